import { csvLine } from '../shared/csv.ts'
import type { Source } from '../shared/explain.ts'
import { fromMinor, type Minor } from '../shared/money.ts'
import { type FileFormat, type PaidPerson, sumOfLines } from './filing.ts'
import { readPlainList } from './plain-lists.reading.ts'

/**
 * Lists anybody can open, for where no format is published: a heading, a line for each person, a line Total at the end. They are no bank’s and
 * no authority’s format, and say so in their name.
 */

export const REFERENCE = 'Reference'
export const TOTAL = 'Total'

/** A heading and the fact that stands under it. */
type Column = { key: string; heading: string }

/** No format is published for it: nothing is claimed. */
const OWN: Source = { title: 'A list of this product’s own', checkedOn: '2026-11-23', confirmed: true }

type Payments = {
  key: string
  label: string
  /** Where money goes beside name, bank and account: IFSC, branch. */
  columns?: readonly Column[]
  currency: string
  decimals?: number
}

/** What is paid to each person, as a plain list: to type in, or for a bank’s own screen to map. */
export const paymentsList = ({ key, label, columns = [], currency, decimals = 2 }: Payments): FileFormat => {
  const facts = ['name', 'bank', 'account', ...columns.map((column) => column.key)]
  const heading = [
    REFERENCE,
    'Name',
    'Bank',
    'Account',
    ...columns.map((column) => column.heading),
    'Currency',
    'Pay day',
  ]
  return {
    key,
    label,
    kind: 'bank',
    source: OWN,
    asks: { employer: [], person: [...facts, 'reference'], amounts: ['net'] },
    name: ({ payDay, employer }) => `payments-${payDay}-${employer.fileNumber ?? '1'}.csv`,
    build: ({ items, payDay }) => {
      const lines = items.map(({ facts: said, amounts }) => {
        if ((amounts.net ?? 0) <= 0) throw new RangeError(`${said.name ?? 'Somebody'}: nothing to pay`)
        const cells = facts.map((fact) => said[fact] ?? '')
        return csvLine([said.reference ?? '', ...cells, currency, payDay, fromMinor(amounts.net ?? 0, decimals)])
      })
      const total = items.reduce((sum, { amounts }) => sum + (amounts.net ?? 0), 0)
      const last = csvLine([TOTAL, ...heading.slice(1).map(() => ''), fromMinor(total, decimals)])
      return [csvLine([...heading, 'Amount']), ...lines, last].join('')
    },
    read: (text) => readPlainList(text, decimals),
    amends: 'difference',
    amountsOf: ({ net }) => (net > 0 ? { net } : null),
    ties: 'net',
    referenceOf: (said) => said.reference ?? '',
  }
}

/** A column of amounts: what lines of somebody come to, or something a run has added up. `isSum`: it counts for the total of the line. */
type Amounts = { key: string; heading: string; of: (paid: PaidPerson) => Minor; isSum?: true }

type Contributions = {
  key: string
  label: string
  source: Source
  kind?: FileFormat['kind']
  mayBePart?: true
  facts?: readonly Column[]
  amounts: readonly Amounts[]
  ties: (paid: PaidPerson) => Minor
  decimals?: number
}

/** What employees and the employer give to some schemes, each in a column that counts for the total. */
export const columnsOfBoth = (schemes: readonly string[]): Amounts[] => [
  { key: 'employee', heading: 'Employee', of: ({ lines }) => sumOfLines(lines, schemes, 'employee'), isSum: true },
  { key: 'employer', heading: 'Employer', of: ({ lines }) => sumOfLines(lines, schemes, 'employer'), isSum: true },
]

/** What was taken and added for an authority, person by person, as a plain list: to type into its portal, or to compare with it. */
export const contributionsList = (q: Contributions): FileFormat => {
  const { facts = [], amounts, decimals = 2 } = q
  const sums = amounts.filter(({ isSum }) => isSum).map(({ key }) => key)
  const totalOf = (said: Readonly<Record<string, Minor>>): Minor => sums.reduce((sum, key) => sum + (said[key] ?? 0), 0)
  const heading = [
    REFERENCE,
    'Name',
    ...facts.map((one) => one.heading),
    ...amounts.map((one) => one.heading),
    'Amount',
  ]
  return {
    key: q.key,
    label: q.label,
    kind: q.kind ?? 'contribution',
    ...(q.mayBePart ? { mayBePart: true } : undefined),
    source: q.source,
    asks: {
      employer: [],
      person: ['reference', 'name', ...facts.map(({ key }) => key)],
      amounts: amounts.map(({ key }) => key),
    },
    name: ({ month }) => `${q.key.replaceAll('_', '-')}-${month}.csv`,
    build: ({ items }) => {
      const lines = items.map(({ facts: said, amounts: due }) =>
        csvLine([
          said.reference ?? '',
          said.name ?? '',
          ...facts.map(({ key }) => said[key] ?? ''),
          ...amounts.map(({ key }) => fromMinor(due[key] ?? 0, decimals)),
          fromMinor(totalOf(due), decimals),
        ]),
      )
      const columns = amounts.map(({ key }) => items.reduce((sum, { amounts: due }) => sum + (due[key] ?? 0), 0))
      const last = csvLine([
        TOTAL,
        '',
        ...facts.map(() => ''),
        ...columns.map((sum) => fromMinor(sum, decimals)),
        fromMinor(
          items.reduce((sum, { amounts: due }) => sum + totalOf(due), 0),
          decimals,
        ),
      ])
      return [csvLine(heading), ...lines, last].join('')
    },
    read: (text) => readPlainList(text, decimals),
    amends: 'replace',
    amountsOf: (paid) => {
      const said = Object.fromEntries(amounts.map(({ key, of }) => [key, of(paid)]))
      return totalOf(said) === 0 ? null : said
    },
    ties: q.ties,
    referenceOf: (said) => said.reference ?? '',
  }
}
