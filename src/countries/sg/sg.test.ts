import { describe, expect, it } from 'vitest'
import { toMinor } from '../../shared/money.ts'
import type { Facts, Surface } from '../country.ts'
import { validateFields } from '../judge.ts'
import { isNricOrFin, isUen } from './identity.ts'
import country from './index.ts'
import { monthlyLimit, publicHolidayExtra, restDayPay, statutoryOvertime } from './overtime.ts'
import vectors from './vectors.json' with { type: 'json' }

const today = '2026-11-20'
const asked = new Set<string>()
// biome-ignore lint/suspicious/noExplicitAny: worked examples differ in shape by topic
const of = (topic: string): [string, any, any][] => {
  asked.add(topic)
  return vectors.filter((v) => v.topic === topic).map((v) => [v.id, v.input, v.expected])
}
const cents = (amount: number): number => toMinor(amount.toFixed(2))

describe('worked examples', () => {
  it('leave none out', () => expect(vectors.filter((v) => !asked.has(v.topic))).toEqual([]))
  it.each(of('nric_fin'))('%s %s', (_id, input, expected) => expect(isNricOrFin(input)).toBe(expected))
  it.each(of('uen'))('%s %s', (_id, input, expected) => expect(isUen(input)).toBe(expected))

  it.each(of('overtime'))('%s overtime', (_id, input, expected) => {
    const result = statutoryOvertime(
      { basic: cents(input.monthlyBasic), workman: input.workman, hours: input.otHours },
      today,
    )
    expect(result.covered).toBe(expected.covered)
    expect(result.pay).toBe(cents(expected.otPay))
    if (expected.hourlyBasic) expect(result.hourly).toBe(cents(expected.hourlyBasic))
  })

  it.each(of('overtime_limit'))('%s limit', (_id, input, expected) =>
    expect(input.otHoursInMonth <= monthlyLimit.on(today).value).toBe(expected.ok),
  )

  it.each(of('rest_day_pay'))('%s rest day', (_id, input, expected) => {
    const workedHours = input.workedHours ?? (input.worked === 'up_to_half' ? 4 : 8)
    const result = restDayPay({
      basic: cents(input.monthlyBasic),
      workDaysPerWeek: input.workDaysPerWeek,
      requestedBy: input.requestedBy,
      normalHours: input.normalHours ?? 8,
      workedHours,
    })
    expect(result.daily).toBe(cents(expected.dailyBasic))
    expect(result.pay).toBe(cents(expected.pay))
    if (expected.otPay) expect(result.overtime).toBe(cents(expected.otPay))
  })

  it.each(of('public_holiday_pay'))('%s public holiday', (_id, input, expected) => {
    const days = input.phWorked ?? input.phOnNonWorkingDay
    const pay = publicHolidayExtra(cents(input.monthlyBasic ?? input.monthlyGross), input.workDaysPerWeek, days)
    expect(pay).toBe(cents(expected.extraPay ?? expected.inLieuPay))
  })
})

const t = (surface: Surface, key: string, typed: string, about: Facts = {}, more: Facts = {}): string | null => {
  const { errors, warnings } = validateFields(country, surface, { [key]: typed, ...more }, about, today)
  return errors[key] ? `error: ${errors[key]}` : warnings[key] ? `warning: ${warnings[key]}` : null
}

const NRIC = 'error: Invalid NRIC format (e.g., S1234567A, T1234567B)'
const FIN = 'error: Invalid FIN format (e.g., F1234567B, G1234567C)'
const foreign = { employeeType: 'foreign_worker' }
const local = { employeeType: 'citizen_pr' }
const permit = { employmentStatus: 'work_permit' }

