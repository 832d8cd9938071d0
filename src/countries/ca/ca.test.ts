import { describe, expect, it } from 'vitest'
import type { Facts, Surface } from '../country.ts'
import { validateFields } from '../judge.ts'
import { holidayWindow, statutoryHolidayPay } from './holiday-pay.ts'
import country from './index.ts'
import { weeklyOvertime } from './overtime.ts'

const today = '2026-11-20'

describe('the window of holiday pay', () => {
  it.each([
    ['ON', '2026-07-01', '2026-05-31', '2026-06-27'],
    ['CLC', '2026-08-01', '2026-06-28', '2026-07-25'],
    ['QC', '2026-11-01', '2026-10-04', '2026-10-31'],
    ['BC', '2026-07-01', '2026-06-01', '2026-06-30'],
    ['AB', '2026-07-01', '2026-06-03', '2026-06-30'],
    ['NL', '2026-07-01', '2026-06-10', '2026-06-30'],
    ['YT', '2026-07-01', '2026-06-14', '2026-06-27'],
  ])('of %s before %s is %s to %s', (where, holiday, from, until) =>
    expect(holidayWindow(where, holiday)).toEqual({ from, until }),
  )
  it('refuses a holiday pay whose facts are not known', () => {
    const pay = { basic: 0, daysAWeek: 5 }
    const q = { regime: 'BC', on: '2026-07-01', pay, earned: { regular: 100_000 }, daysPaid: 20, daysPaidInThirty: 20 }
    expect(() => statutoryHolidayPay(q)).toThrow('Holiday pay, BC: the days employed are not known')
    expect(() => statutoryHolidayPay({ regime: 'MB', on: '2026-07-01', pay })).toThrow(/normal day/)
    expect(() => statutoryHolidayPay({ ...q, regime: 'AB', daysPaid: 0, daysWorkedInYear: 99 })).toThrow(/no average/)
    expect(() => statutoryHolidayPay({ ...q, on: '2025-12-25' })).toThrow(/no figure on file/)
  })
})

describe('overtime of a week', () => {
  it('pays double beyond 12 hours a day in British Columbia, counting no hour twice', () => {
    expect(weeklyOvertime('BC', [14, 8, 8, 8, 8, 8], today)).toMatchObject({ oneAndHalf: 4 + 8, double: 2 })
  })
  it('refuses what is not on file', () => {
    expect(() => weeklyOvertime('ON', [8], '2019-01-01')).toThrow(/no figure on file/)
    expect(() => weeklyOvertime('ZZ', [8], today)).toThrow(/ZZ/)
  })
})

const t = (surface: Surface, key: string, typed: string, about: Facts): string | null => {
  const { errors, warnings } = validateFields(country, surface, { typed: { [key]: typed }, about, today })
  if (errors[key]) return `error: ${errors[key]}`
  if (warnings[key]) return `warning: ${warnings[key]}`
  return null
}

const temporary = { workPermitStatus: 'work_permit' }
const CHECKSUM = 'Invalid SIN - failed checksum validation'
const CARD = 'warning: The check digit of this health card does not match. Please compare it with the card'

