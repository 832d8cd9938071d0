import type { Draw } from './draw.rules.ts'

export const TESTS = ['numeracy', 'data', 'spreadsheet', 'coding'] as const
export type SkillTest = (typeof TESTS)[number]

/** Usual minutes of a test; every test asks as many questions. */
export const MINUTES: Readonly<Record<SkillTest, number>> = { numeracy: 15, data: 18, spreadsheet: 15, coding: 15 }
export const QUESTIONS = 12
export const TIME_PERCENTS = [100, 125, 150, 200] as const

/** What somebody is shown: a sentence by its key with its figures, and where there is one a table of whole numbers, cells or a program. */
export type QuestionView = {
  key: string
  figures: Record<string, number>
  table?: number[][]
  cells?: number[][]
  code?: string
}

/** A kind of question: `difficulty` is on the scale of ability (0 is the middle, ±3 the ends), set by whoever wrote it. The answer is a whole number. */
export type Kind = {
  topic: string
  difficulty: number
  make: (draw: Draw) => QuestionView & { answer: number }
}
