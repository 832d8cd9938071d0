import type { CountryWorkingTime } from '../../../countries/time.ts'
import { addDays, addMonths, type Day } from '../../../shared/dates.ts'
import { dayOfNumber, numberOfDay, weekOf } from './place-clock.rules.ts'
import { type Exemption, minutesInWords } from './work-limits.rules.ts'

/** What lets somebody work beyond a limit of the law: only what the law itself allows, on paper, and for a time. */

/** The longest an exemption is entered for: whoever gives it looks again. */
const MOST_MONTHS = 24

export type ExemptionInput = {
  kind: 'limit' | 'averaging'
  regime: string
  limit: string | null
  minutes: number | null
  weeks: number | null
  from: Day
  until: Day
}

/**
 * Field → sentence for what the law does not allow.
 * @param weekStartsOn 1 Monday to 7 Sunday
 */
export const exemptionErrors = (
  law: Pick<CountryWorkingTime, 'limits' | 'averaging' | 'weekStartsOn'>,
  input: ExemptionInput,
): Record<string, string> => {
  const { from, until } = input
  if (until < from) return { until: 'The last day is before the first' }
  if (until >= addMonths(from, MOST_MONTHS)) return { until: `At most ${MOST_MONTHS} months at a time` }
  try {
    return input.kind === 'limit' ? limitErrors(law, input) : averagingErrors(law, input)
  } catch (error) {
    // A day before the figures on file.
    if (!(error instanceof RangeError)) throw error
    return { from: error.message }
  }
}

const limitErrors = (
  law: Pick<CountryWorkingTime, 'limits'>,
  { regime, limit: key, minutes, from }: ExemptionInput,
): Record<string, string> => {
  const limit = law.limits.find((one) => one.key === key && one.regime === regime)
  if (!limit) return { limit: 'This law has no such limit' }
  const { exemption } = limit
  if (!exemption) return { limit: `The law lets nobody beyond ${limit.label}, as far as it is on file` }
  const figure = limit.figure.on(from).value
  if (minutes === null || minutes <= figure)
    return { minutes: `More than ${minutesInWords(figure)}: that is the limit itself` }
  if (exemption.most !== null && minutes > exemption.most)
    return { minutes: `${minutesInWords(exemption.most)} at most: ${exemption.source.title}` }
  return {}
}

const averagingErrors = (
  law: Pick<CountryWorkingTime, 'averaging' | 'weekStartsOn'>,
  { regime, weeks, from, until }: ExemptionInput,
): Record<string, string> => {
  const averaging = law.averaging?.(regime, from) ?? null
  if (!averaging) return { regime: 'No law on file there counts weeks together' }
  if (weeks === null || weeks < 2 || weeks > averaging.mostWeeks) return { weeks: `2 to ${averaging.mostWeeks} weeks` }
  if (weekOf(from, law.weekStartsOn) !== from) return { from: 'The first day must be the first of a week' }
  if (until >= addMonths(from, averaging.mostMonths)) return { until: `At most ${averaging.mostMonths} months` }
  const days = numberOfDay(until) - numberOfDay(from) + 1
  if (days % (weeks * 7) !== 0) return { until: `The last day must end ${weeks} whole weeks counted from the first` }
  return {}
}

export type HeldExemption = {
  kind: 'limit' | 'averaging'
  country: string
  regime: string
  limit: string | null
  minutes: number | null
  weeks: number | null
  employmentId: string | null
  siteId: string | null
  from: Day
  until: Day
  reference: string
}

export type ExemptPerson = { employmentId: string; siteId: string | null; country: string; regime: string }

const isFor = (one: HeldExemption, person: ExemptPerson): boolean =>
  one.country === person.country &&
  one.regime === person.regime &&
  (one.employmentId === null || one.employmentId === person.employmentId) &&
  (one.siteId === null || one.siteId === person.siteId)

/** What is allowed somebody beyond limits, as minutes more than their figures. */
export const exemptionsOf = (
  law: Pick<CountryWorkingTime, 'limits'>,
  held: readonly HeldExemption[],
  person: ExemptPerson,
): Exemption[] =>
  held.flatMap((one): Exemption[] => {
    if (one.kind !== 'limit' || !isFor(one, person)) return []
    const limit = law.limits.find(({ key, regime }) => key === one.limit && regime === one.regime)
    if (!limit || one.minutes === null) return []
    const minutes = one.minutes - limit.figure.on(one.from).value
    return [{ limit: limit.key, from: one.from, until: one.until, minutes, reason: one.reference }]
  })

/** The weeks that are counted together with a week for somebody, both days included; null: it is counted by itself. */
export const averagedWeeks = (
  held: readonly HeldExemption[],
  person: ExemptPerson,
  week: Day,
): { from: Day; until: Day; weeks: number } | null => {
  const found = held.find(
    (one) => one.kind === 'averaging' && isFor(one, person) && week >= one.from && week <= one.until,
  )
  if (!found || found.weeks === null) return null
  const length = found.weeks * 7
  const nth = Math.floor((numberOfDay(week) - numberOfDay(found.from)) / length)
  const from = dayOfNumber(numberOfDay(found.from) + nth * length)
  return { from, until: addDays(from, length - 1), weeks: found.weeks }
}
