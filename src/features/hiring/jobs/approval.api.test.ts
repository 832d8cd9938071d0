import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { beginJob, inDays, move, placeIn } from '../../../../test/adverts.ts'
import { agree, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'
import { processDueJobs } from './move.service.ts'

let app: TestServer
let mei: Person
let bob: Person
let cho: Person
let hr: Person
let solo: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  solo = await app.employer('SG', 'One Person')
  bob = await anAdministrator(app, mei, 'Bob')
  cho = await anAdministrator(app, mei, 'Cho')
  hr = await anAdministrator(app, mei, 'Hana', 'hr_admin')
})
afterAll(() => app.close())

const jobs = '/api/company/jobs'
/** Switching it off takes a second word where there is somebody to give it. */
const setting = async (by: Person, jobsNeedApproval: boolean) => {
  const answer = await app.call('PUT', '/api/company/hiring-settings', { token: by.token, body: { jobsNeedApproval } })
  if (answer.body.data?.switchingOff.jobs) await agree(app, bob)
  return answer
}
const team = (by: Person, id: string, ...members: [Person, string][]) =>
  app.call('PUT', `${jobs}/${id}/team`, {
    token: by.token,
    body: { team: members.map(([who, role]) => ({ userId: who.userId, role })) },
  })
const read = async (id: string, by = mei) => (await app.call('GET', `${jobs}/${id}`, { token: by.token })).body.data.job
const save = async (id: string, over: object, by = mei) => {
  const job = await read(id, by)
  return app.call('PUT', `${jobs}/${id}`, {
    token: by.token,
    body: { version: job.version, content: { ...job.content, ...over } },
  })
}
const inbox = async (to: Person, title: string) => {
  const rows = await app.look<{ id: string; company_id: string; sealed: Buffer; template: string; recipient: string }>(
    `select id, company_id, sealed, template, recipient from outbox where recipient = '${to.email}' order by created_at, id`,
  )
  return rows
    .map((row) => ({ template: row.template, ...openMessage(app.server.services, row) }))
    .filter((m) => m.text.includes(title))
}
const NEEDS = 'This job needs approval before it is published. Ask for approval first.'

