import { addDays, type Day, weekdayOf } from '../../../shared/dates.ts'
import { instantOfMinute, instantText, minuteOfDay } from './place-clock.rules.ts'
import type { Span } from './spans.rules.ts'

/** When somebody cannot work, or would like to, as it is entered. */
export type Availability = {
  kind: 'cannot' | 'prefers'
  fromDay: Day
  untilDay: Day | null
  /** 1 Monday to 7 Sunday; null: every day. */
  weekdays: readonly number[] | null
  /** Times on the wall; null: the whole day. An end at or before the start is on the next day. */
  fromTime: string | null
  untilTime: string | null
}

/** The times of one kind between two days, both included, as instants of a zone. */
export const availabilitySpans = (
  said: readonly Availability[],
  kind: Availability['kind'],
  { from, until, zone }: { from: Day; until: Day; zone: string },
): Span[] => {
  const spans: Span[] = []
  for (const one of said) {
    if (one.kind !== kind) continue
    const first = one.fromDay > from ? one.fromDay : from
    const last = one.untilDay !== null && one.untilDay < until ? one.untilDay : until
    for (let day = first; day <= last; day = addDays(day, 1)) {
      if (one.weekdays && !one.weekdays.includes(weekdayOf(day))) continue
      const begins = one.fromTime === null ? 0 : minuteOfDay(one.fromTime)
      const ends = one.untilTime === null ? 1440 : minuteOfDay(one.untilTime)
      spans.push({
        from: instantText(instantOfMinute(day, begins, zone)),
        until: instantText(instantOfMinute(day, ends > begins ? ends : ends + 1440, zone)),
      })
    }
  }
  return spans
}
