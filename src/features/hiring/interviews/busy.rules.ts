import ICAL from 'ical.js'
import { instantIn, isZone } from '../../../shared/dates.ts'

export type BusyTime = { startsAt: string; endsAt: string }

/** A file longer than this is none of one person's. */
export const MOST_ICS_BYTES = 3_000_000
/** How far ahead busy times are read: as far as an interview can be arranged. */
export const BUSY_DAYS = 180
const MOST_TIMES = 5_000
/** Steps of one repetition: a rule that repeats each second does not hold up the server. */
const MOST_STEPS = 20_000

type Window = { from: Date; until: Date /** Of times without a zone, and of whole days. */; zone: string }

const pad = (n: number) => String(n).padStart(2, '0')

/** The instant of a time in a calendar; null where its zone shows no such hour. */
const instantOfTime = (time: ICAL.Time, tzid: string | null, zone: string): number | null => {
  const wall = `${time.year}-${pad(time.month)}-${pad(time.day)}T${pad(time.hour)}:${pad(time.minute)}`
  if (time.isDate) return msOf(instantIn(zone, wall))
  if (time.zone && time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate().getTime()
  return msOf(instantIn(tzid !== null && isZone(tzid) ? tzid : zone, wall))
}
const msOf = (instant: string | null) => (instant === null ? null : Date.parse(instant))

const tzidOf = (component: ICAL.Component, name: string): string | null =>
  (component.getFirstProperty(name)?.getParameter('tzid') as string | undefined) ?? null

/** Whether it takes its owner's time: not what is called off or marked as free. */
const isBusy = (component: ICAL.Component): boolean =>
  component.getFirstPropertyValue('status') !== 'CANCELLED' &&
  component.getFirstPropertyValue('transp') !== 'TRANSPARENT' &&
  component.getFirstPropertyValue('x-microsoft-cdo-busystatus') !== 'FREE'

type Span = { start: number; end: number }

const spansOfEvent = (component: ICAL.Component, window: Window): Span[] => {
  const event = new ICAL.Event(component)
  const tzid = tzidOf(component, 'dtstart')
  const length = event.duration.toSeconds() * 1_000
  const spanAt = (time: ICAL.Time): Span | null => {
    const start = instantOfTime(time, tzid, window.zone)
    return start === null || length <= 0 ? null : { start, end: start + length }
  }
  if (!event.isRecurring()) return [spanAt(event.startDate)].flatMap((span) => span ?? [])
  const spans: Span[] = []
  const steps = event.iterator()
  for (let n = 0; n < MOST_STEPS && spans.length < MOST_TIMES; n++) {
    const next = steps.next()
    if (!next) break
    const span = spanAt(next)
    if (!span) continue
    if (span.start > window.until.getTime()) break
    if (span.end > window.from.getTime()) spans.push(span)
  }
  return spans
}

const spansOfFreeBusy = (component: ICAL.Component, window: Window): Span[] =>
  component.getAllProperties('freebusy').flatMap((property) => {
    if (property.getParameter('fbtype') === 'FREE') return []
    return (property.getValues() as ICAL.Period[]).flatMap((period) => {
      const start = instantOfTime(period.start, null, window.zone)
      const end = instantOfTime(period.getEnd(), null, window.zone)
      return start === null || end === null || end <= start ? [] : [{ start, end }]
    })
  })

/** Spans that meet are one; those outside the window go. In order. */
const mergeSpans = (spans: readonly Span[], { from, until }: Window): BusyTime[] => {
  const merged: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.end <= from.getTime() || span.start >= until.getTime()) continue
    const last = merged.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged.slice(0, MOST_TIMES).map(({ start, end }) => ({
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
  }))
}

/** A calendar as the parser gives it: its name, its properties, its parts. */
type JCal = [name: string, properties: unknown[], parts: unknown[]]
/** A file may hold several calendars, one after the other. */
const isOneCalendar = (parsed: JCal | JCal[]): parsed is JCal => typeof parsed[0] === 'string'

/**
 * When the owner of a calendar file (RFC 5545) is busy: its events with their repetitions and exceptions, and its free/busy times. Times in UTC.
 * @returns null where the text is no calendar
 */
export const busyTimesOf = (text: string, window: Window): BusyTime[] | null => {
  let calendars: ICAL.Component[]
  try {
    const parsed: JCal | JCal[] = ICAL.parse(text)
    calendars = (isOneCalendar(parsed) ? [parsed] : parsed).map((calendar) => new ICAL.Component(calendar))
  } catch {
    return null
  }
  if (calendars.length === 0 || calendars.some((calendar) => calendar.name !== 'vcalendar')) return null
  const spans = calendars.flatMap((calendar) => {
    const events = calendar.getAllSubcomponents('vevent')
    const changed = new Set(events.flatMap((event) => changedAt(event, window.zone)))
    return [
      ...events.filter(isBusy).flatMap((event) =>
        spansOfEvent(event, window).filter(
          // An occurrence that was moved stands in an event of its own.
          (span) => isException(event) || !changed.has(`${event.getFirstPropertyValue('uid')} ${span.start}`),
        ),
      ),
      ...calendar.getAllSubcomponents('vfreebusy').flatMap((one) => spansOfFreeBusy(one, window)),
    ]
  })
  return mergeSpans(spans, window)
}

const isException = (event: ICAL.Component) => event.getFirstProperty('recurrence-id') !== null
/** Which occurrence an event stands in for; a time without a zone is its owner's, as that of the occurrence is. */
const changedAt = (event: ICAL.Component, zone: string): string[] => {
  const at = event.getFirstPropertyValue('recurrence-id') as ICAL.Time | null
  const start = at && instantOfTime(at, tzidOf(event, 'recurrence-id'), zone)
  return start ? [`${event.getFirstPropertyValue('uid')} ${start}`] : []
}
