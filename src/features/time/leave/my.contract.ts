import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { REQUEST_STATES, Segment, Wanted } from './contract.ts'
import { LeaveCard, Reckoned, Type } from './shapes.contract.ts'

/** What anybody does about their own leave. */

const MyRequest = z.object({
  id: z.string(),
  type: Type,
  from: z.string(),
  until: z.string(),
  minutes: z.int(),
  dayMinutes: z.int(),
  state: z.enum(REQUEST_STATES),
  note: z.string().nullable(),
  answer: z.string().nullable(),
  askedAt: z.string(),
  decidedBy: z.string().nullable(),
  waitsFor: z.array(z.string()),
  paperBy: z.string().nullable(),
  cancelling: z.int(),
  /** Days that may be taken back; those that have begun wait for a word. */
  days: z.array(z.object({ day: z.string(), part: z.enum(['full', 'am', 'pm', 'hours']), isPast: z.boolean() })),
})
export type MyLeaveRequest = z.output<typeof MyRequest>

const MyLeave = z.object({
  /** False: whoever calls has no record of their own. */
  hasRecord: z.boolean(),
  /** Where they work; empty without a record. */
  country: z.string(),
  today: z.string(),
  on: z.string(),
  refusal: z.string().nullable(),
  cards: z.array(LeaveCard),
  requests: z.array(MyRequest),
  /** Who of the department is away in the weeks to come: that, and not why. */
  away: z.array(z.object({ person: z.string(), from: z.string(), until: z.string() })),
  holidays: z.array(
    z.object({ day: z.string(), name: z.string(), kind: z.enum(['full', 'half']), tentative: z.boolean() }),
  ),
  /** Weekdays worked where they are, 1 Monday to 7 Sunday. */
  week: z.array(z.int()),
  /** They decide for others, who wait meanwhile: somebody may do it in their place. */
  delegates: z.array(z.object({ userId: z.string(), name: z.string() })),
  feed: z.boolean(),
})
export type MyLeaveView = z.output<typeof MyLeave>

export const readMyLeave = endpoint({
  method: 'GET',
  path: '/api/my-leave',
  summary: 'One’s own leave: what there is on any day, what was asked for, who else is away, and holidays',
  input: z.object({ on: optionalDay('Day') }),
  output: MyLeave,
})

const Preview = z.object({
  segments: z.array(Segment),
  minutes: z.int(),
  dayMinutes: z.int(),
  before: Reckoned,
  /** Minutes left once it is taken, on its last day. */
  after: z.int(),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  paperBy: z.string().nullable(),
  othersAway: z.array(z.object({ person: z.string(), from: z.string(), until: z.string() })),
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
})
export type LeavePreview = z.output<typeof Preview>

export const previewMyLeave = endpoint({
  method: 'POST',
  path: '/api/my-leave/preview',
  summary: 'What some days would cost and what would be left; nothing is kept',
  input: z.object(Wanted),
  output: Preview,
})

export const previewLeaveOf = endpoint({
  method: 'POST',
  path: '/api/company/leave/preview',
  summary: 'The same for somebody whose leave HR enters',
  input: z.object({ employeeId: uuid('Employee'), ...Wanted }),
  output: Preview,
})

export const askForLeave = endpoint({
  method: 'POST',
  path: '/api/my-leave/requests',
  summary: 'Ask for leave',
  input: z.object(Wanted),
  output: MyLeave,
  status: 201,
  limit: { max: 200, minutes: 60, per: 'session' },
})

export const cancelMyLeave = endpoint({
  method: 'POST',
  path: '/api/my-leave/requests/:id/cancel',
  summary: 'Take leave back, whole or some days of it; what has begun waits for a word',
  input: z.object({
    id: uuid('Request'),
    days: z.array(day('Day'), { error: 'Days must be a list' }).max(400, { error: 'Too many days' }).default([]),
    reason: optionalText('Reason', 500),
  }),
  output: MyLeave,
})

export const handInPaper = endpoint({
  method: 'POST',
  path: '/api/my-leave/papers',
  summary: 'Hand in a paper for leave that is about to be asked for, or for leave that waits for it',
  input: z.object({ name: requiredText('Name', 200), request: uuid('Request').nullish() }),
  output: z.object({ file: z.string(), name: z.string() }),
  status: 201,
  upload: true,
  bodyLimit: 11 * 1024 * 1024,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const makeLeaveFeed = endpoint({
  method: 'POST',
  path: '/api/my-leave/feed',
  summary: 'An address at which a calendar program reads leave; the one before it ends',
  input: z.object({ scope: z.enum(['own', 'team', 'company'], { error: 'Scope must be own, team or company' }) }),
  output: z.object({ url: z.string() }),
  status: 201,
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const endLeaveFeeds = endpoint({
  method: 'DELETE',
  path: '/api/my-leave/feed',
  summary: 'End every address of one’s own',
  input: z.object({}),
  output: z.object({ ended: z.int() }),
})

export const readLeaveFeed = endpoint({
  method: 'GET',
  path: '/api/leave-feed/:secret',
  summary: 'Who is away, for a calendar program (RFC 5545)',
  input: z.object({ secret: requiredText('Address', 100) }),
  output: z.string(),
  limit: { max: 240, minutes: 60, per: 'address' },
})
