import { writeAudit } from '../../../server/audit.ts'
import type { AuditEntry, Caller, Context, Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import type { Role } from '../../../shared/actor.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import * as query from './queries.ts'
import * as staged from './rows.queries.ts'
import { openCells, toStagedRows } from './rows.service.ts'
import { ROW_DAYS, ROWS_AT_ONCE } from './rules.ts'
import { getImport, getImportKind } from './service.ts'
import { importRows } from './write.service.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'import', requestId: 'import', country: null }

type Started = { companyId: string; kind: string; id: string }

/** One batch, whole or not at all. Answers whether another may follow. */
const writeBatch = async (services: Services, db: Db, { companyId, kind, id }: Started): Promise<boolean> => {
  const current = await query.lockImport(db, companyId, kind, id)
  if (!current || current.started_at === null) return false
  const row = await query.findImport(db, companyId, kind, id)
  const by = row?.started_by ? await staged.findStarter(db, companyId, row.started_by) : undefined
  // Whoever started it has left meanwhile: nothing more is written in their name.
  if (!by || !row) {
    await query.startImport(db, companyId, id, null)
    return false
  }
  const actor = {
    userId: by.id,
    role: by.role as Role,
    email: by.email,
    companyId,
    employeeId: by.employee_id,
    sessionId: row.started_session ?? '',
  }
  const entries: AuditEntry[] = []
  const ctx: Context = { ...services, db, actor, caller, audit: (entry) => entries.push(entry) }
  const definition = getImportKind(ctx, kind)
  const ready = await staged.lockReadyRows(db, companyId, id, ROWS_AT_ONCE)
  const rows = ready.map((one) => ({
    row: one.number,
    cells: openCells(ctx, companyId, id, { ...one, problems: [] }),
  }))
  if (rows.length === 0) {
    await query.finishImport(db, companyId, id)
    const { added, given, file_name: file } = await getImport(ctx, definition, id)
    const failed = given - added
    entries.push({ action: 'import.finish', targetType: 'import', targetId: id, detail: { file, added, failed } })
  } else {
    const { problems } = await importRows(ctx, definition, { rows, importId: id, options: row.options })
    const refused = new Set(problems.map((problem) => problem.row))
    await staged.deleteStagedRows(
      db,
      companyId,
      id,
      rows.filter((one) => !refused.has(one.row)).map((one) => one.row),
    )
    // What has become wrong since it was checked stays, to be put right.
    const wrong = rows.filter((one) => refused.has(one.row))
    const made = toStagedRows(ctx, definition, id, { rows: wrong, checked: { right: [], problems } })
    await staged.saveStagedRows(db, companyId, id, { rows: made, keyVersion: ctx.fields.version })
  }
  await writeAudit(db, actor, caller, entries)
  return rows.length > 0
}

/** Writes the rows of an import in batches. Ended in the middle, it goes on with the batch that was not kept. */
export const writeImport = async (services: Services, started: Started): Promise<void> => {
  while (await services.database.forCompany(started.companyId, (db) => writeBatch(services, db, started)));
}

/** Each night: rows that were not written and that nobody has touched for a week. */
export const dropOldRows = ({ database, now }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    await staged.deleteOldRows(db, new Date(now().getTime() - ROW_DAYS * DAY_MS).toISOString())
  })

export const importJobs = [
  { ...defineJob('write-import', writeImport), takesLong: true },
  { ...defineJob('import-rows-over', dropOldRows), timetable: '23 3 * * *' },
]
