import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { QUESTIONS, TESTS, TEXTS, TIME_PERCENTS } from './kinds.rules.ts'

const test = z.enum(TESTS, { error: `Test must be one of ${TESTS.join(', ')}` })
const id = uuid('Attempt')

const Question = z.object({
  key: z.string(),
  figures: z.record(z.string(), z.number()),
  table: z.array(z.array(z.number())).optional(),
  cells: z.array(z.array(z.number())).optional(),
  code: z.string().optional(),
  passage: z.string().optional(),
  ask: z.string().optional(),
  options: z.array(z.string()).optional(),
  choices: z.array(z.string()).optional(),
})
const TypedText = z.object({
  text: z.string(),
  seconds: z.number(),
  letters: z.number(),
  errors: z.number(),
  net: z.number(),
  isTooFast: z.boolean(),
})
const Result = z.object({
  score: z.number(),
  band: z.number(),
  percentile: z.number().nullable(),
  topics: z.array(z.object({ topic: z.string(), right: z.number(), asked: z.number() })),
  answers: z.array(z.object({ answer: z.number(), given: z.number().nullable(), reason: z.string().nullable() })),
  /** Of typing: each text that was opened. */
  typed: z.array(TypedText),
  /** Why nobody is shown the result any more. */
  voided: z.object({ on: z.string(), reason: z.string() }).nullable(),
  review: z.object({ askedOn: z.string(), words: z.string(), answer: z.string().nullable() }).nullable(),
  badge: z.object({
    code: z.string(),
    shown: z.boolean(),
    until: z.string(),
    counts: z.boolean(),
    mayCount: z.boolean(),
  }),
})
const Attempt = z.object({
  id: z.string(),
  test,
  questions: z.array(Question),
  answers: z.array(z.number().nullable()),
  flagged: z.array(z.boolean()),
  startedAt: z.string(),
  timePercent: z.number(),
  secondsLeft: z.number(),
  isPaused: z.boolean(),
  mayPause: z.boolean(),
  timesAway: z.number(),
  /** Of typing: where each text stands; its words are told when it is opened. */
  texts: z.array(z.object({ state: z.enum(['new', 'open', 'done']), text: z.string().nullable() })),
  result: Result.nullable(),
})
export type SkillAttempt = z.output<typeof Attempt>
export type SkillQuestion = z.output<typeof Question>

export const listSkillTests = endpoint({
  method: 'GET',
  path: '/api/seeker/skill-tests',
  summary: 'The skill tests there are, with what one has taken of each',
  input: z.object({}),
  output: z.object({
    tests: z.array(
      z.object({
        test,
        minutes: z.number(),
        questions: z.number(),
        running: z.string().nullable(),
        retakeOn: z.string().nullable(),
        last: z
          .object({
            id: z.string(),
            finishedAt: z.string(),
            score: z.number(),
            band: z.number(),
            shown: z.boolean(),
            /** It counts as evidence of its skill in one’s own list of jobs. */
            counts: z.boolean(),
            isVoid: z.boolean(),
          })
          .nullable(),
      }),
    ),
  }),
})

export const practiseSkill = endpoint({
  method: 'GET',
  path: '/api/seeker/skill-practice',
  summary: 'Three questions of a test to try, with their answers; nothing is kept',
  input: z.object({ test }),
  output: z.object({
    questions: z.array(Question.extend({ answer: z.number(), reason: z.string().nullable() })),
    /** Of typing: a text to try. */
    texts: z.array(z.string()),
  }),
  limit: { max: 120, minutes: 60, per: 'session' },
})

