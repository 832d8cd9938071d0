import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentOf, inDays, move as moveJob, placeIn } from '../../../../test/adverts.ts'
import { anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let bob: Person
let cho: Person
let hr: Person
let rival: Person
let place: { id: number }
const wantedBy = inDays(60)
const year = Number(wantedBy.slice(0, 4))
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('SG', 'Rival')
  bob = await anAdministrator(app, mei, 'Bob')
  cho = await anAdministrator(app, mei, 'Cho')
  hr = await anAdministrator(app, mei, 'Hana', 'hr_admin')
  place = await placeIn(app, 'SG', 'singapore')
})
afterAll(() => app.close())

const base = '/api/company/requisitions'
const written = (over: Record<string, unknown> = {}) => ({
  title: 'Site engineer',
  department: 'Technical',
  country: 'SG',
  placeId: place.id,
  headCount: 2,
  employmentType: 'FULL_TIME',
  reason: 'new',
  payMin: '3000',
  payMax: '4200.50',
  payPeriod: 'MONTH',
  wantedBy,
  note: 'Two sites open in spring.',
  costNote: 'Within the budget of the year.',
  ...over,
})
const create = (over: Record<string, unknown> = {}, by = mei) =>
  app.call('POST', base, { token: by.token, body: written(over) })
const begun = async (over: Record<string, unknown> = {}, by = mei) => (await create(over, by)).body.data.requisition
const move = (by: Person, id: string, body: Record<string, unknown>) =>
  app.call('POST', `${base}/${id}/move`, { token: by.token, body })
const read = async (id: string, by = mei) =>
  (await app.call('GET', `${base}/${id}`, { token: by.token })).body.data.requisition
const target = (department: string, n: number | null, by = mei) =>
  app.call('PUT', '/api/company/headcount-plan', {
    token: by.token,
    body: { year, country: 'SG', department, target: n },
  })
/** A department of its own for each test: the plans do not meet. */
let nth = 0
const department = () => `Department ${++nth}`
const letters = async (to: Person) =>
  (
    await app.look<{ template: string }>(
      `select template from outbox where recipient = '${to.email}' order by created_at`,
    )
  ).map((l) => l.template)
const approvedOne = async (over: Record<string, unknown> = {}) => {
  const { id } = await begun({ department: department(), ...over })
  await move(mei, id, { action: 'ask' })
  expect((await move(bob, id, { action: 'approve' })).body.data.requisition.status).toBe('approved')
  return id as string
}

