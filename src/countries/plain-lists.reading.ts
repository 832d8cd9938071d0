import { toMinor } from '../shared/money.ts'
import type { FileContent } from './filing.ts'

/** A plain list read from its text alone: written apart from what builds one. */

/** The cells of every row, as RFC 4180 has them; null where a quotation mark never closes. */
const rowsOf = (text: string): string[][] | null => {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (letter === '"') isQuoted = !isQuoted
    else if (letter === ',' && !isQuoted) {
      row.push(cell)
      cell = ''
    } else if (letter === '\n' && !isQuoted) {
      rows.push([...row, cell])
      row = []
      cell = ''
    } else if (letter !== '\r' || isQuoted) cell += letter
  }
  if (isQuoted) return null
  return cell === '' && row.length === 0 ? rows : [...rows, [...row, cell]]
}

const isAmount = (text: string, decimals: number): boolean =>
  /^-?\d{1,13}(\.\d+)?$/.test(text) && (text.split('.')[1]?.length ?? 0) <= decimals

/** People, their amounts and the sum a list says of itself; never throws. */
export const readPlainList = (text: string, decimals: number): FileContent => {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''))
  const refused = (problem: string): FileContent => ({ items: [], total: 0, problems: [problem] })
  const [heading, ...lines] = rows ?? []
  if (!heading) return refused('There is no list')
  const [reference, amount] = [heading.indexOf('Reference'), heading.indexOf('Amount')]
  if (reference < 0 || amount < 0) return refused('The heading has no Reference or no Amount')
  const problems: string[] = []
  const items: { reference: string; amount: number }[] = []
  let total: number | null = null
  for (const [i, line] of lines.entries()) {
    const written = line[amount] ?? ''
    if (line.length !== heading.length) problems.push(`Line ${i + 2} has ${line.length} cells, not ${heading.length}`)
    else if (!isAmount(written, decimals)) problems.push(`Line ${i + 2} has no amount`)
    else if (total !== null) problems.push(`Line ${i + 2} stands after the total`)
    else if (line[reference] === 'Total') total = toMinor(written, decimals)
    else items.push({ reference: line[reference] ?? '', amount: toMinor(written, decimals) })
  }
  const twice = items.filter(({ reference: one }, i) => items.findIndex((other) => other.reference === one) !== i)
  for (const { reference: one } of twice) problems.push(`${one} stands twice`)
  const sum = items.reduce((all, one) => all + one.amount, 0)
  if (total === null) problems.push('The total is missing')
  else if (total !== sum) problems.push(`The total is not the sum of the lines`)
  return { items, total: total ?? 0, problems }
}
