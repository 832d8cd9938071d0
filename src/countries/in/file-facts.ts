import type { FileFact } from '../filing.ts'

/** What files and obligations ask of an employer in India. */
export const employer: readonly FileFact[] = [
  {
    key: 'establishment',
    label: 'EPF establishment code',
    help: 'It stands among the numbers of the legal entity.',
    shape: /^[A-Z]{5}\d{10}$/,
    wrong: 'EPF establishment code must be 5 letters and 10 digits, like MH/BAN/0000064/000',
    from: 'epfCode',
  },
  {
    key: 'esiCode',
    label: 'ESI employer code',
    help: 'It stands among the numbers of the legal entity.',
    shape: /^\d{17}$/,
    wrong: 'ESI employer code must be 17 digits',
    from: 'esiCode',
  },
  {
    key: 'tan',
    label: 'TAN',
    help: 'It stands among the numbers of the legal entity.',
    shape: /^[A-Z]{4}\d{5}[A-Z]$/,
    wrong: 'TAN must be 4 letters, 5 digits and a letter, like BLRH12345A',
    from: 'tan',
  },
]

/** What files ask of a person. */
export const person: readonly FileFact[] = [
  {
    key: 'uan',
    label: 'UAN',
    help: '12 digits; from the record.',
    shape: /^\d{12}$/,
    wrong: 'UAN must be 12 digits',
    isSecret: true,
    from: 'uanNumber',
  },
  {
    key: 'esiNumber',
    label: 'ESI insurance number',
    help: '10 digits; from the record.',
    shape: /^\d{10}$/,
    wrong: 'ESI insurance number must be 10 digits',
    isSecret: true,
    from: 'esiNumber',
  },
  {
    key: 'pan',
    label: 'PAN',
    help: 'From the record.',
    shape: /^[A-Z]{5}\d{4}[A-Z]$/,
    wrong: 'PAN must be 5 letters, 4 digits and a letter',
    isSecret: true,
    isOptional: true,
    from: 'panNumber',
  },
  {
    key: 'ifsc',
    label: 'IFSC',
    help: 'Of the branch that keeps the account; from the record.',
    shape: /^[A-Z]{4}[A-Z0-9]{7}$/,
    wrong: 'IFSC must be 4 letters and 7 letters or digits, like SBIN0001234',
    isSecret: true,
    from: 'ifscCode',
  },
  {
    key: 'account',
    label: 'Bank account',
    help: 'Where pay goes; from the record.',
    shape: /^[A-Z0-9]{4,34}$/i,
    wrong: 'Bank account must be 4 to 34 digits',
    isSecret: true,
    from: 'bankAccountNumber',
  },
]
