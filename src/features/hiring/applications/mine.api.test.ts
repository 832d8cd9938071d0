import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { move, publishJob } from '../../../../test/adverts.ts'
import { applyTo, cvOf, lettersTo, seekerOf } from '../../../../test/applicants.ts'
import { pdfOf } from '../../../../test/files.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { dayIn } from '../../../shared/dates.ts'
import { processDueJobs } from '../jobs/move.service.ts'
import { reconcileJob } from './jobs.ts'

let app: TestServer
let mei: Person
let job: string
/** How far the server's clock is ahead. */
let ahead = 0
const DAY = 86_400_000

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date(Date.now() + ahead) })
  mei = await app.employer('SG', 'Harbour Works')
  job = (await publishJob(app, mei, { responseDays: 5 })).id
})
afterAll(() => app.close())

const at = (key: string, path = '') => `/api/my-applications/${key}${path}`

/** Somebody who applied without an account, with what their link ends with. */
const guest = async (jobId = job) => {
  const email = `guest.${randomUUID().slice(0, 8)}@people.test`
  expect((await applyTo(app, jobId, { email, note: 'Hello' })).status).toBe(201)
  const [letter] = await lettersTo(app, mei.companyId, email)
  return { email, key: letter?.token as string }
}
const seekerApplied = async (jobId = job) => {
  const noor = await seekerOf(app)
  const { body } = await applyTo(app, jobId, {}, noor.token)
  return { ...noor, key: body.data.applicationId as string }
}
const idOf = async (email: string) =>
  (
    await app.look<{ id: string }>(
      `select a.id from applications a join candidates c on c.id = a.candidate_id where c.email = '${email}'`,
    )
  )[0]?.id as string
const openedBy = (id: string) =>
  app.call('POST', `/api/company/applications/${id}/open`, { token: mei.token, body: {} })
const reject = async (id: string) => {
  const { body } = await app.call('GET', '/api/company/applications/choices', { token: mei.token })
  return app.call('POST', '/api/company/applications/move', {
    token: mei.token,
    body: { applications: [{ id }], action: 'reject', reasonId: body.data.reasons[0].id },
  })
}

describe('by the link of a letter', () => {
  test('one reads one’s own application and nothing else', async () => {
    const { email, key } = await guest()
    const { status, body } = await app.call('GET', at(key))
    expect(status).toBe(200)
    expect(body.data.application).toMatchObject({
      status: 'received',
      firstViewedAt: null,
      inAccount: false,
      unread: 0,
      sent: { email, note: 'Hello', cv: 'cv.pdf' },
      may: { withdraw: true, write: true, ask: false, replaceCv: true },
    })
    expect((await app.call('GET', at(await idOf(email)))).status).toBe(401)
    expect((await app.call('GET', at('A'.repeat(22)))).status).toBe(410)
    expect((await app.call('GET', at('short'))).status).toBe(404)
  })

  test('shows once and for good when a person first opened it', async () => {
    const { email, key } = await guest()
    const id = await idOf(email)
    expect((await openedBy(id)).status).toBe(200)
    const first = (await app.call('GET', at(key))).body.data.application
    expect(Math.abs(Date.parse(first.firstViewedAt) - Date.now())).toBeLessThan(60_000)
    expect(first.timeline.map((e: { what: string }) => e.what)).toEqual(['received', 'viewed'])
    ahead = 60_000
    await openedBy(id)
    expect((await app.call('GET', at(key))).body.data.application.firstViewedAt).toBe(first.firstViewedAt)
    ahead = 0
  })

  test('one writes, replaces the CV, reads it, and withdraws with a reason; the team is told', async () => {
    const { email, key } = await guest()
    const wrote = await app.call('POST', at(key, '/messages'), { body: { body: 'When do you begin?' } })
    expect(wrote.body.data.application.messages).toMatchObject([{ mine: true, body: 'When do you begin?' }])
    const fresh = pdfOf('<< /Title (new) >>')
    const changed = await app.call('POST', at(key, '/cv'), { body: { cv: cvOf('new.pdf', fresh) } })
    expect(changed.body.data.application.sent.cv).toBe('new.pdf')
    expect((await app.call('GET', at(key, '/cv'))).bytes.equals(fresh)).toBe(true)
    const files = await app.look(
      `select 1 from files f where not exists (select from applications a where a.cv_file_id = f.id)`,
    )
    expect(files).toEqual([])
    const gone = await app.call('POST', at(key, '/withdraw'), { body: { reason: 'Found another' } })
    expect(gone.body.data.application).toMatchObject({ status: 'withdrawn', may: { withdraw: false, write: false } })
    expect((await app.call('POST', at(key, '/withdraw'), { body: {} })).status).toBe(409)
    expect((await app.call('POST', at(key, '/messages'), { body: { body: 'Again' } })).status).toBe(409)
    const told = (await lettersTo(app, mei.companyId, mei.email)).map((l) => l.subject)
    expect(told).toContain('Warehouse coordinator: an applicant wrote to you')
    expect(told).toContain('Warehouse coordinator: an application was withdrawn')
    expect((await applyTo(app, job, { email })).status).toBe(201)
    expect(
      (
        await app.look(
          `select 1 from applications a join candidates c on c.id = a.candidate_id where c.email = '${email}'`,
        )
      ).length,
    ).toBe(2)
  })

  test('one asks once, and not before the promised day is over', async () => {
    const { key } = await guest()
    expect((await app.call('POST', at(key, '/ask'), { body: {} })).status).toBe(409)
    ahead = 6 * DAY
    expect((await app.call('GET', at(key))).body.data.application.may.ask).toBe(true)
    const input = await app.call('POST', at(key, '/ask'), { body: {} })
    expect(input.body.data.application).toMatchObject({ may: { ask: false }, askFrom: null })
    expect((await app.call('POST', at(key, '/ask'), { body: {} })).status).toBe(409)
    ahead = 0
  })

  test('it can be taken into an account, and then the link opens nothing', async () => {
    const { key } = await guest()
    expect((await app.call('POST', at(key, '/claim'), { body: {} })).status).toBe(401)
    const noor = await seekerOf(app)
    const { status, body } = await app.call('POST', at(key, '/claim'), { token: noor.token, body: {} })
    expect([status, body.data.application.inAccount]).toEqual([200, true])
    expect((await app.call('GET', at(key))).status).toBe(404)
    const mine = await app.call('GET', '/api/my-applications', { token: noor.token })
    expect(mine.body.data.applications.map((a: { id: string }) => a.id)).toEqual([body.data.application.id])
  })

  test('what was decided but not told yet is not seen, and withdrawing then takes the letter back', async () => {
    const { email, key } = await guest()
    const id = await idOf(email)
    expect((await reject(id)).body.data.done).toBe(1)
    expect((await app.call('GET', at(key))).body.data.application).toMatchObject({
      status: 'received',
      outcomePhrase: null,
      messages: [],
    })
    expect((await app.call('POST', at(key, '/withdraw'), { body: {} })).body.data.application.status).toBe('withdrawn')
    const letters = await app.look(
      `select taken_back_at is not null back from application_messages where application_id = '${id}'`,
    )
    expect(letters).toEqual([{ back: true }])
  })
})

