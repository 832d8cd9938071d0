import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { lettersTo } from '../../../../test/applicants.ts'
import { drawn } from '../../../../test/cvs.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { hashPassword } from '../../../server/passwords.ts'
import { readSent } from '../applications/cv.service.ts'
import { dropUnused } from './service.ts'

let app: TestServer
let mei: Person
let rival: Person
let job: string

beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Lotus Mills')
  job = (await publishJob(app, mei, { title: 'Forklift driver', responseDays: 3 })).id
})
afterAll(() => app.close())

const base = '/api/company/applicant-import'
const as = (person: Person, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: person.token, ...(body === undefined ? {} : { body }) })
const cvOf = (name: string, email: string) =>
  drawn((pen) => {
    pen.fontSize(20).text(name)
    pen.fontSize(11).text(`Forklift driver\n${email} | +65 8123 4567 | Singapore`)
    pen.moveDown().fontSize(14).text('Experience')
    pen.fontSize(11).text('Forklift driver, Keppel Stores\nJan 2019 - Present\nDrove reach trucks on night shift.')
  })
const sent = (bytes: Buffer, person = mei, name = 'cv.pdf') =>
  app.call('POST', `${base}/cvs?name=${name}`, { token: person.token, file: bytes })
const addressed = () => `p.${randomUUID().slice(0, 8)}@people.test`
const one = (over: Record<string, unknown> = {}) => ({
  jobId: job,
  batch: randomUUID(),
  row: 1,
  name: 'Tan Wei Ling',
  email: addressed(),
  note: 'Eight years on reach trucks.',
  agreed: 'Applied by e-mail in November',
  source: 'e-mail',
  ...over,
})
const colleague = async (owner: Person): Promise<Person> => {
  const email = `bob.${randomUUID().slice(0, 8)}@harbour.example`
  const [user] = await app.look<{ id: string }>(
    `insert into users (portal, role, company_id, email, first_name, last_name, password_hash, activated_at) values ('company', 'hr_admin', '${owner.companyId}', '${email}', 'Bob', 'Lee', '${await hashPassword(PASSWORD)}', now()) returning id`,
  )
  const { body } = await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'employer' } })
  return { ...owner, email, userId: user?.id ?? '', token: body.token }
}
const rows = (email: string) =>
  app.look<{ id: string; source: string; cv_file_id: string | null; sent: { note: string } }>(
    `select a.id, a.source, a.cv_file_id, a.sent from applications a join candidates c on c.id = a.candidate_id where c.email = '${email}'`,
  )

