/** What every workbook (Office Open XML) holds besides its sheets, for whoever writes one: whole in the browser, piece by piece on the server. */

export const XLSX_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const XLSX_MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * How a cell looks, by its place in the styles. `quoted`: text that looks like a formula stays text also when somebody edits the cell. `text` and
 * `textHeader` are format 49: a long number typed there keeps all its digits, and a leading nought stays.
 */
export const XLSX_STYLE = { plain: 0, header: 1, quoted: 2, text: 3, textHeader: 4 } as const

/** Letters that XML cannot carry, and half of a pair. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
/** What a cell may hold, letters. */
const LONGEST = 32_767

const escaped = (text: string) =>
  text
    .slice(0, LONGEST)
    .replace(UNWRITABLE, '')
    .replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** A cell of text, looking as `style` says. */
export const xlsxTextCell = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** Where the nth sheet lies in the file, from 1. */
export const xlsxSheetPath = (n: number): string => `xl/worksheets/sheet${n}.xml`

const related = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
const relations = (inner: string) =>
  `${XLSX_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`
const typed = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${CONTENT}.${type}+xml"/>`

const STYLES = `${XLSX_HEAD}<styleSheet xmlns="${XLSX_MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" quotePrefix="1"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

/** The parts of a workbook around sheets of these names, by their path: whoever writes the file adds the sheets at `xlsxSheetPath`. */
export const xlsxFrame = (sheets: readonly string[]): Readonly<Record<string, string>> => {
  const paths = sheets.map((_, i) => xlsxSheetPath(i + 1))
  const named = sheets.map((name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="s${i + 1}"/>`)
  return {
    '[Content_Types].xml': `${XLSX_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${typed('xl/workbook.xml', 'sheet.main')}${typed('xl/styles.xml', 'styles')}${paths.map((path) => typed(path, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relations(related('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${XLSX_HEAD}<workbook xmlns="${XLSX_MAIN}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      paths.map((path, i) => related(`s${i + 1}`, 'worksheet', path.slice('xl/'.length))).join('') +
        related('styles', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': STYLES,
  }
}
