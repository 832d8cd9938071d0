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

/**
 * Overtime hours credited for minutes beyond the normal day (Central Rules, rule 69(2)): under 15 none, 15 to 30 half an
 * hour, more a full one; whole hours before that count as they are.
 */
export const creditedOvertime = (minutes: number): number => {
  const rest = minutes % 60
  return Math.floor(minutes / 60) + (rest < 15 ? 0 : rest <= 30 ? 0.5 : 1)
}
