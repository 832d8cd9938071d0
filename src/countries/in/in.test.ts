import { describe, expect, it } from 'vitest'
import type { Facts, Surface } from '../country.ts'
import { validateFields } from '../judge.ts'
import country from './index.ts'

const today = '2026-11-20'
const field = (key: string) => country.fields.find((candidate) => candidate.key === key)
const _canonical = (key: string, typed: string): string => field(key)?.canonical(typed) ?? ''

const t = (surface: Surface, key: string, typed: string, about: Facts): string | null => {
  const { errors, warnings } = validateFields(country, surface, { typed: { [key]: typed }, about, today })
  if (errors[key]) return `error: ${errors[key]}`
  if (warnings[key]) return `warning: ${warnings[key]}`
  return null
}

const citizen = { employeeType: 'citizen_pr' }
const foreign = { employeeType: 'foreign_worker' }

describe('specification, fields', () => {
  it.each<[Surface, string, string, Facts, string | null]>([
    ['form', 'panNumber', '', {}, 'error: PAN Number is required'],
    ['form', 'panNumber', 'acupa7085r', {}, null],
    [
      'form',
      'panNumber',
      'abcde1234f',
      {},
      "warning: A person's PAN has P as its fourth letter. Please compare it with the card",
    ],
    ['form', 'panNumber', 'abcpe1234f', {}, null],
    ['form', 'panNumber', 'ABCD1234F', {}, 'error: Invalid PAN format (e.g., ABCDE1234F)'],
    ['form', 'aadhaarNumber', '', {}, 'error: Aadhaar Number is required'],
    ['form', 'aadhaarNumber', '', foreign, null],
    ['form', 'aadhaarNumber', '', { nationality: 'Nepalese' }, null],
    ['form', 'aadhaarNumber', '', { nationality: 'Indian' }, 'error: Aadhaar Number is required'],
    ['form', 'aadhaarNumber', '2341 2341 2346', {}, null],
    ['form', 'aadhaarNumber', '234123412346', {}, null],
    ['form', 'aadhaarNumber', '2341-2341-2346', {}, null],
    ['form', 'aadhaarNumber', '२३४१ २३४१ २३४६', {}, null],
    [
      'form',
      'aadhaarNumber',
      '2341 2341 2347',
      {},
      'warning: The check digit of this Aadhaar does not match. Please compare it with the card',
    ],
    ['onboarding', 'employeeStatus', '', {}, 'error: Employee status is required'],
    ['onboarding', 'employeeStatus', 'Indian Citizen', {}, null],
    ['onboarding', 'employeeStatus', 'OCI', {}, null],
    ['onboarding', 'panNumber', 'ABCDE12345', {}, 'error: Invalid PAN format (e.g., ABCDE1234F)'],
    ['onboarding', 'aadhaarNumber', '', citizen, 'error: Aadhaar is required for Indian citizens'],
    ['onboarding', 'aadhaarNumber', '', { employeeStatus: 'oci' }, null],
    ['onboarding', 'aadhaarNumber', '12345678901', citizen, 'error: Aadhaar must be exactly 12 digits'],
    ['onboarding', 'aadhaarNumber', '12345678901A', citizen, 'error: Invalid Aadhaar format (12 digits only)'],
    ['onboarding', 'pfNumber', 'KN/BNG/1234567/123/1234567', {}, null],
    ['onboarding', 'pfNumber', 'KNBNG12345671231234567', {}, null],
    ['onboarding', 'pfNumber', 'KN/BNG/1234567/123', {}, 'error: Invalid PF format (e.g., KN/BNG/1234567/123/1234567)'],
    ['onboarding', 'esiNumber', '1234567890', {}, null],
    ['onboarding', 'esiNumber', '12345678901', {}, 'error: Invalid ESI format (17 digits)'],
    [
      'onboarding',
      'esiNumber',
      '12345678901234567',
      {},
      "warning: 17 digits is an employer's code; an insured person's number has 10 digits",
    ],
    ['onboarding', 'uanNumber', '10042760728', {}, 'error: Invalid UAN format (12 digits)'],
    ['onboarding', 'uanNumber', '100427607286', {}, null],
    ['onboarding', 'ifscCode', 'sbin0001234', {}, null],
    ['onboarding', 'ifscCode', 'SBI00001234', {}, 'error: Invalid IFSC format (e.g., SBIN0001234)'],
    [
      'onboarding',
      'ifscCode',
      'HDFC1000123',
      {},
      'warning: The fifth character of an IFSC is 0. Please compare it with the cheque book',
    ],
    ['onboarding', 'workVisaType', '', foreign, 'error: Work visa type is required'],
    ['onboarding', 'workVisaType', '', citizen, null],
    [
      'onboarding',
      'visaNumber',
      'A123456',
      foreign,
      'error: Invalid visa number format (8-15 alphanumeric characters)',
    ],
    ['onboarding', 'visaNumber', 'VA123456', foreign, null],
    ['onboarding', 'visaExpiry', '2026-11-19', foreign, 'error: Visa expiry date must be in the future'],
    [
      'onboarding',
      'passportNumber',
      'A1234',
      foreign,
      'error: Invalid passport number format (6-12 alphanumeric characters)',
    ],
    ['onboarding', 'passportNumber', 'A1234567', foreign, null],
    ['compliance', 'esiNumber', '1234567890', {}, null],
    ['compliance', 'stateRegistration', 'KA', {}, null],
    ['compliance', 'stateRegistration', 'Karnataka', {}, null],
    ['compliance', 'stateRegistration', 'KL', {}, 'error: State Registration format is invalid'],
    ['compliance', 'aadhaarNumber', '23412341234', {}, 'error: Aadhaar Number format is invalid'],
  ])('%s %s "%s" %j: %s', (...[surface, key, typed, about, verdict]) => {
    expect(t(surface, key, typed, about)).toBe(verdict)
  })

  it('writes one Aadhaar in two ways', () => {
    expect(field('aadhaarNumber')?.on.form?.format('234123412346')).toBe('2341 2341 2346')
    expect(field('aadhaarNumber')?.on.compliance?.format('234123412346')).toBe('234123412346')
    expect(field('pfNumber')?.on.onboarding?.format('KNBNG12345671231234567')).toBe('KN/BNG/1234567/123/1234567')
  })

  it('knows 28 States and 8 Union Territories', () => expect(country.regions?.options).toHaveLength(36))
})

