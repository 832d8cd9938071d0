import type { CountryField } from '../country.ts'
import {
  always,
  dateField,
  documentNumber,
  groupDigits,
  isFuture,
  matches,
  must,
  selectField,
  should,
  textField,
  workTerms,
} from '../fields.ts'
import {
  AADHAAR,
  ESI_EMPLOYER,
  ESI_PERSON,
  IFSC,
  IFSC_STRICT,
  isAadhaar,
  PAN,
  PF,
  PF_GROUPS,
  panHolder,
  UAN,
} from './identity.ts'
import { complianceStates, states } from './states.ts'
import { EMPLOYEE_STATUSES, isCitizen, isForeign } from './status.ts'

const pan = [
  must(matches(PAN), 'Invalid PAN format (e.g., ABCDE1234F)'),
  should(
    (n) => panHolder(n) === 'Individual',
    "A person's PAN has P as its fourth letter. Please compare it with the card",
  ),
]
const aadhaar = [
  must(matches(/^\d*$/), 'Invalid Aadhaar format (12 digits only)'),
  must(matches(AADHAAR), 'Aadhaar must be exactly 12 digits'),
  should(isAadhaar, 'The check digit of this Aadhaar does not match. Please compare it with the card'),
]
const fours = groupDigits([4, 4, 4], ' ')
const esi = must((n) => ESI_EMPLOYER.test(n) || ESI_PERSON.test(n), 'Invalid ESI format (17 digits)')
const esiPerson = should(
  matches(ESI_PERSON),
  "17 digits is an employer's code; an insured person's number has 10 digits",
)
const PASSPORT = 'Invalid passport number format (6-12 alphanumeric characters)'

const schemes: readonly CountryField[] = [
  documentNumber('esiNumber', {
    record: 'esi_number',
    label: 'ESI Number',
    on: {
      form: { placeholder: '1234567890' },
      onboarding: { placeholder: '12345678901234567', maxLength: () => 17, checks: [esi, esiPerson] },
      compliance: {
        placeholder: '1234567890',
        checks: [must((n) => ESI_EMPLOYER.test(n) || ESI_PERSON.test(n), 'ESI Number format is invalid'), esiPerson],
      },
    },
  }),
  documentNumber('pfNumber', {
    record: 'pf_number',
    aliases: ['epf_number'],
    label: 'PF Number',
    on: {
      form: { placeholder: 'KN/BNG/1234567/123/1234567', format: groupDigits(PF_GROUPS, '/') },
      onboarding: {
        placeholder: 'KN/BNG/1234567/123/1234567',
        format: groupDigits(PF_GROUPS, '/'),
        maxLength: () => 26,
        checks: [must(matches(PF), 'Invalid PF format (e.g., KN/BNG/1234567/123/1234567)')],
      },
      compliance: { required: always, requiredMessage: 'EPF Number is required for India compliance' },
    },
  }),
  documentNumber('uanNumber', {
    record: 'uan_number',
    label: 'UAN',
    on: {
      onboarding: {
        placeholder: '100427607286',
        maxLength: () => 12,
        checks: [must(matches(UAN), 'Invalid UAN format (12 digits)')],
      },
    },
  }),
  documentNumber('ifscCode', {
    fieldClass: 'bank',
    record: 'ifsc_code',
    label: 'IFSC Code',
    on: {
      onboarding: {
        placeholder: 'SBIN0001234',
        maxLength: () => 11,
        checks: [
          must(matches(IFSC), 'Invalid IFSC format (e.g., SBIN0001234)'),
          should(matches(IFSC_STRICT), 'The fifth character of an IFSC is 0. Please compare it with the cheque book'),
        ],
      },
    },
  }),
  textField('professionalTax', {
    fieldClass: 'pay',
    record: 'professional_tax',
    label: 'Professional Tax',
    on: { form: {} },
  }),
  selectField('stateRegistration', {
    record: 'state_registration',
    aliases: ['state'],
    label: 'State',
    options: states,
    on: {
      // Optional here; the compliance rules require it, and this is where a person says it.
      form: {},
      compliance: {
        required: always,
        requiredMessage: 'State Registration is required for India compliance',
        checks: [must((state) => complianceStates.has(state), 'State Registration format is invalid')],
      },
    },
  }),
]

const visa: readonly CountryField[] = [
  textField('workVisaType', {
    record: 'work_visa_type',
    label: 'Work visa type',
    on: { onboarding: { shown: isForeign, required: isForeign, placeholder: 'Employment visa' } },
  }),
  documentNumber('visaNumber', {
    record: 'visa_number',
    label: 'Visa number',
    on: {
      onboarding: {
        shown: isForeign,
        required: isForeign,
        maxLength: () => 15,
        checks: [must(matches(/^[A-Z0-9]{8,15}$/), 'Invalid visa number format (8-15 alphanumeric characters)')],
      },
    },
  }),
  dateField('visaExpiry', {
    record: 'visa_expiry',
    label: 'Visa expiry date',
    on: {
      onboarding: {
        shown: isForeign,
        required: isForeign,
        checks: [must(isFuture, 'Visa expiry date must be in the future')],
      },
    },
  }),
  documentNumber('passportNumber', {
    record: 'passport_number',
    label: 'Passport Number',
    on: {
      form: { placeholder: 'A1234567' },
      onboarding: {
        shown: isForeign,
        required: isForeign,
        maxLength: () => 12,
        checks: [must(matches(/^[A-Z0-9]{6,12}$/), PASSPORT)],
      },
    },
  }),
]

export const fields: readonly CountryField[] = [
  selectField('employeeStatus', {
    record: 'employee_status',
    label: 'Employee status',
    options: EMPLOYEE_STATUSES,
    spellings: { citizen: 'indian_citizen', 'overseas citizen of india': 'oci', 'person of indian origin': 'pio' },
    on: { onboarding: { required: always } },
  }),
  documentNumber('panNumber', {
    identifies: true,
    record: 'pan_number',
    label: 'PAN Number',
    on: {
      form: { required: always, placeholder: 'ABCPE1234F', maxLength: () => 10, checks: pan },
      onboarding: { placeholder: 'ABCPE1234F', maxLength: () => 10, checks: pan },
      compliance: {
        required: always,
        requiredMessage: 'PAN Number is required for India compliance',
        placeholder: 'ABCPE1234F',
        checks: [must(matches(PAN), 'PAN Number format is invalid'), ...pan],
      },
    },
  }),
  documentNumber('aadhaarNumber', {
    identifies: true,
    record: 'aadhaar_number',
    label: 'Aadhaar Number',
    on: {
      // A foreigner may have none, and the onboarding page asks citizens only.
      form: {
        required: (facts) => !isForeign(facts),
        format: fours,
        placeholder: '2341 2341 2346',
        maxLength: () => 14,
        checks: aadhaar,
      },
      onboarding: {
        shown: (facts) => !isForeign(facts),
        required: isCitizen,
        requiredMessage: 'Aadhaar is required for Indian citizens',
        format: fours,
        placeholder: '2341 2341 2346',
        maxLength: () => 14,
        checks: aadhaar,
      },
      compliance: {
        placeholder: '234123412346',
        maxLength: () => 12,
        checks: [must(matches(AADHAAR), 'Aadhaar Number format is invalid'), ...aadhaar],
      },
    },
  }),
  ...schemes,
  ...visa,
  ...workTerms(),
]