describe('specification, fields', () => {
  it.each<[Surface, string, string, Facts, string | null]>([
    ['form', 'sinNumber', '', {}, 'error: SIN number is required for all employees'],
    ['form', 'sinNumber', '623 456 787', {}, null],
    ['form', 'sinNumber', '623-456-787', {}, null],
    ['form', 'sinNumber', '123 456 789', {}, `warning: ${CHECKSUM}`],
    ['form', 'province', '', {}, 'error: Province/Territory is required'],
    ['form', 'workPermitNumber', '', { employmentStatus: 'work_permit' }, 'error: Work Permit Number is required'],
    ['form', 'workPermitNumber', '', { employmentStatus: 'citizen' }, null],
    ['onboarding', 'workPermitStatus', '', {}, 'error: Employee status is required'],
    ['onboarding', 'workPermitStatus', 'LMIA Worker', {}, null],
    ['onboarding', 'workPermitStatus', 'Study Permit with Work Authorization', {}, null],
    ['onboarding', 'sinNumber', '', {}, 'error: SIN number is required for all employees'],
    ['onboarding', 'sinNumber', '123-456-78A', {}, 'error: Invalid SIN format (e.g., 123-456-789)'],
    ['onboarding', 'sinNumber', '12345678', {}, 'error: SIN must be exactly 9 digits'],
    ['onboarding', 'sinNumber', '123-456-789', {}, `error: ${CHECKSUM}`],
    ['onboarding', 'sinNumber', '623456787', {}, null],
    [
      'onboarding',
      'sinNumber',
      '046454286',
      {},
      'warning: Numbers that begin with 0 or 8 are not issued as SINs. Please compare it with the letter',
    ],
    ['onboarding', 'province', '', {}, 'error: Province/Territory is required'],
    ['onboarding', 'provincialHealthCard', '1234 567 897 AB', { province: 'ON' }, null],
    ['onboarding', 'provincialHealthCard', '1234 567 890 AB', { province: 'ON' }, CARD],
    [
      'onboarding',
      'provincialHealthCard',
      '123',
      { province: 'ON' },
      'error: Invalid OHIP format (e.g., 1234 567 890 AB)',
    ],
    [
      'onboarding',
      'provincialHealthCard',
      '123',
      { province: 'QC' },
      'error: Invalid RAMQ format (e.g., ABCD 12345678)',
    ],
    ['onboarding', 'provincialHealthCard', '9698658215', { province: 'BC' }, null],
    ['onboarding', 'provincialHealthCard', '123', {}, 'error: Invalid health card format for selected province'],
    ['onboarding', 'eiNumber', '123456789RP0001', {}, null],
    ['onboarding', 'eiNumber', '123456789RC0001', {}, null],
    ['onboarding', 'eiNumber', '123456789RT0001', {}, 'error: Invalid EI format (e.g., 123456789RP0001)'],
    ['onboarding', 'cppNumber', '123-456-789', {}, null],
    ['onboarding', 'cppNumber', '12345678', {}, 'error: Invalid CPP format (e.g., 123-456-789)'],
    ['onboarding', 'workPermitNumber', '', temporary, 'error: Work Permit Number is required'],
    [
      'onboarding',
      'workPermitNumber',
      'U123',
      temporary,
      'error: Invalid work permit number format (8-12 alphanumeric characters)',
    ],
    ['onboarding', 'workPermitExpiry', today, temporary, 'error: Work permit expiry date must be in the future'],
    [
      'onboarding',
      'passportNumber',
      'A12',
      temporary,
      'error: Invalid passport number format (6-12 alphanumeric characters)',
    ],
    ['onboarding', 'lmiaNumber', '', temporary, null],
    ['onboarding', 'lmiaNumber', '', { workPermitStatus: 'lmia_worker' }, 'error: LMIA Number is required'],
    [
      'onboarding',
      'lmiaNumber',
      '12345',
      { workPermitStatus: 'lmia_worker' },
      'error: Invalid LMIA number format (6-10 alphanumeric characters)',
    ],
    ['compliance', 'sinNumber', '12345678', {}, 'error: SIN Number format is invalid'],
    ['compliance', 'sinNumber', '123456789', {}, `warning: ${CHECKSUM}`],
  ])('%s %s "%s" %j: %s', (...[surface, key, typed, about, verdict]) => {
    expect(t(surface, key, typed, about)).toBe(verdict)
  })

  it.each([
    ['ON', 12],
    ['BC', 11],
    ['QC', 13],
    ['AB', 12],
    ['SK', 9],
    ['MB', 11],
    ['NS', 12],
    ['NB', 9],
    ['NL', 9],
    ['PE', 6],
    ['YT', 8],
    ['NT', 9],
    ['NU', 9],
    ['', 15],
  ])('health card of %s takes at most %i', (province, longest) => {
    const rule = country.fields.find((field) => field.key === 'provincialHealthCard')?.on.onboarding
    expect(rule?.maxLength?.({ province })).toBe(longest)
  })

  it('writes one SIN in two ways', () => {
    const on = country.fields.find((field) => field.key === 'sinNumber')?.on
    expect([on?.form, on?.onboarding, on?.compliance].map((rule) => rule?.format('123456782'))).toEqual([
      '123 456 782',
      '123-456-782',
      '123-456-782',
    ])
  })

  it('lists the provinces and territories', () => {
    expect(country.regions?.options.map((option) => option.value).sort()).toEqual(
      'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
    )
  })

  it('takes the form’s employment status for the work authorization', () => {
    expect(country.derive({ employmentStatus: 'work_permit' }).workPermitStatus).toBe('work_permit')
    expect(country.derive({ workPermitStatus: 'lmia_worker' }).employmentStatus).toBe('work_permit')
  })
})

