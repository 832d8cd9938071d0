import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob as publish } from '../../../../test/adverts.ts'
import { aJob, anApplication } from '../../../../test/hiring.ts'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'
import { EMPTY_PROFILE } from '../../career/profile/profile.rules.ts'
import { unhideJob } from '../../hiring/jobs/hide.service.ts'
import { findDueSearches } from '../../platform/lists/jobs.ts'
import { talentJobs } from './jobs.ts'

const START = '2026-12-01T02:00:00Z'
let now = new Date(START)
let app: TestServer
let mei: Person
let rival: Person
let place: number
let job: string

type Seeker = { token: string; email: string; userId: string; card: string }

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works Pte Ltd')
  rival = await app.employer('SG', 'Blue Lantern')
  const [found] = await app.look<{ id: number }>(`select id from places where country = 'SG' and name = 'Bugis'`)
  place = found?.id as number
  job = await publishJob(app, mei)
})
afterAll(() => app.close())

const publishJob = async (server: TestServer, who: Person): Promise<string> => (await publish(server, who)).id
const signUp = async (firstName: string) => {
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 6)}@people.example`
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName, lastName: 'Rao', country: 'SG' },
  })
  return { token: body.token as string, email, userId: body.user.id as string }
}
const work = (title: string, over: object = {}) => ({
  title,
  employer: 'Old Mill',
  place: '',
  from: '2016-01',
  to: '2024-12',
  lines: [],
  ...over,
})
const save = async (who: { token: string }, over: Record<string, unknown>) => {
  const { body } = await app.call('GET', '/api/seeker/profile', { token: who.token })
  const { placeName: _n, country: _c, ...before } = body.data.profile
  const put = await app.call('PUT', '/api/seeker/profile', {
    token: who.token,
    body: { ...before, ...over, version: body.data.version },
  })
  expect(put.status, put.text).toBe(200)
}
const seeker = async (firstName: string, over: Record<string, unknown> = {}): Promise<Seeker> => {
  const who = await signUp(firstName)
  await save(who, {
    ...EMPTY_PROFILE,
    headline: 'Chef',
    placeId: place,
    visibility: 'anonymous',
    phone: '+6591234567',
    work: [work('Head chef', { lines: ['Kept food safety for a hotel of 200 rooms'] })],
    skills: ['Food safety', 'Baking'].map((label) => ({ label, skillId: null, years: null })),
    desired: { titles: ['Chef'], countries: ['SG'], modes: ['onsite'] },
    ...over,
  })
  const [card] = await app.look<{ id: string }>(`select id from talent_cards where user_id = '${who.userId}'`)
  return { ...who, card: card?.id as string }
}
const find = async (query: Record<string, string> = {}, who = mei) => {
  const answer = await app.call('GET', `/api/company/talent?${new URLSearchParams(query)}`, { token: who.token })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}
const cards = async (query: Record<string, string> = {}, who = mei) =>
  (await find(query, who)).people.map((p: { id: string }) => p.id) as string[]
const run = (name: string, payload: object = {}) =>
  talentJobs.find((j) => j.name === name)?.run(app.server.services, payload)
const send = (people: string[], over: object = {}, who = mei) =>
  app.call('POST', '/api/company/talent/invitations', { token: who.token, body: { job, people, ...over } })
const answer = (who: Seeker, id: string, body: object) =>
  app.call('POST', `/api/seeker/invitations/${id}/answer`, { token: who.token, body })
const invited = async (who: Seeker) =>
  (await app.call('GET', '/api/seeker/invitations', { token: who.token })).body.data.invitations
const foundOf = async (who: Seeker) => (await app.call('GET', '/api/seeker/found', { token: who.token })).body.data
const pool = async (name: string, who = mei) =>
  (
    await app.call('POST', '/api/company/talent/pools', {
      token: who.token,
      body: { name, purpose: 'Cooks for our new hotel' },
    })
  ).body.data.id as string
const into = (id: string, body: object, who = mei) =>
  app.call('POST', `/api/company/talent/pools/${id}/members`, { token: who.token, body })

describe('who is found', () => {
  test('is whoever agreed: an open one by name once opened, an anonymous one never, a private one not even counted', async () => {
    const { total } = await find()
    const open = await seeker('Omar', { visibility: 'open', headline: 'Ferry captain' })
    const anonymous = await seeker('Ana', { headline: 'Ferry captain' })
    await seeker('Priya', { visibility: 'private', headline: 'Ferry captain' })
    expect((await find()).total).toBe(total + 2)
    const { people, facets } = await find({ q: '"ferry captain"' })
    expect(people.map((p: { id: string }) => p.id).sort()).toEqual([open.card, anonymous.card].sort())
    expect(people.map((p: { name: null }) => p.name)).toEqual([null, null])
    expect(facets.country).toEqual([{ value: 'SG', name: 'SG', count: 2 }])
    const opened = await app.call('POST', `/api/company/talent/${open.card}/open`, { token: mei.token, body: {} })
    expect(opened.body.data.person).toMatchObject({ name: 'Omar Rao', profile: { work: [{ employer: 'Old Mill' }] } })
    const other = await app.call('POST', `/api/company/talent/${anonymous.card}/open`, { token: mei.token, body: {} })
    expect(other.body.data.person).toMatchObject({ name: null, profile: { work: [{ employer: null }] } })
    for (const { text } of [opened, other])
      for (const way of [open.email, anonymous.email, '91234567', open.userId, anonymous.userId])
        expect(text).not.toContain(way)
    const again = (await find({ q: '"ferry captain"' })).people
    expect(again.find((p: { id: string }) => p.id === open.card)).toMatchObject({ name: 'Omar Rao', opened: true })
    expect(
      (await find({ q: '"ferry captain"', names: 'shown' }, rival)).people.map((p: { name: string }) => p.name).sort(),
    ).toEqual(['Omar Rao', null])
    // Both were opened by one company; twice is once.
    await app.call('POST', `/api/company/talent/${anonymous.card}/open`, { token: mei.token, body: {} })
    expect((await foundOf(anonymous)).seenBy).toEqual({ all: 1, month: 1 })
    const [log] = await app.look<{ n: number }>(
      `select count(*)::int n from audit_log where action = 'talent.open' and target_id = '${anonymous.card}'`,
    )
    expect(log?.n).toBe(1)
  })

  test.each([
    ['harbour works', false],
    ['HarbourWorks', false],
    ['Harbour-Works (Pte.) Ltd.', false],
    ['Harbour Works Singapore', false],
    ['The Harbour Works Group', false],
    ['Harbour', false],
    ['Hárbour Works', false],
    ['Works', true],
    ['Harbourside Works', true],
    ['Blue Lantern', true],
  ])('is not whoever blocked %s, found: %s', async (blocked, isFound) => {
    const who = await seeker('Bo', { blocked: [blocked] })
    expect((await cards({ q: 'chef' })).includes(who.card)).toBe(isFound)
    const opened = await app.call('POST', `/api/company/talent/${who.card}/open`, { token: mei.token, body: {} })
    expect(opened.status).toBe(isFound ? 200 : 404)
    await save(who, { visibility: 'private' })
  })

  test('is not whoever works there now: by what they say until they say otherwise, and by the company’s own records', async () => {
    const who = await seeker('Wei', { work: [work('Cook', { employer: 'Harbour Works', to: 'present' })] })
    expect(await cards()).not.toContain(who.card)
    expect(await cards({}, rival)).toContain(who.card)
    // Taken out of the list by themselves: it does not come back by saving again.
    await save(who, { blocked: [] })
    expect(await cards()).toContain(who.card)
    const hired = await app.call('POST', '/api/employees/unified', {
      token: mei.token,
      body: formOf({ email: who.email }),
    })
    expect(hired.status, hired.text).toBe(201)
    expect(await cards()).not.toContain(who.card)
    expect(await cards({}, rival)).toContain(who.card)
  })

  test('is nobody while they pause, and everybody again afterwards', async () => {
    const who = await seeker('Pia')
    const pause = (until: string | null) =>
      app.call('PUT', '/api/seeker/found/pause', { token: who.token, body: { until } })
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    expect((await pause(START.slice(0, 10))).body.fields.until).toBe('Choose a day to come')
    now = new Date()
    expect((await pause(day)).body.data.pausedUntil).toBe(day)
    expect(await cards()).not.toContain(who.card)
    expect((await pause(null)).body.data.pausedUntil).toBeNull()
    now = new Date(START)
    expect(await cards()).toContain(who.card)
  })

  test('reads nothing through the company’s door but what a card shows', async () => {
    const who = await seeker('Zed')
    const door = <T>(work: Parameters<typeof app.server.services.database.forCompany<T>>[1]) =>
      app.server.services.database.forCompany(mei.companyId, work)
    const { sql } = await import('kysely')
    for (const column of ['user_id', 'own_email', 'blocked', 'blocked_wholes', 'objected', 'paused_until', '*'])
      await expect(
        door((db) => db.many(sql`select ${sql.raw(column)} from talent_cards`)),
        column,
      ).rejects.toMatchObject({ code: '42501' })
    for (const table of ['seeker_profiles', 'seeker_cvs'])
      await expect(
        door((db) => db.many(sql`select 1 from ${sql.raw(table)}`)),
        table,
      ).rejects.toMatchObject({ code: '42501' })
    expect(await door((db) => db.many(sql`select name, known_user from talent_cards where id = ${who.card}`))).toEqual([
      { name: null, known_user: null },
    ])
    await expect(door((db) => db.run(sql`update talent_cards set visibility = 'open'`))).rejects.toMatchObject({
      code: '42501',
    })
  })
})

describe('a search', () => {
  test('reads AND OR NOT, phrases and fields; the same occupation under another name is found', async () => {
    const a = await seeker('Aa', {
      headline: 'Zzpilot one',
      work: [work('Marine welder')],
      skills: [],
      desired: { titles: [], countries: [], modes: ['remote'] },
    })
    const b = await seeker('Bb', {
      headline: 'Zzpilot two',
      work: [work('Baker')],
      desired: { titles: [], countries: [], modes: [] },
    })
    const only = async (q: string) =>
      (await cards({ q: `zzpilot (${q})` }))
        .map((id) => (id === a.card ? 'a' : 'b'))
        .sort()
        .join('')
    expect(await only('welder OR baker')).toBe('ab')
    expect(await only('welder baker')).toBe('')
    expect(await only('NOT baker')).toBe('a')
    expect(await only('-welder')).toBe('b')
    expect(await only('title:welder')).toBe('a')
    expect(await only('skill:welder')).toBe('')
    expect(await only('skill:"food safety"')).toBe('b')
    expect(await only('"safety food"')).toBe('')
    expect(await only('"marine welder" OR skill:baking')).toBe('ab')
    expect(await only('place:bugis')).toBe('ab')
    expect(await only('place:singapore -place:bedok')).toBe('ab')
    expect(await only('place:toronto')).toBe('')
    const [other] = await app.look<{
      title: string
    }>(`select o.title from occupation_titles o join occupation_titles t on t.occupation_id = o.occupation_id and t.title = 'baker'
      where o.title not ilike '%bak%' and o.title ~ '^[a-z ]+$' order by 1 limit 1`)
    if (other) expect(await only(`"${other.title}"`)).toContain('b')
    const { facets, total } = await find({ q: 'zzpilot' })
    expect([total, facets.mode, facets.years]).toEqual([
      2,
      [{ value: 'remote', name: 'remote', count: 1 }],
      [{ value: '5-9', name: '5-9', count: 2 }],
    ])
    expect(await cards({ q: 'zzpilot', mode: 'remote' })).toEqual([a.card])
    expect(await cards({ q: 'zzpilot', years: '10-19' })).toEqual([])
    expect(await cards({ q: 'zzpilot', skill: 'Baking' })).toEqual([b.card])
  })

  test('that finds nobody says what kept most away', async () => {
    const { instead, meant } = await find({ q: 'zzpilot qqnobody', mode: 'remote' })
    expect(instead).toEqual([{ what: 'term', value: 'qqnobody', count: 1, without: 'zzpilot' }])
    expect(meant).toBeNull()
    expect((await find({ q: 'accuontant' })).meant).toBe('accountant')
  })

  test('looks for nobody by who they are, and says so', async () => {
    const { barred, total } = await find({ q: 'zzpilot female' })
    expect([barred, total]).toEqual([['female'], 2])
    const wrong = await app.call('GET', `/api/company/talent?mayWork=yes`, { token: mei.token })
    expect(wrong.body.fields.mayWork).toContain('for a job that asks it')
  })

  test('tells the right to work for a job that asks it with its reason, and for no other', async () => {
    const who = await seeker('Ria', { headline: 'Zzrigger', authorisations: [{ country: 'SG', status: 'permit' }] })
    expect((await find({ q: 'zzrigger', job })).people[0].mayWork).toBeNull()
    const asks = {
      id: 'right',
      kind: 'yesNo',
      ask: 'Do you have the right to work here?',
      required: true,
      options: [],
      accepts: ['yes'],
      atLeast: null,
      why: 'No permit can be asked for.',
    }
    const [row] = await app.look<{
      id: string
    }>(`insert into jobs (company_id, status, title, country, content, created_by)
      select company_id, 'open', title, country, jsonb_set(content, '{questions}', '${JSON.stringify([asks])}'), created_by from jobs where id = '${job}' returning id`)
    const found = await find({ q: 'zzrigger', job: row?.id as string, mayWork: 'yes' })
    expect([found.asks.mayWork, found.people[0]]).toMatchObject([true, { id: who.card, mayWork: 'permit' }])
  })

  test('puts the company’s own applicants first, within the time they may be kept', async () => {
    const own = await anApplication(app, mei, await aJob(app, mei), 'Kit Lau')
    await app.look(`update candidates set keep_until = '2027-06-01' where email = '${own.email}'`)
    const first = await find({ q: 'title:cook OR title:chef' })
    expect(first.own.people).toMatchObject([{ applicationId: own.id, name: null }])
    expect((await find({ names: 'shown' })).own.people[0].name).toBe('Kit Lau')
    expect((await find({ q: 'chef' }, rival)).own.total).toBe(0)
    await app.look(`update candidates set keep_until = '2026-11-30' where email = '${own.email}'`)
    expect((await find()).own.total).toBe(0)
  })

  test('gives the company’s own applicants as a file with its reason in the log, and nobody else', async () => {
    const own = await anApplication(app, mei, await aJob(app, mei), '=Noor Aziz')
    await app.look(`update candidates set keep_until = '2027-06-01' where email = '${own.email}'`)
    const take = (body: object, who = mei) =>
      app.call('POST', '/api/company/talent/own/export', { token: who.token, body })
    expect((await take({ reason: ' ' })).body.fields.reason).toBe('Say what the file is for')
    const hidden = (await take({ reason: 'Audit of 2026' })).text
    expect(hidden).toContain('Number,Name,Email,Applied for')
    expect(hidden).not.toContain('Noor')
    expect(hidden).not.toContain(own.email)
    const named = (await take({ reason: 'Audit of 2026', names: 'shown' })).text
    expect(named).toContain(`'=Noor Aziz,${own.email}`)
    expect(named.trim().split('\r\n')).toHaveLength(2)
    expect((await take({ reason: 'x', names: 'shown' }, rival)).text.trim().split('\r\n')).toHaveLength(1)
    const [entry] = await app.look<{ detail: object }>(
      "select detail from audit_log where action = 'talent.export_own' order by id limit 1",
    )
    expect(entry?.detail).toMatchObject({ reason: 'Audit of 2026', rows: 1 })
    await app.look(`update candidates set keep_until = '2026-11-30' where email = '${own.email}'`)
  })

  test('is kept, counts who is new, and writes once', async () => {
    const put = (body: object) => app.call('POST', '/api/company/talent/searches', { token: mei.token, body })
    expect((await put({ name: 'All', query: {} })).body.fields.query).toContain('Search for something first')
    expect((await put({ name: 'Odd', query: { years: 'many' } })).status).toBe(422)
    const stored = await put({ name: 'Divers', query: { q: 'zzdiver' } })
    const [search] = stored.body.data.searches
    expect([stored.status, search]).toMatchObject([201, { name: 'Divers', fresh: 0, every: 1 }])
    now = new Date('2026-12-02T03:00:00Z')
    await seeker('Dee', { headline: 'Zzdiver' })
    const list = async () =>
      (await app.call('GET', '/api/company/talent/searches', { token: mei.token })).body.data.searches
    expect((await list())[0].fresh).toBe(1)
    await findDueSearches(app.server.services)
    const [due] = await app.look<{ n: number }>(
      `select count(*)::int n from graphile_worker.jobs where key = 'alert ${search.id}' and task_identifier = 'alert-talent'`,
    )
    expect(due?.n).toBe(1)
    await run('alert-talent', { companyId: mei.companyId, id: search.id })
    await run('alert-talent', { companyId: mei.companyId, id: search.id })
    const letters = await app.look(
      `select id from outbox where template = 'talent-alert' and recipient = '${mei.email}'`,
    )
    expect(letters).toHaveLength(1)
    const theirs = await app.call('DELETE', `/api/company/talent/searches/${search.id}`, { token: rival.token })
    expect(theirs.status).toBe(404)
    now = new Date(START)
  })

  test('is the employer’s: no job seeker makes it, and nobody without a session', async () => {
    const who = await signUp('Nell')
    expect((await app.call('GET', '/api/company/talent', { token: who.token })).status).toBe(403)
    expect((await app.call('GET', '/api/company/talent')).status).toBe(401)
    expect((await app.call('GET', '/api/seeker/found', { token: mei.token })).status).toBe(403)
  })
})

