import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { premiumSeeker } from '../../../../test/plans.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { forgetClosed, readNeeds } from './jobs.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ demonstration: true })
}, 480_000)
afterAll(() => app.close())

const seeker = async (email: string, paid = true) => {
  const { token, userId } = await premiumSeeker(app, email, { isPaid: paid })
  const ask = (method: string, path: string, sent?: object) =>
    app.call(method, path, { token, ...(sent ? { body: sent } : {}) })
  const say = (skill: string, stand = 'added') => ask('PUT', '/api/seeker/skills', { skill, stand })
  return { token, ask, say, userId }
}

/** An open advert that asks at least three skills, and what they are. */
const anAdvert = async () =>
  (
    await app.look<{ id: string; country: string; labels: string[] }>(`
      select a.id, a.country, array_agg(s.label order by s.nth) labels
        from job_adverts a join job_needs n on n.job_id = a.id join job_need_skills s on s.job_id = a.id
       where a.open and a.behind is null and a.closes_at > now() and n.needs = 3 group by 1, 2
      having count(*) = 3 order by a.id limit 1`)
  )[0] as { id: string; country: string; labels: string[] }

type Line = { verdict: string; missing: string[]; held: { evidence: { source: string }[] }[] }
type Job = { id: string; gap: number; needs: number; lines: Line[] }
const allJobs = async (ask: Awaited<ReturnType<typeof seeker>>['ask'], query: string): Promise<Job[]> => {
  const found: Job[] = []
  let cursor = ''
  do {
    const { body, status, text } = await ask('GET', `/api/seeker/skill-jobs?pageSize=50&${query}${cursor}`)
    expect(status, text).toBe(200)
    found.push(...body.data.jobs)
    cursor = body.data.next ? `&cursor=${body.data.next}` : ''
  } while (cursor && found.length < 2_000)
  return found
}