describe('a job whose company asks for approval', () => {
  beforeAll(async () => {
    expect((await setting(mei, true)).body.data).toEqual({
      jobsNeedApproval: true,
      offersNeedApproval: false,
      peopleMayAsk: true,
      switchingOff: { jobs: null, offers: null },
      alone: false,
      mayWrite: true,
    })
  })
  afterAll(() => setting(mei, false))

  test('is not published or scheduled without it, one by one or among many', async () => {
    const { id } = await beginJob(app, mei)
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    for (const body of [{ action: 'publish' }, { action: 'schedule', publishAt }]) {
      const refused = await move(app, mei, id, body)
      expect([refused.status, refused.body.error]).toEqual([409, NEEDS])
    }
    const many = await app.call('POST', `${jobs}/bulk`, {
      token: mei.token,
      body: { ids: [id], action: 'publish', preview: false },
    })
    expect(many.body.data).toMatchObject({ done: 0, results: [{ why: NEEDS }] })
    expect((await read(id)).allowed).toEqual(['submit', 'archive'])
  })

  test('is approved by somebody else, who hears of it and answers; then it is published', async () => {
    const title = `Approved ${Date.now()}`
    const { id } = await beginJob(app, mei, { title })
    const input = await move(app, mei, id, { action: 'submit' })
    expect(input.body.data.job).toMatchObject({
      status: 'pending_approval',
      waitsForYou: false,
      approval: { askedBy: 'Mei Tan', missing: ['Bob Lee', 'Cho Lee'], all: false, alone: false },
    })
    for (const who of [bob, cho]) expect((await inbox(who, title)).map((m) => m.template)).toEqual(['approval-asked'])
    expect(await inbox(mei, title)).toEqual([])
    expect((await save(id, { title: 'Another' })).status).toBe(409)
    const own = await move(app, mei, id, { action: 'approve' })
    expect([own.status, own.body.error]).toEqual([409, 'You asked for this approval: somebody else has to give it.'])
    const waits = await app.call('GET', `${jobs}?waiting=you`, { token: bob.token })
    expect(waits.body.data).toMatchObject({ waitsForYou: 1, totalCount: 1, jobs: [{ id, waitsForYou: true }] })
    expect((await move(app, hr, id, { action: 'approve' })).status).toBe(403)
    const approved = await move(app, bob, id, { action: 'approve' })
    expect(approved.body.data.job).toMatchObject({ status: 'approved', approval: { given: ['Bob Lee'] } })
    expect((await inbox(mei, title)).map((m) => m.subject)).toEqual([`Approved: ${title}`])
    expect((await move(app, mei, id, { action: 'publish' })).body.data.job.status).toBe('open')
    const log = await app.look(`select action from audit_log where target_id = '${id}' order by id`)
    expect(log.map((l) => l.action)).toEqual(['job.create', 'job.submit', 'job.approve', 'job.publish'])
  })

  test('is checked by its country’s rules before it is asked for', async () => {
    const { id } = await beginJob(app, mei, { payMax: '9000' })
    const refused = await move(app, mei, id, { action: 'submit' })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['content.payMax']])
  })

  test('comes back with a reason, or is taken back, and is asked for anew', async () => {
    const title = `Back ${Date.now()}`
    const { id } = await beginJob(app, mei, { title })
    await move(app, mei, id, { action: 'submit' })
    expect((await move(app, bob, id, { action: 'sendBack' })).body.fields).toEqual({ note: 'Say what has to change' })
    const back = await move(app, bob, id, { action: 'sendBack', note: 'The pay is too low.' })
    expect(back.body.data.job).toMatchObject({
      status: 'draft',
      approval: { sentBack: { by: 'Bob Lee', note: 'The pay is too low.' } },
    })
    expect((await inbox(mei, title))[0]?.text).toContain('The pay is too low.')
    await move(app, mei, id, { action: 'submit' })
    expect((await move(app, mei, id, { action: 'withdraw' })).body.data.job.status).toBe('draft')
    expect((await move(app, bob, id, { action: 'approve' })).status).toBe(409)
  })

  test('is asked again when something that matters changes before it is public, and not for a comma', async () => {
    const { id } = await beginJob(app, mei)
    await move(app, mei, id, { action: 'submit' })
    await move(app, bob, id, { action: 'approve' })
    const comma = await save(id, { department: 'Logistics' })
    expect(comma.body.data.job.status).toBe('approved')
    const raised = await save(id, { payMax: '4500' })
    expect(raised.body.data.job).toMatchObject({ status: 'draft', approval: { lapsed: true } })
    expect((await move(app, mei, id, { action: 'publish' })).body.error).toBe(NEEDS)
    // Also off the timetable; taken off it unchanged, it stays approved.
    await move(app, mei, id, { action: 'submit' })
    await move(app, cho, id, { action: 'approve' })
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await move(app, mei, id, { action: 'schedule', publishAt })
    expect((await move(app, mei, id, { action: 'unschedule' })).body.data.job.status).toBe('approved')
    await move(app, mei, id, { action: 'schedule', publishAt })
    expect((await save(id, { vacancies: 3 })).body.data.job).toMatchObject({ status: 'draft', publishAt: null })
  })

  test('reopened after it was closed, needs another', async () => {
    const { id } = await beginJob(app, mei)
    await move(app, mei, id, { action: 'submit' })
    await move(app, bob, id, { action: 'approve' })
    await move(app, mei, id, { action: 'publish' })
    await move(app, mei, id, { action: 'close', reason: 'cancelled' })
    expect((await move(app, mei, id, { action: 'reopen' })).body.data.job.allowed).toEqual(['submit', 'archive'])
  })

  test('is held by the timetable when it was scheduled before approval was asked for', async () => {
    await setting(mei, false)
    const { id } = await beginJob(app, mei)
    await move(app, mei, id, { action: 'schedule', publishAt: new Date(Date.now() + 3_600_000).toISOString() })
    await setting(mei, true)
    expect((await move(app, mei, id, { action: 'publish' })).body.error).toBe(NEEDS)
    await app.look(`update jobs set publish_at = now() - interval '1 minute' where id = '${id}'`)
    const settle = () =>
      app.server.services.database.forCompany(mei.companyId, (db) =>
        processDueJobs(app.server.services, db, mei.companyId),
      )
    expect(await settle()).toEqual([{ id, action: 'job.hold' }])
    expect((await read(id)).status).toBe('draft')
    expect((await app.call('GET', `/api/jobs/${id}`)).status).toBe(404)
  })
})

test('nobody else runs the company: who asks approves, and it is said', async () => {
  expect((await setting(solo, true)).body.data.alone).toBe(true)
  const { id } = await beginJob(app, solo)
  const input = await move(app, solo, id, { action: 'submit' })
  expect(input.body.data.job).toMatchObject({ waitsForYou: true, approval: { alone: true } })
  expect((await move(app, solo, id, { action: 'approve' })).body.data.job.status).toBe('approved')
})

