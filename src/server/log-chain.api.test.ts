import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../test/support.ts'
import { writeAudit } from './audit.ts'
import { chainLog, checkLog } from './log-chain.ts'

let app: TestServer
let mei: Person
let raj: Person

const caller = { address: '127.0.0.1', agent: 'test', requestId: 'r', country: null }
const write = (of: Person, action: string, detail: unknown = {}) =>
  app.server.services.database.forPlatform((db) =>
    writeAudit(db, { ...of, role: 'employer', sessionId: crypto.randomUUID() }, caller, [{ action, detail }]),
  )
const check = () => app.server.services.database.forPlatform((db) => checkLog(db, app.server.services.fields))

beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer()
  raj = await app.employer('SG', 'Four Winds')
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const n of [1, 2, 3]) await write(mei, `tried.${n}`, { n, words: 'mañana 明日', at: 1.5 })
  await write(raj, 'tried.other')
  await chainLog(app.server.services)
})

/** Past the trigger, as somebody could who owns the database. */
const tamper = async (text: string) => {
  await app.look('alter table audit_log disable trigger audit_log_stays')
  await app.look(text)
  await app.look('alter table audit_log enable trigger audit_log_stays')
}

describe('the log', () => {
  test('is one chain for each company and one of the platform, each entry over the one before', async () => {
    const { faults, heads, waiting } = await check()
    expect(faults).toEqual([])
    expect(waiting).toBe(0)
    expect(heads.map((h) => h.chain)).toEqual(expect.arrayContaining([mei.companyId, raj.companyId]))
    const rows = await app.look<{ position: string; action: string }>(
      `select position, action from audit_log where company_id = '${mei.companyId}' order by position`,
    )
    expect(rows.map((r) => Number(r.position))).toEqual(rows.map((_, i) => i + 1))
  })

  test('goes on for writers at once and for two who chain at once, and holds up nobody who writes', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, n) => write(n % 2 ? mei : raj, 'tried.crowd')))
    await Promise.all([chainLog(app.server.services, 7), chainLog(app.server.services, 5)])
    // Written while somebody holds the chain: the writer does not wait.
    await app.server.services.database.forPlatform(async (db) => {
      await db.many(sql`select * from chain_log(1)`)
      await write(mei, 'tried.meanwhile')
    })
    await chainLog(app.server.services)
    expect(await check()).toMatchObject({ faults: [], waiting: 0 })
  })

  test('cannot be changed or cleared by the application, nor by its owner without taking the lock off first', async () => {
    const change = sql`update audit_log set action = 'x' where company_id = ${mei.companyId}`
    const { database } = app.server.services
    await expect(database.forPlatform((db) => db.run(change))).rejects.toMatchObject({ code: '42501' })
    await expect(database.forCompany(mei.companyId, (db) => db.run(change))).rejects.toMatchObject({ code: '42501' })
    const again = sql`update audit_log set hash = 'x' where company_id = ${mei.companyId}`
    await expect(database.forPlatform((db) => db.run(again))).rejects.toMatchObject({ code: '42501' })
    await expect(app.look('delete from audit_log')).rejects.toThrow(/only ever added to/)
  })

  test.each([
    ['an entry was changed', `update audit_log set detail = '{"n": 9}' where action = 'tried.2'`, /does not follow/],
    ['an entry was taken out', `delete from audit_log where action = 'tried.2'`, /does not follow/],
    [
      'the end was cut off',
      `delete from audit_log where action = 'tried.3'`,
      /the chain ends at entry|does not follow/,
    ],
    [
      'the end was made anew without the key',
      `update audit_heads set hash = sha256('x'), seal = sha256('x') where chain <> '00000000-0000-0000-0000-000000000000'`,
      /does not bear the seal/,
    ],
  ])('shows that %s, and where', async (_what, text, said) => {
    const kept = await app.look<{ id: string }>(`select * from audit_log where hash is not null order by id`)
    expect(kept.length).toBeGreaterThan(0)
    await app.look(
      'create table kept_log as select * from audit_log; create table kept_heads as select * from audit_heads',
    )
    await tamper(text)
    const { faults } = await check()
    expect(faults.length).toBeGreaterThan(0)
    expect(faults[0]?.what).toMatch(said)
    await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(said) })
    await tamper(`delete from audit_log; insert into audit_log overriding system value select * from kept_log;
      delete from audit_heads; insert into audit_heads select * from kept_heads; drop table kept_log, kept_heads`)
    expect((await check()).faults).toEqual([])
  })

  test('is verified by a command, which prints where each chain ends', async () => {
    const { stdout, stderr } = await run()
    expect(stdout).toContain(mei.companyId)
    expect(stderr).toMatch(/whole/)
  })
})

const run = () =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../scripts/check-log.ts')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: app.server.services.settings.dataDir,
      DATABASE_URL: app.server.services.settings.databaseUrl ?? '',
      DEMO: '0',
    },
  })
