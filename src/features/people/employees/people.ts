import type { Country } from '../../../countries/country.ts'
import type { Context } from '../../../server/context.ts'
import type { ChangedCoverage } from '../../../server/feature.ts'
import type { Db } from '../../../server/sql.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import { notFound } from '../../../shared/refusal.ts'
import { maySee } from './policy.ts'
import * as query from './queries.ts'

export type StoredEmployee = query.Stored

/** Somebody of the company, for features that keep things about them; `today` is the day at their place. */
export type EmployeeContext = { stored: StoredEmployee; country: Country; today: Day }

const around = (ctx: Context, stored: query.Stored | undefined): EmployeeContext => {
  if (!stored) throw notFound('Employee')
  const country = ctx.countries.get(stored.country)
  return { stored, country, today: dayIn(country.zone, ctx.now()) }
}

/** Whoever may not see them learns nothing: the same 404 as for nobody. */
export const getEmployeeContext = async (ctx: Context, id: string): Promise<EmployeeContext> => {
  if (!maySee(ctx.actor, id)) throw notFound('Employee')
  return around(ctx, await query.findEmployee(ctx.db, ctx.actor.companyId, id))
}

/** The same, held until the end of the transaction: two changes about one person come one after the other. */
export const lockEmployeeContext = async (ctx: Context, id: string): Promise<EmployeeContext> => {
  if (!maySee(ctx.actor, id)) throw notFound('Employee')
  return around(ctx, await query.lockEmployee(ctx.db, ctx.actor.companyId, id))
}

/** Their pay on a day, and the pay that is still to come. */
export const payOn = async (ctx: Context, id: string, day: string) => ({
  inForce: await query.compensationInForce(ctx.db, ctx.actor.companyId, id, day),
  latest: await query.compensationInForce(ctx.db, ctx.actor.companyId, id, '9999-12-31'),
})

/** Tells that the law's hours may be for somebody or not any more: from a day on by their pay; null: by what their record says of them. */
export const tellCoverageChanged = async (
  { db, actor, features }: Pick<Context, 'db' | 'actor' | 'features'>,
  changed: ChangedCoverage,
): Promise<void> => {
  for (const { coverageChanged } of features) await coverageChanged?.(db, actor.companyId, changed)
}

/** All they were ever paid, the newest first. */
export const payHistory = (ctx: Context, id: string) => query.compensationsOf(ctx.db, ctx.actor.companyId, id)

export const companyNamed = (ctx: Context) => query.companyOf(ctx.db, ctx.actor.companyId)

/** A record by its id, for a job, which acts for nobody; undefined when there is none. */
export const findStoredEmployee = (db: Db, companyId: string, id: string) => query.findEmployee(db, companyId, id)

/** The company's name and the address of its portal. */
export const findCompanyName = (db: Db, companyId: string) => query.companyOf(db, companyId)

/** A line in the person's activity log. No secrets. */
export const logEmployeeActivity = (ctx: Context, id: string, type: string, metadata: object = {}) =>
  query.addActivity(ctx.db, ctx.actor.companyId, id, { type, by: ctx.actor.email, metadata })

/** What happened to somebody's record, the newest first, and who began it. */
export const listEmployeeActivities = async ({ db, actor }: Context, stored: StoredEmployee) => ({
  activities: await query.activitiesOf(db, actor.companyId, stored.id),
  createdBy: stored.created_by ? await query.emailOf(db, stored.created_by) : null,
})

/** What the country's rules are asked about: the record's own facts, its numbers opened, and who somebody is. */
export const judgedFacts = (
  stored: Pick<query.Stored, 'facts' | 'employment_status' | 'nationality'>,
  secrets: Record<string, string>,
) => ({
  ...stored.facts,
  ...secrets,
  employmentStatus: stored.employment_status ?? '',
  nationality: stored.nationality ?? '',
})
