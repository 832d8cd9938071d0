import { describe, expect, it } from 'vitest'
import { complianceScore } from '../features/people/compliance/rules.ts'
import { autoOvertime, publicHolidayOvertime, sundayOvertime } from '../features/people/employees/overtime.rules.ts'
import { dialogCalculation } from '../features/time/overtime/dialog.ts'
import { exact } from '../shared/money.ts'
import type { Facts } from './country.ts'
import { elsewhere } from './elsewhere.ts'
import { loadCountries } from './registry.ts'

/** One row for each constant and message of the specification that speaks of a country. */

const countries = await loadCountries(import.meta.dirname)
const today = '2026-11-20'

describe('constants', () => {
  it.each([
    ['SG', 'SGD', 'S$', 5000, 'SG', '🇸🇬', 'Singaporean', 'Monthly', 6],
    ['IN', 'INR', '₹', 50_000, 'IN', '🇮🇳', 'Indian', 'Monthly', 12],
    ['CA', 'CAD', 'C$', 4500, 'CA', '🇨🇦', 'Canadian', 'Bi-weekly', 10],
    ['AE', 'AED', 'AED', 8000, 'AE', '🇦🇪', 'Emirati', 'Monthly', 8],
  ])('%s: %s %s', (...[code, currency, symbol, sample, prefix, flag, demonym, frequency, fields]) => {
    const country = countries.get(code)
    expect(country.currency).toMatchObject({ code: currency, symbol, minorUnits: 2 })
    expect([country.sampleSalary, country.employeeNumberPrefix, country.flag]).toEqual([sample, prefix, flag])
    expect([country.demonym, country.payFrequency, country.compliance.fieldCount]).toEqual([demonym, frequency, fields])
  })

  it.each([
    ['SG', 44, 72, 1.5, 2],
    ['IN', 48, 60, 2, 2],
    ['CA', 40, 48, 1.5, 1.5],
    ['AE', 48, 60, 1.25, 1.5],
  ])('work hours of %s: %d, %d, %d, %d', (...[code, standard, maximum, overtimeMultiplier, holidayMultiplier]) => {
    expect(countries.get(code).hours).toEqual({ standard, maximum, overtimeMultiplier, holidayMultiplier })
  })

  it.each([
    ['SG', 44, 1.5, 72],
    ['IN', 48, 2, 60],
    ['CA', 40, 1.5, null],
    ['AE', 48, 1.25, 60],
  ])('overtime dialog of %s: %d, %d, %s', (code, threshold, rate, monthlyMaximum) => {
    expect(countries.get(code).overtimeDialog).toEqual({ threshold, rate, monthlyMaximum })
  })

  it.each([
    ['SG', 2],
    ['IN', 2],
    ['AE', 1.5],
    ['CA', 1.5],
  ])('Sunday and public holiday multiplier of %s: %d', (code, multiplier) => {
    expect(countries.get(code).sundayAndHolidayMultiplier).toBe(multiplier)
  })

  it('other countries', () => {
    expect(elsewhere).toEqual({
      standardHours: 40,
      overtimeMultiplier: 1.5,
      sundayAndHolidayMultiplier: 2,
      weeksPerMonth: '4.33',
    })
  })

  it.each([
    ['SG', ['Max 72 hours per month', '1.5x weekday after 44 hours', '2x Sunday and public holiday']],
    ['IN', ['Max 50 hours per quarter', '2x overtime rate']],
    ['CA', ['1.5x after 44 hours federal', '2x statutory holidays']],
    ['AE', ['Max 2 hours per day', '1.25x regular', '1.5x night (10 PM to 4 AM) and holiday']],
  ])('guidance of %s', (code, lines) => expect(countries.get(code).guidance).toEqual(lines))

  it.each([
    ['SG', ['citizen', 'permanent_resident', 'work_permit']],
    ['IN', undefined],
    ['CA', ['citizen', 'permanent_resident', 'work_permit']],
    ['AE', undefined],
  ])('employment statuses of %s', (code, values) =>
    expect(countries.get(code).employmentStatuses?.map((option) => option.value)).toEqual(values),
  )
})

