import type { FileFact } from '../filing.ts'
import { ROE_REASONS } from './files/roe.ts'

const REMITTERS = [
  { value: 'regular', label: 'Regular: by the 15th of the next month' },
  { value: 'quarterly', label: 'Quarterly' },
  { value: 'accelerated_1', label: 'Accelerated, threshold 1: twice a month' },
  { value: 'accelerated_2', label: 'Accelerated, threshold 2: up to four times a month' },
] as const
const ANY_REMITTER = /^(regular|quarterly|accelerated_1|accelerated_2)$/

const digits = (count: number) => new RegExp(`^\\d{${count}}$`)

const institution = {
  key: 'institution',
  label: 'Institution number',
  shape: digits(3),
  wrong: 'Institution number must be 3 digits',
}
const transit = {
  key: 'transit',
  label: 'Transit number of the branch',
  shape: digits(5),
  wrong: 'Transit number must be 5 digits',
}

/** Whom an authority calls about a return, and in which language. */
const contact: readonly FileFact[] = [
  {
    key: 'contactName',
    label: 'Contact for returns',
    help: 'First name and surname, up to 22 letters.',
    shape: /^(?=.{3,22}$)\S+( \S+)+$/,
    wrong: 'Contact must be a first name and a surname, up to 22 letters',
  },
  {
    key: 'contactPhone',
    label: 'Telephone of the contact',
    help: '10 digits, with the area code.',
    shape: digits(10),
    wrong: 'Telephone must be 10 digits with the area code',
  },
  {
    key: 'contactExtension',
    label: 'Extension of the contact',
    help: 'Up to 5 digits.',
    shape: /^\d{1,5}$/,
    wrong: 'Extension must be up to 5 digits',
    isOptional: true,
  },
  {
    key: 'contactEmail',
    label: 'Email of the contact',
    help: 'Up to 60 letters.',
    shape: /^(?=.{5,60}$)[^\s@]+@[^\s@]+\.[^\s@]+$/,
    wrong: 'Email must be an address of up to 60 letters',
  },
  {
    key: 'returnLanguage',
    label: 'Language for returns',
    help: 'In which the authority writes back.',
    options: [
      { value: 'E', label: 'English' },
      { value: 'F', label: 'French' },
    ],
    shape: /^[EF]$/,
    wrong: 'Language must be one of the choices',
  },
  {
    key: 'repId',
    label: 'RepID of the CRA',
    help: '7 letters and digits, only for whoever sends files through Represent a Client.',
    shape: /^[A-Z0-9]{7}$/,
    wrong: 'RepID must be 7 capital letters and digits',
    isOptional: true,
  },
]

/** What files and obligations ask of an employer in Canada. */
export const employer: readonly FileFact[] = [
  {
    key: 'payrollAccount',
    label: 'CRA payroll account',
    help: 'It stands among the numbers of the legal entity.',
    shape: /^\d{9}RP\d{4}$/,
    wrong: 'Payroll account must be the Business Number, RP and 4 digits',
    from: 'payrollAccount',
  },
  {
    key: 'pensionPlanNumber',
    label: 'Registration number of the pension plan (T4, box 50)',
    help: '7 digits, as the CRA gave it. Only where people pay into a registered pension plan.',
    shape: /^\d{7}$/,
    wrong: 'Registration number of the pension plan must be 7 digits',
    isOptional: true,
  },
  {
    key: 'originatorId',
    label: 'Originator number',
    help: '10 letters and digits, given by the bank for direct deposits.',
    shape: /^[A-Z0-9]{10}$/,
    wrong: 'Originator number must be 10 letters and digits',
  },
  {
    key: 'shortName',
    label: 'Short name on statements',
    help: 'Up to 15 letters, as people see it on their statement.',
    shape: /^[\x20-\x7E]{1,15}$/,
    wrong: 'Short name must be up to 15 letters without accents',
  },
  {
    key: 'longName',
    label: 'Long name on statements',
    help: 'Up to 30 letters.',
    shape: /^[\x20-\x7E]{1,30}$/,
    wrong: 'Long name must be up to 30 letters without accents',
  },
  {
    key: 'dataCentre',
    label: 'Data centre of the bank',
    help: '5 digits, given by the bank.',
    shape: digits(5),
    wrong: 'Data centre must be 5 digits',
  },
  {
    key: 'originatingCentre',
    label: 'Originating data centre',
    help: '5 digits, only where the bank asks for the whole item trace.',
    shape: digits(5),
    wrong: 'Originating data centre must be 5 digits',
    isOptional: true,
  },
  { ...institution, help: '3 digits, of the bank that returned payments go back to.' },
  { ...transit, help: '5 digits.' },
  {
    key: 'account',
    label: 'Account for returned payments',
    help: 'Up to 12 digits.',
    shape: /^\d{5,12}$/,
    wrong: 'Account must be 5 to 12 digits',
    isSecret: true,
  },
  {
    key: 'remitter',
    label: 'Kind of remitter at the CRA',
    help: 'As the CRA’s letter says; a new employer is regular.',
    options: REMITTERS,
    shape: ANY_REMITTER,
    wrong: 'Kind of remitter must be one of the choices',
    isOptional: true,
  },
  {
    key: 'remitterQuebec',
    label: 'Kind of remitter at Revenu Québec',
    help: 'Where people work in Québec.',
    options: REMITTERS,
    shape: ANY_REMITTER,
    wrong: 'Kind of remitter must be one of the choices',
    isOptional: true,
  },
  ...contact,
]

