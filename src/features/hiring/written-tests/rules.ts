import { type Finding, findingsOf, type PostingFacts, type PostingRule } from '../../../countries/posting.ts'
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

/** What keeps a test from being published: the field, and a sentence that says which question it is in. */
export type Problem = { field: string; question: number | null; message: string }

const problemOf = (question: WrittenQuestion, n: number): string | null => {
  if (question.ask === '') return `Question ${n}: write what is asked.`
  if (question.kind === 'number') {
    if (writtenNumber(question.value) === null)
      return `Question ${n}: the right number must be a number such as 12.5 or 1/3.`
    const tolerance = writtenNumber(question.tolerance || '0')
    return tolerance === null || tolerance.compare(0) < 0
      ? `Question ${n}: the tolerance must be a number that is not below 0.`
      : null
  }
  if (question.options.length < 2) return `Question ${n}: give at least two answers to choose from.`
  if (question.options.some((option) => option === '')) return `Question ${n}: an answer to choose from is empty.`
  if (new Set(question.options.map((option) => option.toLowerCase())).size < question.options.length)
    return `Question ${n}: two answers to choose from are the same.`
  if (question.right.some((one) => one > question.options.length))
    return `Question ${n}: a right answer is none of those to choose from.`
  if (question.kind === 'one' && question.right.length !== 1) return `Question ${n}: mark one answer as right.`
  return question.right.length === 0 ? `Question ${n}: mark at least one answer as right.` : null
}

/** Everything that a test lacks before it can be published, in the order of the page. */
export const problemsOf = (draft: WrittenDraft): Problem[] => {
  const whole = (field: string, message: string): Problem => ({ field, question: null, message })
  const found: Problem[] = []
  if (draft.title === '') found.push(whole('title', 'Give the test a title.'))
  if (draft.purpose === '') found.push(whole('purpose', 'Say in a sentence what the test is for.'))
  if (draft.questions.length < LEAST_QUESTIONS)
    found.push(whole('questions', `A test has at least ${LEAST_QUESTIONS} questions.`))
  if (draft.asks < LEAST_QUESTIONS)
    found.push(whole('asks', `An applicant is asked at least ${LEAST_QUESTIONS} questions.`))
  if (draft.asks > draft.questions.length)
    found.push(whole('asks', 'An applicant cannot be asked more questions than there are.'))
  const said = draft.questions.map(({ ask }) => ask.toLowerCase())
  draft.questions.forEach((question, at) => {
    const message = problemOf(question, at + 1)
    if (message) found.push({ field: 'questions', question: at + 1, message })
    const first = said.indexOf(said[at] ?? '')
    if (
      question.ask !== '' &&
      first < at &&
      JSON.stringify(draft.questions[first]?.options) === JSON.stringify(question.options)
    )
      found.push({
        field: 'questions',
        question: at + 1,
        message: `Question ${at + 1}: question ${first + 1} asks the same.`,
      })
  })
  return found
}

const NOTHING: PostingFacts = {
  title: '',
  text: '',
  payMin: null,
  payMax: null,
  yearMin: null,
  yearMax: null,
  region: '',
  has25: true,
  usesAi: null,
  aiStatement: '',
  vacancyExists: null,
  languages: [],
  agencyNumber: '',
  questions: [],
  vacancies: 1,
}
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
  const silent = new Set(findingsOf(held, NOTHING, today).map(({ id }) => id))
  const against = (question: number | null, words: readonly string[]): WrittenFinding[] => {
    const facts = { ...NOTHING, text: words.join('\n'), questions: words }
    return findingsOf(held, facts, today).flatMap(({ id, phrase, message, rule, source }) =>
      silent.has(id) ? [] : [{ question, phrase: phrase ?? '', message, rule, source }],
    )
  }
  return [
    ...against(null, [draft.title, draft.purpose, draft.skill]),
    ...draft.questions.flatMap(({ ask, options }, at) => against(at + 1, [ask, ...options])),
  ]
}
