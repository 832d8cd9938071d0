import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, requiredText, text, uuid } from '../../../shared/fields.ts'
import { NOW_STATES } from './contract.ts'
import { DayDetail, DayRow, moment, Request } from './shapes.contract.ts'

/** One's own attendance. */

/** What our clock said when the page asked, signed: a punch brings it back, so that a clock that is wrong is known. */
const Anchor = z.object({ at: z.string(), signature: z.string() })

export const myAttendance = endpoint({
  method: 'GET',
  path: '/api/my/attendance',
  summary: 'Whether one is in, today’s shift and hours, and what waits',
  input: z.object({}),
  output: z.object({
    isEmployed: z.boolean(),
    workDate: z.string(),
    zone: z.string(),
    site: z.string().nullable(),
    today: DayRow.nullable(),
    /** Since when one is in; null: one is not. */
    inSince: z.string().nullable(),
    lastPunch: z.object({ at: z.string(), direction: z.enum(['in', 'out', 'unknown']) }).nullable(),
    weekMinutes: z.int(),
    /** Days of the last weeks that need something of one. */
    problems: z.array(DayRow),
    waiting: z.array(Request),
    mayPunch: z.boolean(),
    askPlace: z.boolean(),
    /** One may say that one works remotely. */
    mayRemote: z.boolean(),
    /** One may ask for days of remote work. */
    mayAskRemote: z.boolean(),
    /** Today is agreed as remote, or was begun so. */
    isRemote: z.boolean(),
    hasPin: z.boolean(),
    anchor: Anchor,
  }),
  cache: 'revalidate',
})

export const punch = endpoint({
  method: 'POST',
  path: '/api/my/attendance/punches',
  summary: 'Punch in or out, now or kept since without a connection',
  input: z.object({
    direction: z.enum(['in', 'out'], { error: 'Direction must be in or out' }),
    /** By the clock of the device. */
    at: moment('Time'),
    /** Our clock as it was told last, and what the device showed then. */
    anchor: z
      .object(
        { at: moment('Our time'), signature: requiredText('Signature', 200), shown: moment('Device time') },
        { error: 'Anchor must be what this page was told' },
      )
      .nullish(),
    phone: z.boolean().default(false),
    /** One works remotely; left out: as the day was agreed. */
    remote: z.boolean({ error: 'Remote must be yes or no' }).nullish(),
    latitude: z.number({ error: 'Latitude must be a number' }).min(-90).max(90).nullish(),
    longitude: z.number({ error: 'Longitude must be a number' }).min(-180).max(180).nullish(),
    accuracy: z.number({ error: 'Accuracy must be a number' }).min(0).max(1_000_000).nullish(),
    /** What the code on a kiosk says. */
    code: text('Code', 200).nullish(),
  }),
  output: z.object({
    punch: z.object({
      id: z.string(),
      at: z.string(),
      direction: z.enum(['in', 'out']),
      zone: z.string(),
      place: z.string(),
    }),
    isNew: z.boolean(),
  }),
  status: 201,
  limit: { max: 120, minutes: 60, per: 'session' },
})

export const myDays = endpoint({
  method: 'GET',
  path: '/api/my/attendance/days',
  summary: 'One’s own days, from a day to a day',
  input: z.object({ from: day('From'), until: day('Until') }),
  output: z.object({
    days: z.array(DayRow),
    planned: z.int(),
    worked: z.int(),
    overtime: z.int(),
    overtimePaid: z.int(),
  }),
})

export const myDay = endpoint({
  method: 'GET',
  path: '/api/my/attendance/day',
  summary: 'One’s own day with every minute explained',
  input: z.object({ day: day('Day') }),
  output: DayDetail,
})

export const askCorrection = endpoint({
  method: 'POST',
  path: '/api/my/attendance/corrections',
  summary: 'Ask for a punch to be added, moved or left out',
  input: z.object({
    day: day('Day'),
    kind: z.enum(['add', 'void', 'retime'], { error: 'Kind must be add, void or retime' }),
    punchId: uuid('Punch').nullish(),
    at: moment('Time').nullish(),
    direction: z.enum(['in', 'out'], { error: 'Direction must be in or out' }).nullish(),
    reason: requiredText('Reason', 500),
  }),
  output: z.object({ request: Request }),
  status: 201,
})

export const withdrawCorrection = endpoint({
  method: 'POST',
  path: '/api/my/attendance/corrections/:id/withdraw',
  summary: 'Take back a correction one has asked for',
  input: z.object({ id: uuid('Request') }),
  output: z.object({ request: Request }),
})

export const askOvertime = endpoint({
  method: 'POST',
  path: '/api/my/overtime',
  summary: 'Ask for overtime, before it is worked or after',
  input: z.object({
    day: day('Day'),
    minutes: z.coerce
      .number({ error: 'Minutes must be a number' })
      .int({ error: 'Minutes must be a whole number' })
      .min(1, { error: 'Overtime is 1 minute to 24 hours' })
      .max(1440, { error: 'Overtime is 1 minute to 24 hours' }),
    reason: requiredText('Reason', 500),
  }),
  output: z.object({ request: Request }),
  status: 201,
})

export const withdrawOvertime = endpoint({
  method: 'POST',
  path: '/api/my/overtime/:id/withdraw',
  summary: 'Take back overtime one has asked for',
  input: z.object({ id: uuid('Request') }),
  output: z.object({ request: Request }),
})

export const askRemote = endpoint({
  method: 'POST',
  path: '/api/my/remote-requests',
  summary: 'Ask for days of remote work, 92 at most',
  input: z.object({ from: day('From'), until: day('Until'), reason: requiredText('Reason', 500) }),
  output: z.object({ request: Request }),
  status: 201,
})

export const withdrawRemote = endpoint({
  method: 'POST',
  path: '/api/my/remote-requests/:id/withdraw',
  summary: 'Take back days of remote work one has asked for',
  input: z.object({ id: uuid('Request') }),
  output: z.object({ request: Request }),
})

export const myRequests = endpoint({
  method: 'GET',
  path: '/api/my/attendance/requests',
  summary: 'Corrections, overtime and remote work one has asked for, the last first',
  input: z.object({}),
  output: z.object({ requests: z.array(Request) }),
})

export const setPin = endpoint({
  method: 'PUT',
  path: '/api/my/attendance/pin',
  summary: 'Choose the number that one types at a kiosk',
  input: z.object({
    pin: z.string({ error: 'PIN is required' }).regex(/^\d{4,8}$/, { error: 'A PIN is 4 to 8 digits' }),
  }),
  output: z.object({ hasPin: z.literal(true) }),
})

export const myTeamNow = endpoint({
  method: 'GET',
  path: '/api/my/team/attendance',
  summary: 'Today of those who report to one: who is in, late, missing or away, and how many of their requests wait',
  input: z.object({}),
  output: z.object({
    people: z.array(
      z.object({
        employeeId: z.string(),
        name: z.string(),
        /** Null: nothing is planned today, and they have not punched. */
        state: z.enum(NOW_STATES).nullable(),
        since: z.string().nullable(),
        planFrom: z.string().nullable(),
        planUntil: z.string().nullable(),
        lateMinutes: z.int(),
        zone: z.string(),
      }),
    ),
    requests: z.array(Request.extend({ employeeId: z.string(), name: z.string() })),
  }),
})
