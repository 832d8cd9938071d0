import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { Amount, Explanation, LeaveCard, Reckoned, Type } from './shapes.contract.ts'

/** What HR and whoever runs the company do about leave. What an employee does is in my.contract.ts. */

export const REQUEST_STATES = ['pending', 'approved', 'partly_cancelled', 'cancelled', 'refused', 'withdrawn'] as const
export type RequestState = (typeof REQUEST_STATES)[number]
export const REQUEST_SORTS = ['from', '-from', 'asked', '-asked'] as const
export const BALANCE_SORTS = ['name', '-name', 'balance', '-balance'] as const

const id = uuid('Request')
const typeKey = requiredText('Kind of leave', 60, 'Choose a kind of leave')

export const Segment = z.object({
  day: z.string(),
  part: z.enum(['full', 'am', 'pm', 'hours']),
  colour: z.enum(['leave', 'rest', 'holiday', 'sandwich']),
  minutes: z.int(),
  startsAt: z.int().nullable(),
  isCancelled: z.boolean(),
})
export type SegmentView = z.output<typeof Segment>

const Request = z.object({
  id: z.string(),
  employeeId: z.string(),
  person: z.string(),
  department: z.string().nullable(),
  type: Type,
  from: z.string(),
  until: z.string(),
  minutes: z.int(),
  dayMinutes: z.int(),
  state: z.enum(REQUEST_STATES),
  note: z.string().nullable(),
  answer: z.string().nullable(),
  askedAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** HR entered it. */
  entered: z.boolean(),
  /** A paper is to be handed in by this day. */
  paperBy: z.string().nullable(),
  hasPaper: z.boolean(),
  /** Who is asked for a word now. */
  waitsFor: z.array(z.string()),
  /** Days that somebody asked to have back, and that wait for a word. */
  cancelling: z.int(),
  mayCancel: z.boolean(),
})
export type LeaveRequestView = z.output<typeof Request>

