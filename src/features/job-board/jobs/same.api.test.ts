import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginJob, inDays, move, placeIn, publishJob } from '../../../../test/adverts.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { JobCard } from './contract.ts'
import { openOf } from './service.ts'
import { openIn } from './sitemap.queries.ts'

let app: TestServer
let mei: Person
let lin: { token: string }
let run = 0
/** A word that only the adverts of one test have. */
let word: string

beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: {
      email: 'lin@people.example',
      password: PASSWORD,
      role: 'job_seeker',
      firstName: 'Lin',
      lastName: 'Rao',
      country: 'SG',
    },
  })
  lin = { token: body.token }
})
afterAll(() => app.close())
beforeEach(() => {
  run++
  word = `${'abcdefghijklmnopqrstuvwxyz'[run]}quayx`
})

const advert = (over: Record<string, unknown> = {}) => ({
  title: `Crane operator ${word}`,
  description: `You lift what comes off the ships, keep the log of the crane, and see that nobody stands where a load may fall. ${word}`,
  ...over,
})
const publish = async (over: Record<string, unknown> = {}, person = mei): Promise<string> =>
  (await publishJob(app, person, advert(over))).id

type FoundHere = { jobs: JobCard[]; totalCount: number; facets: Record<string, { value: string; count: number }[]> }
const find = async (query: Record<string, string> = {}, who?: { token: string }): Promise<FoundHere> => {
  const address = `${who ? '/api/seeker/jobs' : '/api/jobs'}?${new URLSearchParams({ search: word, ...query })}`
  const { status, body, text } = await app.call('GET', address, who ? { token: who.token } : {})
  expect(status, text).toBe(200)
  return body.data
}
const shown = async (query: Record<string, string> = {}, who?: { token: string }) => {
  const found = await find(query, who)
  expect(found.totalCount).toBe(found.jobs.length)
  return found.jobs.map((j) => j.id)
}
const act = async (id: string, body: Record<string, unknown>) => {
  const { status, text } = await move(app, mei, id, body)
  expect(status, text).toBe(200)
}
const mark = (id: string, kind: string) =>
  app.call('PUT', `/api/seeker/marks/${id}`, { token: lin.token, body: { kind } })

/** Which stands for which, and the tallies, made anew from the adverts and compared with what is kept. */
const holds = async () => {
  const [wrong] = await app.look<{ wrong: number }>(`
      select count(*)::int wrong from (
        select behind, behind_here,
          max(posted_at) over (partition by company_id, same_key order by closes_at desc, posted_at desc, id rows between unbounded preceding and 1 preceding) b,
          max(posted_at) over (partition by company_id, same_key, place_id order by closes_at desc, posted_at desc, id rows between unbounded preceding and 1 preceding) h
        from job_adverts where open) x where behind is distinct from b or behind_here is distinct from h`)
  expect(wrong?.wrong).toBe(0)
  const [apart] = await app.look<{ apart: number }>(`
      select count(*)::int apart from (select country, work_mode, count(*) n from job_adverts where open and behind is null group by 1, 2) a
        full join (select country, work_mode, sum(adverts) n from job_tallies group by 1, 2 having sum(adverts) <> 0) t using (country, work_mode)
       where a.n is distinct from t.n`)
  expect(apart?.apart).toBe(0)
}

