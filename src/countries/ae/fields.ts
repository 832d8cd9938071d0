import type { CountryField } from '../country.ts'
import {
  always,
  checkboxField,
  dateField,
  documentNumber,
  groupDigits,
  isFuture,
  matches,
  must,
  selectField,
  should,
  workTerms,
} from '../fields.ts'
import {
  EMIRATES_ID,
  EMIRATES_ID_GROUPS,
  FIFTEEN_DIGITS,
  GCC_PASSPORT,
  isEmiratesId,
  LABOUR_CARD,
  NATIONAL_PASSPORT,
  PASSPORT,
  VISA_NUMBER,
} from './identity.ts'
import {
  EMIRATES,
  EMPLOYEE_STATUSES,
  GCC_COUNTRIES,
  isExpatriate,
  isGcc,
  isNational,
  needsVisa,
  VISA_TYPES,
} from './status.ts'

const dashed = groupDigits(EMIRATES_ID_GROUPS, '-')
const ID_FORMAT = 'Invalid Emirates ID format (e.g., 784-1234-1234567-1)'
const idHints = [
  should(isEmiratesId, 'The check digit of this Emirates ID does not match. Please compare it with the card'),
  should(
    (id, facts) => !facts.birthDate || id.slice(3, 7) === facts.birthDate.slice(0, 4),
    'The year in this Emirates ID is not the year of birth. Please compare it with the card',
  ),
]
const VISA_EXPIRY = 'Visa expiry date must be in the future'

const dashedCard = (canonical: string): string => canonical.replace(/^LC(?=\d)/, 'LC-')

const papers: readonly CountryField[] = [
  documentNumber('labourCard', {
    record: 'labour_card',
    aliases: ['labor_card_number', 'labor_card', 'labour_card_number'],
    label: 'Labour Card',
    on: {
      form: { required: always, format: dashedCard, placeholder: 'LC-123456789' },
      onboarding: {
        format: dashedCard,
        placeholder: 'LC-123456789',
        maxLength: () => 15,
        checks: [must(matches(LABOUR_CARD), 'Invalid labour card format (e.g., LC-123456789)')],
      },
      compliance: {
        required: always,
        requiredMessage: 'Labor Card Number is required for United Arab Emirates compliance',
        format: dashedCard,
      },
    },
  }),
  documentNumber('residencePermit', {
    record: 'residence_permit',
    label: 'Residence Permit',
    on: { form: { shown: needsVisa, format: groupDigits([3, 4, 7], '/'), placeholder: '201/2024/1234567' } },
  }),
  documentNumber('mohreFileNumber', {
    record: 'mohre_file_number',
    label: 'MOHRE File Number',
    secret: false,
    on: { form: {} },
  }),
  checkboxField('endOfServiceBenefit', {
    record: 'end_of_service_benefit',
    label: 'End of Service Benefit',
    on: { form: {} },
  }),
]

const visa: readonly CountryField[] = [
  selectField('visaType', {
    record: 'visa_type',
    aliases: ['uae_visa_type', 'visa_status'],
    label: 'Visa Type',
    options: VISA_TYPES,
    on: {
      form: { shown: needsVisa, required: needsVisa },
      onboarding: { shown: isExpatriate, required: isExpatriate },
      compliance: {
        shown: needsVisa,
        required: needsVisa,
        requiredMessage: 'Visa Status is required for United Arab Emirates compliance',
      },
    },
  }),
  documentNumber('visaNumber', {
    record: 'visa_number',
    label: 'Visa Number',
    on: {
      form: { shown: needsVisa, required: needsVisa, placeholder: 'AE123456789' },
      onboarding: {
        shown: isExpatriate,
        required: isExpatriate,
        placeholder: 'AE123456789',
        maxLength: () => 14,
        checks: [must(matches(VISA_NUMBER), 'Invalid UAE visa format (e.g., AE123456789)')],
      },
    },
  }),
  dateField('visaExpiry', {
    record: 'visa_expiry',
    label: 'Visa Expiry',
    on: {
      form: { shown: needsVisa, required: needsVisa, checks: [should(isFuture, VISA_EXPIRY)] },
      onboarding: { shown: isExpatriate, required: isExpatriate, checks: [must(isFuture, VISA_EXPIRY)] },
    },
  }),
]

export const fields: readonly CountryField[] = [
  selectField('uaeEmployeeStatus', {
    record: 'uae_employee_status',
    aliases: ['employee_status'],
    label: 'Employee status',
    options: EMPLOYEE_STATUSES,
    spellings: { national: 'uae_national', expatriate: 'expatriate_worker', expat: 'expatriate_worker' },
    on: { onboarding: { required: always } },
  }),
  documentNumber('emiratesId', {
    identifies: true,
    record: 'emirates_id',
    label: 'Emirates ID',
    on: {
      form: {
        required: always,
        format: dashed,
        placeholder: '784-1980-1234567-8',
        maxLength: () => 18,
        checks: [must(matches(FIFTEEN_DIGITS), ID_FORMAT), ...idHints],
      },
      // Not required here: somebody who has just arrived is onboarded before the card is printed.
      onboarding: {
        format: dashed,
        placeholder: '784-1980-1234567-8',
        maxLength: () => 18,
        checks: [must(matches(EMIRATES_ID), ID_FORMAT), ...idHints],
      },
      compliance: {
        required: always,
        requiredMessage: 'Emirates ID is required for United Arab Emirates compliance',
        format: dashed,
        placeholder: '784-1980-1234567-8',
        maxLength: () => 18,
        checks: [must(matches(EMIRATES_ID), 'Emirates ID format is invalid'), ...idHints],
      },
    },
  }),
  selectField('emirate', {
    record: 'emirate',
    label: 'Emirate',
    options: EMIRATES,
    on: {
      form: { required: always },
      onboarding: { required: always, requiredMessage: 'Work emirate selection is required' },
      compliance: {
        required: always,
        requiredMessage: 'Emirate is required for United Arab Emirates compliance',
      },
    },
  }),
  selectField('gccCountry', {
    record: 'gcc_country',
    label: 'GCC country',
    options: GCC_COUNTRIES,
    on: { onboarding: { shown: isGcc, required: isGcc } },
  }),
  documentNumber('passportNumber', {
    record: 'passport_number',
    aliases: ['uae_passport_number', 'gcc_passport_number'],
    label: 'Passport Number',
    on: {
      form: { placeholder: 'A1234567' },
      onboarding: {
        shown: (facts) => isNational(facts) || isGcc(facts) || isExpatriate(facts),
        required: (facts) => isNational(facts) || isGcc(facts) || isExpatriate(facts),
        placeholder: 'A1234567',
        maxLength: (facts) => {
          if (isNational(facts)) return 8
          if (isGcc(facts)) return 10
          return 12
        },
        checks: [
          must(
            (n, facts) => !isNational(facts) || NATIONAL_PASSPORT.test(n),
            'Invalid UAE passport format (e.g., A1234567)',
          ),
          must(
            (n, facts) => !isGcc(facts) || GCC_PASSPORT.test(n),
            'Invalid passport number format (6-10 alphanumeric characters)',
          ),
          must(matches(PASSPORT), 'Invalid passport number format (6-12 alphanumeric characters)'),
        ],
      },
    },
  }),
  ...visa,
  ...papers,
  ...workTerms(),
]
