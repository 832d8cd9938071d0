import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { TESTS, TIME_PERCENTS } from '../skill-tests/kinds.rules.ts'

const test = z.enum(TESTS)
const application = uuid('Application')
const Shown = z.object({ score: z.number(), band: z.number(), takenOn: z.string() })
/** A result of a test that the company wrote: right answers of those asked, in per cent, and between what the true share lies 19 times of 20. */
const WrittenShown = z.object({
  title: z.string(),
  right: z.int(),
  asked: z.int(),
  percent: z.int(),
  least: z.int(),
  most: z.int(),
  takenOn: z.string(),
})
export type WrittenResult = z.output<typeof WrittenShown>
const Choice = z.object({ id: z.string(), title: z.string(), minutes: z.int() })
const JobTest = z.object({
  test: test.nullable(),
  /** The company's own test that is asked instead. */
  written: z.string().nullable(),
  shared: z.int(),
  /** Tests the company wrote that it may ask for. */
  own: z.array(Choice),
})
export type JobTest = z.output<typeof JobTest>

export const readJobTest = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/skill-test',
  summary: 'Which skill test a public job asks of those who apply; null: none',
  input: z.object({ id: uuid('Job') }),
  output: z.object({
    test: test.nullable(),
    /** A test the employer wrote. */
    written: z.object({ title: z.string(), purpose: z.string(), language: z.enum(LANGUAGE_CODES) }).nullable(),
    minutes: z.number(),
  }),
})

export const readAskedTest = endpoint({
  method: 'GET',
  path: '/api/company/jobs/:id/skill-test',
  summary: 'Which skill test a job of the company asks, and how many applications came with a result',
  input: z.object({ id: uuid('Job') }),
  output: JobTest,
})

export const putAskedTest = endpoint({
  method: 'PUT',
  path: '/api/company/jobs/:id/skill-test',
  summary: 'Ask for a skill test on the advert of a job, or for none; nothing is ordered or decided by its results',
  input: z.object({
    id: uuid('Job'),
    test: z
      .enum(TESTS, { error: `Test must be one of ${TESTS.join(', ')}` })
      .nullable()
      .default(null),
    written: uuid('Test').nullable().default(null),
  }),
  output: JobTest,
})

const Asked = z.object({
  application: z.string(),
  job: z.string(),
  company: z.string(),
  test: test.nullable(),
  /** The test the employer wrote, with one's last result of it. */
  written: z
    .object({
      title: z.string(),
      purpose: z.string(),
      language: z.enum(LANGUAGE_CODES),
      questions: z.int(),
      /** How it is taken: as of the version that would be begun now. */
      waitDays: z.int(),
      secondsEach: z.int().nullable(),
      goesBack: z.boolean(),
      result: WrittenShown.extend({ attempt: z.string() }).nullable(),
    })
    .nullable(),
  /** The employer asks for it no more: what was taken can still be shared. */
  isOver: z.boolean(),
  minutes: z.number(),
  /** The attempt that runs. */
  running: z.string().nullable(),
  /** The last result, where it counts: in, not void, and not run out. */
  result: Shown.extend({ attempt: z.string() }).nullable(),
  /** From which day it may be taken again; null: now. */
  retakeOn: z.string().nullable(),
  /** Whether the employer sees the result beside the application. */
  isShared: z.boolean(),
})
export type AskedTest = z.output<typeof Asked>
const AskedList = z.object({ asked: z.array(Asked) })

export const listAskedTests = endpoint({
  method: 'GET',
  path: '/api/seeker/asked-tests',
  summary: 'Tests that employers ask on jobs one has applied for, with one’s own results',
  input: z.object({}),
  output: AskedList,
})

export const startAskedTest = endpoint({
  method: 'POST',
  path: '/api/seeker/asked-tests/:application/attempts',
  summary: 'Begin the test that is asked of an application of one’s own, on every plan',
  input: z.object({
    application,
    timePercent: z
      .number({ error: 'Time must be a number' })
      .refine((n) => TIME_PERCENTS.some((one) => one === n), {
        error: `Time must be one of ${TIME_PERCENTS.join(', ')} per cent`,
      })
      .default(100),
  }),
  output: z.object({ id: z.string() }),
  status: 201,
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const shareAskedTest = endpoint({
  method: 'PUT',
  path: '/api/seeker/asked-tests/:application/share',
  summary: 'Let the employer see the last result of the asked test beside one’s application, or take that back',
  input: z.object({ application, shared: z.boolean({ error: 'Shared must be yes or no' }) }),
  output: AskedList,
})

export const readApplicationTest = endpoint({
  method: 'GET',
  path: '/api/company/applications/:application/asked-test',
  summary: 'The test that the job of an application asks, and the result that its person shares; null: none',
  input: z.object({ application }),
  output: z.object({
    test: test.nullable(),
    result: Shown.nullable(),
    /** The test the company wrote that is asked instead, and its result. */
    written: z.object({ title: z.string(), result: WrittenShown.nullable() }).nullable(),
  }),
})
