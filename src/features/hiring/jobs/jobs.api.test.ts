import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginJob, contentOf, inDays, move, placeIn, publishJob } from '../../../../test/adverts.ts'
import { anApplication } from '../../../../test/hiring.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { processDueJobs } from './move.service.ts'

let app: TestServer
let mei: Person
let rival: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('CA', 'Rival')
})
afterAll(() => app.close())

const jobs = '/api/company/jobs'
const read = (id: string, by = mei) => app.call('GET', `${jobs}/${id}`, { token: by.token })
const save = (job: { id: string; version: number; content: object }, over: object, by = mei) =>
  app.call('PUT', `${jobs}/${job.id}`, {
    token: by.token,
    body: { version: job.version, content: { ...job.content, ...over } },
  })

describe('a job', () => {
  test('is begun with nothing but a country, and says what it lacks', async () => {
    const { status, body } = await app.call('POST', jobs, { token: mei.token, body: {} })
    expect(status).toBe(201)
    const { job } = body.data
    expect(job).toMatchObject({ status: 'draft', country: 'SG', revision: 0, version: 1 })
    const blocking = job.findings.filter((f: { severity: string }) => f.severity === 'block')
    expect(blocking.map((f: { field: string }) => f.field)).toEqual(
      expect.arrayContaining(['title', 'description', 'placeId', 'closesOn', 'payMin']),
    )
    expect(job.blocking).toBe(blocking.length)
  })

  test('refuses each wrong field by name', async () => {
    const job = await beginJob(app, mei)
    const toronto = await placeIn(app, 'CA', 'toronto')
    for (const [field, value] of Object.entries({
      payMin: '12.345',
      employmentType: 'SOMETIMES',
      vacancies: 0,
      placeId: toronto.id,
      occupationId: 9_999,
      country: 'FR',
      applyEmail: 'nowhere',
      applyUrl: 'javascript:alert(1)',
      closesOn: '2027-02-29',
      recruitsFrom: ['FR'],
    })) {
      const answer = await save(job, { [field]: value })
      expect([field, answer.status]).toEqual([field, 422])
      expect(Object.keys(answer.body.fields)).toEqual([`content.${field}`])
    }
    expect((await read(job.id)).body.data.job.version).toBe(job.version)
  })

  test('is not published while a rule of its country stands against it, and then is', async () => {
    const job = await beginJob(app, mei, { payMax: '9000' })
    const refused = await move(app, mei, job.id, { action: 'publish' })
    expect(refused.status).toBe(422)
    expect(refused.body.fields).toEqual({ 'content.payMax': 'The highest pay may be at most twice the lowest.' })
    expect((await app.call('GET', `/api/jobs/${job.id}`)).status).toBe(404)
    const repaired = await save(job, { payMax: '6000' })
    expect(repaired.status).toBe(200)
    const published = await move(app, mei, job.id, { action: 'publish', version: 2 })
    expect(published.body.data.job).toMatchObject({ status: 'open', revision: 1, clock: { days: 14 } })
    const seen = await app.call('GET', `/api/jobs/${job.id}`)
    expect(seen.body.data.job).toMatchObject({
      title: 'Warehouse coordinator',
      pay: { min: '3000.00', max: '6000.00', currency: 'SGD', period: 'MONTH' },
      company: { name: 'Harbour Works' },
    })
  })

  test('is saved on the version it was read at, or not at all', async () => {
    const job = await beginJob(app, mei)
    expect((await save(job, { title: 'First' })).status).toBe(200)
    const late = await save(job, { title: 'Second' })
    expect(late).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } })
    expect(late.body.data.job).toMatchObject({ title: 'First', version: 2 })
  })

  test('keeps what the public saw, and starts the clock anew when it matters', async () => {
    const job = await publishJob(app, mei)
    await app.look(`update jobs set unchanged_since = now() - interval '10 days' where id = '${job.id}'`)
    const spelled = await save(job, { description: `${job.content.description} Evenings are yours.` })
    expect(spelled.body.data.job.revision).toBe(2)
    const readyOn = spelled.body.data.job.clock.readyOn
    const raised = await save(spelled.body.data.job, { payMax: '4500' })
    expect(raised.body.data.job.clock.readyOn > readyOn).toBe(true)
    const { revisions } = (await app.call('GET', `${jobs}/${job.id}/revisions`, { token: mei.token })).body.data
    expect(revisions.map((r: { number: number; changed: string[] }) => [r.number, r.changed])).toEqual([
      [3, ['payMax']],
      [2, ['description']],
      [1, []],
    ])
    expect(revisions[0].by).toBe('Mei Tan')
    expect(revisions[1].content.payMax).toBe('4200')
    // Published, it cannot be saved into something that could not be published.
    const broken = await save(raised.body.data.job, { payMax: '90000' })
    expect(broken.status).toBe(422)
    const told = await app.look(`select action from audit_log where target_id = '${job.id}' order by id`)
    expect(told.map((t) => t.action)).toEqual(['job.create', 'job.publish', 'job.save', 'job.save'])
  })

  test('is never changed in what was published', async () => {
    const job = await publishJob(app, mei)
    const tampered = app.server.services.database.forCompany(mei.companyId, async (db) => {
      const { sql } = await import('kysely')
      return db.run(sql`update job_revisions set content = '{}' where job_id = ${job.id}`)
    })
    await expect(tampered).rejects.toMatchObject({ code: '42501' })
  })

  test('pauses, resumes, is extended, closes, and is gone to the public', async () => {
    const job = await publishJob(app, mei)
    await move(app, mei, job.id, { action: 'pause' })
    const paused = await app.call('GET', `/api/jobs/${job.id}`)
    expect(paused.body.data.job.state).toBe('paused')
    expect((await move(app, mei, job.id, { action: 'publish' })).status).toBe(409)
    expect((await move(app, mei, job.id, { action: 'resume' })).body.data.job.status).toBe('open')
    expect((await move(app, mei, job.id, { action: 'extend', closesOn: inDays(20) })).status).toBe(422)
    const extended = await move(app, mei, job.id, { action: 'extend', closesOn: inDays(60) })
    expect(extended.body.data.job).toMatchObject({ closesOn: inDays(60), status: 'open', revision: 2 })
    expect((await move(app, mei, job.id, { action: 'close' })).body.fields).toEqual({
      reason: 'Say why the job is closed',
    })
    const closed = await move(app, mei, job.id, { action: 'close', reason: 'filled', note: 'Thank you all' })
    expect(closed.body.data.job).toMatchObject({
      status: 'closed',
      closeReason: 'filled',
      allowed: ['reopen', 'archive'],
    })
    const gone = await app.call('GET', `/api/jobs/${job.id}`)
    expect(gone).toMatchObject({ status: 410, body: { code: 'GONE', data: { title: 'Warehouse coordinator' } } })
    expect((await save(closed.body.data.job, { title: 'Again' })).status).toBe(409)
    // A last day of its own is needed before it is opened again.
    expect((await move(app, mei, job.id, { action: 'reopen' })).body.data.job.status).toBe('draft')
    expect((await app.call('GET', `/api/jobs/${job.id}`)).status).toBe(410)
    expect((await move(app, mei, job.id, { action: 'publish' })).body.data.job).toMatchObject({
      status: 'open',
      revision: 3,
      closeReason: null,
    })
    expect((await app.call('GET', `/api/jobs/${job.id}`)).status).toBe(200)
  })

  test('is published at its moment and ends with its last day, by the timetable', async () => {
    const planned = await beginJob(app, mei, { title: 'Planned job' })
    expect((await move(app, mei, planned.id, { action: 'schedule' })).status).toBe(422)
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    expect((await move(app, mei, planned.id, { action: 'schedule', publishAt })).body.data.job.status).toBe('scheduled')
    const ending = await publishJob(app, mei, { title: 'Ending job' })
    const [row] = await app.look<{ closes_at: string }>(`select closes_at from jobs where id = '${ending.id}'`)
    // The day after, at midnight where the work is: eight hours before UTC.
    expect(new Date(row?.closes_at ?? '').toISOString()).toBe(`${inDays(30)}T16:00:00.000Z`)
    await app.look(`update jobs set publish_at = now() - interval '1 minute' where id = '${planned.id}'`)
    await app.look(`update jobs set closes_at = now() - interval '1 minute' where id = '${ending.id}'`)
    const settle = () =>
      app.server.services.database.forCompany(mei.companyId, (db) =>
        processDueJobs(app.server.services, db, mei.companyId),
      )
    expect((await settle()).map((s) => s.action).sort()).toEqual(['job.expire', 'job.publish'])
    expect(await settle()).toEqual([])
    expect((await read(planned.id)).body.data.job.status).toBe('open')
    expect((await read(ending.id)).body.data.job).toMatchObject({ status: 'closed', closeReason: 'expired' })
    expect((await app.call('GET', `/api/jobs/${ending.id}`)).status).toBe(410)
  })

  test('is copied without its last day, kept as a template, and thrown away only unseen', async () => {
    const job = await publishJob(app, mei, { title: 'Often needed' })
    const copy = (await app.call('POST', jobs, { token: mei.token, body: { copyOf: job.id } })).body.data.job
    expect(copy).toMatchObject({ status: 'draft', title: 'Often needed', closesOn: null, revision: 0 })
    const template = await app.call('POST', jobs, { token: mei.token, body: { copyOf: job.id, asTemplate: true } })
    expect(template.body.data.job).toMatchObject({ status: 'template', allowed: [] })
    expect((await app.call('DELETE', `${jobs}/${copy.id}`, { token: mei.token })).status).toBe(200)
    expect((await app.call('DELETE', `${jobs}/${job.id}`, { token: mei.token })).status).toBe(409)
  })

  test('moves with many others, each for itself, after a look at what would happen', async () => {
    const open = await publishJob(app, mei)
    const draft = await beginJob(app, mei)
    const theirs = await beginJob(app, rival, { country: 'CA', title: 'Not yours' })
    const ids = [open.id, draft.id, theirs.id]
    const ask = (preview: boolean) =>
      app.call('POST', `${jobs}/bulk`, {
        token: mei.token,
        body: { ids, preview, action: 'close', reason: 'cancelled', message: 'Thank you for your time.' },
      })
    const looked = (await ask(true)).body.data
    expect(looked.done).toBe(1)
    expect(looked.results.find((r: { id: string }) => r.id === theirs.id)).toMatchObject({
      title: '',
      why: 'Job not found.',
    })
    expect((await read(open.id)).body.data.job.status).toBe('open')
    expect((await ask(false)).body.data.done).toBe(1)
    expect((await read(open.id)).body.data.job.status).toBe('closed')
    expect((await read(draft.id)).body.data.job.status).toBe('draft')
    const [kept] = await app.look(`select close_message from jobs where id = '${open.id}'`)
    expect(kept).toEqual({ close_message: 'Thank you for your time.' })
  })
})

