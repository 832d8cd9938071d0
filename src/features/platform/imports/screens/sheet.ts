import type { RowKey } from '../../../../server/imports.ts'
import { csvLine } from '../../../../shared/csv.ts'
import { type Mapping, rowOf } from '../columns.rules.ts'
import { numbersIn, type Ranges } from '../rules.ts'
import type { FileRows } from './file.ts'
import { addKeyHolder, type Keys, keyText, removeKeyHolder, twinsOf } from './twins.ts'

export type RowError = { field: string; message: string }
type Cells = Readonly<Record<string, string>>

/** What a row is by itself; `keys` only when it is right. */
export type JudgedRow = { errors: readonly RowError[]; warnings: readonly RowError[]; keys: readonly RowKey[] }
export type JudgeRow = (cells: Cells) => JudgedRow

/** What stops a row; `duplicate`: what it is about is there already, in this file or in the company. */
export type Problem = RowError & { duplicate?: boolean }

/** A file on its way to being saved. Rows are counted from 0; `numbers` are those of the spreadsheet. */
export type Sheet = FileRows & {
  mapping: Mapping
  /** Headers and mapping as the file has them: putting a row right may add a column to ours, and it stays the same file. */
  fileHeaders: string[]
  fileMapping: Mapping
  /** The mapping is the one the company used the last time. */
  remembered: boolean
  errors: Map<number, Problem[]>
  warnings: Map<number, readonly RowError[]>
  /** Every row that was wrong at some time, in order: it stays in the list when it is right, so that nothing jumps. */
  suspects: number[]
  saved: Set<number>
  /** What is wrong with a row by itself, and what the server said of it; together with its twins they are `errors`. */
  own: Map<number, readonly RowError[]>
  said: Map<number, Problem[]>
  keys: Keys
  /** When a row was last changed by hand, in changes: an answer about what it was before is not about it. */
  changed: Map<number, number>
  changes: number
  /** What the server was last sent of each row, where it keeps them: the change it was sent with. */
  sent: Map<number, number>
}

/** Rows that are shown before the upload (specification 2, 5.5). */
export const PREVIEW_ROWS = 5

export const sheetOf = (file: FileRows, mapping: Mapping): Sheet => ({
  ...file,
  mapping,
  fileHeaders: [...file.headers],
  fileMapping: [],
  remembered: false,
  errors: new Map(),
  warnings: new Map(),
  suspects: [],
  saved: new Set(),
  own: new Map(),
  said: new Map(),
  keys: { of: [], holders: new Map() },
  changed: new Map(),
  changes: 0,
  sent: new Map(),
})

export const cellsOf = (sheet: Sheet, index: number): Record<string, string> =>
  rowOf(sheet.rows[index] ?? [], sheet.mapping)

/** The longest that judging keeps the page, ms; and how many rows are judged between two looks at the clock. */
const SLICE_MS = 40
const SLICE = 100

/** Runs something for every row, and lets the page draw in between: a slow device draws as often as a fast one. */
const forEachRow = async (sheet: Sheet, act: (index: number) => void, onProgress?: (share: number) => void) => {
  let since = performance.now()
  for (let i = 0; i < sheet.rows.length; i++) {
    act(i)
    if (i % SLICE !== SLICE - 1 || performance.now() - since < SLICE_MS) continue
    onProgress?.(i / sheet.rows.length)
    await new Promise((resolve) => setTimeout(resolve, 0))
    since = performance.now()
  }
}

/** Judges every row, in slices: each by itself, and then beside the others of the file. */
export const validateSheet = async (
  sheet: Sheet,
  judge: JudgeRow,
  onProgress: (share: number) => void,
): Promise<void> => {
  for (const current of [sheet.errors, sheet.warnings, sheet.own, sheet.said, sheet.sent]) current.clear()
  sheet.keys = { of: [], holders: new Map() }
  sheet.fileMapping = sheet.mapping.slice(0, sheet.fileHeaders.length)
  const alone = (i: number) => {
    for (const key of judgeAlone(sheet, i, judge)) addKeyHolder(sheet.keys, key, i)
  }
  await forEachRow(sheet, alone, onProgress)
  await forEachRow(sheet, (i) => gather(sheet, i))
  sheet.suspects = []
  refreshSuspects(sheet)
}

/** What a row is by itself; answers with what identifies what it is about, when it is right. */
const judgeAlone = (sheet: Sheet, index: number, judge: JudgeRow): string[] => {
  const { errors, warnings, keys } = judge(cellsOf(sheet, index))
  sheet.own.delete(index)
  sheet.warnings.delete(index)
  const held = errors.length === 0 ? keys.map(keyText) : []
  sheet.keys.of[index] = held
  if (errors.length > 0) sheet.own.set(index, errors)
  else if (warnings.length > 0) sheet.warnings.set(index, warnings)
  return held
}

