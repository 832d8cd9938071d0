import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { readNavigation } from '../navigation/contract.ts'

const language = z.enum(LANGUAGE_CODES, { error: 'There is no such language' }).default('en')

const Decision = z.object({
  id: z.string(),
  label: z.string(),
  count: z.int(),
  /** Of them, those whose day has passed. */
  overdue: z.int(),
  to: z.string(),
})

const Line = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
  /** The country whose word the detail is; null: it is said as it is. */
  country: z.string().nullable(),
  /** Of its own place. */
  day: z.string(),
  /** An instant, of what has a time. */
  time: z.string().nullable(),
  to: z.string(),
})

const Pulse = z.object({
  id: z.string(),
  label: z.string(),
  means: z.string(),
  of: z.string(),
  kind: z.enum(['line', 'bar', 'funnel']),
  unit: z.enum(['count', 'percent']),
  to: z.string(),
  /** `name` of a point of a month is YYYY-MM. */
  points: z.array(z.object({ id: z.string(), name: z.string(), value: z.number().nullable() })),
})

const Step = z.object({ id: z.string(), label: z.string(), hint: z.string(), to: z.string(), done: z.boolean() })

export const readHome = endpoint({
  method: 'GET',
  path: '/api/home',
  summary: 'What waits for whoever asks, what happens these days, how things go, and the first steps that are left',
  input: z.object({ language }),
  output: z.object({
    today: z.string(),
    /** The last of the days that are looked ahead to. */
    until: z.string(),
    decisions: z.array(Decision),
    days: z.array(z.object({ id: z.string(), label: z.string(), lines: z.array(Line), more: z.int() })),
    pulse: z.array(Pulse),
    /** Empty once all of them are done. */
    steps: z.array(Step),
    /** People employed on that day, by country, to come, and who have left; null: not for whoever asks. */
    people: z
      .object({
        employed: z.int(),
        starting: z.int(),
        left: z.int(),
        countries: z.array(z.object({ country: z.string(), count: z.int() })),
      })
      .nullable(),
  }),
})
export type Home = z.output<typeof readHome.output>

export const readFrame = endpoint({
  method: 'GET',
  path: '/api/home/frame',
  summary:
    'What the frame around every page shows somebody of a company: how they arranged the navigation, how many things wait behind its lines, the company’s logo',
  input: z.object({}),
  output: z.object({
    navigation: readNavigation.output,
    /** By the address of the line; a line without anything is not named. */
    counts: z.array(z.object({ path: z.string(), count: z.int() })),
    /** Where the logo is; null: the company has none. */
    logoUrl: z.string().nullable(),
  }),
})
