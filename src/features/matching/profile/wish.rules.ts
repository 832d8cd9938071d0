import { PAY_PERIODS, type PayPeriod } from '../../adverts/content/kinds.rules.ts'

/** What somebody asks to be paid, and how soon they can begin: facts beside the profile, compared with nothing. */

/** How long until somebody can begin, the shortest first. A day they name is the other way to say it. */
export const NOTICES = ['now', '1w', '2w', '4w', '1m', '2m', '3m'] as const
export type Notice = (typeof NOTICES)[number]
/** At most so many days. */
export const NOTICE_DAYS: Readonly<Record<Notice, number>> = {
  now: 0,
  '1w': 7,
  '2w': 14,
  '4w': 28,
  '1m': 31,
  '2m': 62,
  '3m': 92,
}
export const isNotice = (text: string): text is Notice => NOTICES.some((n) => n === text)

/** From and to in minor units; no `to`: or more. */
export type PayBand = { from: number; to: number | null; currency: string; period: PayPeriod }

/** A range of pay as the address of a search says it; `any`: whoever said nothing as well. */
export type PayFilter = { from: number; to: number; currency: string; period: PayPeriod; any: boolean }

const MOST = 1_000_000_000_000
const ASKED = /^([A-Z]{3})\.([A-Z]+)\.(\d{1,13})\.(\d{1,13})(\.any)?$/

/** SGD.MONTH.300000.450000, in minor units; null: it is nothing of the kind. */
export const parsePayFilter = (text: string): PayFilter | null => {
  const m = ASKED.exec(text)
  const period = PAY_PERIODS.find((p) => p === m?.[2])
  if (!m || !period) return null
  const [from, to] = [Number(m[3]), Number(m[4])]
  return from <= to && to > 0 && to <= MOST ? { from, to, currency: m[1] as string, period, any: Boolean(m[5]) } : null
}
export const formatPayFilter = ({ from, to, currency, period, any }: PayFilter): string =>
  `${currency}.${period}.${from}.${to}${any ? '.any' : ''}`