describe('the hiring team', () => {
  test('names approvers, each of whom has to approve', async () => {
    const { id } = await beginJob(app, mei)
    const chosen = await team(mei, id, [bob, 'approver'], [cho, 'approver'], [hr, 'recruiter'], [bob, 'interviewer'])
    expect(chosen.body.data.team).toHaveLength(4)
    expect((await move(app, mei, id, { action: 'publish' })).body.error).toBe(NEEDS)
    await move(app, mei, id, { action: 'submit' })
    const first = await move(app, bob, id, { action: 'approve' })
    expect(first.body.data.job).toMatchObject({
      status: 'pending_approval',
      approval: { given: ['Bob Lee'], missing: ['Cho Lee'], all: true },
    })
    expect((await move(app, bob, id, { action: 'approve' })).status).toBe(409)
    const changed = await team(mei, id, [bob, 'approver'])
    expect([changed.status, changed.body.error]).toEqual([
      409,
      'This job waits for its approvers. Take the request back before you change them.',
    ])
    expect((await move(app, cho, id, { action: 'approve' })).body.data.job.status).toBe('approved')
    // A part that has nothing to do with approval changes nothing of it.
    await team(mei, id, [bob, 'approver'], [cho, 'approver'])
    expect((await read(id)).status).toBe('approved')
  })

  test('gets another approver: what was approved waits for them, too', async () => {
    const { id } = await beginJob(app, mei)
    await team(mei, id, [bob, 'approver'])
    await move(app, mei, id, { action: 'submit' })
    await move(app, bob, id, { action: 'approve' })
    await team(mei, id, [bob, 'approver'], [cho, 'approver'])
    expect(await read(id)).toMatchObject({ status: 'draft', approval: { lapsed: true } })
  })

  test('comes along into a copy and a template, without the approval', async () => {
    const { id } = await beginJob(app, mei)
    await team(mei, id, [hr, 'hiring_manager'], [bob, 'approver'])
    for (const asTemplate of [false, true]) {
      const made = await app.call('POST', jobs, { token: mei.token, body: { copyOf: id, asTemplate } })
      expect(made.body.data.job.team).toEqual([
        { userId: bob.userId, name: 'Bob Lee', role: 'approver', employee: false, position: null },
        { userId: hr.userId, name: 'Hana Lee', role: 'hiring_manager', employee: false, position: null },
      ])
    }
  })

  test('takes nobody of another company, and no approver who does not run this one', async () => {
    const { id } = await beginJob(app, mei)
    expect((await team(mei, id, [solo, 'recruiter'])).body.fields).toEqual({
      team: 'Somebody you chose does not work for your company any more.',
    })
    expect((await team(mei, id, [hr, 'approver'])).body.fields).toEqual({
      team: 'Hana Lee cannot approve jobs: only those who run the company can.',
    })
    expect((await team(hr, id, [hr, 'recruiter'])).status).toBe(403)
    expect((await team(solo, id)).status).toBe(404)
    expect((await app.call('GET', `${jobs}/${id}/team`, { token: solo.token })).status).toBe(404)
    expect((await app.call('GET', `${jobs}/${id}/team`, { token: hr.token })).body.data.team).toEqual([])
    expect((await setting(hr, true)).status).toBe(403)
  })
})

test('a job does not go by a pipeline that lacks a stage its applications are in', async () => {
  const place = await placeIn(app, 'SG', 'singapore')
  const { id } = await beginJob(app, mei, { placeId: place.id, closesOn: inDays(20) })
  await anApplication(app, mei, id)
  const made = await app.call('POST', '/api/company/pipelines', { token: mei.token, body: { name: 'Short' } })
  const short = made.body.data.pipelines.find((p: { name: string }) => p.name === 'Short')
  const stages = short.stages.filter((s: { kind: string }) => s.kind !== 'interview')
  await app.call('PUT', `/api/company/pipelines/${short.id}`, {
    token: mei.token,
    body: { version: short.version, name: 'Short', stages },
  })
  const choose = () => app.call('PUT', `${jobs}/${id}/pipeline`, { token: mei.token, body: { pipelineId: short.id } })
  expect((await choose()).body.error).toMatch(/^There are applications in .+, and Short has no stage of that kind\./)
  await app.look(`update applications set outcome = 'rejected' where job_id = '${id}'`)
  expect((await choose()).status).toBe(200)
  expect((await read(id)).pipeline).toEqual({ id: short.id, name: 'Short' })
})

