import { againstLimit } from '../../../countries/hours.ts'
import type { WorkLimit } from '../../../countries/time.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Source } from '../../../shared/explain.ts'
import { dayOfNumber, numberOfDay, twoDigits, weekOf } from './place-clock.rules.ts'

/** Limits of working time: what is used of them, when that is told, and what is held because they are reached. Minutes. */

export type Period = WorkLimit['per']

/**
 * The days a limit is counted over, both included, that hold a day.
 * @param weekStartsOn 1 Monday to 7 Sunday. Three weeks are the week and the two before it.
 */
export const limitPeriod = (per: Period, day: Day, weekStartsOn: number): { from: Day; until: Day } => {
  if (per === 'day') return { from: day, until: day }
  if (per === 'week' || per === 'three_weeks') {
    const week = numberOfDay(weekOf(day, weekStartsOn))
    return { from: dayOfNumber(per === 'week' ? week : week - 14), until: dayOfNumber(week + 6) }
  }
  const month = Number(day.slice(5, 7))
  const first = { month, quarter: month - ((month - 1) % 3), year: 1 }[per]
  const from = `${day.slice(0, 4)}-${twoDigits(first)}-01`
  const last = first + { month: 0, quarter: 2, year: 11 }[per]
  const until = new Date(Date.UTC(Number(day.slice(0, 4)), last, 0)).getUTCDate()
  return { from, until: `${day.slice(0, 4)}-${twoDigits(last)}-${until}` }
}

/** Minutes in words: 2 hours, 1 hour 30 minutes. */
export const minutesInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const words = [
    hours > 0 || rest === 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
    rest > 0 ? `${rest} ${rest === 1 ? 'minute' : 'minutes'}` : '',
  ]
  return words.filter((word) => word !== '').join(' ')
}

const hoursOf = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100)

export type LimitUse = {
  /** `held`: what is asked does not fit and the limit allows no more. */
  level: 'none' | 'warning' | 'held'
  /** Minutes of those asked that fit. */
  allowed: number
  held: number
  message: string | null
}

/**
 * Whether so many more minutes fit under a limit, and what to say. Told from 80 % on; what is beyond a limit that blocks is held, beyond one that
 * warns it is told alone.
 */
export const limitUse = (q: { limit: number; used: number; asked: number; at: 'warn' | 'block' }): LimitUse => {
  const { limit, used, asked, at } = q
  const { notice, left, blocked } = againstLimit(limit, used, asked)
  if (at === 'block' && blocked > 0) {
    const message = left > 0 ? `Only ${minutesInWords(left)} left` : 'None left'
    return { level: 'held', allowed: asked - blocked, held: blocked, message }
  }
  if (notice === 'none') return { level: 'none', allowed: asked, held: 0, message: null }
  const message = `${hoursOf(used + asked)} of ${hoursOf(limit)} hours`
  return { level: 'warning', allowed: asked, held: 0, message }
}

/** More of a limit is allowed for some days: minutes beyond its figure. */
export type Exemption = { limit: string; from: Day; until: Day; minutes: number; reason: string }

/** The figure of a limit on a day with what is exempted. @throws RangeError for a day without a figure */
export const limitOn = (
  limit: WorkLimit,
  day: Day,
  exemptions: readonly Exemption[],
): { minutes: number; source: Source } => {
  const { value, source } = limit.figure.on(day)
  const more = exemptions.filter(({ limit: key, from, until }) => key === limit.key && day >= from && day <= until)
  // Two papers for one day do not add up: the one that allows more holds.
  return { minutes: value + Math.max(0, ...more.map(({ minutes }) => minutes)), source }
}

export type LimitNotice = {
  limit: string
  label: string
  from: Day
  until: Day
  /** Minutes used in the period, and the limit. */
  used: number
  figure: number
  level: 'warning' | 'held'
  message: string
  source: Source
}

/** How it stands with a limit: near it, beyond it by so many minutes, or held. What is beyond a limit is as wrong where it is told alone. */
export const standingOfLimit = ({ level, used, figure }: Pick<LimitNotice, 'level' | 'used' | 'figure'>) => {
  const over = Math.max(0, used - figure)
  return { isWrong: level === 'held' || over > 0, over }
}
