import { type RawBuilder, sql } from 'kysely'
import { isDay } from '../shared/dates.ts'
import { COUNT_LIMIT, cursorOf, NO_CURSOR, readCursor } from '../shared/list.ts'
import { invalid } from '../shared/refusal.ts'

type Fragment = RawBuilder<unknown>

/** What a list may be ordered by, and how its values are read back from a cursor. */
const TYPES = {
  text: { cast: sql`text`, holds: (value: string) => value.length <= 1_000 && !value.includes('\0') },
  /** Text ordered by its code points, as an index with `collate "C"` has it. */
  code: { cast: sql`text collate "C"`, holds: (value: string) => value.length <= 1_000 && !value.includes('\0') },
  uuid: { cast: sql`uuid`, holds: (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value) },
  day: { cast: sql`date`, holds: isDay },
  instant: {
    cast: sql`timestamptz`,
    holds: (value: string) => {
      const [day = '', time = ''] = value.split(' ')
      return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00$/.test(time)
    },
  },
  whole: { cast: sql`bigint`, holds: (value: string) => /^-?\d{1,18}$/.test(value) },
  number: { cast: sql`numeric`, holds: (value: string) => /^-?\d{1,30}(\.\d{1,40})?$/.test(value) },
  float: { cast: sql`float8`, holds: (value: string) => /^-?\d{1,18}(\.\d{1,20})?(e[+-]\d{1,2})?$/.test(value) },
} as const

export type ListKey = {
  by: Fragment
  type: keyof typeof TYPES
  descending?: boolean
  /** It may be null: where the rows without it stand. */
  nulls?: 'first' | 'last'
}

/** What one sort of a list orders by. Its last key is the row's own, so that no two rows have the same place. */
export type ListOrder = readonly [ListKey, ...ListKey[]]

/** A sort by one key and, with `-` in front, the other way round; `own` is the row's own key, which comes last in both. */
export const bothWays = <N extends string>(
  name: N,
  key: Omit<ListKey, 'descending'>,
  own: Omit<ListKey, 'descending'>,
): Readonly<Record<N | `-${N}`, ListOrder>> => {
  const order = (descending: boolean): ListOrder => [
    { ...key, descending },
    { ...own, descending },
  ]
  return { [name]: order(false), [`-${name}`]: order(true) } as Readonly<Record<N | `-${N}`, ListOrder>>
}

/** The conditions that filters stand for: nothing where a filter was not given (null, undefined or empty). */
type FilterConditions<F> = { [K in keyof F]?: (value: Exclude<F[K], null | undefined | ''>, filter: F) => Fragment }

