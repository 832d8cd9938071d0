import type { Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import * as query from './queries.ts'

/** Each hour: files whose end has come, and those that nobody has claimed. Their bytes go once their row is gone. */
export const dropEndedUploads = async ({ database, files, now }: Services): Promise<void> => {
  const at = now().toISOString()
  const over = await database.forPlatform((db) => query.listEndedUploads(db, at))
  for (const { id, company_id: companyId } of over) {
    const gone = await database.forCompany(companyId, (db) => query.deleteEndedUpload(db, companyId, id, at))
    if (gone) await files.remove(gone.storage_key)
  }
}

export const uploadJobs = [{ ...defineJob('uploads-over', dropEndedUploads), timetable: '17 * * * *' }]
