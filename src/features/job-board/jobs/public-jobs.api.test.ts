import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginJob, DESCRIPTION, inDays, move, type Place, placeIn, publishJob } from '../../../../test/adverts.ts'
import { applyTo } from '../../../../test/applicants.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { JobCard } from './contract.ts'
import { makeAnswers } from './jobs.ts'

let app: TestServer
let mei: Person
let asha: Person
let toronto: Place

type Made = { id: string } & Record<string, unknown>
const made: Made[] = []

const WORK = [
  { title: 'Software developer', occupation: 'software developer', department: 'Technical', seniority: 'senior' },
  { title: 'Senior nurse', occupation: 'specialist nurse', department: 'Care', seniority: 'senior' },
  { title: 'Pastry cook', occupation: 'pastry chef', department: 'Kitchen', seniority: 'entry' },
  { title: 'Delivery driver', occupation: 'delivery driver', department: 'Operations', seniority: null },
]
const MODES = ['onsite', 'hybrid', 'remote']
const TYPES = ['FULL_TIME', 'PART_TIME', 'TEMPORARY']
const PAY: Record<string, number> = { SG: 3000, CA: 60_000, IN: 600_000, AE: 6000 }

beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  asha = await app.employer('IN', 'Lotus Mills')
  toronto = await placeIn(app, 'CA', 'toronto')
  let i = 0
  for (const country of ['SG', 'CA', 'IN', 'AE'])
    for (const work of WORK) {
      i++
      const found = await app.call('GET', `/api/occupations?search=${encodeURIComponent(work.occupation)}`)
      const low = (PAY[country] ?? 0) * (1 + (i % 3))
      const content = {
        title: work.title,
        department: work.department,
        seniority: work.seniority,
        occupationId: found.body.data.occupations[0].id,
        country,
        workMode: MODES[i % 3],
        employmentType: TYPES[i % 2],
        description: `${DESCRIPTION} ${i % 2 ? 'Knowledge of carpentry helps.' : ''}`,
        payPeriod: country === 'SG' || country === 'AE' ? 'MONTH' : 'YEAR',
        payMin: String(low),
        payMax: String(Math.round(low * 1.2)),
      }
      const job = await publishJob(app, i % 2 ? mei : asha, content)
      made.push({ ...content, id: job.id, carpentry: Boolean(i % 2) })
    }
})
afterAll(() => app.close())

const find = async (query: Record<string, string | number> = {}) => {
  const address = `/api/jobs?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`
  const { status, body, text } = await app.call('GET', address)
  expect(status, text).toBe(200)
  return body.data as {
    jobs: JobCard[]
    totalCount: number
    totalIsAtLeast: boolean
    sort: string
    read: { work: string; corrected: boolean } | null
    near: { name: string; country: string } | null
    facets: Record<string, { value: string; count: number }[]>
    instead: { without: { value: string; count: number }[]; title: string | null } | null
  }
}
const ids = (jobs: readonly { id: string }[]) => jobs.map((j) => j.id).sort()
const those = (which: (job: Made) => boolean) => ids(made.filter(which))
const monthly = (job: Made) => Number(job.payMax) / (job.payPeriod === 'YEAR' ? 12 : 1)