describe('people who applied elsewhere', () => {
  test('a CV that is handed in is read, and tells whose it is', async () => {
    const email = addressed()
    const { status, body } = await sent(await cvOf('Tan Wei Ling', email))
    expect(status).toBe(201)
    await readSent(app.server.services, { companyId: mei.companyId, fileId: body.data.id })
    const read = await as(mei, 'GET', `${base}/cvs/${body.data.id}`)
    expect(read.body.data).toMatchObject({ state: 'read', name: 'Tan Wei Ling', email, phone: '+6581234567' })
    expect((await as(rival, 'GET', `${base}/cvs/${body.data.id}`)).status).toBe(404)
  })

  test('becomes one application with the CV, its source and how they agreed; the same row again makes none', async () => {
    const email = addressed()
    const cv = (await sent(await cvOf('Tan Wei Ling', email))).body.data
    const input = one({ email, cvId: cv.id, note: null })
    const first = await as(mei, 'POST', `${base}/applicants`, input)
    expect(first.status, first.text).toBe(201)
    expect(first.body.data.result).toBe('added')
    const again = await as(mei, 'POST', `${base}/applicants`, input)
    expect(again.body.data).toEqual(first.body.data)
    expect(await rows(email)).toMatchObject([{ source: 'e-mail', cv_file_id: cv.id }])
    const [event] = await app.look<{ detail: unknown }>(
      `select detail from application_events where application_id = '${first.body.data.applicationId}' and kind = 'applied'`,
    )
    expect(event?.detail).toEqual({ source: 'e-mail', agreed: 'Applied by e-mail in November' })
    expect((await lettersTo(app, mei.companyId, email)).map((l) => l.template)).toEqual(['application-received'])
  })

  test('writes to nobody when that is not wanted', async () => {
    const input = one({ tell: false })
    expect((await as(mei, 'POST', `${base}/applicants`, input)).status).toBe(201)
    expect(await lettersTo(app, mei.companyId, input.email)).toEqual([])
  })

  test('whoever has applied for the job already stays as they are', async () => {
    const input = one()
    const first = await as(mei, 'POST', `${base}/applicants`, input)
    const again = await as(mei, 'POST', `${base}/applicants`, { ...one({ email: input.email }), row: 2 })
    expect(again.body.data).toEqual({ result: 'going', applicationId: first.body.data.applicationId })
    expect(await rows(input.email)).toHaveLength(1)
  })

  test.each([
    ['without a name', { name: ' ' }, 'name'],
    ['without an address', { email: 'tan' }, 'email'],
    ['without a CV and a note', { note: null }, 'note'],
    ['without saying how they agreed', { agreed: '' }, 'agreed'],
    ['with a CV that is not kept', { cvId: '00000000-0000-4000-8000-000000000000' }, 'cvId'],
  ])('nobody is added %s', async (_what, over, field) => {
    const answer = await as(mei, 'POST', `${base}/applicants`, one(over))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors ?? answer.body.fields ?? {})).toContain(field)
  })

  test('nobody is added to another company’s job, with another company’s CV, or to a closed job', async () => {
    const theirs = (await sent(await cvOf('A B', addressed()), rival)).body.data.id
    expect((await as(rival, 'POST', `${base}/applicants`, one())).status).toBe(404)
    expect((await as(mei, 'POST', `${base}/applicants`, one({ cvId: theirs }))).status).toBe(422)
    const closed = (await publishJob(app, mei, { title: 'Gone' })).id
    const moved = await as(mei, 'POST', `/api/company/jobs/${closed}/move`, { action: 'close', reason: 'cancelled' })
    expect(moved.status, moved.text).toBe(200)
    expect((await as(mei, 'POST', `${base}/applicants`, one({ jobId: closed }))).status).toBe(409)
  })

  test('a file that is no CV is refused by its content', async () => {
    const answer = await sent(Buffer.from('<script>alert(1)</script>'))
    expect(answer.status).toBe(422)
  })

  test('what was added is taken back, but not whom somebody has worked on since', async () => {
    const batch = randomUUID()
    const cv = (await sent(await cvOf('Gone Soon', addressed()))).body.data.id
    const [a, b] = [one({ batch, row: 1, cvId: cv }), one({ batch, row: 2 })]
    await as(mei, 'POST', `${base}/applicants`, a)
    const stored = (await as(mei, 'POST', `${base}/applicants`, b)).body.data.applicationId
    await as(mei, 'POST', `/api/company/applications/${stored}/open`, {})
    expect((await as(rival, 'POST', `${base}/${batch}/take-back`, {})).status).toBe(404)
    const back = await as(mei, 'POST', `${base}/${batch}/take-back`, {})
    expect(back.body.data).toEqual({ removed: 1, kept: 1 })
    expect(await rows(a.email)).toEqual([])
    expect(await app.look(`select id from candidates where email = '${a.email}'`)).toEqual([])
    expect(await app.look(`select id from files where id = '${cv}'`)).toEqual([])
    expect(await rows(b.email)).toHaveLength(1)
  })

  test('whoever was put into a pool since stays there', async () => {
    const input = one()
    const { applicationId } = (await as(mei, 'POST', `${base}/applicants`, input)).body.data
    const pool = await as(mei, 'POST', '/api/company/talent/pools', {
      name: 'Night shift',
      purpose: 'For the new hall',
    })
    const into = `/api/company/talent/pools/${pool.body.data.id}/members`
    expect((await as(mei, 'POST', into, { applications: [applicationId] })).body.data.added).toBe(1)
    const back = await as(mei, 'POST', `${base}/${input.batch}/take-back`, {})
    expect(back.body.data).toEqual({ removed: 0, kept: 1 })
    expect(await rows(input.email)).toHaveLength(1)
  })

  test('a CV that nobody was made of goes; one that is an application’s stays', async () => {
    const lost = (await sent(await cvOf('Nobody', addressed()))).body.data.id
    const used = (await sent(await cvOf('Somebody', addressed()))).body.data.id
    await as(mei, 'POST', `${base}/applicants`, one({ cvId: used }))
    for (const fileId of [lost, used]) await dropUnused(app.server.services, { companyId: mei.companyId, fileId })
    expect(await app.look(`select id from files where id in ('${lost}', '${used}')`)).toEqual([{ id: used }])
  })

  test('somebody who only looks for work, or is employed, may not', async () => {
    expect((await app.call('POST', `${base}/applicants`, { body: one() })).status).toBe(401)
  })
})

