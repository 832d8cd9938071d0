/** The wide forms as well: a spreadsheet set to an East Asian language reads them as the plain ones. */
const RISKY = /^[=+\-@\t\r＝＋－＠]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/** Text that a spreadsheet would run as a formula. */
export const isFormula = (text: string): boolean => RISKY.test(text) && !PLAIN_NUMBER.test(text)

/** A cell as RFC 4180 has it; one that a spreadsheet would run as a formula is made text. */
export const csvCell = (value: string | number | null | undefined): string => {
  const raw = value === null || value === undefined ? '' : String(value)
  const text = isFormula(raw) ? `'${raw}` : raw
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`
