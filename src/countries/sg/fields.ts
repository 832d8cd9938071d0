import type { CountryField, Facts } from '../country.ts'
import {
  always,
  dateField,
  documentNumber,
  groupDigits,
  isFuture,
  matches,
  must,
  numberField,
  selectField,
  should,
  within,
  workTerms,
} from '../fields.ts'
import { FIN, isNricOrFin, NRIC_OR_FIN, WORK_PASS_NUMBER, WORK_PERMIT_NUMBER } from './identity.ts'
import { isForeign, isLocal, isWorkPass, onWorkPermit, WORK_PASS_TYPES } from './status.ts'

const checkLetter = should(
  isNricOrFin,
  'The check letter of this number does not match. Please compare it with the card',
)
const nricFormat = must(matches(NRIC_OR_FIN), 'Invalid NRIC format (e.g., S1234567A, T1234567B)')
const EXPIRY = 'Work pass expiry date must be in the future'
const nine = () => 9
const plain = groupDigits([9], '')

const identity: readonly CountryField[] = [
  documentNumber('nric', {
    identifies: true,
    record: 'nric',
    label: 'NRIC/FIN',
    on: {
      // The form has one box for both numbers: a FIN on file answers it.
      form: {
        required: (facts) => !facts.fin,
        format: plain,
        placeholder: 'S1234567D',
        maxLength: nine,
        checks: [nricFormat, checkLetter],
      },
      onboarding: {
        shown: (facts) => !isForeign(facts),
        required: isLocal,
        requiredMessage: 'NRIC is required for Singapore Citizens and Permanent Residents',
        format: plain,
        placeholder: 'S1234567D',
        maxLength: nine,
        checks: [nricFormat, checkLetter],
      },
    },
  }),
  documentNumber('fin', {
    identifies: true,
    record: 'fin',
    label: 'FIN',
    on: {
      onboarding: {
        shown: isForeign,
        required: (facts) => isForeign(facts) && !FIN.test(facts.nric ?? ''),
        requiredMessage: 'FIN is required for foreign workers',
        format: plain,
        placeholder: 'M1234567K',
        maxLength: nine,
        checks: [must(matches(FIN), 'Invalid FIN format (e.g., F1234567B, G1234567C)'), checkLetter],
      },
    },
  }),
  documentNumber('passportNumber', {
    record: 'passport_number',
    label: 'Passport Number',
    on: { form: { placeholder: 'K1234567E' } },
  }),
  dateField('prIssueDate', {
    record: 'pr_issue_date',
    label: 'PR Issue Date',
    on: { form: { shown: (facts: Facts) => facts.employmentStatus === 'permanent_resident' } },
  }),
]

/** At onboarding this says who somebody is, so it comes before the numbers that follow from it. */
const passType = selectField('workPassType', {
  record: 'work_pass_type',
  label: 'Work Pass Type',
  options: WORK_PASS_TYPES,
  spellings: { 'singapore citizen': 'citizen', pr: 'permanent_resident', ep: 'employment_pass' },
  on: {
    form: {
      shown: onWorkPermit,
      required: onWorkPermit,
      checks: [must((type, facts) => !onWorkPermit(facts) || isWorkPass(type), 'Work Pass Type must be a pass')],
    },
    onboarding: { required: always, requiredMessage: 'Work pass type is required for Singapore employees' },
  },
})

const workPass: readonly CountryField[] = [
  documentNumber('workPassNumber', {
    record: 'work_pass_number',
    aliases: ['work_permit_number'],
    label: 'Work Pass Number',
    on: {
      form: { shown: onWorkPermit, required: onWorkPermit, placeholder: 'WP123456789A' },
      onboarding: {
        shown: isForeign,
        required: isForeign,
        requiredMessage: 'Work pass number is required for foreign workers',
        placeholder: 'WP12345678A',
        maxLength: () => 12,
        checks: [must(matches(WORK_PASS_NUMBER), 'Invalid work pass number format (e.g., WP12345678A)')],
      },
      compliance: {
        shown: isForeign,
        required: isForeign,
        requiredMessage: 'Work Permit Number is required for Singapore compliance',
        placeholder: 'WP123456789A',
        checks: [must(matches(WORK_PERMIT_NUMBER), 'Work Permit Number format is invalid')],
      },
    },
  }),
  dateField('workPassExpiry', {
    record: 'work_pass_expiry',
    aliases: ['work_permit_expiry'],
    label: 'Work Pass Expiry',
    on: {
      form: { shown: onWorkPermit, required: onWorkPermit, checks: [should(isFuture, EXPIRY)] },
      onboarding: {
        shown: isForeign,
        required: isForeign,
        requiredMessage: 'Work pass expiry date is required for foreign workers',
        checks: [must(isFuture, EXPIRY)],
      },
      compliance: {
        shown: isForeign,
        required: isForeign,
        requiredMessage: 'Work Permit Expiry is required for Singapore compliance',
        checks: [must(isFuture, 'Work Permit Expiry format is invalid')],
      },
    },
  }),
]

const cpfRate = [must(within(0, 37), 'CPF Contribution Rate format is invalid')]
const levy = [must(within(0, 11.25), 'Skills Development Levy format is invalid')]

/** The rate and the levy stand on the form too, optional: the compliance rules ask for them, and a person must be able to say. */
const pay: readonly CountryField[] = [
  documentNumber('cpfAccount', {
    record: 'cpf_account',
    label: 'CPF Account',
    on: { form: { placeholder: 'S1234567D' } },
  }),
  numberField('cpfContributionRate', {
    fieldClass: 'pay',
    record: 'cpf_contribution_rate',
    label: 'CPF Contribution Rate',
    on: {
      form: { shown: (facts) => !isForeign(facts), placeholder: '37', checks: cpfRate },
      compliance: { checks: cpfRate },
    },
  }),
  numberField('skillsDevelopmentLevy', {
    fieldClass: 'pay',
    record: 'skills_development_levy',
    label: 'Skills Development Levy',
    on: { form: { placeholder: '11.25', checks: levy }, compliance: { checks: levy } },
  }),
  numberField('monthlyAllowances', {
    fieldClass: 'pay',
    record: 'monthly_allowances',
    label: 'Monthly allowances',
    on: {
      onboarding: { checks: [must(within(0, 999_999_999), 'Monthly allowances must be a valid positive number')] },
    },
  }),
  numberField('annualLeaveDays', {
    record: 'annual_leave_days',
    label: 'Annual leave days',
    on: { onboarding: { placeholder: '14', checks: [must(within(0, 366), 'Annual leave days must be 0 to 366')] } },
  }),
]

export const fields: readonly CountryField[] = [passType, ...identity, ...workPass, ...pay, ...workTerms()]
