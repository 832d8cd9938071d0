import type { Country } from '../country.ts'
import { matches, requirementField } from '../fields.ts'
import { AADHAAR, ESI_EMPLOYER, ESI_PERSON, PAN } from './identity.ts'
import { complianceStates } from './states.ts'

/** Specification 5.6, India. ESI is for people under its wage ceiling, so it is judged when given and never missed. */
export const compliance: Country['compliance'] = {
  fieldCount: 12,
  requirements: [
    requirementField('panNumber', 'PAN Number', matches(PAN)),
    requirementField('aadhaarNumber', 'Aadhaar Number', matches(AADHAAR), { required: false }),
    requirementField('esiNumber', 'ESI Number', (n) => ESI_PERSON.test(n) || ESI_EMPLOYER.test(n), { required: false }),
    requirementField('pfNumber', 'EPF Number', matches(/./)),
    requirementField('stateRegistration', 'State Registration', (state) => complianceStates.has(state)),
  ],
  checks: [
    {
      name: 'PAN Validation',
      description: 'PAN number must be valid for tax deduction at source',
      severity: 'error',
      passes: (facts) => PAN.test(facts.panNumber ?? ''),
    },
    {
      name: 'EPF Registration',
      description: 'Employee must be registered with the provident fund (EPF)',
      severity: 'warning',
      passes: (facts) => Boolean(facts.pfNumber),
    },
  ],
}
