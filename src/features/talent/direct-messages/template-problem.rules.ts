import type { PostingRule } from '../../../countries/posting.ts'
import type { Day } from '../../../shared/dates.ts'
import { strangeGaps } from '../../hiring/letters/gaps.rules.ts'
import { problemsOf } from '../../hiring/letters/rules.ts'
import { TEMPLATE_VARIABLES } from './templates.rules.ts'

/** Why words cannot be a beginning: gaps that stand for nothing, or what no advert may say; null: they can. */
export const templateProblemOf = (words: string, rules: readonly PostingRule[], today: Day): string | null => {
  const [strange] = strangeGaps(words, TEMPLATE_VARIABLES)
  if (strange !== undefined) return `{{${strange}}} stands for nothing here.`
  return problemsOf({ purpose: 'update', subject: '', body: words }, rules, today)[0]?.sentence ?? null
}