describe('a requisition', () => {
  test('is written, asked for, approved by somebody else and becomes a job with nothing typed twice', async () => {
    const made = await create({ department: department() })
    expect(made.status).toBe(201)
    const { id, number, payMin, payMax, allowed } = made.body.data.requisition
    expect([number, payMin, payMax, allowed]).toEqual([1, '3000.00', '4200.50', ['edit', 'delete', 'ask']])
    const input = await move(mei, id, { action: 'ask', version: 1 })
    expect(input.body.data.requisition).toMatchObject({
      status: 'asked',
      approval: { askedBy: 'Mei Tan', missing: ['Bob Lee', 'Cho Lee'], needed: 1, alone: false },
    })
    expect([await letters(bob), await letters(cho), await letters(mei)]).toEqual([
      ['approval-asked'],
      ['approval-asked'],
      [],
    ])
    expect((await move(mei, id, { action: 'approve' })).body.error).toBe(
      'You asked for this approval: somebody else has to give it.',
    )
    const waits = await app.call('GET', `${base}?waiting=you`, { token: bob.token })
    expect(waits.body.data).toMatchObject({ waitsForYou: 1, requisitions: [{ id, waitsForYou: true }] })
    const stale = await move(bob, id, { action: 'approve', version: 1 })
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_CONFLICT'])
    expect((await move(bob, id, { action: 'approve', version: 2 })).body.data.requisition).toMatchObject({
      status: 'approved',
      unraised: 2,
      allowed: ['cancel', 'raise'],
    })
    expect(await letters(mei)).toEqual(['approval-answered'])
    const raised = await app.call('POST', `${base}/${id}/jobs`, { token: mei.token })
    expect([raised.status, raised.body.data.vacancies]).toEqual([201, 2])
    const job = await app.call('GET', `/api/company/jobs/${raised.body.data.jobId}`, { token: mei.token })
    expect(job.body.data.job).toMatchObject({
      requisition: { id, number: 1, title: 'Site engineer' },
      content: {
        title: 'Site engineer',
        department: 'Department 1',
        country: 'SG',
        placeId: place.id,
        vacancies: 2,
        payMin: '3000.00',
        payMax: '4200.50',
        payPeriod: 'MONTH',
        employmentType: 'FULL_TIME',
      },
    })
    const again = await app.call('POST', `${base}/${id}/jobs`, { token: mei.token })
    expect([again.status, again.body.error]).toEqual([
      409,
      'Every position of this requisition has its job, or somebody is hired for it.',
    ])
    const log = await app.look<{ action: string }>(`select action from audit_log where target_id = '${id}' order by id`)
    expect(log.map((l) => l.action)).toEqual([
      'requisition.create',
      'requisition.ask',
      'requisition.approve',
      'requisition.job',
    ])
  })

  test('is not outgrown by its jobs: more vacancies than were approved keep a job from the public', async () => {
    const id = await approvedOne()
    const { jobId } = (await app.call('POST', `${base}/${id}/jobs`, { token: mei.token })).body.data
    const job = async () => (await app.call('GET', `/api/company/jobs/${jobId}`, { token: mei.token })).body.data.job
    const ready = contentOf({ closesOn: inDays(30), placeId: place.id, vacancies: 3 })
    const save = async (over: object) => {
      const { version, content } = await job()
      return app.call('PUT', `/api/company/jobs/${jobId}`, {
        token: mei.token,
        body: { version, content: { ...content, ...over } },
      })
    }
    expect((await save(ready)).status).toBe(200)
    expect(await job()).toMatchObject({ requisition: { room: 2 }, content: { vacancies: 3 } })
    const refused = await moveJob(app, mei, jobId, { action: 'publish' })
    expect(refused.body.fields['content.vacancies']).toBe(
      'Its requisition leaves room for 2 in this job. Lower the vacancies, or have another requisition approved.',
    )
    await save({ vacancies: 1 })
    expect((await moveJob(app, mei, jobId, { action: 'publish' })).status).toBe(200)
    // A second one takes what is left; the first one does not grow into it.
    const second = await app.call('POST', `${base}/${id}/jobs`, { token: mei.token })
    expect(second.body.data.vacancies).toBe(1)
    expect((await save({ vacancies: 2 })).body.fields['content.vacancies']).toContain('leaves room for 1')
    await app.call('DELETE', `/api/company/jobs/${second.body.data.jobId}`, { token: mei.token })
    expect((await save({ vacancies: 2 })).status).toBe(200)
  })

  test('is open while it has jobs, and filled by people alone: never by the closing of a job', async () => {
    const id = await approvedOne()
    const raise = async () => (await app.call('POST', `${base}/${id}/jobs`, { token: mei.token })).body.data
    const { jobId } = await raise()
    expect((await read(id)).status).toBe('open')
    await app.look(`update jobs set status = 'open' where id = '${jobId}'`)
    expect((await move(mei, id, { action: 'cancel' })).body.error).toBe(
      'This requisition has jobs that are not closed. Close them first.',
    )
    expect((await moveJob(app, mei, jobId, { action: 'close', reason: 'filled' })).body.data.job.status).toBe('closed')
    expect(await read(id)).toMatchObject({ status: 'approved', hired: 0, unraised: 2 })
    const one = await anApplication(app, mei, jobId, 'Asha Rao')
    await app.look(`update applications set outcome = 'hired' where id = '${one.id}'`)
    expect(await read(id)).toMatchObject({ status: 'approved', hired: 1, unraised: 1 })
    const second = await raise()
    expect(second.vacancies).toBe(1)
    const two = await anApplication(app, mei, second.jobId, 'Wei Ming')
    await app.look(`update applications set outcome = 'hired' where id = '${two.id}'`)
    expect(await read(id)).toMatchObject({ status: 'filled', hired: 2, unraised: 0 })
    expect((await move(mei, id, { action: 'cancel' })).status).toBe(409)
    const filled = await app.call('GET', `${base}?status=filled`, { token: mei.token })
    expect(filled.body.data.requisitions.map((r: { id: string }) => r.id)).toEqual([id])
  })

  test('is refused with a reason, changed and asked for again; what was asked for is not thrown away', async () => {
    const { id } = await begun({ department: department() })
    await move(mei, id, { action: 'ask' })
    expect(
      (await app.call('PUT', `${base}/${id}`, { token: mei.token, body: { version: 2, ...written() } })).status,
    ).toBe(409)
    expect((await move(bob, id, { action: 'refuse' })).body.fields).toEqual({ note: 'Say why it is refused' })
    const refused = await move(bob, id, { action: 'refuse', note: 'Next year.' })
    expect(refused.body.data.requisition).toMatchObject({ status: 'refused', allowed: ['edit', 'ask', 'cancel'] })
    const { version } = refused.body.data.requisition
    const saved = await app.call('PUT', `${base}/${id}`, {
      token: mei.token,
      body: { version, ...written({ headCount: 1 }) },
    })
    expect(saved.body.data.requisition).toMatchObject({ status: 'draft', headCount: 1 })
    expect((await app.call('DELETE', `${base}/${id}`, { token: mei.token })).status).toBe(409)
    const unseen = await begun({ department: department() })
    expect((await app.call('DELETE', `${base}/${unseen.id}`, { token: mei.token })).status).toBe(200)
  })

  test('refuses each wrong field by name, and writes nothing', async () => {
    const toronto = await placeIn(app, 'CA', 'toronto')
    const before = await app.look(`select count(*) from requisitions`)
    for (const [field, value] of Object.entries({
      title: '',
      department: ' ',
      country: 'FR',
      placeId: toronto.id,
      headCount: 0,
      employmentType: 'SOMETIMES',
      payMin: '1.234',
      payMax: '2999',
      wantedBy: '2020-01-01',
    })) {
      const answer = await create({ [field]: value })
      expect([field, answer.status, Object.keys(answer.body.fields)]).toEqual([field, 422, [field]])
    }
    const nobody = await create({ reason: 'replacement', replacesId: null })
    expect(nobody.body.fields).toEqual({ replacesId: 'Choose whose place it is' })
    expect(await app.look(`select count(*) from requisitions`)).toEqual(before)
  })
})

