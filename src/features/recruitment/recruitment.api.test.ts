import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJob, anAdministrator, anApplication } from '../../../test/hiring.ts'
import { type Person, startHouse, type TestHouse } from '../../../test/support.ts'

let app: TestHouse
let mei: Person
let rival: Person
let job: string

const at = '/api/company/recruitment'
const read = async (query = '', token = mei.token) => (await app.call('GET', `${at}${query}`, { token })).body.data

beforeAll(async () => {
  app = await startHouse()
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Rival')
  job = await aJob(app, mei, { responseDays: 5, vacancies: 3 })
  await app.look(`update jobs set status = 'open', posted_at = now() - interval '40 days' where id = '${job}'`)
})
afterAll(() => app.close())

describe('the overview of hiring', () => {
  test('of a company that begins says what is done', async () => {
    const told = await read('', rival.token)
    expect(told.begun).toEqual({ job: false, published: false, team: false, applied: false })
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
    const event = (id: string, kind: string, stage: string, days: number, undo = 'null') =>
      app.look<{ id: string }>(`
        insert into application_events (company_id, application_id, kind, by_kind, to_stage, at, undo_of)
        values ('${mei.companyId}', '${id}', '${kind}', 'user', '${stages[stage]}', now() - interval '${days} days', ${undo}) returning id`)
    for (const a of [one, two, three]) await event(a.id, 'applied', 'applied', 20)
    await event(one.id, 'move', 'interview', 16)
    await event(one.id, 'move', 'offer', 10)
    await app.look(
      `update applications set stage_id = '${stages.offer}', outcome = 'hired', outcome_at = now() - interval '8 days', source = 'referral' where id = '${one.id}'`,
    )
    const [moved] = await event(two.id, 'move', 'offer', 15)
    await event(two.id, 'undo', 'applied', 14, moved?.id)
    const told = await read()
    expect(told.funnel.map((f: { people: number }) => f.people)).toEqual([3, 1, 1, 1, 1, 1])
    expect(told).toMatchObject({ applications: 3, people: 3, hire: { days: 12, n: 1 }, fill: { days: null, n: 0 } })
    expect(told.sources).toMatchObject([
      { of: 'site', applied: 2, hired: 0 },
      { of: 'referral', applied: 1, hired: 1, rate: { n: 1, of: 1, rate: null } },
    ])
    expect(told.stages).toContainEqual({ kind: 'interview', days: 6, n: 1 })
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

  test('refuses what is no period, by name', async () => {
    const { status, body } = await app.call('GET', `${at}?from=2026-02-01&to=2026-01-01`, { token: mei.token })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('The last day must not be before the first')
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
    expect(text).toMatch(/funnel,interview,1,people/)
    expect(text).toContain('too few to tell')
    const logged = await app.look(
      `select from audit_log where company_id = '${mei.companyId}' and action = 'recruitment.export'`,
    )
    expect(logged).toHaveLength(1)
  })
})