describe('a pool', () => {
  test('says what for, keeps people until a day, and lets them go by itself', async () => {
    const who = await seeker('Poe')
    const id = await pool('Hotel cooks')
    const [other] = (
      await app.call('POST', '/api/company/talent/pools', {
        token: mei.token,
        body: { name: 'hotel COOKS', purpose: 'x' },
      })
    ).body.fields.name
    expect(other).toBeTruthy()
    expect((await into(id, { cards: [who.card], expiresOn: '2028-01-01' })).body.fields.expiresOn).toBe(
      'They may be kept until 2027-12-01 at the latest',
    )
    expect((await into(id, { cards: [who.card], note: 'Met at the fair', expiresOn: '2027-01-10' })).body.data).toEqual(
      { added: 1, there: 0, refused: [] },
    )
    expect((await into(id, { cards: [who.card] })).body.data).toMatchObject({ added: 0, there: 1 })
    const { members } = (await app.call('GET', `/api/company/talent/pools/${id}`, { token: mei.token })).body.data
    expect(members).toMatchObject([
      { cardId: who.card, name: null, note: 'Met at the fair', consentOn: '2026-12-01', expiresOn: '2027-01-10' },
    ])
    expect((await find({ q: 'chef' })).people[0]).toMatchObject({ id: who.card, pools: ['Hotel cooks'] })
    expect((await foundOf(who)).keptBy).toMatchObject([
      { company: 'Harbour Works Pte Ltd', purposes: ['Cooks for our new hotel'], until: '2027-01-10' },
    ])
    expect((await into(id, { cards: [who.card] }, rival)).status).toBe(404)
    expect(
      (await app.call('DELETE', `/api/company/talent/members/${members[0].id}`, { token: rival.token })).status,
    ).toBe(404)
    now = new Date('2027-01-11T02:00:00Z')
    await run('talent-over')
    await run('empty-pools', { companyId: mei.companyId })
    expect(await app.look(`select id from talent_pool_members where pool_id = '${id}'`)).toEqual([])
    now = new Date(START)
  })

  test('takes applicants of one’s own as long as they may be kept, and each once', async () => {
    const id = await pool('Own people')
    const own = await anApplication(app, mei, await aJob(app, mei), 'Lou Tan')
    expect((await into(id, { applications: [own.id] })).body.data.refused).toHaveLength(1)
    await app.look(`update candidates set keep_until = '2027-03-01' where email = '${own.email}'`)
    expect((await into(id, { applications: [own.id, own.id] })).body.data).toMatchObject({ added: 1, refused: [] })
    const { members } = (await app.call('GET', `/api/company/talent/pools/${id}?names=shown`, { token: mei.token }))
      .body.data
    expect(members).toMatchObject([
      { applicationId: own.id, name: 'Lou Tan', expiresOn: '2027-03-01', latest: '2027-03-01' },
    ])
    expect((await into(await pool('Theirs', rival), { applications: [own.id] }, rival)).status).toBe(404)
  })

  test('is left at once by whoever objects or is private again', async () => {
    const id = await pool('Leavers')
    const first = await seeker('Fay')
    const second = await seeker('Sol')
    await into(id, { cards: [first.card, second.card] })
    const objected = await app.call('PUT', `/api/seeker/found/companies/${mei.companyId}`, {
      token: first.token,
      body: { hidden: true },
    })
    expect(objected.body.data).toMatchObject({ keptBy: [], hiddenFrom: [{ company: 'Harbour Works Pte Ltd' }] })
    expect(await cards()).not.toContain(first.card)
    expect(await cards({}, rival)).toContain(first.card)
    await save(second, { visibility: 'private' })
    await run('leave-pools', { userId: second.userId })
    expect(await app.look(`select id from talent_pool_members where pool_id = '${id}'`)).toEqual([])
    const back = await app.call('PUT', `/api/seeker/found/companies/${mei.companyId}`, {
      token: first.token,
      body: { hidden: false },
    })
    expect(back.body.data.hiddenFrom).toEqual([])
    expect(await cards()).toContain(first.card)
    const stranger = await app.call('PUT', `/api/seeker/found/companies/${crypto.randomUUID()}`, {
      token: first.token,
      body: { hidden: true },
    })
    expect(stranger.status).toBe(404)
  })
})

