export type PastedCells = { person: string; label: string; amount: string }

const hasDigit = (text: string | undefined): boolean => /\d/.test(text ?? '')

/**
 * Cells copied from a spreadsheet: a row a line, columns by tabs, else by semicolons. Of two columns the last is the amount. A first row without a
 * figure is the names of the columns, and left out with empty rows.
 */
export const cellsOf = (text: string): PastedCells[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => (line.includes('\t') ? line.split('\t') : line.split(';')).map((cell) => cell.trim()))
    .filter((cells, at) => at > 0 || hasDigit(cells.at(-1)) || cells.length === 1)
    .map((cells) => ({
      person: cells[0] ?? '',
      label: cells.length > 2 ? (cells[1] ?? '') : '',
      amount: cells.length > 2 ? (cells[2] ?? '') : (cells[1] ?? ''),
    }))
