import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { publishJob } from '../../test/adverts.ts'
import { seekerOf } from '../../test/applicants.ts'
import { KEPT_APART, UNLOGGED } from '../../test/request-path.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../test/support.ts'
import { routes } from '../app/features.ts'
import { endpoint } from '../shared/endpoint.ts'
import { Refusal } from '../shared/refusal.ts'
import { systemActor, writeAudit } from './audit.ts'
import { handleCall, type Raw } from './call.ts'
import type { OpenContext } from './context.ts'
import { anyone, openRoute } from './routes.ts'
import type { Db } from './sql.ts'
import { writeConflict } from './sql.ts'

let app: TestServer
let mei: Person
let job: string

beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer()
  job = (await publishJob(app, mei)).id
})
afterAll(() => app.close())

const POST = endpoint({
  method: 'POST',
  path: '/api/tried',
  summary: 'A try',
  input: z.object({}),
  output: z.object({}),
})
const raw = (over: Partial<Raw> = {}): Raw => ({
  token: null,
  params: {},
  query: {},
  body: {},
  idempotencyKey: null,
  caller: { address: '127.0.0.1', agent: 'test', requestId: crypto.randomUUID(), country: null },
  ...over,
})
/** One call of nobody in particular whose use case is `work`. */
const tried = (work: (ctx: OpenContext) => Promise<unknown>, over: Partial<Raw> = {}) =>
  handleCall(
    app.server.services,
    openRoute(POST, anyone, async (ctx) => {
      await work(ctx)
      return {}
    }),
    raw(over),
    async () => {},
  )

const note = (db: Db, action: string, companyId: string | null = null) =>
  writeAudit(db, companyId ? systemActor(companyId) : null, raw().caller, [{ action }])
const lines = async (action: string) => (await app.look(`select from audit_log where action = '${action}'`)).length

describe('a call of no company', () => {
  test('is kept whole or not at all, whichever transactions it opened', async () => {
    const failing = tried(async ({ database }) => {
      await database.forCompany(mei.companyId, (db) => note(db, 'tried.company', mei.companyId))
      await database.forPlatform((db) => note(db, 'tried.platform'))
      throw new Refusal('CONFLICT', 'Too late.')
    })
    await expect(failing).rejects.toMatchObject({ code: 'CONFLICT' })
    expect([await lines('tried.company'), await lines('tried.platform')]).toEqual([0, 0])
  })

  test('stands in each transaction as who opened it, whatever was opened in between, inside or beside', async () => {
    const companies = sql<{ id: string }>`select id from companies`
    const users = sql`select password_hash from users limit 1`
    const other = await app.employer('SG', 'Four Winds')
    await tried(async ({ database }) => {
      await database.forCompany(mei.companyId, async (db) => {
        expect(await db.many(companies)).toEqual([{ id: mei.companyId }])
        await database.forPlatform(async (own) => expect((await own.many(users)).length).toBe(1))
        expect(await db.many(companies)).toEqual([{ id: mei.companyId }])
        await expect(database.forCompany(mei.companyId, (own) => own.many(users))).rejects.toMatchObject({
          code: '42501',
        })
        // What was refused inside has not ended what goes on around it.
        expect(await db.many(companies)).toEqual([{ id: mei.companyId }])
      })
      const seen = await Promise.all(
        [mei, other].map(({ companyId }) => database.forCompany(companyId, (db) => db.many(companies))),
      )
      expect(seen).toEqual([[{ id: mei.companyId }], [{ id: other.companyId }]])
      await database.forSeeker({ userId: mei.userId }, async (db) => {
        expect(await db.many(sql`select current_company() company, current_person() person`)).toEqual([
          { company: null, person: mei.userId },
        ])
      })
    })
  })

  test('keeps what a transaction that failed left behind from the rest of the call', async () => {
    await tried(async ({ database }) => {
      await database
        .forPlatform(async (db) => {
          await note(db, 'tried.lost')
          throw new Error('given up')
        })
        .catch(() => {})
      await Promise.all([
        database.forPlatform((db) => note(db, 'tried.beside')),
        database.forPlatform((db) => note(db, 'tried.beside')),
      ])
    })
    expect([await lines('tried.lost'), await lines('tried.beside')]).toEqual([0, 2])
  })

  test('is made again as a whole when two writers met, and not when part of it is kept already', async () => {
    let made = 0
    await tried(async ({ database }) => {
      await database.forPlatform((db) => note(db, 'tried.again'))
      if (++made < 3) throw writeConflict()
    })
    expect([made, await lines('tried.again')]).toEqual([3, 1])
    made = 0
    const kept = tried(async ({ database }) => {
      made++
      await database.apart.forPlatform((db) => note(db, 'tried.apart'))
      throw writeConflict()
    })
    await expect(kept).rejects.toMatchObject({ code: 'BUSY' })
    expect([made, await lines('tried.apart')]).toEqual([1, 1])
  })

  test('does what cannot be taken back once everything is kept', async () => {
    const done: string[] = []
    const work =
      (isGood: boolean) =>
      async ({ database, afterwards }: OpenContext) => {
        afterwards(async () => {
          done.push(isGood ? 'kept' : 'lost')
        })
        await database.forPlatform((db) => note(db, 'tried.after'))
        if (!isGood) throw new Refusal('CONFLICT', 'No.')
      }
    await tried(work(true))
    await tried(work(false)).catch(() => {})
    expect(done).toEqual(['kept'])
  })

  test('leaves one line: its own, or one that says that it was made', async () => {
    const requestId = crypto.randomUUID()
    const caller = { ...raw().caller, requestId }
    await tried(async () => {}, { caller })
    await tried(({ database }) => database.forPlatform((db) => note(db, 'tried.told')), { caller })
    await tried(async ({ audit }) => audit({ action: 'tried.said' }), { caller })
    const told = await app.look<{ action: string; detail: object | null }>(
      `select action, detail from audit_log where request_id = '${requestId}' or action like 'tried.told' order by id`,
    )
    expect(told.map((l) => l.action)).toEqual(['call.made', 'tried.told', 'tried.said'])
    expect(told[0]?.detail).toEqual({ call: 'POST /api/tried' })
  })
})

