import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJob, anApplication } from '../../../../test/hiring.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { EMPTY_PROFILE } from '../../career/profile/profile.rules.ts'
import { isCounted } from '../../matching/matching/criterion-input.rules.ts'
import { talentSearchJobs } from './jobs.ts'

const START = '2026-12-01T02:00:00Z'
let now = new Date(START)
let app: TestServer
let mei: Person
let rival: Person
let job: string

type Seeker = { token: string; email: string; userId: string; card: string; version: number }
type Wanted = { id: string; want: string; text: string; weight: number; reason: string | null }

const base = '/api/company/talent-search'
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, who: { token: string } = mei) =>
  app.call(method, path, { token: who.token, ...(body ? { body } : {}) })

beforeAll(async () => {
  app = await startTestServer({ now: () => now, env: { MATCH_MODEL: '0' } })
  mei = await app.employer('SG', 'Harbour Works Pte Ltd')
  rival = await app.employer('SG', 'Blue Lantern')
  job = await aJob(app, mei, { mustHave: ['Cooking for 200 guests', 'Food safety'], niceToHave: ['Baking'] })
})
afterAll(() => app.close())

const save = async (who: { token: string }, over: Record<string, unknown>) => {
  const { body } = await call('GET', '/api/seeker/profile', undefined, who)
  const { placeName: _n, country: _c, ...before } = body.data.profile
  const put = await call('PUT', '/api/seeker/profile', { ...before, ...over, version: body.data.version }, who)
  expect(put.status, put.text).toBe(200)
}
const seeker = async (firstName: string, over: Record<string, unknown> = {}): Promise<Seeker> => {
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 6)}@people.example`
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName, lastName: 'Rao', country: 'SG' },
  })
  const who = { token: body.token as string, email, userId: body.user.id as string, version: 0 }
  await save(who, {
    ...EMPTY_PROFILE,
    headline: 'Chef',
    visibility: 'anonymous',
    phone: '+6591234567',
    work: [
      {
        title: 'Head chef',
        employer: 'Old Mill',
        place: '',
        from: '2016-01',
        to: '2024-12',
        lines: ['Kept food safety for a hotel of 200 rooms'],
      },
    ],
    skills: ['Food safety', 'Baking'].map((label) => ({ label, skillId: null, years: null })),
    ...over,
  })
  const [card] = await app.look<{ id: string }>(`select id from talent_cards where user_id = '${who.userId}'`)
  return { ...who, card: card?.id as string }
}
const want = (text: string, over: Partial<Wanted> = {}): Wanted => ({
  id: `c${text.length}`,
  want: 'must',
  text,
  weight: 2,
  reason: null,
  ...over,
})
const search = async (criteria: Wanted[], over: object = {}, who = mei): Promise<string> => {
  const body = { source: 'criteria', title: 'Somebody', criteria, ...over }
  const made = await call('POST', `${base}/runs`, body, who)
  expect(made.status, made.text).toBe(201)
  return made.body.data.id
}
const runOf = async (id: string, who = mei) => {
  const answer = await call('GET', `${base}/runs/${id}`, undefined, who)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}
type Result = {
  place: number
  card: { id: string; name: string | null } | null
  own: { number: number } | null
  lines: { id: string; verdict: string }[]
}
const cardsIn = (run: { people: Result[] }) => run.people.flatMap((p) => p.card?.id ?? [])

describe('criteria', () => {
  test('are drafted from a job, an advert or a sentence, of which one is given, and nothing is searched', async () => {
    const of = await call('POST', `${base}/draft`, { job })
    expect(of.body.data).toMatchObject({ source: 'job', title: 'Chef' })
    expect(of.body.data.criteria.map((c: Wanted) => [c.want, c.text, c.weight])).toEqual([
      ['must', 'Cooking for 200 guests', 2],
      ['must', 'Food safety', 2],
      ['nice', 'Baking', 1],
    ])
    const advert = await call('POST', `${base}/draft`, {
      advert: 'Baker\n\nRequirements:\n- Sourdough\n- Early shifts',
    })
    expect(advert.body.data).toMatchObject({ source: 'advert', title: 'Baker' })
    expect(advert.body.data.criteria.map((c: Wanted) => c.text)).toEqual(['Sourdough', 'Early shifts'])
    const said = await call('POST', `${base}/draft`, { sentence: 'chef with 3 years of experience in Bedok' })
    expect(said.body.data.criteria[0]).toMatchObject({ want: 'must', text: '3 years of experience as chef' })
    expect(said.body.data.filters).toMatchObject({ country: 'SG', place: expect.stringMatching(/bedok/i) })
    expect(said.body.data.left).toEqual([])
    const more = await call('POST', `${base}/draft`, {
      sentence: 'barista in Singapore, remote, who can start within a month, up to S$3000 a month',
    })
    expect(more.body.data.filters).toEqual({
      country: 'SG',
      place: null,
      mode: 'remote',
      notice: '1m',
      pay: { most: 3000_00, currency: 'SGD' },
    })
    for (const body of [{}, { job, sentence: 'chef' }])
      expect(await call('POST', `${base}/draft`, body)).toMatchObject({
        status: 422,
        body: { fields: { job: expect.stringContaining('Choose a job') } },
      })
    expect((await call('POST', `${base}/draft`, { job }, rival)).status).toBe(404)
    expect(await app.look(`select 1 from talent_search_runs`)).toEqual([])
  })
  test('strike through who somebody is, in a sentence and in an advert, and name it; the work stays', async () => {
    const drafted = async (body: object) => {
      const criteria = (await call('POST', `${base}/draft`, body)).body.data.criteria as Wanted[]
      const of = (counted: boolean) => criteria.filter((c) => isCounted(c as never) === counted).map((c) => c.text)
      return [of(true), of(false)]
    }
    expect(await drafted({ sentence: 'chef under 30' })).toEqual([['chef'], ['under 30']])
    expect(await drafted({ sentence: 'Filipino nurse 25-35 years old, single' })).toEqual([
      ['nurse'],
      ['Filipino', '25-35 years old', 'single'],
    ])
    expect(await drafted({ sentence: 'welder born after 1990, no disabilities, muslim' })).toEqual([
      ['welder'],
      ['born after 1990', 'no disabilities', 'muslim'],
    ])
    expect(await drafted({ sentence: 'cook, Singaporeans only, 5 years experience' })).toEqual([
      ['5 years of experience as cook'],
      ['Singaporeans only'],
    ])
    expect(await drafted({ sentence: 'chef of Indian cuisine, aged care, single page application' })).toEqual([
      ['chef', 'Indian cuisine', 'aged care', 'single page application'],
      [],
    ])
    const advert =
      'Chef\n\nWe want a young female.\n\nRequirements:\n- Food safety\n- Aged 25 to 35\n- Male, 21 to 40 years old, with 5 years in welding\n'
    expect(await drafted({ advert })).toEqual([
      ['Food safety', 'with 5 years in welding'],
      ['young', 'female', 'Aged 25 to 35', 'Male', '21 to 40 years old'],
    ])
  })
  test('that name nothing to compare are refused by name', async () => {
    const none = await call('POST', `${base}/runs`, {
      source: 'criteria',
      title: 'x',
      criteria: [want('Female under 30'), want('Mandarin')],
    })
    expect(none.status).toBe(422)
    expect(none.text).toContain('None of these can be compared')
    const twice = [want('Welding'), want('Rigging')]
    expect((await call('POST', `${base}/runs`, { source: 'criteria', title: 'x', criteria: twice })).status).toBe(422)
  })
})

describe('a search', () => {
  test('finds whoever agreed, with a verdict, quote and place for each criterion; never a private, blocking or paused one', async () => {
    const word = 'Sourdoughing'
    const lines = [`${word} every morning`]
    const work = [{ title: 'Baker', employer: 'Old Mill', place: '', from: '2019-01', to: '2024-12', lines }]
    const open = await seeker('Omar', { work, visibility: 'open' })
    const hidden = await seeker('Ana', { work: [{ ...work[0], lines: ['Baked'] }] })
    const away = [
      await seeker('Priya', { work, visibility: 'private' }),
      await seeker('Bella', { work, blocked: ['Harbour Works'] }),
      await seeker('Petra', { work }),
    ]
    await call('PUT', '/api/seeker/found/pause', { until: '2026-12-30' }, away[2])
    await app.look(`update talent_cards set paused_until = current_date + 9 where user_id = '${away[2]?.userId}'`)
    const id = await search([want(word, { id: 'a', weight: 3 }), want('Baker', { id: 'b', want: 'nice' })])
    const run = await runOf(id)
    expect(cardsIn(run).slice(0, 2)).toEqual([open.card, hidden.card])
    for (const { card } of away) expect(cardsIn(run)).not.toContain(card)
    expect(run.people[0]).toMatchObject({
      card: { name: null, opened: false },
      own: null,
      lines: [
        { id: 'a', verdict: 'met', quote: lines[0], from: { kind: 'task', where: 'Baker' } },
        { id: 'b', verdict: 'met' },
      ],
    })
    expect(run.people[1].lines[0]).toMatchObject({ verdict: 'not_found', quote: null })
    expect(run).toMatchObject({ model: null, gone: 0, stale: { job: false, profiles: 0 } })
    expect(run.engine).toContain('talent-search/')
    expect(run.coverage.compared).toBe(cardsIn(run).length)
    expect(run.coverage.cards).toBeGreaterThanOrEqual(run.coverage.matching)
    expect(JSON.stringify(run)).not.toMatch(/Omar|Rao|people\.example|91234567/)
    // The very same is not kept twice, and moved nobody.
    expect(await search([want(word, { id: 'a', weight: 3 }), want('Baker', { id: 'b', want: 'nice' })])).toBe(id)
    expect((await call('GET', `${base}/runs`)).body.data.runs[0]).toMatchObject({ id, people: run.people.length })
    expect(await app.look(`select 1 from talent_invitations`)).toEqual([])
    // Who goes private is gone from what was found before.
    await save(hidden, { visibility: 'private' })
    const later = await runOf(id)
    expect(cardsIn(later)).not.toContain(hidden.card)
    expect(later.gone).toBe(1)
    await save(open, { headline: 'Baker and more', work: [{ ...work[0], lines: ['Something else'] }] })
    expect((await runOf(id)).stale.profiles).toBeGreaterThan(0)
    expect((await call('GET', `${base}/runs/${id}`, undefined, rival)).status).toBe(404)
  })
  test('compares own applicants who may be kept, but not who asked for people alone', async () => {
    const first = await anApplication(app, mei, job, 'Asha Own')
    const alone = await anApplication(app, mei, job, 'Alone Own')
    const facts = {
      titles: [{ text: 'Glass blower', at: null, months: 40, work: 0 }],
      tasks: [],
      skills: [],
      certificates: [],
      education: [],
      languages: [],
      months: 40,
      orders: 0,
    }
    for (const a of [first, alone])
      await app.look(
        `insert into match_facts (company_id, application_id, engine, facts) values ('${mei.companyId}', '${a.id}', 'x', '${JSON.stringify(facts)}')`,
      )
    await app.look(`update candidates set keep_until = '2027-12-01' where company_id = '${mei.companyId}'`)
    await app.look(`update applications set human_only = true where id = '${alone.id}'`)
    const run = await runOf(await search([want('Glass blower')], { job }))
    const own = run.people.filter((p: Result) => p.own)
    expect(own).toMatchObject([{ own: { applicationId: first.id, name: null }, lines: [{ verdict: 'met' }] }])
    expect(run.coverage).toMatchObject({ own: 1, ownHuman: 1 })
    expect(run.stale.job).toBe(false)
    await app.look(`update jobs set version = version + 1 where id = '${job}'`)
    expect((await runOf(run.id)).stale.job).toBe(true)
    await app.look(
      `update candidates set erased_at = now() where company_id = '${mei.companyId}' and name = 'Asha Own'`,
    )
    expect(await app.look(`select 1 from talent_search_results where application_id = '${first.id}'`)).toEqual([])
  })
  test('says why somebody is not in it', async () => {
    const id = await search([want('Falconry')])
    const why = async (card: string) => (await call('GET', `${base}/runs/${id}/people/${card}`)).body.data
    const chef = await seeker('Cora')
    expect((await why(chef.card)).why).toBe('changed')
    const again = await search([want('Falconry', { weight: 1 })])
    const not = await call('GET', `${base}/runs/${again}/people/${chef.card}`)
    expect(not.body.data).toMatchObject({ why: 'no_word', lines: [{ verdict: 'not_found' }] })
    await call('PUT', `/api/company/talent/${chef.card}/mark`, { kind: 'hidden' })
    expect((await call('GET', `${base}/runs/${again}/people/${chef.card}`)).body.data.why).toBe('hidden')
    const shy = await seeker('Shy', { visibility: 'private' })
    expect((await call('GET', `${base}/runs/${again}/people/${shy.card}`)).status).toBe(404)
  })
  test('is read by whoever was found: company, criteria and their own verdicts, and nobody else’s', async () => {
    const mia = await seeker('Mia', {
      headline: 'Clockmaker',
      work: [
        {
          title: 'Clockmaker',
          employer: 'Old Mill',
          place: '',
          from: '2016-01',
          to: '2024-12',
          lines: ['Repaired clocks'],
        },
      ],
    })
    const other = await seeker('Nia')
    const id = await search([want('Clockmaker')], {}, rival)
    const mine = (await call('GET', '/api/seeker/found/searches', undefined, mia)).body.data.searches
    expect(mine).toMatchObject([
      {
        id,
        company: 'Blue Lantern',
        criteria: [{ text: 'Clockmaker' }],
        lines: [{ verdict: 'met', quote: 'Clockmaker' }],
      },
    ])
    const theirs = (await call('GET', '/api/seeker/found/searches', undefined, other)).body.data.searches
    expect(theirs.map((s: { id: string }) => s.id)).not.toContain(id)
    expect((await call('GET', '/api/seeker/found/searches')).status).toBe(403)
  })
  test('may be contested by whoever it is about: the company reads it, answers once, and they read the answer', async () => {
    const work = [
      { title: 'Organ builder', employer: 'X', place: '', from: '2016-01', to: '2024-12', lines: ['Tuned'] },
    ]
    const gil = await seeker('Gil', { work })
    const other = await seeker('Ode', { work })
    const id = await search([want('Organ voicing', { id: 'a' }), want('Mandarin', { id: 'b' })])
    const path = `/api/seeker/found/searches/${id}/objections`
    const wrong = { line: 'a', reason: 'Voicing is what an organ builder does' }
    const told = await call('POST', path, wrong, gil)
    expect(told.status, told.text).toBe(201)
    const of = (body: { data: { searches: { id: string; objections: object[] }[] } }) =>
      body.data.searches.find((s) => s.id === id)?.objections
    expect(of(told.body)).toMatchObject([{ ...wrong, answer: null }])
    // Said once until it is answered; only of what was compared; and never of somebody else's or in somebody else's name.
    expect((await call('POST', path, wrong, gil)).status).toBe(409)
    expect((await call('POST', path, { ...wrong, line: 'b' }, gil)).status).toBe(422)
    expect((await call('POST', path, { ...wrong, line: 'zz' }, gil)).status).toBe(422)
    expect((await call('POST', path, { ...wrong, reason: ' ' }, gil)).status).toBe(422)
    expect((await call('POST', path, wrong, mei)).status).toBe(403)
    const stranger = await seeker('Stranger', { headline: 'Florist', work: [], skills: [] })
    expect((await call('POST', path, wrong, stranger)).status).toBe(404)
    const seen = (await call('GET', '/api/seeker/found/searches', undefined, other)).body
    expect(of(seen) ?? []).toEqual([])
    // The company: which search, which verdict, and not who.
    const [first] = (await call('GET', `${base}/runs`)).body.data.runs
    expect(first).toMatchObject({ id, waiting: 1 })
    const run = await runOf(id)
    const place = run.people.find((p: Result) => p.card?.id === gil.card)?.place
    expect(run.objections).toMatchObject([{ ...wrong, place, byPerson: true, who: null, answer: null }])
    const answer = `${base}/runs/${id}/objections/${run.objections[0].id}/answer`
    expect((await call('POST', answer, { agreed: true }, rival)).status).toBe(404)
    expect((await call('POST', answer, { agreed: false })).body.fields.words).toBe('Say why the verdict stays')
    const stays = { agreed: false, words: 'We mean reed pipes.' }
    expect((await call('POST', answer, stays)).body.data.objections).toMatchObject([{ answer: stays }])
    expect((await call('POST', answer, { agreed: true })).status).toBe(409)
    expect(of((await call('GET', '/api/seeker/found/searches', undefined, gil)).body)).toMatchObject([
      { answer: stays },
    ])
    expect((await call('GET', `${base}/runs`)).body.data.runs.find((r: { id: string }) => r.id === id).waiting).toBe(0)
    // After an answer one may say more; what the team says among itself is not theirs to answer, nor the person's to read.
    expect((await call('POST', path, { ...wrong, reason: 'Reed pipes as well' }, gil)).status).toBe(201)
    const ours = await call('POST', `${base}/runs/${id}/objections`, { place, line: 'a', reason: 'Between us' })
    const between = ours.body.data.objections.find((o: { reason: string }) => o.reason === 'Between us')
    expect(between).toMatchObject({ byPerson: false })
    const toOurs = `${base}/runs/${id}/objections/${between.id}/answer`
    expect((await call('POST', toOurs, { agreed: true })).status).toBe(404)
    expect((await call('GET', '/api/seeker/found/searches', undefined, gil)).text).not.toContain('Between us')
    // Their log and the company's each tell of it, the company's without a name.
    const log = await app.look<{ actor_id: string | null }>(
      `select actor_id from audit_log where action = 'talent_search.contest' and target_id = '${id}'`,
    )
    expect(log).toEqual([{ actor_id: null }, { actor_id: null }])
    const tell = (name: string, of: object) =>
      talentSearchJobs.find((j) => j.name === name)?.run(app.server.services, of)
    // The letters: to whoever searched, without a name; to whoever said so in their language, and in no list of the company's.
    const letters = (template: string) =>
      app.look<{ recipient: string; company_id: string | null; language: string }>(
        `select recipient, company_id, language from outbox where template = '${template}'`,
      )
    await app.look(`update users set language = 'ta' where id = '${gil.userId}'`)
    const waiting = await app.look<{ task: string }>(
      `select task_identifier task from graphile_worker.jobs where task_identifier like 'tell-of-contest%'`,
    )
    expect(waiting.map((w) => w.task)).toEqual(expect.arrayContaining(['tell-of-contest', 'tell-of-contest-answer']))
    await tell('tell-of-contest', { companyId: mei.companyId, id })
    await tell('tell-of-contest-answer', { companyId: mei.companyId, id: run.objections[0].id })
    expect(await letters('verdict-contested')).toEqual([
      { recipient: mei.email, company_id: mei.companyId, language: 'en' },
    ])
    expect(await letters('contest-answered')).toEqual([{ recipient: gil.email, company_id: null, language: 'ta' }])
    // What nobody has answered is told to nobody.
    await tell('tell-of-contest-answer', { companyId: mei.companyId, id: between.id })
    expect(await letters('contest-answered')).toHaveLength(1)
    // Who goes private is gone with what they said.
    await save(gil, { visibility: 'private' })
    expect((await runOf(id)).objections).toEqual([])
  })
  test('takes a disagreement with a verdict, and exports its reasons', async () => {
    await seeker('Zed', {
      work: [{ title: '=Stonemason', employer: 'X', place: '', from: '2016-01', to: '2024-12', lines: ['Cut stone'] }],
    })
    const id = await search([want('Stonemason', { id: 'a' })])
    const [first] = (await runOf(id)).people
    const wrong = { place: first.place, line: 'a', reason: 'They lay bricks' }
    const said = await call('POST', `${base}/runs/${id}/objections`, wrong)
    expect(said.body.data.objections).toMatchObject([{ ...wrong, who: expect.any(String) }])
    expect((await call('POST', `${base}/runs/${id}/objections`, { ...wrong, line: 'zz' })).status).toBe(422)
    expect((await call('POST', `${base}/runs/${id}/objections`, { ...wrong, place: 999 })).status).toBe(404)
    expect((await call('POST', `${base}/runs/${id}/objections`, wrong, rival)).status).toBe(404)
    const csv = await call('GET', `${base}/runs/${id}/export`)
    expect(csv.text.split('\r\n')[0]).toContain('Criterion,Kind,Weight,Verdict')
    expect(csv.text).toContain('They lay bricks')
    expect(csv.text).not.toContain(',=Stone')
    const log = await app.look<{ action: string }>(
      `select distinct action from audit_log where target_id = '${id}' order by 1`,
    )
    expect(log.map((l) => l.action)).toEqual([
      'talent_search.export',
      'talent_search.object',
      'talent_search.read',
      'talent_search.run',
    ])
  })
})

describe('kept criteria', () => {
  test('write once when somebody new meets them, and are one’s own', async () => {
    const stored = await call('POST', `${base}/searches`, { name: 'Tuners', criteria: [want('Piano tuner')], every: 1 })
    expect(stored.status, stored.text).toBe(201)
    const id = stored.body.data.searches[0].id as string
    const filters = { ...ANYWHERE, country: 'CA' }
    const narrowed = await call('POST', `${base}/searches`, { name: 'Far', criteria: [want('Piano tuner')], filters })
    const far = narrowed.body.data.searches.find((s: { name: string }) => s.name === 'Far')
    expect(far.filters).toEqual(filters)
    now = new Date('2026-12-01T03:00:00Z')
    await seeker('Pia', {
      work: [{ title: 'Piano tuner', employer: 'X', place: '', from: '2016-01', to: '2024-12', lines: [] }],
    })
    now = new Date('2026-12-02T03:00:00Z')
    const run = (name: string, of: object) =>
      talentSearchJobs.find((j) => j.name === name)?.run(app.server.services, of)
    const letters = async () =>
      (
        await app.look<{ n: number }>(
          `select count(*)::int n from outbox where recipient = '${mei.email}' and company_id = '${mei.companyId}'`,
        )
      )[0]?.n
    const before = (await letters()) ?? 0
    await run('alert-criteria', { companyId: mei.companyId, id })
    await run('alert-criteria', { companyId: mei.companyId, id })
    await run('alert-criteria', { companyId: mei.companyId, id: far.id })
    expect(await letters(), 'nothing of whom the filters leave out').toBe(before + 1)
    await call('DELETE', `${base}/searches/${far.id}`)
    expect((await call('PUT', `${base}/searches/${id}`, { every: 0 }, rival)).status).toBe(404)
    expect((await call('PUT', `${base}/searches/${id}`, { every: 7 })).body.data.searches[0].every).toBe(7)
    expect((await call('DELETE', `${base}/searches/${id}`)).body.data.searches).toEqual([])
  })
  test('and searches are given up after four years', async () => {
    const id = await search([want('Cartwright')])
    await app.look(`update talent_search_runs set at = '2020-01-01' where id = '${id}'`)
    await talentSearchJobs.find((j) => j.name === 'talent-searches-over')?.run(app.server.services, {})
    expect((await call('GET', `${base}/runs/${id}`)).status).toBe(404)
    const [left] = await app.look<{ n: number }>('select count(*)::int n from talent_search_runs')
    expect(left?.n).toBeGreaterThan(0)
  })
})

const NO_WISH = { titles: [], countries: [], pay: null }
const ANYWHERE = { country: null, place: null, mode: null, notice: null, pay: null }

describe('filters', () => {
  test('decide who is looked at, by what people say of the work they look for', async () => {
    const placeIn = async (country: string, name: string) =>
      (await app.call('GET', `/api/places?country=${country}&search=${name}`)).body.data.places[0].id as number
    const near = await seeker('Nora', {
      placeId: await placeIn('SG', 'bedok'),
      desired: { ...NO_WISH, modes: ['onsite'], notice: '1w' },
    })
    const far = await seeker('Fay', {
      placeId: await placeIn('CA', 'calgary'),
      desired: { ...NO_WISH, modes: ['remote'], notice: '3m' },
    })
    const found = async (over: object) =>
      cardsIn(await runOf(await search([want('Food safety')], { filters: { ...ANYWHERE, ...over } }))).filter((id) =>
        [near.card, far.card].includes(id),
      )
    expect((await found({})).sort()).toEqual([near.card, far.card].sort())
    expect(await found({ country: 'SG' })).toEqual([near.card])
    expect(await found({ place: 'Tampines', country: 'SG' })).toEqual([near.card])
    expect(await found({ place: 'Calgary' })).toEqual([far.card])
    expect(await found({ mode: 'remote' })).toEqual([far.card])
    expect(await found({ notice: '1m' })).toEqual([near.card])
    const id = await search([want('Food safety')], { filters: { ...ANYWHERE, country: 'SG', mode: 'onsite' } })
    expect((await runOf(id)).filters).toEqual({ ...ANYWHERE, country: 'SG', mode: 'onsite' })
    const body = { source: 'criteria', title: 'x', criteria: [want('Food safety')] }
    expect(await call('POST', `${base}/runs`, { ...body, filters: { ...ANYWHERE, place: 'Qqqqzz' } })).toMatchObject({
      status: 422,
      body: { fields: { 'filters.place': expect.stringContaining('Qqqqzz') } },
    })
    for (const who of [near, far]) await save(who, { visibility: 'private' })
  })
})
