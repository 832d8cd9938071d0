import type { Draw } from './draw.rules.ts'

export const TESTS = ['numeracy', 'data', 'spreadsheet', 'coding', 'reading', 'care', 'typing'] as const
export type SkillTest = (typeof TESTS)[number]

/** Usual minutes of a test. */
export const MINUTES: Readonly<Record<SkillTest, number>> = {
  numeracy: 15,
  data: 18,
  spreadsheet: 15,
  coding: 15,
  reading: 15,
  care: 15,
  typing: 12,
}
/** How many questions a test asks; of typing, how many texts are typed. */
export const QUESTIONS = 12
export const TEXTS = 5
export const askedIn = (test: SkillTest): number => (test === 'typing' ? TEXTS : QUESTIONS)
export const TIME_PERCENTS = [100, 125, 150, 200] as const

/**
 * What somebody is shown: a sentence by its key with its figures, and where there is one a table of whole numbers, cells or a program. What is
 * chosen among stands in `choices`, keys of words, or in `options`, which belong to an English text (`passage`, `ask`) and are English as it is.
 */
export type QuestionView = {
  key: string
  figures: Record<string, number>
  table?: number[][]
  cells?: number[][]
  code?: string
  passage?: string
  ask?: string
  options?: string[]
  choices?: string[]
}

/**
 * A kind of question: `difficulty` is on the scale of ability (0 is the middle, ±3 the ends), set by whoever wrote it. The answer is a whole number; of
 * what is chosen among, which one, from 1. `reason` is the key of the words that say why, shown when the test is over.
 */
export type Kind = {
  topic: string
  difficulty: number
  make: (draw: Draw) => QuestionView & { answer: number; reason?: string }
}
