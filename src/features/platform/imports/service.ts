import { createHash } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import type { Import, ImportColumn } from '../../../server/imports.ts'
import { EventStream } from '../../../server/routes.ts'
import { uniqueViolation, writeConflict } from '../../../server/sql.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { type Mapping, signatureOf } from './columns.rules.ts'
import type { ImportKind, ImportView } from './contract.ts'
import * as query from './queries.ts'
import { MOST_ROWS, numbersIn, rangesOf, toMultirange, UNDO_HOURS, undoableUntil } from './rules.ts'

/** Beyond every row number there is. */
const LAST_ROW = 2_000_000_000
/** Taken away by one call: it stays short, and the caller sees it move. */
const UNDONE_AT_ONCE = 2_000

type Kinds = Pick<Context, 'features' | 'actor'>

/** What the caller may bring in. */
export const importKindsFor = ({ features, actor }: Kinds): readonly Import[] =>
  features.flatMap((feature) => feature.imports ?? []).filter((definition) => definition.may(actor))

/** A kind that the caller may bring in. One that is not there and one that is not theirs are the same. */
export const getImportKind = (ctx: Kinds, kind: string): Import => {
  const found = importKindsFor(ctx).find((definition) => definition.kind === kind)
  if (!found) throw notFound('Import')
  return found
}

/** Columns of a kind: those of everybody, and what the company has beside. */
export const columnsOfKind = async (
  ctx: Context,
  { columns, ownColumns }: Import,
): Promise<readonly ImportColumn[]> => [
  ...(typeof columns === 'function' ? columns(ctx.countries, ctx.payrolls) : columns),
  ...((await ownColumns?.(ctx)) ?? []),
]

/** A kind as screens are told of it. */
export const toImportKind = async (ctx: Context, definition: Import): Promise<ImportKind> => ({
  kind: definition.kind,
  label: definition.label,
  columns: (await columnsOfKind(ctx, definition)).map(({ key, label, required, aliases }) => ({
    key,
    label,
    required: required === true,
    aliases: [...(aliases ?? [])],
  })),
  mostRows: definition.mostRows ?? MOST_ROWS,
})

/** Counted from the last rows that came: a finished file may get the rest of its rows later. */
const undoUntilOf = ({ undoHours = UNDO_HOURS }: Import, row: query.StoredImport, now: Date): string | null => {
  if (row.status === 'undone') return null
  // For as long as it is kept: told as a day that is far.
  if (undoHours === null) return new Date(now.getTime() + 365 * 86_400_000).toISOString()
  return undoableUntil(row.last_at ?? row.created_at, now, undoHours)
}

export const toImportView = (definition: Import, row: query.StoredImport, now: Date): ImportView => ({
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
  undoUntil: row.added > 0 ? undoUntilOf(definition, row, now) : null,
})

