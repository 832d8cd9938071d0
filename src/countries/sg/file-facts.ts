import type { FileFact } from '../filing.ts'
import { BIC_SHAPE, PAY_BANKS } from './files/banks.ts'

/** What files and obligations ask of an employer in Singapore. */
export const employer: readonly FileFact[] = [
  {
    key: 'cpfSubmissionNumber',
    label: 'CPF submission number',
    help: 'UEN, payment code and serial number; it stands among the numbers of the legal entity.',
    shape: /^[A-Z0-9]{9,10}[A-Z]{3}\d{2}$/,
    wrong: 'CPF submission number must be the UEN, 3 letters and 2 digits, like 197401143C-PTE-01',
    from: 'cpfSubmissionNumber',
  },
  {
    key: 'autoInclusion',
    label: 'Auto-Inclusion Scheme (AIS)',
    help: 'Employers with 5 people or more, or told so by IRAS, send the income of their people by 1 March.',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    shape: /^(yes|no)$/,
    wrong: 'Auto-Inclusion Scheme must be yes or no',
    isOptional: true,
  },
  {
    key: 'payBank',
    label: 'Bank that pay goes out from',
    help: 'These banks have a file of their own here; for any other there is a plain list.',
    options: [
      ...Object.entries(PAY_BANKS).map(([value, { name }]) => ({ value, label: name })),
      { value: 'other', label: 'Another bank' },
    ],
    shape: new RegExp(`^(${[...Object.keys(PAY_BANKS), 'other'].join('|')})$`),
    wrong: 'Bank must be one of the choices',
    isOptional: true,
  },
  {
    key: 'payAccount',
    label: 'Account that pay goes out from',
    help: 'Digits of the account at that bank, with or without hyphens.',
    shape: /^\d[\d-]{5,33}$/,
    wrong: 'Account must be 6 to 34 digits',
    isSecret: true,
    isOptional: true,
  },
  {
    key: 'payAccountName',
    label: 'Name of that account',
    help: 'As the bank has it, in Latin letters.',
    shape: /^[\x20-\x7E]{2,140}$/,
    wrong: 'Name of the account must be 2 to 140 Latin letters',
    isOptional: true,
  },
  {
    key: 'payBy',
    label: 'How pay is transferred',
    help: 'GIRO takes one or two working days; FAST pays at once, up to 200,000 dollars a payment. GIRO unless chosen.',
    options: [
      { value: 'giro', label: 'GIRO' },
      { value: 'fast', label: 'FAST' },
    ],
    shape: /^(giro|fast)$/,
    wrong: 'Transfer must be GIRO or FAST',
    isOptional: true,
  },
]

/** What files ask of a person. */
export const person: readonly FileFact[] = [
  {
    key: 'account',
    label: 'Bank account',
    help: 'Where pay goes; from the record.',
    shape: /^[A-Z0-9-]{4,34}$/i,
    wrong: 'Bank account must be 4 to 34 digits',
    isSecret: true,
    from: 'bankAccountNumber',
  },
  {
    key: 'bic',
    label: 'BIC (SWIFT code) of the bank',
    help: '8 or 11 letters and digits, like SCBLSG22XXX. Not needed for DBS, POSB, OCBC and UOB.',
    shape: BIC_SHAPE,
    wrong: 'BIC must be 8 or 11 letters and digits of a bank in Singapore',
    isOptional: true,
  },
  {
    key: 'nric',
    label: 'NRIC',
    help: 'Under which CPF is paid; from the record.',
    shape: /^[STFGM]\d{7}[A-Z]$/,
    wrong: 'NRIC must be a letter, 7 digits and a letter',
    isSecret: true,
    isOptional: true,
    from: 'nric',
  },
]
