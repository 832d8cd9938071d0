import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJob, anApplication } from '../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../test/support.ts'
import { routes } from '../app/features.ts'
import { handleCall } from './call.ts'
import { isUnavailable, openPool } from './sql.ts'
import { openDatabase } from './tenancy.ts'

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer()
})
afterAll(() => app.close())

/** A call of a company that ends in this error. */
const endingIn = async (error: unknown) => {
  const found = routes.find((r) => r.endpoint.path === '/api/company/me')
  if (found?.kind !== 'company') throw new Error('It is a call of a company')
  const raw = { token: mei.token, params: {}, query: {}, body: undefined, idempotencyKey: null }
  const caller = { address: '127.0.0.1', agent: '', requestId: 'r', country: null }
  return handleCall(
    app.server.services,
    { ...found, run: () => Promise.reject(error) },
    { ...raw, caller },
    async () => {},
  ).then(
    () => null,
    (refused: { code: string; status: number; extra: { retryAfter?: number } }) => [
      refused.code,
      refused.status,
      refused.extra.retryAfter,
    ],
  )
}

describe('a database that cannot go on', () => {
  test.each([
    ['a transaction left alone for too long', { code: '25P03' }, ['BUSY', 503, 2]],
    ['a transaction that took too long', { code: '25P04' }, ['BUSY', 503, 2]],
    ['no answer at all', new Error('Query read timeout'), ['BUSY', 503, 2]],
    ['a disk of the database that is full', { code: '53100' }, ['STORAGE_FULL', 503, 60]],
    ['a disk of the files that is full', { code: 'ENOSPC' }, ['STORAGE_FULL', 503, 60]],
  ])('%s: the caller may come back', async (_what, error, refused) => {
    expect(await endingIn(error)).toEqual(refused)
  })

  test('that stands still is waited for no longer than our own limit, and its connection is not used again', async () => {
    const sockets = new Set<Socket>()
    const { hostname, port } = new URL(app.server.ownerUrl)
    const line = createServer((near) => {
      const far = connectTo(Number(port), hostname)
      for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
      near.pipe(far).pipe(near)
    })
    await new Promise<void>((done) => line.listen(0, '127.0.0.1', () => done()))
    const through = new URL(app.server.ownerUrl)
    through.host = `127.0.0.1:${(line.address() as AddressInfo).port}`
    const pool = openPool(through.href, 2, { statement: 500, answer: 800 })
    const database = openDatabase(pool, pool)
    const ask = () => database.forPublic((db) => db.one(sql<{ n: number }>`select 1 as n`))
    expect(await ask()).toEqual({ n: 1 })
    for (const socket of sockets) socket.unpipe().pause()
    const began = performance.now()
    const error = await ask().catch((e: unknown) => e)
    expect(performance.now() - began).toBeLessThan(3_000)
    expect(isUnavailable(error)).toBe(true)
    // The line that stood still is gone: the next one is a new one.
    expect(await ask()).toEqual({ n: 1 })
    for (const socket of sockets) socket.destroy()
    line.close()
    await pool.end()
  })
})

describe('a disk that is nearly full', () => {
  test('takes in nothing more; reading, signing in and out, and taking away go on', async () => {
    const full = await startTestServer({ env: { KEEP_FREE_MB: '1000000000' } })
    const owner = await full.employer()
    const { token } = owner
    const refused = await full.call('POST', '/api/employees/unified', { token, body: {} })
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'STORAGE_FULL', '60'])
    expect((await full.call('GET', '/api/employees', { token })).status).toBe(200)
    expect((await full.call('DELETE', `/api/employees/${crypto.randomUUID()}`, { token })).status).not.toBe(503)
    expect((await full.call('POST', '/api/auth/logout', { token })).status).toBe(200)
    await full.close()
  })
})

describe('what was a fault of ours', () => {
  test('a search of nothing but dashes finds what a search of nothing finds', async () => {
    const { status, text } = await app.call('GET', `/api/jobs?search=${encodeURIComponent('- '.repeat(40))}`)
    expect(status, text).toBe(200)
    expect((await app.call('GET', `/api/jobs?search=${encodeURIComponent('cook - Singapore')}`)).status).toBe(200)
  })

  test('somebody whose data was erased cannot be hired, and it is said why', async () => {
    const applied = await anApplication(app, mei, await aJob(app, mei))
    const [row] = await app.look<{ id: string }>(
      `select candidate_id as id from applications where id = '${applied.id}'`,
    )
    const erased = await app.call('POST', `/api/company/candidates/${row?.id}/erase`, {
      token: mei.token,
      body: { reason: 'Asked by e-mail' },
    })
    expect(erased.status, erased.text).toBe(200)
    const { status, body } = await app.call('POST', `/api/company/applications/${applied.id}/hire`, {
      token: mei.token,
      body: {
        nationality: 'Singaporean',
        employmentStatus: 'citizen',
        welcome: false,
        terms: { position: 'Chef', department: 'Technical', startsOn: '2026-12-01', pay: '4500', period: 'MONTH' },
      },
    })
    expect([status, body.error]).toEqual([409, expect.stringContaining('has been erased')])
  })
})
