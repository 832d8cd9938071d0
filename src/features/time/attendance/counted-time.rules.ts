import type { Day } from '../../../shared/dates.ts'
import { MINUTE, minuteAt } from '../schedules/place-clock.rules.ts'
import type { Rounding } from '../schedules/shift.rules.ts'
import { lengthOf, type Stretch, stretchOf, within, without } from '../schedules/spans.rules.ts'
import type { MatchedShift } from './match.rules.ts'

/** What of worked time counts: rounded at the first in and the last out, and without what lies outside the allowed time before and after. */

export type CountedTime = {
  /** In order, without overlap. */
  counted: readonly Stretch[]
  /** Worked and not counted. */
  uncounted: readonly Stretch[]
  /** Minutes that rounding adds to what was worked. */
  added: number
}

/** A minute of the wall brought to a step: the nearest (half way goes up), the one before or the one after. */
export const roundMinute = (minute: number, { minutes, towards }: Rounding): number => {
  const steps = minute / minutes
  if (towards === 'earlier') return Math.floor(steps) * minutes
  if (towards === 'later') return Math.ceil(steps) * minutes
  return Math.floor(steps + 0.5) * minutes
}

const roundedAt = (at: number, { workDate, zone }: { workDate: Day; zone: string }, rounding: Rounding): number => {
  if (rounding.minutes === 1) return at
  const minute = minuteAt(at, workDate, zone)
  return at + (roundMinute(minute, rounding) - minute) * MINUTE
}

/** The first in and the last out moved to where rounding has them; a shift that rounding would turn round has nothing. */
const roundedSpans = (shift: MatchedShift): Stretch[] => {
  const spans = shift.workedSpans.map(stretchOf)
  const { roundIn, roundOut } = shift.instance.allowances
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return []
  const frame = {
    from: roundedAt(first.from, shift.instance, roundIn),
    until: roundedAt(last.until, shift.instance, roundOut),
  }
  if (frame.until <= frame.from) return []
  const kept = within(spans, frame)
  const longer = [
    { from: frame.from, until: Math.min(first.from, frame.until) },
    ...kept,
    { from: Math.max(last.until, frame.from), until: frame.until },
  ]
  return joined(longer.filter(({ from, until }) => until > from))
}

/** Stretches that touch made one. */
const joined = (stretches: readonly Stretch[]): Stretch[] => {
  const found: Stretch[] = []
  for (const one of stretches) {
    const last = found.at(-1)
    if (last && last.until >= one.from) last.until = Math.max(last.until, one.until)
    else found.push({ from: one.from, until: one.until })
  }
  return found
}

/** Time on one side of the plan, when it counts: allowed there, and a whole block at least. */
const beyond = (spans: readonly Stretch[], side: Stretch, allowed: boolean, block: number): Stretch[] => {
  const found = within(spans, side)
  return allowed && lengthOf(found) >= block * MINUTE ? found : []
}

/** What counts of a matched shift. In a shift that nobody was expected in, everything counts. Nothing while anything is unpaired. */
export const countedTime = (shift: MatchedShift): CountedTime => {
  const worked = shift.workedSpans.map(stretchOf)
  const rounded = roundedSpans(shift)
  const plan = stretchOf(shift.instance.plan)
  const { before, after, block } = shift.instance.allowances.counts
  const counted = shift.instance.off
    ? rounded
    : joined([
        ...beyond(rounded, { from: Number.NEGATIVE_INFINITY, until: plan.from }, before, block),
        ...within(rounded, plan),
        ...beyond(rounded, { from: plan.until, until: Number.POSITIVE_INFINITY }, after, block),
      ])
  const uncounted = without(worked, counted)
  return { counted, uncounted, added: (lengthOf(counted) + lengthOf(uncounted) - lengthOf(worked)) / MINUTE }
}
