import type { FileContent, FileFormat, FileInput, FileItem } from '../../filing.ts'
import { fixedDigits, fixedFields, fixedRecord, fixedText, fixedWhole } from '../../fixed-width.ts'
import { paySources as sources } from '../schemes/sources.ts'
import {
  accountIn,
  bankText,
  bicOf,
  clearingOf,
  compact,
  PAY_BANKS,
  paymentProblem,
  refuseProblems,
  valueDayOf,
} from './banks.ts'

/**
 * UOB’s bulk FAST and GIRO file without payment advice: records of 615 characters that end with CR and LF. A header, a record for each person,
 * a trailer with the sum, the count and a hash over accounts, names and amounts. Amounts in cents without a point.
 */

export const UOB_RECORD = 615

const HEADER = [
  ['kind', 1],
  ['fileName', 10],
  ['paymentType', 1],
  ['serviceType', 10],
  ['mode', 1],
  ['companyId', 12],
  ['bic', 11],
  ['currency', 3],
  ['account', 34],
  ['name', 140],
  ['madeOn', 8],
  ['valueDay', 8],
  ['ultimateCustomer', 140],
  ['reference', 16],
  ['software', 10],
  ['filler', 210],
] as const

const DETAIL = [
  ['kind', 1],
  ['bic', 11],
  ['account', 34],
  ['name', 140],
  ['currency', 3],
  ['amount', 18],
  ['endToEnd', 35],
  ['mandate', 35],
  ['purpose', 4],
  ['remittance', 140],
  ['ultimateBeneficiary', 140],
  ['reference', 16],
  ['filler', 38],
] as const

const TRAILER = [
  ['kind', 1],
  ['total', 18],
  ['count', 7],
  ['hash', 16],
  ['filler', 573],
] as const

type Fields<Layout extends readonly (readonly [string, number])[]> = Readonly<Record<Layout[number][0], string>>

/** R stands for payroll; in the hash it counts as 22. */
const PAYROLL = { type: 'R', hash: 22 }

/** Each character by its place in the field, spaces too. */
const fieldSum = (field: string): number => [...field].reduce((sum, sign, i) => sum + (i + 1) * sign.charCodeAt(0), 0)

/** Over the header’s bank, account and name, and over each person’s; account and name are weighed 1 to 9 in turn. */
const hashOf = (header: Fields<typeof HEADER>, details: readonly Fields<typeof DETAIL>[]): number => {
  const first = fieldSum(header.bic) + fieldSum(header.account) + fieldSum(header.name)
  return details.reduce((sum, one, i) => {
    const weight = (i % 9) + 1
    const plain = fieldSum(one.bic) + fieldSum(one.currency) + fieldSum(one.amount) + fieldSum(one.purpose)
    return sum + plain + weight * (fieldSum(one.account) + fieldSum(one.name) + PAYROLL.hash)
  }, first)
}

/** UGBI, day and month on which it is made, and a number of 01 to 99. */
const fileNameOf = ({ madeAt, employer }: FileInput): string => {
  const number = ((Number(employer.fileNumber ?? 1) - 1) % 99) + 1
  return `UGBI${madeAt.slice(8, 10)}${madeAt.slice(5, 7)}${String(number).padStart(2, '0')}`
}

const headerOf = (q: FileInput): Fields<typeof HEADER> => {
  const text = fixedRecord(HEADER, {
    kind: '1',
    fileName: fileNameOf(q),
    paymentType: PAYROLL.type,
    serviceType: 'NORMAL',
    mode: clearingOf(q) === 'FAST' ? 'I' : 'B',
    bic: PAY_BANKS.uob.bic,
    currency: 'SGD',
    account: fixedWhole(accountIn(q.employer.payAccount), 34, 'Account that pay goes out from'),
    name: bankText(q.employer.payAccountName ?? '', 140),
    madeOn: compact(q.madeAt),
    valueDay: compact(valueDayOf(q)),
    reference: bankText(q.employer.reference ?? '', 16),
  })
  return fixedFields(text, HEADER)
}

const detailOf = ({ facts, amounts }: FileItem, q: FileInput): Fields<typeof DETAIL> => {
  const text = fixedRecord(DETAIL, {
    kind: '2',
    bic: bicOf(facts) ?? '',
    account: fixedWhole(accountIn(facts.account), 34, `Account of ${facts.name ?? ''}`),
    name: bankText(facts.name ?? '', 140),
    currency: 'SGD',
    amount: fixedDigits(amounts.net ?? 0, 18, 'Amount'),
    endToEnd: fixedText(facts.reference ?? '', 35),
    purpose: 'SALA',
    remittance: bankText(q.employer.reference ?? '', 140),
    reference: bankText(q.employer.reference ?? '', 16),
  })
  return fixedFields(text, DETAIL)
}

const build = (q: FileInput): string => {
  refuseProblems(q)
  const header = headerOf(q)
  const details = q.items.map((item) => detailOf(item, q))
  const total = details.reduce((sum, { amount }) => sum + Number(amount), 0)
  const trailer = {
    kind: '9',
    total: fixedDigits(total, 18, 'Total'),
    count: fixedDigits(details.length, 7, 'Count'),
    hash: fixedDigits(hashOf(header, details), 16, 'Hash'),
  }
  const records = [
    fixedRecord(HEADER, header),
    ...details.map((one) => fixedRecord(DETAIL, one)),
    fixedRecord(TRAILER, trailer),
  ]
  return records.map((record) => `${record}\r\n`).join('')
}

const read = (text: string): FileContent => {
  const records = text.split('\r\n').slice(0, -1)
  const kinds = records.map((record) => record[0]).join('')
  if (!/^12+9$/.test(kinds) || records.some((record) => record.length !== UOB_RECORD))
    return {
      items: [],
      total: 0,
      problems: [`The file is not a header, payments and a trailer of ${UOB_RECORD} characters`],
    }
  const header = fixedFields(records[0] ?? '', HEADER)
  const details = records.slice(1, -1).map((record) => fixedFields(record, DETAIL))
  const trailer = fixedFields(records.at(-1) ?? '', TRAILER)
  const items = details.map(({ endToEnd, amount }) => ({ reference: endToEnd.trim(), amount: Number(amount) }))
  const total = Number(trailer.total)
  const problems = [
    ...(Number(trailer.count) === items.length ? [] : ['The trailer counts others']),
    ...(items.reduce((sum, { amount }) => sum + amount, 0) === total ? [] : ['The sum of the trailer is another']),
    ...(Number(trailer.hash) === hashOf(header, details) ? [] : ['The hash of the trailer is another']),
  ]
  return { items, total, problems }
}

/** Pay by GIRO or FAST from an account at UOB, for its internet banking. */
export const uobGiro: FileFormat = {
  key: 'uob_giro',
  label: 'UOB, bulk GIRO or FAST payroll file',
  kind: 'bank',
  source: sources.uobGiro,
  asks: {
    employer: ['payAccount', 'payAccountName', 'payBy'],
    person: ['name', 'bank', 'bic', 'account', 'reference'],
    amounts: ['net'],
  },
  needs: ['payAccount', 'payAccountName'],
  isOffered: ({ payBank }) => payBank === 'uob',
  problemOf: paymentProblem,
  name: (q) => `${fileNameOf(q)}.txt`,
  build,
  read,
  amends: 'difference',
  amountsOf: ({ net }) => (net > 0 ? { net } : null),
  ties: 'net',
  referenceOf: ({ reference = '' }) => fixedText(reference, 35).trim(),
}
