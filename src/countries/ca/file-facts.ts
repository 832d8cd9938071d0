import type { FileFact } from '../filing.ts'

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
]
