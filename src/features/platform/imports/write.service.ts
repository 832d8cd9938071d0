import type { Context } from '../../../server/context.ts'
import type { CheckedRows, Import, ImportedRow, ImportOf, RowProblem } from '../../../server/imports.ts'
import { uniqueViolation, writeConflict } from '../../../server/sql.ts'
import { claimImportRows, recordImportChunk, savedAmong } from './service.ts'

type Given = {
  /** Numbers ascending, each once. */
  rows: readonly ImportedRow[]
  /** Within an import a row is added at most once. */
  importId?: string | undefined
  options?: Readonly<Record<string, unknown>>
  /** All of it but the writing. */
  dryRun?: boolean | undefined
}

export type WrittenRows = {
  /** Rows that are in now, those that were before among them. */
  successful: number
  failed: number
  problems: readonly RowProblem[]
  /** Rows that are right, those whose only fault is that they are there already, and all others. */
  fresh: number
  duplicate: number
  wrong: number
}

/** Of rows that share what no two may share, the first is written; of every other one this is said. */
const withoutTwins = (
  ctx: Context,
  { keysOf }: Import,
  { right, problems }: CheckedRows<unknown>,
): CheckedRows<unknown> => {
  if (!keysOf) return { right, problems }
  const first = new Map<string, number>()
  const twins: RowProblem[] = []
  const single = right.filter(({ row, value }) => {
    const keys = keysOf(value, ctx).map((key) => ({ ...key, text: `${key.field} ${key.value}` }))
    const twin = keys.find(({ text }) => first.has(text))
    if (twin) {
      const message = `${twin.label} is already in row ${first.get(twin.text)} of this file`
      twins.push({ row, field: twin.field, message, duplicate: true })
    } else for (const { text } of keys) first.set(text, row)
    return !twin
  })
  return { right: single, problems: [...problems, ...twins] }
}

/**
 * Writes the rows that are right and says of each other row what is wrong with it. Every row stands or falls alone. Within an import a row is
 * added at most once: whoever sends it again is told that it is in.
 */
export const importRows = async (ctx: Context, definition: Import, given: Given): Promise<WrittenRows> => {
  const { rows, importId, dryRun } = given
  const of: ImportOf = { importId: dryRun ? null : (importId ?? null), options: given.options ?? {} }
  const numbers = rows.map(({ row }) => row)
  let already = importId ? await claimImportRows(ctx, definition, importId, numbers) : new Set<number>()
  const asked = rows.filter(({ row }) => !already.has(row))
  const { right, problems } = withoutTwins(ctx, definition, await definition.check(ctx, asked, of))
  const byRow = [...Map.groupBy(problems, ({ row }) => row).values()]
  const duplicate = byRow.filter((some) => some.every((problem) => problem.duplicate)).length
  const wrong = asked.length - right.length - duplicate
  // The same rows, sent twice at once: what the other call has added meanwhile is in, and no duplicate of itself.
  if (importId && duplicate > 0) already = await savedAmong(ctx, importId, numbers)
  const said = problems
    .filter((problem) => !(problem.duplicate && already.has(problem.row)))
    .toSorted((a, b) => a.row - b.row)
  const failed = rows.length - already.size - right.length
  const counts = { problems: said, fresh: right.length, duplicate, wrong, failed }
  if (dryRun) return { successful: 0, ...counts }
  // Somebody added one of these between our look and our write: look again.
  const records =
    right.length === 0
      ? []
      : await definition.write(ctx, right, of).catch((error) => {
          throw uniqueViolation(error) === null ? error : writeConflict()
        })
  if (importId) await recordImportChunk(ctx, importId, { given: numbers, added: right.map(({ row }) => row), records })
  const target = importId ? { targetType: 'import', targetId: importId } : {}
  ctx.audit({
    action: definition.action,
    ...target,
    detail: { rows: rows.length, successful: right.length, failed },
  })
  return { successful: right.length + already.size, ...counts }
}
