import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalDay, optionalText, uuid } from '../../../shared/fields.ts'
import { StatedPay } from '../find/contract.ts'
import { STATUSES } from '../find/invitations.contract.ts'

/** What somebody who looks for work sees of those who look for them. */

const Invitation = z.object({
  id: z.string(),
  job: z.object({ id: z.string(), title: z.string(), open: z.boolean(), place: z.string() }),
  company: z.string(),
  words: z.string(),
  status: z.enum(STATUSES),
  sentAt: z.string(),
  expiresAt: z.string(),
  applicationId: z.string().nullable(),
})
export type MyInvitation = z.output<typeof Invitation>
const Mine = z.object({ invitations: z.array(Invitation) })

export const myInvitations = endpoint({
  method: 'GET',
  path: '/api/seeker/invitations',
  summary: 'Jobs one was invited to apply for',
  input: z.object({}),
  output: Mine,
})
const id = uuid('Invitation')
export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/seeker/invitations/:id/answer',
  summary:
    'Accept an invitation (the employer then sees name and contact), set it aside, or say no; with `block` the employer never finds one again',
  input: z.object({
    id,
    answer: z.enum(['accepted', 'later', 'declined'], { error: 'Answer must be one of accepted, later, declined' }),
    reason: optionalText('Reason', 300),
    block: z.boolean({ error: 'Block must be yes or no' }).default(false),
  }),
  output: Mine,
  limit: { max: 200, minutes: 60, per: 'session' },
})
export const REPORTS = ['asks_for_money', 'not_real', 'discriminates', 'wrong_facts', 'other'] as const
export const reportInvitation = endpoint({
  method: 'POST',
  path: '/api/seeker/invitations/:id/report',
  summary: 'Tell the platform that something is wrong with an invitation; the employer is not told',
  input: z.object({
    id,
    reason: z.enum(REPORTS, { error: `Reason must be one of ${REPORTS.join(', ')}` }),
    words: optionalText('Words', 1_000),
  }),
  output: z.object({ reported: z.literal(true) }),
  limit: { max: 20, minutes: 60, per: 'session' },
})

const View = z.object({
  name: z.string().nullable(),
  headline: z.string(),
  years: z.int().nullable(),
  titles: z.array(z.string()),
  summary: z.string(),
  work: z.array(z.object({ title: z.string(), employer: z.string().nullable(), lines: z.array(z.string()) })),
  education: z.array(z.object({ qualification: z.string(), institution: z.string().nullable() })),
  skills: z.array(z.object({ label: z.string(), evidence: z.string().nullable() })),
  pay: StatedPay,
  notice: z.string().nullable(),
})
export type ProfileView = z.output<typeof View>
const Found = z.object({
  visibility: z.enum(['private', 'anonymous', 'open']),
  /** Not found before that day. */
  pausedUntil: z.string().nullable(),
  views: z.object({ open: View, anonymous: View }),
  /** Companies that opened the profile: ever, and in the last 30 days. */
  seenBy: z.object({ all: z.int(), month: z.int() }),
  keptBy: z.array(
    z.object({
      companyId: z.string(),
      company: z.string(),
      /** What each of its pools is for, in its own words. */
      purposes: z.array(z.string()),
      since: z.string(),
      until: z.string(),
    }),
  ),
  /** Companies one does not want to be found by. */
  hiddenFrom: z.array(z.object({ companyId: z.string(), company: z.string() })),
})
export type BeingFound = z.output<typeof Found>

export const readFound = endpoint({
  method: 'GET',
  path: '/api/seeker/found',
  summary: 'How employers see one, how many did, and who keeps one in a pool',
  input: z.object({}),
  output: Found,
})
export const pauseFound = endpoint({
  method: 'PUT',
  path: '/api/seeker/found/pause',
  summary: 'Not be found until a day, or be found again at once',
  input: z.object({ until: optionalDay('Until') }),
  output: Found,
  limit: { max: 100, minutes: 60, per: 'session' },
})
export const hideFromCompany = endpoint({
  method: 'PUT',
  path: '/api/seeker/found/companies/:id',
  summary:
    'Not be found by a company: one is out of its pools at once, and its invitations are answered with no; or be found by it again',
  input: z.object({ id: uuid('Company'), hidden: z.boolean({ error: 'Hidden must be yes or no' }) }),
  output: Found,
  limit: { max: 100, minutes: 60, per: 'session' },
})