/** What a record of employment asks of whoever leaves. */
const roe: readonly FileFact[] = [
  {
    key: 'roeReason',
    label: 'Reason for the record of employment (block 16)',
    help: 'Only when the person leaves or their pay is interrupted.',
    options: ROE_REASONS,
    shape: new RegExp(`^(${ROE_REASONS.map(({ value }) => value).join('|')})$`),
    wrong: 'Reason must be one of the choices',
  },
  {
    key: 'roeRecall',
    label: 'Expected back (block 14)',
    help: 'As far as it is known today.',
    options: [
      { value: 'Y', label: 'Yes, on a day' },
      { value: 'N', label: 'No' },
      { value: 'U', label: 'Not known' },
    ],
    shape: /^[YNU]$/,
    wrong: 'Expected back must be one of the choices',
  },
  {
    key: 'roeRecallDay',
    label: 'Day on which the person is expected back',
    help: 'Like 2027-03-01, only where one is known.',
    shape: /^\d{4}-\d{2}-\d{2}$/,
    wrong: 'Day must be like 2027-03-01',
    isOptional: true,
  },
  {
    key: 'roeHours',
    label: 'Insurable hours (block 15A)',
    help: 'Whole hours of the last 13 months of pay, from attendance.',
    shape: /^\d{1,4}$/,
    wrong: 'Insurable hours must be up to 4 digits',
  },
  {
    key: 'roeVacation',
    label: 'Vacation pay because the work ended (block 17A)',
    help: 'Dollars and cents, like 1250.00; it stands in the last pay period as well.',
    shape: /^\d{1,7}(\.\d{2})?$/,
    wrong: 'Vacation pay must be an amount like 1250.00',
    isOptional: true,
  },
  {
    key: 'roeNil',
    label: 'Pay periods without pay here were without pay',
    help: 'Say so only where nothing was paid in them, by another provider either.',
    options: [{ value: 'yes', label: 'Yes' }],
    shape: /^yes$/,
    wrong: 'This must be one of the choices',
    isOptional: true,
  },
  {
    key: 'roeComment',
    label: 'Comment (block 18)',
    help: 'Up to 100 letters; asked for with reason K00.',
    shape: /^.{1,100}$/,
    wrong: 'Comment must be up to 100 letters',
    isOptional: true,
  },
]

/** What files ask of a person. */
export const person: readonly FileFact[] = [
  { ...institution, help: '3 digits, on a cheque or the bank’s direct deposit form.', isSecret: true },
  { ...transit, help: '5 digits.', isSecret: true },
  {
    key: 'account',
    label: 'Bank account',
    help: 'Where pay goes; from the record.',
    shape: /^\d{5,12}$/,
    wrong: 'Bank account must be 5 to 12 digits',
    isSecret: true,
    from: 'bankAccountNumber',
  },
  {
    key: 'sin',
    label: 'SIN',
    help: 'From the record.',
    shape: /^\d{9}$/,
    wrong: 'SIN must be 9 digits',
    isSecret: true,
    isOptional: true,
    from: 'sinNumber',
  },
  {
    key: 'sinNotGiven',
    label: 'SIN was asked for and not given',
    help: 'Then a return has noughts in its place, and pension contributions are not credited to the person.',
    options: [{ value: 'yes', label: 'Yes' }],
    shape: /^yes$/,
    wrong: 'This must be one of the choices',
    isOptional: true,
  },
  {
    key: 'dental',
    label: 'Dental benefits on 31 December (T4, box 45)',
    help: 'What the company offered to the person and family, whether it was used or not.',
    options: [
      { value: '1', label: '1: none' },
      { value: '2', label: '2: the person alone' },
      { value: '3', label: '3: the person, spouse and dependent children' },
      { value: '4', label: '4: the person and spouse' },
      { value: '5', label: '5: the person and dependent children' },
    ],
    shape: /^[1-5]$/,
    wrong: 'Dental benefits must be one of the choices',
  },
  ...roe,
]