describe('the same advert published twice', () => {
  test('is one card that says how many openings it stands for; each keeps its address and names the other', async () => {
    const first = await publish()
    expect((await find()).jobs).toMatchObject([{ id: first, openings: 1, same: [] }])
    const second = await publish({ title: `  CRANE operator   ${word} ` })
    const { jobs, totalCount, facets } = await find()
    expect(jobs).toMatchObject([{ id: second, openings: 2, same: [first] }])
    expect({ totalCount, country: facets.country }).toEqual({ totalCount: 1, country: [{ value: 'SG', count: 1 }] })
    for (const [one, other] of [
      [first, second],
      [second, first],
    ]) {
      const { status, body } = await app.call('GET', `/api/jobs/${one}`)
      expect(status).toBe(200)
      expect(body.data.same).toMatchObject([{ id: other, place: 'Singapore' }])
      expect(body.data.similar.map((j: JobCard) => j.id)).not.toContain(other)
    }
    await holds()
  })

  test.each<[string, Record<string, unknown>]>([
    [
      'another text',
      {
        description: `Something else altogether is asked of whoever does this work, and nobody could take it for the other.`,
      },
    ],
    ['another pay', { payMax: '4300' }],
    ['other hours', { employmentType: 'PART_TIME' }],
    ['another department', { department: 'Harbour' }],
    ['other skills', { mustHave: ['operate cranes'] }],
  ])('with %s is another advert', async (_what, over) => {
    await publish()
    await publish(over)
    expect(await shown()).toHaveLength(2)
    await holds()
  })

  test('by another company is another advert', async () => {
    const other = await app.employer('SG', `Other ${word}`)
    await publish()
    await publish({}, other)
    expect(await shown()).toHaveLength(2)
  })

  test('at another place is another advert; remote work is the same wherever it reports to, and found at each place', async () => {
    const [toronto, ottawa] = [await placeIn(app, 'CA', 'toronto'), await placeIn(app, 'CA', 'ottawa')]
    const canada = { country: 'CA', payMin: '60000', payMax: '70000', payPeriod: 'YEAR' }
    for (const place of [toronto, ottawa]) await publish({ ...canada, placeId: place.id })
    expect(await shown()).toHaveLength(2)
    const far = { ...canada, workMode: 'remote', title: `Remote planner ${word}` }
    const there = [await publish({ ...far, placeId: toronto.id }), await publish({ ...far, placeId: ottawa.id })]
    expect(await shown({ mode: 'remote' })).toEqual([there[1]])
    expect(await shown({ mode: 'remote', location: 'Toronto' })).toEqual([there[0]])
    expect(await shown({ mode: 'remote', location: 'Ottawa' })).toEqual([there[1]])
    await holds()
  })

  test('the next one takes over at once when the one that stands is paused, changed, closed or over', async () => {
    const [a, b] = [await publish(), await publish()]
    expect(await shown()).toEqual([b])
    await act(b, { action: 'pause' })
    expect(await shown()).toEqual([a])
    await holds()
    await act(b, { action: 'resume' })
    expect(await shown()).toEqual([b])
    await act(b, { action: 'close', reason: 'filled' })
    expect(await shown()).toEqual([a])
    await holds()
    await act(a, { action: 'close', reason: 'filled' })
    expect(await shown()).toEqual([])
    await holds()
  })

  test('what is valid longest stands for the others, so that a last day passes without anything being written', async () => {
    const [long, short] = [await publish({ closesOn: inDays(60) }), await publish({ closesOn: inDays(20) })]
    expect(await shown()).toEqual([long])
    await app.look('alter table job_adverts disable trigger user')
    await app.look(`update job_adverts set closes_at = now() - interval '1 second' where id = '${short}'`)
    // Midnight has passed: nothing told the lists.
    await app.look('alter table job_adverts enable trigger user')
    await app.look(`select nextval('job_changes')`)
    expect((await find()).jobs).toMatchObject([{ id: long, openings: 1, same: [] }])
    await app.look(`update job_adverts set open = false where id = '${short}'`)
    await act(long, { action: 'extend', closesOn: inDays(70) })
    await holds()
  })

  test('a search of the last days finds the one of those days, though an older one stands for both', async () => {
    const [old, fresh] = [await publish({ closesOn: inDays(60) }), await publish({ closesOn: inDays(20) })]
    await app.look(`update job_adverts set posted_at = now() - interval '40 days' where id = '${old}'`)
    expect(await shown()).toEqual([old])
    expect(await shown({ postedSince: '7' })).toEqual([fresh])
    expect(await shown({ postedSince: '60' })).toEqual([old])
    await holds()
  })

  test('published at once by several, one stands for all', async () => {
    const drafts = await Promise.all([1, 2, 3, 4].map(() => beginJob(app, mei, advert())))
    const done = await Promise.all(drafts.map((d) => move(app, mei, d.id, { action: 'publish' })))
    expect(done.map((d) => d.status)).toEqual([200, 200, 200, 200])
    expect((await find()).jobs).toMatchObject([{ openings: 4 }])
    await holds()
  })

  test('hidden by a report, or withheld with its company, it gives way and comes back', async () => {
    const [a, b] = [await publish(), await publish()]
    await app.look(
      `update users set address_proved_at = now(), created_at = now() - interval '9 days' where email = 'lin@people.example'`,
    )
    const told = await app.call('POST', `/api/jobs/${b}/report`, {
      token: lin.token,
      body: { reason: 'asks_for_money', words: 'They ask for a fee.' },
    })
    expect(told.status, told.text).toBe(201)
    expect(await shown()).toEqual([a])
    await holds()
    await app.look(
      `update job_adverts set open = false, withheld = true where company_id = (select company_id from job_adverts where id = '${a}')`,
    )
    expect(await shown()).toEqual([])
    await holds()
    await app.look(
      `update job_adverts a set open = j.status = 'open' and j.hidden_at is null, withheld = false from jobs j where j.id = a.id and a.withheld`,
    )
    expect(await shown()).toEqual([a])
    await holds()
  })

  test('a rewritten one stands for itself again', async () => {
    const [a, b] = [await publish(), await publish()]
    const { body } = await app.call('GET', `/api/company/jobs/${b}`, { token: mei.token })
    const { status, text } = await app.call('PUT', `/api/company/jobs/${b}`, {
      token: mei.token,
      body: { version: body.data.job.version, content: { ...body.data.job.content, payMax: '4900' } },
    })
    expect(status, text).toBe(200)
    expect((await shown()).sort()).toEqual([a, b].sort())
    await holds()
  })

  test('its employer is told before it is published, and may publish it all the same', async () => {
    await publish()
    const warned = async (id: string) => {
      const { body } = await app.call('GET', `/api/company/jobs/${id}`, { token: mei.token })
      return body.data.job.findings.filter((f: { id: string }) => f.id === 'same-advert')
    }
    const draft = await beginJob(app, mei, advert())
    expect(await warned(draft.id)).toMatchObject([{ severity: 'warn', field: 'title' }])
    expect(await warned((await beginJob(app, mei, advert({ payMax: '4900' }))).id)).toEqual([])
    await act(draft.id, { action: 'publish' })
    expect(await shown()).toEqual([draft.id])
  })

  test('pages are whole: twenty cards, however often some are published', async () => {
    for (let i = 0; i < 22; i++) await publish({ title: `Crane operator ${word} ${i}` })
    for (let i = 0; i < 5; i++) await publish({ title: `Crane operator ${word} 3` })
    const first = await find({ pageSize: '20' })
    expect(first).toMatchObject({ totalCount: 22 })
    expect(first.jobs).toHaveLength(20)
    expect((await find({ pageSize: '20', page: '2' })).jobs).toHaveLength(2)
  })

  test('the page of its company shows one card; its feed and the list of addresses name each', async () => {
    const other = await app.employer('SG', `Feeds ${word}`)
    const [a, b] = [await publish({}, other), await publish({}, other)]
    const { slug } = (await find()).jobs[0]?.company ?? { slug: '' }
    expect((await app.call('GET', `/api/companies/${slug}/jobs`)).body.data).toMatchObject({
      total: 1,
      jobs: [{ id: b }],
    })
    const { services } = app.server
    const feed = (await openOf(services, slug))?.jobs.map((j) => j.id)
    const addresses = await services.database.forPublic((db) =>
      openIn(db, '00000000-0000-0000-0000-000000000000', null, 50_000),
    )
    for (const id of [a, b]) {
      expect(feed).toContain(id)
      expect(addresses.map((j) => j.id)).toContain(id)
    }
  })
})