const allOf = (conditions: readonly Fragment[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`

/** All filters of a list as one condition. */
export const filterConditions = <F extends object>(filter: F, conditions: FilterConditions<F>): RawBuilder<boolean> =>
  allOf(
    (Object.keys(conditions) as (keyof F)[]).flatMap((name) => {
      const value = filter[name]
      const condition = conditions[name]
      if (!condition || value === null || value === undefined || value === '') return []
      return [condition(value as never, filter)]
    }),
  )

/** `order by …` of a sort. */
export const orderClause = (order: ListOrder): RawBuilder<unknown> =>
  sql`order by ${sql.join(
    order.map(
      ({ by, descending, nulls }) =>
        sql`${by}${sql.raw(descending ? ' desc' : '')}${sql.raw(nulls ? ` nulls ${nulls}` : '')}`,
    ),
  )}`

/** The values a row is ordered by, for its cursor: a column of text[]. */
export const cursorColumn = (order: ListOrder): RawBuilder<(string | null)[]> =>
  sql<(string | null)[]>`array[${sql.join(order.map(({ by }) => sql`(${by})::text`))}]`

const bound = (key: ListKey, value: string) => sql`${value}::${TYPES[key.type].cast}`
const comes = (key: ListKey) => sql.raw(key.descending ? '<' : '>')

const isStrictlyAfter = (key: ListKey, value: string | null): Fragment => {
  if (value === null) return key.nulls === 'first' ? sql`${key.by} is not null` : sql`false`
  const later = sql`${key.by} ${comes(key)} ${bound(key, value)}`
  return key.nulls === 'last' ? sql`(${later} or ${key.by} is null)` : later
}
const isSame = (key: ListKey, value: string | null): Fragment =>
  value === null ? sql`${key.by} is null` : sql`${key.by} = ${bound(key, value)}`

/** The rows after a place of a sort. Keys that all run the same way are compared as a row, which an index answers at once. */
export const afterPlace = (order: ListOrder, values: readonly (string | null)[]): RawBuilder<boolean> => {
  const [first] = order
  const plain = order.every(
    (key, i) => values[i] !== null && key.nulls !== 'last' && Boolean(key.descending) === Boolean(first.descending),
  )
  if (plain) {
    const bounds = order.map((key, i) => bound(key, values[i] as string))
    return sql<boolean>`(${sql.join(order.map((key) => key.by))}) ${comes(first)} (${sql.join(bounds)})`
  }
  return order.reduceRight<RawBuilder<boolean>>((rest, key, i) => {
    const value = values[i] ?? null
    return sql<boolean>`(${isStrictlyAfter(key, value)} or (${isSame(key, value)} and ${rest}))`
  }, sql<boolean>`false`)
}

/** The place a cursor stands for in a sort. Refuses (422 at `cursor`) what no page of this sort ended with. */
export const placeIn = (order: ListOrder, sort: string, cursor: string): readonly (string | null)[] => {
  const place = readCursor(cursor)
  const fits =
    place?.sort === sort &&
    place.values.length === order.length &&
    order.every((key, i) => {
      const value = place.values[i] ?? null
      return value === null ? key.nulls !== undefined : TYPES[key.type].holds(value)
    })
  if (!place || !fits) throw invalid({ cursor: NO_CURSOR })
  return place.values
}

/** Which part of a list is wanted. */
export type ListWindow = { sort: string; cursor?: string | null; page?: number; pageSize: number }

/**
 * A part of a list in SQL: the condition its rows meet, their order, how many are read (one more than a page holds: it tells whether there
 * is another), and how many are passed over first. By key nothing is passed over; that happens only where a page is asked for by its number
 * alone, as calls that have one allow.
 */
export const listWindow = (
  orders: Readonly<Record<string, ListOrder>>,
  { sort, cursor, page = 1, pageSize }: ListWindow,
) => {
  const order = orders[sort]
  if (!order) throw new Error(`No order for the sort ${sort}`)
  const orderBy = orderClause(order)
  const limit = pageSize + 1
  const skip = cursor ? 0 : (page - 1) * pageSize
  const passedOver = skip === 0 ? sql`` : sql` offset ${sql.lit(skip)}`
  const from = cursor ? placeIn(order, sort, cursor) : null
  return {
    sort,
    order,
    /** What the row before the part is ordered by; null: the part has no cursor. */
    from,
    after: from ? afterPlace(order, from) : sql<boolean>`true`,
    orderBy,
    /** `order by … limit … offset …`: the end of the statement, whichever way it was built. */
    end: sql`${orderBy} limit ${sql.lit(limit)}${passedOver}`,
    key: cursorColumn(order),
    limit,
    skip,
    pageSize,
  }
}
export type ListPart = ReturnType<typeof listWindow>

/** The rows of a page, and the cursor of the next one, from what was read with `limit` and `key` as `place`. */
export const pageOf = <R extends { place: (string | null)[] }>(
  { sort, pageSize }: Pick<ListPart, 'sort' | 'pageSize'>,
  read: readonly R[],
): { rows: R[]; next: string | null } => {
  const last = read.length > pageSize ? read[pageSize - 1] : undefined
  return { rows: read.slice(0, pageSize), next: last ? cursorOf({ sort, values: last.place }) : null }
}

/** How many rows a source (`from … where …`) has, counted no further than needed to say "10,000+". */
export const countUpTo = (source: Fragment, limit = COUNT_LIMIT): RawBuilder<{ n: number }> =>
  sql<{ n: number }>`select count(*)::int n from (select 1 ${source} limit ${sql.lit(limit + 1)}) counted`

/** What is said of a count that stopped at its limit. */
export const totalOf = (n: number, limit = COUNT_LIMIT) => ({
  totalCount: Math.min(n, limit),
  totalIsAtLeast: n > limit,
})

/** All rows of a list from the first, read by key some at a time. `read` answers those after a place. */
export async function* everyRow<R extends { place: (string | null)[] }>(
  read: (part: ListPart) => Promise<R[]>,
  orders: Readonly<Record<string, ListOrder>>,
  sort: string,
  pieceSize = 1_000,
): AsyncGenerator<R[]> {
  let cursor: string | null = null
  do {
    const part: ListPart = listWindow(orders, { sort, cursor, pageSize: pieceSize })
    const page: { rows: R[]; next: string | null } = pageOf(part, await read(part))
    if (page.rows.length > 0) yield page.rows
    cursor = page.next
  } while (cursor)
}
