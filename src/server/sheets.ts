import { Zip, ZipDeflate } from 'fflate'
import { csvLine, isFormula } from '../shared/csv.ts'

export type Cell = string | number | null | undefined
export type Rows = AsyncIterable<readonly (readonly Cell[])[]>

/** A table as CSV, piece by piece, with the mark by which a spreadsheet knows UTF-8. */
export async function* csvSheet(headers: readonly string[], pieces: Rows): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${csvLine(headers)}`)
  for await (const rows of pieces) yield Buffer.from(rows.map(csvLine).join(''))
}

/** Letters that XML cannot carry, and half of a pair. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
/** What a cell may hold. */
const LONGEST = 32_767
const escaped = (text: string) =>
  text
    .slice(0, LONGEST)
    .replace(UNWRITABLE, '')
    .replace(/[&<>]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[mark] as string)

const PLAIN = 0
const HEADER = 1
/** Text that looks like a formula stays text also when somebody edits the cell. */
const QUOTED = 2

const cellXml = (cell: Cell, style?: number): string => {
  if (cell === null || cell === undefined || cell === '') return '<c/>'
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c><v>${cell}</v></c>`
  const text = String(cell)
  const as = style ?? (isFormula(text) ? QUOTED : PLAIN)
  return `<c t="inlineStr" s="${as}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}
const rowXml = (cells: readonly Cell[], style?: number) =>
  `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`,
}
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
  for (const [name, xml] of Object.entries(PARTS)) part(name)(`${XML}${xml}`, true)
  const sheet = part('xl/worksheets/sheet1.xml')
  const columns = Math.max(headers.length, 1)
  sheet(
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="${WIDTH}" customWidth="1"/></cols><sheetData>${rowXml(headers, HEADER)}`,
  )
  for await (const rows of pieces) {
    sheet(rows.map((row) => rowXml(row)).join(''))
    yield taken()
  }
  sheet('</sheetData></worksheet>', true)
  zip.end()
  yield taken()
}
