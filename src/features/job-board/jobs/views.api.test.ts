import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { applyTo } from '../../../../test/applicants.ts'
import { built } from '../../../../test/built.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { forgetVisitors } from './views.ts'

const root = join(import.meta.dirname, '../../../..')
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1'

let app: TestServer
let mei: Person
let rival: Person
let now = new Date()
beforeAll(async () => {
  built()
  // A proxy we believe says where somebody comes from: each visitor has a network of their own.
  app = await startTestServer({ site: join(root, 'dist/web'), env: { TRUST_PROXY: '1' }, now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('SG', 'Rival')
}, 120_000)
afterAll(() => app.close())

let nth = 0
const somewhere = () => `203.0.113.${++nth}`
const open = (id: string, from: string, { agent = BROWSER, method = 'GET', path = '/jobs', headers = {} } = {}) =>
  app.call(method, `${path}/${id}`, { headers: { 'user-agent': agent, 'x-forwarded-for': from, ...headers } })
const counted = async (id: string) =>
  Number((await app.look(`select coalesce(sum(views), 0) n from advert_views where job_id = '${id}'`))[0]?.n)
/** What was seen is written a moment later. */
const becomes = (id: string, n: number) => expect.poll(() => counted(id), { timeout: 8_000 }).toBe(n)
const jobRow = async (id: string, by = mei, agent = PHONE) => {
  const { body } = await app.call('GET', '/api/company/jobs', {
    token: by.token,
    headers: { 'user-agent': agent, 'x-forwarded-for': '198.51.100.1' },
  })
  return body.data.jobs.find((j: { id: string }) => j.id === id)
}

describe('views of an advert', () => {
  test('are people, each once a day, in any language', async () => {
    const { id } = await publishJob(app, mei)
    const [a, b] = [somewhere(), somewhere()]
    expect((await open(id, a)).status).toBe(200)
    expect((await open(id, a)).status).toBe(200)
    expect((await open(id, a, { path: '/fr/jobs' })).status).toBe(200)
    await open(id, b)
    await open(id, b, { agent: PHONE })
    await becomes(id, 3)
    const hashes = await app.look(`select visitor from advert_visits where job_id = '${id}'`)
    expect(hashes).toHaveLength(3)
    expect(JSON.stringify(await app.look('select * from advert_visits'))).not.toContain('203.0.113')
  })

  test('are no robots, no looks in advance, no questions whether it is there, and nothing that is not there', async () => {
    const { id } = await publishJob(app, mei)
    await open(id, somewhere(), { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    await open(id, somewhere(), { agent: 'curl/8' })
    await open(id, somewhere(), { method: 'HEAD' })
    await open(id, somewhere(), { headers: { 'sec-purpose': 'prefetch;prerender' } })
    await open(id, somewhere(), { path: '/api/jobs' })
    await open(crypto.randomUUID(), somewhere())
    await open(id, somewhere())
    await becomes(id, 1)
  })

  test('are not the company’s own people, whether they looked before or after they were seen to be', async () => {
    const { id } = await publishJob(app, mei)
    const office = somewhere()
    const signedIn = (by: Person) =>
      app.call('GET', '/api/company/jobs', {
        token: by.token,
        headers: { 'user-agent': BROWSER, 'x-forwarded-for': office },
      })
    await open(id, office)
    await open(id, somewhere())
    await becomes(id, 2)
    expect((await signedIn(mei)).status).toBe(200)
    await becomes(id, 1)
    await open(id, office)
    // Somebody of another company is a person like any other.
    const theirs = await publishJob(app, rival)
    await open(theirs.id, office)
    await becomes(theirs.id, 1)
    expect(await counted(id)).toBe(1)
  })

  test('stand in the list and in the job with the share who applied, once there are enough to tell', async () => {
    const { id } = await publishJob(app, mei, { applyEmail: '' })
    expect((await jobRow(id)).seen).toBeNull()
    for (let i = 0; i < 19; i++) await open(id, somewhere())
    await becomes(id, 19)
    const today = now.toISOString().slice(0, 10)
    expect((await jobRow(id)).seen).toMatchObject({ views: 19, applied: 0, rate: null, since: today })
    await open(id, somewhere())
    await becomes(id, 20)
    const applied = await applyTo(app, id)
    expect(applied.status, applied.text).toBeLessThan(300)
    const read = await app.call('GET', `/api/company/jobs/${id}`, {
      token: mei.token,
      headers: { 'user-agent': PHONE },
    })
    expect(read.body.data.job.seen).toMatchObject({ views: 20, applied: 1, rate: 0.05 })
    expect((await jobRow(id)).seen).toMatchObject({ views: 20, applied: 1, rate: 0.05 })
    // Another company is told nothing.
    const other = await app.call('GET', `/api/company/jobs/${id}`, { token: rival.token })
    expect(other.status).toBe(404)
    const seen = await app.server.services.database.forCompany(rival.companyId, async (db) => {
      const { sql } = await import('kysely')
      return db.many(sql`select * from advert_views where job_id = ${id}`)
    })
    expect(seen).toEqual([])
  })

  test('keep nobody waiting: the page is there while nothing can be written', async () => {
    const { id } = await publishJob(app, mei)
    await open(id, somewhere())
    await becomes(id, 1)
    const lock = new pg.Client({ connectionString: app.server.ownerUrl })
    await lock.connect()
    try {
      await lock.query('begin; lock table advert_views, advert_visits, advert_salts in access exclusive mode')
      for (let i = 0; i < 3; i++) {
        const began = performance.now()
        expect((await open(id, somewhere())).status).toBe(200)
        expect(performance.now() - began).toBeLessThan(1_000)
      }
    } finally {
      await lock.query('rollback')
      await lock.end()
    }
  })

  test('leave nothing of who it was when the day is over; the numbers stay', async () => {
    const { id } = await publishJob(app, mei)
    const from = somewhere()
    await open(id, from)
    await becomes(id, 1)
    const salted = async () => (await app.look('select day::text, encode(salt, $$hex$$) salt from advert_salts'))[0]
    const before = await salted()
    now = new Date(now.getTime() + 86_400_000)
    await forgetVisitors(app.server.services)
    for (const table of ['advert_salts', 'advert_visits', 'advert_own_visitors'])
      expect((await app.look(`select count(*)::int n from ${table}`))[0]?.n, table).toBe(0)
    expect(await counted(id)).toBe(1)
    // The next day the same person is somebody new, and the salt another.
    await open(id, from)
    await becomes(id, 2)
    expect((await salted())?.salt).not.toBe(before?.salt)
    expect(await app.look(`select day::text, views from advert_views where job_id = '${id}' order by 1`)).toHaveLength(
      2,
    )
  })

  test('belong to the company, by the database itself; nobody but the platform sees a salt', async () => {
    const { sql } = await import('kysely')
    const { database } = app.server.services
    for (const door of [
      () => database.forCompany(mei.companyId, (db) => db.many(sql`select * from advert_salts`)),
      () => database.forPublic((db) => db.many(sql`select * from advert_views`)),
      () => database.forPublic((db) => db.many(sql`select * from advert_visits`)),
      () => database.forPlatform((db) => db.many(sql`select visitor from advert_visits`)),
    ])
      await expect(door()).rejects.toMatchObject({ code: '42501' })
  })
})
