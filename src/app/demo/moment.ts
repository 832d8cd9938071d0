import type { Day } from '../../shared/dates.ts'
import { instantOf } from '../../shared/zoned.ts'
import type { Planned } from './plan.ts'

/** A planned person whose record is written. */
export type RecordedPerson = { id: string; person: Planned; createdAt: string }

/** An hour of the working day at the person's place. */
export const momentOf = ({ country, form }: Planned, day: Day, hour: number): string => {
  const minute = (form.fullName.length * 7 + day.charCodeAt(9) * 3) % 60
  const two = (n: number) => String(n).padStart(2, '0')
  return instantOf(day, `${two(hour)}:${two(minute)}`, country.zone).at
}