export const startSkillTest = endpoint({
  method: 'POST',
  path: '/api/seeker/skill-attempts',
  summary: 'Begin a test; its clock runs on the server',
  input: z.object({
    test,
    timePercent: z
      .number({ error: 'Time must be a number' })
      .refine((n) => TIME_PERCENTS.some((one) => one === n), {
        error: `Time must be one of ${TIME_PERCENTS.join(', ')} per cent`,
      })
      .default(100),
  }),
  output: Attempt,
  status: 201,
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const readSkillAttempt = endpoint({
  method: 'GET',
  path: '/api/seeker/skill-attempts/:id',
  summary: 'A test one is taking, or took, with its result once it is over',
  input: z.object({ id }),
  output: Attempt,
})

export const answerSkillQuestion = endpoint({
  method: 'PUT',
  path: '/api/seeker/skill-attempts/:id/answers',
  summary: 'Answer a question of a running test, take the answer back, or mark it to come back to',
  input: z.object({
    id,
    question: z
      .number({ error: 'Question must be a number' })
      .int({ error: 'Question must be a whole number' })
      .min(1, { error: 'Question must be at least 1' })
      .max(QUESTIONS, { error: `Question must be at most ${QUESTIONS}` }),
    answer: z
      .number({ error: 'Answer must be a whole number' })
      .int({ error: 'Answer must be a whole number' })
      .min(-1_000_000_000, { error: 'Answer must be at least -1,000,000,000' })
      .max(1_000_000_000, { error: 'Answer must be at most 1,000,000,000' })
      .nullable(),
    flagged: z.boolean({ error: 'Flagged must be yes or no' }).default(false),
  }),
  output: z.object({ secondsLeft: z.number() }),
})

const text = z
  .number({ error: 'Text must be a number' })
  .int({ error: 'Text must be a whole number' })
  .min(1, { error: 'Text must be at least 1' })
  .max(TEXTS, { error: `Text must be at most ${TEXTS}` })

export const openTypingText = endpoint({
  method: 'POST',
  path: '/api/seeker/skill-attempts/:id/texts',
  summary: 'Show a text of a typing test; its time runs on the server from now on, once',
  input: z.object({ id, text }),
  output: Attempt,
})

export const handInTypingText = endpoint({
  method: 'PUT',
  path: '/api/seeker/skill-attempts/:id/texts',
  summary: 'Hand in what was typed of an open text, once; speed and errors are counted on the server',
  input: z.object({
    id,
    text,
    typed: z.string({ error: 'What was typed must be text' }).max(1000, { error: 'What was typed is too long' }),
  }),
  output: Attempt,
})

export const askSkillReview = endpoint({
  method: 'POST',
  path: '/api/seeker/skill-attempts/:id/review',
  summary:
    'Ask Fourshore to look at a result again, once; it stays, or is void and the test may be taken again at once',
  input: z.object({ id, words: requiredText('Words', 1000, 'Say what went wrong') }),
  output: Attempt,
  limit: { max: 20, minutes: 60, per: 'session' },
})

export const pauseSkillTest = endpoint({
  method: 'POST',
  path: '/api/seeker/skill-attempts/:id/pause',
  summary: 'Stop the clock of a running test, once and for a quarter of an hour at most',
  input: z.object({ id }),
  output: Attempt,
})

export const resumeSkillTest = endpoint({
  method: 'POST',
  path: '/api/seeker/skill-attempts/:id/resume',
  summary: 'Go on with a paused test',
  input: z.object({ id }),
  output: Attempt,
})

export const leaveSkillTest = endpoint({
  method: 'POST',
  path: '/api/seeker/skill-attempts/:id/away',
  summary: 'Count that the page of a running test lost the focus; it is shown to the person and decides nothing',
  input: z.object({ id }),
  output: z.object({ timesAway: z.number() }),
  limit: { max: 600, minutes: 60, per: 'session' },
})

export const finishSkillTest = endpoint({
  method: 'POST',
  path: '/api/seeker/skill-attempts/:id/finish',
  summary: 'Hand a test in; what has no answer counts as not solved',
  input: z.object({ id }),
  output: Attempt,
})

export const showSkillBadge = endpoint({
  method: 'PUT',
  path: '/api/seeker/skill-attempts/:id/badge',
  summary: 'Let whoever has the link see the result, or nobody',
  input: z.object({ id, shown: z.boolean({ error: 'Shown must be yes or no' }) }),
  output: z.object({ code: z.string(), shown: z.boolean() }),
})

export const countSkillBadge = endpoint({
  method: 'PUT',
  path: '/api/seeker/skill-attempts/:id/counts',
  summary:
    'Let the result count as evidence of the skill in one’s own list of jobs, or not; no employer’s list reads it',
  input: z.object({ id, counts: z.boolean({ error: 'Counts must be yes or no' }) }),
  output: z.object({ counts: z.boolean() }),
})

export const readSkillBadge = endpoint({
  method: 'GET',
  path: '/api/skill-badges/:code',
  summary: 'What a badge says, for whoever was given its link',
  input: z.object({
    code: z
      .string({ error: 'Code must be text' })
      .min(10, { error: 'Code is too short' })
      .max(60, { error: 'Code is too long' }),
  }),
  output: z.object({
    name: z.string(),
    test,
    takenOn: z.string(),
    until: z.string(),
    isOver: z.boolean(),
    score: z.number(),
    band: z.number(),
  }),
  limit: { max: 120, minutes: 60, per: 'address' },
})
