import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { move, publishJob } from '../../../../test/adverts.ts'
import { applyTo, lettersTo, seekerOf } from '../../../../test/applicants.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { openIn } from '../jobs/sitemap.queries.ts'
import type { ReportDetail } from './reports.contract.ts'

let app: TestServer
let mei: Person
let rival: Person
let platform: string

beforeAll(async () => {
  app = await startTestServer({ env: { TRUST_PROXY: '1' } })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('SG', 'Rival')
  await app.server.services.database.forPlatform((db) =>
    db.run(sql`insert into users (portal, role, email, first_name, last_name, password_hash)
      select 'platform', 'system_owner', 'o@fourshore.example', 'O', 'W', password_hash from users where id = ${mei.userId}`),
  )
  const signedIn = await app.call('POST', '/api/auth/login', {
    body: { email: 'o@fourshore.example', password: PASSWORD, role: 'employer' },
  })
  platform = signedIn.body.token
})
afterAll(() => app.close())

const job = async (title: string): Promise<string> => (await publishJob(app, mei, { title })).id
type Who = { from?: string; token?: string; email?: string; reason?: string }
const report = async (id: string, { from = '10.1.0.1', token, email, reason = 'asks_for_money' }: Who = {}) => {
  const { status } = await app.call('POST', `/api/jobs/${id}/report`, {
    body: { reason, words: 'They wanted a deposit', email },
    headers: { 'x-forwarded-for': from },
    ...(token ? { token } : {}),
  })
  expect(status).toBe(201)
}
/** Somebody who has had an account for a while and showed that its address is theirs. */
const knownSeeker = async () => {
  const seeker = await seekerOf(app)
  await app.look(
    `update users set address_proved_at = now(), created_at = now() - interval '9 days' where id = '${seeker.userId}'`,
  )
  return seeker
}
const detail = async (id: string) => (await app.call('GET', `/api/jobs/${id}`)).body.data?.job
const isListed = async (id: string, title: string): Promise<boolean> => {
  const { jobs } = (await app.call('GET', `/api/jobs?search=${encodeURIComponent(title)}`)).body.data
  return jobs.some((found: { id: string }) => found.id === id)
}
/** As the lists of addresses for search engines ask. */
const isInSitemap = async (id: string): Promise<boolean> =>
  (await app.server.services.database.forPublic((db) => openIn(db, id, null, 1))).some((found) => found.id === id)
const own = async (id: string) =>
  (await app.call('GET', `/api/company/jobs/${id}`, { token: mei.token })).body.data.job as {
    status: string
    hiddenSince: string | null
    version: number
  }
const decide = async (id: string, decision: 'kept' | 'taken_down') => {
  const { reports } = (await app.call('GET', '/api/job-reports', { token: platform })).body.data
  const one = reports.find((r: { jobId: string; decision: unknown }) => r.jobId === id && r.decision === null)
  const { status } = await app.call('POST', `/api/job-reports/${one.id}/decision`, {
    token: platform,
    body: { decision, ...(decision === 'taken_down' ? { why: 'It asks for a deposit.' } : {}) },
  })
  expect(status).toBe(200)
}
const lettersAbout = async (title: string) =>
  (await lettersTo(app, mei.companyId, mei.email)).filter((letter) => letter.subject.includes(title))

test('a job that somebody says asks for money is hidden until the platform has looked, then public as it was', async () => {
  const id = await job('Gilder')
  const before = await detail(id)
  const { version } = await own(id)
  expect(await isInSitemap(id)).toBe(true)
  await report(id, { token: (await knownSeeker()).token })

  expect(await isListed(id, 'Gilder')).toBe(false)
  expect(await isInSitemap(id)).toBe(false)
  expect((await detail(id)).state).toBe('paused')
  expect((await applyTo(app, id)).status).toBe(409)
  expect(await own(id)).toMatchObject({ status: 'open', hiddenSince: expect.any(String), version })
  const { reports } = (await app.call('GET', '/api/job-reports', { token: platform })).body.data
  expect(reports[0]).toMatchObject({ jobId: id, hiddenSince: expect.any(String) })
  const [letter] = await lettersAbout('Gilder')
  expect(letter?.subject).toBe('Hidden for review: Gilder')
  expect(letter?.text).toContain(`/dashboard/jobs?job=${id}`)
  expect(letter?.text).not.toContain('deposit')
  const log = await app.look<{ action: string }>(
    `select action, actor_id, address from audit_log where target_id = '${id}' and company_id = '${mei.companyId}' order by id desc limit 1`,
  )
  expect(log[0]).toMatchObject({ action: 'job.hide', actor_id: null, address: '127.0.0.1' })

  // What its owner does meanwhile does not bring it back.
  await move(app, mei, id, { action: 'pause' })
  await move(app, mei, id, { action: 'resume' })
  expect(await isListed(id, 'Gilder')).toBe(false)

  await decide(id, 'kept')
  const after = await detail(id)
  expect(after).toMatchObject({ state: 'open', postedAt: before.postedAt })
  expect(await isListed(id, 'Gilder')).toBe(true)
  expect((await own(id)).hiddenSince).toBeNull()
  expect((await lettersAbout('Gilder')).map((l) => l.subject)).toContain('Public again: Gilder')
  expect((await applyTo(app, id)).status).toBe(201)
})

