import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { text, uuid } from '../../../shared/fields.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import {
  LEAST_SECONDS,
  MOST_ASKED,
  MOST_MINUTES,
  MOST_OPTIONS,
  MOST_QUESTIONS,
  MOST_SECONDS,
  MOST_WAIT_DAYS,
  PROBLEM_CODES,
  QUESTION_KINDS,
  USUAL_WAIT_DAYS,
} from './rules.ts'

const id = uuid('Test')

const whole = (label: string, least: number, most: number) =>
  z
    .int({ error: `${label} must be a whole number` })
    .min(least, { error: `${label} must be at least ${least}` })
    .max(most, { error: `${label} must be at most ${most}` })

/** A draft may lack whatever it lacks; what a test needs is asked when it is published. */
const Question = z.object({
  /** Its own number in all versions; null: it is new. */
  key: whole('Key', 1, 1_000_000).nullable(),
  kind: z.enum(QUESTION_KINDS, { error: `Kind must be one of ${QUESTION_KINDS.join(', ')}` }),
  ask: text('Question', 600),
  options: z
    .array(text('Answer', 200), { error: 'Answers must be a list' })
    .max(MOST_OPTIONS, { error: `There are at most ${MOST_OPTIONS} answers to choose from` }),
  right: z
    .array(whole('Right answer', 1, MOST_OPTIONS), { error: 'Right answers must be a list' })
    .max(MOST_OPTIONS, { error: `There are at most ${MOST_OPTIONS} right answers` }),
  value: text('Right number', 40),
  tolerance: text('Tolerance', 40),
})

const Written = {
  title: text('Title', 80),
  purpose: text('Purpose', 300),
  skill: text('Skill', 80),
  language: z.enum(LANGUAGE_CODES, { error: `Language must be one of ${LANGUAGE_CODES.join(', ')}` }),
  minutes: whole('Minutes', 1, MOST_MINUTES),
  asks: whole('Questions asked', 1, MOST_ASKED),
  waitDays: whole('Days to wait', 1, MOST_WAIT_DAYS).default(USUAL_WAIT_DAYS),
  /** Null: a question is open as long as the whole test. */
  secondsEach: whole('Seconds', LEAST_SECONDS, MOST_SECONDS).nullable().default(null),
  /** Where each question has its time, nobody goes back whatever this says. */
  goesBack: z.boolean({ error: 'Going back must be yes or no' }).default(true),
  questions: z
    .array(Question, { error: 'Questions must be a list' })
    .max(MOST_QUESTIONS, { error: `A test has at most ${MOST_QUESTIONS} questions` }),
}

export const TEST_STATES = ['draft', 'published', 'retired'] as const

const Row = z.object({
  id: z.string(),
  title: z.string(),
  purpose: z.string(),
  skill: z.string(),
  language: z.enum(LANGUAGE_CODES),
  minutes: z.int(),
  asks: z.int(),
  waitDays: z.int(),
  secondsEach: z.int().nullable(),
  goesBack: z.boolean(),
  /** Questions of the pool. */
  pool: z.int(),
  state: z.enum(TEST_STATES),
  /** What applicants take; null: never published. */
  publishedVersion: z.int().nullable(),
  /** Whether the draft says something else than what applicants take. */
  isChanged: z.boolean(),
  changedAt: z.string(),
})
export type WrittenTestRow = z.output<typeof Row>

const Whole = Row.extend({
  edition: z.int(),
  /** Whose rules say what may not be asked. */
  country: z.string(),
  questions: z.array(Question.extend({ key: z.int(), shown: z.int() })),
  problems: z.array(z.object({ code: z.enum(PROBLEM_CODES), question: z.int().nullable(), other: z.int().nullable() })),
  findings: z.array(
    z.object({
      question: z.int().nullable(),
      phrase: z.string(),
      /** With {} for the phrase. */
      message: z.string(),
      rule: z.string(),
      source: z.object({ title: z.string(), url: z.string().optional() }),
    }),
  ),
  versions: z.array(z.object({ version: z.int(), publishedAt: z.string(), pool: z.int(), asks: z.int() })),
})
export type WrittenTest = z.output<typeof Whole>
const One = z.object({ test: Whole })

export const listWrittenTests = endpoint({
  method: 'GET',
  path: '/api/company/written-tests',
  summary: 'Skill tests that the company writes itself',
  input: z.object({}),
  output: z.object({ tests: z.array(Row) }),
})

export const readWrittenTest = endpoint({
  method: 'GET',
  path: '/api/company/written-tests/:id',
  summary:
    'A test of the company as it is being written, with its right answers, and what keeps it from being published',
  input: z.object({ id }),
  output: One,
})

export const addWrittenTest = endpoint({
  method: 'POST',
  path: '/api/company/written-tests',
  summary: 'Begin a skill test of the company’s own',
  input: z.object(Written),
  output: One,
  status: 201,
  limit: { max: 200, minutes: 60, per: 'company' },
})

export const saveWrittenTest = endpoint({
  method: 'PUT',
  path: '/api/company/written-tests/:id',
  summary: 'Save the draft of a test; what applicants take stays as it is until it is published again',
  input: z.object({ id, edition: z.int({ error: 'Edition must be a whole number' }), ...Written }),
  output: One,
})

export const publishWrittenTest = endpoint({
  method: 'POST',
  path: '/api/company/written-tests/:id/publish',
  summary: 'Publish the draft as a new version; whoever began an earlier one ends that one',
  input: z.object({ id, edition: z.int({ error: 'Edition must be a whole number' }) }),
  output: One,
})

export const retireWrittenTest = endpoint({
  method: 'POST',
  path: '/api/company/written-tests/:id/retire',
  summary: 'Ask for a test no more, or again; results that are shared stay',
  input: z.object({ id, retired: z.boolean({ error: 'Retired must be yes or no' }) }),
  output: One,
})

export const deleteWrittenTest = endpoint({
  method: 'DELETE',
  path: '/api/company/written-tests/:id',
  summary: 'Throw a draft away that was never published',
  input: z.object({ id }),
  output: z.object({ deleted: z.literal(true) }),
})