describe('an invitation', () => {
  test('is one for each job and person; who they are is not told before they accept, not even by the outbox', async () => {
    const who = await seeker('Ivy')
    const preview = await send([who.card], { words: 'Come and see our kitchen.', preview: true })
    expect(preview.body.data).toMatchObject({
      sent: 0,
      results: [{ why: null }],
      letter: { text: expect.stringContaining('Come and see our kitchen.') },
    })
    expect(await invited(who)).toEqual([])
    expect((await send([who.card], { words: 'Come and see our kitchen.' })).body.data).toMatchObject({
      sent: 1,
      results: [{ why: null }],
    })
    expect((await send([who.card])).body.data).toMatchObject({
      sent: 0,
      results: [{ why: expect.stringContaining('One job, one invitation') }],
    })
    const [mine] = await invited(who)
    expect(mine).toMatchObject({
      company: 'Harbour Works Pte Ltd',
      words: 'Come and see our kitchen.',
      status: 'sent',
      job: { id: job, open: true },
    })
    await run('tell-of-invitation', { companyId: mei.companyId, id: mine.id })
    await run('tell-of-invitation', { companyId: mei.companyId, id: mine.id })
    const letters = await app.look<{ id: string; company_id: string | null; sealed: Buffer }>(
      `select id, company_id, sealed from outbox where recipient = '${who.email}' and template = 'talent-invited'`,
    )
    expect(letters.map((l) => l.company_id)).toEqual([null])
    expect(openMessage(app.server.services, letters[0] as never).text).toContain('Come and see our kitchen.')
    const list = await app.call('GET', '/api/company/talent/invitations', { token: mei.token })
    // Jobs of one title are told apart by place and number.
    const offered = list.body.data.jobs.find((j: { id: string }) => j.id === job)
    expect(offered).toMatchObject({ number: expect.any(Number) })
    expect(Object.keys(offered)).toContain('place')
    expect(list.body.data.invitations.find((i: { id: string }) => i.id === mine.id)).toMatchObject({
      status: 'sent',
      contact: null,
    })
    for (const way of [who.email, '91234567', who.userId, 'Ivy']) expect(list.text).not.toContain(way)
    expect((await answer(await seeker('Eve'), mine.id, { answer: 'accepted' })).status).toBe(404)

    expect((await answer(who, mine.id, { answer: 'later' })).body.data.invitations[0].status).toBe('later')
    expect((await answer(who, mine.id, { answer: 'accepted' })).status).toBe(200)
    expect((await answer(who, mine.id, { answer: 'accepted' })).status).toBe(200)
    expect((await answer(who, mine.id, { answer: 'declined' })).status).toBe(409)
    const after = await app.call('GET', '/api/company/talent/invitations', { token: mei.token })
    expect(after.body.data.invitations.find((i: { id: string }) => i.id === mine.id)).toMatchObject({
      status: 'accepted',
      contact: { name: 'Ivy Rao', email: who.email, phone: '+6591234567' },
    })
    await run('tell-of-acceptance', { companyId: mei.companyId, id: mine.id })
    expect(
      await app.look(`select id from outbox where recipient = '${mei.email}' and template = 'talent-accepted'`),
    ).toHaveLength(1)

    const sent = await app.call('POST', `/api/jobs/${job}/applications`, {
      token: who.token,
      body: {
        key: crypto.randomUUID(),
        name: 'Ivy Rao',
        email: who.email,
        note: 'I cook.',
        answers: [],
        consent: true,
        language: 'en',
        source: 'site',
      },
    })
    expect(sent.status, sent.text).toBe(201)
    const [application] = await app.look<{ source: string }>(
      `select source from applications where id = '${sent.body.data.applicationId}'`,
    )
    expect(application?.source).toBe('invited')
    expect((await invited(who))[0].applicationId).toBe(sent.body.data.applicationId)
  })

  test('is not what a link says it is', async () => {
    const who = await seeker('Liz')
    const sent = await app.call('POST', `/api/jobs/${job}/applications`, {
      token: who.token,
      body: {
        key: crypto.randomUUID(),
        name: 'Liz Rao',
        email: who.email,
        note: 'I cook.',
        answers: [],
        consent: true,
        source: 'invited',
      },
    })
    const [application] = await app.look<{ source: string }>(
      `select source from applications where id = '${sent.body.data.applicationId}'`,
    )
    expect(application?.source).toBe('site')
  })

  test('is not sent for thirty days to whoever said no, and whoever blocks is found no more', async () => {
    const who = await seeker('Una')
    await send([who.card])
    const [mine] = await invited(who)
    expect((await answer(who, mine.id, { answer: 'later', block: true })).body.fields.block).toBeTruthy()
    await answer(who, mine.id, { answer: 'declined', reason: 'Too far' })
    const second = await publishJob(app, mei)
    const third = await publishJob(app, mei)
    expect((await send([who.card], { job: second })).body.data.results[0].why).toContain('2026-12-31')
    now = new Date('2026-12-31T02:00:01Z')
    expect((await send([who.card], { job: second })).body.data.sent).toBe(1)
    const again = (await invited(who)).find((i: { status: string }) => i.status === 'sent')
    await answer(who, again.id, { answer: 'declined', block: true })
    expect((await send([who.card], { job: third })).body.data.results[0].why).toBe(
      'This person is no longer to be found.',
    )
    now = new Date(START)
  })

  test('is one of five a day at most, over all companies, even when they are sent at once', async () => {
    const who = await seeker('Max')
    const senders = await Promise.all(Array.from({ length: 7 }, (_, i) => app.employer('SG', `Sender ${'ABCDEFG'[i]}`)))
    const jobs: string[] = []
    for (const s of senders) jobs.push(await publishJob(app, s))
    const answers = await Promise.all(senders.map((s, i) => send([who.card], { job: jobs[i] }, s)))
    const why = answers.map((a) => a.body.data.results[0].why)
    expect(why.filter((w) => w === null)).toHaveLength(5)
    expect(why.filter((w) => w !== null)).toEqual(
      Array(2).fill('This person takes no more invitations today. Try again tomorrow.'),
    )
  })

  test('costs the company its number where nobody answers', async () => {
    const lender = await app.employer('SG', 'Lender')
    const its = await publishJob(app, lender)
    const people = []
    for (let i = 0; i < 12; i++) people.push((await seeker(`Q${i}`)).card)
    expect((await send(people, { job: its }, lender)).body.data.meter).toMatchObject({
      percent: null,
      weekly: 20,
      used: 12,
      left: 8,
    })
    now = new Date('2026-12-10T02:00:00Z')
    const { meter } = (await app.call('GET', '/api/company/talent/invitations', { token: lender.token })).body.data
    expect(meter).toMatchObject({ due: 12, answered: 0, percent: 0, weekly: 5, used: 0, left: 5 })
    now = new Date(START)
  })

  test('that was taken back after its letter had gone counts as one nobody answered', async () => {
    const keen = await app.employer('SG', 'Keen')
    const its = await publishJob(app, keen)
    const people = []
    for (let i = 0; i < 12; i++) people.push((await seeker(`K${i}`)).card)
    await send(people, { job: its }, keen)
    const meterOf = async () =>
      (await app.call('GET', '/api/company/talent/invitations', { token: keen.token })).body.data
    const { invitations } = await meterOf()
    for (const { id } of invitations.slice(1)) await run('tell-of-invitation', { companyId: keen.companyId, id })
    for (const { id } of invitations)
      await app.call('POST', `/api/company/talent/invitations/${id}/withdraw`, { token: keen.token, body: {} })
    now = new Date('2026-12-10T02:00:00Z')
    // The first was taken back before anybody heard of it.
    expect((await meterOf()).meter).toMatchObject({ due: 11, answered: 0, percent: 0, weekly: 5 })
    now = new Date(START)
  })

  test('can be taken back, reported, and ends after thirty days', async () => {
    const who = await seeker('Tia')
    await send([who.card])
    const [mine] = await invited(who)
    const told = await app.call('POST', `/api/seeker/invitations/${mine.id}/report`, {
      token: who.token,
      body: { reason: 'asks_for_money', words: 'They want a fee.' },
    })
    expect(told.status, told.text).toBe(200)
    expect(
      await app.look(`select words from job_reports where job_id = '${job}' and reason = 'asks_for_money'`),
    ).toEqual([{ words: 'About an invitation. They want a fee.' }])
    const { services } = app.server
    await services.database.forCompany(mei.companyId, (db) => unhideJob(services, db, mei.companyId, job))
    const back = (id: string, who = mei) =>
      app.call('POST', `/api/company/talent/invitations/${id}/withdraw`, { token: who.token, body: {} })
    expect((await back(mine.id, rival)).status).toBe(404)
    expect((await back(mine.id)).status).toBe(200)
    expect((await back(mine.id)).status).toBe(409)
    expect(await invited(who)).toEqual([])
    const other = await seeker('Tom')
    await send([other.card])
    now = new Date('2027-01-01T02:00:00Z')
    const [theirs] = await invited(other)
    expect((await answer(other, theirs.id, { answer: 'accepted' })).status).toBe(409)
    await run('talent-over')
    expect((await invited(other))[0].status).toBe('expired')
    now = new Date(START)
  })
})