describe('what a program reads in a CV that was sent', () => {
  test('is read once in a job and shown line by line, with what was found', async () => {
    const email = addressed()
    const cv = (await sent(await cvOf('Nur Aisyah', email))).body.data.id
    const { applicationId } = (await as(mei, 'POST', `${base}/applicants`, one({ email, cvId: cv }))).body.data
    const path = `/api/company/applications/${applicationId}/cv/text`
    await readSent(app.server.services, { companyId: mei.companyId, fileId: cv })
    const { status, body } = await as(mei, 'POST', path, {})
    expect(status).toBe(200)
    expect(body.data.state).toBe('read')
    expect(body.data.read.name.value).toBe('Nur Aisyah')
    expect(body.data.read.source.lines.map((l: { text: string }) => l.text).join(' ')).toContain('reach trucks')
    expect((await as(rival, 'POST', path, {})).status).toBe(404)
  })

  test('says that it is being read until it is, and why it cannot be read', async () => {
    const { applicationId } = (await as(mei, 'POST', `${base}/applicants`, one())).body.data
    expect((await as(mei, 'POST', `/api/company/applications/${applicationId}/cv/text`, {})).status).toBe(404)
    const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(600, 'x'), Buffer.from('\n%%EOF')])
    const current = await sent(broken)
    expect(current.status).toBe(201)
    const added = (await as(mei, 'POST', `${base}/applicants`, one({ cvId: current.body.data.id }))).body.data
    const path = `/api/company/applications/${added.applicationId}/cv/text`
    expect((await as(mei, 'POST', path, {})).body.data.state).toBe('reading')
    await readSent(app.server.services, { companyId: mei.companyId, fileId: current.body.data.id })
    expect((await as(mei, 'POST', path, {})).body.data).toMatchObject({ state: 'failed', read: null })
  })
})

describe('views that are kept', () => {
  const views = '/api/company/saved-views'
  const keep = (person: Person, over: Record<string, unknown> = {}) =>
    as(person, 'POST', views, {
      screen: 'applications',
      name: 'Late ones',
      query: { needs: 'me', sort: 'due' },
      ...over,
    })

  test('are one’s own until they are shared, and the same name replaces', async () => {
    const other = await colleague(mei)
    expect((await keep(mei)).status).toBe(201)
    const again = await keep(mei, { query: { stage: 'review' } })
    expect(again.body.data.views).toMatchObject([{ name: 'Late ones', mine: true, query: { stage: 'review' } }])
    expect((await as(other, 'GET', `${views}?screen=applications`)).body.data.views).toEqual([])
    await keep(mei, { name: 'All', shared: true, query: {} })
    const seen = (await as(other, 'GET', `${views}?screen=applications`)).body.data.views
    expect(seen).toMatchObject([{ name: 'All', mine: false, shared: true }])
    expect((await as(other, 'DELETE', `${views}/${seen[0].id}`)).status).toBe(404)
    expect((await as(rival, 'GET', `${views}?screen=applications`)).body.data.views).toEqual([])
    expect((await as(mei, 'DELETE', `${views}/${seen[0].id}`)).body.data.views).toHaveLength(1)
  })

  test('fifty at most', async () => {
    const hoarder = await app.employer('CA', `Maple ${randomUUID().slice(0, 6)}`)
    for (let i = 1; i <= 50; i++) expect((await keep(hoarder, { name: `View ${i}` })).status).toBe(201)
    expect((await keep(hoarder, { name: 'One more' })).status).toBe(409)
    await as(
      hoarder,
      'DELETE',
      `${views}/${(await as(hoarder, 'GET', `${views}?screen=applications`)).body.data.views[0].id}`,
    )
    const atOnce = await Promise.all([1, 2, 3, 4].map((i) => keep(hoarder, { name: `At once ${i}` })))
    expect(atOnce.map((a) => a.status).sort()).toEqual([201, 409, 409, 409])
  })
})
