import { dayIn, wallIn } from '../../shared/dates.ts'

/** The zone of whoever looks, by their browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day it is where somebody looks: what a form that asks for a day begins with. Which day counts for a rule is said by the server. */
export const ownToday = (zone = ownZone(), now = new Date()): string => dayIn(zone, now)

/**
 * What a time, or two of them, is where somebody looks, when their clock shows another than that of the place: 21:00–05:30, with the day where it is
 * another day than at the place (`dayName` writes it). Null: both clocks show the same.
 */
export const ownTimeOf = (
  { from, until, zone }: { from: string; until?: string | null; zone: string },
  own: string,
  dayName: (day: string) => string,
): string | null => {
  if (zone === own) return null
  const same = (at: string) => wallIn(zone, at) === wallIn(own, at)
  if (same(from) && (!until || same(until))) return null
  const [day = '', time = ''] = wallIn(own, from).split('T')
  const end = until ? `–${wallIn(own, until).slice(11, 16)}` : ''
  const isOtherDay = day !== wallIn(zone, from).slice(0, 10)
  return `${isOtherDay ? `${dayName(day)} ` : ''}${time.slice(0, 5)}${end}`
}