describe('who may', () => {
  test('another company’s job is not there', async () => {
    const job = await publishJob(app, mei)
    const content = contentOf()
    for (const [method, path, body] of [
      ['GET', `${jobs}/${job.id}`, undefined],
      ['PUT', `${jobs}/${job.id}`, { version: job.version, content }],
      ['DELETE', `${jobs}/${job.id}`, undefined],
      ['POST', `${jobs}/${job.id}/move`, { action: 'pause' }],
      ['GET', `${jobs}/${job.id}/revisions`, undefined],
      ['POST', jobs, { copyOf: job.id }],
    ] as const)
      expect([path, (await app.call(method, path, { token: rival.token, body })).status]).toEqual([path, 404])
    const listed = await app.call('GET', jobs, { token: rival.token })
    expect(listed.body.data.jobs.map((j: { id: string }) => j.id)).not.toContain(job.id)
  })

  test('HR reads and does not write; a job seeker does neither', async () => {
    const job = await publishJob(app, mei, { title: 'For HR to see' })
    const owner = app.server.services.database
    await owner.forPlatform(async (db) => {
      const { sql } = await import('kysely')
      await db.run(sql`insert into users (portal, role, company_id, email, first_name, last_name, password_hash)
        select 'company', 'hr_admin', ${mei.companyId}, 'hr@harbour.example', 'H', 'R', password_hash from users where id = ${mei.userId}`)
    })
    const signIn = (email: string, role: string) =>
      app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role } })
    const hr = (await signIn('hr@harbour.example', 'employer')).body.token
    const listed = await app.call('GET', `${jobs}?search=For HR`, { token: hr })
    expect(listed.body.data).toMatchObject({ mayWrite: false, totalCount: 1 })
    expect(listed.body.data.jobs[0].allowed).toEqual([])
    expect((await move(app, { ...mei, token: hr }, job.id, { action: 'pause' })).status).toBe(403)
    await app.call('POST', '/api/auth/signup', {
      body: { email: 's@people.example', password: PASSWORD, role: 'job_seeker', firstName: 'S', lastName: 'K' },
    })
    const seeker = (await signIn('s@people.example', 'jobseeker')).body.token
    expect((await app.call('GET', jobs, { token: seeker })).status).toBe(403)
  })

  test('the list is searched, sorted and counted by status', async () => {
    const word = `Zither ${Date.now()}`
    await publishJob(app, mei, { title: `${word} B` })
    await beginJob(app, mei, { title: `${word} A` })
    const { body } = await app.call('GET', `${jobs}?search=${encodeURIComponent(word)}&sort=title`, {
      token: mei.token,
    })
    expect(body.data.jobs.map((j: { title: string }) => j.title)).toEqual([`${word} A`, `${word} B`])
    expect(body.data.counts.open).toBeGreaterThan(0)
    const drafts = await app.call('GET', `${jobs}?status=draft&search=${encodeURIComponent(word)}`, {
      token: mei.token,
    })
    expect(drafts.body.data.totalCount).toBe(1)
  })

  test('occupations are found by what people call them, with their skills', async () => {
    const { body } = await app.call('GET', '/api/occupations?search=barista')
    expect(body.data.occupations[0]).toMatchObject({ title: 'barista' })
    expect(body.data.occupations[0].skills.length).toBeGreaterThan(3)
  })
})