describe('with an account', () => {
  test('one sees one’s own only; another’s is not there, and no role but a job seeker’s may ask', async () => {
    const [noor, omar] = [await seekerApplied(), await seekerApplied()]
    const list = await app.call('GET', '/api/my-applications', { token: noor.token })
    expect(list.body.data).toMatchObject({ all: 1, counts: { received: 1 } })
    expect((await app.call('GET', at(omar.key), { token: noor.token })).status).toBe(404)
    for (const path of ['/withdraw', '/ask', '/messages', '/claim'])
      expect((await app.call('POST', at(omar.key, path), { token: noor.token, body: { body: 'x' } })).status).toBe(404)
    expect((await app.call('GET', at(omar.key, '/cv'), { token: noor.token })).status).toBe(404)
    expect((await app.call('GET', '/api/my-applications', { token: mei.token })).status).toBe(403)
    expect((await app.call('GET', at(omar.key), { token: mei.token })).status).toBe(403)
    expect((await app.call('GET', '/api/my-applications')).status).toBe(401)
  })

  test('the list narrows by day, country and status, and its counts are what it holds', async () => {
    const noor = await seekerApplied()
    await applyTo(app, (await publishJob(app, mei, { title: 'Second' })).id, {}, noor.token)
    await app.call('POST', at(noor.key, '/withdraw'), { token: noor.token, body: {} })
    const find = async (query: string) =>
      (await app.call('GET', `/api/my-applications?${query}`, { token: noor.token })).body.data
    const all = await find('')
    expect(all.applications).toHaveLength(2)
    expect(all.counts).toMatchObject({ received: 1, withdrawn: 1 })
    expect(Object.values(all.counts as Record<string, number>).reduce((a, b) => a + b, 0)).toBe(all.applications.length)
    expect(all.weeks.map((w: { count: number }) => w.count)).toEqual([2])
    expect((await find('status=withdrawn')).applications).toHaveLength(1)
    expect((await find('country=CA')).applications).toEqual([])
    expect((await find('to=2020-01-01')).applications).toEqual([])
    expect((await app.call('GET', '/api/my-applications?status=perhaps', { token: noor.token })).status).toBe(422)
  })

  test('the record as a PDF holds exactly what the list holds, with its weeks and when it was made', async () => {
    const noor = await seekerApplied()
    await applyTo(app, (await publishJob(app, mei, { title: 'Organ tuner' })).id, {}, noor.token)
    const list = async (query: string) =>
      (await app.call('GET', `/api/my-applications?${query}`, { token: noor.token })).body.data
    const read = async (query: string) => {
      const answer = await fetch(`${app.url}/api/my-applications-record?${query}`, {
        headers: { authorization: `Bearer ${noor.token}` },
      })
      expect(answer.headers.get('content-type')).toContain('application/pdf')
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
        mergePages: true,
      })
      // A long title goes on in the next line.
      return text.replaceAll(/\s+/g, ' ')
    }
    const all = await list('')
    const text = await read('')
    expect(text).toContain(`${all.applications.length} in this list`)
    for (const a of all.applications) expect(text).toContain(a.job.title)
    for (const w of all.weeks) expect(text).toContain(w.monday)
    expect(text).toMatch(/Generated at \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
    expect(await read('to=2020-01-01')).toContain('0 in this list')
    // 14 hours ahead of UTC and 11 behind: on no day and at no hour is it the same date in both.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const theirs = await read(`zone=${zone}`)
      expect(theirs).toMatch(new RegExp(`Generated at \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d ${zone}`))
      for (const a of all.applications)
        expect(theirs).toMatch(new RegExp(`Received\\s+${dayIn(zone, new Date(a.changedAt))}`))
    }
    const nowhere = await app.call('GET', '/api/my-applications-record?zone=Nowhere', { token: noor.token })
    expect(nowhere.status).toBe(422)
    expect((await app.call('GET', '/api/my-applications-record', { token: mei.token })).status).toBe(403)
  })
})