describe('the public list', () => {
  test.each<[string, Record<string, string | number>, (job: Made) => boolean]>([
    ['nothing', {}, () => true],
    ['a country', { country: 'SG' }, (j) => j.country === 'SG'],
    ['a country by its name', { country: 'canada' }, (j) => j.country === 'CA'],
    ['a mode', { mode: 'remote' }, (j) => j.workMode === 'remote'],
    ['a type', { employmentType: 'PART_TIME' }, (j) => j.employmentType === 'PART_TIME'],
    ['a seniority', { seniority: 'senior' }, (j) => j.seniority === 'senior'],
    ['a department', { department: 'kitchen' }, (j) => j.department === 'Kitchen'],
    ['a place', { location: 'Toronto' }, (j) => j.country === 'CA'],
    ['a region', { location: 'tamil nadu' }, (j) => j.country === 'IN'],
    ['words of the title', { search: 'nurses' }, (j) => j.title === 'Senior nurse'],
    ['words of the text', { search: 'carpentry' }, (j) => j.carpentry === true],
    ['another name of the work', { search: 'programmer' }, (j) => j.title === 'Software developer'],
    ['a company', { search: 'lotus' }, (j) => made.indexOf(j) % 2 === 1],
    ['words but not others', { search: 'carpentry -cook' }, (j) => j.carpentry === true && j.title !== 'Pastry cook'],
    ['pay, a step of the country', { country: 'SG', salaryMin: 6000 }, (j) => j.country === 'SG' && monthly(j) >= 6000],
    ['pay between the steps', { country: 'SG', salaryMin: 5001 }, (j) => j.country === 'SG' && monthly(j) >= 5001],
    ['pay in each currency', { salaryMin: 7000 }, (j) => monthly(j) >= 7000],
    ['a recent day', { postedSince: 1 }, () => true],
    ['several at once', { country: 'IN', mode: 'onsite' }, (j) => j.country === 'IN' && j.workMode === 'onsite'],
  ])('narrows by %s, and its counts are what they say', async (_what, query, which) => {
    const found = await find({ ...query, pageSize: 100 })
    expect(ids(found.jobs)).toEqual(those(which))
    expect(found.totalCount).toBe(found.jobs.length)
    const matching = made.filter(which)
    const counted = (of: (job: Made) => unknown) =>
      Object.fromEntries(
        [...Map.groupBy(matching, of)].filter(([v]) => v !== null).map(([v, l]) => [String(v), l.length]),
      )
    const told = (name: string) => Object.fromEntries((found.facets[name] ?? []).map((f) => [f.value, f.count]))
    expect(told('country')).toEqual(counted((j) => j.country))
    expect(told('mode')).toEqual(counted((j) => j.workMode))
    expect(told('employmentType')).toEqual(counted((j) => j.employmentType))
    expect(told('seniority')).toEqual(counted((j) => j.seniority))
    for (const { value, count } of found.facets.pay ?? [])
      expect(count).toBe(matching.filter((j) => monthly(j) >= Number(value)).length)
    for (const { value, count } of found.facets.field ?? [])
      expect((await find({ ...query, field: value, pageSize: 100 })).totalCount).toBe(count)
    const uncounted = await find({ ...query, pageSize: 100, facets: 'none' })
    expect(uncounted.jobs.map((j) => j.id)).toEqual(found.jobs.map((j) => j.id))
    expect(Object.values(uncounted.facets).flat()).toEqual([])
    expect(uncounted).toMatchObject({ totalCount: found.totalCount, totalIsAtLeast: false })
  })

  test('without counts says how many jobs there are at least', async () => {
    const page = (n: number) => find({ country: 'SG', pageSize: 1, page: n, facets: 'none' })
    expect(await page(2)).toMatchObject({ totalCount: 2, totalIsAtLeast: true, instead: null })
    expect(await page(999)).toMatchObject({ jobs: [], totalCount: 0, totalIsAtLeast: true })
    expect((await app.call('GET', '/api/jobs?facets=all')).body.error).toBe('Facets must be one of none')
  })

  test('knows distance on the ground', async () => {
    const near = await find({ lat: toronto.lat, lng: toronto.lng, radiusKm: 50, sort: 'distance' })
    expect(ids(near.jobs)).toEqual(those((j) => j.country === 'CA'))
    expect(near.jobs[0]?.distance).toBe(0)
    expect((await find({ lat: 0, lng: -140, radiusKm: 500 })).totalCount).toBe(0)
  })

  test('counts the distance from a place that is named with a radius, and from its largest namesake', async () => {
    const near = await find({ location: 'toronto', radiusKm: 25, sort: 'distance' })
    expect(ids(near.jobs)).toEqual(those((j) => j.country === 'CA'))
    expect(near.near).toEqual({ name: 'Toronto', country: 'CA' })
    expect(near.jobs[0]?.distance).toBe(0)
    expect((await find({ location: 'nowhere at all', radiusKm: 25 })).totalCount).toBe(0)
    expect((await find({ location: 'toronto' })).jobs[0]?.distance).toBeNull()
  })

  test('tells namesakes apart by what stands behind a name, in any language, and still reads a name alone', async () => {
    const { places } = (await app.call('GET', '/api/places?country=IN&search=aurangabad')).body.data
    expect(places).toHaveLength(2)
    for (const { id: placeId, region } of places as { id: number; region: string }[])
      await publishJob(app, asha, {
        title: `Gardener of ${region}`,
        country: 'IN',
        placeId,
        payPeriod: 'YEAR',
        payMin: '600000',
        payMax: '700000',
      })
    const titles = async (location: string, more = {}) =>
      (await find({ search: 'gardener', location, ...more })).jobs.map((j) => j.title).sort()
    const both = ['Gardener of Bihar', 'Gardener of Maharashtra']
    expect(await titles('Aurangabad')).toEqual(both)
    expect(await titles('aurang')).toEqual(both)
    expect(await titles('Aurangabad, India')).toEqual(both)
    for (const place of [
      'Aurangābād, Bihar, India',
      'aurangabad, bihar',
      'Aurangabad، Bihar، الهند',
      'Aurangabad，Bihar，印度',
    ])
      expect(await titles(place)).toEqual(['Gardener of Bihar'])
    expect(await titles('Aurangabad, Bihar, India', { radiusKm: 25 })).toEqual(['Gardener of Bihar'])
    expect(await titles('Bihar, India')).toEqual(['Gardener of Bihar'])
    expect(await titles('Aurangabad, Bihar, Canada')).toEqual([])
    expect(await titles('Aurangabad, India', { country: 'CA' })).toEqual([])
    // Each count beside a filter is what the filter finds.
    const { facets } = await find({ search: 'gardener' })
    expect(facets.place).toHaveLength(2)
    for (const { value, count } of facets.place ?? []) expect(await titles(value)).toHaveLength(count)
    const input = async (search: string) =>
      (await app.call('GET', `/api/places?search=${encodeURIComponent(search)}`)).body.data.places.map(
        (p: Place & { region: string }) => p.region,
      )
    expect(await input('aurangabad, bih')).toEqual(['Bihar'])
    expect(await input('aurangabad, ind')).toEqual(['Maharashtra', 'Bihar'])
    expect(await input('aurangabad, bihar, india')).toEqual(['Bihar'])
    expect((await app.call('GET', '/api/places?country=CA&search=Aurangabad%2C%20India')).body.data.places).toEqual([])
  })

  test('suggests titles of open jobs, skills, companies and places', async () => {
    await publishJob(app, mei, { title: 'Tortoise keeper' })
    const { body } = await app.call('GET', '/api/jobs/suggestions?search=tor')
    expect(body.data.suggestions).toContainEqual({ kind: 'title', text: 'Tortoise keeper' })
    expect(body.data.suggestions).toContainEqual({ kind: 'place', text: 'Toronto, Ontario, Canada' })
    expect((await app.call('GET', '/api/jobs/suggestions?search=%25')).status).toBe(422)
    expect((await app.call('GET', '/api/jobs/suggestions?search=%25%25')).body.data.suggestions).toEqual([])
  })

  test('sorts by words in the title, by day and by pay', async () => {
    await publishJob(app, mei, { title: 'Clerk', description: `${DESCRIPTION} Sometimes helps the upholsterer.` })
    const inTitle = await publishJob(app, mei, { title: 'Upholsterer' })
    await publishJob(app, mei, { title: 'Porter', description: `${DESCRIPTION} Carries for the upholsterer.` })
    const found = await find({ search: 'upholsterer' })
    expect(found.sort).toBe('relevance')
    expect(found.jobs.map((j) => j.title)).toEqual(['Upholsterer', 'Porter', 'Clerk'])
    const pages = await Promise.all([1, 2, 3].map((page) => find({ search: 'upholsterer', page, pageSize: 1 })))
    expect(pages.map((p) => p.jobs[0]?.title)).toEqual(['Upholsterer', 'Porter', 'Clerk'])
    expect((await find({ search: 'upholsterer', sort: 'newest' })).jobs.map((j) => j.title)[0]).toBe('Porter')
    const paid = (await find({ country: 'IN', sort: 'pay' })).jobs.map((j) => Number(j.pay?.max))
    expect(paid).toEqual([...paid].sort((a, b) => b - a))
    await move(app, mei, inTitle.id, { action: 'close', reason: 'filled' })
    expect((await find({ search: 'upholsterer' })).jobs.map((j) => j.title)).toEqual(['Porter', 'Clerk'])
  })

  test('says how many fit but for not stating their pay, where a lowest pay is asked', async () => {
    const { id } = await publishJob(app, mei, { title: 'Unpaid bell ringer' })
    await app.look(`update job_adverts set month_max = null, pay_band = 0 where id = '${id}'`)
    const input = { search: 'bell ringer', salaryMin: 1000 }
    expect(await find(input)).toMatchObject({ totalCount: 0, withoutPay: 1 })
    expect(await find({ search: 'bell ringer' })).toMatchObject({ totalCount: 1, withoutPay: null })
    await move(app, mei, id, { action: 'close', reason: 'cancelled' })
  })

  test('says what keeps everything away, and what else was perhaps meant', async () => {
    const none = await find({ search: 'nurse', country: 'SG', mode: 'remote', department: 'Nowhere' })
    expect(none.jobs).toEqual([])
    expect(none.instead?.without.map((w) => w.value)).toContain('department')
    expect((await find({ search: 'electrisian' })).instead?.title, 'no open job is called so').toBeNull()
    const { id } = await publishJob(app, mei, { title: 'Electrician' })
    const meant = await find({ search: 'electrisian' })
    expect(meant.jobs.map((j) => j.title)).toEqual(['Electrician'])
    expect(meant.read).toMatchObject({ work: 'electrician', corrected: true })
    await move(app, mei, id, { action: 'close', reason: 'cancelled' })
  })

  test.each<[string, string]>([
    ['country', 'country=FR'],
    ['mode', 'mode=sometimes'],
    ['sort', 'sort=pay'],
    ['sort', 'sort=distance'],
    ['lng', 'lat=1.3'],
    ['radiusKm', 'radiusKm=10'],
    ['page', 'page=501'],
    ['salaryMin', 'salaryMin=much'],
  ])('refuses a wrong %s by name (%s)', async (field, query) => {
    const { status, body } = await app.call('GET', `/api/jobs?${query}`)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })
})

