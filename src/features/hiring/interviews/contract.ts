import { z } from 'zod'
import { isZone } from '../../../shared/dates.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, text, uuid } from '../../../shared/fields.ts'
import { ACTIONS, KINDS, MOST_SLOTS, STATUSES } from './rules.ts'

const application = uuid('Application')
const id = uuid('Interview')
const version = z.int({ error: 'Version must be a whole number' }).optional()

const instant = (label: string) =>
  z.iso.datetime({ offset: true, error: `${label} must be a date and time with its zone` })

const Rating = z.object({ name: z.string(), rating: z.int().nullable(), evidence: z.string() })
const Card = z.object({
  userId: z.string(),
  name: z.string(),
  ratings: z.array(Rating),
  /** 1 strong no, 2 no, 3 yes, 4 strong yes */
  overall: z.int().nullable(),
  summary: z.string(),
  submittedAt: z.string().nullable(),
  mine: z.boolean(),
})
export const Interview = z.object({
  id: z.string(),
  round: z.int(),
  kind: z.enum(KINDS),
  status: z.enum(STATUSES),
  minutes: z.int(),
  zone: z.string(),
  place: z.string(),
  note: z.string(),
  attributes: z.array(z.string()),
  /** What 1 to 4 mean, of attributes where it is said. */
  meanings: z.record(z.string(), z.array(z.string())),
  slots: z.array(z.string()),
  startsAt: z.string().nullable(),
  /** Why none of the times suited, in the person’s words. */
  answer: z.string().nullable(),
  reason: z.string().nullable(),
  panel: z.array(
    z.object({
      userId: z.string(),
      name: z.string(),
      /** Of an employee; null: works on applications. */
      position: z.string().nullable(),
      handedIn: z.boolean(),
    }),
  ),
  cards: z.array(Card),
  /** Cards the caller sees once their own is handed in. */
  hidden: z.int(),
  /** Whether the caller holds it. */
  mine: z.boolean(),
  actions: z.array(z.enum(ACTIONS)),
  version: z.int(),
})
export type Interview = z.output<typeof Interview>
export type ScoreCard = z.output<typeof Card>

export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/company/applications/:application/interviews',
  summary: 'The interviews of an application, with the scorecards the caller may see and who may hold one',
  input: z.object({ application }),
  output: z.object({
    interviews: z.array(Interview),
    interviewers: z.array(z.object({ userId: z.string(), name: z.string() })),
    /** Offered when one is arranged. */
    defaults: z.object({
      zone: z.string(),
      /** Where the person is, as far as it is known. */
      personZone: z.string(),
      attributes: z.array(z.string()),
      round: z.int(),
      /** Interviewers on the job’s hiring team. */
      panel: z.array(z.object({ userId: z.string(), name: z.string(), position: z.string().nullable() })),
    }),
    /** The day by which somebody who was interviewed has to hear of the outcome, and why; null: nothing asks. */
    due: z.object({ on: z.string(), rule: z.string() }).nullable(),
    /** How many who held the interviews would hire, once all their scorecards are in; null: not yet, or a step was taken since. */
    result: z.object({ yes: z.int(), no: z.int() }).nullable(),
  }),
})

export const findInterviewers = endpoint({
  method: 'GET',
  path: '/api/company/interviewers',
  summary: 'Employees who can be asked to hold an interview: active, with an account they have opened',
  input: z.object({ search: text('Search', 100).default('') }),
  output: z.object({
    people: z.array(z.object({ userId: z.string(), name: z.string(), position: z.string().nullable() })),
  }),
  limit: { max: 1_200, minutes: 60, per: 'session' },
})

const Arranged = {
  kind: z.enum(KINDS, { error: `Kind must be one of ${KINDS.join(', ')}` }),
  minutes: z
    .int({ error: 'Length must be a whole number of minutes' })
    .min(10, { error: 'Length must be at least 10 minutes' })
    .max(480, { error: 'Length must be at most 480 minutes' }),
  zone: text('Time zone', 60).refine(isZone, { error: 'Time zone must be one such as Asia/Singapore' }),
  place: text('Place', 300).default(''),
  note: text('Note', 2000).default(''),
  attributes: z
    .array(text('Attribute', 120).min(1, { error: 'An attribute must not be empty' }), {
      error: 'Attributes must be a list of texts',
    })
    .max(10, { error: 'At most 10 attributes.' })
    .default([]),
  /** A scorecard template: what its ratings mean is taken over for attributes of its names. */
  template: z
    .union([z.null(), z.literal(''), uuid('Template')], { error: 'Template is not an identifier' })
    .optional()
    .transform((v) => v || null),
  panel: z
    .array(uuid('Interviewer'), { error: 'Choose who holds the interview.' })
    .min(1, { error: 'Choose who holds the interview.' })
    .max(8, { error: 'At most 8 people hold an interview.' }),
  /** One: it is arranged. Several: the person chooses. */
  slots: z
    .array(instant('Time'), { error: 'Give at least one time.' })
    .min(1, { error: 'Give at least one time.' })
    .max(MOST_SLOTS, { error: `Give at most ${MOST_SLOTS} times.` }),
  /** With one time: already agreed with the person; else they are asked. */
  agreed: z.boolean({ error: 'Agreed must be yes or no' }).default(false),
  /** With one time, which lies in the past: it took place, and nobody is written to. For a new one. */
  tookPlace: z.boolean({ error: 'Took place must be yes or no' }).default(false),
}

