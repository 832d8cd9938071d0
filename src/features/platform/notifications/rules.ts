import type { Role } from '../../../shared/actor.ts'
import { addDays, type Day, dayIn, instantIn, wallIn, weekdayOf } from '../../../shared/dates.ts'
import type { EmailPace, NotificationAudience, NotificationEvent } from '../../../shared/notifications.ts'
import { paths } from '../../../shared/paths.ts'

export const EMAIL_PACES = ['off', 'at_once', 'daily', 'weekly'] as const satisfies readonly EmailPace[]

/** Browsers of one person that take pushed messages. */
export const MOST_DEVICES = 10

/** A digest is written from this hour on in the reader's zone; a weekly one on a Monday. */
const MORNING = 8

/** How long what was told stays, days: read, and unread. */
export const STAYS = { read: 90, unread: 180 } as const

/** What somebody chose for an event; null where they chose nothing. */
export type Wishes = {
  listed: boolean | null
  email: string | null
  push: boolean | null
  zone: string | null
  /** HH:MM, as a clock on the wall of their zone shows. */
  quietFrom: string | null
  quietTo: string | null
  devices: number
}

/** How one person is told of one thing. */
export type NoticePlan = {
  listed: boolean
  /** The letter leaves in this transaction. */
  letterNow: boolean
  /** As it stands on the row. */
  email: 'none' | 'waiting' | 'daily' | 'weekly' | 'sent'
  /** ISO instant a waiting letter leaves at. */
  emailAt: string | null
  /** Seconds from now until it is pushed; null: it is not. */
  pushIn: number | null
}

/**
 * The end of the quiet hours that somebody is in at an instant, as an ISO instant; null when they are in none. Quiet that ends before it begins
 * runs over midnight. An hour the clocks leave out or show twice ends as `instantIn` says.
 */
export const quietUntil = (
  now: Date,
  { zone, quietFrom: from, quietTo: to }: Pick<Wishes, 'zone' | 'quietFrom' | 'quietTo'>,
) => {
  if (zone === null || from === null || to === null) return null
  const [day = '', time = ''] = wallIn(zone, now.toISOString()).split('T')
  const overMidnight = from > to
  const isQuiet = overMidnight ? time >= from || time < to : time >= from && time < to
  if (!isQuiet) return null
  const end = instantIn(zone, `${overMidnight && time >= from ? addDays(day, 1) : day}T${to}`)
  return end !== null && Date.parse(end) > now.getTime() ? end : null
}

/** What is wrong with quiet hours, by field; null: nothing. */
export const quietProblem = ({
  quietFrom: from,
  quietTo: to,
}: Pick<Wishes, 'quietFrom' | 'quietTo'>): Record<string, string> | null => {
  if ((from === null) !== (to === null))
    return { [from === null ? 'quietFrom' : 'quietTo']: 'Say when quiet begins and when it ends.' }
  return from !== null && from === to ? { quietTo: 'Quiet must end at another time than it begins.' } : null
}

/** How somebody is told, from what the event says, what they chose and what time it is where they are. */
export const planNotice = (event: NotificationEvent, wishes: Wishes | undefined, now: Date): NoticePlan => {
  const { channels } = event
  const pace = event.letterAlways ? 'at_once' : ((wishes?.email ?? channels.email) as EmailPace)
  const quietEnd = wishes ? quietUntil(now, wishes) : null
  const wait = pace === 'at_once' && !event.letterAlways && quietEnd !== null
  const wantsPush = (wishes?.push ?? channels.push) && (wishes?.devices ?? 0) > 0
  const seconds = quietEnd === null ? 0 : Math.ceil((Date.parse(quietEnd) - now.getTime()) / 1000)
  return {
    listed: wishes?.listed ?? channels.listed,
    letterNow: pace === 'at_once' && !wait,
    email: wait ? 'waiting' : ({ off: 'none', at_once: 'sent', daily: 'daily', weekly: 'weekly' } as const)[pace],
    emailAt: wait ? quietEnd : null,
    pushIn: wantsPush ? seconds : null,
  }
}

/** Whether a digest of this pace is due: once a day from the morning on, or once a week from Monday morning on; on the day in their zone. */
export const isDigestDue = (
  now: Date,
  { zone, pace, last }: { zone: string; pace: 'daily' | 'weekly'; last: Day | null },
): boolean => {
  const [day = '', time = ''] = wallIn(zone, now.toISOString()).split('T')
  if (time < `0${MORNING}:00`) return false
  if (last === null) return pace === 'daily' || weekdayOf(day) === 1
  // The Monday of this week: a server that was off on it catches up.
  const since = pace === 'daily' ? day : addDays(day, 1 - weekdayOf(day))
  return last < since
}

export const digestDay = (now: Date, zone: string): Day => dayIn(zone, now)

/** In which of their parts an account is: people of the platform are told of nothing. */
export const audienceOf = (role: Role): NotificationAudience | null => {
  if (role === 'job_seeker') return 'seeker'
  if (role === 'employee') return 'employee'
  return role.startsWith('system') ? null : 'company'
}

/** An address of ours without its beginning; the list of notifications for what leads elsewhere or is too long. */
export const pathOf = (link: string, publicUrl: string): string => {
  const path = link.startsWith(`${publicUrl}/`) ? link.slice(publicUrl.length) : link
  return /^\/(?!\/)/.test(path) && path.length <= 500 ? path : paths.notifications()
}
