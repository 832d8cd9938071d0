import type { Minor } from '../../../shared/money.ts'
import type { FileContent } from '../../filing.ts'

/**
 * The contribution file of CPF EZPay by file transfer, in force from 16 January 2025: records of 150 characters that end with CR and LF. A header,
 * a summary for each kind of payment, a detail for each person and kind, a trailer with the count of records and the sum of the summaries.
 * Amounts in cents without a point; nothing is negative.
 */

export const EZPAY_RECORD = 150

/** Kinds of payment that stand person by person, by the keys of pay. */
export const EZPAY_CODES = {
  cpf: '01',
  'shg.mbmf': '02',
  'shg.sinda': '03',
  'shg.cdac': '04',
  'shg.ecf': '05',
} as const

/** The levy stands as a sum alone. */
const LEVY = '11'
const CPF = EZPAY_CODES.cpf
const FORBIDDEN = /[_+$<>:;?!=[\]`^|"~\\]/

/** E: employed before and after, N: joined in the month, L: left in it, O: both. */
export type EzpayStatus = 'E' | 'N' | 'L' | 'O'

export type EzpayMember = {
  /** NRIC, which is the number of the CPF account. */
  account: string
  name: string
  status: EzpayStatus
  /** Wages of the month before any ceiling, in cents. */
  ordinary: Minor
  additional: Minor
  /** What is paid for them by kind, in cents; CPF is both shares. */
  payments: Readonly<Partial<Record<keyof typeof EZPAY_CODES, Minor>>>
}

export type EzpayAdvice = {
  /** CPF submission number: UEN, 3 letters, 2 digits. */
  submissionNumber: string
  /** 1 to 99: another one for each file of a month. */
  advice: number
  /** YYYY-MM */
  month: string
  /** At the employer’s place: YYYY-MM-DDTHH:MM:SS. */
  madeAt: string
  members: readonly EzpayMember[]
  /** Skills Development Levy of everybody, foreigners too, in cents. */
  levy: Minor
}

/** @throws RangeError for less than nothing, or more than fits */
const amount = (cents: Minor, length: number, who: string): string => {
  if (cents < 0)
    throw new RangeError(`${who}: the file takes no amount below zero. Ask CPF Board for what was paid too much`)
  const digits = String(cents)
  if (digits.length > length) throw new RangeError(`${who}: ${digits} cents do not fit into the file`)
  return digits.padStart(length, '0')
}

/** As on the identity card, in capitals without accents. @throws RangeError for letters or signs the file does not take, or too many */
const nameOf = (name: string): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").trim().toUpperCase()
  if (plain === '') throw new RangeError('Somebody has no name')
  if (FORBIDDEN.test(plain) || /[^\x20-\x7E]/.test(plain))
    throw new RangeError(`${name}: CPF Board takes Latin letters, digits and . , ' - / ( ) @ in a name`)
  if (plain.length > 66) throw new RangeError(`${name}: CPF Board takes 66 characters of a name`)
  return plain.padEnd(66)
}

const accountOf = ({ account, name }: EzpayMember): string => {
  if (!/^[ST]\d{7}[A-Z]$/.test(account))
    throw new RangeError(`${name}: a CPF account is an NRIC that begins with S or T`)
  return account
}

/** The first 20 characters of each record: sent as a file, kind of record, submission number, advice code. */
const startOf = ({ submissionNumber, advice }: EzpayAdvice): ((kind: string) => string) => {
  const parts = /^([A-Z0-9]{9,10})([A-Z]{3})(\d{2})$/.exec(submissionNumber)
  if (!parts) throw new RangeError('The CPF submission number is the UEN, 3 letters and 2 digits')
  if (!Number.isInteger(advice) || advice < 1 || advice > 99) throw new RangeError('The advice code is 1 to 99')
  const [, uen = '', type, serial] = parts
  return (kind) => `F${kind}${uen.padEnd(10)}${type}${serial} ${String(advice).padStart(2, '0')}`
}

type Detail = { code: string; member: EzpayMember; cents: Minor }

const detailsOf = (members: readonly EzpayMember[]): Detail[] =>
  Object.entries(EZPAY_CODES).flatMap(([key, code]) =>
    members.flatMap((member) => {
      const cents = member.payments[key as keyof typeof EZPAY_CODES] ?? 0
      return cents === 0 ? [] : [{ code, member, cents }]
    }),
  )

/** Wages and standing belong to CPF alone; for the funds they are noughts and a space. */
const detailLine = ({ code, member, cents }: Detail): string => {
  const { name } = member
  const isCpf = code === CPF
  return [
    code,
    accountOf(member),
    amount(cents, 12, name),
    amount(isCpf ? member.ordinary : 0, 10, name),
    amount(isCpf ? member.additional : 0, 10, name),
    isCpf ? member.status : ' ',
    nameOf(name),
  ].join('')
}

