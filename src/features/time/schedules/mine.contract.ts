import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, uuid } from '../../../shared/fields.ts'
import { note, optionalId, optionalTime, Verdict, weekdays } from './shared.contract.ts'

/** What an employee has of the roster: their own weeks, open shifts, exchanges, when they cannot, their calendar. */

export const MyShift = z.object({
  /** Of the roster; null: from the pattern. */
  id: z.string().nullable(),
  day: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  zone: z.string(),
  start: z.string(),
  end: z.string(),
  name: z.string(),
  colour: z.string(),
  minutes: z.int(),
  state: z.enum(['pattern', 'published', 'confirmed', 'worked']),
  site: z.string().nullable(),
  /** Where the site is. */
  address: z.string().nullable(),
  /** Degrees; null: nobody has said. */
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  note: z.string().nullable(),
  unseen: z.boolean(),
  /** I called in sick for it. */
  calledOff: z.boolean(),
})
export type MyShift = z.output<typeof MyShift>

const MySwap = z.object({
  id: z.string(),
  kind: z.enum(['swap', 'give', 'drop']),
  state: z.enum(['offered', 'accepted', 'approved', 'done', 'expired', 'refused', 'withdrawn']),
  isMine: z.boolean(),
  other: z.string().nullable(),
  /** What is given, and what comes in return: a day and times on the wall. */
  given: z.object({ day: z.string(), start: z.string(), end: z.string(), name: z.string() }),
  inReturn: z.object({ day: z.string(), start: z.string(), end: z.string(), name: z.string() }).nullable(),
  note: z.string().nullable(),
  why: z.string().nullable(),
  actions: z.array(z.enum(['accept', 'refuse', 'withdraw'])),
})
export type MySwap = z.output<typeof MySwap>

export const MyAvailability = z.object({
  id: z.string(),
  kind: z.enum(['cannot', 'prefers']),
  fromDay: z.string(),
  untilDay: z.string().nullable(),
  weekdays: z.array(z.int()).nullable(),
  fromTime: z.string().nullable(),
  untilTime: z.string().nullable(),
  note: z.string().nullable(),
})
export type MyAvailability = z.output<typeof MyAvailability>

export const readMySchedule = endpoint({
  method: 'GET',
  path: '/api/my/schedule',
  summary: 'My shifts of four weeks, with days off and holidays, exchanges that wait, and when I cannot',
  input: z.object({ from: optionalDay('From') }),
  output: z.object({
    today: z.string(),
    from: z.string(),
    until: z.string(),
    zone: z.string(),
    assigned: z.boolean(),
    shifts: z.array(MyShift),
    days: z.array(
      z.object({ day: z.string(), kind: z.enum(['holiday', 'rest', 'leave', 'asked']), label: z.string().nullable() }),
    ),
    swaps: z.array(MySwap),
    availability: z.array(MyAvailability),
    feed: z.object({ madeAt: z.string() }).nullable(),
  }),
})

const OpenShift = z.object({
  id: z.string(),
  day: z.string(),
  start: z.string(),
  end: z.string(),
  name: z.string(),
  colour: z.string(),
  minutes: z.int(),
  site: z.string().nullable(),
  skill: z.string().nullable(),
  note: z.string().nullable(),
  asked: z.boolean(),
  /** What they are told before they ask. */
  warnings: z.array(Verdict),
})
export type OpenShift = z.output<typeof OpenShift>

export const listOpenShifts = endpoint({
  method: 'GET',
  path: '/api/my/open-shifts',
  summary: 'Open shifts that I may work: what a rule keeps me from is not offered',
  input: z.object({}),
  output: z.object({ shifts: z.array(OpenShift), keptFrom: z.int(), decidedBy: z.enum(['first', 'manager']) }),
})

export const claimShift = endpoint({
  method: 'POST',
  path: '/api/my/open-shifts/:id/claim',
  summary: 'Ask for an open shift: the first who may work it has it, or a manager chooses',
  input: z.object({ id: uuid('Shift') }),
  output: z.object({ state: z.enum(['given', 'asked']) }),
})