describe('how a company answers', () => {
  test('is told of each job once there is enough to tell, and can be filtered by', async () => {
    const fern = await app.employer('SG', 'Fern and Sons')
    const quick = await publishJob(app, fern, { title: 'Basket weaver', sponsorship: 'yes' })
    for (let i = 0; i < 4; i++) expect((await applyTo(app, quick.id)).status).toBe(201)
    await app.look(`update applications set applied_at = now() - interval '5 days', first_viewed_at = now() - interval '3 days',
      first_response_at = now() where company_id = '${fern.companyId}'`)
    const shown = async () => {
      await makeAnswers(app.server.services)
      return (await find({ search: 'basket weaver' })).jobs[0]
    }
    expect(await shown()).toMatchObject({ reviewDays: null, activeOn: expect.any(String) })
    expect((await find({ search: 'weaver', answers: 'most' })).totalCount).toBe(0)
    expect((await applyTo(app, quick.id)).status).toBe(201)
    // What is kept of an answer is kept for seconds; another question is asked anew.
    await makeAnswers(app.server.services)
    const { jobs, facets } = await find({ search: 'weaver basket' })
    expect(jobs[0]).toMatchObject({ id: quick.id, reviewDays: 2 })
    expect(facets.answers).toEqual([{ value: 'most', count: 1 }])
    expect(facets.sponsorship).toEqual([{ value: 'yes', count: 1 }])
    expect((await find({ answers: 'most' })).jobs.map((j) => j.id)).toEqual([quick.id])
    expect((await find({ sponsorship: 'yes' })).jobs.map((j) => j.id)).toEqual([quick.id])
    expect((await find({ search: 'weaver', sponsorship: 'case_by_case' })).instead?.without).toContainEqual({
      value: 'sponsorship',
      count: 1,
      atLeast: false,
    })
    expect((await app.call('GET', '/api/jobs?answers=some')).status).toBe(422)
  })
})

