import { strToU8, zipSync } from 'fflate'
import { XLSX_HEAD, XLSX_MAIN, XLSX_STYLE, xlsxFrame, xlsxSheetPath, xlsxTextCell } from '../../../../shared/xlsx.ts'

/** One sheet: its name, its rows of text, and how wide its columns are in letters. */
export type SheetOut = { name: string; rows: readonly (readonly string[])[]; widths: readonly number[]; bold?: boolean }

const sheetXml = ({ rows, widths, bold }: SheetOut, rightToLeft: boolean) => {
  const cols = widths
    .map((w, i) => `<col min="${i + 1}" max="${i + 1}" width="${w}" customWidth="1" style="${XLSX_STYLE.text}"/>`)
    .join('')
  const lines = rows.map((row, i) => {
    const style = bold && i === 0 ? XLSX_STYLE.textHeader : XLSX_STYLE.text
    return `<row r="${i + 1}">${row.map((text) => xlsxTextCell(text, style)).join('')}</row>`
  })
  const view = `<sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}/></sheetViews>`
  return `${XLSX_HEAD}<worksheet xmlns="${XLSX_MAIN}">${view}<cols>${cols}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** A workbook of texts. */
export const workbookOf = (sheets: readonly SheetOut[], rightToLeft = false): Uint8Array => {
  const files = {
    ...xlsxFrame(sheets.map(({ name }) => name)),
    ...Object.fromEntries(sheets.map((sheet, i) => [xlsxSheetPath(i + 1), sheetXml(sheet, rightToLeft)])),
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
}
