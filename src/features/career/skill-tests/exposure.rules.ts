import { drawOf } from './draw.rules.ts'
import type { Kind, SkillTest } from './kinds.rules.ts'
import { KINDS, type Question, questionOf } from './questions.rules.ts'

/** Days that are looked back, today counted. */
export const EXPOSURE_DAYS = 30
/** A question, with its figures, that more than this share of those who took the test in the window were shown rests: with five of each kind there is always one that does not. */
export const MOST_EXPOSED = 0.25
/** Before so many have taken the test a share says nothing. */
export const LEAST_TAKERS = 20
/** Draws before the least shown of them is taken: a kind with few questions of its own. */
const MOST_DRAWS = 60

/** How often items were shown in the window, by their digest, and to how many the test was given. */
export type Exposure = { takers: number; shown: ReadonlyMap<string, number> }

/** Whether an item would, shown once more, have been shown to more than its share. */
export const isResting = (item: string, { takers, shown }: Exposure): boolean =>
  takers >= LEAST_TAKERS && (shown.get(item) ?? 0) + 1 > MOST_EXPOSED * (takers + 1)

type Drawn = { seed: number; item: string }

/** What one question is drawn from: the first of the draws that does not rest, else the one that was shown least. `digest` names what is shown. */
export const drawItem = (
  kind: Kind,
  {
    exposure,
    digest,
    nextSeed,
  }: { exposure: Exposure; digest: (shown: Question['shown']) => string; nextSeed: () => number },
): Drawn => {
  let least: (Drawn & { shown: number }) | null = null
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const seed = nextSeed()
    const item = digest(questionOf(kind, drawOf(seed)).shown)
    if (!isResting(item, exposure)) return { seed, item }
    const shown = exposure.shown.get(item) ?? 0
    if (least === null || shown < least.shown) least = { seed, item, shown }
  }
  if (least === null) throw new Error('Nothing was drawn')
  return { seed: least.seed, item: least.item }
}

/** The kinds of a test in the order in which they are asked: easy ones first. */
export const kindsInOrder = (test: SkillTest): Kind[] => KINDS[test].toSorted((a, b) => a.difficulty - b.difficulty)
