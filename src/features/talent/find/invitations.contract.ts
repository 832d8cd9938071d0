import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { text, uuid } from '../../../shared/fields.ts'

export const STATUSES = ['sent', 'later', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type InvitationStatus = (typeof STATUSES)[number]

const Meter = z.object({
  due: z.int(),
  answered: z.int(),
  percent: z.int().nullable(),
  weekly: z.int(),
  used: z.int(),
  left: z.int(),
})
const Sent = z.object({
  id: z.string(),
  cardId: z.string(),
  job: z.object({ id: z.string(), title: z.string() }),
  headline: z.string(),
  status: z.enum(STATUSES),
  words: z.string(),
  sentAt: z.string(),
  answeredAt: z.string().nullable(),
  expiresAt: z.string(),
  reason: z.string().nullable(),
  /** From when they accept, and not before. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
  applicationId: z.string().nullable(),
})
export type SentInvitation = z.output<typeof Sent>

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/company/talent/invitations',
  summary:
    'Invitations the company sent, how many it may still send this week and why, and the jobs one can invite for',
  input: z.object({}),
  output: z.object({
    invitations: z.array(Sent),
    meter: Meter,
    jobs: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        place: z.string().nullable(),
        number: z.number(),
        asksRight: z.boolean(),
        languages: z.array(z.string()),
      }),
    ),
  }),
})
export type Invitations = z.output<typeof listInvitations.output>

export const invite = endpoint({
  method: 'POST',
  path: '/api/company/talent/invitations',
  summary: 'Ask people to apply for one open job; with `preview` only say who can be asked and who not, and why',
  input: z.object({
    job: uuid('Job'),
    people: z
      .array(uuid('People'), { error: 'People must be a list' })
      .min(1, { error: 'Choose whom to invite' })
      .max(20, { error: 'At most 20 people at once' }),
    /** A line of one's own. */
    words: text('Your words', 600).default(''),
    preview: z.boolean({ error: 'Preview must be yes or no' }).default(false),
  }),
  output: z.object({
    results: z.array(z.object({ id: z.string(), why: z.string().nullable() })),
    sent: z.int(),
    meter: Meter,
    /** What each is written, as it will read. */
    letter: z.object({ subject: z.string(), text: z.string() }),
  }),
  limit: { max: 300, minutes: 60, per: 'company' },
})

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/api/company/talent/invitations/:id/withdraw',
  summary: 'Take back an invitation that is not answered',
  input: z.object({ id: uuid('Invitation') }),
  output: z.object({ withdrawn: z.literal(true) }),
  limit: { max: 300, minutes: 60, per: 'company' },
})
