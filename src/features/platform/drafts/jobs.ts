import type { Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import * as query from './queries.ts'
import { DRAFT_DAYS } from './rules.ts'

/** Each hour: drafts that nobody has touched for a week. */
export const endOldDrafts = async ({ database, now }: Services): Promise<void> => {
  await database.forPlatform((db) =>
    query.deleteOldDrafts(db, new Date(now().getTime() - DRAFT_DAYS * DAY_MS).toISOString()),
  )
}

export const draftJobs = [{ ...defineJob('drafts-over', endOldDrafts), timetable: '53 * * * *' }]
