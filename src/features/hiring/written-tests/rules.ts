import {
  type Finding,
  findingsOf,
  NO_POSTING,
  type PostingFacts,
  type PostingRule,
} from '../../../countries/posting.ts'
import type { Day } from '../../../shared/dates.ts'
import { removeGrouping } from '../../../shared/digits.ts'
import { type Exact, exact } from '../../../shared/money.ts'

export const QUESTION_KINDS = ['one', 'many', 'number'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** Fewer questions are a matter of luck, not a test. */
export const LEAST_QUESTIONS = 5
export const MOST_QUESTIONS = 100
export const MOST_ASKED = 50
export const MOST_OPTIONS = 8
export const MOST_MINUTES = 120
/** Days before the same person may take it again, of their choice and where nothing else is said. */
export const MOST_WAIT_DAYS = 365
export const USUAL_WAIT_DAYS = 30
/** Seconds that one question is open. */
export const LEAST_SECONDS = 15
export const MOST_SECONDS = 1800
/** Tests of one company, those that are retired as well. */
export const MOST_TESTS = 200

/**
 * A question as the company writes it. `right`: which options are right, from 1. Of a number: `value` as it is written, a decimal or a fraction
 * ("12.5", "1/3"), and how far an answer may be from it, '' for not at all. `key` is the question's own in all versions of its test.
 */
export type WrittenQuestion = {
  key: number
  kind: QuestionKind
  ask: string
  options: string[]
  right: number[]
  value: string
  tolerance: string
}

/** What an applicant is shown of a question: never what is right. */
export type ShownQuestion = Pick<WrittenQuestion, 'kind' | 'ask' | 'options'>
export const shownQuestion = ({ kind, ask, options }: WrittenQuestion): ShownQuestion => ({ kind, ask, options })

/** An answer: which options were chosen, from 1, or what was typed. */
export type GivenAnswer = { chosen: number[]; typed: string }

export type WrittenDraft = {
  title: string
  purpose: string
  skill: string
  language: string
  minutes: number
  asks: number
  questions: readonly WrittenQuestion[]
}

const ZEROS = [0x660, 0x6f0, 0x966, 0xbe6]
const plainDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹०-९௦-௯]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return `${code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code)}`
  })
const NUMBER = /^-?\d{1,15}(\.\d{1,9})?(\/\d{1,15}(\.\d{1,9})?)?$/

/** A typed number, exactly: a decimal or a fraction, in the digits of any of our languages; null when it is none. */
export const writtenNumber = (typed: string): Exact | null => {
  const plain = removeGrouping(plainDigits(typed).replace(/[\s٬]/g, '').replace('٫', '.').replace(/[−–]/g, '-'))
  if (!NUMBER.test(plain)) return null
  const [above = '', below = '1'] = plain.split('/')
  const divisor = exact(below)
  return divisor.n === 0n ? null : exact(above).div(divisor)
}

/** Whether an answer is right: all that is right was chosen and nothing else, or the number lies within the tolerance, its edge included. */
export const isRightAnswer = (question: WrittenQuestion, given: GivenAnswer | null): boolean => {
  if (given === null) return false
  if (question.kind !== 'number') {
    const [chosen, right] = [new Set(given.chosen), new Set(question.right)]
    return right.size > 0 && chosen.size === right.size && [...chosen].every((one) => right.has(one))
  }
  const [typed, value, tolerance] = [given.typed, question.value, question.tolerance || '0'].map(writtenNumber)
  return Boolean(typed && value && tolerance && typed.sub(value).abs().compare(tolerance) <= 0)
}

/**
 * Which questions an attempt asks: those shown least come first, by lot (`lots`, one number for each) among equals, so that no question of the
 * pool is shown more than once more often than another. They are asked in the order they were written in.
 */
export const drawQuestions = <Q extends { key: number }>(
  pool: readonly Q[],
  { asks, shown, lots }: { asks: number; shown: ReadonlyMap<number, number>; lots: readonly number[] },
): Q[] => {
  const drawn = pool
    .map((question, at) => ({ question, shown: shown.get(question.key) ?? 0, lot: lots[at] ?? 0 }))
    .toSorted((a, b) => a.shown - b.shown || a.lot - b.lot)
    .slice(0, asks)
    .map(({ question }) => question.key)
  return pool.filter(({ key }) => drawn.includes(key))
}

/**
 * A share of right answers in whole per cent, and between what the true one lies 19 times of 20 (Wilson's interval): a short test says little,
 * and what is shown says how little.
 */
export const shareOfRight = (right: number, asked: number): { percent: number; least: number; most: number } => {
  if (asked === 0) return { percent: 0, least: 0, most: 100 }
  const share = right / asked
  const square = 1.96 ** 2
  const middle = (share + square / (2 * asked)) / (1 + square / asked)
  const half = (1.96 * Math.sqrt((share * (1 - share)) / asked + square / (4 * asked * asked))) / (1 + square / asked)
  return {
    percent: Math.round(share * 100),
    least: Math.max(0, Math.round((middle - half) * 100)),
    most: Math.min(100, Math.round((middle + half) * 100)),
  }
}

