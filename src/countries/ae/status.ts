import { employeeTypeOf } from '../classify.ts'
import type { Facts } from '../country.ts'
import { toOptions } from '../fields.ts'
import { classify } from './who.ts'

export const EMPLOYEE_STATUSES = toOptions(['uae_national', 'gcc_national', 'expatriate_worker'], {
  uae_national: 'UAE National',
  gcc_national: 'GCC National',
})

export const isNational = (facts: Facts): boolean =>
  facts.uaeEmployeeStatus
    ? facts.uaeEmployeeStatus === 'uae_national'
    : employeeTypeOf(classify, facts) === 'citizen_pr'

export const isGcc = (facts: Facts): boolean => facts.uaeEmployeeStatus === 'gcc_national'

export const isExpatriate = (facts: Facts): boolean =>
  facts.uaeEmployeeStatus
    ? facts.uaeEmployeeStatus === 'expatriate_worker'
    : employeeTypeOf(classify, facts) === 'foreign_worker'

/** Nationals of the UAE and of the other Gulf states live and work there without a visa. */
export const needsVisa = (facts: Facts): boolean => !isNational(facts) && !isGcc(facts)

export const VISA_TYPES = toOptions([
  'employment_visa',
  'investor_visa',
  'golden_visa',
  'freelancer_visa',
  'family_visa',
])

export const EMIRATES = toOptions(
  ['abu_dhabi', 'dubai', 'sharjah', 'ajman', 'umm_al_quwain', 'ras_al_khaimah', 'fujairah'],
  { umm_al_quwain: 'Umm Al Quwain', ras_al_khaimah: 'Ras Al Khaimah' },
)

export const GCC_COUNTRIES = toOptions(['saudi_arabia', 'kuwait', 'bahrain', 'qatar', 'oman'])
