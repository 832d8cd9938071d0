import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { DAY_STATES } from './day-states.rules.ts'
import { DayDetail, DayRow, EXCEPTIONS, employee, moment, siteFilter } from './shapes.contract.ts'

/** Attendance of the company’s people. */

export const DAY_SORTS = ['day', '-day', 'name', '-name'] as const

const Record = DayRow.extend({
  id: z.string(),
  company_id: z.string(),
  country: z.string(),
  employeeId: z.string(),
  number: z.string(),
  name: z.string(),
  department: z.string().nullable(),
  site: z.string().nullable(),
})
export type AttendanceRecord = z.output<typeof Record>

/** One line for each day of each person. */
export const listAttendance = endpoint({
  method: 'GET',
  path: '/api/employees/attendance',
  summary: 'Days of the company’s people: what was planned, worked and is not clear',
  input: z.object({
    from: optionalDay('From'),
    until: optionalDay('Until'),
    state: choiceFilter('State', DAY_STATES),
    exception: choiceFilter('Exception', EXCEPTIONS),
    /** Only what somebody has to look at: exceptions and absences. */
    open: z
      .enum(['yes', ''])
      .nullish()
      .transform((s) => s === 'yes'),
    site: siteFilter,
    search: optionalText('Search', 100),
    sort: sortBy(DAY_SORTS, '-day'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({ records: z.array(Record), ...pageFacts, page: z.int() }),
})

export const NOW_STATES = ['in', 'late', 'missing', 'out', 'scheduled', 'away', 'absent'] as const

const NowPerson = z.object({
  employeeId: z.string(),
  name: z.string(),
  department: z.string().nullable(),
  /** The day that is told, by the clock of the place they work at: today, or yesterday while its shift goes on. */
  workDate: z.string(),
  state: z.enum(NOW_STATES),
  since: z.string().nullable(),
  planFrom: z.string().nullable(),
  planUntil: z.string().nullable(),
  lateMinutes: z.int(),
  /** Works elsewhere today, as agreed or punched; a punch at the site says otherwise. */
  remote: z.boolean(),
  /** Where the last punch was. */
  place: z.string().nullable(),
})
export const NowBoard = z.object({
  sites: z.array(
    z.object({
      id: z.string().nullable(),
      name: z.string().nullable(),
      zone: z.string(),
      people: z.array(NowPerson),
    }),
  ),
  totals: z.object({ in: z.int(), late: z.int(), missing: z.int(), away: z.int(), remote: z.int(), expected: z.int() }),
  exceptions: z.int(),
  /** Days that are being computed. */
  waiting: z.int(),
})
export type NowBoard = z.output<typeof NowBoard>

export const attendanceNow = endpoint({
  method: 'GET',
  path: '/api/attendance/now',
  summary: 'Who is here now, by site',
  input: z.object({ site: siteFilter }),
  output: NowBoard,
})

export const watchAttendance = endpoint({
  method: 'GET',
  path: '/api/attendance/watch',
  summary: 'Follow the board: a mark that changes when anything on it does',
  input: z.object({}),
  output: z.object({ mark: z.string() }),
  stream: true,
})

export const timesheet = endpoint({
  method: 'GET',
  path: '/api/attendance/timesheet',
  summary: 'People by day: minutes worked and what each day is',
  input: z.object({
    from: day('From'),
    until: day('Until'),
    site: siteFilter,
    search: optionalText('Search', 100),
    page: pageNumber(),
    pageSize: pageSize(25, 100),
  }),
  output: z.object({
    people: z.array(
      z.object({
        employeeId: z.string(),
        employmentId: z.string(),
        name: z.string(),
        number: z.string(),
        site: z.string().nullable(),
        planned: z.int(),
        worked: z.int(),
        overtime: z.int(),
        overtimePaid: z.int(),
        days: z.array(
          z.object({
            workDate: z.string(),
            state: z.enum(DAY_STATES),
            worked: z.int().nullable(),
            planned: z.int(),
            overtime: z.int(),
            exceptions: DayRow.shape.exceptions,
          }),
        ),
      }),
    ),
    totalCount: z.int(),
    totalIsAtLeast: z.boolean(),
    page: z.int(),
    locked: z.array(z.object({ from: z.string(), until: z.string() })),
  }),
})

export const attendanceDay = endpoint({
  method: 'GET',
  path: '/api/employees/:id/attendance',
  summary: 'A day of somebody with every minute explained',
  input: z.object({ id: employee, day: day('Day') }),
  output: DayDetail,
})

const FixInput = z.object({
  employeeId: employee,
  kind: z.enum(['add', 'void', 'retime'], { error: 'Kind must be add, void or retime' }),
  punchId: uuid('Punch').nullish(),
  at: moment('Time').nullish(),
  direction: z.enum(['in', 'out'], { error: 'Direction must be in or out' }).nullish(),
})

export const fixPunches = endpoint({
  method: 'POST',
  path: '/api/attendance/fixes',
  summary: 'Put punches right; what was punched stays beside it',
  input: z.object({
    fixes: z
      .array(FixInput, { error: 'Fixes must be a list' })
      .min(1, { error: 'Say what to put right' })
      .max(200, { error: 'At most 200 at once' }),
    reason: requiredText('Reason', 500),
  }),
  output: z.object({ fixed: z.int() }),
  status: 201,
})

/** What stands open of exceptions, with what would settle it. */
export const proposeFixes = endpoint({
  method: 'POST',
  path: '/api/attendance/proposals',
  summary:
    'What would settle days with a missing punch: the planned time, for each to be looked at before it is written',
  input: z.object({
    days: z
      .array(z.object({ employeeId: employee, day: day('Day') }), { error: 'Days must be a list' })
      .min(1)
      .max(200, { error: 'At most 200 at once' }),
  }),
  output: z.object({
    proposals: z.array(
      z.object({
        employeeId: z.string(),
        name: z.string(),
        workDate: z.string(),
        direction: z.enum(['in', 'out']),
        at: z.string(),
        zone: z.string(),
      }),
    ),
    skipped: z.array(
      z.object({
        employeeId: z.string(),
        name: z.string(),
        workDate: z.string(),
        why: z.enum(['no_plan', 'not_missing', 'both_missing']),
      }),
    ),
  }),
})

export const askEmployees = endpoint({
  method: 'POST',
  path: '/api/attendance/ask',
  summary: 'Ask people to put right days of theirs that are not clear',
  input: z.object({
    days: z
      .array(z.object({ employeeId: employee, day: day('Day') }), { error: 'Days must be a list' })
      .min(1)
      .max(200, { error: 'At most 200 at once' }),
  }),
  output: z.object({ asked: z.int(), withoutAccount: z.int() }),
})

export const computeAgain = endpoint({
  method: 'POST',
  path: '/api/attendance/again',
  summary: 'Compute days again from their punches; the same facts give the same days',
  input: z.object({ from: day('From'), until: day('Until') }),
  output: z.object({ days: z.int() }),
})

const SettingWords = z.object({ en: z.string(), ar: z.string() })
export const listRecounts = endpoint({
  method: 'GET',
  path: '/api/attendance/recounts',
  summary: 'Changes of rules after which days were computed again, the latest first, with what came out otherwise',
  input: z.object({}),
  output: z.object({
    recounts: z.array(
      z.object({
        id: z.string(),
        cause: z.enum(['settings', 'limits', 'again']),
        /** The days asked for; null where a rule says which they are. */
        from: z.string().nullable(),
        until: z.string().nullable(),
        fields: z.array(SettingWords),
        site: z.string().nullable(),
        askedBy: z.string().nullable(),
        askedAt: z.string(),
        finishedAt: z.string().nullable(),
        days: z.int(),
        changedDays: z.int(),
        changedPeople: z.int(),
        /** Minutes more, or fewer, after it. */
        counted: z.int(),
        overtime: z.int(),
        overtimePaid: z.int(),
      }),
    ),
  }),
})
export type RecountView = z.output<typeof listRecounts.output>['recounts'][number]

export const readRecount = endpoint({
  method: 'GET',
  path: '/api/attendance/recounts/:id',
  summary: 'Days that came out otherwise after a change of rules, at most 200, those that differ most first',
  input: z.object({ id: uuid('Change') }),
  output: z.object({
    days: z.array(
      z.object({
        employeeId: z.string(),
        name: z.string(),
        workDate: z.string(),
        stateBefore: z.string().nullable(),
        stateAfter: z.string().nullable(),
        countedBefore: z.int(),
        countedAfter: z.int(),
        overtimeBefore: z.int(),
        overtimeAfter: z.int(),
        paidBefore: z.int(),
        paidAfter: z.int(),
      }),
    ),
  }),
})

export const overtimeLedger = endpoint({
  method: 'GET',
  path: '/api/attendance/overtime',
  summary: 'Overtime by person and class, with what the law’s limits say',
  input: z.object({ from: day('From'), until: day('Until'), site: siteFilter, search: optionalText('Search', 100) }),
  output: z.object({
    people: z.array(
      z.object({
        employeeId: z.string(),
        name: z.string(),
        country: z.string(),
        classes: z.array(
          z.object({
            class: z.string(),
            label: z.string(),
            kind: z.string(),
            minutes: z.int(),
            approved: z.int(),
            paid: z.int(),
          }),
        ),
        notices: z.array(
          z.object({
            label: z.string(),
            message: z.string(),
            level: z.enum(['warning', 'held']),
            from: z.string(),
            until: z.string(),
            used: z.int(),
            figure: z.int(),
          }),
        ),
        problem: z.string().nullable(),
      }),
    ),
    requests: z.array(
      z.object({
        id: z.string(),
        employeeId: z.string(),
        name: z.string(),
        workDate: z.string(),
        timing: z.enum(['before', 'after']),
        minutes: z.int(),
        worked: z.int(),
        reason: z.string(),
      }),
    ),
    isMore: z.boolean(),
  }),
})

export const PERIOD_STATES = ['open', 'reviewed', 'locked', 'reopen_asked', 'reopened'] as const
const Period = z.object({
  id: z.string(),
  entity: z.string().nullable(),
  from: z.string(),
  until: z.string(),
  state: z.enum(PERIOD_STATES),
  revision: z.int(),
  people: z.int(),
  /** Days that are not clear: nothing of them is paid. */
  unclear: z.int(),
  worked: z.int(),
  overtime: z.int(),
  overtimePaid: z.int(),
  waiting: z.int(),
  adjustments: z.int(),
  reason: z.string().nullable(),
  /** Somebody else asked that it is opened. */
  mayAgree: z.boolean(),
  history: z.array(
    z.object({ event: z.string(), at: z.string(), who: z.string().nullable(), reason: z.string().nullable() }),
  ),
})
export type PeriodView = z.output<typeof Period>

export const listPeriods = endpoint({
  method: 'GET',
  path: '/api/attendance/periods',
  summary: 'Months of each legal entity: what is clear, and what is locked',
  input: z.object({}),
  output: z.object({ periods: z.array(Period), mayLock: z.boolean() }),
})

const periodId = { id: uuid('Period') }
const onePeriod = z.object({ period: Period })

export const reviewPeriod = endpoint({
  method: 'POST',
  path: '/api/attendance/periods/:id/review',
  summary: 'Say that a period was looked through',
  input: z.object(periodId),
  output: onePeriod,
})
export const lockPeriod = endpoint({
  method: 'POST',
  path: '/api/attendance/periods/:id/lock',
  summary: 'Lock a period: its days are copied and never change again',
  input: z.object({ ...periodId, withUnclear: z.boolean().default(false) }),
  output: onePeriod,
})
export const askToReopen = endpoint({
  method: 'POST',
  path: '/api/attendance/periods/:id/reopen',
  summary: 'Ask that a locked period is opened; a second person has to agree',
  input: z.object({ ...periodId, reason: requiredText('Reason', 500) }),
  output: onePeriod,
})
export const answerReopening = endpoint({
  method: 'POST',
  path: '/api/attendance/periods/:id/reopen/answer',
  summary: 'Agree that a locked period is opened, or not',
  input: z.object({ ...periodId, agree: z.boolean({ error: 'Say whether you agree' }) }),
  output: onePeriod,
})