export const confirmShifts = endpoint({
  method: 'POST',
  path: '/api/my/schedule/confirm',
  summary: 'Say that I have seen my published shifts',
  input: z.object({
    ids: z
      .array(uuid('Shift'), { error: 'Shifts must be a list' })
      .min(1, { error: 'Choose a shift' })
      .max(200, { error: '200 shifts at a time' }),
  }),
  output: z.object({ confirmed: z.int() }),
})

const mine = { day: day('Day'), shiftId: optionalId('Shift') }
const Choice = z.object({
  employmentId: z.string(),
  name: z.string(),
  /** What they would give in return; null: nothing, they only take mine. */
  shift: z
    .object({ id: z.string().nullable(), day: z.string(), start: z.string(), end: z.string(), name: z.string() })
    .nullable(),
})
export type SwapChoice = z.output<typeof Choice>

export const listSwapChoices = endpoint({
  method: 'GET',
  path: '/api/my/schedule/swap-choices',
  summary:
    'Colleagues who may take my shift, and shifts of theirs that I may take in return: what a rule forbids is not offered',
  input: z.object(mine),
  output: z.object({ choices: z.array(Choice) }),
})

export const offerSwap = endpoint({
  method: 'POST',
  path: '/api/my/schedule/swaps',
  summary: 'Offer my shift to a colleague, for one of theirs or for nothing',
  input: z.object({
    ...mine,
    takerId: uuid('Colleague'),
    returnDay: optionalDay('Day in return'),
    returnShiftId: optionalId('Shift in return'),
    note,
  }),
  output: z.object({ id: z.string() }),
  status: 201,
})

const answer = z.object({ id: uuid('Offer') })
const Answered = z.object({ state: MySwap.shape.state, why: z.string().nullable() })

export const acceptSwap = endpoint({
  method: 'POST',
  path: '/api/my/swaps/:id/accept',
  summary: 'Accept an offer; it is checked once more, and done or put to a manager',
  input: answer,
  output: Answered,
})
export const refuseSwap = endpoint({
  method: 'POST',
  path: '/api/my/swaps/:id/refuse',
  summary: 'Refuse an offer',
  input: answer,
  output: Answered,
})
export const withdrawSwap = endpoint({
  method: 'POST',
  path: '/api/my/swaps/:id/withdraw',
  summary: 'Take my offer back',
  input: answer,
  output: Answered,
})

export const dropShift = endpoint({
  method: 'POST',
  path: '/api/my/schedule/drops',
  summary: 'Drop a shift of mine: it becomes open; shortly before its start a manager decides',
  input: z.object({ ...mine, note: optionalText('Reason', 300) }),
  output: z.object({ state: z.enum(['done', 'accepted']), why: z.string().nullable() }),
})

export const addAvailability = endpoint({
  method: 'POST',
  path: '/api/my/availability',
  summary: 'Say when I cannot work, or would like to',
  input: z.object({
    kind: z.enum(['cannot', 'prefers'], { error: 'Kind must be one of cannot, prefers' }),
    fromDay: day('From day'),
    untilDay: optionalDay('Until day'),
    weekdays: weekdays('Days').nullish(),
    fromTime: optionalTime('From'),
    untilTime: optionalTime('Until'),
    note: optionalText('Note', 200),
  }),
  output: z.object({ id: z.string() }),
  status: 201,
})
export const removeAvailability = endpoint({
  method: 'DELETE',
  path: '/api/my/availability/:id',
  summary: 'Take back when I cannot work, or would like to',
  input: z.object({ id: uuid('Entry') }),
  output: z.object({}),
})

export const makeFeed = endpoint({
  method: 'POST',
  path: '/api/my/schedule/feed',
  summary: 'Make an address under which my calendar reads my shifts; one made before stops working',
  input: z.object({}),
  output: z.object({ url: z.string() }),
  status: 201,
  shownOnce: true,
})
export const revokeFeed = endpoint({
  method: 'DELETE',
  path: '/api/my/schedule/feed',
  summary: 'Stop the address of my calendar',
  input: z.object({}),
  output: z.object({}),
})
export const readFeed = endpoint({
  method: 'GET',
  path: '/api/schedule-feed/:token',
  summary: 'My shifts as a calendar, for whoever has the address',
  input: z.object({ token: z.string({ error: 'Address is required' }).max(200, { error: 'Address is too long' }) }),
  output: z.unknown(),
  limit: { max: 120, minutes: 60, per: 'address' },
})