/** A sum with the number of givers, whom the funds alone count. */
const summaryLine = (code: string, details: readonly Detail[]): string => {
  const cents = details.reduce((sum, one) => sum + one.cents, 0)
  return `${code}${amount(cents, 12, `Sum of ${code}`)}${String(code === CPF ? 0 : details.length).padStart(7, '0')}`
}

/** The file. @throws RangeError with the first thing CPF Board would refuse, in one sentence */
export const buildEzpay = (advice: EzpayAdvice): string => {
  const start = startOf(advice)
  const [day = '', time = ''] = advice.madeAt.replaceAll(/[-:]/g, '').split('T')
  const month = advice.month.replace('-', '')
  const details = detailsOf(advice.members)
  const byCode = Map.groupBy(details, ({ code }) => code)
  const levy = advice.levy === 0 ? [] : [`${LEVY}${amount(advice.levy, 12, 'Levy')}${'0'.repeat(7)}`]
  const summaries = [
    summaryLine(CPF, byCode.get(CPF) ?? []),
    ...[...byCode].filter(([code]) => code !== CPF).map(([code, own]) => summaryLine(code, own)),
    ...levy,
  ]
  const total = details.reduce((sum, { cents }) => sum + cents, advice.levy)
  const records = [
    `${start(' ')}${day}${time}FTP.DTL`,
    ...summaries.map((line) => `${start('0')}${month}${line}`),
    ...details.map((one) => `${start('1')}${month}${detailLine(one)}`),
  ]
  const count = String(records.length + 1).padStart(7, '0')
  records.push(`${start('9')}${count}${amount(total, 15, 'The file')}`)
  return records.map((record) => `${record.padEnd(EZPAY_RECORD)}\r\n`).join('')
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const

/** The name CPF Board asks for: submission number, month, advice code. */
export const ezpayName = (q: Pick<EzpayAdvice, 'submissionNumber' | 'advice' | 'month'>): string =>
  `${q.submissionNumber}${MONTHS[Number(q.month.slice(5)) - 1]}${q.month.slice(0, 4)}${String(q.advice).padStart(2, '0')}.DTL`

/** What is wrong with a record by itself. */
const recordProblems = (record: string, at: number): string[] => {
  const found: string[] = []
  if (record.length !== EZPAY_RECORD) found.push(`Record ${at} has ${record.length} characters, not ${EZPAY_RECORD}`)
  if (!record.startsWith('F')) found.push(`Record ${at} does not begin with F`)
  if (FORBIDDEN.test(record) || /[^\x20-\x7E]/.test(record))
    found.push(`Record ${at} has a character that is not taken`)
  return found
}

/** What the file says when it is read by its columns: each person with all that is paid for them; the total includes the levy. */
export const readEzpay = (text: string): FileContent => {
  const records = text.split('\r\n').filter((record) => record !== '')
  const problems = records.flatMap((record, i) => recordProblems(record, i + 1))
  const kinds = records.map((record) => record[1]).join('')
  if (!/^ 0+1*9$/.test(kinds)) problems.push('The records are not a header, summaries, details and a trailer')
  const sums = new Map<string, { cents: number; givers: number }>()
  const people = new Map<string, number>()
  for (const record of records.filter((one) => one[1] === '1')) {
    const [code, account, cents] = [record.slice(26, 28), record.slice(28, 37), Number(record.slice(37, 49))]
    const before = sums.get(code) ?? { cents: 0, givers: 0 }
    sums.set(code, { cents: before.cents + cents, givers: before.givers + 1 })
    people.set(account, (people.get(account) ?? 0) + cents)
  }
  let total = 0
  for (const record of records.filter((one) => one[1] === '0')) {
    const [code, cents, givers] = [record.slice(26, 28), Number(record.slice(28, 40)), Number(record.slice(40, 47))]
    total += cents
    if (code === LEVY) continue
    const own = sums.get(code) ?? { cents: 0, givers: 0 }
    if (own.cents !== cents) problems.push(`The summary ${code} is not what its details come to`)
    if (givers !== (code === CPF ? 0 : own.givers)) problems.push(`The summary ${code} counts ${givers} givers`)
    sums.delete(code)
  }
  for (const code of sums.keys()) problems.push(`There is no summary ${code}`)
  const last = records.at(-1) ?? ''
  if (Number(last.slice(20, 27)) !== records.length) problems.push('The trailer counts other records')
  if (Number(last.slice(27, 42)) !== total) problems.push('The trailer has another sum')
  return { items: [...people].map(([reference, cents]) => ({ reference, amount: cents })), total, problems }
}
