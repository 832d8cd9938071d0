import { toMinor } from '../../../shared/money.ts'

/** Rows pasted from a spreadsheet: whom each is about, and what is wrong with it. */

export type GridPerson = { employmentId: string; name: string; number: string }
export type GridCells = { person: string; label: string; amount: string }
export type GridRow = {
  row: number
  employmentId: string | null
  name: string
  label: string
  /** Minor units. */
  amount: number | null
  problems: string[]
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** By number, else by full name; of two people with one name neither is meant. */
const personOf = (people: readonly GridPerson[], cell: string): GridPerson | string => {
  const wanted = plain(cell)
  if (wanted === '') return 'Say whom it is for'
  const byNumber = people.find(({ number }) => plain(number) === wanted)
  if (byNumber) return byNumber
  const named = people.filter(({ name }) => plain(name) === wanted)
  if (named.length > 1) return `${named.length} people have this name. Use the employee number`
  return named[0] ?? 'Nobody in this group has this number or name'
}

const MOST = 1e13

const amountOf = (cell: string, decimals: number): number | string => {
  if (cell === '') return 'Amount is required'
  try {
    const minor = toMinor(cell, decimals)
    if (minor <= 0) return 'Amount must be more than 0'
    return minor > MOST ? 'Amount is too large' : minor
  } catch (error) {
    if (error instanceof RangeError) return `Amount ${error.message}`
    throw error
  }
}

/**
 * Pasted rows as they would be kept, each with what is wrong with it.
 * @param usual what it is, where a row does not say @param decimals of the currency
 */
export const readGrid = (
  rows: readonly GridCells[],
  { people, usual, decimals }: { people: readonly GridPerson[]; usual: string; decimals: number },
): GridRow[] =>
  rows.map((cells, at) => {
    const person = personOf(people, cells.person)
    const amount = amountOf(cells.amount, decimals)
    const label = cells.label || usual
    const problems = [person, amount].filter((one) => typeof one === 'string')
    if (label.length > 120) problems.push('What it is has at most 120 letters')
    return {
      row: at + 1,
      employmentId: typeof person === 'string' ? null : person.employmentId,
      name: typeof person === 'string' ? cells.person : person.name,
      label,
      amount: typeof amount === 'string' ? null : amount,
      problems,
    }
  })
