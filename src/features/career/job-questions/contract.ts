import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { LONGEST_ANSWER, LONGEST_QUESTION, MOST_OPEN } from './rules.ts'

const job = uuid('Job')
const text = (name: string, most: number) =>
  z
    .string({ error: `${name} must be text` })
    .trim()
    .min(1, { error: `${name} is required` })
    .max(most, { error: `${name} must be at most ${most} characters` })

const Mine = z.object({
  id: z.string(),
  words: z.string(),
  askedAt: z.string(),
  answer: z.string().nullable(),
  published: z.boolean(),
  /** By the employer. */
  removed: z.boolean(),
})
const Input = z.object({
  /** Whether the job is open and its employer takes questions. */
  mayAsk: z.boolean(),
  /** How many more may wait for an answer. */
  left: z.int(),
  questions: z.array(Mine),
})

export const readMyQuestions = endpoint({
  method: 'GET',
  path: '/api/seeker/questions/:job',
  summary: 'What one has asked about a job, with the answers, and whether one may ask',
  input: z.object({ job }),
  output: Input,
})

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/seeker/questions/:job',
  summary: `Ask the employer about a job, at most ${MOST_OPEN} questions that wait for an answer; the employer is not told who asks`,
  input: z.object({
    job,
    words: text('Question', LONGEST_QUESTION),
    language: z.enum(LANGUAGE_CODES, { error: `Language must be one of ${LANGUAGE_CODES.join(', ')}` }),
  }),
  output: Input,
  status: 201,
  limit: { max: 20, minutes: 1440, per: 'session' },
})

const id = uuid('Job')
const question = uuid('Question')
const ForJob = z.object({
  unanswered: z.int(),
  questions: z.array(
    z.object({
      id: z.string(),
      words: z.string(),
      language: z.string(),
      askedAt: z.string(),
      answer: z.string().nullable(),
      answeredBy: z.string().nullable(),
      answeredAt: z.string().nullable(),
      published: z.boolean(),
    }),
  ),
})
export type Question = z.output<typeof ForJob>['questions'][number]

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/company/jobs/:id/questions',
  summary: 'What was asked about a job, the unanswered first; never who asked',
  input: z.object({ id }),
  output: ForJob,
})

export const answerQuestion = endpoint({
  method: 'PUT',
  path: '/api/company/jobs/:id/questions/:question',
  summary: 'Answer a question about a job, and show both on the advert or not',
  input: z.object({
    id,
    question,
    answer: text('Answer', LONGEST_ANSWER),
    publish: z.boolean({ error: 'Publish must be yes or no' }),
  }),
  output: ForJob,
})

export const removeQuestion = endpoint({
  method: 'DELETE',
  path: '/api/company/jobs/:id/questions/:question',
  summary: 'Take a question that is abuse away, from the advert as well',
  input: z.object({ id, question }),
  output: ForJob,
})
