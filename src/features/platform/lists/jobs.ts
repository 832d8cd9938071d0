import type { Caller, Context, Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import type { Role } from '../../../shared/actor.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import { notifyPeople } from '../notifications/notify.service.ts'
import * as query from './exports.queries.ts'
import { EXPORT_DAYS, type Format, fileNameOf, MOST_ROWS } from './exports.rules.ts'
import { exportableList, writeExport } from './exports.service.ts'
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

const caller: Caller = { address: '127.0.0.1', agent: 'list export', requestId: 'list-export', country: null }

type Wanted = { companyId: string; id: string }

/** A list with many rows as a file, and the message that it is ready. Run again for one cause, it leaves one file. */
export const writeListExport = async (services: Services, { companyId, id }: Wanted): Promise<void> => {
  await services.database.forCompany(companyId, async (db) => {
    const row = await query.findExport(db, companyId, id)
    const asker = row?.status === 'waiting' && (await query.findAsker(db, companyId, row.user_id))
    if (!row || !asker) return
    const { role, email, employee_id } = asker
    const actor = { userId: asker.id, role: role as Role, email, companyId, employeeId: employee_id, sessionId: '' }
    const ctx: Context = { ...services, db, actor, caller, audit: () => {} }
    await writeExport(ctx, row, MOST_ROWS)
    const link = `${services.settings.publicUrl}${exportableList(ctx, row.list).screen}`
    const file = fileNameOf(row.list, row.asked_at, row.format as Format)
    const facts = { name: asker.first_name, file, link, days: EXPORT_DAYS }
    const letter = { goodForMinutes: EXPORT_DAYS * 24 * 60 }
    const recipients = [{ userId: asker.id, email, language: asker.language, link, facts, letter }]
    await notifyPeople(services, db, { event: 'list-ready', companyId, recipients })
  })
}

/** Each hour: files whose days are over. Their bytes go at once. */
export const expireListExports = async ({ database, files, now }: Services): Promise<void> => {
  const over = await database.forPlatform((db) => query.listExpiredExports(db, now().toISOString()))
  for (const { id, company_id } of over) {
    const file = await database.forCompany(company_id, async (db) => {
      const found = await query.findExportFile(db, company_id, id)
      await query.updateExport(db, company_id, id, { status: 'expired' })
      if (found) await query.deleteFile(db, company_id, found.id)
      return found
    })
    if (file) await files.remove(file.storage_key)
  }
}

export const listJobs = [
  { ...defineJob('search-alerts', findDueSearches), timetable: '7,22,37,52 * * * *' },
  { ...defineJob('write-list-export', writeListExport), takesLong: true },
  { ...defineJob('list-exports-over', expireListExports), timetable: '41 * * * *' },
]
