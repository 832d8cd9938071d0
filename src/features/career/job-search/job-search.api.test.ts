import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anApplication } from '../../../../test/hiring.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'
import { isAlertDue } from '../../platform/lists/searches.rules.ts'
import { searchJobs } from './jobs.ts'
import { freshAmong, quietWeek, toSavedJobQuery } from './rules.ts'

let now = new Date('2026-12-01T02:00:00Z')
let app: TestServer
let mei: Person
let asha: { token: string; email: string; userId: string }
let zoe: { token: string; email: string; userId: string }
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  asha = await seeker('Asha')
  zoe = await seeker('Zoe')
})
afterAll(() => app.close())

const seeker = async (firstName: string) => {
  const email = `${firstName.toLowerCase()}@people.example`
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName, lastName: 'Rao', country: 'SG' },
  })
  return { token: body.token as string, email, userId: body.user.id as string }
}
const published = async (title: string) => {
  const [place] = await app.look<{ id: number }>(`select id from places where country = 'SG' and name = 'Bugis'`)
  const content = {
    title,
    country: 'SG',
    department: 'Kitchen',
    description:
      'Cooks for two hundred people a day, with a team of six and produce from the market next door. '.repeat(3),
    mustHave: ['Cooking'],
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    placeId: place?.id,
    payMin: '3000',
    payMax: '4000',
    payPeriod: 'MONTH',
    vacancyExists: true,
    usesAi: false,
    applyEmail: 'jobs@harbour.example',
    closesOn: '2027-01-31',
  }
  const made = await app.call('POST', '/api/company/jobs', { token: mei.token, body: { content } })
  const { id } = made.body.data.job
  const open = await app.call('POST', `/api/company/jobs/${id}/move`, { token: mei.token, body: { action: 'publish' } })
  expect(open.status, open.text).toBe(200)
  return id as string
}
const searches = async (who = asha) =>
  (await app.call('GET', '/api/seeker/searches', { token: who.token })).body.data.searches
const keep = (query: Record<string, string>, over: Record<string, unknown> = {}, who = asha) =>
  app.call('POST', '/api/seeker/searches', { token: who.token, body: { name: 'Chefs', query, ...over } })
const alert = (payload: object) => searchJobs.find((j) => j.name === 'alert-search')?.run(app.server.services, payload)
const lettersTo = async (to: string) =>
  (
    await app.look<{ id: string; company_id: string | null; sealed: Buffer; template: string }>(
      `select id, company_id, sealed, template from outbox where recipient = '${to}' and template = 'job-alert'`,
    )
  ).map((row) => openMessage(app.server.services, row))