describe('the list of jobs', () => {
  test('says of each what has come of it, how old it is, how long it stands still, and what the rules say', async () => {
    const { id } = await publishJob(app, mei, { vacancies: 3 })
    await app.look(
      `update jobs set posted_at = now() - interval '40 days', updated_at = now() - interval '35 days' where id = '${id}'`,
    )
    const put = async (stage: string, outcome = 'active') => {
      const made = await anApplication(app, mei, id, `Person ${stage}`)
      const at = outcome === 'active' ? 'null' : 'now()'
      await app.look(`update applications set stage_id = '${made.stages[stage]}', outcome = '${outcome}', outcome_at = ${at},
        last_activity_at = now() - interval '32 days' where id = '${made.id}'`)
    }
    for (const stage of ['applied', 'applied', 'review', 'interview', 'assessment', 'offer']) await put(stage)
    await put('hired', 'hired')
    await put('review', 'withdrawn')
    const list = await app.call('GET', `${jobs}?pageSize=200`, { token: mei.token })
    const row = list.body.data.jobs.find((j: { id: string }) => j.id === id)
    expect(row).toMatchObject({
      fresh: 2,
      review: 1,
      interviewing: 2,
      offers: 1,
      hired: 1,
      vacancies: 3,
      age: 40,
      idle: 32,
      rules: { fix: 0 },
    })
    const draft = await beginJob(app, mei, { payMax: '90000' })
    const again = await app.call('GET', `${jobs}?status=draft&pageSize=200`, { token: mei.token })
    const shown = again.body.data.jobs.find((j: { id: string }) => j.id === draft.id)
    expect(shown).toMatchObject({ age: null, fresh: 0 })
    expect(shown.rules.fix).toBeGreaterThan(0)
    expect(
      (await app.call('GET', jobs, { token: rival.token })).body.data.jobs.some((j: { id: string }) => j.id === id),
    ).toBe(false)
  })
})
