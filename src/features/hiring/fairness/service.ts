import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import { addDays, addMonths, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { mondayOf } from '../applications/mine.rules.ts'
import type * as contract from './contract.ts'
import { driftOf, WEEKS_BEFORE } from './drift.rules.ts'
import { asCsv, asPdf } from './paper.ts'
import * as query from './queries.ts'
import { LEAST, LEAST_OF_ALL } from './rules.ts'

const found = (all: readonly query.Made[], country: string | null, until: string | null) =>
  all.find((r) => (country === null || r.country === country.toUpperCase()) && (until === null || r.until === until))

export const readFairness = async (
  ctx: Context,
  { country, until }: Parsed<typeof contract.readFairness>,
): Promise<Output<typeof contract.readFairness>> => {
  const all = await query.listReports(ctx.db, ctx.actor.companyId)
  return {
    reports: all.map(({ report: _, ...named }) => named),
    report: found(all, country, until) ?? null,
    least: LEAST,
    leastOfAll: LEAST_OF_ALL,
    nextOn: `${addMonths(dayIn('UTC', ctx.now()), 1).slice(0, 7)}-01`,
  }
}

export const downloadFairness = async (
  ctx: Context,
  { country, until, format }: Parsed<typeof contract.downloadFairness>,
): Promise<Download> => {
  const { db, actor } = ctx
  const made = found(await query.listReports(db, actor.companyId), country, until)
  if (!made) throw notFound('Report')
  const { name: company } = await query.getCompany(db, actor.companyId)
  const where = ctx.countries.get(made.country).name
  ctx.audit({ action: 'fairness.report', detail: { country: made.country, until, format } })
  const name = `fairness-${made.country.toLowerCase()}-${made.until}.${format}`
  return format === 'csv'
    ? new Download(name, 'text/csv; charset=utf-8', asCsv(made, company, where))
    : new Download(name, 'application/pdf', asPdf(made, company, where))
}

export const readOversight = async (ctx: Context): Promise<Output<typeof contract.readOversight>> => {
  const { db, actor } = ctx
  const { week } = await query.newestWeek(db, actor.companyId)
  // The week that is going on is not over: it is compared when it is.
  const end = mondayOf(dayIn('UTC', ctx.now()))
  const weeks = await query.countVerdictsByWeek(db, actor.companyId, addDays(end, -7 * (WEEKS_BEFORE + 1)), end)
  return {
    week,
    sample: week === null ? [] : await query.listOversightSample(db, actor.companyId, week),
    weeks,
    drift: driftOf(weeks.at(-1)?.week === addDays(end, -7) ? weeks : []),
  }
}

export const tickOversight = async (ctx: Context, { application, week }: Parsed<typeof contract.tickOversight>) => {
  const { db, actor } = ctx
  const one = await query.findSampledApplication(db, actor.companyId, week, application)
  if (!one) throw notFound('Application')
  const changed = await query.markSampleReviewed(db, actor.companyId, {
    week,
    id: application,
    by: actor.userId,
    at: ctx.now().toISOString(),
  })
  if (changed > 0)
    ctx.audit({ action: 'oversight.look', targetType: 'application', targetId: application, after: { week } })
  return { looked: true as const }
}

/** The newest report of each country as a file: groups that are too small were left out when it was made. */
export const newestFiles = async (
  { db, actor, countries }: Pick<Context, 'db' | 'actor' | 'countries'>,
  country: string | null,
) => {
  const { name: company } = await query.getCompany(db, actor.companyId)
  const all = (await query.listReports(db, actor.companyId)).filter((r) => country === null || r.country === country)
  return [...Map.groupBy(all, (r) => r.country).values()].flatMap((own) => {
    const made = own.toSorted((a, b) => b.until.localeCompare(a.until))[0]
    if (!made) return []
    const content = asCsv(made, company, countries.get(made.country).name)
    return [{ name: `fairness-${made.country.toLowerCase()}-${made.until}.csv`, content }]
  })
}
