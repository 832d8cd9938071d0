import type { FileFact } from '../filing.ts'

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
