import type { Country } from '../../../countries/country.ts'
import type { Day } from '../../../shared/dates.ts'
import { csvLine } from '../../employees/rules.ts'
import type { BulkRow } from '../contract.ts'
import { type Mapping, mapHeaders, rowOf } from '../headers.ts'
import { type CountryLookup, checkRow, type RowError } from '../rules.ts'
import type { FileRows } from './file.ts'

/** A file on its way to being saved. Rows are counted from 0; `numbers` are those of the spreadsheet. */
export type Sheet = FileRows & {
  mapping: Mapping
  errors: Map<number, RowError[]>
  warnings: Map<number, RowError[]>
  /** Every row that was wrong at some time, in order: it stays in the list when it is right, so that nothing jumps. */
  suspects: number[]
  saved: Set<number>
}

export type Around = { countries: CountryLookup; today: Day }

export const sheetOf = (file: FileRows, countries: readonly Country[]): Sheet => ({
  ...file,
  mapping: mapHeaders(file.headers, countries),
  errors: new Map(),
  warnings: new Map(),
  suspects: [],
  saved: new Set(),
})

export const cellsOf = (sheet: Sheet, index: number): BulkRow => rowOf(sheet.rows[index] ?? [], sheet.mapping)

const SLICE = 2_000
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Judges every row, in slices. A second row with the same address is wrong: one of the two would be refused. */
export const judgeSheet = async (sheet: Sheet, around: Around, onProgress: (share: number) => void): Promise<void> => {
  sheet.errors.clear()
  sheet.warnings.clear()
  for (let i = 0; i < sheet.rows.length; i++) {
    if (!sheet.saved.has(i)) judgeAlone(sheet, i, around)
    if (i % SLICE === SLICE - 1) {
      onProgress(i / sheet.rows.length)
      await breathe()
    }
  }
  judgeTwins(sheet)
  sheet.suspects = [...sheet.errors.keys()].sort((a, b) => a - b)
}

const judgeAlone = (sheet: Sheet, index: number, around: Around) => {
  const checked = checkRow(cellsOf(sheet, index), around)
  if (checked.ok) sheet.errors.delete(index)
  else sheet.errors.set(index, checked.errors)
  if (checked.ok && checked.value.warnings.length > 0) sheet.warnings.set(index, checked.value.warnings)
  else sheet.warnings.delete(index)
}

const TWIN = /^Email appears twice in this file/

const judgeTwins = (sheet: Sheet) => {
  const column = sheet.mapping.indexOf('email')
  if (column < 0) return
  const first = new Map<string, number>()
  for (let i = 0; i < sheet.rows.length; i++) {
    const kept = sheet.errors.get(i)?.filter((e) => !TWIN.test(e.message)) ?? []
    const email = sheet.rows[i]?.[column]?.trim().toLowerCase() ?? ''
    const twin = email === '' ? undefined : first.get(email)
    if (twin === undefined) first.set(email, i)
    else kept.push({ field: 'email', message: `Email appears twice in this file (row ${sheet.numbers[twin]})` })
    if (kept.length > 0) sheet.errors.set(i, kept)
    else sheet.errors.delete(i)
  }
}

/** A cell typed anew: the row is judged again at once. A column the file does not have is added to it. */
export const correct = (sheet: Sheet, index: number, column: string, text: string, around: Around): void => {
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
  judgeAlone(sheet, index, around)
  if (column === 'email') judgeTwins(sheet)
}

/** Rows that can be sent: right, and not saved before. */
export const ready = (sheet: Sheet): number[] => {
  const rows: number[] = []
  for (let i = 0; i < sheet.rows.length; i++) if (!sheet.errors.has(i) && !sheet.saved.has(i)) rows.push(i)
  return rows
}

/** What the server said of a row joins what we said: it can be put right in the same place. */
export const refuse = (sheet: Sheet, index: number, error: RowError): void => {
  sheet.errors.set(index, [...(sheet.errors.get(index) ?? []), error])
  if (!sheet.suspects.includes(index)) sheet.suspects = [...sheet.suspects, index].sort((a, b) => a - b)
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
