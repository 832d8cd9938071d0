import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { type Applied, aJob, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { makeReports, proposeSample } from './jobs.ts'

let app: TestServer
let mei: Person
let rival: Person
let job: string
let ahead = 0
let one: Applied
const DAY = 86_400_000

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date(Date.now() + ahead) })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Rival')
  job = (await publishJob(app, mei)).id
  one = await anApplication(app, mei, job)
})
afterAll(() => app.close())

const self = (key: string) => `/api/my-applications/${key}/self-identification`
const t = (key: string, body: unknown) => app.call('PUT', self(key), { body })
const rows = () => app.look<{ gender: string }>(`select * from self_identifications where application_id = '${one.id}'`)

describe('what people say of themselves', () => {
  test('is asked as the country of the job allows, kept, changed and taken back', async () => {
    const { body } = await app.call('GET', self(one.link))
    expect(body.data).toEqual({ origins: ['chinese', 'malay', 'indian', 'eurasian', 'other'], said: null })
    const said = { gender: 'woman', ageBand: '25to39', ethnicity: 'unsaid' }
    expect((await t(one.link, said)).body.data.said).toEqual(said)
    expect((await t(one.link, { ...said, gender: '' })).body.data.said).toEqual({ ...said, gender: null })
    expect(await rows()).toHaveLength(1)
    expect((await app.call('DELETE', self(one.link))).body.data.said).toBeNull()
    expect(await rows()).toHaveLength(0)
  })

  test('is refused by name when it is not of the list', async () => {
    const { status, body } = await t(one.link, { ethnicity: 'filipino' })
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('Choose an origin from the list')])
    expect((await t(one.link, { gender: 'tall' })).status).toBe(422)
    expect((await t('A'.repeat(43), { gender: 'man' })).status).toBe(410)
    expect((await t(one.id, { gender: 'man' })).status).toBe(401)
  })

  test('is out of reach of the company, the platform and the public', async () => {
    await t(one.link, { gender: 'woman' })
    const { database } = app.server.services
    const peek = sql`select * from self_identifications`
    const denied = { code: '42501' }
    await expect(database.forCompany(mei.companyId, (db) => db.many(peek))).rejects.toMatchObject(denied)
    await expect(database.forPlatform((db) => db.many(peek))).rejects.toMatchObject(denied)
    await expect(database.forPublic((db) => db.many(peek))).rejects.toMatchObject(denied)
    const ask = sql`select * from fairness_counts('2020-01-01', '2100-01-01')`
    await expect(database.forCompany(mei.companyId, (db) => db.many(ask))).rejects.toMatchObject(denied)
    const write = sql`insert into fairness_reports values (${mei.companyId}, 'SG', '2026-01-01', '2026-12-31', true, '{}', now())`
    await expect(database.forCompany(mei.companyId, (db) => db.run(write))).rejects.toMatchObject(denied)
    // Somebody else's link reads nothing of it, and nothing of it stands in what the employer reads or in the log.
    const other = await anApplication(app, mei, job, 'Wei Lim')
    expect((await app.call('GET', self(other.link))).body.data.said).toBeNull()
    const opened = await app.call('POST', `/api/company/applications/${one.id}/open`, { token: mei.token, body: {} })
    expect(opened.status).toBe(200)
    expect(opened.text).not.toContain('"woman"')
    expect(
      await app.look(`select from audit_log where detail::text like '%woman%' or after::text like '%woman%'`),
    ).toEqual([])
  })

  test('goes when the person is erased', async () => {
    expect(await rows()).toHaveLength(1)
    const [held] = await app.look<{ candidate_id: string }>(
      `select candidate_id from applications where id = '${one.id}'`,
    )
    const { status } = await app.call('POST', `/api/company/candidates/${held?.candidate_id}/erase`, {
      token: mei.token,
      body: { reason: 'They asked for it' },
    })
    expect(status).toBe(200)
    expect(await rows()).toHaveLength(0)
  })
})

