import type { Db } from '../../server/sql.ts'
import * as query from './queries.ts'
import { COUNTED, type Facets, facetsOf, totalOf } from './search.rules.ts'

export type Counted = {
  facets: Omit<Facets, 'place'>
  total: number
  atLeast: boolean
  places: readonly { id: number; name: string; n: number }[]
}

/** Whether the tallies know all that is asked. */
const isTallied = (n: query.Narrow): boolean =>
  n.words === null && n.places === null && n.department === null && n.salaryMin === null && n.postedAfter === null

/** Steps of pay of the one country that is chosen. */
type Bands = readonly number[] | null

const count = async (db: Db, narrow: query.Narrow, bands: Bands): Promise<Counted> => {
  const tallied = isTallied(narrow)
  const cells = tallied ? await query.talliedCells(db, narrow) : await query.countedCells(db, narrow)
  const total = totalOf(cells)
  const places = total > 0 && total <= COUNTED ? await query.placesFound(db, narrow) : []
  return { facets: facetsOf(cells, bands), total, atLeast: !tallied && total > COUNTED, places }
}

/** Nothing counted: what is known from a page alone, which is as long as it may be or the last one. */
export const uncounted = (rows: number, { page, pageSize }: { page: number; pageSize: number }): Counted => ({
  facets: facetsOf([], null),
  total: rows === 0 ? 0 : (page - 1) * pageSize + rows,
  atLeast: rows === pageSize || (rows === 0 && page > 1),
  places: [],
})

/** What many ask is counted once: kept until an advert changes, and never for longer than this, since last days pass. */
const KEPT_MS = 10_000
const MOST = 500
const kept = new Map<string, { version: number; until: number; counted: Promise<Counted> }>()

type Asked = { bands: Bands; market: string; now: number }

export const countsOf = async (db: Db, narrow: query.Narrow, { bands, market, now }: Asked): Promise<Counted> => {
  const version = await query.changes(db)
  const key = `${market} ${JSON.stringify(narrow)}`
  const known = kept.get(key)
  if (known && known.version === version && known.until > now) return known.counted
  const counted = count(db, narrow, bands)
  if (kept.size >= MOST) kept.delete(kept.keys().next().value as string)
  kept.set(key, { version, until: now + KEPT_MS, counted })
  counted.catch(() => kept.delete(key))
  return counted
}
