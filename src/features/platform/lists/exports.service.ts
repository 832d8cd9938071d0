import type { Context } from '../../../server/context.ts'
import { readFileOf, storeFile } from '../../../server/files.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { ListExport } from '../../../server/list.export.ts'
import { Download } from '../../../server/routes.ts'
import type { Cell } from '../../../server/sheets.ts'
import { DAY_MS, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import type * as contract from './exports.contract.ts'
import * as query from './exports.queries.ts'
import { CONTENT_TYPES, EXPORT_DAYS, exportStateOf, type Format, fileNameOf, ROWS_AT_ONCE } from './exports.rules.ts'
import { chosenColumns, readFilter, writeSheet } from './files.service.ts'

const viewOf = (row: query.StoredExport, now: Date): contract.ListExportView => ({
  id: row.id,
  list: row.list,
  format: row.format as Format,
  state: exportStateOf(row, now),
  rows: row.rows,
  name: fileNameOf(row.list, row.asked_at, row.format as Format),
  askedAt: iso(row.asked_at),
  expiresAt: row.expires_at && iso(row.expires_at),
})

/** A list that the caller may have as a file. One that is not there and one that is not theirs are the same. */
export const exportableList = ({ features, actor }: Pick<Context, 'features' | 'actor'>, name: string): ListExport => {
  const found = features.flatMap((feature) => feature.listExports ?? []).find((each) => each.list === name)
  if (!found?.may(actor)) throw invalid({ list: 'There is no such list' })
  return found
}

/** There are more rows than may be written while somebody waits. */
class TooMany extends Error {}

/** Writes the file of an export and says that it is ready. Throws `TooMany` when it has more rows than it may. */
export const writeExport = async (ctx: Context, row: query.StoredExport, most: number): Promise<void> => {
  const list = exportableList(ctx, row.list)
  const columns = chosenColumns(list, row.columns, ctx.actor)
  let rows = 0
  const cells = async function* (): AsyncGenerator<Cell[][]> {
    for await (const piece of list.rows(ctx, readFilter(list, row.filter as object))) {
      rows += piece.length
      if (rows > most) throw new TooMany()
      yield piece.map((each) => columns.map((column) => column.value(each)))
    }
  }
  const format = row.format as Format
  const bytes = await writeSheet(format, columns, cells())
  const { companyId } = ctx.actor
  const stored = await storeFile(ctx, companyId, bytes)
  const name = fileNameOf(row.list, row.asked_at, format)
  await query.insertFile(ctx.db, companyId, row.user_id, { ...stored, name, content_type: CONTENT_TYPES[format] })
  const now = ctx.now()
  await query.updateExport(ctx.db, companyId, row.id, {
    status: 'ready',
    rows,
    file_id: stored.id,
    finished_at: now.toISOString(),
    expires_at: new Date(now.getTime() + EXPORT_DAYS * DAY_MS).toISOString(),
  })
}

export const startListExport = async (
  ctx: Context,
  input: Parsed<typeof contract.startListExport>,
): Promise<Output<typeof contract.startListExport>> => {
  const { db, actor } = ctx
  const list = exportableList(ctx, input.list)
  readFilter(list, input.filter)
  const columns = chosenColumns(list, input.columns, actor).map((column) => column.id)
  const { format, filter } = input
  const row = await query.insertExport(db, actor.companyId, {
    userId: actor.userId,
    list: list.list,
    format,
    columns,
    filter,
    at: ctx.now().toISOString(),
  })
  ctx.audit({ action: list.action, targetType: 'list', targetId: row.id, detail: { format, columns, filter } })
  try {
    await writeExport(ctx, row, ROWS_AT_ONCE)
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
    await enqueueJob(db, 'write-list-export', { companyId: actor.companyId, id: row.id }, `list export ${row.id}`)
  }
  const stored = await query.findExport(db, actor.companyId, row.id)
  return { export: viewOf(stored as query.StoredExport, ctx.now()) }
}

export const listListExports = async (
  ctx: Context,
  { list }: Parsed<typeof contract.listListExports>,
): Promise<Output<typeof contract.listListExports>> => ({
  exports: (await query.listOwnExports(ctx.db, ctx.actor.companyId, ctx.actor.userId, list)).map((row) =>
    viewOf(row, ctx.now()),
  ),
})

/** For whoever asked for it, as long as they may still see the list. */
export const downloadListExport = async (
  ctx: Context,
  { id }: Parsed<typeof contract.downloadListExport>,
): Promise<Download> => {
  const { db, actor } = ctx
  const row = await query.findExport(db, actor.companyId, id)
  if (!row || row.user_id !== actor.userId || viewOf(row, ctx.now()).state !== 'ready') throw notFound('Export')
  exportableList(ctx, row.list)
  const file = await query.findExportFile(db, actor.companyId, id)
  if (!file) throw notFound('Export')
  ctx.audit({ action: 'list.download', targetType: 'list', targetId: id, detail: { list: row.list } })
  const format = row.format as Format
  const name = fileNameOf(row.list, row.asked_at, format)
  return new Download(name, CONTENT_TYPES[format], await readFileOf(ctx, actor.companyId, file.storage_key))
}
