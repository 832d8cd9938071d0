import { CODING } from './coding.rules.ts'
import { DATA } from './data.rules.ts'
import { drawOf } from './draw.rules.ts'
import type { Kind, QuestionView, SkillTest } from './kinds.rules.ts'
import { NUMERACY } from './numeracy.rules.ts'
import { SPREADSHEET } from './spreadsheet.rules.ts'

export const KINDS: Readonly<Record<SkillTest, readonly Kind[]>> = {
  numeracy: NUMERACY,
  data: DATA,
  spreadsheet: SPREADSHEET,
  coding: CODING,
}

/** A question as it is asked, and what the server alone knows of it until the test is over. */
export type Question = { shown: QuestionView; answer: number; topic: string; difficulty: number }

/** The questions of an attempt, made from its seed: easy ones first, each with figures of its own. */
export const questionsOf = (test: SkillTest, seed: number): Question[] =>
  KINDS[test]
    .toSorted((a, b) => a.difficulty - b.difficulty)
    .map(({ topic, difficulty, make }, at) => {
      const { answer, ...shown } = make(drawOf(seed + at * 7919))
      return { shown, answer, topic, difficulty }
    })
