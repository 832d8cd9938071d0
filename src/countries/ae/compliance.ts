import type { Country } from '../country.ts'
import { matches, requirementField } from '../fields.ts'
import { EMIRATES_ID } from './identity.ts'
import { EMIRATES, needsVisa, VISA_TYPES } from './status.ts'

const visaTypes = new Set(VISA_TYPES.map((option) => option.value))
const emirates = new Set(EMIRATES.map((option) => option.value))

/** Specification 5.6, UAE. Golden visa, which the form offers, counts as a visa status too. */
export const compliance: Country['compliance'] = {
  fieldCount: 8,
  requirements: [
    requirementField('emiratesId', 'Emirates ID', matches(EMIRATES_ID)),
    requirementField('labourCard', 'Labor Card Number', matches(/./)),
    requirementField('visaType', 'Visa Status', (value) => visaTypes.has(value), { appliesTo: needsVisa }),
    requirementField('emirate', 'Emirate', (value) => emirates.has(value)),
  ],
  checks: [
    {
      name: 'Emirates ID Validation',
      description: 'Emirates ID must be valid',
      severity: 'error',
      passes: (facts) => EMIRATES_ID.test(facts.emiratesId ?? ''),
    },
    {
      name: 'Labor Authorization',
      description: 'Labor card and visa status are needed to work',
      severity: 'error',
      passes: (facts) => Boolean(facts.labourCard) && (!needsVisa(facts) || visaTypes.has(facts.visaType ?? '')),
    },
  ],
}
