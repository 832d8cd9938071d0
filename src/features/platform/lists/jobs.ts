import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import { listPossiblyDueSearches } from './searches.queries.ts'
import { isAlertDue } from './searches.rules.ts'

/** Each quarter of an hour: whose letter is due. The feature whose search it is looks what is new, and writes. */
export const findDueSearches = ({ database, features, now }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    const letters: Readonly<Record<string, string>> = Object.assign({}, ...features.map((f) => f.searchAlerts ?? {}))
    const before = new Date(now().getTime() - DAY_MS + 3_600_000).toISOString()
    for (const row of await listPossiblyDueSearches(db, before)) {
      const letter = letters[row.kind]
      if (!letter || !isAlertDue(row.every_days, row.told_at, now())) continue
      await enqueueJob(db, letter, { companyId: row.company_id, userId: row.user_id, id: row.id }, `alert ${row.id}`)
    }
  })

export const listJobs = [{ ...defineJob('search-alerts', findDueSearches), timetable: '7,22,37,52 * * * *' }]
