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
  workTerms,
} from '../fields.ts'
import { CPP, EI, isIssuedSin, isSin, LMIA, PASSPORT, SIN, WORK_PERMIT } from './identity.ts'
import {
  fitsHealthCard,
  formatHealthCard,
  healthCardMaxLength,
  healthCardMessage,
  isHealthCard,
  provinces,
} from './provinces.ts'
import { isLmia, isTemporary, onWorkPermit, STATUSES } from './status.ts'

const spaced = groupDigits([3, 3, 3], ' ')
const dashed = groupDigits([3, 3, 3], '-')
const CHECKSUM = 'Invalid SIN - failed checksum validation'
const sinFormat = [
  must(matches(/^\d*$/), 'Invalid SIN format (e.g., 123-456-789)'),
  must(matches(SIN), 'SIN must be exactly 9 digits'),
]
const sinIssued = should(
  isIssuedSin,
  'Numbers that begin with 0 or 8 are not issued as SINs. Please compare it with the letter',
)
const EXPIRY = 'Work permit expiry date must be in the future'

const permit: readonly CountryField[] = [
  documentNumber('workPermitNumber', {
    record: 'work_permit_number',
    label: 'Work Permit Number',
    on: {
      form: { shown: onWorkPermit, required: onWorkPermit, placeholder: 'U123456789' },
      onboarding: {
        shown: isTemporary,
        required: isTemporary,
        placeholder: 'U123456789',
        maxLength: () => 12,
        checks: [must(matches(WORK_PERMIT), 'Invalid work permit number format (8-12 alphanumeric characters)')],
      },
    },
  }),
  dateField('workPermitExpiry', {
    record: 'work_permit_expiry',
    label: 'Work Permit Expiry',
    on: {
      form: { shown: onWorkPermit, checks: [should(isFuture, EXPIRY)] },
      onboarding: { shown: isTemporary, required: isTemporary, checks: [must(isFuture, EXPIRY)] },
    },
  }),
  documentNumber('passportNumber', {
    record: 'passport_number',
    label: 'Passport Number',
    on: {
      form: { placeholder: 'AB123456' },
      onboarding: {
        shown: isTemporary,
        required: isTemporary,
        maxLength: () => 12,
        checks: [must(matches(PASSPORT), 'Invalid passport number format (6-12 alphanumeric characters)')],
      },
    },
  }),
  documentNumber('lmiaNumber', {
    record: 'lmia_number',
    label: 'LMIA Number',
    on: {
      onboarding: {
        shown: isLmia,
        required: isLmia,
        placeholder: '8123456',
        maxLength: () => 10,
        checks: [must(matches(LMIA), 'Invalid LMIA number format (6-10 alphanumeric characters)')],
      },
    },
  }),
  dateField('prIssueDate', {
    record: 'pr_issue_date',
    label: 'PR Issue Date',
    on: { form: { shown: (facts) => facts.employmentStatus === 'permanent_resident' } },
  }),
]

const schemes: readonly CountryField[] = [
  documentNumber('provincialHealthCard', {
    fieldClass: 'health',
    record: 'provincial_health_card',
    label: 'Provincial Health Card',
    on: {
      form: { format: formatHealthCard },
      onboarding: {
        format: formatHealthCard,
        maxLength: (facts) => healthCardMaxLength(facts.province),
        checks: [
          (card, facts) =>
            must((n) => fitsHealthCard(n, facts.province), healthCardMessage(facts.province))(card, facts, ''),
          should(
            (card, facts) => isHealthCard(card, facts.province ?? ''),
            'The check digit of this health card does not match. Please compare it with the card',
          ),
        ],
      },
    },
  }),
  documentNumber('eiNumber', {
    record: 'ei_number',
    label: 'EI Number',
    on: {
      form: { placeholder: '123456789RP0001' },
      onboarding: {
        placeholder: '123456789RP0001',
        maxLength: () => 15,
        checks: [must(matches(EI), 'Invalid EI format (e.g., 123456789RP0001)')],
      },
    },
  }),
  documentNumber('cppNumber', {
    record: 'cpp_number',
    label: 'CPP Number',
    on: {
      form: { format: dashed, placeholder: '123-456-789' },
      onboarding: {
        format: dashed,
        placeholder: '123-456-789',
        maxLength: () => 11,
        checks: [must(matches(CPP), 'Invalid CPP format (e.g., 123-456-789)')],
      },
    },
  }),
]

export const fields: readonly CountryField[] = [
  selectField('workPermitStatus', {
    record: 'work_permit_status',
    aliases: ['work_authorization_status', 'employee_status', 'employment_status'],
    label: 'Employee status',
    options: STATUSES,
    spellings: { canadian: 'citizen', pr: 'permanent_resident', 'study permit': 'student_permit', lmia: 'lmia_worker' },
    on: {
      onboarding: { required: (facts) => !facts.employmentStatus },
      compliance: {
        required: always,
        requiredMessage: 'Work Authorization Status is required for Canada compliance',
      },
    },
  }),
  documentNumber('sinNumber', {
    identifies: true,
    record: 'sin_number',
    label: 'SIN Number',
    on: {
      form: {
        required: always,
        requiredMessage: 'SIN number is required for all employees',
        format: spaced,
        placeholder: '123 456 782',
        maxLength: () => 11,
        checks: [...sinFormat, should(isSin, CHECKSUM), sinIssued],
      },
      onboarding: {
        required: always,
        requiredMessage: 'SIN number is required for all employees',
        format: dashed,
        placeholder: '123-456-782',
        maxLength: () => 11,
        checks: [...sinFormat, must(isSin, CHECKSUM), sinIssued],
      },
      compliance: {
        required: always,
        requiredMessage: 'SIN Number is required for Canada compliance',
        format: dashed,
        placeholder: '123-456-782',
        maxLength: () => 11,
        checks: [must(matches(SIN), 'SIN Number format is invalid'), should(isSin, CHECKSUM), sinIssued],
      },
    },
  }),
  selectField('province', {
    record: 'province',
    label: 'Province/Territory',
    options: provinces,
    spellings: { québec: 'QC' },
    on: {
      form: { required: always },
      onboarding: { required: always },
      compliance: { required: always, requiredMessage: 'Province is required for Canada compliance' },
    },
  }),
  ...schemes,
  ...permit,
  ...workTerms(),
]
