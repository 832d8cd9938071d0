import type { Facts } from '../../../countries/country.ts'
import type { PayTime } from '../../../countries/filing.ts'
import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { withNationality } from './gather.service.ts'
import * as locked from './locked.queries.ts'
import { periodsOfGroup } from './pay-calendar.rules.ts'
import { profileOn, recordFactsOf } from './person-pay.rules.ts'
import { putOutPayslips } from './publish.service.ts'
import * as query from './queries.ts'
import * as runs from './runs.queries.ts'

export type { LockedPayLine, LockedPerson, LockedRun } from './locked.queries.ts'

/** Locked runs of the company, or of one legal entity, the latest pay day first; what another provider paid is none of them. */
export const listLockedRuns = (
  db: Db,
  companyId: string,
  q: { entityId?: string; runId?: string; month?: string } = {},
): Promise<locked.LockedRun[]> => locked.listLockedRuns(db, companyId, q)

/** A locked run, held until the transaction ends: two who pay it do so one after the other. */
export const holdLockedRun = async (db: Db, companyId: string, runId: string): Promise<locked.LockedRun | null> => {
  await locked.holdRun(db, companyId, runId)
  const [run] = await locked.listLockedRuns(db, companyId, { runId })
  return run ?? null
}

/** Whom a locked run pays, with what reaches each and whether it is held. Nobody who was left out. */
export const listLockedPeople = (db: Db, companyId: string, runId: string): Promise<locked.LockedPerson[]> =>
  locked.listLockedPeople(db, companyId, runId)

/**
 * Lets go what a locked run held of somebody: their pay goes out like that of everybody, and where the payslips of the run are out, theirs is as
 * well. The caller holds the run.
 */
export const releaseHeldPay = async (
  ctx: Context,
  { runId, employmentId }: { runId: string; employmentId: string },
): Promise<void> => {
  const { db } = ctx
  const { companyId, userId } = ctx.actor
  await runs.releasePerson(db, companyId, { runId, employmentId })
  const run = await runs.findRun(db, companyId, runId)
  if (run?.published_at) await putOutPayslips(ctx, run, { by: userId })
}

/** Lines of locked runs of an entity: of months of pay, or of pay days. */
export const listLockedLines = (db: Db, companyId: string, q: locked.LockedSpan): Promise<locked.LockedPayLine[]> =>
  locked.listLockedLines(db, companyId, q)

/** What those runs added to the accumulators of schemes. */
export const listLockedBalances = (db: Db, companyId: string, q: locked.LockedSpan): Promise<locked.LockedBalance[]> =>
  locked.listLockedBalances(db, companyId, q)

/** The pay periods of pay groups whose pay day falls into a year, the one before and the one after, in order, by group. */
export const payPeriodsOfGroups = async (
  db: Db,
  companyId: string,
  q: { groupIds: ReadonlySet<string>; year: number },
): Promise<Map<string, PayTime[]>> => {
  const groups = (await query.listGroups(db, companyId)).filter(({ id }) => q.groupIds.has(id))
  const years = [q.year - 1, q.year, q.year + 1]
  return new Map(
    groups.map((group) => [
      group.id,
      years.flatMap((year) => periodsOfGroup(group, year)).map(({ from, until }) => ({ from, until })),
    ]),
  )
}

export type PayFactsOfPerson = { person: query.PayPersonRow; facts: Facts }

/** What the law’s schemes know of people on a day, from their record and as entered, by employment. */
export const payFactsOf = async (
  ctx: Pick<Context, 'db' | 'countries' | 'actor'>,
  { employmentIds, on }: { employmentIds: readonly string[]; on: Day },
): Promise<ReadonlyMap<string, PayFactsOfPerson>> => {
  const { companyId } = ctx.actor
  const profiles = Map.groupBy(await query.profilesOf(ctx.db, companyId, employmentIds), (row) => row.employment_id)
  const people = await locked.listPeople(ctx.db, companyId, { employmentIds, on })
  return new Map(
    people.map((row) => {
      const person = withNationality(ctx, row)
      const facts = { ...recordFactsOf(person), ...profileOn(profiles.get(row.employment_id) ?? [], on) }
      return [row.employment_id, { person, facts }]
    }),
  )
}

/** People employed by an entity on a day, for what obligations ask of it. */
export const listEntityPeople = async (
  ctx: Pick<Context, 'db' | 'countries' | 'actor'>,
  { entityId, on }: { entityId: string; on: Day },
): Promise<query.PayPersonRow[]> =>
  (await query.peopleOfEntity(ctx.db, ctx.actor.companyId, { entityId, from: on, until: on })).map((row) =>
    withNationality(ctx, row),
  )

/** The law of pay of a country, or nothing where it is not on file. */
export const payLawOf = ({ payrolls }: Pick<Context, 'payrolls'>, country: string): CountryPayroll | undefined =>
  payrolls.get(country)
