import type * as contract from './contract.ts'

/**
 * The contract's lists once more, without its schemas, for screens that must stay light. The types are the contract's own, so a
 * list that differs does not compile.
 */
export const EMPLOYEE_STATUSES: typeof contract.EMPLOYEE_STATUSES = [
  'active',
  'inactive',
  'on_leave',
  'terminated',
  'pending',
]
export const OVERTIME_RATE_TYPES = ['hourly_rate', 'multiplier', 'fixed_rate'] as const

/** Whether a change of status brings somebody back who had left; null: the status is not changed. */
export const hasReturned = (before: string, after: string | null | undefined): boolean =>
  before === 'terminated' && Boolean(after) && after !== 'terminated'

/** Whether somebody's first day is still to come; shown instead of their status, which stays one of the five of the specification. */
export const isPreboarding = (
  { status, hire_date: firstDay }: { status: string | null; hire_date: string | null },
  today: string,
): boolean => firstDay !== null && firstDay > today && (statusOf(status) === 'active' || statusOf(status) === 'pending')

/** A missing status means active (specification 1, section 4). */
export const statusOf = (status: string | null | undefined): (typeof EMPLOYEE_STATUSES)[number] =>
  EMPLOYEE_STATUSES.find((s) => s === status) ?? 'active'

/**
 * Who sees the tabs Advanced, Bulk Operations and Compliance. The screen's rule only (specification 2, section 6): the server
 * grants by role alone.
 */
export const seesHrTabs = (person: { role: string; email: string }): boolean =>
  ['admin', 'system_admin', 'hr_admin', 'employer', 'employer_admin'].includes(person.role) ||
  /hr@|admin@/.test(person.email)

/** The day somebody started, under whichever of its names a record has it (specification 2, 3.2); undefined: under none. */
export const hireDateOf = (record: Readonly<Record<string, unknown>>): unknown =>
  ['hire_date', 'start_date', 'join_date', 'date_of_joining'].map((name) => record[name]).find((v) => v !== undefined)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A record with no valid id is treated as a new employee (specification 2, 3.2). */
export const isEmployeeId = (id: unknown): id is string => typeof id === 'string' && UUID.test(id)

/** The list is asked for so long after the screen has come (specification 2, section 9). */
export const LIST_LOADS_AFTER_MS = 100

/** employees.csv (specification 1, section 2). */
export const EXPORT_COLUMNS = ['Employee ID', 'Full Name', 'Email', 'Department', 'Position', 'Status'] as const
