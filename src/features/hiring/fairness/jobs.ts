import type { Ground } from '../../../server/context.ts'
import { job } from '../../../server/jobs.ts'
import { addDays, addMonths, dayIn } from '../../../shared/dates.ts'
import { mondayOf } from '../../career/applications/mine.rules.ts'
import * as query from './queries.ts'
import { isWorthMaking, periodOf, reportOf } from './rules.ts'

/** How long a frozen report is kept: as long as the comparisons it tells of. */
const KEPT_MONTHS = 48
const SAMPLE = 20

/** Each month: a report of the twelve whole months before it, for each company and country; in January one of the year, for good. */
export const makeReports = async (ground: Ground): Promise<void> => {
  const { from, until, end, frozen } = periodOf(dayIn('UTC', ground.now()))
  const madeAt = ground.now().toISOString()
  await ground.doors.asPlatform(async (db) => {
    const all = Map.groupBy(await query.counts(db, from, end), (c) => `${c.company_id} ${c.country}`)
    for (const counts of all.values()) {
      const { company_id: companyId, country } = counts[0] as (typeof counts)[number]
      const report = reportOf(counts)
      const last = await query.newest(db, companyId, country)
      if (!isWorthMaking(report.people, frozen ? null : (last?.people ?? null))) continue
      await query.insert(
        db,
        companyId,
        { country, from, until, frozen, madeAt, report },
        addMonths(until, -KEPT_MONTHS),
      )
    }
  })
}

/** Each Monday: up to twenty applications low in the assisted order that nobody has opened. */
export const proposeSample = async (ground: Ground): Promise<void> => {
  const today = dayIn('UTC', ground.now())
  const since = addDays(today, -60)
  const companies = await ground.doors.asPlatform((db) => query.companiesComparing(db, since))
  for (const { company_id } of companies)
    await ground.doors.asCompany(company_id, (db) => query.propose(db, company_id, mondayOf(today), SAMPLE))
}

export const fairnessJobs = [
  { ...job('fairness-reports', makeReports), timetable: '23 3 1 * *' },
  { ...job('oversight-sample', proposeSample), timetable: '11 3 * * 1' },
]
