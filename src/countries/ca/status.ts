import { employeeTypeOf } from '../classify.ts'
import type { Facts } from '../country.ts'
import { toOptions } from '../fields.ts'
import { classify } from './who.ts'

/** The six of the onboarding page. Three of them are also the form's and four the compliance rules'. */
export const STATUSES = toOptions(
  ['citizen', 'permanent_resident', 'work_permit', 'student_permit', 'provincial_nominee', 'lmia_worker'],
  {
    citizen: 'Canadian Citizen',
    work_permit: 'Work Permit Holder',
    student_permit: 'Study Permit with Work Authorization',
    lmia_worker: 'LMIA Worker',
  },
)

/** Compliance rules (5.6) know four; nominees and LMIA workers work on a work permit. */
export const AUTHORIZATIONS: ReadonlySet<string> = new Set([
  'citizen',
  'permanent_resident',
  'work_permit',
  'student_permit',
  'provincial_nominee',
  'lmia_worker',
])

const LOCAL: ReadonlySet<string> = new Set(['citizen', 'permanent_resident'])

/** Works on a permit that ends. */
export const isTemporary = (facts: Facts): boolean => {
  const status = facts.workPermitStatus || facts.employmentStatus
  return status ? !LOCAL.has(status) : employeeTypeOf(classify, facts) === 'foreign_worker'
}

export const isLmia = (facts: Facts): boolean => facts.workPermitStatus === 'lmia_worker'
export const onWorkPermit = (facts: Facts): boolean => facts.employmentStatus === 'work_permit'
