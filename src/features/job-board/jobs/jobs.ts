import type { Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import * as query from './answers.queries.ts'
import { LOOKED_BACK_DAYS, reviewDaysOf } from './answers.rules.ts'
import { forgetVisitors } from './views.ts'

/** Each hour: how every company answers whoever applies, through its own door. */
export const makeAnswers = async ({ database, now }: Services): Promise<void> => {
  const at = now()
  const since = new Date(at.getTime() - LOOKED_BACK_DAYS * DAY_MS).toISOString()
  for (const companyId of await database.forPlatform((db) => query.listCompanyIds(db)))
    await database.forCompany(companyId, async (db) => {
      const facts = await query.appliedSince(db, companyId, since)
      await query.upsertCompanyAnswers(db, companyId, {
        applications: facts.length,
        review_days: reviewDaysOf(facts),
        answered: facts.filter((f) => f.answered).length,
        active_at: await query.activeAt(db, companyId),
        made_at: at.toISOString(),
      })
    })
}

export const publicJobJobs = [
  { ...defineJob('company-answers', makeAnswers), timetable: '11 * * * *' },
  // A day is UTC's: nothing of it that could lead to somebody outlasts it by more than minutes.
  { ...defineJob('forget-visitors', forgetVisitors), timetable: '4 0 * * *' },
]
