import { addDays, addMonths, dayIn, instantIn } from '../../../shared/dates.ts'
import { FIGURES as OF_HUB } from '../reports/export.rules.ts'

/** What a report may hold: figures of the hub, and the newest fairness reports. */
export const FIGURES = [...OF_HUB, 'fairness'] as const
export type Figure = (typeof FIGURES)[number]

export const PERIODS = ['7', '30', '90', '365', 'year'] as const
export type Period = (typeof PERIODS)[number]
export const CADENCES = ['weekly', 'monthly'] as const

export type Schedule = { cadence: (typeof CADENCES)[number]; day: number; hour: number; zone: string }

/** 1 is Monday. */
const weekday = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
const lastOf = (day: string) => Number(addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1).slice(8))

/** The first moment after another at which a report is due, by the clock of its zone; on the last day of a month that is too short. */
export const nextAfter = ({ cadence, day, hour, zone }: Schedule, after: Date): string => {
  const today = dayIn(zone, after)
  for (let i = 0; i <= 62; i++) {
    const on = addDays(today, i)
    const fits = cadence === 'weekly' ? weekday(on) === day : Number(on.slice(8)) === Math.min(day, lastOf(on))
    const at = fits ? instantIn(zone, `${on}T${String(hour).padStart(2, '0')}:00`) : null
    if (at !== null && Date.parse(at) > after.getTime()) return at
  }
  throw new Error(`No moment for a report: ${cadence} ${day} ${hour} ${zone}`)
}

/** The whole days a report tells of: up to the day before it is sent. */
export const daysOf = (period: Period, today: string): { from: string; to: string } => {
  const to = addDays(today, -1)
  return { from: period === 'year' ? `${to.slice(0, 4)}-01-01` : addDays(to, 1 - Number(period)), to }
}
