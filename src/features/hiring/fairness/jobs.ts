import type { Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import { addDays, addMonths, dayIn } from '../../../shared/dates.ts'
import { mondayOf } from '../applications/mine.rules.ts'
import * as query from './queries.ts'
import { isWorthMaking, periodOf, reportOf } from './rules.ts'

/** How long a frozen report is kept: as long as the comparisons it tells of. */
const KEPT_MONTHS = 48
const SAMPLE = 20

/** Each month: a report of the twelve whole months before it, for each company and country; in January one of the year, for good. */
export const makeReports = async (services: Services): Promise<void> => {
  const { from, until, end, frozen } = periodOf(dayIn('UTC', services.now()))
  const madeAt = services.now().toISOString()
  await services.database.forPlatform(async (db) => {
    const all = Map.groupBy(await query.listFairnessCounts(db, from, end), (c) => `${c.company_id} ${c.country}`)
    for (const counts of all.values()) {
      const { company_id: companyId, country } = counts[0] as (typeof counts)[number]
      const report = reportOf(counts)
      const last = await query.findNewestReport(db, companyId, country)
      if (!isWorthMaking(report.people, frozen ? null : (last?.people ?? null))) continue
      await query.insertReport(
        db,
        companyId,
        { country, from, until, frozen, madeAt, report },
        addMonths(until, -KEPT_MONTHS),
      )
    }
  })
}

/** Each Monday: up to twenty applications low in the assisted order that nobody has opened. */
export const proposeSample = async (services: Services): Promise<void> => {
  const today = dayIn('UTC', services.now())
  const since = addDays(today, -60)
  const companies = await services.database.forPlatform((db) => query.companiesComparing(db, since))
  for (const { company_id } of companies)
    await services.database.forCompany(company_id, (db) =>
      query.insertOversightSample(db, company_id, mondayOf(today), SAMPLE),
    )
}

export const fairnessJobs = [
  { ...defineJob('fairness-reports', makeReports), timetable: '23 3 1 * *' },
  { ...defineJob('oversight-sample', proposeSample), timetable: '11 3 * * 1' },
]
