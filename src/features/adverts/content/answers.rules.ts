import type { Question } from './questions.rules.ts'

/** What the answers to a job's questions say. Carries no contract, so that the form of a public page can use it. */
export const QUESTION_KINDS = ['text', 'yesNo', 'one', 'many', 'number'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]
const LONGEST_ANSWER = 2_000

export const needsAnswer = (q: Pick<Question, 'kind' | 'accepts' | 'atLeast'>): boolean =>
  q.kind === 'number' ? q.atLeast !== null : q.kind !== 'text' && q.accepts.length > 0

/** What may be answered, where it is one of some. */
export const choicesOf = (q: Pick<Question, 'kind' | 'options'>): readonly string[] | null => {
  if (q.kind === 'yesNo') return ['yes', 'no']
  return q.kind === 'one' || q.kind === 'many' ? q.options : null
}

/** Sentences about questions that cannot stand in an advert; the first of each kind. */
export const problemsOf = (questions: readonly Question[]): string[] => {
  const found = new Set<string>()
  for (const q of questions) {
    if (q.ask.length < 3) found.add('Say what each question asks.')
    const choices = choicesOf(q)
    if (choices && new Set(choices.filter(Boolean)).size < 2)
      found.add('Give each choice question at least two different answers.')
    if (choices && q.accepts.some((a) => !choices.includes(a)))
      found.add('An answer the work needs must be one that can be given.')
    if (needsAnswer(q) && q.why.length < 3)
      found.add('Say why the work needs the answer a question asks for: whoever applies reads it.')
  }
  return [...found]
}

export type Given = { id: string; values: readonly string[]; explanation?: string | null | undefined }

/** A question as it was asked, with its answer. */
export type Answer = {
  id: string
  kind: QuestionKind
  ask: string
  values: string[]
  /** Does not meet what the work needs. A person decides what follows from it, never this. */
  unmet: boolean
  why: string
  explanation: string
}

const NUMBER = /^\d{1,7}(\.\d{1,2})?$/

/** Whether an answer leaves open what the work needs. No answer is none that does. */
export const isUnmet = (q: Question, values: readonly string[]): boolean => {
  if (!needsAnswer(q) || values.length === 0) return false
  if (q.kind === 'number') return Number(values[0]) < (q.atLeast ?? 0)
  return !values.some((v) => q.accepts.includes(v))
}

const wrongIn = (q: Question, values: readonly string[]): string | null => {
  if (values.length === 0) return q.required ? 'This question needs an answer' : null
  if (q.kind !== 'many' && values.length > 1) return 'Give one answer'
  if (values.some((v) => v.length > LONGEST_ANSWER)) return `An answer may have at most ${LONGEST_ANSWER} characters`
  if (q.kind === 'number' && !NUMBER.test(values[0] ?? '')) return 'Give a number, such as 3 or 2.5'
  const choices = choicesOf(q)
  return choices && values.some((v) => !choices.includes(v)) ? 'Choose from the answers that are offered' : null
}

/** Answers judged by the questions as they stand: what is wrong, by question, and what is kept. */
export const validateAnswers = (questions: readonly Question[], given: readonly Given[]) => {
  const errors: Record<string, string> = {}
  const answers: Answer[] = questions.map((q) => {
    const mine = given.find((g) => g.id === q.id)
    const values = [...new Set((mine?.values ?? []).map((v) => v.trim()).filter(Boolean))]
    const wrong = wrongIn(q, values)
    if (wrong) errors[q.id] = wrong
    const unmet = wrong === null && isUnmet(q, values)
    const explanation = unmet ? (mine?.explanation ?? '').trim() : ''
    return { id: q.id, kind: q.kind, ask: q.ask, values, unmet, why: unmet ? q.why : '', explanation }
  })
  return { errors, answers, unmet: answers.filter((a) => a.unmet).length }
}
