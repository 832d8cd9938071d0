import type { Context } from '../../../server/context.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { inForceOn, type Line, periodsOf } from './history.rules.ts'
import * as query from './queries.ts'

type Reader = Pick<Context, 'db'> & { actor: { companyId: string } }

/** A day, and the moment as of which it is asked what was known; without one, now. */
type When = { day: Day; knownAt?: string | null | undefined }

const dayBefore = (day: Day) => addDays(day, -1)

/** The employments of somebody, the one that began last first. */
export const employmentsOf = (ctx: Reader, employeeId: string) =>
  query.employmentsOf(ctx.db, ctx.actor.companyId, employeeId)

/** The employment that holds on a day, else the one that began last; undefined: there is none. */
export const employmentOn = (ctx: Reader, employeeId: string, day: Day) =>
  query.employmentOn(ctx.db, ctx.actor.companyId, employeeId, day)

/** The employment that goes on, or began last, of each of some employee numbers: of a file that names people by theirs. */
export const employmentsByNumbers = (ctx: Reader, numbers: readonly string[]) =>
  query.employmentsByNumbers(ctx.db, ctx.actor.companyId, numbers)

/** The terms of an employment on a day, as they were known at a moment. Undefined: none were in force. */
export const termsOn = async (ctx: Reader, employmentId: string, { day, knownAt = null }: When) =>
  inForceOn(await query.termsOf(ctx.db, ctx.actor.companyId, [employmentId]), day, knownAt)

/** Whom an employment reports to on a day: the row that says so, which may name nobody or somebody who could not be told. */
export const managerOf = async (ctx: Reader, employmentId: string, { day, knownAt = null }: When) =>
  inForceOn(await query.linesOf(ctx.db, ctx.actor.companyId, [employmentId]), day, knownAt)

/** How far up anybody asks. No circle can be entered; this ends a walk all the same. */
const MOST_LEVELS = 50

/** The lines from an employment upwards on a day: to the manager, to the manager's manager, and on. */
export const reportingChain = async (ctx: Reader, employmentId: string, when: When): Promise<query.LineRow[]> => {
  const chain: query.LineRow[] = []
  const seen = new Set([employmentId])
  let at: string | null = employmentId
  while (at !== null && chain.length < MOST_LEVELS) {
    const line: query.LineRow | undefined = await managerOf(ctx, at, when)
    const above: string | null = line?.manager_employment_id ?? null
    if (!line || above === null || seen.has(above)) break
    seen.add(above)
    chain.push(line)
    at = above
  }
  return chain
}

/** Who reports to a person on a day and is employed then, by name. */
export const reportsOf = (ctx: Reader, employeeId: string, { day, knownAt = null }: When) =>
  query.reportsOf(ctx.db, ctx.actor.companyId, employeeId, { day, knownAt })

/** Who reports to a person on a day, directly and through others, and is employed then; level 1 are the direct ones. */
export const reportsUnder = (ctx: Reader, employeeId: string, { day, knownAt = null }: When) =>
  query.reportsUnder(ctx.db, ctx.actor.companyId, employeeId, { day, knownAt })

/** The employee whom a person reports to on a day; null: nobody, or nobody who is named. */
const managerOfEmployee = async (ctx: Reader, employeeId: string, day: Day): Promise<string | null> => {
  const employment = await employmentOn(ctx, employeeId, day)
  return employment ? ((await managerOf(ctx, employment.id, { day }))?.manager_id ?? null) : null
}

/**
 * The employee record of whoever calls: an employee's own, and of an account on the dashboard the one with its address. Null: they have none.
 */
export const ownEmployeeId = async (
  ctx: Reader & { actor: { userId: string; employeeId: string | null } },
): Promise<string | null> => {
  if (ctx.actor.employeeId !== null) return ctx.actor.employeeId
  const [own] = await query.employeesOfAccounts(ctx.db, ctx.actor.companyId, [ctx.actor.userId])
  return own?.employee_id ?? null
}

/** Whether whoever calls is the manager that an employee reports to on a day. A relation, not a role: it follows the reporting lines. */
export const isLineManagerOf = async (
  ctx: Reader & { actor: { employeeId: string | null } },
  employeeId: string,
  day: Day,
): Promise<boolean> => {
  const own = ctx.actor.employeeId
  if (own === null || own === employeeId) return false
  const manager = await employmentOn(ctx, own, day)
  // Whoever has left manages nobody any more.
  if (!manager || manager.started_on > day || (manager.ended_on !== null && manager.ended_on < day)) return false
  return (await managerOfEmployee(ctx, employeeId, day)) === own
}

/** The lines of some employments as days, for the question whether a new one closes a circle. */
export const linesByDays = async (ctx: Reader, employmentIds: readonly string[]): Promise<Line[]> => {
  const rows = await query.linesOf(ctx.db, ctx.actor.companyId, employmentIds)
  return [...Map.groupBy(rows, (row) => row.employment_id).values()].flatMap((own) =>
    periodsOf(own, dayBefore).map(({ from, until, row }) => ({
      employmentId: row.employment_id,
      managerId: row.manager_employment_id,
      from,
      until,
    })),
  )
}