test('a job that was looked at and kept is not hidden again while it reads so', async () => {
  const id = await job('Farrier')
  await report(id, { token: (await knownSeeker()).token })
  await decide(id, 'kept')
  await report(id, { token: (await knownSeeker()).token })
  expect(await isListed(id, 'Farrier')).toBe(true)
  const { content, version } = (await app.call('GET', `/api/company/jobs/${id}`, { token: mei.token })).body.data.job
  const saved = await app.call('PUT', `/api/company/jobs/${id}`, {
    token: mei.token,
    body: { content: { ...content, vacancies: content.vacancies + 1 }, version },
  })
  expect(saved.status, saved.text).toBe(200)
  await report(id, { token: (await knownSeeker()).token })
  expect(await isListed(id, 'Farrier')).toBe(false)
})

test('an account opened for it hides nothing alone, and one that is known hides one advert at a time', async () => {
  const [first, second] = [await job('Thatcher'), await job('Glazier')]
  await report(first, { from: '10.9.0.1', token: (await seekerOf(app)).token })
  expect(await isListed(first, 'Thatcher')).toBe(true)
  const { token } = await knownSeeker()
  await report(second, { from: '10.9.0.2', token })
  expect(await isListed(second, 'Glazier')).toBe(false)
  const third = await job('Wheelwright')
  await report(third, { from: '10.9.0.2', token })
  expect(await isListed(third, 'Wheelwright')).toBe(true)
  await decide(second, 'taken_down')
})

test('strangers hide a job only where two of them tell; a rival who is signed in is a stranger', async () => {
  const id = await job('Cooper')
  await report(id, { from: '10.2.0.1', token: rival.token })
  await report(id, { from: '10.2.0.1', email: 'other@people.example' })
  await report(id, { from: '10.2.0.2', reason: 'not_real' })
  expect(await isListed(id, 'Cooper')).toBe(true)
  await report(id, { from: '10.2.0.3' })
  expect(await isListed(id, 'Cooper')).toBe(false)
  await decide(id, 'taken_down')
  expect((await app.call('GET', `/api/jobs/${id}`)).status).toBe(410)
  expect(await own(id)).toMatchObject({ status: 'closed', hiddenSince: null })
  // Where they told from is forgotten with the decision.
  expect(await app.look(`select 1 from job_reports where job_id = '${id}' and sender is not null`)).toEqual([])
})

test('two strangers count together for a week', async () => {
  const id = await job('Wheelwright')
  await report(id, { from: '10.3.0.1' })
  await app.look(`update job_reports set at = now() - interval '8 days' where job_id = '${id}'`)
  await report(id, { from: '10.3.0.2' })
  expect(await isListed(id, 'Wheelwright')).toBe(true)
})

test('somebody whose report was found wrong hides nothing alone any more', async () => {
  const { token } = await seekerOf(app)
  const [first, second] = [await job('Thatcher'), await job('Glazier')]
  await report(first, { token })
  await decide(first, 'kept')
  await report(second, { token })
  expect(await isListed(second, 'Glazier')).toBe(true)
})

const listed = async (query = '') =>
  (await app.call('GET', `/api/job-reports${query}`, { token: platform })).body.data as {
    reports: ReportDetail['report'][]
    total: number
    waiting: number
    late: number
    decides: boolean
  }
const reportOf = async (jobId: string) =>
  (await listed()).reports.find((r) => r.jobId === jobId) as ReportDetail['report']
const whole = async (id: string) =>
  (await app.call('GET', `/api/job-reports/${id}`, { token: platform })).body.data as ReportDetail