describe('somebody who looks for work', () => {
  const search = (token: string, key: string, name = 'Cranes') =>
    app.call('POST', '/api/seeker/searches', {
      token,
      headers: { 'idempotency-key': key },
      body: { name, query: { search: 'crane' } },
    })

  test('has a call that is sent twice with one key made once; another call with it is refused', async () => {
    const noor = await seekerOf(app)
    const key = crypto.randomUUID()
    const [first, second] = await Promise.all([search(noor.token, key), search(noor.token, key)])
    expect(first.status, first.text).toBeLessThan(300)
    expect(second.body).toEqual(first.body)
    const kept = await app.call('GET', '/api/seeker/searches', { token: noor.token })
    expect(kept.body.data.searches).toHaveLength(1)
    expect((await search(noor.token, key, 'Cooks')).status).toBe(409)
    const other = await seekerOf(app)
    expect((await search(other.token, key)).body).not.toEqual(first.body)
    // Nobody reads a kept answer in the database.
    const [row] = await app.look<{ answer: Buffer }>(`select answer from call_keys where user_id = '${noor.userId}'`)
    expect(row?.answer.toString('latin1')).not.toContain('Cranes')
  })

  test('finds in the file with all of theirs what they did, which nobody else sees and which goes with the account', async () => {
    const noor = await seekerOf(app)
    await search(noor.token, crypto.randomUUID(), 'A quiet place to work')
    const file = await app.call('GET', '/api/seeker/profile/export', { token: noor.token })
    const { doings } = JSON.parse(file.text) as { doings: { action: string; at: string }[] }
    expect(doings.map((d) => d.action)).toContain('search.save')
    const { database } = app.server.services
    const all = sql`select from person_log`
    expect(await database.forSeeker({ userId: mei.userId }, (db) => db.many(all))).toEqual([])
    await expect(database.forCompany(mei.companyId, (db) => db.many(all))).rejects.toMatchObject({ code: '42501' })
    const change = sql`update person_log set action = 'x'`
    await expect(database.forSeeker({ userId: noor.userId }, (db) => db.run(change))).rejects.toMatchObject({
      code: '42501',
    })
    const leaving = { token: noor.token, body: { password: PASSWORD, understood: true } }
    expect((await app.call('POST', '/api/seeker/account/delete', leaving)).status).toBe(200)
    for (const table of ['person_log', 'call_keys'])
      expect(await app.look(`select from ${table} where user_id = '${noor.userId}'`)).toEqual([])
  })
})

describe('a guest', () => {
  test('has a call that is sent twice with one key made once', async () => {
    const key = crypto.randomUUID()
    const report = (reason: string) =>
      app.call('POST', `/api/jobs/${job}/report`, {
        headers: { 'idempotency-key': key },
        body: { reason, words: 'It is not what it says.', email: 'told@example.com' },
      })
    const first = await report('wrong_facts')
    expect(first.status, first.text).toBeLessThan(300)
    expect((await report('wrong_facts')).body).toEqual(first.body)
    expect(await app.look(`select from job_reports where job_id = '${job}'`)).toHaveLength(1)
    expect((await report('discriminates')).status).toBe(409)
  })
})

describe('every changing call', () => {
  const open = routes.filter((r) => r.kind === 'open' && r.endpoint.method !== 'GET')

  test('of no company leaves a line in a log, but for those named with their reason', () => {
    expect(open.length).toBeGreaterThan(80)
    const unlogged = open.flatMap(({ endpoint: { method, path, unlogged: why } }) => (why ? [`${method} ${path}`] : []))
    expect(unlogged.sort()).toEqual([...UNLOGGED].sort())
  })

  test('keeps no token for whoever sends its key again', () => {
    const giving = open.filter(({ endpoint: { output } }) => 'token' in ((output as { shape?: object }).shape ?? {}))
    expect(giving.length).toBeGreaterThan(5)
    expect(giving.filter((r) => !r.endpoint.shownOnce).map((r) => r.endpoint.path)).toEqual([])
  })

  test('does everything in its one transaction, but for the steps named with their reason', () => {
    const folder = join(import.meta.dirname, '../features')
    const stepping = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .filter((path) => /\.apart\.for|openCall\(/.test(readFileSync(join(folder, path), 'utf8')))
    expect(stepping.sort()).toEqual(Object.keys(KEPT_APART).sort())
  })
})