/** What can keep a test from being published, with the sentence that says so: `{n}` is the question, `{other}` one it is compared with. */
export const PROBLEMS = {
  title: { field: 'title', says: 'Give the test a title.' },
  purpose: { field: 'purpose', says: 'Say in a sentence what the test is for.' },
  few: { field: 'questions', says: `A test has at least ${LEAST_QUESTIONS} questions.` },
  asksFew: { field: 'asks', says: `An applicant is asked at least ${LEAST_QUESTIONS} questions.` },
  asksMany: { field: 'asks', says: 'An applicant cannot be asked more questions than there are.' },
  ask: { field: 'questions', says: 'Question {n}: write what is asked.' },
  value: { field: 'questions', says: 'Question {n}: the right number must be a number such as 12.5 or 1/3.' },
  tolerance: { field: 'questions', says: 'Question {n}: the tolerance must be a number that is not below 0.' },
  options: { field: 'questions', says: 'Question {n}: give at least two answers to choose from.' },
  empty: { field: 'questions', says: 'Question {n}: an answer to choose from is empty.' },
  twice: { field: 'questions', says: 'Question {n}: two answers to choose from are the same.' },
  rightOne: { field: 'questions', says: 'Question {n}: mark one answer as right.' },
  rightSome: { field: 'questions', says: 'Question {n}: mark at least one answer as right.' },
  same: { field: 'questions', says: 'Question {n}: question {other} asks the same.' },
} as const
export type ProblemCode = keyof typeof PROBLEMS
const isProblemCode = (name: string): name is ProblemCode => Object.hasOwn(PROBLEMS, name)
export const PROBLEM_CODES = Object.keys(PROBLEMS).filter(isProblemCode)
/** A problem, with the question it is in, from 1; `other`: the question it is compared with. */
export type Problem = { code: ProblemCode; question: number | null; other: number | null }

export const problemSentence = ({ code, question, other }: Problem): string =>
  PROBLEMS[code].says.replace('{n}', `${question}`).replace('{other}', `${other}`)

const numberProblem = ({ value, tolerance }: WrittenQuestion): ProblemCode | null => {
  if (writtenNumber(value) === null) return 'value'
  const within = writtenNumber(tolerance || '0')
  return within === null || within.compare(0) < 0 ? 'tolerance' : null
}

const choiceProblem = ({ kind, options, right }: WrittenQuestion): ProblemCode | null => {
  if (options.length < 2) return 'options'
  if (options.includes('')) return 'empty'
  if (new Set(options.map((option) => option.toLowerCase())).size < options.length) return 'twice'
  const marked = right.filter((one) => one <= options.length)
  if (kind === 'one' && marked.length !== 1) return 'rightOne'
  return marked.length === 0 ? 'rightSome' : null
}

const problemOf = (question: WrittenQuestion): ProblemCode | null => {
  if (question.ask === '') return 'ask'
  return question.kind === 'number' ? numberProblem(question) : choiceProblem(question)
}

const sameAs = (one: WrittenQuestion) => JSON.stringify([one.ask.toLowerCase(), one.options])

/** Everything that a test lacks before it can be published, in the order of the page. */
export const problemsOf = (draft: WrittenDraft): Problem[] => {
  const { title, purpose, asks, questions } = draft
  const whole: [ProblemCode, boolean][] = [
    ['title', title === ''],
    ['purpose', purpose === ''],
    ['few', questions.length < LEAST_QUESTIONS],
    ['asksFew', asks < LEAST_QUESTIONS],
    ['asksMany', asks > questions.length && questions.length >= LEAST_QUESTIONS],
  ]
  const said = questions.map(sameAs)
  const inQuestions = questions.flatMap((one, at): Problem[] => {
    const first = said.indexOf(sameAs(one))
    const code = problemOf(one) ?? (first < at ? 'same' : null)
    return code ? [{ code, question: at + 1, other: code === 'same' ? first + 1 : null }] : []
  })
  return [...whole.flatMap(([code, is]) => (is ? [{ code, question: null, other: null }] : [])), ...inQuestions]
}

/** Words of a test are held as those of a large company's advert are. */
const NO_WORDS: PostingFacts = { ...NO_POSTING, has25: true }
/** A question may be about what a customer pays or which language they speak; who may be asked what is what is held here. */
const OTHER_MATTERS = new Set(['no-fee', 'language-reason'])

/** A phrase that may not be asked: where it stands (`question` from 1, null for the title or the purpose), and which rule says so. */
export type WrittenFinding = {
  question: number | null
  phrase: string
  message: string
  rule: string
  source: Finding['source']
}

/** What the rules of the company's country for adverts and application forms have against the words of a test. */
export const againstWords = (draft: WrittenDraft, rules: readonly PostingRule[], today: Day): WrittenFinding[] => {
  const held = rules.filter(({ id, severity }) => severity === 'block' && !OTHER_MATTERS.has(id))
  const silent = new Set(findingsOf(held, NO_WORDS, today).map(({ id }) => id))
  const against = (question: number | null, words: readonly string[]): WrittenFinding[] => {
    const facts = { ...NO_WORDS, text: words.join('\n'), questions: words }
    return findingsOf(held, facts, today).flatMap(({ id, phrase, message, rule, source }) =>
      silent.has(id) ? [] : [{ question, phrase: phrase ?? '', message, rule, source }],
    )
  }
  return [
    ...against(null, [draft.title, draft.purpose, draft.skill]),
    ...draft.questions.flatMap(({ ask, options }, at) => against(at + 1, [ask, ...options])),
  ]
}
