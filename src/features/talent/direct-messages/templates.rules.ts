import { filledIn, gapsIn } from '../../hiring/letters/gaps.rules.ts'

/** What stands for something of the thread in a company's beginning. */
export const TEMPLATE_VARIABLES = ['name', 'job', 'company'] as const
export const MOST_TEMPLATES = 50
export const LONGEST_TEMPLATE_NAME = 80

/** `name`: null while the application is looked at without one; its gap is then left for whoever writes. */
export type TemplateFacts = { name: string | null; job: string; company: string }

export const fillTemplate = (words: string, { name, ...facts }: TemplateFacts): string =>
  filledIn(words, name === null ? facts : { ...facts, name })

/** The first gap of words that nobody filled; null: none. A message with one does not leave. */
export const openGapIn = (words: string): string | null =>
  gapsIn(words).find((gap) => TEMPLATE_VARIABLES.some((known) => known === gap)) ?? null