/** An import of a kind; one of another kind is not there. */
export const getImport = async (ctx: Context, { kind }: Import, id: string): Promise<query.StoredImport> => {
  const row = await query.findImport(ctx.db, ctx.actor.companyId, kind, id)
  if (!row) throw notFound('Import')
  return row
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

type GivenFile = {
  fileName: string
  fileHash: string
  rows: number
  headers: string[]
  mapping: Mapping
  options?: Record<string, unknown>
}

type Opened = { import: ImportView; found: boolean; saved: [number, number][] }

/** Opens a file's import or finds it again, and remembers how its columns were matched. */
export const openOrResumeImport = async (ctx: Context, definition: Import, file: GivenFile): Promise<Opened> => {
  const { db, actor } = ctx
  const { kind } = definition
  const known = new Set((await columnsOfKind(ctx, definition)).map(({ key }) => key))
  if (file.mapping.some((column) => column !== null && !known.has(column)))
    throw invalid({ mapping: 'Mapping names a column that no file of this kind has' })
  const mostRows = definition.mostRows ?? MOST_ROWS
  if (file.rows > mostRows) throw invalid({ rows: `A file may hold at most ${mostRows} rows` })
  const { userId, companyId } = actor
  if (file.headers.length > 0)
    await query.saveMapping(db, companyId, {
      kind,
      signature: signatureOf(file.headers),
      mapping: file.mapping,
      userId,
    })
  const fileHash = Buffer.from(file.fileHash, 'hex')
  const options = file.options ?? {}
  const said = Object.keys(options).length > 0 ? JSON.stringify(options) : ''
  const mappingHash = hashOf(JSON.stringify(file.mapping) + said)
  const before = await query.findImportOfFile(db, companyId, { kind, fileHash, mappingHash })
  const { id } =
    before ??
    (await query
      .insertImport(db, { ...file, companyId, userId, kind, options, fileHash, mappingHash })
      // Somebody opened the same file at the same moment: look again.
      .catch((error) => {
        throw uniqueViolation(error) === null ? error : writeConflict()
      }))
  if (!before)
    ctx.audit({
      action: 'import.open',
      targetType: 'import',
      targetId: id,
      detail: { kind, file: file.fileName, rows: file.rows },
    })
  const saved = before ? await query.listSavedRows(db, companyId, id, { from: 0, to: LAST_ROW }) : []
  return {
    import: toImportView(definition, await getImport(ctx, definition, id), ctx.now()),
    found: before !== undefined,
    saved: saved.map(([from, to]) => [from, to]),
  }
}

export const listImportsOfKind = async (
  ctx: Context,
  definition: Import,
  fileHash: string | undefined,
): Promise<ImportView[]> => {
  const { db, actor } = ctx
  const rows = fileHash
    ? await query.listImportsOfFile(db, actor.companyId, [definition.kind], Buffer.from(fileHash, 'hex'))
    : await query.listImports(db, actor.companyId, [definition.kind])
  return rows.map((row) => toImportView(definition, row, ctx.now()))
}

export const findImportMapping = async ({ db, actor }: Context, { kind }: Import, signature: string) => ({
  mapping: ((await query.findMapping(db, actor.companyId, kind, signature))?.mapping as Mapping | undefined) ?? null,
})

/** Moves while rows come in or are taken away; ends when neither is to be expected. */
export const streamImportProgress = async (ctx: Context, definition: Import, id: string): Promise<EventStream> => {
  await getImport(ctx, definition, id)
  return new EventStream([`import ${id}`], async ({ db, actor }) => {
    const row = await query.findImport(db, actor.companyId, definition.kind, id)
    if (!row) throw notFound('Import')
    const { status, rows, given, added, removed } = row
    const event = { status, rows, given, added, failed: given - added, removed }
    return { event, last: row.started_at === null && (status === 'done' || status === 'undone') }
  })
}

export const closeImport = async (ctx: Context, definition: Import, id: string): Promise<{ import: ImportView }> => {
  const current = await query.lockImport(ctx.db, ctx.actor.companyId, definition.kind, id)
  if (!current) throw notFound('Import')
  refuseUndone(current.status)
  if (current.status === 'open') {
    await query.finishImport(ctx.db, ctx.actor.companyId, id)
    const { file_name: file, added, given } = await getImport(ctx, definition, id)
    ctx.audit({
      action: 'import.finish',
      targetType: 'import',
      targetId: id,
      detail: { file, added, failed: given - added },
    })
  }
  return { import: toImportView(definition, await getImport(ctx, definition, id), ctx.now()) }
}

export const refuseUndone = (status: query.StoredImport['status']): void => {
  if (status === 'undoing' || status === 'undone')
    throw new Refusal('CONFLICT', 'This import was undone. Choose the file again to start anew.')
}

/** Before rows are written: the import is there and still takes them. Says which of these rows it has added already. */
export const claimImportRows = async (
  ctx: Context,
  { kind }: Import,
  id: string,
  numbers: readonly number[],
): Promise<Set<number>> => {
  const current = await query.shareImport(ctx.db, ctx.actor.companyId, kind, id)
  if (!current) throw notFound('Import')
  refuseUndone(current.status)
  return savedAmong(ctx, id, numbers)
}

/** Which of these rows an import has added. Numbers ascending. */
export const savedAmong = async ({ db, actor }: Context, id: string, numbers: readonly number[]) => {
  const span = { from: numbers[0] ?? 0, to: numbers.at(-1) ?? 0 }
  const saved = numbersIn(await query.listSavedRows(db, actor.companyId, id, span))
  return new Set(numbers.filter((n) => saved.has(n)))
}

type Brought = { given: readonly number[]; added: readonly number[]; records: readonly string[] }

/** With what was written, in its transaction: which rows were given, which of them were added, and what was made of them. */
export const recordImportChunk = ({ db, actor }: Context, id: string, { given, added, records }: Brought) =>
  query.insertChunk(db, actor.companyId, id, {
    given: toMultirange(rangesOf(given)),
    added: toMultirange(rangesOf(added)),
    records,
  })

/** For rows that come one by one under an id of the sender's: the import they belong to, opened with the first of them. */
export const growImport = async (
  { db, actor }: Context,
  { kind }: Import,
  { id, fileName, row }: { id: string; fileName: string; row: number },
): Promise<void> => {
  const { companyId, userId } = actor
  if (!(await query.growImport(db, companyId, { id, kind, fileName, row, userId })))
    throw new Refusal('CONFLICT', 'This import was undone. Choose the file again to start anew.')
}

/** Takes away what an import added and nobody has touched since; what stays is named. */
export const undoImport = async (ctx: Context, definition: Import, id: string) => {
  const { db, actor } = ctx
  const { companyId, userId } = actor
  const locked = await query.lockImport(db, companyId, definition.kind, id)
  if (!locked) throw notFound('Import')
  if (locked.started_at !== null)
    throw new Refusal('CONFLICT', 'This import is being written. Wait until it is done, then undo it.')
  const before = await getImport(ctx, definition, id)
  if (locked.status !== 'undone' && locked.status !== 'undoing' && undoUntilOf(definition, before, ctx.now()) === null)
    throw new Refusal(
      'CONFLICT',
      `An import can be undone for ${definition.undoHours ?? UNDO_HOURS} hours. This one is older.`,
    )
  const isOver = locked.status === 'undone'
  const records = await query.listMadeRecords(db, companyId, id)
  // Called again after the end, it answers what it answered.
  const step = await definition.undo(ctx, { importId: id, records, most: isOver ? 0 : UNDONE_AT_ONCE })
  if (!isOver) await query.markUndone(db, companyId, id, { userId, removed: step.removed, isOver: step.left === 0 })
  const after = await getImport(ctx, definition, id)
  if (step.removed > 0 || locked.status !== after.status)
    ctx.audit({
      action: 'import.undo',
      targetType: 'import',
      targetId: id,
      before: { status: locked.status },
      after: { status: after.status },
      detail: { file: after.file_name, removed: step.removed, left: step.left, kept: step.kept.count },
    })
  const left = isOver ? 0 : step.left
  return { ...step, left, import: toImportView(definition, after, ctx.now()) }
}
