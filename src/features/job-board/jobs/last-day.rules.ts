import ical, { ICalAlarmType } from 'ical-generator'

type LastDay = { id: string; day: string; url: string; title: string; company: string; now: Date }

/** The last day to apply as an entry for a calendar: a whole day, which is the same everywhere, with a word the day before. */
export const lastDayOf = ({ id, day, url, title, company, now }: LastDay): string => {
  const calendar = ical({ prodId: { company: 'Fourshore', product: 'Jobs', language: 'EN' } })
  const event = calendar.createEvent({
    id: `last-day-${id}`,
    stamp: now,
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    summary: `${title}, ${company}`,
    url,
    description: url,
  })
  event.createAlarm({ type: ICalAlarmType.display, trigger: 24 * 3600 })
  return calendar.toString()
}