/** Everything that stops a row, in one list. A row that is saved is past being stopped. */
const gather = (sheet: Sheet, index: number) => {
  const found = sheet.saved.has(index)
    ? []
    : [
        ...(sheet.own.get(index) ?? []),
        ...twinsOf(sheet.keys, index, (i) => sheet.saved.has(i), sheet.numbers),
        ...(sheet.said.get(index) ?? []),
      ]
  if (found.length > 0) sheet.errors.set(index, found)
  else sheet.errors.delete(index)
}

/** The list of rows to put right, with those that are new in it. */
export const refreshSuspects = (sheet: Sheet): void => {
  sheet.suspects = [...new Set([...sheet.suspects, ...sheet.errors.keys()])].sort((a, b) => a - b)
}

/** A cell typed anew: the row is judged again at once, and so are its twins. A column the file does not have is added to it. */
export const correctCell = (
  sheet: Sheet,
  { index, column, text }: { index: number; column: string; text: string },
  judge: JudgeRow,
): void => {
  let at = sheet.mapping.indexOf(column)
  if (at < 0) {
    at = Math.max(sheet.headers.length, sheet.mapping.length)
    sheet.headers[at] = column
    sheet.mapping[at] = column
  }
  const row = sheet.rows[index]
  if (!row) return
  while (row.length < at) row.push('')
  row[at] = text
  sheet.changed.set(index, ++sheet.changes)
  sheet.said.delete(index)
  const before = sheet.keys.of[index] ?? []
  const after = judgeAlone(sheet, index, judge)
  const near = new Set([index])
  for (const key of before)
    if (!after.includes(key)) for (const i of removeKeyHolder(sheet.keys, key, index)) near.add(i)
  for (const key of after) if (!before.includes(key)) for (const i of addKeyHolder(sheet.keys, key, index)) near.add(i)
  for (const i of near) gather(sheet, i)
  if (near.size > 1) refreshSuspects(sheet)
}

/** Rows that can be sent: right, and not saved before. */
export const readyRowsOf = (sheet: Sheet): number[] => {
  const rows: number[] = []
  for (let i = 0; i < sheet.rows.length; i++) if (!sheet.errors.has(i) && !sheet.saved.has(i)) rows.push(i)
  return rows
}

/** Rows that would be added, that are there already, that are wrong, and that were saved before. */
export const countsOf = (sheet: Sheet) => {
  let duplicate = 0
  for (const problems of sheet.errors.values()) if (problems.every((p) => p.duplicate)) duplicate++
  const { size } = sheet.errors
  return {
    fresh: sheet.rows.length - size - sheet.saved.size,
    duplicate,
    wrong: size - duplicate,
    saved: sheet.saved.size,
  }
}

/** What the server said of some rows joins what we said: it can be put right in the same place. `asOf`: the changes it knew of. */
export const applyServerProblems = (sheet: Sheet, said: Map<number, Problem[]>, asOf: number): void => {
  for (const [index, problems] of said) {
    if ((sheet.changed.get(index) ?? 0) > asOf) continue
    sheet.said.set(index, problems)
    gather(sheet, index)
  }
  if (said.size > 0) refreshSuspects(sheet)
}

/** Rows that are saved, whatever else was said of them. */
export const markSaved = (sheet: Sheet, indexes: Iterable<number>): void => {
  for (const index of indexes) {
    sheet.saved.add(index)
    sheet.errors.delete(index)
    sheet.warnings.delete(index)
  }
}

/** Rows an import added before, by the numbers they have in the file. */
export const markSavedBefore = (sheet: Sheet, saved: Ranges): void => {
  const numbers = numbersIn(saved)
  const indexes: number[] = []
  sheet.numbers.forEach((number, index) => {
    if (numbers.has(number)) indexes.push(index)
  })
  markSaved(sheet, indexes)
  // Who shares something with them is their twin now.
  const near = new Set<number>()
  for (const index of indexes)
    for (const key of sheet.keys.of[index] ?? []) {
      const current = sheet.keys.holders.get(key) ?? []
      if (current.length > 1) for (const i of current) near.add(i)
    }
  for (const index of near) gather(sheet, index)
  sheet.suspects = sheet.suspects.filter((i) => !sheet.saved.has(i))
  refreshSuspects(sheet)
}

/** The wrong rows as a file of their own, as they stood, with the reason behind them. */
export const wrongRowsCsv = (sheet: Sheet, reason: string): string => {
  let csv = `\ufeff${csvLine([...sheet.headers, reason])}`
  for (const [index, errors] of [...sheet.errors].sort(([a], [b]) => a - b)) {
    const cells = sheet.headers.map((_, i) => sheet.rows[index]?.[i] ?? '')
    csv += csvLine([...cells, errors.map((e) => e.message).join('; ')])
  }
  return csv
}
