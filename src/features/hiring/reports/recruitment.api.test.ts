import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJob, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let rival: Person
let job: string

const at = '/api/company/recruitment'
const read = async (query = '', token = mei.token) => (await app.call('GET', `${at}${query}`, { token })).body.data

beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Rival')
  job = await aJob(app, mei, { responseDays: 5, vacancies: 3 })
  await app.look(`update jobs set status = 'open', posted_at = now() - interval '40 days' where id = '${job}'`)
})
afterAll(() => app.close())

describe('the overview of hiring', () => {
  test('of a company that begins says what is done', async () => {
    const told = await read('', rival.token)
    expect(told.begun).toEqual({ verification: 'none', job: false, published: false, team: false, applied: false })
    expect(told.applications).toBe(0)
    expect(told.waits).toEqual({ requisitions: 0, approvals: 0, feedback: 0, offers: 0, promises: 0, outcomes: 0 })
  })

  test('counts people by how far they ever came, and what was taken back not at all', async () => {
    const [one, two, three] = [
      await anApplication(app, mei, job, 'Asha Rao'),
      await anApplication(app, mei, job, 'Wei Lim'),
      await anApplication(app, mei, job, 'Noor Aziz'),
    ]
    const { stages } = one
    await app.look(
      `update applications set stage_id = '${stages.applied}', applied_at = now() - interval '20 days' where job_id = '${job}'`,
    )
    const event = (id: string, kind: string, stage: string, { days, undo = 'null' }: { days: number; undo?: string }) =>
      app.look<{ id: string }>(`
        insert into application_events (company_id, application_id, kind, by_kind, to_stage, at, undo_of)
        values ('${mei.companyId}', '${id}', '${kind}', 'user', '${stages[stage]}', now() - interval '${days} days', ${undo}) returning id`)
    for (const a of [one, two, three]) await event(a.id, 'applied', 'applied', { days: 20 })
    await event(one.id, 'move', 'interview', { days: 16 })
    await event(one.id, 'move', 'offer', { days: 10 })
    await app.look(
      `update applications set stage_id = '${stages.offer}', outcome = 'hired', outcome_at = now() - interval '8 days', source = 'referral' where id = '${one.id}'`,
    )
    const [moved] = await event(two.id, 'move', 'offer', { days: 15 })
    await event(two.id, 'undo', 'applied', { days: 14, ...(moved && { undo: moved.id }) })
    const told = await read()
    expect(told.funnel.map((f: { people: number }) => f.people)).toEqual([3, 1, 1, 1, 1, 1])
    expect(told).toMatchObject({ applications: 3, people: 3, hire: { days: 12, n: 1 }, fill: { days: null, n: 0 } })
    expect(told.sources).toMatchObject([
      { of: 'site', applied: 2, hired: 0 },
      { of: 'referral', applied: 1, hired: 1, rate: { n: 1, of: 1, rate: null } },
    ])
    expect(told.stages).toContainEqual({ kind: 'interview', days: 6, n: 1 })
    // Who is hired stays hired.
    await event(one.id, 'hired', 'hired', { days: 8 })
    const after = await read()
    expect(after.stages).toContainEqual({ kind: 'offer', days: 2, n: 1 })
    expect(after.stages.map((s: { kind: string }) => s.kind)).not.toContain('hired')
    // Promised within five days, nobody has had an answer: two still wait for it.
    expect(told.answers).toEqual({ n: 0, of: 3, rate: null })
    expect(told.waits.promises).toBe(2)
    expect(told.positions.ages.find((a: { age: string }) => a.age === '31to60')).toMatchObject({
      positions: 2,
      jobs: 1,
    })
    expect(told.positions.oldest).toMatchObject([{ id: job, left: 2, days: 40 }])
  })

  test('has the list behind each number', async () => {
    const told = await read()
    const query = new URLSearchParams({ outcome: 'all', since: told.since, until: told.until, reached: 'interview' })
    const list = await app.call('GET', `/api/company/applications?${query}`, { token: mei.token })
    expect(list.body.data.totalCount).toBe(told.funnel[2].people)
    const none = await app.call('GET', '/api/company/applications?outcome=all&country=IN', { token: mei.token })
    expect(none.body.data.totalCount).toBe(0)
    const wrong = await app.call('GET', '/api/company/applications?since=yesterday', { token: mei.token })
    expect(wrong.status).toBe(422)
    expect(wrong.body.data?.fields ?? wrong.body.fields).toHaveProperty('since')
  })

  test('is narrowed by period, department, country and job', async () => {
    const other = '00000000-0000-4000-8000-000000000000'
    for (const query of ['?department=Kitchen', '?country=in', `?job=${other}`, '?from=2020-01-01&to=2020-12-31'])
      expect((await read(query)).applications, query).toBe(0)
    expect((await read('?department=technical&country=sg')).applications).toBe(3)
  })

  test('ends its periods with today where the company is, wherever somebody reads it', async () => {
    // Half past ten in the evening in Greenwich: in Singapore the year is over.
    const late = await startTestServer({ now: () => new Date('2026-12-31T22:30:00Z') })
    try {
      const lin = await late.employer('SG', 'Late Works')
      const days = async (query: string) => {
        const { body } = await late.call('GET', `${at}${query}`, { token: lin.token })
        return [body.data.from, body.data.to]
      }
      expect(await days('')).toEqual(['2026-01-02', '2027-01-01'])
      expect(await days('?period=365')).toEqual(['2026-01-02', '2027-01-01'])
      expect(await days('?period=7')).toEqual(['2026-12-26', '2027-01-01'])
      expect(await days('?period=year')).toEqual(['2027-01-01', '2027-01-01'])
      expect(await days('?period=last')).toEqual(['2026-01-01', '2026-12-31'])
      const wrong = await late.call('GET', `${at}?period=8`, { token: lin.token })
      expect(wrong.status).toBe(422)
      expect(JSON.stringify(wrong.body)).toContain('Period must be one of 7, 30, 90, 365, year, last')
    } finally {
      await late.close()
    }
  })

  test('refuses what is no period, by name', async () => {
    const { status, body } = await app.call('GET', `${at}?from=2026-02-01&to=2026-01-01`, { token: mei.token })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('The last day must not be before the first')
  })

  test('counts only what the list behind it holds, each number, under every filter', async () => {
    const kitchen = await aJob(app, mei, { department: 'Kitchen', responseDays: 5, vacancies: 2 })
    const [plan] = await app.look<{ id: string }>(`
      insert into requisitions (company_id, number, status, title, department, country, head_count, employment_type, reason, currency, pay_period, wanted_by)
      values ('${mei.companyId}', 7, 'approved', 'Chef', 'Kitchen', 'SG', 3, 'FULL_TIME', 'new', 'SGD', 'MONTH', '2030-01-01') returning id`)
    const [asked] = await app.look<{ id: string }>(`
      insert into approval_instances (company_id, kind, subject_id, subject_hash, asked_by, state, decided_at)
      values ('${mei.companyId}', 'requisition', '${plan?.id}', 'h', '${mei.userId}', 'approved', now() - interval '60 days') returning id`)
    await app.look(`insert into approval_decisions (company_id, instance_id, step, by_user, verdict, subject_hash, at)
      values ('${mei.companyId}', '${asked?.id}', 0, '${mei.userId}', 'approve', 'h', now() - interval '60 days')`)
    await app.look(
      `update jobs set status = 'open', posted_at = now() - interval '70 days', requisition_id = '${plan?.id}' where id = '${kitchen}'`,
    )
    const twice = await anApplication(app, mei, kitchen, 'Applied Twice')
    const again = await anApplication(app, mei, job, 'Applied Twice')
    await app.look(
      `update applications set candidate_id = (select candidate_id from applications where id = '${twice.id}') where id = '${again.id}'`,
    )
    await app.look(
      `update applications set applied_at = now() - interval '50 days', stage_id = '${again.stages.offer}' where id = '${again.id}'`,
    )
    await app.look(
      `update applications set first_response_at = applied_at + interval '1 day', outcome = 'hired', outcome_at = now() where id = '${twice.id}'`,
    )
    const event = (id: string, stage: string, days: number) =>
      app.look(`insert into application_events (company_id, application_id, kind, by_kind, to_stage, at)
        values ('${mei.companyId}', '${id}', 'move', 'user', '${again.stages[stage]}', now() - interval '${days} days')`)
    for (const [stage, days] of [
      ['applied', 9],
      ['review', 8],
      ['interview', 7],
      ['review', 6],
      ['offer', 5],
    ] as const)
      await event(again.id, stage, days)
    const offer = (id: string, status: string, days: number) =>
      app.look(`insert into offers (company_id, application_id, status, position, country, currency, pay, period, starts_on, expires_on, created_at)
        values ('${mei.companyId}', '${id}', '${status}', 'Chef', 'SG', 'SGD', 1, 'MONTH', current_date, current_date + 1, now() - interval '${days} days')`)
    await offer(again.id, 'expired', 4)
    await offer(again.id, 'sent', 2)
    await offer(twice.id, 'declined', 3)
    const list = async (query: Record<string, string>, what: string) => {
      const { status, body } = await app.call('GET', `/api/company/applications?${new URLSearchParams(query)}`, {
        token: mei.token,
      })
      expect(status, what).toBe(200)
      return body.data.totalCount as number
    }
    const numbers: string[] = []
    for (const filter of [{}, { department: 'kitchen' }, { country: 'SG' }, { job }, { department: 'Nowhere' }]) {
      const told = await read(`?${new URLSearchParams(filter)}`)
      const period = { outcome: 'all', since: told.since, until: told.until, ...filter }
      const same = async (n: number, query: Record<string, string>, of: Record<string, string> = period) => {
        const what = JSON.stringify({ ...of, ...query })
        expect(await list({ ...of, ...query }, what), what).toBe(n)
        if (n > 0) numbers.push(Object.keys(query).join())
      }
      for (const { kind, people } of told.funnel) await same(people, { people: 'once', reached: kind })
      for (const w of told.sources)
        for (const kind of ['applied', 'interview', 'offer', 'hired'] as const)
          await same(w[kind], { people: 'once', source: w.of, reached: kind })
      for (const m of told.months)
        for (const kind of ['applied', 'interview', 'offer', 'hired'] as const)
          await same(m[kind], { people: 'once', since: m.since, until: m.until, reached: kind })
      for (const s of told.stages) await same(s.n, { behind: `left_${s.kind}` })
      await same(told.hire.n, { behind: 'accepted' })
      await same(told.fill.n, { behind: 'planned' })
      await same(told.offers.accepted, { behind: 'offerAccepted' })
      await same(told.offers.declined, { behind: 'offerDeclined' })
      await same(told.offers.expired, { behind: 'offerExpired' })
      await same(told.offers.open, { behind: 'offerOpen' })
      await same(told.answers.n, { behind: 'inTime' })
      await same(told.answers.of, { behind: 'answerable' })
      const now = { outcome: 'all', ...filter }
      for (const what of ['feedback', 'offers', 'promises', 'outcomes'] as const)
        await same(told.waits[what], { behind: what }, now)
      if ('job' in filter) continue
      for (const { age, jobs } of told.positions.ages) {
        const query = new URLSearchParams({ ...filter, positions: age })
        const found = await app.call('GET', `/api/company/jobs?${query}`, { token: mei.token })
        expect(found.body.data.totalCount, `${query}`).toBe(jobs)
      }
      const waiting = await app.call(
        'GET',
        `/api/company/jobs?${new URLSearchParams({ ...filter, waiting: 'anybody' })}`,
        { token: mei.token },
      )
      expect(waiting.body.data.totalCount).toBe(told.waits.approvals)
    }
    // Nothing of it was only compared as nought with nought.
    for (const what of ['people,reached', 'people,source,reached', 'people,since,until,reached', 'behind'])
      expect(numbers).toContain(what)
    const whole = await read()
    expect(whole.offers).toMatchObject({ declined: 1, expired: 0, open: 1 })
    expect(whole.fill.n).toBe(1)
    expect(whole.people).toBe(whole.applications - 1)
  })

  test('counts interviews of whoever holds them, employees too, with the list behind each number', async () => {
    const asha = await anApplication(app, mei, job, 'Interviewed Person')
    const { body: made } = await app.call('POST', '/api/employees/unified', {
      token: mei.token,
      body: formOf({ fullName: 'Ravi Menon', designation: 'Head Chef' }),
    })
    const employee = made.data.employee.id
    await app.call('POST', `/api/employees/${employee}/welcome-email`, {
      token: mei.token,
      body: { generatePassword: true },
    })
    const [ravi] = await app.look<{ id: string }>(`select id from users where employee_id = '${employee}'`)
    const interview = async (status: string, days: number, submitted: boolean) => {
      const id = crypto.randomUUID()
      await app.look(`
        insert into interviews (company_id, id, application_id, round, kind, minutes, zone, attributes, slots, starts_at, status, ics_uid, created_by)
        values ('${mei.companyId}', '${id}', '${asha.id}', 1, 'video', 45, 'Asia/Singapore', '{}', '{}', now() + interval '${days} days', '${status}', '${id}', '${mei.userId}')`)
      await app.look(
        `insert into interview_panel (company_id, interview_id, user_id) values ('${mei.companyId}', '${id}', '${ravi?.id}')`,
      )
      if (submitted)
        await app.look(
          `insert into scorecards (company_id, interview_id, user_id, ratings, overall, submitted_at) values ('${mei.companyId}', '${id}', '${ravi?.id}', '[]', 3, now())`,
        )
    }
    await interview('done', -5, true)
    await interview('done', -4, false)
    await interview('confirmed', 3, false)
    const told = await read()
    const who = told.interviewers.find((i: { id: string }) => i.id === ravi?.id)
    expect(who).toEqual({ id: ravi?.id, name: 'Ravi Menon', employee: true, held: 2, coming: 1, due: 1 })
    for (const what of ['held', 'coming', 'due'] as const) {
      const query = new URLSearchParams({ interviewer: who.id, what, from: told.from, to: told.to, country: 'sg' })
      const { body } = await app.call('GET', `${at}/interviews?${query}`, { token: mei.token })
      expect(body.data.interviews, what).toHaveLength(who[what])
      const theirs = await app.call('GET', `${at}/interviews?${query}`, { token: rival.token })
      expect(theirs.body.data.interviews).toEqual([])
    }
    expect((await read('?department=Nowhere')).interviewers).toEqual([])
  })

  test('is nobody else’s', async () => {
    const hr = await anAdministrator(app, mei, 'Lina', 'hr_admin')
    expect((await app.call('GET', at, { token: hr.token })).status).toBe(403)
    expect((await read('', rival.token)).applications).toBe(0)
  })

  test('leaves as CSV with what each figure means, and that is logged', async () => {
    const { status, text } = await app.call('GET', `${at}/export`, { token: mei.token })
    expect(status).toBe(200)
    expect(text).toContain('figure,of,value,unit,meaning,from,to,asked')
    expect(text).toMatch(/funnel,interview,\d,people/)
    expect(text).toContain('too few to tell')
    const logged = await app.look(
      `select from audit_log where company_id = '${mei.companyId}' and action = 'recruitment.export'`,
    )
    expect(logged).toHaveLength(1)
  })
})
