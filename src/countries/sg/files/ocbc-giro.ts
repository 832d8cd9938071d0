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
 * OCBC’s GIRO/FAST file with invoice (GIROFASTWITHINV): records of 1,000 characters that end with CR and LF. A header that says payroll and how
 * it is cleared, then a record for each person; it has no trailer. Amounts in cents without a point.
 */

export const OCBC_RECORD = 1000

const HEADER = [
  ['type', 2],
  ['batch', 3],
  ['madeOn', 8],
  ['bic', 11],
  ['account', 34],
  ['filler1', 3],
  ['onBehalf', 20],
  ['filler2', 120],
  ['charges', 4],
  ['clearing', 4],
  ['reference', 16],
  ['valueDay', 8],
  ['valueTime', 4],
  ['booking', 1],
  ['filler3', 762],
] as const

const DETAIL = [
  ['bic', 11],
  ['account', 34],
  ['name', 140],
  ['currency', 3],
  ['amount', 17],
  ['details', 35],
  ['purpose', 4],
  ['reference', 35],
  ['rest', 721],
] as const

const PAYROLL = '30'

/** DDMMYYYY. */
const dayFirst = (day: string): string => `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(0, 4)}`

const headerOf = (q: FileInput): string =>
  fixedRecord(HEADER, {
    type: PAYROLL,
    batch: String(((Number(q.employer.fileNumber ?? 1) - 1) % 999) + 1).padStart(3, '0'),
    madeOn: compact(q.madeAt),
    bic: PAY_BANKS.ocbc.bic,
    account: fixedWhole(accountIn(q.employer.payAccount), 34, 'Account that pay goes out from'),
    clearing: clearingOf(q),
    reference: bankText(q.employer.reference ?? '', 16),
    valueDay: dayFirst(valueDayOf(q)),
  })

const detailOf = ({ facts, amounts }: FileItem, q: FileInput): string =>
  fixedRecord(DETAIL, {
    bic: bicOf(facts) ?? '',
    account: fixedWhole(accountIn(facts.account), 34, `Account of ${facts.name ?? ''}`),
    name: bankText(facts.name ?? '', 140),
    amount: fixedDigits(amounts.net ?? 0, 17, 'Amount'),
    details: bankText(q.employer.reference ?? '', 35),
    purpose: 'SALA',
    reference: fixedText(facts.reference ?? '', 35),
  })

const build = (q: FileInput): string => {
  refuseProblems(q)
  return [headerOf(q), ...q.items.map((item) => detailOf(item, q))].map((record) => `${record}\r\n`).join('')
}

const read = (text: string): FileContent => {
  const [first = '', ...rest] = text.split('\r\n').slice(0, -1)
  if (first.length !== OCBC_RECORD || rest.some((record) => record.length !== OCBC_RECORD))
    return { items: [], total: 0, problems: [`The records are not of ${OCBC_RECORD} characters`] }
  const header = fixedFields(first, HEADER)
  const items = rest
    .map((record) => fixedFields(record, DETAIL))
    .map(({ reference, amount }) => ({ reference: reference.trim(), amount: Number(amount) }))
  const problems = [
    ...(header.type === PAYROLL ? [] : [`The file is of kind ${header.type}, not payroll`]),
    ...(['GIRO', 'FAST'].includes(header.clearing) ? [] : ['It is neither GIRO nor FAST']),
  ]
  return { items, total: items.reduce((sum, { amount }) => sum + amount, 0), problems }
}

/** Pay by GIRO or FAST from an account at OCBC, for Velocity. */
export const ocbcGiro: FileFormat = {
  key: 'ocbc_giro',
  label: 'OCBC, GIRO or FAST payroll file (GIROFASTWITHINV)',
  kind: 'bank',
  source: sources.ocbcGiro,
  asks: {
    employer: ['payAccount', 'payBy'],
    person: ['name', 'bank', 'bic', 'account', 'reference'],
    amounts: ['net'],
  },
  needs: ['payAccount'],
  isOffered: ({ payBank }) => payBank === 'ocbc',
  problemOf: paymentProblem,
  name: ({ payDay, employer }) => `OCBC-${compact(payDay)}-${String(employer.fileNumber ?? 1).padStart(3, '0')}.txt`,
  build,
  read,
  amends: 'difference',
  amountsOf: ({ net }) => (net > 0 ? { net } : null),
  ties: 'net',
  referenceOf: ({ reference = '' }) => fixedText(reference, 35).trim(),
}
