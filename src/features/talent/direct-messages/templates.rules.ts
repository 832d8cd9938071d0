import type { PostingRule } from '../../../countries/posting.ts'
import type { Day } from '../../../shared/dates.ts'
import { filledIn, gapsIn, strangeGaps } from '../../hiring/letters/gaps.rules.ts'
import { problemsOf } from '../../hiring/letters/rules.ts'

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

/** Why words cannot be a beginning: gaps that stand for nothing, or what no advert may say; null: they can. */
export const templateProblemOf = (words: string, rules: readonly PostingRule[], today: Day): string | null => {
  const [strange] = strangeGaps(words, TEMPLATE_VARIABLES)
  if (strange !== undefined) return `{{${strange}}} stands for nothing here.`
  return problemsOf({ purpose: 'update', subject: '', body: words }, rules, today)[0]?.sentence ?? null
}