describe('a job that closes', () => {
  test('ends what was going on and writes to each; open again, they stand where they stood', async () => {
    const other = (await publishJob(app, mei, { title: 'Night porter' })).id
    const { email, key } = await guest(other)
    const run = () => reconcileJob(app.server.services, { companyId: mei.companyId, jobId: other })
    await move(app, mei, other, { action: 'close', reason: 'cancelled' })
    const queued = await app.look(`select 1 from graphile_worker._private_jobs where key = 'applications of ${other}'`)
    expect(queued).toHaveLength(1)
    await run()
    await run()
    expect((await app.call('GET', at(key))).body.data.application).toMatchObject({
      status: 'jobClosed',
      may: { ask: false },
    })
    const id = await idOf(email)
    const letters = () =>
      app.look(
        `select subject, left_at, taken_back_at is not null back from application_messages where application_id = '${id}'`,
      )
    expect(await letters()).toEqual([{ subject: 'Night porter: the job is closed', left_at: null, back: false }])
    await move(app, mei, other, { action: 'reopen' })
    expect((await move(app, mei, other, { action: 'publish' })).status).toBe(200)
    await run()
    await run()
    const back = (await app.call('GET', at(key))).body.data.application
    expect(back.status).toBe('received')
    expect(back.timeline.map((e: { what: string }) => e.what)).toEqual(['received', 'jobClosed', 'received'])
    expect(await letters()).toMatchObject([{ back: true }])
  })
  test('because its last day is over takes no more applications; those it has go on until it is archived', async () => {
    const other = (await publishJob(app, mei, { title: 'Day porter' })).id
    const { email, key } = await guest(other)
    const run = () => reconcileJob(app.server.services, { companyId: mei.companyId, jobId: other })
    const status = async () => (await app.call('GET', at(key))).body.data.application.status
    await app.look(`update jobs set closes_at = now() where id = '${other}'`)
    await app.server.services.database.forCompany(mei.companyId, (db) =>
      processDueJobs(app.server.services, db, mei.companyId),
    )
    await run()
    expect(await status()).toBe('received')
    expect(await app.look(`select 1 from application_messages where application_id = '${await idOf(email)}'`)).toEqual(
      [],
    )
    expect((await applyTo(app, other, { email: 'late@people.test' })).status).toBe(410)
    expect((await move(app, mei, other, { action: 'archive' })).status).toBe(200)
    await run()
    expect(await status()).toBe('jobClosed')
  })

  test('leaves an offer standing, and ends the application when that is withdrawn', async () => {
    const other = (await publishJob(app, mei, { title: 'Head porter' })).id
    const { email, key } = await guest(other)
    const id = await idOf(email)
    const run = () => reconcileJob(app.server.services, { companyId: mei.companyId, jobId: other })
    const status = async () => (await app.call('GET', at(key))).body.data.application.status
    const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
    const { body } = await app.call('POST', `/api/company/applications/${id}/offers`, {
      token: mei.token,
      body: {
        position: 'Head porter',
        department: '',
        pay: '4000',
        period: 'MONTH',
        allowances: [],
        weeklyHours: 44,
        startsOn: day(30),
        expiresOn: day(7),
        probationMonths: 3,
        terms: '',
      },
    })
    const offer = (action: string) =>
      app.call('POST', `/api/company/offers/${body.data.offer.id}/move`, { token: mei.token, body: { action } })
    await offer('approve')
    expect((await offer('send')).status).toBe(200)
    await move(app, mei, other, { action: 'close', reason: 'filled' })
    await run()
    expect(await status()).toBe('offer')
    expect((await offer('withdraw')).status).toBe(200)
    const queued = await app.look(`select 1 from graphile_worker._private_jobs where key = 'applications of ${other}'`)
    expect(queued).toHaveLength(1)
    await run()
    expect(await status()).toBe('jobClosed')
  })
})
