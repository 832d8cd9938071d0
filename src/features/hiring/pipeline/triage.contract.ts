import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, uuid } from '../../../shared/fields.ts'
import { JobName } from '../jobs/label.contract.ts'
import { PAY_FITS } from './pay.rules.ts'

export const DECISIONS = ['advance', 'notNow', 'ask', 'skip'] as const

const job = z
  .union([z.literal(''), uuid('Job')], { error: 'Job is not an identifier' })
  .optional()
  .transform((v) => v || null)

const Card = z.object({
  id: z.string(),
  number: z.int(),
  version: z.int(),
  jobId: z.string(),
  jobTitle: z.string(),
  appliedAt: z.string(),
  headline: z.string(),
  /** Where they are beside where the work is; null when either is not known. */
  place: z.enum(['same', 'move', 'remote']).nullable(),
  /** What they expect beside what the advert pays; null: the job does not ask. */
  pay: z.enum(PAY_FITS).nullable(),
  mustHave: z.array(z.string()),
  /** What the job must have beside what was found, each with the words it was found in; none where it was not compared. */
  lines: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      verdict: z.enum(['met', 'partly', 'not_found', 'unknown']),
      quote: z.string().nullable(),
    }),
  ),
  /** From the CV, without who, where and when: posts, what was done there, skills, and months worked in all. */
  cv: z
    .object({
      titles: z.array(z.string()),
      tasks: z.array(z.string()),
      skills: z.array(z.string()),
      months: z.int().nullable(),
    })
    .nullable(),
  /** What they wrote and answered, without what says who they are. */
  note: z.string(),
  answers: z.array(
    z.object({
      ask: z.string(),
      values: z.array(z.string()),
      unmet: z.boolean(),
      why: z.string(),
      explanation: z.string(),
    }),
  ),
  hasCv: z.boolean(),
  humanOnly: z.boolean(),
  askedBy: z.object({ name: z.string(), note: z.string() }).nullable(),
})
export type TriageCard = z.output<typeof Card>

export const readTriage = endpoint({
  method: 'GET',
  path: '/api/company/triage',
  summary:
    'Applications nobody has decided about, one after the other, without names; first those a colleague asks about',
  input: z.object({ job }),
  output: z.object({
    cards: z.array(Card),
    /** All that wait, of which the first are here. */
    waiting: z.int(),
    proposed: z.int(),
    colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
    jobs: z.array(JobName.extend({ waiting: z.int() })),
  }),
})

const Decision = z.object({
  /** Chosen by the device: sent twice, it is one. */
  id: uuid('Decision'),
  applicationId: uuid('Application'),
  version: z.int({ error: 'Version must be a whole number' }),
  decision: z.enum(DECISIONS, { error: `Decision must be one of ${DECISIONS.join(', ')}` }),
  /** For ask: the colleague. */
  askedUser: uuid('Colleague').nullish().default(null),
  note: optionalText('Note', 500),
  seconds: z
    .int({ error: 'Seconds must be a whole number' })
    .min(0, { error: 'Seconds must be at least 0' })
    .max(86_400, { error: 'Seconds must be at most 86400' }),
})

export const decideTriage = endpoint({
  method: 'POST',
  path: '/api/company/triage/decisions',
  summary:
    'Send in what was decided on the phone. Not now only proposes to let somebody go; one that has moved meanwhile is left alone',
  input: z.object({
    decisions: z
      .array(Decision, { error: 'Decisions must be a list' })
      .min(1, { error: 'Decisions must be a list of at least one' })
      .max(50, { error: 'At most 50 decisions at once.' }),
  }),
  output: z.object({ results: z.array(z.object({ id: z.string(), why: z.string().nullable() })) }),
  limit: { max: 3_000, minutes: 60, per: 'company' },
})

export const undoTriage = endpoint({
  method: 'POST',
  path: '/api/company/triage/decisions/:id/undo',
  summary: 'Take one of one’s own decisions back',
  input: z.object({ id: uuid('Decision') }),
  output: z.object({ why: z.string().nullable() }),
})

export const readProposed = endpoint({
  method: 'GET',
  path: '/api/company/triage/proposed',
  summary: 'Applications proposed to be let go, for a person to confirm with a reason',
  input: z.object({ job }),
  output: z.object({
    proposed: z.array(
      z.object({
        id: z.string(),
        number: z.int(),
        version: z.int(),
        jobTitle: z.string(),
        headline: z.string(),
        unmet: z.int(),
        by: z.string(),
        at: z.string(),
        note: z.string(),
        decisionId: z.string(),
        /** One's own, which one may take back. */
        mine: z.boolean(),
      }),
    ),
    reasons: z.array(z.object({ id: z.string(), name: z.string(), publicPhrase: z.string() })),
  }),
})
