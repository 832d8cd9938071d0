import type { WorkMode } from '../../adverts/content/kinds.rules.ts'
import { monthlyPay } from '../../adverts/content/posting.rules.ts'
import type { Chip } from '../../career/smart-search/chips.rules.ts'
import { NOTICE_DAYS, NOTICES, type Notice } from '../../matching/profile/wish.rules.ts'

/** What a search is narrowed by before anybody is compared: facts that people say of the work they look for, never who they are. */
export type TalentFilters = {
  country: string | null
  /** A place by its name; those round it count as well. */
  place: string | null
  mode: WorkMode | null
  notice: Notice | null
  /** The most that is paid for a month, minor units of a currency. */
  pay: { most: number; currency: string } | null
}

export const NO_FILTERS: TalentFilters = { country: null, place: null, mode: null, notice: null, pay: null }
/** Whoever lives so far from the place can work there. */
export const PLACE_KM = 25

const NUMBERS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3 }
const UNIT_DAYS = { day: 1, week: 7, month: 31 } as const

/** How soon somebody has to begin, as a sentence says it; null: it names a day or nothing that can be counted. */
export const noticeSaid = (value: string): Notice | null => {
  if (value === 'now') return 'now'
  const said = /(a|one|two|three|\d{1,2})\s(day|week|month)/.exec(value)
  const days = said ? (NUMBERS[said[1] as string] ?? Number(said[1])) * UNIT_DAYS[said[2] as keyof typeof UNIT_DAYS] : 0
  const next = /next (week|month)/.exec(value)?.[1] as 'week' | 'month' | undefined
  const most = next ? UNIT_DAYS[next] : days
  return most === 0 ? null : (NOTICES.find((n) => NOTICE_DAYS[n] >= most) ?? null)
}

/** What of a sentence narrows the search; the kinds of chips that it was read from. */
export const filtersOf = (chips: readonly Chip[]): { filters: TalentFilters; used: readonly Chip[] } => {
  const first = (kind: Chip['kind']) => chips.find((c) => c.kind === kind)
  const [place, country, mode, start, pay] = [
    first('place'),
    first('country'),
    first('mode'),
    first('start'),
    first('pay'),
  ]
  const notice = start ? noticeSaid(start.value) : null
  const used = [place, country, mode, notice === null ? undefined : start, pay].filter((c) => c !== undefined)
  return {
    used,
    filters: {
      country: country?.value ?? place?.place?.country ?? null,
      place: place?.place?.name ?? null,
      mode: (mode?.value as WorkMode | undefined) ?? null,
      notice,
      pay: pay?.pay ? { most: monthlyPay(pay.pay.minor, pay.pay.period), currency: pay.pay.currency } : null,
    },
  }
}