describe('jobs by skills', () => {
  test('come in the order of what their person puts first, when they ask for it, with the reason', async () => {
    const { ask, say } = await seeker('first@rivers.example')
    const { labels } = await anAdvert()
    for (const label of labels) await say(label)
    const last = (await allJobs(ask, '')).findLast(({ lines }) => lines.some(({ held }) => held.length > 0))
    const favoured = last?.lines.flatMap(({ held }) => held)[0] as unknown as { label: string }
    const before = (await allJobs(ask, '')).map(({ id }) => id)
    await ask('PUT', '/api/seeker/skills', { skill: favoured.label, stand: 'confirmed', first: true })
    // Off by default: what is put first changes nothing until they order by it.
    expect((await allJobs(ask, '')).map(({ id }) => id)).toEqual(before)
    const ordered = (await allJobs(ask, 'sort=first')) as (Job & { first: string[] })[]
    expect(ordered.map(({ id }) => id).toSorted()).toEqual(before.toSorted())
    const asking = ordered.map(({ first }) => first.length)
    expect(asking[0]).toBe(1)
    expect(asking).toEqual(asking.toSorted((a, b) => b - a))
    expect(ordered[0]?.first).toEqual([favoured.label])
    expect((await ask('GET', '/api/seeker/skill-jobs?sort=wages')).status).toBe(422)
  })

  test('come nearer with each skill, and every figure is that of the list it opens', async () => {
    const { ask, say } = await seeker('asha@rivers.example')
    const { id, labels } = await anAdvert()
    const [first = '', second = '', third = ''] = labels
    expect((await ask('GET', '/api/seeker/skill-unlocks')).body.data).toMatchObject({ held: 0, gaps: [0, 0, 0] })

    await say(first)
    expect((await allJobs(ask, 'gap=2')).some((job) => job.id === id)).toBe(true)
    await say(second)
    const near = (await allJobs(ask, 'gap=1')).find((job) => job.id === id)
    expect(near?.lines.filter(({ verdict }) => verdict === 'missing').flatMap(({ missing }) => missing)).toEqual([
      third,
    ])
    expect(near?.lines.flatMap(({ held }) => held.flatMap(({ evidence }) => evidence))).toEqual([
      { source: 'own', note: null },
      { source: 'own', note: null },
    ])

    const { gaps, unlocks } = (await ask('GET', '/api/seeker/skill-unlocks')).body.data
    for (const gap of [0, 1, 2]) expect(await allJobs(ask, `gap=${gap}`)).toHaveLength(gaps[gap])
    for (const { skill, jobs } of unlocks.slice(0, 3))
      expect(await allJobs(ask, `skill=${encodeURIComponent(skill)}`)).toHaveLength(jobs)
    const opens = unlocks.find((one: { skill: string }) => one.skill === third)
    expect(opens.jobs).toBeGreaterThan(0)

    await say(third)
    const after = (await ask('GET', '/api/seeker/skill-unlocks')).body.data
    expect(after.gaps[0]).toBe(gaps[0] + opens.jobs)
    const ready = await allJobs(ask, 'gap=0')
    expect(ready.find((job) => job.id === id)?.lines.every(({ verdict }) => verdict !== 'missing')).toBe(true)
    // In order: none missing first, most met before fewer.
    const all = await allJobs(ask, '')
    expect(all.map(({ gap }) => gap)).toEqual(all.map(({ gap }) => gap).sort())
    for (const one of [0, 1, 2]) {
      const met = all.filter(({ gap }) => gap === one).map(({ needs, gap }) => needs - gap)
      expect(met).toEqual(met.toSorted((a, b) => b - a))
    }
  })

  test('leave out what is hidden, in the figures and in the list', async () => {
    const { ask, say } = await seeker('hidden@rivers.example')
    const { id, country, labels } = await anAdvert()
    for (const label of labels) await say(label)
    const [before] = (await ask('GET', '/api/seeker/skill-unlocks')).body.data.gaps
    const there = (await ask('GET', `/api/seeker/skill-unlocks?country=${country}`)).body.data.gaps[0]
    expect(await allJobs(ask, `gap=0&country=${country}`)).toHaveLength(there)
    await ask('PUT', `/api/seeker/marks/${id}`, { kind: 'hidden' })
    expect((await ask('GET', '/api/seeker/skill-unlocks')).body.data.gaps[0]).toBe(before - 1)
    expect((await allJobs(ask, 'gap=0')).some((job) => job.id === id)).toBe(false)
  })

  test('refuse a country and a gap that are none', async () => {
    const { ask } = await seeker('wrong@rivers.example')
    expect((await ask('GET', '/api/seeker/skill-jobs?country=ZZ')).body.fields).toHaveProperty('country')
    expect((await ask('GET', '/api/seeker/skill-jobs?gap=3')).body.fields).toHaveProperty('gap')
  })
})

describe('the skills of a person', () => {
  test('come from the profile, are denied, taken back and exported; other spellings are the same skill', async () => {
    const { ask, say } = await seeker('skills@rivers.example')
    const said = (await say('react.js')).body.data
    expect(said.skills).toMatchObject([{ label: 'React', isHeld: true, said: { stand: 'added' } }])
    expect((await say('ReactJS', 'denied')).body.data.skills).toMatchObject([
      { isHeld: false, said: { stand: 'denied' } },
    ])
    expect((await ask('GET', '/api/seeker/profile/export')).text).toContain('saidSkills')
    const [{ said: own }] = (await ask('GET', '/api/seeker/skills')).body.data.skills
    expect((await ask('DELETE', `/api/seeker/skills/${own.id}`)).body.data.skills).toEqual([])
    expect((await ask('DELETE', `/api/seeker/skills/${own.id}`)).status).toBe(404)
    expect((await say('  ')).body.fields).toHaveProperty('skill')
    expect((await say('...')).body.fields).toHaveProperty('skill')
  })

  test('are found by what is typed', async () => {
    const { ask } = await seeker('typed@rivers.example')
    const { skills } = (await ask('GET', '/api/seeker/skill-suggestions?search=spreadsheet')).body.data
    expect(skills.some((skill: string) => /spreadsheet/i.test(skill))).toBe(true)
  })

  test('stay readable and can be taken back without a plan; finding jobs asks for one', async () => {
    const { ask, say, userId } = await seeker('over@rivers.example')
    await say('Python')
    await app.look(`update seeker_subscriptions set until = now() - interval '1 day' where user_id = '${userId}'`)
    const plain = await ask('GET', '/api/seeker/skills')
    expect(plain.body.data.skills).toHaveLength(1)
    expect((await ask('GET', '/api/seeker/skill-jobs')).status).toBe(402)
    expect((await say('SQL')).status).toBe(402)
    const { id } = plain.body.data.skills[0].said
    expect((await ask('DELETE', `/api/seeker/skills/${id}`)).status).toBe(200)
  })
})

