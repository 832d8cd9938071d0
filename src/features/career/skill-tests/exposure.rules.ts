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

/**
 * Whether an item is for practice: one of four, told by its digest, and never one of a test. What is practised is shown with its answer, as often as
 * somebody likes.
 */
export const isForPractice = (item: string): boolean => item.charCodeAt(0) % 4 === 0

type Drawn = { seed: number; item: string }
type Drawing = { digest: (shown: Question['shown']) => string; nextSeed: () => number }

const drawn = (kind: Kind, { digest, nextSeed }: Drawing): Drawn => {
  const seed = nextSeed()
  return { seed, item: digest(questionOf(kind, drawOf(seed)).shown) }
}

/** Draws until one is found: of the kind with the fewest, two of twelve are for practice. */
const MOST_PRACTICE_DRAWS = 2000
/** What a question to practise is drawn from. */
export const drawPracticeItem = (kind: Kind, drawing: Drawing): Drawn => {
  for (let draw = 0; draw < MOST_PRACTICE_DRAWS; draw += 1) {
    const found = drawn(kind, drawing)
    if (isForPractice(found.item)) return found
  }
  throw new Error('Nothing was drawn to practise')
}

/** What one question is drawn from: the first of the draws that does not rest and is not for practice, else the one that was shown least. `digest` names what is shown. */
export const drawItem = (kind: Kind, { exposure, ...drawing }: Drawing & { exposure: Exposure }): Drawn => {
  let least: (Drawn & { shown: number }) | null = null
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const found = drawn(kind, drawing)
    if (isForPractice(found.item)) continue
    if (!isResting(found.item, exposure)) return found
    const shown = exposure.shown.get(found.item) ?? 0
    if (least === null || shown < least.shown) least = { ...found, shown }
  }
  if (least === null) throw new Error('Nothing was drawn')
  return { seed: least.seed, item: least.item }
}

/** The kinds of a test in the order in which they are asked: easy ones first. */
export const kindsInOrder = (test: SkillTest): Kind[] => KINDS[test].toSorted((a, b) => a.difficulty - b.difficulty)
