import { employeeTypeOf } from '../classify.ts'
import type { Facts } from '../country.ts'
import { toOptions } from '../fields.ts'
import { classify } from './who.ts'

export const WORK_PASSES = toOptions([
  'employment_pass',
  's_pass',
  'work_permit',
  'personalized_employment_pass',
  'entrepreneur_pass',
])

/** What the onboarding page offers as work pass type: no pass needed, or one of the passes. */
export const WORK_PASS_TYPES = [
  ...toOptions(['citizen', 'permanent_resident'], { citizen: 'Citizen', permanent_resident: 'PR' }),
  ...WORK_PASSES,
]

const isPass = (value: string): boolean => WORK_PASSES.some((pass) => pass.value === value)

/** Works here on a pass. The pass type says so best, then the employment status, then the classification. */
export const isForeign = (facts: Facts): boolean => {
  if (facts.workPassType) return isPass(facts.workPassType)
  if (facts.employmentStatus) return facts.employmentStatus === 'work_permit'
  return employeeTypeOf(classify, facts) === 'foreign_worker'
}

/** Known to be a citizen or permanent resident; somebody of whom nothing is known is neither this nor foreign. */
export const isLocal = (facts: Facts): boolean => {
  if (facts.workPassType) return !isPass(facts.workPassType)
  if (facts.employmentStatus) return facts.employmentStatus !== 'work_permit'
  return employeeTypeOf(classify, facts) === 'citizen_pr'
}

export const onWorkPermit = (facts: Facts): boolean => facts.employmentStatus === 'work_permit'
export const isWorkPass = isPass