describe('the law of a State', () => {
  it('is that of the Centre where the State has none on file, and refused by name where there is no such State', () => {
    const of = (region: string | null) => country.time.regimeOf({ region, facts: {} }, '2026-11-20')
    expect(of('KA')).toBe('KA')
    expect(of('GJ')).toBe('osh_central')
    expect(of(null)).toBe('osh_central')
    expect(() => of('Atlantis')).toThrow('There is no State called Atlantis')
  })
})

describe('work on the day of rest', () => {
  const worked = [{ from: 540, until: 1020 }]
  const week = (hours: number) =>
    [16, 17, 18, 19, 20, 21, 22].map((date, i) => ({
      day: `2026-11-${date}`,
      kind: i === 6 ? ('rest_day' as const) : ('working' as const),
      worked: i === 6 ? [{ from: 540, until: 540 + hours * 60 }] : worked,
      normal: 480,
    }))
  const minutesOf = (days: ReturnType<typeof week>, name: string): number =>
    country.time
      .classify({ regime: 'osh_central', days, daysAWeek: 6, facts: {}, on: today })
      .value.filter((part) => part.class === name)
      .reduce((sum, part) => sum + part.minutes, 0)

  it('is overtime beyond 48 hours of the week, rule 69(1)', () => {
    expect(minutesOf(week(8), 'overtime')).toBe(480)
    expect(minutesOf(week(8), 'rest_day')).toBe(0)
    expect(minutesOf(week(0), 'overtime')).toBe(0)
  })

  it('is work of the day of rest within them', () => {
    expect(minutesOf(week(8).slice(1), 'rest_day')).toBe(480)
    expect(minutesOf(week(8).slice(1), 'overtime')).toBe(0)
  })
})

describe('earned leave of somebody who joined within the year', () => {
  const days = (daysWorked: number, daysFromJoining?: number) =>
    Number(
      country.leave.kinds
        .find(({ key }) => key === 'annual')
        ?.entitlement({
          regime: 'osh_central',
          service: { months: 4, years: 0, days: 120, daysWorked, ...(daysFromJoining && { daysFromJoining }) },
          on: '2026-12-31',
        })
        .value.valueOf(),
    )

  it('asks for a quarter of the days that are left of it', () => {
    // From 1 October 92 days are left of the year: 23 worked are enough.
    expect(days(60, 92)).toBe(3)
    expect(days(23, 92)).toBe(1)
    expect(days(22, 92)).toBe(0)
  })
  it('asks for 180 days of a whole year', () => {
    expect(days(179)).toBe(0)
    expect(days(180)).toBe(9)
  })
})