describe('what the public does not see', () => {
  test('a job that was paused, from the next look on, with counts and without; and sees it when it goes on', async () => {
    const word = `Zephyrine${Date.now()}`
    const seen = async () => {
      const [counted, plain] = [await find({ search: word }), await find({ search: word, facets: 'none' })]
      expect(plain.jobs).toEqual(counted.jobs)
      expect(counted.facets.country?.map((c) => c.count) ?? []).toEqual(counted.totalCount ? [counted.totalCount] : [])
      return counted.jobs.length
    }
    expect(await seen()).toBe(0)
    const job = await publishJob(app, mei, { title: `${word} keeper` })
    expect([await seen(), await seen()]).toEqual([1, 1])
    await move(app, mei, job.id, { action: 'pause' })
    expect(await seen()).toBe(0)
    await move(app, mei, job.id, { action: 'resume' })
    expect(await seen()).toBe(1)
  })

  test('a draft, a template, a scheduled, a paused, a closed and an expired job', async () => {
    const word = `Quixotry${Date.now()}`
    const title = `${word} keeper`
    const draft = await beginJob(app, mei, { title })
    const scheduled = await beginJob(app, mei, { title })
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await move(app, mei, scheduled.id, { action: 'schedule', publishAt })
    const paused = await publishJob(app, mei, { title })
    await move(app, mei, paused.id, { action: 'pause' })
    const closed = await publishJob(app, mei, { title })
    await move(app, mei, closed.id, { action: 'close', reason: 'filled' })
    const expired = await publishJob(app, mei, { title })
    await app.look(`update job_adverts set closes_at = now() where id = '${expired.id}'`)
    expect((await find({ search: word })).totalCount).toBe(0)
    for (const [id, status] of [
      [draft.id, 404],
      [scheduled.id, 404],
      [closed.id, 410],
      [expired.id, 410],
    ])
      expect((await app.call('GET', `/api/jobs/${id}`)).status).toBe(status)
  })

  test('its door reaches adverts and what they refer to, and nothing else', async () => {
    const secret = await beginJob(app, mei, { title: 'Secret plan' })
    const { forPublic: asPublic } = app.server.services.database
    const allowed = new Set([
      'job_adverts',
      'job_tallies',
      'occupations',
      'occupation_titles',
      'skills',
      'occupation_skills',
      'places',
      'company_answers',
      'job_meanings',
      'job_need_skills',
      'job_needs',
      'zone_matched',
    ])
    const tables = await app.look<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    for (const { name } of tables) {
      const peek = asPublic((db) => db.many(sql`select * from ${sql.table(name)} limit 1`))
      if (allowed.has(name)) await peek
      else await expect(peek, name).rejects.toMatchObject({ code: '42501' })
    }
    expect(await asPublic((db) => db.many(sql`select id from job_adverts where id = ${secret.id}::uuid`))).toEqual([])
    const names = await asPublic((db) => db.many<{ name: string }>(sql`select name from companies`))
    const silent = await app.employer('AE', 'Never hired')
    expect(names.map((n) => n.name)).not.toContain('Never hired')
    expect(silent.companyId).toBeTruthy()
    for (const write of [
      sql`update job_adverts set title = 'x'`,
      sql`delete from job_adverts`,
      sql`update job_tallies set adverts = 0`,
    ])
      await expect(asPublic((db) => db.run(write))).rejects.toMatchObject({ code: '42501' })
  })

  test('a company writes no advert of another, and no reference data', async () => {
    const own = app.server.services.database.forCompany(asha.companyId, (db) =>
      db.run(sql`update job_adverts set title = 'Stolen' where company_id = ${mei.companyId}`),
    )
    expect(await own).toBe(0)
    for (const write of [
      sql`update places set name = 'x'`,
      sql`delete from job_tallies`,
      sql`select * from job_reports`,
    ])
      await expect(
        app.server.services.database.forCompany(asha.companyId, (db) => db.run(write)),
      ).rejects.toMatchObject({
        code: '42501',
      })
  })

  test('the tallies equal the adverts, whatever became of them', async () => {
    const wrong = await app.look(`
      select * from (select country, work_mode, employment_type, coalesce(seniority, '') s, coalesce(field, -1) f, pay_band, count(*)::int n
        from job_adverts where open and behind is null group by 1, 2, 3, 4, 5, 6) a
      full join (select country, work_mode, employment_type, seniority s, field f, pay_band, adverts n from job_tallies where adverts <> 0) t
        using (country, work_mode, employment_type, s, f, pay_band) where a.n is distinct from t.n`)
    expect(wrong).toEqual([])
  })
})