describe('a holiday that is worked', () => {
  const day = (date: number, kind: 'working' | 'holiday', hours: number) => ({
    day: `2026-06-${date}`,
    kind,
    worked: [{ from: 480, until: 480 + hours * 60 }],
    normal: 480,
  })
  const days = [
    day(22, 'working', 9),
    day(23, 'working', 9),
    day(24, 'holiday', 8),
    day(25, 'working', 9),
    day(26, 'working', 9),
  ]
  const overtime = (regime: string): number =>
    country.time
      .classify({ regime, days, daysAWeek: 5, facts: {}, on: '2026-06-22' })
      .value.filter((part) => part.class === 'overtime')
      .reduce((sum, part) => sum + part.minutes, 0)

  it('fills the week in Québec, where holidays count as worked, and not in Ontario', () => {
    expect(overtime('QC')).toBe(4 * 60)
    expect(overtime('ON')).toBe(0)
  })
})

describe('rest between shifts', () => {
  it.each([
    ['CLC', 480, 300],
    ['ON', 480, 300],
    ['BC', 480, 300],
    ['AB', 480, 300],
    ['NS', null, null],
  ])('in %s is %s minutes, and a break comes after %s', (regime, betweenShifts, withoutBreak) =>
    expect(country.time.rest(regime, today)).toMatchObject({ betweenShifts, withoutBreak, daysAWeek: 1 }),
  )
})

describe('managers', () => {
  const covered = (regime: string, facts: Facts) =>
    country.time.covered({ regime, facts, pay: { basic: 0, daysAWeek: 5 }, on: today }).value
  it('are outside the hours of the Canada Labour Code and of Ontario', () => {
    expect(covered('CLC', { manager: 'yes' })).toBe(false)
    expect(covered('ON', { manager: 'yes' })).toBe(false)
    expect(covered('CLC', {})).toBe(true)
  })
  it('and people in information technology in Ontario alone', () => {
    expect(covered('ON', { itProfessional: 'yes' })).toBe(false)
    expect(covered('CLC', { itProfessional: 'yes' })).toBe(true)
  })
})

describe('paid days of sickness', () => {
  const paid = (regime: string, days: number) => {
    const months = Math.floor(days / 30)
    const service = { months, years: Math.floor(months / 12), days }
    const kind = country.leave.kinds.find(({ key }) => key === 'sick')
    return kind?.pay(10, { regime, service, on: today }).find(({ by }) => by === 'employer')?.days ?? 0
  }
  it.each([
    ['BC', 89, 0],
    ['BC', 90, 5],
    ['QC', 80, 0],
    ['QC', 92, 2],
    ['CLC', 29, 0],
    ['CLC', 30, 3],
  ])('in %s after %i days of service are %i', (regime, days, count) => expect(paid(regime, days)).toBe(count))
})