describe('the report', () => {
  beforeAll(async () => {
    for (let n = 0; n < 24; n++) {
      const a = await anApplication(app, mei, job, `Person ${n}`)
      // Women 12, of whom 3 were hired; men 10, of whom 6; two said nothing.
      if (n < 22) await t(a.link, { gender: n < 12 ? 'woman' : 'man', ethnicity: n % 11 === 0 ? 'malay' : 'chinese' })
      if (n < 3 || (n >= 12 && n < 18))
        await app.look(`update applications set outcome = 'hired', outcome_at = now() where id = '${a.id}'`)
    }
    // Nobody was hired of those before these.
    await app.look(
      `update applications set applied_at = now() - interval '45 days', stage_id = '${one.stages.applied}' where job_id = '${job}'`,
    )
  })
  const read = async (token = mei.token) => (await app.call('GET', '/api/company/fairness', { token })).body.data

  test('is not there before one was made', async () => {
    expect(await read()).toMatchObject({ reports: [], report: null, least: 5 })
  })

  test('is made each month, shows no small group, and is only its company’s', async () => {
    await makeReports(app.server.services)
    await makeReports(app.server.services)
    const { reports, report } = await read()
    expect(reports).toHaveLength(1)
    const [gender, ethnicity] = report.report.parts
    expect(gender).toMatchObject({
      dimension: 'gender',
      groups: [
        { group: 'woman', people: 12, hired: { chosen: 3, rate: 0.25, ratio: 0.4167, below: true } },
        { group: 'man', people: 10, hired: { chosen: 6, rate: 0.6, ratio: 1, below: false } },
      ],
    })
    // Two are Malay: named, counted with those who said nothing, and never as two.
    expect(ethnicity).toMatchObject({ tooFew: ['malay'], groups: [{ group: 'chinese', people: 20 }] })
    expect(JSON.stringify(ethnicity)).not.toContain('"people":2}')
    expect(await read(rival.token)).toMatchObject({ reports: [], report: null })
  })

  test('of a year is frozen in January and leaves as PDF and CSV', async () => {
    const now = new Date()
    ahead = Date.UTC(now.getUTCFullYear() + 1, 0, 2) - now.getTime()
    // The cohort is of this year, whenever in it this runs.
    await app.look(
      `update applications set applied_at = '${now.getUTCFullYear()}-01-20T00:00:00Z' where job_id = '${job}'`,
    )
    await makeReports(app.server.services)
    await app.look(`update self_identifications set gender = 'man' where gender = 'woman'`)
    await makeReports(app.server.services)
    ahead = 0
    const { report } = await read()
    expect(report).toMatchObject({ frozen: true, from: `${now.getUTCFullYear()}-01-01` })
    expect(report.report.parts[0].groups).toHaveLength(2)
    const file = (format: string, token = mei.token) =>
      app.call('GET', `/api/company/fairness/report?country=SG&until=${report.until}&format=${format}`, { token })
    const pdf = await file('pdf')
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const csv = await file('csv')
    expect(csv.text).toMatch(/Sex,Woman,12,hired,3,0\.25,0\.4167,yes/)
    expect(csv.text).toMatch(/Race or ethnicity,Malay,too few/)
    expect((await file('csv', rival.token)).status).toBe(404)
  })
})

describe('the weekly sample', () => {
  test('holds those lowest in the assisted order that nobody opened, once a week, and is ticked once', async () => {
    const other = await aJob(app, mei)
    const made: Applied[] = []
    for (let n = 0; n < 23; n++) made.push(await anApplication(app, mei, other, `Sample ${n}`))
    const runs = made.map(
      (a, n) =>
        `('${mei.companyId}', '${a.id}', '${other}', 'test', 'applied', 1, '\\x00', '[]', '{"lines":[]}', ${Math.min(n, 10)}, 10, ${Math.min(n, 10)}, 10)`,
    )
    await app.look(
      `insert into match_runs (company_id, application_id, job_id, engine, cause, job_revision, inputs, criteria, output, met, of_all, points, most) values ${runs.join(',')}`,
    )
    await app.look(`update applications set first_viewed_at = now() where id = '${made[0]?.id}'`)
    await app.look(`update applications set human_only = true where id = '${made[1]?.id}'`)
    await proposeSample(app.server.services)
    await proposeSample(app.server.services)
    const told = async () => (await app.call('GET', '/api/company/oversight', { token: mei.token })).body.data
    const { week, sample, drift } = await told()
    expect(sample).toHaveLength(20)
    expect(sample[0]).toMatchObject({ id: made[2]?.id, met: 2, of: 10, lookedAt: null, opened: false })
    expect(drift.state).toBe('tooFew')
    const tick = (token: string, application = made[2]?.id) =>
      app.call('POST', `/api/company/oversight/${application}/look`, { token, body: { week } })
    expect((await tick(rival.token)).status).toBe(404)
    expect((await tick(mei.token, made[0]?.id)).status).toBe(404)
    expect((await tick(mei.token)).status).toBe(200)
    expect((await tick(mei.token)).status).toBe(200)
    expect((await told()).sample[0]).toMatchObject({ lookedBy: 'Mei Tan' })
    const logged = await app.look(`select from audit_log where action = 'oversight.look'`)
    expect(logged).toHaveLength(1)
    ahead = 7 * DAY
    await proposeSample(app.server.services)
    ahead = 0
    expect((await told()).week > week).toBe(true)
  })
})
