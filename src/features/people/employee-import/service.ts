import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import { rowNumbers } from '../../platform/imports/rules.ts'
import * as engine from '../../platform/imports/service.ts'
import { importRows } from '../../platform/imports/write.service.ts'
import type { bulkUpload } from './contract.ts'
import { isKnownColumn } from './headers.ts'
import { employeeImport } from './import.ts'
import type * as contract from './imports.contract.ts'
import * as query from './queries.ts'

/** Adds the rows that are right and says of each other row what is wrong with it; a dry run does all of it but the writing. */
export const uploadEmployees = async (
  ctx: Context,
  given: Parsed<typeof bulkUpload>,
): Promise<Output<typeof bulkUpload>> => {
  const { employees, importId, dryRun } = given
  const numbers = rowNumbers(employees.length, given.firstRow, given.rows)
  if (!numbers) throw invalid({ rows: 'Rows must name the number of each row once, ascending' })
  const rows = numbers.map((row, i) => ({ row, cells: employees[i] }))
  const { successful, failed, problems, fresh, duplicate, wrong } = await importRows(ctx, employeeImport, {
    rows,
    importId,
    dryRun,
  })
  const answer = { successful, failed, errors: [...problems] }
  if (!dryRun) return answer
  return { ...answer, new: fresh, duplicate, wrong, remarks: await unknownManagers(ctx, rows) }
}

const keyOf = (cells: unknown, name: string): string => {
  const value = (cells as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' && value.length <= 300 ? value.trim() : ''
}

/** Managers that nobody of the company or of these rows is called; they stay as they were typed, linked to nobody. */
const unknownManagers = async (ctx: Context, rows: readonly { row: number; cells: unknown }[]) => {
  const typed = rows.map(({ row, cells }) => ({ row, manager: keyOf(cells, 'manager') })).filter((one) => one.manager)
  if (typed.length === 0) return []
  const known = await query.findKnownManagers(
    ctx.db,
    ctx.actor.companyId,
    typed.map(({ manager }) => manager),
  )
  for (const { cells } of rows)
    for (const name of ['full_name', 'email', 'employee_id']) known.add(keyOf(cells, name).toLowerCase())
  return typed
    .filter(({ manager }) => !known.has(manager.toLowerCase()))
    .map(({ row, manager }) => ({
      row,
      field: 'manager',
      message: `Manager ${manager} is nobody of your company: kept as typed, linked to nobody`,
    }))
}

// The specification's own addresses of what the engine does for every kind.

export const openOrResumeImport = async (ctx: Context, file: Parsed<typeof contract.openImport>) => {
  if (file.mapping.some((column) => column !== null && !isKnownColumn(column, ctx.countries.all)))
    throw invalid({ mapping: 'Mapping names a column that no file of people has' })
  return engine.openOrResumeImport(ctx, employeeImport, file)
}

export const listRecentImports = async (ctx: Context, { fileHash }: Parsed<typeof contract.listImports>) => ({
  imports: await engine.listImportsOfKind(ctx, employeeImport, fileHash),
})

export const findImportMapping = (ctx: Context, { signature }: Parsed<typeof contract.findMapping>) =>
  engine.findImportMapping(ctx, employeeImport, signature)

export const streamImportProgress = (ctx: Context, { id }: Parsed<typeof contract.importProgress>) =>
  engine.streamImportProgress(ctx, employeeImport, id)

export const closeImport = (ctx: Context, { id }: Parsed<typeof contract.finishImport>) =>
  engine.closeImport(ctx, employeeImport, id)

export const undoEmployeeImport = (ctx: Context, { id }: Parsed<typeof contract.undoImport>) =>
  engine.undoImport(ctx, employeeImport, id)
