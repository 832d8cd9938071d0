import type { Country } from '../country.ts'
import { matches, requirementField, within } from '../fields.ts'
import { WORK_PERMIT_NUMBER } from './identity.ts'
import { isForeign } from './status.ts'

/** Specification 5.6, Singapore. */
export const compliance: Country['compliance'] = {
  fieldCount: 6,
  requirements: [
    requirementField('workPassNumber', 'Work Permit Number', matches(WORK_PERMIT_NUMBER), { appliesTo: isForeign }),
    requirementField('cpfContributionRate', 'CPF Contribution Rate', within(0, 37), { required: false }),
    requirementField('skillsDevelopmentLevy', 'Skills Development Levy', within(0, 11.25), { required: false }),
    requirementField('workPassExpiry', 'Work Permit Expiry', (day, today) => day > today, { appliesTo: isForeign }),
  ],
  checks: [
    {
      name: 'Work Permit Validity',
      description: 'Work permit must be valid and not expired',
      severity: 'error',
      passes: (facts, today) => !isForeign(facts) || (facts.workPassExpiry ?? '') > today,
    },
    {
      name: 'CPF Contribution',
      description: 'CPF contribution rate must be on file, between 0 and 37 percent',
      severity: 'warning',
      // Foreigners are outside CPF: there is nothing to contribute.
      passes: (facts) => isForeign(facts) || within(0, 37)(facts.cpfContributionRate ?? ''),
    },
  ],
}