describe('the plan', () => {
  const people = async (name: string, n: number) => {
    const rows = Array.from({ length: n }, () => {
      const id = crypto.randomUUID()
      return `('${mei.companyId}', '${id}', '${id.slice(0, 8)}', 'Ann Lim', 'Ann', 'Lim', '${id}@harbour.example', 'SG', '${name}', 'SGD')`
    })
    await app.look(`insert into employees (company_id, id, employee_number, full_name, first_name, last_name, email, country, department, currency)
      values ${rows.join(',')}`)
    const [one] = await app.look<{ id: string }>(`select id from employees where department = '${name}' limit 1`)
    return one?.id ?? ''
  }

  test('over it, two have to approve, neither of whom asked', async () => {
    const name = department()
    await people(name, 3)
    await target(name, 4)
    const { id, plan } = await begun({ department: name })
    expect(plan).toMatchObject({ target: 4, employees: 3, open: 0, own: 2, total: 5, over: true, approvals: 2 })
    const input = await move(mei, id, { action: 'ask' })
    expect(input.body.data.requisition.approval).toMatchObject({ needed: 2, missing: ['Bob Lee', 'Cho Lee'] })
    expect((await move(bob, id, { action: 'approve' })).body.data.requisition).toMatchObject({
      status: 'asked',
      approval: { given: ['Bob Lee'], missing: ['Cho Lee'] },
    })
    expect((await move(bob, id, { action: 'approve' })).body.error).toBe(
      'You have approved it already: somebody else has to, too.',
    )
    expect((await move(cho, id, { action: 'approve' })).body.data.requisition.status).toBe('approved')
  })

  test('counts what is approved and not filled, and a place that somebody leaves', async () => {
    const name = department()
    const leaving = await people(name, 2)
    await target(name, 4)
    const first = await begun({ department: name })
    expect(first.plan).toMatchObject({ total: 4, over: false })
    await move(mei, first.id, { action: 'ask' })
    await move(bob, first.id, { action: 'approve' })
    const second = await begun({ department: name.toUpperCase(), headCount: 1 })
    expect(second.plan).toMatchObject({ employees: 2, open: 2, total: 5, over: true })
    const replacing = await begun({ department: name, headCount: 1, reason: 'replacement', replacesId: leaving })
    expect(replacing).toMatchObject({ replaces: { name: 'Ann Lim' }, plan: { replaces: true, total: 4, over: false } })
    const shown = await app.call('GET', `/api/company/headcount-plan?year=${year}`, { token: mei.token })
    expect(shown.body.data.rows.find((r: { department: string }) => r.department === name)).toEqual({
      country: 'SG',
      department: name,
      target: 4,
      employees: 2,
      open: 2,
      total: 4,
    })
  })

  test('is set and taken away, one department at a time, and told in the log', async () => {
    const name = department()
    const row = (answer: Awaited<ReturnType<typeof target>>) =>
      answer.body.data.rows.find((r: { department: string }) => r.department.toLowerCase() === name.toLowerCase())
    expect(row(await target(name, 3)).target).toBe(3)
    expect(row(await target(name.toUpperCase(), 5)).target).toBe(5)
    expect(row(await target(name, null))).toBeUndefined()
    expect((await target(name, -1)).body.fields).toEqual({ target: 'Target must be at least 0' })
    const [told] = await app.look<{ before: object; after: object }>(
      `select before, after from audit_log where action = 'headcountPlan.set' order by id desc limit 1`,
    )
    expect(told).toEqual({ before: { target: 5 }, after: { target: null } })
  })
})

