import { DAY_MS } from '../../../shared/dates.ts'

export const LONGEST_MESSAGE = 4000
/** Threads one person begins within seven days. */
export const STARTS_A_WEEK = 5
/** A message is kept back for this many days at most. */
export const LATEST_DAYS = 14
/** Months after the last message a thread is gone. */
export const KEPT_MONTHS = 24
export const FILE_BYTES = 10 * 1024 * 1024
/** Files handed in for one thread. */
export const MOST_FILES = 20

export const SIDES = ['seeker', 'company'] as const
export type Side = (typeof SIDES)[number]
/** Who closed a thread; one that the platform closed stays closed. */
export const BLOCKERS = [...SIDES, 'platform'] as const
export type Blocker = (typeof BLOCKERS)[number]

/** What a company tells the platform of somebody. */
export const PERSON_REPORT_REASONS = ['asks_for_money', 'threatens', 'not_real', 'sells', 'other'] as const
export type PersonReportReason = (typeof PERSON_REPORT_REASONS)[number]
export const REPORT_DECISIONS = ['kept', 'closed'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

/** Threads a company begins in 24 hours: fewer when those it wrote to hardly ever answer. */
export const COMPANY_STARTS = { usual: 30, few: 5, knownFrom: 10, answeredPercent: 20 } as const

export type CompanyStarts = {
  /** In the last 24 hours. */
  today: number
  /** Begun by the company a week ago or earlier, and how many of them were answered. */
  settled: number
  answered: number
}

/** How many threads a company may still begin today. */
export const companyStartsLeft = ({ today, settled, answered }: CompanyStarts): number => {
  const ignored = settled >= COMPANY_STARTS.knownFrom && answered * 100 < settled * COMPANY_STARTS.answeredPercent
  return Math.max(0, (ignored ? COMPANY_STARTS.few : COMPANY_STARTS.usual) - today)
}

/** How a company answers is said from so many threads on: fewer tell nothing. */
export const TELLING_FROM = 5

/** When a message is to be read: now, or at the wished instant (ISO) of the days to come; null: it is none. */
export const visibleAt = (wished: string | null, now: Date): string | null => {
  if (wished === null) return now.toISOString()
  const at = Date.parse(wished)
  if (Number.isNaN(at) || at <= now.getTime() || at > now.getTime() + LATEST_DAYS * DAY_MS) return null
  return new Date(at).toISOString()
}

/**
 * Whether a message of the person opens the thread: they answer what the company wrote, so that from here on both see addresses and numbers. What a
 * company wrote and they did not answer opens nothing.
 */
export const opensThread = (side: Side, before: readonly { side: Side }[]): boolean =>
  side === 'seeker' && before.some((message) => message.side === 'company')

/** A message that was tried, and the key it went with. */
export type Tried = { key: string; content: string }

/** The same message goes again under its key, so that it is written once whatever became of the first answer; a changed one is another message. */
export const triedOf = (last: Tried | null, content: string, newKey: string): Tried =>
  last?.content === content ? last : { key: newKey, content }