describe('hourly rate from basic salary', () => {
  it.each([
    ['SG', 500_000, 44, '24.038462', 'SGD'],
    ['IN', 5_000_000, 48, '240.384615', 'INR'],
    ['AE', 800_000, 48, '33.333333', 'AED'],
    ['CA', 450_000, 40, '25.961738', 'CAD'],
    ['CA', 450_000, 37.5, '27.692521', 'CAD'],
    ['SG', 0, 44, '0', 'SGD'],
  ])('%s %d minor units, %d hours a week: %s', (...[code, basic, weeklyHours, value, unit]) => {
    const country = countries.get(code)
    const explained = country.hourlyRate({ basic, weeklyHours })
    expect([explained.value, explained.unit]).toEqual([value, unit])
    expect(explained.steps.at(-1)?.result).toBe(value)
    expect(explained.inputs[0]).toMatchObject({ unit })
    expect(explained.rule.source.title).toContain('Hourly rate')
  })

  it('is exact before it is written', () => {
    expect(countries.get('SG').exactHourlyRate({ basic: 500_000, weeklyHours: 44 }).equals(exact('500000/208'))).toBe(
      true,
    )
    expect(() => countries.get('CA').hourlyRate({ basic: 1, weeklyHours: 0 })).toThrow(RangeError)
  })
})

describe('classification', () => {
  it.each([
    ['SG', 'Singaporean', undefined, 'citizen_pr', 0.95],
    ['SG', 'Malaysian', undefined, 'foreign_worker', 0.9],
    ['SG', 'Malaysian', 'permanent_resident', 'citizen_pr', 0.95],
    ['SG', 'Singaporean', 'work_permit', 'citizen_pr', 0.95],
    ['IN', 'Indian', undefined, 'citizen_pr', 0.95],
    ['IN', 'india', undefined, 'citizen_pr', 0.95],
    ['CA', 'CAN', undefined, 'citizen_pr', 0.95],
    ['CA', 'Indian', 'work_permit', 'foreign_worker', 0.9],
    ['AE', 'Emirati', undefined, 'citizen_pr', 0.95],
    ['AE', 'UAE', undefined, 'citizen_pr', 0.95],
    ['AE', 'Egyptian', undefined, 'foreign_worker', 0.9],
  ])('%s, %s, %s: %s %d', (...[code, nationality, status, expected, confidence]) => {
    expect(countries.get(code).classify(nationality, status)).toMatchObject({ status: expected, confidence })
  })
})

describe('overtime', () => {
  it.each([
    // hours beyond × salary/26/8 (or the country's own) × multiplier
    ['SG', 500_000, 44, 50, 21_635],
    ['IN', 5_000_000, 48, 50, 96_154],
    ['CA', 450_000, 40, 44, 15_577],
    ['AE', 800_000, 48, 50, 8333],
    ['AE', 800_000, 48, 40, 0],
  ])('automatic in %s', (...[code, basic, standardHours, hoursWorked, amount]) => {
    const country = countries.get(code)
    expect(autoOvertime({ country, basic, standardHours, hoursWorked, rateType: 'multiplier' }).amount).toBe(amount)
  })

  it.each([
    ['SG', 38_462],
    ['IN', 38_462],
    ['AE', 25_000],
    ['CA', 34_616],
  ])('8 hours on a Sunday or a public holiday in %s', (code, amount) => {
    const pay = { country: countries.get(code), basic: 500_000, hours: 8 }
    expect(sundayOvertime(pay).amount).toBe(amount)
    expect(publicHolidayOvertime(pay).amount).toBe(amount)
  })

  it.each([
    ['SG', 44, 72, true, 0],
    ['SG', 44, 72.5, false, 1],
    ['IN', 48, 60.5, false, 1],
    ['AE', 48, 60, true, 0],
    ['CA', 40, 100, true, 0],
  ])('dialog in %s: %d of %d hours', (...[code, regularHours, totalHours, legalCompliant, errors]) => {
    const country = countries.get(code)
    const result = dialogCalculation({ country, basic: 500_000, mode: 'automatic', regularHours, totalHours })
    expect(result.legalCompliant).toBe(legalCompliant)
    expect(result.notices.filter((n) => n.severity === 'error' && n.message.startsWith('LEGAL WARNING'))).toHaveLength(
      errors,
    )
  })
})

