import { CARE } from './care.rules.ts'
import { CODING } from './coding.rules.ts'
import { DATA } from './data.rules.ts'
import { type Draw, drawOf } from './draw.rules.ts'
import type { Kind, QuestionView, SkillTest } from './kinds.rules.ts'
import { NUMERACY } from './numeracy.rules.ts'
import { READING } from './reading.rules.ts'
import { SPREADSHEET } from './spreadsheet.rules.ts'

export const KINDS: Readonly<Record<SkillTest, readonly Kind[]>> = {
  numeracy: NUMERACY,
  data: DATA,
  spreadsheet: SPREADSHEET,
  coding: CODING,
  reading: READING,
  care: CARE,
  // Typing asks no questions: its texts are in `typing.rules.ts`.
  typing: [],
}

/** A question as it is asked, and what the server alone knows of it until the test is over. */
export type Question = {
  shown: QuestionView
  answer: number
  topic: string
  difficulty: number
  /** How often somebody who knows nothing is right: one in as many as there are to choose among, never where the answer is typed. */
  guess: number
  reason: string | null
}

/** A question of one kind. */
export const questionOf = ({ topic, difficulty, make }: Kind, draw: Draw): Question => {
  const { answer, reason = null, ...shown } = make(draw)
  const { length = 0 } = shown.options ?? shown.choices ?? []
  return { shown, answer, topic, difficulty, guess: length === 0 ? 0 : 1 / length, reason }
}

/** The questions of an attempt: easy ones first, each with figures of its own, from its own seed where it has one (`seeds`), else from that of the attempt. */
export const questionsOf = (test: SkillTest, seed: number, seeds: readonly number[] | null = null): Question[] =>
  KINDS[test]
    .toSorted((a, b) => a.difficulty - b.difficulty)
    .map((kind, at) => questionOf(kind, drawOf(seeds?.[at] ?? seed + at * 7919)))