describe('a saved search', () => {
  test('counts what is new to its owner until they look, and keeps no page and no order', async () => {
    const { status, body } = await keep({ search: 'chef', country: 'SG', sort: 'pay', page: '3' })
    expect([status, body.data.searches[0].query]).toEqual([201, { search: 'chef', country: 'SG' }])
    expect((await searches())[0].fresh).toBe(0)
    await app.look(`update saved_lists set seen_at = '2026-12-01T01:00:00Z', told_at = '2026-12-01T01:00:00Z'`)
    await published('Chef de partie')
    await published('Welder')
    const [search] = await searches()
    expect(search.fresh).toBe(1)
    now = new Date('2026-12-01T02:05:00Z')
    await app.call('PUT', `/api/seeker/searches/${search.id}`, { token: asha.token, body: { seen: true } })
    expect((await searches())[0].fresh).toBe(0)
  })

  test('writes one letter a day with what is new, with a way out that one click takes', async () => {
    const [search] = await searches()
    const input = { userId: asha.userId, id: search.id }
    await app.look(`update saved_lists set told_at = '2026-12-01T01:00:00Z'`)
    now = new Date('2026-12-01T20:00:00Z')
    await alert(input)
    expect(await lettersTo(asha.email), 'not before its day is over').toHaveLength(0)
    now = new Date('2026-12-02T01:00:00Z')
    await Promise.all([alert(input), alert(input)])
    const letters = await lettersTo(asha.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('Chef de partie · Harbour Works · Bugis')
    expect(letters[0]?.text).not.toContain('Welder')
    now = new Date('2026-12-03T02:00:00Z')
    await alert(input)
    expect(await lettersTo(asha.email), 'nothing new, no letter').toHaveLength(1)

    // What one hides is no news to them; what one does not, comes alone.
    now = new Date('2026-12-03T03:00:00Z')
    const [unwanted, employers] = [await published('Chef of soups'), await published('Chef of sauces')]
    await app.call('PUT', `/api/seeker/marks/${unwanted}`, { token: asha.token, body: { kind: 'hidden' } })
    now = new Date('2026-12-04T03:00:00Z')
    await alert(input)
    const [, second] = await lettersTo(asha.email)
    expect(second?.text).toContain('Chef of sauces')
    expect(second?.text).not.toContain('Chef of soups')
    const company = (hidden: boolean) =>
      app.call('PUT', `/api/seeker/marks/${employers}/company`, { token: asha.token, body: { hidden } })
    await published('Chef of pies')
    await company(true)
    now = new Date('2026-12-05T03:00:00Z')
    await alert(input)
    expect(await lettersTo(asha.email), 'nothing of an employer one hides').toHaveLength(2)
    await company(false)
    await app.call('PUT', `/api/seeker/marks/${unwanted}`, { token: asha.token, body: { kind: 'none' } })

    const out = new URL(letters[0]?.unsubscribe ?? '').pathname
    expect((await app.call('POST', out.replace(/.$/, 'x'))).status).toBe(422)
    expect((await app.call('POST', out)).status).toBe(200)
    expect((await searches())[0].every).toBe(0)
  })

  test('is its owner’s alone', async () => {
    const [search] = await searches()
    expect(await searches(zoe)).toEqual([])
    for (const [method, body] of [
      ['PUT', { every: 7 }],
      ['DELETE', undefined],
    ] as const)
      expect((await app.call(method, `/api/seeker/searches/${search.id}`, { token: zoe.token, body })).status).toBe(404)
    expect((await app.call('GET', '/api/seeker/searches', { token: mei.token })).status).toBe(403)
    expect((await app.call('GET', '/api/seeker/searches')).status).toBe(401)
  })

  test.each([
    ['nothing at all', {}, /Search for something first/],
    ['a mode there is not', { mode: 'underwater' }, /Mode must be one of/],
    ['a latitude alone', { lat: '1.3' }, /Latitude and longitude go together/],
  ])('of %s is refused with its reason', async (_what, query, sentence) => {
    const { status, text } = await keep(query)
    expect(status).toBe(422)
    expect(text).toMatch(sentence)
  })

  test('there are twenty at most', async () => {
    for (let i = 0; i < 20; i++) await keep({ search: `job ${i}` }, { name: `n ${i}` }, zoe)
    expect((await keep({ search: 'one more' }, {}, zoe)).status).toBe(409)
    expect(await searches(zoe)).toHaveLength(20)
  })
})

test('a job is set aside, hidden, or neither; each person has their own', async () => {
  const job = crypto.randomUUID()
  const mark = (kind: string, who = asha) =>
    app.call('PUT', `/api/seeker/marks/${job}`, { token: who.token, body: { kind } })
  expect((await mark('saved')).body.data).toEqual({ saved: [job], hidden: [], companies: [] })
  expect((await mark('hidden')).body.data).toEqual({ saved: [], hidden: [job], companies: [] })
  expect((await mark('saved', zoe)).body.data.saved).toEqual([job])
  expect((await mark('none')).body.data).toEqual({ saved: [], hidden: [], companies: [] })
})

test('all jobs of a company are hidden from one person on every device, and shown again', async () => {
  const job = await published('Pastry chef')
  const hide = (hidden: boolean, who = asha) =>
    app.call('PUT', `/api/seeker/marks/${job}/company`, { token: who.token, body: { hidden } })
  const { companies } = (await hide(true)).body.data
  expect(companies).toEqual([{ slug: mei.slug, name: 'Harbour Works', job: expect.any(String) }])
  const found = (await app.call('GET', '/api/jobs?search=pastry+chef')).body.data.jobs
  expect(found[0].company.slug).toBe(companies[0].slug)
  const marks = async (who: typeof asha) =>
    (await app.call('GET', '/api/seeker/marks', { token: who.token })).body.data.companies
  expect(await marks(asha)).toHaveLength(1)
  expect(await marks(zoe)).toEqual([])
  expect((await hide(false)).body.data.companies).toEqual([])
  const none = await app.call('PUT', `/api/seeker/marks/${crypto.randomUUID()}/company`, {
    token: asha.token,
    body: { hidden: true },
  })
  expect(none.status).toBe(404)
})

test('what one hides is left out of the search itself: pages stay whole, counts and totals are right, for that person alone', async () => {
  const jobs: string[] = []
  for (let i = 0; i < 5; i++) jobs.push(await published(`Glass blower ${i}`))
  type Page = { jobs: { id: string }[]; totalCount: number; hidden: number; facets: { country: { count: number }[] } }
  const find = async (rest: string, who = asha): Promise<Page> => {
    const told = await app.call('GET', `/api/seeker/jobs?pageSize=2&${rest}`, { token: who.token })
    expect(told.status, told.text).toBe(200)
    return told.body.data
  }
  const mark = (job: string, kind: string) =>
    app.call('PUT', `/api/seeker/marks/${job}`, { token: asha.token, body: { kind } })
  const glass = 'search=glass+blower&sort=newest'
  const first = await find(glass)
  expect([first.totalCount, first.hidden]).toEqual([5, 0])
  const [gone, kept] = first.jobs.map((j) => j.id) as [string, string]
  await mark(gone, 'hidden')
  const ids = async (marked: string) => {
    const pages = []
    for (const page of [1, 2, 3]) pages.push(await find(`${glass}&marked=${marked}&page=${page}`))
    return pages.map((p) => p.jobs.map((j) => j.id))
  }
  const left = await ids('')
  expect(left.map((p) => p.length)).toEqual([2, 2, 0])
  expect(left.flat()).not.toContain(gone)
  const after = await find(glass)
  expect([after.totalCount, after.hidden, after.facets.country[0]?.count]).toEqual([4, 1, 4])
  expect((await ids('all')).flat()).toContain(gone)
  expect((await find(glass, zoe)).totalCount).toBe(5)
  // Without words the counts come from the tallies.
  const [all, shown] = [await find('marked=all'), await find('')]
  expect([all.totalCount - shown.totalCount, shown.hidden]).toEqual([1, 1])
  await mark(kept, 'saved')
  const saved = await find('marked=saved')
  expect([saved.jobs.map((j) => j.id), saved.totalCount]).toEqual([[kept], 1])
  // A company that is hidden is left out with all of its jobs.
  const hide = (hidden: boolean) =>
    app.call('PUT', `/api/seeker/marks/${kept}/company`, { token: asha.token, body: { hidden } })
  await hide(true)
  expect(await find(glass)).toMatchObject({ jobs: [], totalCount: 0, hidden: 5 })
  await hide(false)
  await mark(gone, 'none')
  await mark(kept, 'none')
  expect((await app.call('GET', '/api/seeker/jobs')).status).toBe(401)
  expect((await app.call('GET', '/api/seeker/jobs?marked=nobody', { token: asha.token })).status).toBe(422)
  expect((await app.call('GET', '/api/seeker/jobs?sort=distance', { token: asha.token })).status).toBe(422)
})

test('one’s home knows when it was open before; opened again at once is the same visit', async () => {
  const visit = async (who = asha) =>
    (await app.call('POST', '/api/seeker/visit', { token: who.token, body: {} })).body.data.since
  const began = now
  expect(await visit()).toBeNull()
  now = new Date(began.getTime() + 5 * 60_000)
  expect(await visit()).toBeNull()
  now = new Date(began.getTime() + 60 * 60_000)
  expect(await visit()).toBe(new Date(began.getTime() + 5 * 60_000).toISOString())
  expect(await visit()).toBe(new Date(began.getTime() + 5 * 60_000).toISOString())
  expect(await visit(zoe)).toBeNull()
  expect((await app.call('POST', '/api/seeker/visit', { token: mei.token, body: {} })).status).toBe(403)
  now = began
})

test('any search knows when it was looked through before, how far, and what is new since', async () => {
  const look = async (query: Record<string, string>, page = 1, who = asha) =>
    (await app.call('POST', '/api/seeker/looks', { token: who.token, body: { query, page } })).body.data
  const began = now
  const after = (minutes: number) => {
    now = new Date(began.getTime() + minutes * 60_000)
    return now.toISOString()
  }
  const turners = { search: 'Lathe turner', country: 'SG' }
  expect(await look(turners)).toEqual({ before: null, fresh: 0, pages: 0 })
  const first = after(5)
  // The same visit, a page further on; a page that was jumped to leaves a gap.
  expect(await look(turners, 2)).toEqual({ before: null, fresh: 0, pages: 0 })
  expect(await look(turners, 7)).toEqual({ before: null, fresh: 0, pages: 0 })
  const second = after(60)
  expect(await look({ ...turners, sort: 'newest', page: '1' })).toEqual({ before: first, fresh: 0, pages: 2 })
  expect(await look({ search: 'Lathe turner' })).toEqual({ before: null, fresh: 0, pages: 0 })
  expect(await look(turners, 1, zoe)).toEqual({ before: null, fresh: 0, pages: 0 })
  after(90)
  await published('Lathe turner')
  after(180)
  expect(await look(turners)).toEqual({ before: second, fresh: 1, pages: 2 })
  const third = now.toISOString()
  after(300)
  // The new one may have stood on the second page, which they have not seen since.
  expect(await look(turners)).toEqual({ before: third, fresh: 0, pages: 1 })
  const [kept] = await app.look<{ kept: string }>(`select string_agg(search::text, ' ') kept from seeker_looks`)
  expect(kept?.kept).not.toContain('urner')
  const wrong = await app.call('POST', '/api/seeker/looks', { token: asha.token, body: { query: turners, page: 0 } })
  expect(wrong.body.fields.page).toBe('Page must be 1 or more')
  expect((await app.call('POST', '/api/seeker/looks', { token: mei.token, body: { query: turners } })).status).toBe(403)
  now = new Date(began.getTime() + 100 * 86_400_000)
  const later = await seeker('Mira')
  expect(await look(turners, 1, later)).toEqual({ before: null, fresh: 0, pages: 0 })
  now = began
})

test('what waits for an answer is shown to whoever has to give it, the soonest first, and to nobody else', async () => {
  const a = await anApplication(app, mei, await published('Baker'), 'Asha Rao')
  await app.look(`update applications set user_id = '${asha.userId}' where id = '${a.id}'`)
  now = new Date('2026-12-01T02:00:00Z')
  const arranged = await app.call('POST', `/api/company/applications/${a.id}/interviews`, {
    token: mei.token,
    body: {
      kind: 'video',
      minutes: 30,
      zone: 'Asia/Singapore',
      panel: [mei.userId],
      slots: ['2026-12-05T02:00:00Z', '2026-12-06T02:00:00Z'],
    },
  })
  expect(arranged.status, arranged.text).toBe(201)
  const waiting = async (who: { token: string }) =>
    (await app.call('GET', '/api/seeker/waiting', { token: who.token })).body.data.waiting
  expect(await waiting(asha)).toEqual([
    { kind: 'chooseTime', applicationId: a.id, title: 'Baker', company: 'Harbour Works', at: null },
  ])
  expect(await waiting(zoe)).toEqual([])
})

describe('rules', () => {
  test('a week is quiet where something goes on and nothing moved; it says who has promised an answer', () => {
    const at = new Date('2026-12-20T08:00:00Z')
    const going = (changedAt: string, promisedBy: string | null = null) => ({ changedAt, promisedBy, isOver: false })
    const old = '2026-12-01T00:00:00Z'
    expect(quietWeek([], at, 'UTC')).toBeNull()
    expect(quietWeek([{ ...going(old), isOver: true }], at, 'UTC')).toBeNull()
    expect(quietWeek([going(old), going('2026-12-19T00:00:00Z')], at, 'UTC')).toBeNull()
    expect(
      quietWeek([going(old, '2026-12-10'), going(old, '2026-12-21'), going(old, '2026-12-24')], at, 'UTC'),
    ).toEqual({
      promised: 2,
      days: 4,
    })
    expect(quietWeek([going(old)], at, 'UTC')).toEqual({ promised: 0, days: 0 })
    // Nine in the evening in Toronto: what is promised for today is still to come there.
    const evening = new Date('2026-12-21T02:00:00Z')
    expect(quietWeek([going(old, '2026-12-20')], evening, 'America/Toronto')).toEqual({ promised: 1, days: 0 })
  })

  test('a daily letter keeps its time of day; one that is never wanted is never due', () => {
    const told = '2026-12-01T07:07:00Z'
    expect(isAlertDue(1, told, new Date('2026-12-02T06:07:00Z'))).toBe(true)
    expect(isAlertDue(1, told, new Date('2026-12-02T06:06:00Z'))).toBe(false)
    expect(isAlertDue(7, told, new Date('2026-12-07T07:07:00Z'))).toBe(false)
    expect(isAlertDue(0, told, new Date('2030-01-01T00:00:00Z'))).toBe(false)
  })
  test('what was posted at the moment one looked is not new', () =>
    expect(
      freshAmong([{ since: '2026-12-01T00:00:00Z' }, { since: '2026-12-01T00:00:01Z' }], '2026-12-01T00:00:00Z'),
    ).toHaveLength(1))
  test('empty filters are not kept', () =>
    expect(toSavedJobQuery({ search: '', country: 'SG', page: '2' })).toEqual({ country: 'SG' }))
})
