import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../test/support.ts'
import { listText } from './sql.ts'

let app: TestServer
let owner: Person
beforeAll(async () => {
  app = await startTestServer({})
  owner = await app.employer()
})
afterAll(() => app.close())

it('a list comes to the database as it is, whatever its texts hold', async () => {
  const texts = ['', 'NULL', '"', '\\', '\\"', '{a,b}', ' , ', "o'clock", 'سلام\n', '{"a":"b\\n\\"c\\""}', null]
  const [found] = await app.server.services.database.forCompany(owner.companyId, (db) =>
    db.many<{ texts: string[]; numbers: number[]; truths: boolean[] }>(
      sql`select ${texts}::text[] as texts, ${[1, -2, null]}::int[] as numbers, ${[true, false, null]}::boolean[] as truths`,
    ),
  )
  expect(found).toEqual({ texts, numbers: [1, -2, null], truths: [true, false, null] })
})

it('a list of lists or of days is left to the driver', () => {
  expect(listText([[1], [2]])).toBeNull()
  expect(listText([new Date(0)])).toBeNull()
  expect(listText([])).toBe('{}')
})
