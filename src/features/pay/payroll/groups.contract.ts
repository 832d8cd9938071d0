import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalDay, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { Currency, version } from './shapes.contract.ts'

/** Pay groups of a legal entity, and who is in which of them since when. Days are dates. */

export const FREQUENCIES = ['weekly', 'two_weekly', 'semi_monthly', 'monthly'] as const

export const PayGroup = z.object({
  id: z.string(),
  name: z.string(),
  entityId: z.string(),
  currency: Currency,
  frequency: z.enum(FREQUENCIES),
  payOn: z.int().nullable(),
  /** Whether pay of a month goes out in the next; beside it the first pay day from today on. */
  paysNextMonth: z.boolean(),
  /** Of weeks: the period they are counted from. */
  firstFrom: z.string().nullable(),
  firstUntil: z.string().nullable(),
  firstPayDay: z.string().nullable(),
  nextPayDay: z.string().nullable(),
  /** Whoever was moved into none is in this one. */
  isDefault: z.boolean(),
  /** Nobody new comes in. */
  isClosed: z.boolean(),
  /** Runs or moves go by its calendar: it stays as it is. */
  isUsed: z.boolean(),
  /** Whom it pays today. */
  people: z.int(),
  version: z.int(),
})
export type PayGroupView = z.output<typeof PayGroup>

export const calendarFields = {
  name: requiredText('Name', 120),
  frequency: z.enum(FREQUENCIES, { error: 'Frequency must be weekly, two_weekly, semi_monthly or monthly' }),
  payOn: z.coerce
    .number({ error: 'Pay day must be a day of the month' })
    .int({ error: 'Pay day must be a day of the month' })
    .min(1, { error: 'Pay day must be a day of the month' })
    .max(31, { error: 'Pay day must be a day of the month' })
    .nullable()
    .default(null),
  paysNextMonth: z.boolean({ error: 'Paid in the next month must be yes or no' }).default(false),
  firstFrom: optionalDay('First day of a period').default(null),
  firstUntil: optionalDay('Last day of a period').default(null),
  firstPayDay: optionalDay('Pay day of that period').default(null),
}

export const addPayGroup = endpoint({
  method: 'POST',
  path: '/api/payroll/groups',
  summary: 'Say how people of a legal entity are paid: its first group is the default one',
  status: 201,
  input: z.object({ entityId: uuid('Legal entity'), ...calendarFields }),
  output: z.object({ group: PayGroup }),
})

const groupId = uuid('Pay group')

export const changePayGroup = endpoint({
  method: 'PUT',
  path: '/api/payroll/groups/:id',
  summary: 'Rename a pay group; one that was never used may be paid differently as well',
  input: z.object({ id: groupId, version, ...calendarFields }),
  output: z.object({ group: PayGroup }),
})

export const makeDefaultPayGroup = endpoint({
  method: 'POST',
  path: '/api/payroll/groups/:id/default',
  summary: 'Have new hires paid by this group from now on; whoever is in another stays there',
  input: z.object({ id: groupId, version }),
  output: z.object({ group: PayGroup }),
})

export const closePayGroup = endpoint({
  method: 'POST',
  path: '/api/payroll/groups/:id/close',
  summary: 'Let nobody new into a pay group, or let them in again',
  input: z.object({ id: groupId, version, closed: z.boolean({ error: 'Closed must be yes or no' }) }),
  output: z.object({ group: PayGroup }),
})

export const deletePayGroup = endpoint({
  method: 'DELETE',
  path: '/api/payroll/groups/:id',
  summary: 'Delete a pay group that was never used',
  input: z.object({ id: groupId }),
  output: z.object({ deleted: z.boolean() }),
})

export const GROUP_PEOPLE_SORTS = ['name', '-name', 'number', '-number'] as const

export const listGroupPeople = endpoint({
  method: 'GET',
  path: '/api/payroll/groups/:id/people',
  summary: 'Whom a pay group pays today, and who is to go into another',
  input: z.object({
    id: groupId,
    /** The beginning of a name. */
    search: optionalText('Search', 120).default(null),
    sort: sortBy(GROUP_PEOPLE_SORTS, 'name'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({
    people: z.array(
      z.object({
        employmentId: z.string(),
        employeeId: z.string(),
        name: z.string(),
        number: z.string(),
        /** Null: from the first day of the employment. */
        since: z.string().nullable(),
        next: z.object({ from: z.string(), group: z.string() }).nullable(),
      }),
    ),
    ...pageFacts,
    page: z.int(),
  }),
})

export const readPersonGroup = endpoint({
  method: 'GET',
  path: '/api/payroll/people/:employmentId/group',
  summary: 'The pay group of somebody, where they were before and where they go',
  input: z.object({ employmentId: uuid('Employment') }),
  output: z.object({
    name: z.string(),
    groupId: z.string().nullable(),
    /** The latest first; empty: in the default group since the first day. */
    history: z.array(
      z.object({
        groupId: z.string(),
        group: z.string(),
        from: z.string().nullable(),
        until: z.string().nullable(),
        reason: z.string(),
        by: z.string().nullable(),
      }),
    ),
    groups: z.array(PayGroup.pick({ id: true, name: true, frequency: true, isDefault: true, isClosed: true })),
    mayMove: z.boolean(),
  }),
})

const Period = z.object({ from: z.string(), until: z.string(), payDay: z.string() })

const Move = z.object({
  employmentId: z.string(),
  employeeId: z.string(),
  name: z.string(),
  number: z.string(),
  /** Where they come from; null: nothing is said of how their legal entity pays. */
  group: z.string().nullable(),
  /** Why this day is none; null: it is one. */
  problem: z.string().nullable(),
  /** The last period the old group pays, and the first of the new one. */
  last: Period.nullable(),
  first: Period.nullable(),
  /** Moves that were planned for later and give way. */
  replaces: z.int(),
  /** Runs that are not locked and have them in: they are calculated again. */
  openRuns: z.int(),
})
export type GroupMove = z.output<typeof Move>

const moveFields = {
  id: groupId,
  employmentIds: z
    .array(uuid('Employment'), { error: 'People must be a list' })
    .min(1, { error: 'Choose at least one person' })
    .max(500, { error: 'People must be at most 500' }),
  from: optionalDay('From').default(null),
  /** From the first day of the employment: where nothing was paid yet. */
  fromFirst: z.boolean({ error: 'From the first day must be yes or no' }).default(false),
}

export const checkGroupMove = endpoint({
  method: 'POST',
  path: '/api/payroll/groups/:id/moves/check',
  summary: 'On which days people can go into a pay group, and what follows; nothing is kept',
  input: z.object(moveFields),
  output: z.object({
    /** The day that was looked at; null with `fromFirst`, or where there is none. */
    from: z.string().nullable(),
    fromFirst: z.boolean(),
    /** Days on which some of them can, each with how many. */
    days: z.array(z.object({ day: z.string(), people: z.int() })),
    /** How many can be in it from their first day on. */
    free: z.int(),
    rows: z.array(Move),
  }),
})

export const moveToGroup = endpoint({
  method: 'POST',
  path: '/api/payroll/groups/:id/moves',
  summary: 'Move people into a pay group from a day on: each that can, and why the others cannot',
  input: z.object({ ...moveFields, reason: optionalText('Reason', 300).default(null) }),
  output: z.object({ moved: z.int(), rows: z.array(Move) }),
})
