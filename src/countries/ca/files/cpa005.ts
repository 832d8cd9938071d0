import { type Day, daysBetween, isDay } from '../../../shared/dates.ts'
import type { Minor } from '../../../shared/money.ts'
import { fixedDigits as digits, fixedFields, fixedText as text, fixedWhole as whole } from '../../fixed-width.ts'

/**
 * Payments Canada Standard 005, credits: logical records of 1,464 characters, A first, C with up to six payments of 240 characters each, Z last.
 * Dates are 0YYDDD. Banks differ in the item trace: some ask for noughts.
 */

export const CPA_RECORD = 1464
const SEGMENT = 240
const PER_RECORD = 6

/** A day as the standard writes it: a nought, two digits of the year, the day's number in it. @throws RangeError for no day of the calendar */
export const cpaDay = (day: Day): string => {
  if (!isDay(day)) throw new RangeError(`${day} is no day`)
  return `0${day.slice(2, 4)}${String(daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1).padStart(3, '0')}`
}

/** Where money of a person or of the company is: institution of 3 digits, branch (transit) of 5. */
export type CanadianAccount = { institution: string; transit: string; account: string }

export type CpaOriginator = CanadianAccount & {
  /** 10 characters, given by the bank. */
  id: string
  shortName: string
  longName: string
  /** Data centre the file goes to, 5 digits; that of the direct clearer it comes from, where the bank wants the whole trace. */
  dataCentre: string
  originatingCentre?: string
  fileNumber: number
}

export type CpaCredit = CanadianAccount & {
  amount: Minor
  day: Day
  payee: string
  /** What both sides know the payment by. */
  reference: string
  /** 200: payroll. */
  type?: string
}

const institution = (at: CanadianAccount): string =>
  `0${digits(at.institution, 3, 'Institution').padStart(3, '0')}${digits(at.transit, 5, 'Transit')}`

/** The trace of an item: noughts unless both data centres are known. */
const trace = (from: CpaOriginator, item: number): string => {
  if (!from.originatingCentre) return '0'.repeat(22)
  const centre = digits(from.dataCentre, 5, 'Data centre').slice(0, 4)
  const origin = digits(from.originatingCentre, 5, 'Originating data centre')
  return `${centre}${origin}${digits(from.fileNumber, 4, 'File number')}${digits(item, 9, 'Item')}`
}

/** Where each field of a payment stands, from the first of its 240 characters. */
export const SEGMENT_FIELDS = [
  ['type', 3],
  ['amount', 10],
  ['day', 6],
  ['institution', 9],
  ['account', 12],
  ['trace', 22],
  ['storedType', 3],
  ['shortName', 15],
  ['payee', 30],
  ['longName', 30],
  ['originator', 10],
  ['reference', 19],
  ['returnInstitution', 9],
  ['returnAccount', 12],
  ['sundry', 15],
  ['filler', 22],
  ['settlement', 2],
  ['invalid', 11],
] as const

/** One payment as 240 characters. */
export const cpaSegment = (credit: CpaCredit, from: CpaOriginator, item = 1): string => {
  if (credit.amount <= 0) throw new RangeError(`${credit.payee}: nothing to pay`)
  if (credit.account === '') throw new RangeError(`${credit.payee}: no account`)
  return [
    digits(credit.type ?? '200', 3, 'Type'),
    digits(credit.amount, 10, 'Amount'),
    cpaDay(credit.day),
    institution(credit),
    whole(credit.account, 12, 'Account'),
    trace(from, item),
    '000',
    text(from.shortName, 15),
    text(credit.payee, 30),
    text(from.longName, 30),
    whole(from.id, 10, 'Originator'),
    text(credit.reference, 19),
    institution(from),
    whole(from.account, 12, 'Return account'),
    ' '.repeat(15),
    ' '.repeat(22),
    '  ',
    '0'.repeat(11),
  ].join('')
}

/** The fields of a payment by name, as they stand. */
export const readSegment = (segment: string): Readonly<Record<(typeof SEGMENT_FIELDS)[number][0], string>> =>
  fixedFields(segment, SEGMENT_FIELDS)

const record = (kind: string, sequence: number, from: CpaOriginator, rest: string): string =>
  `${kind}${digits(sequence, 9, 'Record')}${text(from.id, 10)}${digits(from.fileNumber, 4, 'File number')}${rest}`.padEnd(
    CPA_RECORD,
    ' ',
  )

/** A file of credits, made on a day. Records end with CR and LF. */
export const buildCpa005 = (from: CpaOriginator, credits: readonly CpaCredit[], madeOn: Day): string => {
  if (credits.length === 0) throw new RangeError('There is nobody to pay')
  const header = `${cpaDay(madeOn)}${digits(from.dataCentre, 5, 'Data centre')}${' '.repeat(20)}CAD`
  const records = [record('A', 1, from, header)]
  for (let at = 0; at < credits.length; at += PER_RECORD) {
    const part = credits.slice(at, at + PER_RECORD)
    records.push(
      record('C', records.length + 1, from, part.map((one, i) => cpaSegment(one, from, at + i + 1)).join('')),
    )
  }
  const total = credits.reduce((sum, { amount }) => sum + amount, 0)
  const totals = `${'0'.repeat(22)}${digits(total, 14, 'Total')}${digits(credits.length, 8, 'Count')}${'0'.repeat(44)}`
  records.push(record('Z', records.length + 1, from, totals))
  return `${records.join('\r\n')}\r\n`
}

export type CpaFile = {
  originator: string
  fileNumber: number
  made: string
  credits: readonly {
    amount: Minor
    day: string
    account: CanadianAccount
    payee: string
    reference: string
    type: string
  }[]
  total: Minor
  count: number
}

const readCredit = (segment: string): CpaFile['credits'][number] => {
  const fields = readSegment(segment)
  return {
    amount: Number(fields.amount),
    day: fields.day,
    account: {
      institution: fields.institution.slice(1, 4),
      transit: fields.institution.slice(4),
      account: fields.account.trimEnd(),
    },
    payee: fields.payee.trimEnd(),
    reference: fields.reference.trimEnd(),
    type: fields.type,
  }
}

/** A file read back. @throws RangeError for a file that is none, or whose sums do not match its trailer */
export const parseCpa005 = (file: string): CpaFile => {
  const records = file.split('\r\n').filter((line) => line !== '')
  const [header, trailer] = [records[0] ?? '', records.at(-1) ?? '']
  if (records.some((line) => line.length !== CPA_RECORD))
    throw new RangeError(`A record is not of ${CPA_RECORD} characters`)
  if (header[0] !== 'A' || trailer[0] !== 'Z') throw new RangeError('The file does not begin with A and end with Z')
  const credits = records.slice(1, -1).flatMap((line) => {
    if (line[0] !== 'C') throw new RangeError(`A record of kind ${line[0]} among the payments`)
    const segments = Array.from({ length: PER_RECORD }, (_, i) => line.slice(24 + i * SEGMENT, 24 + (i + 1) * SEGMENT))
    return segments.filter((segment) => segment.trim() !== '').map(readCredit)
  })
  const [total, count] = [Number(trailer.slice(46, 60)), Number(trailer.slice(60, 68))]
  if (credits.length !== count)
    throw new RangeError(`The trailer counts ${count} payments, the file has ${credits.length}`)
  if (credits.reduce((sum, { amount }) => sum + amount, 0) !== total)
    throw new RangeError('The trailer’s total is another')
  return {
    originator: header.slice(10, 20).trimEnd(),
    fileNumber: Number(header.slice(20, 24)),
    made: header.slice(24, 30),
    credits,
    total,
    count,
  }
}