const One = z.object({
  interview: Interview,
  /** Other interviews that its people hold at one of the times. */
  clashes: z.array(z.string()),
})

export const arrangeInterview = endpoint({
  method: 'POST',
  path: '/api/company/applications/:application/interviews',
  summary: 'Arrange an interview: one agreed time, or times the person chooses from. They are written to',
  input: z.object({ application, ...Arranged }),
  output: One,
  status: 201,
  limit: { max: 500, minutes: 60, per: 'company' },
})

export const changeInterview = endpoint({
  method: 'POST',
  path: '/api/company/interviews/:id/change',
  summary: 'Give an interview other times, place or people; calendars that have it are told',
  input: z.object({ id, version, ...Arranged }),
  output: One,
  limit: { max: 500, minutes: 60, per: 'company' },
})

export const askFeedback = endpoint({
  method: 'POST',
  path: '/api/company/interviews/:id/ask-feedback',
  summary: 'Ask those who held an interview and have not handed in their scorecard for it; once a day',
  input: z.object({ id }),
  output: z.object({ asked: z.array(z.string()) }),
})

export const moveInterview = endpoint({
  method: 'POST',
  path: '/api/company/interviews/:id/move',
  summary: 'Cancel an interview, or say that it was held or missed',
  input: z.object({
    id,
    version,
    action: z.enum(['cancel', 'done', 'noShow'], { error: 'Action must be one of cancel, done, noShow' }),
    reason: optionalText('Reason', 500),
  }),
  output: One,
})

/** What one who held it found. */
export const Filled = z.object({
  id,
  ratings: z
    .array(
      z.object({
        name: text('Attribute', 120),
        rating: z
          .union([z.null(), z.int().min(1).max(4)], { error: 'A rating is a whole number from 1 to 4' })
          .default(null),
        evidence: text('Evidence', 2000).default(''),
      }),
      { error: 'Ratings must be a list' },
    )
    .max(10, { error: 'At most 10 ratings.' }),
  overall: z
    .union([z.null(), z.int().min(1).max(4)], { error: 'The overall rating is a whole number from 1 to 4' })
    .default(null),
  summary: text('Summary', 4000).default(''),
  submit: z.boolean({ error: 'Submit must be yes or no' }).default(false),
})

export const saveScorecard = endpoint({
  method: 'PUT',
  path: '/api/company/interviews/:id/scorecard',
  summary: 'Keep or hand in one’s own scorecard; handed in, it stays and the others’ are shown',
  input: Filled,
  output: One,
})

export const myInterviews = endpoint({
  method: 'GET',
  path: '/api/company/interviews/mine',
  summary: 'Interviews the caller holds: coming, and held without their scorecard',
  input: z.object({}),
  output: z.object({
    interviews: z.array(
      z.object({
        id: z.string(),
        applicationId: z.string(),
        candidate: z.string(),
        job: z.string(),
        startsAt: z.string(),
        minutes: z.int(),
        zone: z.string(),
        kind: z.enum(KINDS),
        place: z.string(),
        /** Over, and the caller’s scorecard is not in. */
        due: z.boolean(),
      }),
    ),
  }),
})

/** The person’s side: by their account, or by the link of their application. */
const link = optionalText('Link', 100)
const Theirs = z.object({
  id: z.string(),
  round: z.int(),
  kind: z.enum(KINDS),
  status: z.enum(STATUSES),
  minutes: z.int(),
  zone: z.string(),
  place: z.string(),
  note: z.string(),
  slots: z.array(z.string()),
  startsAt: z.string().nullable(),
  answer: z.string().nullable(),
  version: z.int(),
})
export type TheirInterview = z.output<typeof Theirs>

export const theirInterviews = endpoint({
  method: 'GET',
  path: '/api/applications/:application/interviews',
  summary: 'The interviews of one’s own application',
  input: z.object({ application, link }),
  output: z.object({ interviews: z.array(Theirs) }),
  limit: { max: 600, minutes: 60, per: 'address' },
})

export const answerInterview = endpoint({
  method: 'POST',
  path: '/api/applications/:application/interviews/:id/answer',
  summary: 'Choose one of the times, or say why none of them suits',
  input: z.object({
    application,
    id,
    link,
    slot: z
      .union([z.null(), instant('Time')], { error: 'Time must be a date and time with its zone' })
      .optional()
      .transform((v) => v ?? null),
    words: optionalText('Answer', 1000),
  }),
  output: z.object({ interviews: z.array(Theirs) }),
  limit: { max: 60, minutes: 60, per: 'address' },
})

export const interviewCalendar = endpoint({
  method: 'GET',
  path: '/api/applications/:application/interviews/:id/calendar',
  summary: 'An interview as a calendar file',
  input: z.object({ application, id, link }),
  output: z.object({}),
  limit: { max: 300, minutes: 60, per: 'address' },
})
