import type { Facts } from '../../country.ts'
import { type FileFormat, type FileInput, type FileItem, sumOfEarnings, sumOfLines } from '../../filing.ts'
import { lastDayOf, type YearMonth } from '../../payroll.ts'
import { ADDITIONAL_WAGES, ORDINARY_WAGES } from '../pay-bases.ts'
import { levyOfMonth } from '../schemes/levies.ts'
import { paySources as sources } from '../schemes/sources.ts'
import { buildEzpay, EZPAY_CODES, type EzpayMember, type EzpayStatus, ezpayName, readEzpay } from './cpf-ezpay.ts'

const KINDS = Object.keys(EZPAY_CODES) as (keyof typeof EZPAY_CODES)[]

/** Whether somebody joined or left in the month. */
const statusOf = ({ startedOn = '', endedOn = '' }: Facts, month: YearMonth): EzpayStatus => {
  const joined = startedOn >= `${month}-01`
  const left = endedOn !== '' && endedOn <= lastDayOf(month)
  if (joined) return left ? 'O' : 'N'
  return left ? 'L' : 'E'
}

const memberOf = ({ facts, amounts }: FileItem, month: YearMonth): EzpayMember => ({
  account: facts.nric ?? '',
  name: facts.name ?? '',
  status: statusOf(facts, month),
  ordinary: amounts.ordinary ?? 0,
  additional: amounts.additional ?? 0,
  payments: Object.fromEntries(KINDS.map((key) => [key, amounts[key] ?? 0])),
})

/** Ninety-nine advice codes, then again from the first: that of a month is not used twice. */
const adviceOf = ({ employer, month }: FileInput) => ({
  submissionNumber: employer.cpfSubmissionNumber ?? '',
  advice: ((Number(employer.fileNumber ?? 1) - 1) % 99) + 1,
  month,
})

/** CPF, self-help groups and the levy of a month as CPF EZPay takes them. Foreigners stand in the levy alone. */
export const ezpay: FileFormat = {
  key: 'cpf_ezpay',
  label: 'CPF EZPay file: CPF, SDL and self-help groups',
  kind: 'contribution',
  source: sources.ezpay,
  asks: {
    employer: ['cpfSubmissionNumber'],
    person: ['nric', 'name'],
    amounts: ['ordinary', 'additional', ...KINDS],
  },
  name: (q) => ezpayName(adviceOf(q)),
  build: (q) =>
    buildEzpay({
      ...adviceOf(q),
      madeAt: q.madeAt,
      members: q.items.map((item) => memberOf(item, q.month)),
      levy: q.beside ?? 0,
    }),
  read: readEzpay,
  amends: 'replace',
  beside: levyOfMonth,
  amountsOf: ({ lines }) => {
    const payments = Object.fromEntries(KINDS.map((key) => [key, sumOfLines(lines, [key])]))
    if (Object.values(payments).every((cents) => cents === 0)) return null
    // Wages before their ceilings: CPF Board applies those.
    return {
      ordinary: sumOfEarnings(lines, ORDINARY_WAGES),
      additional: sumOfEarnings(lines, ADDITIONAL_WAGES),
      ...payments,
    }
  },
  ties: ({ lines }) => sumOfLines(lines, KINDS),
  referenceOf: ({ nric = '' }) => nric,
}
