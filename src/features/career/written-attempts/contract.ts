import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { text, uuid } from '../../../shared/fields.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { MOST_ASKED, MOST_OPTIONS, QUESTION_KINDS } from '../../hiring/written-tests/rules.ts'

const id = uuid('Attempt')

const Attempt = z.object({
  id: z.string(),
  title: z.string(),
  /** The company that wrote the test. */
  company: z.string(),
  /** What the questions are written in. */
  language: z.enum(LANGUAGE_CODES),
  /** Where nobody goes back: those that have been open, until the test is over. */
  questions: z.array(z.object({ kind: z.enum(QUESTION_KINDS), ask: z.string(), options: z.array(z.string()) })),
  answers: z.array(z.object({ chosen: z.array(z.int()), typed: z.string() }).nullable()),
  flagged: z.array(z.boolean()),
  /** How many questions it asks. */
  asked: z.int(),
  /** The question that is open where nobody goes back, from 1; null: all are. */
  atQuestion: z.int().nullable(),
  /** How long it still takes an answer; null: as long as the test. */
  questionSecondsLeft: z.number().nullable(),
  startedAt: z.string(),
  timePercent: z.number(),
  secondsLeft: z.number(),
  isPaused: z.boolean(),
  mayPause: z.boolean(),
  timesAway: z.number(),
  /** Which answers were right, never what would have been: the questions are asked of others. */
  result: z
    .object({
      right: z.int(),
      asked: z.int(),
      percent: z.int(),
      least: z.int(),
      most: z.int(),
      isRight: z.array(z.boolean()),
    })
    .nullable(),
})
export type WrittenAttempt = z.output<typeof Attempt>

export const readWrittenAttempt = endpoint({
  method: 'GET',
  path: '/api/seeker/written-attempts/:id',
  summary: 'A test of a company that one is taking, or took, with its result once it is over',
  input: z.object({ id }),
  output: Attempt,
})

export const answerWrittenQuestion = endpoint({
  method: 'PUT',
  path: '/api/seeker/written-attempts/:id/answers',
  summary: 'Answer a question of a running test, take the answer back, or mark it to come back to',
  input: z.object({
    id,
    question: z
      .int({ error: 'Question must be a whole number' })
      .min(1, { error: 'Question must be at least 1' })
      .max(MOST_ASKED, { error: `Question must be at most ${MOST_ASKED}` }),
    chosen: z
      .array(
        z
          .int({ error: 'Chosen must be whole numbers' })
          .min(1, { error: 'Chosen must be at least 1' })
          .max(MOST_OPTIONS, { error: `Chosen must be at most ${MOST_OPTIONS}` }),
        { error: 'Chosen must be a list' },
      )
      .max(MOST_OPTIONS, { error: 'Choose among the answers' })
      .default([]),
    typed: text('Answer', 40).default(''),
    flagged: z.boolean({ error: 'Flagged must be yes or no' }).default(false),
  }),
  output: z.object({ secondsLeft: z.number() }),
})

export const nextWrittenQuestion = endpoint({
  method: 'POST',
  path: '/api/seeker/written-attempts/:id/next',
  summary: 'Leave the open question of a test in which nobody goes back, and open the next',
  input: z.object({
    id,
    /** The one that is left: pressed twice it is left once. */
    question: z
      .int({ error: 'Question must be a whole number' })
      .min(1, { error: 'Question must be at least 1' })
      .max(MOST_ASKED, { error: `Question must be at most ${MOST_ASKED}` }),
  }),
  output: Attempt,
})

export const pauseWrittenAttempt = endpoint({
  method: 'POST',
  path: '/api/seeker/written-attempts/:id/pause',
  summary: 'Stop the clock of a running test, once and for a quarter of an hour at most',
  input: z.object({ id }),
  output: Attempt,
})

export const resumeWrittenAttempt = endpoint({
  method: 'POST',
  path: '/api/seeker/written-attempts/:id/resume',
  summary: 'Go on with a paused test',
  input: z.object({ id }),
  output: Attempt,
})

export const leaveWrittenAttempt = endpoint({
  method: 'POST',
  path: '/api/seeker/written-attempts/:id/away',
  summary: 'Count that the page of a running test lost the focus; it is shown to the person and decides nothing',
  input: z.object({ id }),
  output: z.object({ timesAway: z.number() }),
  limit: { max: 600, minutes: 60, per: 'session' },
})

export const finishWrittenAttempt = endpoint({
  method: 'POST',
  path: '/api/seeker/written-attempts/:id/finish',
  summary: 'Hand a test in; what has no answer counts as not solved',
  input: z.object({ id }),
  output: Attempt,
})