describe('who may', () => {
  test('another company finds nothing; HR and strangers may not', async () => {
    const { id, version } = await begun({ department: department() })
    for (const [method, path, body] of [
      ['GET', `${base}/${id}`, undefined],
      ['PUT', `${base}/${id}`, { version, ...written() }],
      ['DELETE', `${base}/${id}`, undefined],
      ['POST', `${base}/${id}/move`, { action: 'ask' }],
      ['POST', `${base}/${id}/jobs`, undefined],
    ] as const) {
      expect([path, (await app.call(method, path, { token: rival.token, body })).status]).toEqual([path, 404])
      expect([path, (await app.call(method, path, { token: hr.token, body })).status]).toEqual([path, 403])
    }
    expect((await app.call('GET', base, { token: rival.token })).body.data.totalCount).toBe(0)
    expect((await app.call('GET', base, { token: hr.token })).status).toBe(403)
    const theirs = await begun({}, rival)
    expect(theirs.number).toBe(1)
    const input = await move(rival, theirs.id, { action: 'ask' })
    expect(input.body.data.requisition.approval).toMatchObject({ alone: true, missing: ['Mei Tan'] })
    expect((await move(rival, theirs.id, { action: 'approve' })).body.data.requisition.status).toBe('approved')
    const stolen = await app.look<{ id: string }>(
      `select id from employees where company_id = '${mei.companyId}' limit 1`,
    )
    const taken = await create({ reason: 'replacement', replacesId: stolen[0]?.id }, rival)
    expect(taken.body.fields).toEqual({ replacesId: 'Choose whose place it is' })
  })
})

test('thousands are listed and planned with in a moment', async () => {
  const many = await app.employer('SG', 'Many Seats')
  await app.look(`
    insert into requisitions (company_id, number, status, title, department, country, head_count, employment_type, reason, currency, pay_period, wanted_by, created_by)
    select '${many.companyId}', n, case when n % 2 = 0 then 'approved' else 'asked' end, 'Seat ' || n, 'Department ' || n % 20, 'SG', 2, 'FULL_TIME', 'new',
      'SGD', 'MONTH', '2027-03-01', '${many.userId}' from generate_series(1, 4000) n`)
  const [one] = await app.look<{ id: string }>(
    `select id from requisitions where company_id = '${many.companyId}' and number = 2`,
  )
  await app.look(`
    insert into jobs (company_id, status, title, department, country, content, created_by, requisition_id)
    select '${many.companyId}', 'draft', 'Job ' || n, 'D', 'SG', '{}', '${many.userId}', '${one?.id}' from generate_series(1, 4000) n`)
  await app.look('analyze jobs, requisitions')
  for (const path of ['/api/company/requisitions', '/api/company/headcount-plan?year=2027']) {
    const begun = performance.now()
    const { status, body, text } = await app.call('GET', path, { token: many.token })
    expect(status, text.slice(0, 300)).toBe(200)
    expect(performance.now() - begun, path).toBeLessThan(4_000)
    if (body.data.counts) expect(body.data.counts).toMatchObject({ asked: 2000, approved: 1999, open: 1 })
  }
})
