import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEMO_PAST, filledDemonstration, startTestServer, type TestServer } from '../../test/support.ts'
import { proposeSample } from '../features/hiring/fairness/jobs.ts'
import { matchJobs } from '../features/matching/matching/jobs.ts'
import { complianceScore } from '../features/people/compliance/rules.ts'
import { openSecrets } from '../features/people/employees/secrets.ts'
import { k } from '../server/sql.ts'
import { dayIn } from '../shared/dates.ts'
import { demoLogins } from './demo.logins.ts'
import { companiesOf, fillCompany, fillDemonstration } from './demo.ts'

let now: Date
let server: TestServer
let other: TestServer
/** What could not be made is printed, and the rest goes on. */
const printed: string[] = []

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(String(text)))
  now = (await filledDemonstration()).filledAt
  // A copy of the one that the whole run has, and another that is filled here.
  server = await startTestServer({ now: () => now, demonstration: true })
  other = await startTestServer({ now: () => now })
  await fillDemonstration(other.server.services, DEMO_PAST)
  // Two whole demonstrations: on a busy machine a minute each.
}, 400_000)
afterAll(async () => {
  await server.close()
  await other.close()
})

const PEOPLE = `
  select c.slug, e.employee_number, e.full_name, e.email, e.position, e.status, e.hire_date, e.birth_date, e.salary, e.masked, e.facts,
         (select count(*)::int from compensations p where p.company_id = e.company_id and p.employee_id = e.id) pays,
         (select count(*)::int from activities a where a.company_id = e.company_id and a.employee_id = e.id) told
    from employees e join companies c on c.id = e.company_id order by c.slug, e.email`

const COUNTS = `
  select (select count(*)::int from companies) companies, (select count(*)::int from users) users,
         (select count(*)::int from employees) employees, (select count(*)::int from compensations) pays,
         (select count(*)::int from activities) activities, (select count(*)::int from onboardings) onboardings,
         (select count(*)::int from allowances) allowances, (select count(*)::int from authorizations) licences,
         (select count(*)::int from employee_documents) documents, (select count(*)::int from imports) imports,
         (select count(*)::int from overtime_calculations) overtime,
         (select count(*)::int from audit_log) log`

const signIn = async (at: TestServer, { email, password, portal, company }: (typeof demoLogins)[number]) =>
  at.call('POST', '/api/auth/login', { body: { email, password, role: portal, company } })