test('what is reported is read with the advert, the answer of its company and what was decided before', async () => {
  const id = await job('Chandler')
  await report(id, { from: '10.4.0.1', reason: 'wrong_facts', email: 'first@people.example' })
  const first = await reportOf(id)
  expect(first.isLate).toBe(false)
  expect(Date.parse(first.answerBy) - Date.parse(first.at)).toBe(7 * 86_400_000)
  await decide(id, 'kept')
  const { content, version } = (await app.call('GET', `/api/company/jobs/${id}`, { token: mei.token })).body.data.job
  const body = { content: { ...content, vacancies: content.vacancies + 1 }, version }
  expect((await app.call('PUT', `/api/company/jobs/${id}`, { token: mei.token, body })).status).toBe(200)
  const answer = (words: string, token = mei.token) =>
    app.call('POST', `/api/company/jobs/${id}/review-answer`, { token, body: { words } })
  expect((await answer('Nothing is hidden yet')).status).toBe(409)
  // The company was cleared again and again above: nobody hides its adverts alone any more.
  await report(id, { from: '10.4.0.9' })
  await report(id, { token: (await knownSeeker()).token })
  const second = await reportOf(id)
  // Somebody looks sooner where the advert is hidden until then.
  expect(Date.parse(second.answerBy) - Date.parse(second.hiddenSince as string)).toBe(2 * 86_400_000)
  expect((await answer('', mei.token)).body.fields).toEqual({ words: 'Your answer is required' })
  expect((await answer('Not mine', rival.token)).status).toBe(404)
  expect((await answer('We lend the uniform, nobody pays.')).status).toBe(200)
  expect(await own(id)).toMatchObject({ hiddenAnswer: { words: 'We lend the uniform, nobody pays.' } })
  const read = await whole(second.id)
  expect(read).toMatchObject({
    report: { words: 'They wanted a deposit', reason: 'asks_for_money', company: 'Harbour Works', decision: null },
    advert: { state: 'paused', place: 'Singapore' },
    answer: { words: 'We lend the uniform, nobody pays.' },
    history: expect.arrayContaining([expect.objectContaining({ id: first.id, decision: 'kept', decidedBy: 'O W' })]),
    decides: true,
  })
  expect(read.advert?.description.length).toBeGreaterThan(20)
  expect((await app.call('GET', `/api/job-reports/${second.id}`, { token: mei.token })).status).toBe(403)
  await decide(id, 'kept')
})

test('whoever told and the company are written to, each in their words, when it is taken down; and it is decided once', async () => {
  const id = await job('Fletcher')
  const { token, email } = await seekerOf(app)
  await app.call('POST', `/api/jobs/${id}/report`, {
    body: { reason: 'not_real', email: 'guest@people.example', language: 'fr' },
    headers: { 'x-forwarded-for': '10.5.0.1' },
  })
  await report(id, { token })
  const { id: told, caseNumber } = await reportOf(id)
  const t = (body: Record<string, unknown>) =>
    app.call('POST', `/api/job-reports/${told}/decision`, { token: platform, body })
  expect((await t({ decision: 'taken_down' })).body.fields).toEqual({ why: 'Say why the job is taken down' })
  expect((await t({ decision: 'taken_down', why: 'It asks for a deposit.' })).status).toBe(200)
  expect((await t({ decision: 'kept' })).status).toBe(409)
  const [mine] = await lettersTo(app, null, email)
  expect(mine?.subject).toContain('Your report R-')
  expect(mine?.text).toContain('has taken it down')
  const [theirs] = await lettersTo(app, null, 'guest@people.example')
  expect(theirs?.subject).toContain('Votre signalement R-')
  expect([mine?.subject, theirs?.subject].join()).toContain(caseNumber)
  const [down] = (await lettersAbout('Fletcher')).filter((l) => l.subject.startsWith('Taken down'))
  expect(down?.text).toContain('It asks for a deposit.')
  expect(down?.text).not.toContain('guest@people.example')
  const decided = (await listed('?show=decided')).reports.filter((r) => r.jobId === id)
  expect(decided.map((r) => [r.decision, r.decidedWhy, r.decidedBy])).toEqual([
    ['taken_down', 'It asks for a deposit.', 'O W'],
    ['taken_down', 'It asks for a deposit.', 'O W'],
  ])
})

test('the list counts what waits and what waits too long, and shows one or the other', async () => {
  const id = await job('Sawyer')
  await report(id, { from: '10.6.0.1', reason: 'other' })
  const before = await listed()
  await app.look(`update job_reports set at = now() - interval '8 days' where job_id = '${id}'`)
  const after = await listed('?show=waiting')
  expect(after.late).toBe(before.late + 1)
  expect(after.total).toBe(after.waiting)
  expect(after.reports.every((r) => r.decision === null)).toBe(true)
  expect(after.reports.find((r) => r.jobId === id)?.isLate).toBe(true)
  const decided = await listed('?show=decided')
  expect(decided.total + after.total).toBe(before.total)
  expect((await app.call('GET', '/api/job-reports?show=all', { token: platform })).status).toBe(422)
})
