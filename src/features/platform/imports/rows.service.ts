import type { Context } from '../../../server/context.ts'
import type { CheckedRows, Import, ImportedRow } from '../../../server/imports.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import * as staged from './rows.queries.ts'
import {
  claimImportRows,
  columnsOfKind,
  findImportMapping,
  getImport,
  getImportKind,
  importKindsFor,
  listImportsOfKind,
  openOrResumeImport,
  refuseUndone,
  streamImportProgress,
  toImportKind,
  toImportView,
  undoImport,
} from './service.ts'

/** Wrong rows that are shown with one answer; the file of wrong rows has them all. */
const SHOWN_AT_ONCE = 200

type Fields = Pick<Context, 'fields'>
type Cells = Record<string, string>

const placeOf = (importId: string, number: number) => `import/${importId}/${number}`

/** What a row that lies here says. */
export const openCells = ({ fields }: Fields, companyId: string, importId: string, row: staged.StagedRow): Cells =>
  JSON.parse(fields.open(companyId, placeOf(importId, row.number), row.cells)) as Cells

/** Rows with what is wrong with them, ready to be kept: what they say is encrypted, what identifies them is blind. */
export const toStagedRows = (
  ctx: Context,
  definition: Import,
  importId: string,
  { rows, checked }: { rows: readonly ImportedRow[]; checked: CheckedRows<unknown> },
): staged.NewStagedRow[] => {
  const { companyId } = ctx.actor
  const values = new Map(checked.right.map(({ row, value }) => [row, value]))
  const problems = Map.groupBy(checked.problems, ({ row }) => row)
  return rows.map(({ row, cells }) => {
    const value = values.get(row)
    const keys = value === undefined ? [] : (definition.keysOf?.(value, ctx) ?? [])
    return {
      number: row,
      cells: ctx.fields.seal(companyId, placeOf(importId, row), JSON.stringify(cells)),
      problems: (problems.get(row) ?? []).map(({ field = '', message, duplicate }) =>
        duplicate ? { field, message, duplicate } : { field, message },
      ),
      keys: keys.map(({ field, value: text }) => ctx.fields.blindIndex(companyId, `import/${importId}/${field}`, text)),
    }
  })
}

const twinProblem = (first: number): staged.StoredProblem => ({
  field: '',
  message: `This is already in row ${first} of this file`,
  duplicate: true,
})

/** Rows of a file come in, or come again put right: checked, and kept until the import is started. */
export const stageImportRows = async (
  ctx: Context,
  { kind, id, rows }: Parsed<typeof contract.stageImportRows>,
): Promise<Output<typeof contract.stageImportRows>> => {
  const { db, actor } = ctx
  const definition = getImportKind(ctx, kind)
  const current = await query.lockImport(db, actor.companyId, kind, id)
  if (!current) throw notFound('Import')
  refuseUndone(current.status)
  refuseWriting(current)
  const row = await getImport(ctx, definition, id)
  const sorted = rows.toSorted((a, b) => a.row - b.row)
  if (new Set(sorted.map((one) => one.row)).size < sorted.length) throw invalid({ rows: 'Each row may be given once' })
  const columns = new Set((await columnsOfKind(ctx, definition)).map(({ key }) => key))
  const strange = sorted.flatMap(({ cells }) => Object.keys(cells)).find((key) => !columns.has(key))
  if (strange !== undefined) throw invalid({ rows: `There is no column ${strange}` })
  const already = await claimImportRows(
    ctx,
    definition,
    id,
    sorted.map((one) => one.row),
  )
  const asked = sorted.filter((one) => !already.has(one.row))
  const checked = await definition.check(ctx, asked, { importId: id, options: row.options })
  const made = toStagedRows(ctx, definition, id, { rows: asked, checked })
  await staged.saveStagedRows(db, actor.companyId, id, { rows: made, keyVersion: ctx.fields.version })
  if ((await staged.countStagedRows(db, actor.companyId, id)) + row.added > row.rows)
    throw invalid({ rows: `The file was said to hold ${row.rows} rows, and these are more` })
  const twins = await staged.listTwins(
    db,
    actor.companyId,
    id,
    made.flatMap(({ keys }) => keys),
  )
  return {
    problems: made.flatMap(({ number, problems }) => {
      const first = twins.get(number)
      const all = first === undefined ? problems : [...problems, twinProblem(first)]
      return all.map((problem) => ({ row: number, ...problem }))
    }),
  }
}

const refuseWriting = ({ started_at }: Pick<query.StoredImport, 'started_at'>) => {
  if (started_at !== null) throw new Refusal('CONFLICT', 'This import is being written. Wait until it is done.')
}

const withTwin = ({ problems, twin_of }: staged.WrongRow): staged.StoredProblem[] =>
  twin_of === null ? problems : [...problems, twinProblem(twin_of)]