describe('demonstration data', () => {
  it('is made without a failure', () => {
    expect(printed).toEqual([])
  })

  it('is about 400 people, the same on every installation', async () => {
    const people = await server.look(PEOPLE)
    expect(people.length).toBeGreaterThanOrEqual(380)
    expect(people.length).toBeLessThanOrEqual(450)
    expect(people).toEqual(await other.look(PEOPLE))
  })

  it('has requisitions, plans, hiring teams and answers that nobody but the report counts, the same on every installation', async () => {
    const PLANNED = `
      select (select count(*)::int from requisitions) requisitions, (select count(*)::int from jobs where requisition_id is not null) raised,
             (select count(*)::int from headcount_plans) targets, (select count(*)::int from hiring_team) team,
             (select count(*)::int from self_identifications) answers,
             (select json_agg(json_build_array(gender, age_band, ethnicity) order by application_id) from self_identifications) said`
    const [planned] = await server.look<Record<string, number>>(PLANNED)
    expect(planned?.raised).toBeGreaterThanOrEqual(8)
    expect(planned?.targets).toBeGreaterThan(10)
    expect(planned?.team).toBeGreaterThan(20)
    expect(planned?.answers).toBeGreaterThan(200)
    expect([planned]).toEqual(await other.look(PLANNED))
  })

  it('has companies that are verified by a decision that says it is a demonstration, and one that waits', async () => {
    const VERIFIED = `
      select c.slug, v.number, v.state, v.checked_on, v.evidence, d.role by from company_verifications v join companies c on c.id = v.company_id
        left join users d on d.id = v.decided_by order by c.slug`
    const rows = await server.look<Record<string, string>>(VERIFIED)
    const verified = rows.filter((r) => r.state === 'verified')
    expect(rows.filter((r) => r.state === 'pending')).toHaveLength(1)
    expect(verified).toHaveLength(4)
    for (const { evidence, by } of verified) expect(`${by}: ${evidence}`).toContain('system_owner: Demonstration:')
    expect(new Set(rows.map((r) => r.number)).size).toBe(rows.length)
    expect(rows).toEqual(await other.look(VERIFIED))
  })

  it('has memos that some have answered, the same on every installation', async () => {
    const MEMOS = `
      select m.kind, m.state, m.ack, v.hash, e.employee_number, r.opened_at is not null opened, r.answer_hash is not null answered
        from memos m left join memo_versions v on v.company_id = m.company_id and v.memo_id = m.id
        left join memo_receipts r on r.company_id = m.company_id and r.memo_id = m.id
        left join employees e on e.company_id = r.company_id and e.id = r.employee_id
       order by m.created_at, m.kind, e.employee_number`
    const memos = await server.look<{ answered: boolean; state: string }>(MEMOS)
    expect(memos.some((m) => m.answered)).toBe(true)
    expect(memos.some((m) => m.state === 'draft')).toBe(true)
    expect(memos).toEqual(await other.look(MEMOS))
  })

  it('has people who applied, at every stage and with every end, the same on every installation', async () => {
    const APPLIED = `
      select c.slug, j.title, a.number, a.outcome, s.kind, p.email, a.unmet, a.answers,
             (select count(*)::int from application_events e where e.company_id = a.company_id and e.application_id = a.id) told
        from applications a join companies c on c.id = a.company_id join jobs j on j.id = a.job_id
        join candidates p on p.id = a.candidate_id join pipeline_stages s on s.id = a.stage_id order by c.slug, j.id, a.number`
    const applied = await server.look<{ kind: string; outcome: string; email: string; number: number }>(APPLIED)
    expect(applied.length).toBeGreaterThan(400)
    expect(applied).toEqual(await other.look(APPLIED))
    expect(new Set(applied.map((a) => a.kind)).size).toBe(6)
    expect(new Set(applied.map((a) => a.outcome))).toEqual(new Set(['active', 'hired', 'rejected', 'withdrawn']))
    expect(applied.filter((a) => a.email === 'seeker@people.example')).toHaveLength(5)
    const late = await server.look(`select 1 from applications where applied_at > now() or last_activity_at > now()`)
    expect(late).toEqual([])
  })

  it('says in some adverts that a program takes part, and compares who applied there and nobody else', async () => {
    const [said] = await server.look<Record<string, number>>(`
      select count(*)::int all_of, count(*) filter (where content->>'usesAi' = 'true')::int used,
             count(*) filter (where content->>'usesAi' = 'true' and content->>'aiStatement' like '%people decide%')::int told from jobs`)
    expect(said?.used).toBeGreaterThan((said?.all_of ?? 0) / 5)
    expect(said?.used).toBeLessThan((said?.all_of ?? 0) / 2)
    expect(said?.told).toBe(said?.used)
    const waiting = await server.look<{ company: string; job: string; name: string }>(`
      select j.company_id company, j.id job, c.name from jobs j join companies c on c.id = j.company_id
       where j.content->>'usesAi' = 'true' and j.applications > 40 order by c.name`)
    expect(waiting.length).toBeGreaterThanOrEqual(5)
    const { company, job } = waiting.find((w) => w.name === 'Four Winds Trading') ?? waiting[0] ?? {}
    const services = { ...server.server.services, settings: { ...server.server.services.settings, matchModel: false } }
    const compare = matchJobs.find((m) => m.name === 'match-job')
    let after: string | null = null
    for (let round = 0; round < 6; round++) {
      await compare?.run(services, { companyId: company, jobId: job, after })
      const done = await server.look<{ id: string }>(
        `select max(application_id::text) id from match_runs where job_id = '${job}'`,
      )
      after = done[0]?.id ?? null
    }
    const runs = await server.look<{ met: number; of_all: number }>(
      `select met, of_all from match_runs where job_id = '${job}' and current`,
    )
    expect(runs.length).toBeGreaterThan(20)
    expect(new Set(runs.map((r) => r.met)).size).toBeGreaterThan(2)
    await proposeSample(services)
    const low = await server.look<{ n: number }>(
      `select count(*)::int n from oversight_samples where company_id = '${company}'`,
    )
    expect(low[0]?.n).toBeGreaterThan(5)
    expect(
      await server.look(
        `select 1 from match_runs r join jobs j on j.id = r.job_id where j.content->>'usesAi' <> 'true'`,
      ),
    ).toEqual([])
  }, 60_000)

  it('has people hired by every company with people, whose records stand and whose jobs go on', async () => {
    const HIRED = `
      select c.slug, j.status, j.title = e.position as named, e.full_name from applications a join companies c on c.id = a.company_id
        join jobs j on j.id = a.job_id join candidates p on p.id = a.candidate_id
        left join employees e on e.company_id = a.company_id and e.email = p.email where a.outcome = 'hired' order by c.slug, e.full_name`
    const hired = await server.look<Record<string, unknown>>(HIRED)
    expect(hired.map((h) => h.slug)).toEqual([
      'al-noor-trading',
      'four-winds',
      'four-winds',
      'kaveri-software',
      'maple-ridge-foods',
      'merlion-logistics',
    ])
    for (const { status, named } of hired) expect({ status, named }).toEqual({ status: 'open', named: true })
    expect(hired).toEqual(await other.look(HIRED))
  })

  it('has a job seeker who said what they want, and jobs of this week that fit it', async () => {
    const login = demoLogins.find((l) => l.role === 'job_seeker') as (typeof demoLogins)[number]
    const { token } = (await signIn(server, login)).body
    const { matches, asked: input } = (await server.call('GET', '/api/seeker/matches', { token })).body.data
    expect(input).toBe(true)
    expect(matches.length).toBeGreaterThan(2)
    for (const { job } of matches) expect(job.country).toBe(matches[0].job.country)
  })

  it('lets everybody in who is named on the start screen', async () => {
    for (const login of demoLogins) {
      const { status, body } = await signIn(server, login)
      expect({ email: login.email, status, role: body.userType }).toEqual({
        email: login.email,
        status: 200,
        role: login.role,
      })
    }
  })

  it('shows a manager people in every state', async () => {
    const owner = demoLogins.find((login) => login.role === 'employer') as (typeof demoLogins)[number]
    const token = (await signIn(server, owner)).body.token
    const { body } = await server.call('GET', '/api/employees/counters', { token })
    // 130 of old, and two who applied for jobs and were hired.
    expect(body.data.total).toBe(132)
    for (const count of ['active', 'onboarding', 'compliant', 'warning', 'nonCompliant'])
      expect(body.data[count], count).toBeGreaterThan(0)
    const countries = body.data.countries.map((c: { country: string }) => c.country).sort()
    expect(countries).toEqual(server.server.services.countries.all.map((c) => c.code).sort())
    for (const status of ['on_leave', 'inactive', 'terminated', 'pending']) {
      const listed = await server.call('GET', `/api/employees?status=${status}`, { token })
      expect(listed.body.data.totalCount, status).toBeGreaterThan(0)
    }
    const chart = await server.call('GET', '/api/company/org-chart', { token })
    expect(chart.body.data.people[0].reports, 'whoever is at the head has people').toBeGreaterThan(5)
  })

  it('gives every complete record numbers that pass, check digits included, and lets only passes run out', async () => {
    const { services } = server.server
    let ended = 0
    let ending = 0
    let complete = 0
    for (const { id: companyId } of await server.look<{ id: string }>('select id from companies'))
      await services.database.forCompany(companyId, async (db) => {
        // Of those who were just hired, papers are still asked.
        const rows = await db.many(
          k
            .selectFrom('employees')
            .selectAll()
            .where('nationality', 'is not', null)
            .where('email', 'not in', (q) => q.selectFrom('candidates').select('email')),
        )
        for (const row of rows) {
          const country = services.countries.get(row.country)
          const today = dayIn(country.zone, now)
          const stored = row.facts as Record<string, string>
          const facts = {
            ...stored,
            ...(await openSecrets({ db, fields: services.fields, actor: { companyId } }, row.id)),
            nationality: row.nationality ?? '',
            employmentStatus: row.employment_status ?? '',
            birthDate: row.birth_date ?? '',
          }
          const days = country.fields
            .filter((field) => field.key.endsWith('Expiry') && stored[field.key])
            .map((field) => (Date.parse(stored[field.key] as string) - Date.parse(today)) / 86_400_000)
          ended += days.filter((n) => n < 0).length
          ending += days.filter((n) => n >= 0 && n <= 90).length
          if (days.some((n) => n < 0)) continue
          complete++
          const { errors } = complianceScore(country, facts, today)
          expect({ who: row.full_name, errors }).toEqual({ who: row.full_name, errors: [] })
        }
      })
    expect(complete).toBeGreaterThan(330)
    expect(ended).toBeGreaterThan(3)
    expect(ending).toBeGreaterThan(15)
  })

  it('has a past that ends today', async () => {
    const [past] = await server.look<Record<string, number>>(`
      select count(*) filter (where created_at > now())::int late,
             (select count(*)::int from activities where created_at > now()) told_late,
             (select count(*)::int from compensations p join employees e on e.company_id = p.company_id and e.id = p.employee_id
               where p.effective_from < e.hire_date) paid_early,
             (select count(*)::int from employees e where e.salary <> (select p.basic_salary from compensations p
               where p.company_id = e.company_id and p.employee_id = e.id order by p.effective_from desc, p.entered_at desc limit 1)) unlike,
             min(extract(year from age(now(), hire_date)))::int least, max(extract(year from age(now(), hire_date)))::int most
        from employees`)
    expect(past).toMatchObject({ late: 0, told_late: 0, paid_early: 0, unlike: 0 })
    expect(past?.most).toBeGreaterThanOrEqual(5)
    const tallied = await server.look(`
      select company_id, sum(people)::int as people from employee_tallies group by 1
      except select company_id, count(*)::int from employees group by 1`)
    expect(tallied).toEqual([])
  })

  it('leaves no tab of the first profile empty, and opens every number it shows masked', async () => {
    const hr = demoLogins.find((login) => login.role === 'hr_admin') as (typeof demoLogins)[number]
    const token = (await signIn(server, hr)).body.token
    const { body } = await server.call('GET', '/api/employees?sort=name&pageSize=1', { token })
    const { id } = body.data.employees[0]
    const { data } = (await server.call('GET', `/api/employees/${id}`, { token })).body
    expect(data.allowances.length).toBeGreaterThan(0)
    const told = data.activities.map((a: { activity_type: string }) => a.activity_type)
    expect(told).toEqual(expect.arrayContaining(['document_added', 'document_replaced', 'overtime_calculated']))
    const stored = (await server.call('GET', `/api/employees/${id}/documents`, { token })).body.data.documents
    expect(stored.map((d: { versions: unknown[] }) => d.versions.length).sort()).toEqual([1, 2])
    const { document, version } = { document: stored[0], version: stored[0].versions[0].version }
    const file = await server.call('GET', `/api/employees/${id}/documents/${document.id}/versions/${version}`, {
      token,
    })
    expect(file.status).toBe(200)
    const overtime = (await server.call('GET', `/api/employees/${id}/overtime-policy`, { token })).body.data
    expect(overtime.calculations.length).toBe(1)
    const imported = (await server.call('GET', '/api/employees/imports', { token })).body.data.imports
    expect(imported).toMatchObject([{ status: 'done', failed: 0 }])

    const masked = await server.look<{ employee_id: string; id: string }>(`
      select employee_id, id from authorizations where document_mask is not null
         and company_id = (select id from companies where slug = 'four-winds')`)
    expect(masked.length).toBeGreaterThan(5)
    for (const one of masked) {
      const path = `/api/employees/${one.employee_id}/authorizations/${one.id}/reveal`
      const revealed = await server.call('POST', path, { token, body: {} })
      expect(revealed.body.data?.document_number ?? revealed.body).toMatch(/^L\d{8}$/)
    }
  })

  it('adds nothing the second time, and completes what was cut off', async () => {
    const before = await other.look(COUNTS)
    await fillDemonstration(other.server.services, DEMO_PAST)
    expect(await other.look(COUNTS)).toEqual(before)

    // As after a kill between the company and its people. Whoever was paid stays: their pay goes first.
    const pay = [
      ...[
        'year_slips',
        'pay_file_downloads',
        'pay_file_items',
        'pay_files',
        'pay_releases',
        'pay_questions',
        'pay_exits',
      ],
      ...['pay_reopenings', 'pay_recoveries', 'pay_day_changes', 'payslips', 'pay_time_uses', 'pay_source_uses'],
      ...['pay_balances', 'pay_lines', 'pay_runs', 'pay_groups', 'filings'],
    ]
    for (const table of pay)
      await other.look(`delete from ${table} where company_id = (select id from companies where slug = 'four-winds')`)
    await other.look("delete from users where portal = 'employee'")
    await other.look("delete from imports where company_id = (select id from companies where slug = 'four-winds')")
    await other.look("delete from employees where company_id = (select id from companies where slug = 'four-winds')")
    await other.look(
      "update applications set outcome = 'active', outcome_at = null, stage_id = restore_stage_id, restore_stage_id = null where outcome = 'hired' and company_id = (select id from companies where slug = 'four-winds')",
    )
    await fillDemonstration(other.server.services, DEMO_PAST)
    const [after] = await other.look(COUNTS)
    expect({ ...after, log: 0 }).toEqual({ ...before[0], log: 0 })
    expect(printed).toEqual([])
    // Four Winds is made anew.
  }, 200_000)

  it('leaves a company alone that has the address and another owner', async () => {
    const mine = await startTestServer()
    try {
      const { companyId, slug } = await mine.employer(undefined, 'Four Winds')
      const company = companiesOf(mine.server.services).find((one) => one.slug === slug)
      expect(company && (await fillCompany(mine.server.services, { ...company, ...DEMO_PAST }, () => ''))).toBeNull()
      expect(await mine.look(`select count(*)::int n from employees where company_id = '${companyId}'`)).toEqual([
        { n: 0 },
      ])
    } finally {
      await mine.close()
    }
  })
})