describe('what adverts ask', () => {
  test('is read anew when an advert changes, and forgotten when it is closed', async () => {
    const { id } = await anAdvert()
    await app.look(
      `update job_adverts set updated_at = now(), shown = jsonb_set(shown, '{mustHave}', '["Python", "A calm manner"]') where id = '${id}'`,
    )
    await readNeeds(app.server.services)
    expect(await app.look(`select needs, unread from job_needs where job_id = '${id}'`)).toEqual([
      { needs: 1, unread: 1 },
    ])
    await app.look(`update job_adverts set open = false where id = '${id}'`)
    await forgetClosed(app.server.services)
    expect(await app.look(`select 1 from job_needs where job_id = '${id}'`)).toEqual([])
  })
})

test('a badge gives its skill where its owner switches that on: off by default, shown with its day, for this list alone', async () => {
  const { ask, userId } = await seeker('badge@rivers.example')
  const took = (test: string, score: number, more = '') =>
    app.look(`insert into skill_test_attempts (user_id, test, seed, time_percent, answers, flagged, started_at, ends_at, finished_at, score, band,
        badge_code ${more && ', voided_at, void_reason'})
      values ('${userId}', '${test}', 1, 100, '[]', '[]', now(), now(), now(), ${score}, 60, md5('${userId}${test}') ${more}) returning id`)
  const [{ id } = { id: '' }] = await took('coding', 640)
  const skills = async () =>
    (await ask('GET', '/api/seeker/skills')).body.data.skills as {
      label: string
      isHeld: boolean
      evidence: object[]
    }[]
  expect(await skills()).toEqual([])
  const count = (attempt: unknown, counts: unknown) =>
    ask('PUT', `/api/seeker/skill-attempts/${attempt}/counts`, { counts })
  expect((await count(id, true)).body.data).toEqual({ counts: true })
  expect(await skills()).toMatchObject([
    { label: 'computer programming', isHeld: true, evidence: [{ source: 'test', score: 640, counts: true }] },
  ])
  const today = new Date().toISOString().slice(0, 10)
  expect((await skills())[0]?.evidence).toEqual([expect.objectContaining({ day: today })])
  await ask('PUT', '/api/seeker/skills', { skill: 'computer programming', stand: 'denied' })
  expect(await skills()).toMatchObject([{ isHeld: false }])
  expect((await count(id, false)).body.data).toEqual({ counts: false })
  expect(await skills()).toMatchObject([{ isHeld: false, evidence: [{ counts: false }] }])
  // Too low, void, or somebody else's.
  const [{ id: low } = { id: '' }] = await took('numeracy', 400)
  expect((await count(low, true)).status).toBe(409)
  const [{ id: gone } = { id: '' }] = await took('data', 700, `, now(), 'Taken for somebody else'`)
  expect((await count(gone, true)).status).toBe(409)
  const other = await seeker('badge-of-another@rivers.example')
  expect((await other.ask('PUT', `/api/seeker/skill-attempts/${id}/counts`, { counts: true })).status).toBe(404)
})