test('whoever takes everything along has who keeps and invited them, what they applied for and what they look for', async () => {
  const kim = await seeker('Kim', { visibility: 'open' })
  await into(await pool('Kept for Kim'), { cards: [kim.card] })
  expect((await send([kim.card], { words: 'Come and cook' })).status).toBe(200)
  const by = { token: kim.token }
  const sent = await app.call('POST', `/api/jobs/${job}/applications`, {
    ...by,
    body: { key: crypto.randomUUID(), name: 'Kim Rao', email: kim.email, note: 'I cook', profile: true, consent: true },
  })
  expect(sent.status, sent.text).toBe(201)
  await app.call('POST', '/api/seeker/searches', { ...by, body: { name: 'Kitchens', query: { search: 'chef' } } })
  await app.call('PUT', `/api/seeker/marks/${job}`, { ...by, body: { kind: 'saved' } })
  await app.call('POST', '/api/seeker/smart-search', { ...by, body: { said: 'chef near Bugis' } })
  const all = JSON.parse((await app.call('GET', '/api/seeker/profile/export', by)).text)
  expect(all).toMatchObject({
    profile: { headline: 'Chef' },
    beingFound: { keptBy: [{ company: 'Harbour Works Pte Ltd', purposes: ['Cooks for our new hotel'] }] },
    invitations: [{ company: 'Harbour Works Pte Ltd', words: 'Come and cook' }],
    foundIn: [],
    applications: [{ sent: { note: 'I cook' } }],
    keptSearches: [{ name: 'Kitchens' }],
    jobs: { saved: [job] },
    sentences: [{ said: 'chef near Bugis' }],
  })
})

