import { anytimeBreaks, type PlannedBreak } from '../schedules/expand.rules.ts'
import { MINUTE } from '../schedules/place-clock.rules.ts'
import { lengthOf, type Stretch, without } from '../schedules/spans.rules.ts'

/** What is worked between an in and an out: real minutes, whatever the clocks on the wall did, without unpaid breaks. */

export type Pair = Stretch & { in: string; out: string }

/** Minutes of stretches that begin and end on whole minutes. */
export const pairedMinutes = (stretches: readonly Stretch[]): number => lengthOf(stretches) / MINUTE

/** Everything from the first in to the last out as one stretch. */
export const firstToLast = (pairs: readonly Pair[]): Pair[] => {
  const [first, last] = [pairs[0], pairs.at(-1)]
  return first && last ? [{ from: first.from, until: last.until, in: first.in, out: last.out }] : []
}

/**
 * Worked stretches without unpaid breaks, in order. A break at fixed times takes what was worked in it. One taken at any time is due of what
 * was worked beyond its `after` minutes; time away between two pairs counts towards it, and what is left of it comes out of the middle of the longest stretch.
 * @param pairs in order, without overlap
 */
export const workedStretches = (pairs: readonly Stretch[], breaks: readonly PlannedBreak[]): Stretch[] => {
  const unpaid = breaks.filter(({ paid }) => !paid)
  // An in and an out in one minute are a pair and no time.
  const lasting = pairs.filter(({ from, until }) => until > from).map(({ from, until }) => ({ from, until }))
  if (unpaid.length === 0 || lasting.length === 0) return lasting
  const fixed = unpaid.flatMap(({ span }) =>
    span ? [{ from: Date.parse(span.from), until: Date.parse(span.until) }] : [],
  )
  const frame = { from: pairs[0]?.from ?? 0, until: pairs.at(-1)?.until ?? 0 }
  const present = without(lasting, fixed)
  // Time away inside a fixed break is that break, and counts towards no other.
  const away = (lengthOf(without([frame], fixed)) - lengthOf(present)) / MINUTE
  const worked = lengthOf(present) / MINUTE
  const due = anytimeBreaks(unpaid, worked)
  return takeOut(present, Math.max(0, due - away))
}

const takeOut = (stretches: readonly Stretch[], minutes: number): Stretch[] => {
  let left = [...stretches]
  for (let due = minutes; due > 0 && left.length > 0; ) {
    const longest = left.reduce((a, b) => (b.until - b.from > a.until - a.from ? b : a))
    const length = (longest.until - longest.from) / MINUTE
    const taken = Math.min(due, length)
    const from = longest.from + Math.floor((length - taken) / 2) * MINUTE
    left = left.flatMap((one) => (one === longest ? without([one], [{ from, until: from + taken * MINUTE }]) : [one]))
    due -= taken
  }
  return left
}

/**
 * Where a law asks for hours by calendar day: minutes of a shift on each side of midnight, its break shared by them, whole minutes that add up.
 * @param sides minutes present before and after
 */
export const shareBreak = (sides: readonly number[], breakMinutes: number) => {
  const present = sides.reduce((sum, minutes) => sum + minutes, 0)
  let [seen, given] = [0, 0]
  return sides.map((gross) => {
    seen += gross
    const upTo = present === 0 ? 0 : Math.round((breakMinutes * seen) / present)
    const share = Math.min(gross, upTo - given)
    given += share
    return { gross, break: share, net: gross - share }
  })
}
