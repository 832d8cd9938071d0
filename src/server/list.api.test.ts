import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/support.ts'
import { cursorOf, NO_CURSOR } from '../shared/list.ts'
import { countUpTo, everyRow, type ListOrder, type ListPart, listWindow, pageOf, totalOf } from './list.ts'
import type { Db } from './sql.ts'

let app: TestServer
let companyId: string
beforeAll(async () => {
  app = await startTestServer()
  companyId = (await app.employer('SG', 'Listed')).companyId
})
afterAll(() => app.close())

/** Thirty rows with equal names, moments to the microsecond, and days that are not known. */
const ROWS = sql`from (select i, 'name ' || i % 4 as name, case when i % 3 > 0 then date '2026-01-01' + i % 5 end as day,
  timestamptz '2026-03-01 00:00:00.000001+00' + make_interval(secs => (i % 6) * 0.000001) as at, i::float8 / 7 as share
  from generate_series(1, 30) i) x where true`
const whole = { by: sql.ref('i'), type: 'whole' } as const
const ORDERS: Readonly<Record<string, ListOrder>> = {
  name: [{ by: sql.ref('name'), type: 'code' }, whole],
  '-name': [{ by: sql.ref('name'), type: 'code', descending: true }, whole],
  day: [{ by: sql.ref('day'), type: 'day', nulls: 'last' }, whole],
  '-day': [
    { by: sql.ref('day'), type: 'day', descending: true, nulls: 'first' },
    { ...whole, descending: true },
  ],
  '-day last': [{ by: sql.ref('day'), type: 'day', descending: true, nulls: 'last' }, whole],
  at: [{ by: sql.ref('at'), type: 'instant' }, whole],
  share: [{ by: sql.ref('share'), type: 'float', descending: true }, whole],
}
const read = (db: Db) => (part: ListPart) =>
  db.many<{ i: number; place: (string | null)[] }>(
    sql`select i::int, ${part.key} place ${ROWS} and ${part.after} ${part.orderBy} limit ${part.limit}`,
  )
const inCompany = <T>(work: (db: Db) => Promise<T>) => app.server.services.database.forCompany(companyId, work)

describe('a list read by key', () => {
  test.each(Object.keys(ORDERS))('has every row once and in order, by %s', async (sort) => {
    const found = await inCompany(async (db) => {
      const rows: number[] = []
      for await (const piece of everyRow(read(db), ORDERS, sort, 4)) rows.push(...piece.map((row) => row.i))
      return rows
    })
    const order = ORDERS[sort] as ListOrder
    const all = await inCompany((db) =>
      read(db)({ ...listWindow({ [sort]: order }, { sort, pageSize: 100 }), after: sql<boolean>`true` }),
    )
    expect(found).toEqual(all.map((row) => row.i))
    expect(new Set(found).size).toBe(30)
  })

  test('passes nothing over when it knows where the page before ended', async () => {
    await inCompany(async (db) => {
      const first = listWindow(ORDERS, { sort: 'name', pageSize: 7 })
      const { rows, next } = pageOf(first, await read(db)(first))
      expect(rows.map((row) => row.i)).toEqual([4, 8, 12, 16, 20, 24, 28])
      expect(listWindow(ORDERS, { sort: 'name', page: 2, pageSize: 7 }).skip).toBe(7)
      const second = listWindow(ORDERS, { sort: 'name', page: 2, cursor: next, pageSize: 7 })
      expect(second.skip).toBe(0)
      expect(pageOf(second, await read(db)(second)).rows.map((row) => row.i)).toEqual([1, 5, 9, 13, 17, 21, 25])
    })
  })

  test.each([
    ['another sort', 'day', cursorOf({ sort: 'name', values: ['name 1', '1'] })],
    ['a day that never was', 'day', cursorOf({ sort: 'day', values: ['2026-02-31', '1'] })],
    ['a moment that never was', 'at', cursorOf({ sort: 'at', values: ['2026-03-01 25:00:00+00', '1'] })],
    ['nothing where there is always something', 'name', cursorOf({ sort: 'name', values: [null, '1'] })],
    ['too few values', 'name', cursorOf({ sort: 'name', values: ['name 1'] })],
    ['a number that is none', 'name', cursorOf({ sort: 'name', values: ['name 1', '1 or true'] })],
  ])('refuses a cursor with %s', (_, sort, cursor) => {
    expect(() => listWindow(ORDERS, { sort, cursor, pageSize: 1 })).toThrow(
      expect.objectContaining({ status: 422, extra: { fields: { cursor: NO_CURSOR } } }),
    )
  })

  test('counts no further than it says', async () => {
    const { n } = await inCompany((db) => db.one(countUpTo(ROWS, 10)))
    expect(n).toBe(11)
    expect(totalOf(n, 10)).toEqual({ totalCount: 10, totalIsAtLeast: true })
    expect(totalOf(10, 10)).toEqual({ totalCount: 10, totalIsAtLeast: false })
  })
})
