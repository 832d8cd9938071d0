import { describe, expect, it } from 'vitest'
import type { Facts, Surface } from '../country.ts'
import { validateFields } from '../judge.ts'
import country from './index.ts'

const today = '2026-11-20'

const t = (
  surface: Surface,
  key: string,
  typed: string,
  { about = {}, more = {} }: { about?: Facts; more?: Facts } = {},
): string | null => {
  const { errors, warnings } = validateFields(country, surface, { typed: { [key]: typed, ...more }, about, today })
  if (errors[key]) return `error: ${errors[key]}`
  if (warnings[key]) return `warning: ${warnings[key]}`
  return null
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
  ])('%s %s "%s" %j: %s', (...[surface, key, typed, about, verdict]) => {
    expect(t(surface, key, typed, { about })).toBe(verdict)
  })

  it('takes a FIN typed into the NRIC/FIN box for the FIN', () => {
    expect(country.derive({ nric: 'G1234567X' }).fin).toBe('G1234567X')
    expect(country.derive({ nric: 'S1234567D' }).fin).toBeUndefined()
    expect(t('onboarding', 'fin', '', { about: foreign, more: { nric: 'G1234567X' } })).toBeNull()
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

describe('leave for a child', () => {
  const weeksOf = (key: string, months: number, childBorn: string) =>
    Number(
      country.leave.kinds
        .find((kind) => kind.key === key)
        ?.entitlement({
          regime: 'employment_act',
          service: { months, years: 0, days: months * 30 },
          event: { childBorn, childIsCitizen: true },
          on: childBorn,
        })
        .value.valueOf(),
    ) / 7

  it.each([
    ['paternity', 2, 0],
    ['paternity', 3, 4],
    ['shared_parental', 2, 0],
    ['shared_parental', 3, 10],
    ['maternity', 2, 0],
    ['maternity', 3, 16],
  ])('%s after %i months of service is %i weeks', (key, months, weeks) =>
    expect(weeksOf(key, months, '2026-06-01')).toBe(weeks),
  )
})
