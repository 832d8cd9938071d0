import { type Exact, exact, type Minor } from '../../shared/money.ts'
import { effectiveDated } from '../country.ts'
import { sources } from './sources.ts'

/** The four Labour Codes replaced the older Acts on 21 November 2025. Earlier days are not on file, and refused. */
const codes = '2025-11-21'
/** When these figures were written here. */
const recorded = '2026-11-20'

export const law = {
  standardWeeklyHours: effectiveDated('Standard weekly hours', [
    { from: codes, value: 48, source: sources.hours, recorded },
  ]),
  overtimeMultiplier: effectiveDated('Overtime multiplier', [
    { from: codes, value: 2, source: sources.overtime, recorded },
  ]),
}

/** Supervisors with more than this a month, in paise, are no workers; managers never are. */
export const supervisorLimit = effectiveDated('Monthly wages of a supervisor who is a worker', [
  { from: codes, value: 1_800_000, source: sources.worker, recorded: '2026-11-23' },
])

/**
 * Overtime hours credited for minutes beyond the normal day (Central Rules, rule 69(2)): under 15 none, 15 to 30 half an
 * hour, more a full one; whole hours before that count as they are.
 */
export const creditedOvertime = (minutes: number): number => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (rest < 15) return hours
  return rest <= 30 ? hours + 0.5 : hours + 1
}

/** An hour's wage, in paise: monthly wages ÷ 26 ÷ 8 (rule 69(3)). */
export const hourlyWage = (monthly: Minor): Exact => exact(monthly).div(26).div(8)

/** Pay for hours of overtime, in paise, exact: twice the hour's wage. */
export const overtimePay = (hourly: Exact, hours: Exact, day: string): Exact =>
  hourly.mul(exact(law.overtimeMultiplier.on(day).value)).mul(hours)

/** A worker has a right to overtime: nobody in management or administration, and supervisors up to the limit. */
export const isWorker = (person: { monthly: Minor; manager: boolean; supervisor: boolean }, day: string): boolean =>
  !person.manager && !(person.supervisor && person.monthly > supervisorLimit.on(day).value)
