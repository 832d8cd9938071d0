import type { Country } from '../country.ts'
import { matches, requirementField } from '../fields.ts'
import { SIN } from './identity.ts'
import { PROVINCES } from './provinces.ts'
import { AUTHORIZATIONS } from './status.ts'

/** Specification 5.6, Canada. The SIN's checksum is not part of these rules: it is shown as a notice beside them. */
export const compliance: Country['compliance'] = {
  fieldCount: 10,
  requirements: [
    requirementField('sinNumber', 'SIN Number', matches(SIN)),
    requirementField('workPermitStatus', 'Work Authorization Status', (value) => AUTHORIZATIONS.has(value)),
    requirementField('province', 'Province', (value) => Object.hasOwn(PROVINCES, value)),
  ],
  checks: [
    {
      name: 'SIN Validation',
      description: 'SIN must be valid for payroll and tax reporting',
      severity: 'error',
      passes: (facts) => SIN.test(facts.sinNumber ?? ''),
    },
    {
      name: 'Work Authorization',
      description: 'Employee must be authorized to work in Canada',
      severity: 'error',
      passes: (facts) => AUTHORIZATIONS.has(facts.workPermitStatus ?? ''),
    },
  ],
}
