import { createHash } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import { EventStream } from '../../../server/routes.ts'
import { uniqueViolation, writeConflict } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { isKnownColumn, signatureOf } from './headers.ts'
import type { findMapping, finishImport, importProgress, listImports, openImport } from './imports.contract.ts'
import * as query from './imports.queries.ts'
import { numbersIn, rangesOf, toMultirange, undoableUntil } from './imports.rules.ts'

type Shown = Output<typeof openImport>['import']

export const toImportView = (row: query.ImportRow, now: Date): Shown => ({
  id: row.id,
  fileName: row.file_name,
  rows: row.rows,
  status: row.status,
  added: row.added,
  failed: row.given - row.added,
  removed: row.removed,
  mapping: row.mapping,
  createdAt: row.created_at,
  createdBy: row.created_by,
  finishedAt: row.finished_at,
  undoneAt: row.undone_at,
  undoUntil: row.added > 0 ? undoUntil(row, now) : null,
})

/** Counted from the last people who came: a finished file may get the rest of its rows later. */
export const undoUntil = (row: query.ImportRow, now: Date) =>
  row.status === 'undone' ? null : undoableUntil(row.last_at ?? row.created_at, now)

const shownOne = async (ctx: Context, id: string): Promise<Shown> => {
  const row = await query.findImport(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Import')
  return toImportView(row, ctx.now())
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Opens a file's import or finds it again, and remembers how its columns were matched. */
export const openOrResumeImport = async (
  ctx: Context,
  file: Parsed<typeof openImport>,
): Promise<Output<typeof openImport>> => {
  const { db, actor } = ctx
  const strange = file.mapping.find((column) => column !== null && !isKnownColumn(column, ctx.countries.all))
  if (strange) throw invalid({ mapping: 'Mapping names a column that no file of people has' })
  if (file.headers.length > 0)
    await query.rememberMapping(db, actor.companyId, actor.userId, signatureOf(file.headers), file.mapping)
  const fileHash = Buffer.from(file.fileHash, 'hex')
  const mappingHash = hashOf(JSON.stringify(file.mapping))
  const before = await query.findOpen(db, actor.companyId, fileHash, mappingHash)
  const { id } =
    before ??
    (await query
      .insertImport(db, { ...actor, ...file, fileHash, mappingHash })
      // Somebody opened the same file at the same moment: look again.
      .catch((error) => {
        throw uniqueViolation(error) === null ? error : writeConflict()
      }))
  if (!before)
    ctx.audit({
      action: 'import.open',
      targetType: 'import',
      targetId: id,
      detail: { file: file.fileName, rows: file.rows },
    })
  const saved = before ? await query.savedRows(db, actor.companyId, id, 0, LAST_ROW) : []
  return { import: await shownOne(ctx, id), found: before !== undefined, saved: saved.map(([a, b]) => [a, b]) }
}

/** Beyond every row number there is. */
const LAST_ROW = 2_000_000_000

export const listRecentImports = async (
  { db, actor, now }: Context,
  { fileHash }: Parsed<typeof listImports>,
): Promise<Output<typeof listImports>> => {
  const rows = fileHash
    ? await query.ofFile(db, actor.companyId, Buffer.from(fileHash, 'hex'))
    : await query.listImports(db, actor.companyId)
  return { imports: rows.map((row) => toImportView(row, now())) }
}

export const findImportMapping = async (
  { db, actor }: Context,
  { signature }: Parsed<typeof findMapping>,
): Promise<Output<typeof findMapping>> => ({
  mapping: ((await query.mappingOf(db, actor.companyId, signature))?.mapping as (string | null)[] | undefined) ?? null,
})

/** Moves while rows come in or people are taken away; ends when neither is to be expected. */
export const streamImportProgress = async (
  ctx: Context,
  { id }: Parsed<typeof importProgress>,
): Promise<EventStream> => {
  await shownOne(ctx, id)
  return new EventStream([`import ${id}`], async ({ db, actor }) => {
    const row = await query.findImport(db, actor.companyId, id)
    if (!row) throw notFound('Import')
    const { status, rows, given, added, removed } = row
    const event: Output<typeof importProgress> = { status, rows, given, added, failed: given - added, removed }
    return { event, last: status === 'done' || status === 'undone' }
  })
}

export const closeImport = async (
  ctx: Context,
  { id }: Parsed<typeof finishImport>,
): Promise<Output<typeof finishImport>> => {
  const current = await query.statusAlone(ctx.db, ctx.actor.companyId, id)
  if (!current) throw notFound('Import')
  takesPeople(current.status)
  if (current.status === 'open') {
    await query.finishImport(ctx.db, ctx.actor.companyId, id)
    const { fileName, added, failed } = await shownOne(ctx, id)
    ctx.audit({
      action: 'import.finish',
      targetType: 'import',
      targetId: id,
      detail: { file: fileName, added, failed },
    })
  }
  return { import: await shownOne(ctx, id) }
}

const takesPeople = (status: query.ImportRow['status']) => {
  if (status === 'undoing' || status === 'undone')
    throw new Refusal('CONFLICT', 'This import was undone. Choose the file again to start anew.')
}

/** Before people are added: the import is there and still takes them. Says which of these rows it has added already. */
export const claimImportRows = async (ctx: Context, id: string, numbers: readonly number[]): Promise<Set<number>> => {
  const current = await query.statusShared(ctx.db, ctx.actor.companyId, id)
  if (!current) throw notFound('Import')
  takesPeople(current.status)
  return savedAmong(ctx, id, numbers)
}

export const savedAmong = async ({ db, actor }: Context, id: string, numbers: readonly number[]) => {
  const saved = numbersIn(await query.savedRows(db, actor.companyId, id, numbers[0] ?? 0, numbers.at(-1) ?? 0))
  return new Set(numbers.filter((n) => saved.has(n)))
}

/** With the people, in their transaction: which rows were given and which of them were added. */
export const recordImportChunk = (
  { db, actor }: Context,
  id: string,
  given: readonly number[],
  added: readonly number[],
) => query.insertChunk(db, actor.companyId, id, toMultirange(rangesOf(given)), toMultirange(rangesOf(added)))