describe('whoever looks for work', () => {
  test('hides the advert and not one of its addresses, also when it is published once more', async () => {
    const [a, b] = [await publish(), await publish()]
    await mark(b, 'hidden')
    expect(await find({}, lin)).toMatchObject({ jobs: [], totalCount: 0, hidden: 1 })
    await act(b, { action: 'close', reason: 'filled' })
    expect(await shown({}, lin)).toEqual([])
    const c = await publish()
    expect(await shown({}, lin)).toEqual([])
    expect(await shown({})).toEqual([c])
    await mark(a, 'none')
    expect(await shown({}, lin)).toEqual([c])
  })

  test('finds what they set aside as they did, whichever stands for it now', async () => {
    const a = await publish()
    await mark(a, 'saved')
    const b = await publish()
    expect(await shown({ marked: 'saved' }, lin)).toEqual([a])
    expect((await find({}, lin)).jobs).toMatchObject([{ id: b, same: [a] }])
    await mark(b, 'none')
    expect(await shown({ marked: 'saved' }, lin)).toEqual([])
  })

  test('hears of it once: what is published once more is no news of a kept search', async () => {
    await publish()
    await app.call('POST', '/api/seeker/searches', { token: lin.token, body: { name: word, query: { search: word } } })
    const fresh = async () => {
      const { body } = await app.call('GET', '/api/seeker/searches', { token: lin.token })
      return body.data.searches.find((s: { name: string }) => s.name === word).fresh
    }
    await publish({ closesOn: inDays(40) })
    expect(await fresh()).toBe(0)
    const other = await publish({ title: `Rigger ${word}` })
    expect(await fresh()).toBe(1)
    await mark(other, 'hidden')
    expect(await fresh()).toBe(0)
  })
})
