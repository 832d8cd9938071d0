import type { FileFact } from '../filing.ts'

/** What files and obligations ask of an employer in the Emirates. */
export const employer: readonly FileFact[] = [
  {
    key: 'establishment',
    label: 'MOHRE establishment number',
    help: 'It stands among the numbers of the legal entity.',
    shape: /^\d{1,13}$/,
    wrong: 'MOHRE establishment number must be up to 13 digits',
    from: 'mohreEstablishment',
  },
  {
    key: 'routing',
    label: 'Routing code of the company’s bank',
    help: '9 digits, from the bank that wages are paid through.',
    shape: /^\d{9}$/,
    wrong: 'Routing code must be 9 digits',
  },
]

/** What the wage file asks of a person. */
export const person: readonly FileFact[] = [
  {
    key: 'personCode',
    label: 'Person code at MOHRE',
    help: 'Up to 14 digits, on the labour contract.',
    shape: /^\d{1,14}$/,
    wrong: 'Person code must be up to 14 digits',
  },
  {
    key: 'routing',
    label: 'Routing code of their bank',
    help: '9 digits, of the bank or exchange house that pays out.',
    shape: /^\d{9}$/,
    wrong: 'Routing code must be 9 digits',
    isSecret: true,
  },
  {
    key: 'account',
    label: 'IBAN',
    help: 'Where pay goes; from the record.',
    shape: /^(AE\d{21}|\d{4,23})$/,
    wrong: 'IBAN must be AE and 21 digits',
    isSecret: true,
    from: 'bankAccountNumber',
  },
]