describe('specification, fields', () => {
  it.each<[Surface, string, string, Facts, string | null]>([
    ['form', 'nric', '', {}, 'error: NRIC/FIN is required'],
    ['form', 'nric', 's1234567d', {}, null],
    ['form', 'nric', 'S 1234567-D', {}, null],
    ['form', 'nric', 'G1234567X', {}, null],
    ['form', 'nric', 'M1234567K', {}, null],
    ['form', 'nric', 'A1234567D', {}, NRIC],
    ['form', 'nric', 'S123456D', {}, NRIC],
    [
      'form',
      'nric',
      'S1234567A',
      {},
      'warning: The check letter of this number does not match. Please compare it with the card',
    ],
    ['form', 'nric', '', { fin: 'G1234567X' }, null],
    ['form', 'workPassType', '', permit, 'error: Work Pass Type is required'],
    ['form', 'workPassNumber', '', permit, 'error: Work Pass Number is required'],
    ['form', 'workPassExpiry', '', permit, 'error: Work Pass Expiry is required'],
    ['form', 'workPassNumber', '', { employmentStatus: 'citizen' }, null],
    ['form', 'workPassType', 'citizen', permit, 'error: Work Pass Type must be a pass'],
    ['form', 'workPassType', 'S Pass', permit, null],
    ['form', 'workPassExpiry', '2026-11-20', permit, 'warning: Work pass expiry date must be in the future'],
    ['onboarding', 'workPassType', '', {}, 'error: Work pass type is required for Singapore employees'],
    ['onboarding', 'workPassType', 'PR', {}, null],
    ['onboarding', 'workPassType', 'others', {}, 'error: Work Pass Type is not one of the choices'],
    ['onboarding', 'workingDaysPerWeek', '', {}, 'error: Working days per week is required'],
    ['onboarding', 'overtimeRateMultiplier', '', {}, 'error: Overtime rate multiplier is required'],
    ['onboarding', 'nric', '', local, 'error: NRIC is required for Singapore Citizens and Permanent Residents'],
    ['onboarding', 'nric', '', {}, null],
    ['onboarding', 'nric', 'X1234567A', local, NRIC],
    ['onboarding', 'fin', '', foreign, 'error: FIN is required for foreign workers'],
    ['onboarding', 'fin', '', local, null],
    ['onboarding', 'fin', 'S1234567D', foreign, FIN],
    ['onboarding', 'fin', 'F1234567N', foreign, null],
    ['onboarding', 'fin', 'G1234567X', foreign, null],
    ['onboarding', 'fin', 'M1234567K', foreign, null],
    ['onboarding', 'workPassNumber', '', foreign, 'error: Work pass number is required for foreign workers'],
    ['onboarding', 'workPassNumber', 'WP123', foreign, 'error: Invalid work pass number format (e.g., WP12345678A)'],
    [
      'onboarding',
      'workPassNumber',
      'WP1234567890A',
      foreign,
      'error: Invalid work pass number format (e.g., WP12345678A)',
    ],
    ['onboarding', 'workPassNumber', 'wp12345678a', foreign, null],
    ['onboarding', 'workPassExpiry', '', foreign, 'error: Work pass expiry date is required for foreign workers'],
    ['onboarding', 'workPassExpiry', '2026-11-20', foreign, 'error: Work pass expiry date must be in the future'],
    ['onboarding', 'workPassExpiry', '2027-02-29', foreign, 'error: Work Pass Expiry must be a valid date'],
    ['onboarding', 'workPassExpiry', '2026-11-21', foreign, null],
    ['onboarding', 'monthlyAllowances', '-1', {}, 'error: Monthly allowances must be a valid positive number'],
    ['onboarding', 'monthlyAllowances', 'abc', {}, 'error: Monthly allowances must be a number'],
    ['onboarding', 'monthlyAllowances', '250.50', {}, null],
    ['compliance', 'workPassNumber', 'WP12345678A', foreign, 'error: Work Permit Number format is invalid'],
    ['compliance', 'workPassNumber', 'WP123456789A', foreign, null],
    ['compliance', 'cpfContributionRate', '37', {}, null],
    ['compliance', 'cpfContributionRate', '37.01', {}, 'error: CPF Contribution Rate format is invalid'],
    ['compliance', 'skillsDevelopmentLevy', '11.25', {}, null],
    ['compliance', 'skillsDevelopmentLevy', '11.26', {}, 'error: Skills Development Levy format is invalid'],
  ])('%s %s "%s" %j: %s', (surface, key, typed, about, verdict) => {
    expect(t(surface, key, typed, about)).toBe(verdict)
  })

  it('takes a FIN typed into the NRIC/FIN box for the FIN', () => {
    expect(country.derive({ nric: 'G1234567X' }).fin).toBe('G1234567X')
    expect(country.derive({ nric: 'S1234567D' }).fin).toBeUndefined()
    expect(t('onboarding', 'fin', '', foreign, { nric: 'G1234567X' })).toBeNull()
  })

  it('lists the work pass types', () => {
    const options = country.fields.find((field) => field.key === 'workPassType')?.options?.map((option) => option.value)
    expect(options?.slice(2)).toEqual([
      'employment_pass',
      's_pass',
      'work_permit',
      'personalized_employment_pass',
      'entrepreneur_pass',
    ])
  })
})