describe('one job', () => {
  test('says how many days are left, and its last day goes into a calendar as long as it takes applications', async () => {
    const job = await publishJob(app, mei, { title: 'Lamp lighter', closesOn: inDays(2) })
    const { daysLeft, closesOn } = (await app.call('GET', `/api/jobs/${job.id}`)).body.data.job
    expect([1, 2, 3]).toContain(daysLeft)
    const file = await app.call('GET', `/api/jobs/${job.id}/last-day`)
    expect(file.headers.get('content-type')).toContain('text/calendar')
    expect(file.text).toContain(`DTSTART;VALUE=DATE:${closesOn.replaceAll('-', '')}`)
    expect(file.text).toContain('SUMMARY:Lamp lighter\\, Harbour Works')
    expect(file.text).toContain('BEGIN:VALARM')
    await move(app, mei, job.id, { action: 'close', reason: 'cancelled' })
    expect((await app.call('GET', `/api/jobs/${job.id}/last-day`)).status).toBe(404)
  })

  test('shows others like it, and says when it is not there', async () => {
    const [first] = made
    const { body } = await app.call('GET', `/api/jobs/${first?.id}`)
    expect(body.data.job).toMatchObject({ title: 'Software developer', state: 'open', closesOn: inDays(30) })
    expect(body.data.similar.map((s: JobCard) => s.id)).not.toContain(first?.id)
    expect((await app.call('GET', `/api/jobs/${crypto.randomUUID()}`)).status).toBe(404)
    expect((await app.call('GET', '/api/jobs/nothing')).status).toBe(404)
  })

  test('is reported by anybody, seen by the platform, and taken down for good', async () => {
    const job = await publishJob(app, mei, { title: 'Doubtful offer' })
    const told = await app.call('POST', `/api/jobs/${job.id}/report`, {
      body: { reason: 'asks_for_money', words: 'They wanted a deposit', email: 'r@people.example' },
    })
    expect(told.status).toBe(201)
    expect(told.body.data.caseNumber).toMatch(/^R-[0-9A-F]{8}$/)
    expect((await app.call('POST', `/api/jobs/${job.id}/report`, { body: {} })).body.fields).toEqual({
      reason: 'Say what is wrong with the job',
    })
    expect((await app.call('GET', '/api/job-reports', { token: mei.token })).status).toBe(403)
    await app.server.services.database.forPlatform((db) =>
      db.run(sql`insert into users (portal, role, email, first_name, last_name, password_hash)
        select 'platform', 'system_owner', 'o@fourshore.example', 'O', 'W', password_hash from users where id = ${mei.userId}`),
    )
    const signedIn = await app.call('POST', '/api/auth/login', {
      body: { email: 'o@fourshore.example', password: PASSWORD, role: 'employer' },
    })
    const token = signedIn.body.token
    const { reports, waiting } = (await app.call('GET', '/api/job-reports', { token })).body.data
    expect(waiting).toBe(1)
    expect(reports[0].caseNumber).toBe(told.body.data.caseNumber)
    expect(reports[0]).toMatchObject({ title: 'Doubtful offer', company: 'Harbour Works', reason: 'asks_for_money' })
    const decided = await app.call('POST', `/api/job-reports/${reports[0].id}/decision`, {
      token,
      body: { decision: 'taken_down', why: 'It asks for a deposit.' },
    })
    expect(decided.status).toBe(200)
    expect((await app.call('GET', `/api/jobs/${job.id}`)).status).toBe(410)
    expect((await move(app, mei, job.id, { action: 'reopen' })).status).toBe(409)
    const log = await app.look(
      `select action, company_id from audit_log where target_id = '${job.id}' order by id desc limit 1`,
    )
    expect(log[0]).toMatchObject({ action: 'job.report-taken-down', company_id: mei.companyId })
  })
})

