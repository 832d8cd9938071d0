import type { Db } from '../../server/sql.ts'
import { ENOUGH_APPLICATIONS } from './answers.rules.ts'
import * as places from './places.queries.ts'
import * as query from './queries.ts'
import { COUNTED, type Facets, facetsOf, totalOf } from './search.rules.ts'

export type Counted = {
  facets: Omit<Facets, 'place'>
  total: number
  atLeast: boolean
  places: Awaited<ReturnType<typeof places.placesFound>>
}

const NONE = { sponsorship: [], answers: [] }

/** Whether the tallies know all that is asked. */
const isTallied = (n: query.Narrow): boolean =>
  n.words === null &&
  n.places === null &&
  n.department === null &&
  n.salaryMin === null &&
  n.postedAfter === null &&
  n.sponsorship === null &&
  n.answering === null

/** Steps of pay of the one country that is chosen. */
type Bands = readonly number[] | null

export const countsOf = async (db: Db, narrow: query.Narrow, bands: Bands): Promise<Counted> => {
  const tallied = isTallied(narrow)
  const cells = tallied ? await query.talliedCells(db, narrow) : await query.countedCells(db, narrow)
  const total = totalOf(cells)
  const isWhole = total > 0 && total <= COUNTED
  const found = isWhole ? await places.placesFound(db, narrow) : []
  const employers = isWhole ? await places.employersFound(db, narrow, ENOUGH_APPLICATIONS) : NONE
  return {
    facets: { ...facetsOf(cells, bands), ...employers },
    total,
    atLeast: !tallied && total > COUNTED,
    places: found,
  }
}

/** Nothing counted: what is known from a page alone, which is as long as it may be or the last one. */
export const uncounted = (rows: number, { page, pageSize }: { page: number; pageSize: number }): Counted => ({
  facets: { ...facetsOf([], null), ...NONE },
  total: rows === 0 ? 0 : (page - 1) * pageSize + rows,
  atLeast: rows === pageSize || (rows === 0 && page > 1),
  places: [],
})
