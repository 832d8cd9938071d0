import type { Day } from '../../shared/dates.ts'
import type { Planned } from './plan.ts'

/** A planned person whose record is written. */
export type Known = { id: string; person: Planned; createdAt: string }

/** An hour of the working day at the person's place. */
export const momentOf = ({ country, form }: Planned, day: Day, hour: number): string => {
  const noon = new Date(`${day}T12:00:00Z`)
  const name = new Intl.DateTimeFormat('en', { timeZone: country.zone, timeZoneName: 'longOffset' })
    .formatToParts(noon)
    .find((part) => part.type === 'timeZoneName')?.value
  const minute = (form.fullName.length * 7 + day.charCodeAt(9) * 3) % 60
  const two = (n: number) => String(n).padStart(2, '0')
  return new Date(`${day}T${two(hour)}:${two(minute)}:00${name?.slice(3) || 'Z'}`).toISOString()
}