describe('a change of a job that is published', () => {
  const published = async (by = mei) => {
    const { id } = await beginJob(app, by)
    expect((await move(app, by, id, { action: 'publish' })).status).toBe(200)
    await setting(by, true)
    return id
  }
  afterEach(async () => {
    await setting(mei, false)
    await setting(solo, false)
  })
  const seen = async (id: string) => (await app.call('GET', `/api/jobs/${id}`)).body.data.job

  test.each([
    ['more pay', { payMax: '5900' }],
    ['another address for applications', { applyUrl: 'https://elsewhere.example/apply' }],
    ['another mailbox for applications', { applyEmail: 'somebody@elsewhere.example' }],
  ])('is not public before it is approved: %s', async (_what, over) => {
    const id = await published()
    const before = await seen(id)
    const { body } = await save(id, over)
    expect(body.data.job).toMatchObject({ status: 'open', proposed: over })
    expect(await seen(id)).toEqual(before)
    expect((await inbox(bob, body.data.job.title)).at(-1)?.text).toContain('a change of the published job')
    // Whoever asked does not approve; HR cannot.
    expect((await move(app, mei, id, { action: 'approveChange' })).status).toBe(409)
    expect((await move(app, hr, id, { action: 'approveChange' })).status).toBe(403)
    const all = await app.call('GET', `${jobs}?waiting=anybody&pageSize=200`, { token: mei.token })
    expect(
      all.body.data.jobs.map((j: { id: string }) => j.id),
      'whoever asked finds the change among all that wait',
    ).toContain(id)
    const waiting = await app.call('GET', `${jobs}?waiting=you`, { token: bob.token })
    expect(waiting.body.data.jobs.map((j: { id: string }) => j.id)).toContain(id)
    expect((await move(app, bob, id, { action: 'approveChange' })).status).toBe(200)
    const after = await read(id)
    expect(after).toMatchObject({ status: 'open', proposed: null, revision: 2, content: over })
    expect(await seen(id)).not.toEqual(before)
    expect((await move(app, bob, id, { action: 'approveChange' })).status).toBe(409)
    expect((await inbox(mei, body.data.job.title)).at(-1)?.text).toContain('approved the change of the job')
  })

  test('of its text alone is public at once, and what is asked for meanwhile comes on top of it', async () => {
    const id = await published()
    await save(id, { payMax: '5900' })
    const description = `${(await read(id)).content.description} And a view of the sea.`
    await save(id, { description })
    expect((await seen(id)).description).toContain('view of the sea')
    expect((await read(id)).proposed).toEqual({ payMax: '5900' })
    await move(app, cho, id, { action: 'approveChange' })
    expect((await read(id)).content).toMatchObject({ payMax: '5900', description })
  })

  test('is sent back with words, or taken back, and nothing of it stays', async () => {
    const id = await published()
    await save(id, { payMax: '5900' })
    expect((await move(app, bob, id, { action: 'sendBackChange' })).body.fields.note).toBe('Say what has to change')
    const back = await move(app, bob, id, { action: 'sendBackChange', note: 'Too much.' })
    expect(back.body.data.job).toMatchObject({ proposed: null, approval: { sentBack: { note: 'Too much.' } } })
    await save(id, { payMax: '5800' })
    expect((await move(app, mei, id, { action: 'withdrawChange' })).body.data.job.proposed).toBeNull()
    await save(id, { payMax: '5700' })
    await move(app, mei, id, { action: 'close', reason: 'cancelled' })
    expect(await read(id)).toMatchObject({ status: 'closed', proposed: null, content: { payMax: '4200' } })
  })

  test('needs each named approver, and lawfulness still', async () => {
    const id = await published()
    await team(mei, id, [bob, 'approver'], [cho, 'approver'])
    expect((await save(id, { payMin: '100', payMax: '5900' })).status).toBe(422)
    await save(id, { payMax: '5900' })
    expect((await move(app, bob, id, { action: 'approveChange' })).body.data.job.proposed).toEqual({ payMax: '5900' })
    expect((await move(app, cho, id, { action: 'approveChange' })).body.data.job.proposed).toBeNull()
  })

  test('is approved by whoever asks where nobody else runs the company', async () => {
    const id = await published(solo)
    await save(id, { payMax: '5900' }, solo)
    expect((await move(app, solo, id, { action: 'approveChange' })).body.data.job.content.payMax).toBe('5900')
  })

  test('two approvers at once make one revision', async () => {
    const id = await published()
    await save(id, { payMax: '5900' })
    const both = await Promise.all([bob, cho].map((by) => move(app, by, id, { action: 'approveChange' })))
    expect(both.map((r) => r.status).sort()).toEqual([200, 409])
    expect((await read(id)).revision).toBe(2)
  })
})
