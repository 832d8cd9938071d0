import { Zip, ZipDeflate } from 'fflate'
import { csvLine, isFormula } from '../shared/csv.ts'
import { XLSX_HEAD, XLSX_MAIN, XLSX_STYLE, xlsxFrame, xlsxSheetPath, xlsxTextCell } from '../shared/xlsx.ts'

export type Cell = string | number | null | undefined
export type Rows = AsyncIterable<readonly (readonly Cell[])[]>

/** A table as CSV, piece by piece, with the mark by which a spreadsheet knows UTF-8. */
export async function* csvSheet(headers: readonly string[], pieces: Rows): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${csvLine(headers)}`)
  for await (const rows of pieces) yield Buffer.from(rows.map(csvLine).join(''))
}

const cellXml = (cell: Cell, style?: number): string => {
  if (cell === null || cell === undefined || cell === '') return '<c/>'
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c><v>${cell}</v></c>`
  const text = String(cell)
  return xlsxTextCell(text, style ?? (isFormula(text) ? XLSX_STYLE.quoted : XLSX_STYLE.plain))
}
const rowXml = (cells: readonly Cell[], style?: number) =>
  `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`

const WIDTH = 20

/** A table as an XLSX workbook with one sheet, piece by piece: the headers stay in sight, and no cell is a formula. */
export async function* xlsxSheet(headers: readonly string[], pieces: Rows): AsyncGenerator<Buffer> {
  let written: Buffer[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else written.push(Buffer.from(chunk))
  })
  const part = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    return (text: string, last = false) => file.push(new TextEncoder().encode(text), last)
  }
  const taken = () => {
    if (failure) throw failure
    const pieces = Buffer.concat(written)
    written = []
    return pieces
  }
  for (const [name, xml] of Object.entries(xlsxFrame(['Sheet1']))) part(name)(xml, true)
  const sheet = part(xlsxSheetPath(1))
  const columns = Math.max(headers.length, 1)
  sheet(
    `${XLSX_HEAD}<worksheet xmlns="${XLSX_MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="${WIDTH}" customWidth="1"/></cols><sheetData>${rowXml(headers, XLSX_STYLE.header)}`,
  )
  for await (const rows of pieces) {
    sheet(rows.map((row) => rowXml(row)).join(''))
    yield taken()
  }
  sheet('</sheetData></worksheet>', true)
  zip.end()
  yield taken()
}
