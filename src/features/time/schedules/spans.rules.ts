import { instantText } from './place-clock.rules.ts'

/** Time from one moment to another, half-open: whoever comes at `until` comes after it. */

/** Instants as ISO text in UTC. */
export type Span = { from: string; until: string }

/** The same in milliseconds, for reckoning. */
export type Stretch = { from: number; until: number }

export const stretchOf = (span: Span): Stretch => ({ from: Date.parse(span.from), until: Date.parse(span.until) })

export const spanOf = ({ from, until }: Stretch): Span => ({
  from: instantText(from),
  until: instantText(until),
})

/** Whether two have a moment in common. Those that touch have none. */
export const overlaps = (a: Stretch, b: Stretch): boolean => a.from < b.until && b.from < a.until

/** Time between two, in milliseconds; 0 when they touch or overlap. */
export const gapBetween = (a: Stretch, b: Stretch): number => Math.max(0, b.from - a.until, a.from - b.until)

/** Stretches without what `taken` covers, in order. */
export const without = (stretches: readonly Stretch[], taken: readonly Stretch[]): Stretch[] => {
  let left = [...stretches]
  for (const hole of taken)
    left = left.flatMap((one) =>
      overlaps(one, hole)
        ? [
            { from: one.from, until: hole.from },
            { from: hole.until, until: one.until },
          ].filter(({ from, until }) => until > from)
        : [one],
    )
  return left
}

/** The parts of stretches inside another. */
export const within = (stretches: readonly Stretch[], frame: Stretch): Stretch[] =>
  stretches
    .map(({ from, until }) => ({ from: Math.max(from, frame.from), until: Math.min(until, frame.until) }))
    .filter(({ from, until }) => until > from)

/** How long they are together, in milliseconds. */
export const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, until }) => sum + until - from, 0)
