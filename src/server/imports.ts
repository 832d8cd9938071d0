import type { Countries } from '../countries/countries.ts'
import type { May } from '../shared/actor.ts'
import type { Context } from './context.ts'

/** In English, and in Arabic where it has words of ours: the country’s own fields speak English. */
export type ImportLabel = { en: string; ar?: string | undefined }

/** A column that a file of a kind may have. */
export type ImportColumn = {
  /** Its name in the template, and in the cells of a row. */
  key: string
  label: ImportLabel
  required?: true
  /** Other headers that mean it, as people write them; case, spaces and signs do not matter. */
  aliases?: readonly string[]
}

/** A row as it stands in the file: cells under the keys of their columns, empty ones left out. `row` is its number in the spreadsheet. */
export type ImportedRow = { row: number; cells: unknown }

/** Why a row is not written; `duplicate`: what it is about is there already. Without a field it is about the whole row. */
export type RowProblem = { row: number; field?: string; message: string; duplicate?: true }

/** What no two rows may share: of which column, and the value as it is compared. */
export type RowKey = { field: string; label: string; value: string }

/** Rows that are right, each ready to be written, and what is wrong with the others. */
export type CheckedRows<Value> = {
  right: readonly { row: number; value: Value }[]
  problems: readonly RowProblem[]
}

/** What an import made, to be taken away again: at most so many of them at once. */
export type MadeRecords = { importId: string; records: readonly string[]; most: number }

/** Why something stays that an import made: changed since, an account of its own, or something on record. */
export type UndoObstacle = 'changed' | 'account' | 'records'

export type Undone = {
  removed: number
  /** Still to go: the caller asks again. */
  left: number
  kept: {
    count: number
    /** The first of them; `employee_id` is what they are called by beside their name. */
    people: { id: string; employee_id: string; name: string; why: UndoObstacle }[]
  }
}

/** What was said once for all rows of a file, and the import they belong to; null in a dry run and for rows without a file. */
export type ImportOf = { importId: string | null; options: Readonly<Record<string, unknown>> }

/** Something that a company brings in as a file. */
export type Import<Value = unknown> = {
  /** Its name in addresses and in the history: employees. */
  kind: string
  label: ImportLabel
  may: May
  columns: readonly ImportColumn[] | ((countries: Countries, payrolls: Context['payrolls']) => readonly ImportColumn[])
  /** Columns that a company has beside them, of what it set up itself. */
  ownColumns?: (ctx: Context) => Promise<readonly ImportColumn[]>
  /** Most rows of a file; 200,000 where nothing is said. */
  mostRows?: number
  /** Each row by itself, against the others given with it, and against what the company has. Writes nothing. */
  check: (ctx: Context, rows: readonly ImportedRow[], of: ImportOf) => Promise<CheckedRows<Value>>
  /** What no two rows of a file may share, of a row that is right. */
  keysOf?: (value: Value, ctx: Context) => readonly RowKey[]
  /** Saves rows that were checked in the same transaction; answers with the ids of what was made. */
  write: (ctx: Context, rows: readonly { row: number; value: Value }[], of: ImportOf) => Promise<readonly string[]>
  /** Takes away what nobody has touched since. What stays is counted and named once nothing is left to go. */
  undo: (ctx: Context, made: MadeRecords) => Promise<Undone>
  /** How long it can be undone, hours; 24 where nothing is said, null for as long as it is kept. */
  undoHours?: number | null
  /** Written to the log with each batch of rows: employee.bulk-upload. */
  action: string
}

/** Keeps what a kind says of its rows to itself: the engine needs none of it. */
export const defineImport = <Value>(definition: Import<Value>): Import => definition as unknown as Import
