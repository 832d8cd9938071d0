import { type Finding, findingsOf, NO_POSTING, type PostingRule } from '../../../countries/posting.ts'
import type { Day } from '../../../shared/dates.ts'

export const LONGEST_QUESTION = 1000
export const LONGEST_ANSWER = 2000
/** Questions without an answer, of one person about one job. */
export const MOST_OPEN = 3
/** Questions of one person within a day, about whatever jobs. */
export const MOST_A_DAY = 20
/** A team is written to about one job once within this time. */
export const NOTIFY_EVERY_SECONDS = 3600

/** An address or a telephone number: the employer is not to learn who asks. */
export const hasContactDetails = (words: string): boolean =>
  /\S@[^\s@]{1,190}\.\S/.test(words) || /\+?\d(?:[\s().-]?\d){7,}/.test(words)

const ASKS = /[^.!?\n]*\?/g

/** What a country's rules for adverts have against the words of an answer, beyond what they would say of an advert without words. */
export const againstAnswer = (answer: string, rules: readonly PostingRule[], today: Day): Finding[] => {
  const silent = new Set(findingsOf(rules, NO_POSTING, today).map((f) => f.id))
  const facts = { ...NO_POSTING, text: answer, questions: answer.match(ASKS) ?? [] }
  return findingsOf(rules, facts, today).filter((f) => f.severity === 'block' && !silent.has(f.id))
}