export const showImport = async (
  ctx: Context,
  { kind, id, after }: Parsed<typeof contract.showImport>,
): Promise<Output<typeof contract.showImport>> => {
  const { companyId } = ctx.actor
  const definition = getImportKind(ctx, kind)
  const row = await getImport(ctx, definition, id)
  const counts = await staged.countRowsByState(ctx.db, companyId, id)
  const wrong = await staged.listWrongRows(ctx.db, companyId, id, { after, most: SHOWN_AT_ONCE })
  return {
    import: toImportView(definition, row, ctx.now()),
    isWriting: row.started_at !== null,
    ...counts,
    rows: wrong.map((one) => ({
      row: one.number,
      // Numbers of people may stand in them: whoever chose the file has seen them, nobody else has asked to.
      cells: row.creator_id === ctx.actor.userId ? openCells(ctx, companyId, id, one) : {},
      problems: withTwin(one),
    })),
  }
}

/** Has the rows that are right written by a job: in batches, each whole, for whoever said so. */
export const startKindImport = async (
  ctx: Context,
  { kind, id }: Parsed<typeof contract.startKindImport>,
): Promise<Output<typeof contract.startKindImport>> => {
  const { db, actor } = ctx
  const definition = getImportKind(ctx, kind)
  const current = await query.lockImport(db, actor.companyId, kind, id)
  if (!current) throw notFound('Import')
  refuseUndone(current.status)
  if (current.started_at === null) {
    const { fresh } = await staged.countRowsByState(db, actor.companyId, id)
    if (fresh === 0) throw new Refusal('CONFLICT', 'No row of this file can be written. Put its rows right first.')
    await query.startImport(db, actor.companyId, id, actor)
    await enqueueJob(db, 'write-import', { companyId: actor.companyId, kind, id }, `import ${id}`)
    ctx.audit({ action: 'import.start', targetType: 'import', targetId: id, detail: { kind, rows: fresh } })
  }
  return { import: toImportView(definition, await getImport(ctx, definition, id), ctx.now()) }
}

/** The wrong rows under the headers of the file, with the reason behind them. */
export const downloadWrongRows = async (
  ctx: Context,
  { kind, id }: Parsed<typeof contract.downloadWrongRows>,
): Promise<Download> => {
  const { db, actor, fields } = ctx
  const definition = getImportKind(ctx, kind)
  const row = await getImport(ctx, definition, id)
  if (row.creator_id !== actor.userId)
    throw new Refusal('CONFLICT', 'Only whoever chose this file may have its rows. Choose the file yourself.')
  const columns = row.mapping.flatMap((key, at) => (key === null ? [] : [{ key, header: row.headers[at] ?? key }]))
  ctx.audit({ action: 'import.wrong-rows', targetType: 'import', targetId: id, detail: { kind } })
  let csv = `\uFEFF${csvLine([...columns.map(({ header }) => header), 'Reason'])}`
  for (let after = 0; ; ) {
    const some = await staged.listWrongRows(db, actor.companyId, id, { after, most: 5_000 })
    for (const one of some) {
      const cells = openCells({ fields }, actor.companyId, id, one)
      const reason = withTwin(one).map(({ message }) => message)
      csv += csvLine([...columns.map(({ key }) => cells[key] ?? ''), reason.join('; ')])
    }
    after = some.at(-1)?.number ?? after
    if (some.length < 5_000) break
  }
  return new Download(`${row.file_name.replace(/\.[^.]*$/, '')}-wrong-rows.csv`, 'text/csv; charset=utf-8', csv)
}

// The calls of the engine for every kind: what each feature's own calls do as well.

export const listImportKinds = async (ctx: Context): Promise<Output<typeof contract.listImportKinds>> => {
  const kinds = importKindsFor(ctx)
  const rows = await query.listImports(
    ctx.db,
    ctx.actor.companyId,
    kinds.map(({ kind }) => kind),
  )
  const told = []
  for (const definition of kinds) told.push(await toImportKind(ctx, definition))
  return {
    kinds: told,
    imports: rows.map((row) => ({
      ...toImportView(getImportKind(ctx, row.kind), row, ctx.now()),
      kind: row.kind,
    })),
  }
}

export const listKindImports = async (
  ctx: Context,
  { kind, fileHash }: Parsed<typeof contract.listKindImports>,
): Promise<Output<typeof contract.listKindImports>> => {
  const definition = getImportKind(ctx, kind)
  return {
    kind: await toImportKind(ctx, definition),
    imports: await listImportsOfKind(ctx, definition, fileHash),
  }
}

export const findKindMapping = (ctx: Context, { kind, signature }: Parsed<typeof contract.findKindMapping>) =>
  findImportMapping(ctx, getImportKind(ctx, kind), signature)

export const openKindImport = (ctx: Context, { kind, ...file }: Parsed<typeof contract.openKindImport>) =>
  openOrResumeImport(ctx, getImportKind(ctx, kind), file)

export const kindImportProgress = (ctx: Context, { kind, id }: Parsed<typeof contract.kindImportProgress>) =>
  streamImportProgress(ctx, getImportKind(ctx, kind), id)

export const undoKindImport = (ctx: Context, { kind, id }: Parsed<typeof contract.undoKindImport>) =>
  undoImport(ctx, getImportKind(ctx, kind), id)