describe('compliance', () => {
  const score = (code: string, facts: Facts) => complianceScore(countries.get(code), facts, today)

  it.each<[string, Facts, number, string[], string[]]>([
    [
      'SG',
      { employeeType: 'foreign_worker' },
      50,
      [
        'Work Permit Number is required for Singapore compliance',
        'Work Permit Expiry is required for Singapore compliance',
        'Work Permit Validity: Work permit must be valid and not expired',
      ],
      [],
    ],
    [
      'SG',
      { employeeType: 'citizen_pr' },
      92,
      [],
      ['CPF Contribution: CPF contribution rate must be on file, between 0 and 37 percent'],
    ],
    [
      'SG',
      {
        employeeType: 'foreign_worker',
        workPassNumber: 'WP1',
        workPassExpiry: today,
        cpfContributionRate: '38',
        skillsDevelopmentLevy: '12',
      },
      17,
      [
        'Work Permit Number format is invalid',
        'CPF Contribution Rate format is invalid',
        'Skills Development Levy format is invalid',
        'Work Permit Expiry format is invalid',
        'Work Permit Validity: Work permit must be valid and not expired',
      ],
      [],
    ],
    [
      'IN',
      {},
      36,
      [
        'PAN Number is required for India compliance',
        'EPF Number is required for India compliance',
        'State Registration is required for India compliance',
        'PAN Validation: PAN number must be valid for tax deduction at source',
      ],
      ['EPF Registration: Employee must be registered with the provident fund (EPF)'],
    ],
    [
      'CA',
      {},
      0,
      [
        'SIN Number is required for Canada compliance',
        'Work Authorization Status is required for Canada compliance',
        'Province is required for Canada compliance',
        'SIN Validation: SIN must be valid for payroll and tax reporting',
        'Work Authorization: Employee must be authorized to work in Canada',
      ],
      [],
    ],
    ['CA', { sinNumber: '130692544', province: 'ON', employmentStatus: 'citizen' }, 100, [], []],
    [
      'AE',
      {},
      0,
      [
        'Emirates ID is required for United Arab Emirates compliance',
        'Labor Card Number is required for United Arab Emirates compliance',
        'Visa Status is required for United Arab Emirates compliance',
        'Emirate is required for United Arab Emirates compliance',
        'Emirates ID Validation: Emirates ID must be valid',
        'Labor Authorization: Labor card and visa status are needed to work',
      ],
      [],
    ],
  ])('%s %j: %d', (...[code, facts, expected, errors, warnings]) => {
    const result = score(code, facts)
    expect(result.errors).toEqual(errors)
    expect(result.warnings).toEqual(warnings)
    expect(result.score).toBe(expected)
    const withoutErrors = warnings.length > 0 ? 'partial' : 'compliant'
    expect(result.status).toBe(errors.length > 0 ? 'non-compliant' : withoutErrors)
  })

  it('counts a SIN that fails its checksum as a warning: it weighs half an error', () => {
    const result = score('CA', { sinNumber: '123456789', province: 'ON', employmentStatus: 'citizen' })
    expect(result).toMatchObject({
      score: 90,
      status: 'partial',
      warnings: ['Invalid SIN - failed checksum validation'],
    })
  })
})
