import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { INTERESTS, LEAST_ANSWER, MOST_ANSWER, STATEMENTS, type Statement } from './interests.rules.ts'

const WRONG = `Each statement is answered from ${LEAST_ANSWER} to ${MOST_ANSWER}`
const answer = z
  .number({ error: WRONG })
  .int({ error: WRONG })
  .min(LEAST_ANSWER, { error: WRONG })
  .max(MOST_ANSWER, { error: WRONG })
const answers = z.object(
  Object.fromEntries(STATEMENTS.map((key) => [key, answer])) as Record<Statement, typeof answer>,
  {
    error: 'Answer every statement',
  },
)

const Kept = z.object({
  kept: z
    .object({
      at: z.string(),
      scores: z.array(z.object({ interest: z.enum(INTERESTS), percent: z.int() })),
      /** None where no kind stands out. */
      leading: z.array(z.enum(INTERESTS)),
    })
    .nullable(),
})
export type KeptInterests = z.output<typeof Kept>

export const readInterests = endpoint({
  method: 'GET',
  path: '/api/seeker/interests',
  summary: 'The result of the interests quiz, where one keeps it',
  input: z.object({}),
  output: Kept,
})

export const keepInterests = endpoint({
  method: 'PUT',
  path: '/api/seeker/interests',
  summary:
    'Keep one’s answers to the interests quiz: they give one reason among others to career paths, and nobody else reads them',
  input: z.object({ answers }),
  output: Kept,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const forgetInterests = endpoint({
  method: 'DELETE',
  path: '/api/seeker/interests',
  summary: 'Forget one’s answers to the interests quiz',
  input: z.object({}),
  output: Kept,
})
