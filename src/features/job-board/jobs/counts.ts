import type { Db } from '../../../server/sql.ts'
import { ENOUGH_APPLICATIONS } from './answers.rules.ts'
import { hiddenCells } from './marked.queries.ts'
import * as query from './search.queries.ts'
import { COUNTED, type Facets, facetsOf, totalOf } from './search.rules.ts'

type Found = Awaited<ReturnType<typeof query.countedFound>>

export type Counted = {
  facets: Omit<Facets, 'place'>
  total: number
  atLeast: boolean
  places: Found['places']
}

const facetCount = (value: string, count: number) => (count > 0 ? [{ value, count }] : [])
const employersOf = (found: Found | null) => ({
  sponsorship: found ? [...facetCount('yes', found.yes), ...facetCount('case_by_case', found.perhaps)] : [],
  answers: found ? facetCount('most', found.most) : [],
})

/** Whether the tallies know all that is asked. */
const isTallied = (n: query.Narrow): boolean =>
  n.words === null &&
  n.places === null &&
  n.department === null &&
  n.salaryMin === null &&
  n.postedAfter === null &&
  n.sponsorship === null &&
  n.answering === null &&
  !n.marked?.only

/** Steps of pay of the one country that is chosen. */
type Bands = readonly number[] | null

/** The tallies know nothing of what one person hides: it is taken off. */
const taken = async (db: Db, narrow: query.Narrow) =>
  narrow.marked ? (await hiddenCells(db, narrow, narrow.marked)).map((cell) => ({ ...cell, n: -cell.n })) : []

export const countsOf = async (db: Db, narrow: query.Narrow, bands: Bands): Promise<Counted> => {
  const tallied = isTallied(narrow)
  const counted = tallied ? null : await query.countedFound(db, narrow, ENOUGH_APPLICATIONS)
  const cells = counted ? counted.cells : [...(await query.talliedCells(db, narrow)), ...(await taken(db, narrow))]
  const total = totalOf(cells)
  const isWhole = total > 0 && total <= COUNTED
  const found = isWhole ? (counted ?? (await query.countedFound(db, narrow, ENOUGH_APPLICATIONS))) : null
  return {
    facets: { ...facetsOf(cells, bands), ...employersOf(found) },
    total,
    atLeast: !tallied && total > COUNTED,
    places: found?.places ?? [],
  }
}

/** How many there are: exact where the tallies know all that is asked, else up to `COUNTED`. */
export const countOf = async (db: Db, narrow: query.Narrow): Promise<{ count: number; atLeast: boolean }> => {
  if (isTallied(narrow)) {
    const cells = [...(await query.talliedCells(db, narrow)), ...(await taken(db, narrow))]
    return { count: totalOf(cells), atLeast: false }
  }
  const found = await query.countFound(db, narrow)
  return { count: Math.min(COUNTED, found), atLeast: found > COUNTED }
}

/** Nothing counted: what is known from a page alone, which is as long as it may be or the last one. */
export const withoutCounts = (rows: number, { page, pageSize }: { page: number; pageSize: number }): Counted => ({
  facets: { ...facetsOf([], null), ...employersOf(null) },
  total: rows === 0 ? 0 : (page - 1) * pageSize + rows,
  atLeast: rows === pageSize || (rows === 0 && page > 1),
  places: [],
})
