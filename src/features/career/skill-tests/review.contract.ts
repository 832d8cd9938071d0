import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { cursor, pageNumber, pageSize } from '../../../shared/list.ts'
import { TESTS } from './kinds.rules.ts'

const id = uuid('Result')
export const RESULT_LISTS = ['waiting', 'voided'] as const

const Row = z.object({
  id: z.string(),
  test: z.enum(TESTS),
  name: z.string(),
  takenOn: z.string(),
  score: z.number(),
  band: z.number(),
  /** Minutes from the beginning to the end, and how often the page was left. */
  minutes: z.number(),
  timesAway: z.number(),
  timePercent: z.number(),
  isShown: z.boolean(),
  review: z.object({ words: z.string(), at: z.string(), answer: z.string().nullable() }).nullable(),
  voided: z.object({ at: z.string(), reason: z.string() }).nullable(),
})
export type SkillResultRow = z.output<typeof Row>

export const listSkillResults = endpoint({
  method: 'GET',
  path: '/api/platform/skill-results',
  summary: 'Results of skill tests that somebody asked to have reviewed, those that are void, or the one of a badge',
  input: z.object({
    show: z.enum(RESULT_LISTS, { error: `Show must be one of ${RESULT_LISTS.join(', ')}` }).default('waiting'),
    /** The end of the link of a badge: that one alone. */
    code: optionalText('Code', 60),
    cursor,
    page: pageNumber(1_000),
    pageSize: pageSize(),
  }),
  output: z.object({
    results: z.array(Row),
    next: z.string().nullable(),
    page: z.int(),
    pageSize: z.int(),
    total: z.int(),
    waiting: z.int(),
    decides: z.boolean(),
  }),
})

export const voidSkillResult = endpoint({
  method: 'POST',
  path: '/api/platform/skill-results/:id/void',
  summary: 'Void a result: its badge is shown to nobody any more, and the person is told the reason',
  input: z.object({ id, reason: requiredText('Reason', 1000, 'Say why the result is void') }),
  output: Row,
})

export const answerSkillReview = endpoint({
  method: 'POST',
  path: '/api/platform/skill-results/:id/answer',
  summary: 'Let a result stand that somebody asked to have reviewed, and tell them why',
  input: z.object({ id, words: requiredText('Words', 1000, 'Say why the result stands') }),
  output: Row,
})
