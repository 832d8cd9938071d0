import { toMinor } from '../../../shared/money.ts'

/** Rows pasted from a spreadsheet: whom each is about, and what is wrong with it. */

export type GridPerson = { employmentId: string; name: string; number: string }
export type GridCells = { person: string; label: string; amount: string }
export type GridRow = {
  row: number
  employmentId: string | null
  name: string
  label: string
  /** The code of the component it is of; null: none is named. */
  component: string | null
  /** Minor units. */
  amount: number | null
  problems: string[]
}

/** What of components a row may name: any by its code, the company’s own by name as well. */
export type GridComponent = { code: string; name: string; isOwn: boolean; isTaken: boolean }

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

/** Components that a cell names: by code, the company’s own by name. */
const namedBy = (cell: string, components: readonly GridComponent[]): GridComponent[] => {
  const wanted = plain(cell)
  return components.filter(({ code, name, isOwn }) => code === wanted || (isOwn && plain(name) === wanted))
}

/** The component a cell names, or the one that all rows are of. */
const componentOfCell = (
  cell: string,
  { components = [], component = null }: { components?: readonly GridComponent[]; component?: string | null },
): GridComponent | undefined => namedBy(cell, components)[0] ?? components.find(({ code }) => code === component)

/**
 * Pasted rows as they would be kept, each with what is wrong with it.
 * @param usual what it is, where a row does not say @param decimals of the currency @param component of all rows that name none
 */
export const readGrid = (
  rows: readonly GridCells[],
  q: {
    people: readonly GridPerson[]
    usual: string
    decimals: number
    components?: readonly GridComponent[]
    component?: string | null
    isTaken?: boolean
  },
): GridRow[] =>
  rows.map((cells, at) => {
    const person = personOf(q.people, cells.person)
    const amount = amountOf(cells.amount, q.decimals)
    const found = componentOfCell(cells.label, q)
    const isNamed =
      found && (found.code === plain(cells.label) || (found.isOwn && plain(found.name) === plain(cells.label)))
    const label = isNamed || !cells.label ? (found?.name ?? q.usual) : cells.label
    const problems = [person, amount].filter((one) => typeof one === 'string')
    if (namedBy(cells.label, q.components ?? []).length > 1)
      problems.push('More than one component is called this: write its code or another name')
    if (found && found.isTaken !== (q.isTaken ?? false))
      problems.push(found.isTaken ? 'This component is taken from pay' : 'This component is paid')
    if (label.length > 120) problems.push('What it is has at most 120 letters')
    return {
      row: at + 1,
      employmentId: typeof person === 'string' ? null : person.employmentId,
      name: typeof person === 'string' ? cells.person : person.name,
      label,
      component: found?.code ?? null,
      amount: typeof amount === 'string' ? null : amount,
      problems,
    }
  })