export const listLeaveRequests = endpoint({
  method: 'GET',
  path: '/api/company/leave/requests',
  summary: 'Leave that was asked for: whose, when, and what became of it',
  input: z.object({
    state: choiceFilter('State', REQUEST_STATES),
    search: optionalText('Search', 100),
    department: optionalText('Department', 40),
    type: optionalText('Kind of leave', 60),
    from: optionalDay('From'),
    until: optionalDay('Until'),
    sort: sortBy(REQUEST_SORTS, '-from'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({
    requests: z.array(Request),
    waiting: z.int(),
    awayToday: z.int(),
    ...pageFacts,
    page: z.int(),
  }),
})

const Detail = z.object({
  request: Request,
  segments: z.array(Segment),
  /** Balance once it is taken, on its last day. */
  after: Reckoned.nullable(),
  othersAway: z.array(z.object({ person: z.string(), from: z.string(), until: z.string(), isAsked: z.boolean() })),
  cover: z.array(z.object({ day: z.string(), there: z.int(), least: z.int() })),
  delegate: z.string().nullable(),
})
export type LeaveDetail = z.output<typeof Detail>

export const readLeaveRequest = endpoint({
  method: 'GET',
  path: '/api/company/leave/requests/:id',
  summary: 'One request with each of its days, the balance after it, and who else is away',
  input: z.object({ id }),
  output: Detail,
})

/** What is asked for, whoever asks. */
export const Wanted = {
  type: typeKey,
  from: day('First day'),
  until: day('Last day'),
  /** Days of which only a half is wanted. */
  halves: z
    .array(
      z.object(
        { day: day('Day'), half: z.enum(['am', 'pm'], { error: 'Half must be am or pm' }) },
        { error: 'A half day must be an object' },
      ),
      { error: 'Half days must be a list' },
    )
    .max(60, { error: 'At most 60 half days' })
    .default([]),
  /** Hours of one day. */
  hours: z
    .object(
      {
        startsAt: z
          .int({ error: 'Start must be a whole number of minutes' })
          .min(0, { error: 'Start must be within the day' })
          .max(1439, { error: 'Start must be within the day' }),
        minutes: z
          .int({ error: 'Length must be a whole number of minutes' })
          .min(15, { error: 'At least 15 minutes' })
          .max(1440, { error: 'At most a day' }),
      },
      { error: 'Hours must be an object' },
    )
    .nullish(),
  note: optionalText('Note', 500),
  occasion: z
    .object(
      {
        childBorn: optionalDay('Day of birth'),
        childIsCitizen: z.boolean({ error: 'Citizen must be yes or no' }).nullish(),
        earlierChildren: z
          .int({ error: 'Children must be a whole number' })
          .min(0, { error: 'Children must be 0 or more' })
          .max(20, { error: 'At most 20 children' })
          .nullish(),
        childIsDisabled: z.boolean({ error: 'Disability must be yes or no' }).nullish(),
        adoptedOn: optionalDay('Day of the adoption'),
        relation: optionalText('Relation', 40),
      },
      { error: 'What it is for must be an object' },
    )
    .nullish(),
  file: uuid('Paper').nullish(),
  /** Who decides in their place meanwhile; left out: nobody, or whoever they report to. */
  delegate: uuid('Person').nullish(),
} as const

export const enterLeave = endpoint({
  method: 'POST',
  path: '/api/company/leave/requests',
  summary: 'Enter leave for somebody, which approves it',
  input: z.object({ employeeId: uuid('Employee'), ...Wanted }),
  output: Detail,
  status: 201,
  limit: { max: 1000, minutes: 60, per: 'company' },
})

export const cancelLeave = endpoint({
  method: 'POST',
  path: '/api/company/leave/requests/:id/cancel',
  summary: 'Take leave of somebody back, whole or some days of it',
  input: z.object({
    id,
    /** Left out: all of it. */
    days: z.array(day('Day'), { error: 'Days must be a list' }).max(400, { error: 'Too many days' }).default([]),
    reason: requiredText('Reason', 500),
  }),
  output: Detail,
  limit: { max: 1000, minutes: 60, per: 'company' },
})

/* Calendar */

export const leaveCalendar = endpoint({
  method: 'GET',
  path: '/api/company/leave/calendar',
  summary: 'Who is away on which days of a month, with holidays and how many are there',
  input: z.object({
    month: z
      .string({ error: 'Month must be a year and a month' })
      .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, { error: 'Month must be a year and a month, as 2026-11' }),
    department: optionalText('Department', 40),
    search: optionalText('Search', 100),
  }),
  output: z.object({
    days: z.array(z.string()),
    departments: z.array(z.object({ id: z.string(), name: z.string(), least: z.int().nullable() })),
    people: z.array(
      z.object({
        employeeId: z.string(),
        name: z.string(),
        department: z.string().nullable(),
        /** One letter a day: of the plan (`w` works, `r` rests, `h` holiday, `-` not employed). */
        plan: z.string(),
        away: z.array(
          z.object({
            day: z.string(),
            part: z.enum(['full', 'am', 'pm', 'hours']),
            isAsked: z.boolean(),
            type: Type,
            requestId: z.string(),
          }),
        ),
      }),
    ),
    /** People who are left out because there are more. */
    more: z.int(),
    there: z.array(z.int()),
    holidays: z.array(z.object({ day: z.string(), name: z.string(), places: z.array(z.string()) })),
    blackouts: z.array(z.object({ from: z.string(), until: z.string(), reason: z.string() })),
  }),
})
export type LeaveMonth = z.output<(typeof leaveCalendar)['output']>

/* Balances */

export const listLeaveBalances = endpoint({
  method: 'GET',
  path: '/api/company/leave/balances',
  summary: 'What everybody has of a kind of leave',
  input: z.object({
    type: optionalText('Kind of leave', 60),
    search: optionalText('Search', 100),
    department: optionalText('Department', 40),
    sort: sortBy(BALANCE_SORTS, 'name'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({
    balances: z.array(
      z.object({
        employeeId: z.string(),
        person: z.string(),
        department: z.string().nullable(),
        type: Type,
        dayMinutes: z.int(),
        balance: z.int(),
        reserved: z.int(),
        booked: z.int(),
        expiresOn: z.string().nullable(),
        expiring: z.int(),
      }),
    ),
    types: z.array(Type),
    departments: z.array(z.object({ id: z.string(), name: z.string() })),
    ...pageFacts,
    page: z.int(),
  }),
})

export const readLeaveAccounts = endpoint({
  method: 'GET',
  path: '/api/company/leave/people/:employeeId',
  summary: 'All balances of somebody, on any day, each with what it is made of',
  input: z.object({ employeeId: uuid('Employee'), on: optionalDay('Day') }),
  output: z.object({
    employeeId: z.string(),
    person: z.string(),
    on: z.string(),
    today: z.string(),
    refusal: z.string().nullable(),
    cards: z.array(LeaveCard),
    ledger: z.array(
      z.object({
        type: z.string(),
        day: z.string(),
        kind: z.string(),
        minutes: z.int(),
        enteredAt: z.string().nullable(),
      }),
    ),
    lots: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        kind: z.enum(['opening', 'comp_off', 'adjust', 'encash', 'occasion']),
        minutes: z.int(),
        onDay: z.string(),
        expiresOn: z.string().nullable(),
        reason: z.string(),
        /** Of days that are paid out: a pay run pays for them. */
        withPay: z.boolean(),
        /** The pay day they were paid on; null: not yet, or not by a pay run. */
        paidOn: z.string().nullable(),
      }),
    ),
  }),
})
export type LeaveAccountsView = z.output<(typeof readLeaveAccounts)['output']>

export const adjustLeave = endpoint({
  method: 'POST',
  path: '/api/company/leave/people/:employeeId/adjust',
  summary: 'Correct a balance with a reason, give a day in lieu, pay days out, or bring in what there was',
  input: z.object({
    employeeId: uuid('Employee'),
    type: typeKey,
    kind: z.enum(['adjust', 'comp_off', 'encash', 'opening'], {
      error: 'Kind must be one of adjust, comp_off, encash, opening',
    }),
    /** Of a correction less than nought takes away. */
    minutes: z
      .int({ error: 'Length must be a whole number of minutes' })
      .min(-600_000, { error: 'That is more than a year' })
      .max(600_000, { error: 'That is more than a year' }),
    onDay: day('Day'),
    expiresOn: optionalDay('Last day'),
    reason: requiredText('Reason', 300),
    /** Of days that are paid out: the next pay run pays for them. False: somebody has paid them otherwise. */
    withPay: z.boolean({ error: 'With pay must be true or false' }).default(true),
  }),
  output: z.object({ balance: z.int() }),
  status: 201,
  limit: { max: 2000, minutes: 60, per: 'company' },
})

export const takeLotBack = endpoint({
  method: 'POST',
  path: '/api/company/leave/lots/:lot/take-back',
  summary: 'Take back a correction that was wrong; it stays in the ledger, and another stands against it',
  input: z.object({ lot: uuid('Correction'), reason: requiredText('Reason', 300) }),
  output: z.object({ balance: z.int() }),
})

/* What it is worth */

export const leaveLiability = endpoint({
  method: 'GET',
  path: '/api/company/leave/liability',
  summary: 'What unused annual leave would cost if everybody left today',
  input: z.object({}),
  output: z.object({
    on: z.string(),
    totals: z.array(
      z.object({
        country: z.string(),
        people: z.int(),
        minutes: z.int(),
        amount: Amount,
        priced: z.int(),
        why: z.string().nullable(),
      }),
    ),
    rows: z.array(
      z.object({
        employeeId: z.string(),
        person: z.string(),
        department: z.string().nullable(),
        country: z.string(),
        minutes: z.int(),
        dayMinutes: z.int(),
        amount: Amount.nullable(),
        explained: Explanation.nullable(),
      }),
    ),
  }),
})
export type LeaveLiabilityView = z.output<(typeof leaveLiability)['output']>
