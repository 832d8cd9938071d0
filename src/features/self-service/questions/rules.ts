/** What a question is about. */
export const QUESTION_KINDS = ['pay', 'leave', 'time', 'documents', 'other'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** open: HR has the next word. answered: the person has. */
export const QUESTION_STATES = ['open', 'answered', 'closed'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** Which part of the desk is shown; `mine`: what the reader has, open or answered. */
export const QUESTION_SHOWS = ['open', 'mine', 'answered', 'closed'] as const

/** What is done with a question, and where it stands after it. */
const AFTER = { more: 'open', reopen: 'open', answer: 'answered', close: 'closed' } as const
export type QuestionAct = keyof typeof AFTER

type Standing = { state: QuestionState; since: string }

/**
 * Where a question stands after an act at an instant. What does not move it leaves `since` as it is: somebody who writes twice waits since the first
 * time. Null: the act does not fit (to close what is closed, to open what is open).
 */
export const standingAfter = ({ state, since }: Standing, act: QuestionAct, at: string): Standing | null => {
  const next = AFTER[act]
  if (next === state) return act === 'more' || act === 'answer' ? { state, since } : null
  if (act === 'reopen' && state !== 'closed') return null
  return { state: next, since: at }
}