describe('the page of a company', () => {
  test('shows its own open jobs and nobody else’s, and none of a company that is not there', async () => {
    const ask = async (slug: string) => (await app.call('GET', `/api/companies/${slug}/jobs`)).body.data
    const [hers, his] = [await ask(mei.slug), await ask(asha.slug)]
    expect(ids(hers.jobs).filter((id) => ids(his.jobs).includes(id))).toEqual([])
    for (const job of his.jobs) expect(job.company.name).toBe('Lotus Mills')
    for (const job of hers.jobs) expect(job.company.name).toBe('Harbour Works')
    expect(hers.total).toBe(hers.jobs.length)
    expect(hers.jobs.length).toBeGreaterThan(0)
    const posted = hers.jobs.map((job: JobCard) => job.postedAt)
    expect(posted).toEqual([...posted].sort().reverse())
    await beginJob(app, mei)
    expect((await ask(mei.slug)).total).toBe(hers.total)
    expect(await ask('nobody-at-all')).toEqual({ jobs: [], total: 0, all: 0, countries: [], departments: [] })
  })

  test('is searched by words, narrowed, and paged to the last of its jobs', async () => {
    const owner = await app.employer('SG', `Large ${crypto.randomUUID().slice(0, 6)}`)
    for (let n = 0; n < 22; n++)
      await publishJob(app, owner, {
        title: n < 3 ? `Baker ${n}` : `Driver ${n}`,
        department: n < 3 ? 'Kitchen' : 'Fleet',
      })
    const ask = async (query = '') =>
      (await app.call('GET', `/api/companies/${owner.slug}/jobs${query}`)).body.data as {
        jobs: JobCard[]
        total: number
        all: number
        departments: { value: string; count: number }[]
      }
    const [first, second] = [await ask(), await ask('?page=2')]
    expect([first.jobs.length, second.jobs.length, first.total, first.all]).toEqual([20, 2, 22, 22])
    expect(new Set([...first.jobs, ...second.jobs].map((job) => job.id)).size).toBe(22)
    expect(first.departments).toEqual([
      { value: 'Fleet', count: 19 },
      { value: 'Kitchen', count: 3 },
    ])
    expect((await ask('?search=baker')).total).toBe(3)
    expect((await ask('?department=Kitchen&search=driver')).total).toBe(0)
    expect(await ask('?country=AE')).toMatchObject({ total: 0, all: 22 })
    expect(first.jobs[0]?.pay).not.toBeNull()
  })
})
