import { employeeTypeOf } from '../classify.ts'
import type { Facts } from '../country.ts'
import { toOptions } from '../fields.ts'
import { classify } from './who.ts'

export const EMPLOYEE_STATUSES = toOptions(['indian_citizen', 'foreign_worker', 'oci', 'pio'], {
  oci: 'OCI',
  pio: 'PIO',
})

/** Needs a work visa. Overseas citizens and persons of Indian origin do not. */
export const isForeign = (facts: Facts): boolean =>
  facts.employeeStatus
    ? facts.employeeStatus === 'foreign_worker'
    : employeeTypeOf(classify, facts) === 'foreign_worker'

export const isCitizen = (facts: Facts): boolean =>
  facts.employeeStatus ? facts.employeeStatus === 'indian_citizen' : employeeTypeOf(classify, facts) === 'citizen_pr'