test('a job that is hidden because it is said to ask for money invites nobody, and nobody’s details are passed on for it', async () => {
  const [who, other] = [await seeker('Uma'), await seeker('Una')]
  expect((await send([who.card])).body.data.sent).toBe(1)
  await app.look(`update jobs set hidden_at = now() where id = '${job}'`)
  const [mine] = await invited(who)
  await run('tell-of-invitation', { companyId: mei.companyId, id: mine.id })
  expect(
    await app.look(`select 1 from outbox where recipient = '${who.email}' and template = 'talent-invited'`),
  ).toEqual([])
  expect((await answer(who, mine.id, { answer: 'accepted' })).status).toBe(409)
  expect((await send([other.card])).body.data).toMatchObject({ sent: 0, results: [{ why: 'This job is not open.' }] })
  const { jobs } = (await app.call('GET', '/api/company/talent/invitations', { token: mei.token })).body.data
  expect(jobs.map((j: { id: string }) => j.id)).not.toContain(job)
  await app.look(`update jobs set hidden_at = null where id = '${job}'`)
  expect((await answer(who, mine.id, { answer: 'accepted' })).status).toBe(200)
})

test('a profile from before there were cards gets its own', async () => {
  const who = await seeker('Old')
  await app.look(`delete from talent_cards where user_id = '${who.userId}'`)
  await run('cards-missing')
  await run('write-card', { userId: who.userId })
  expect(await app.look(`select visibility from talent_cards where user_id = '${who.userId}'`)).toEqual([
    { visibility: 'anonymous' },
  ])
})
