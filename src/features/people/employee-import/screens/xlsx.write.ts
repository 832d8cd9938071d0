import { strToU8, zipSync } from 'fflate'

/** One sheet: its name, its rows of text, and how wide its columns are in letters. */
export type SheetOut = { name: string; rows: readonly (readonly string[])[]; widths: readonly number[]; bold?: boolean }

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** Every column is text (format 49): a long number typed there keeps all its digits, and a leading nought stays. */
const sheetXml = ({ rows, widths, bold }: SheetOut, rightToLeft: boolean) => {
  const cols = widths
    .map((w, i) => `<col min="${i + 1}" max="${i + 1}" width="${w}" customWidth="1" style="1"/>`)
    .join('')
  const cells = (row: readonly string[], style: number) =>
    row
      .map((text) => `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`)
      .join('')
  const lines = rows.map((row, i) => `<row r="${i + 1}">${cells(row, bold && i === 0 ? 2 : 1)}</row>`).join('')
  const view = `<sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}/></sheetViews>`
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}<cols>${cols}</cols><sheetData>${lines}</sheetData></worksheet>`
}

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

/** A workbook of texts. */
export const workbookOf = (sheets: readonly SheetOut[], rightToLeft = false): Uint8Array => {
  const paths = sheets.map((_, i) => `worksheets/sheet${i + 1}.xml`)
  const related = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${REL}/${type}" Target="${target}"/>`
  const relations = (inner: string) => `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`
  const typed = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${CONTENT}.${type}+xml"/>`
  const files: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${typed('workbook.xml', 'sheet.main')}${typed('styles.xml', 'styles')}${paths.map((p) => typed(p, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relations(related('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets>${sheets.map((s, i) => `<sheet name="${escaped(s.name)}" sheetId="${i + 1}" r:id="s${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      paths.map((p, i) => related(`s${i + 1}`, 'worksheet', p)).join('') + related('styles', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(sheets.map((s, i) => [`xl/${paths[i]}`, sheetXml(s, rightToLeft)])),
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
}
