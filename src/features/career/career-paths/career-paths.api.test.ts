import { afterAll, beforeAll, expect, test } from 'vitest'
import { premiumSeeker } from '../../../../test/plans.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ demonstration: true })
})
afterAll(() => app.close())

const seeker = async (email: string) => {
  const { token, userId } = await premiumSeeker(app, email)
  const ask = (method: string, path: string, sent?: object) =>
    app.call(method, path, { token, ...(sent ? { body: sent } : {}) })
  return { ask, userId }
}

/** An occupation with open jobs, and its essential skills. */
const anOccupation = async () =>
  (
    await app.look<{ id: number; country: string; jobs: number; skills: string[] }>(`
      select a.occupation_id id, a.country, count(*)::int jobs,
             (select array_agg(s.title order by p.place) from occupation_skills p join skills s on s.id = p.skill_id where p.occupation_id = a.occupation_id) skills
        from job_adverts a where a.open and a.closes_at > now() and a.behind is null
       group by 1, 2 order by 3 desc, 1 limit 1`)
  )[0] as { id: number; country: string; jobs: number; skills: string[] }

type Path = {
  occupation: number
  shared: string[]
  missing: { skill: string; learning: boolean }[]
  jobs: number
  points: number
  parts: { skills: number; related: number; demand: number }
  choice: { stand: string } | null
}

test('paths say what is shared and missing, and each figure is that of the list it opens', async () => {
  const { ask } = await seeker('paths@rivers.example')
  const { id, country, skills } = await anOccupation()
  const list = async (): Promise<{ paths: Path[]; current: { id: string } | null }> =>
    (await ask('GET', `/api/seeker/career-paths?country=${country}`)).body.data
  expect((await list()).paths).toEqual([])
  for (const skill of skills.slice(0, 3)) await ask('PUT', '/api/seeker/skills', { skill, stand: 'added' })
  await ask('PUT', '/api/seeker/skills', { skill: skills[3], stand: 'learning' })
  const { paths } = await list()
  const path = paths.find(({ occupation }) => occupation === id)
  expect(path?.shared).toEqual(skills.slice(0, 3))
  expect(path?.missing[0]).toEqual({ skill: skills[3], learning: true })
  for (const each of paths) {
    const { skills: by, related, demand } = each.parts
    expect(each.points).toBe(by + related + demand)
  }
  expect(paths.map(({ points }) => points)).toEqual(paths.map(({ points }) => points).toSorted((a, b) => b - a))
  const opened = (await ask('GET', `/api/seeker/career-jobs?occupation=${id}&country=${country}`)).body.data
  expect(opened.total).toBe(path?.jobs)
  expect(opened.jobs).toHaveLength(Math.min(50, path?.jobs ?? 0))
})

test('a path becomes the goal, another takes its place, one is turned down and taken back', async () => {
  const { ask, userId } = await seeker('goals@rivers.example')
  const { id, skills } = await anOccupation()
  for (const skill of skills) await ask('PUT', '/api/seeker/skills', { skill, stand: 'added' })
  const choose = (occupation: number, stand: string, more = {}) =>
    ask('PUT', '/api/seeker/career-choices', { occupation, stand, ...more })
  await choose(id, 'goal', { plan: 'Course in spring' })
  const second = (await choose(1, 'goal')).body.data.choices as { occupation: number; stand: string; plan: string }[]
  expect(second.find(({ occupation }) => occupation === id)).toMatchObject({ stand: 'kept', plan: 'Course in spring' })
  expect(second.filter(({ stand }) => stand === 'goal')).toHaveLength(1)
  await choose(id, 'rejected', { reason: 'Night shifts' })
  const paths = async () => (await ask('GET', '/api/seeker/career-paths')).body.data.paths as Path[]
  expect((await paths()).some(({ occupation }) => occupation === id)).toBe(false)
  expect((await ask('GET', '/api/seeker/profile/export')).text).toContain('Night shifts')
  const { choices } = (await ask('GET', '/api/seeker/career-choices')).body.data
  const rejected = choices.find(({ stand }: { stand: string }) => stand === 'rejected')
  // Without a plan it is still theirs to read and take back.
  await app.look(`update seeker_subscriptions set until = now() - interval '1 day' where user_id = '${userId}'`)
  expect((await ask('GET', '/api/seeker/career-choices')).status).toBe(200)
  expect((await choose(id, 'kept')).status).toBe(402)
  expect((await ask('GET', '/api/seeker/career-paths')).status).toBe(402)
  expect((await ask('DELETE', `/api/seeker/career-choices/${rejected.id}`)).body.data.choices).toHaveLength(1)
  expect((await ask('DELETE', `/api/seeker/career-choices/${rejected.id}`)).status).toBe(404)
})

test('says how much preparation is usual in the United States where O*NET knows exactly this title, and nothing otherwise', async () => {
  const { ask } = await seeker('zones@rivers.example')
  const { skills } = await anOccupation()
  for (const skill of skills) await ask('PUT', '/api/seeker/skills', { skill, stand: 'added' })
  const { paths } = (await ask('GET', '/api/seeker/career-paths')).body.data as {
    paths: { title: string; zone: number | null }[]
  }
  const known = await app.look<{ title: string; zones: (number | null)[] }>(`
    select lower(name.title) title, array_agg(distinct occupation.zone) zones
      from onet_titles name join onet_occupations occupation using (code) group by 1`)
  expect(paths.length).toBeGreaterThan(3)
  for (const { title, zone } of paths) {
    const zones = known.find((one) => one.title === title.toLowerCase())?.zones ?? []
    expect(zone, title).toBe(zones.length === 1 ? zones[0] : null)
  }
})

test('says with whom one must register where the law of the country is on file, with its source', async () => {
  const { ask } = await seeker('licence@rivers.example')
  const [nurse] = await app.look<{ id: number; skills: string[] }>(`
    select occupation.id, array_agg(skill.title) skills from occupations occupation
      join occupation_skills part on part.occupation_id = occupation.id join skills skill on skill.id = part.skill_id
     where occupation.title = 'nurse responsible for general care' group by 1`)
  for (const skill of nurse?.skills ?? []) await ask('PUT', '/api/seeker/skills', { skill, stand: 'added' })
  type Licensed = { occupation: number; licence: { authority: string; source: { url: string } } | null }
  const paths = async (country: string) =>
    (await ask('GET', `/api/seeker/career-paths?country=${country}`)).body.data.paths as Licensed[]
  const found = (await paths('SG')).find(({ occupation }) => occupation === nurse?.id)
  expect(found?.licence).toMatchObject({
    reserved: 'work',
    authority: 'Singapore Nursing Board',
    statute: 'Nurses and Midwives Act 1999, section 27',
    source: { url: 'https://sso.agc.gov.sg/Act/NMA1999', checkedOn: '2026-11-30' },
  })
  // What is not on file is not said to be free.
  expect((await paths('IN')).find(({ occupation }) => occupation === nurse?.id)?.licence).toBeNull()
})

test('what is no occupation and no country is refused by name', async () => {
  const { ask } = await seeker('nobody@rivers.example')
  const wrong = await ask('PUT', '/api/seeker/career-choices', { occupation: 2_000_000_000, stand: 'goal' })
  expect(wrong.body.fields).toEqual({ occupation: 'Occupation must be one of the list' })
  expect((await ask('GET', '/api/seeker/career-paths?country=ZZ')).body.fields).toHaveProperty('country')
  expect((await ask('GET', '/api/seeker/career-jobs?occupation=x')).body.fields).toHaveProperty('occupation')
})

test('one’s occupation is guessed from the profile until it is said', async () => {
  const login = { email: 'seeker@people.example' }
  const { ask } = await seeker('guess@rivers.example')
  const [{ title } = { title: '' }] = await app.look<{ title: string }>(
    `select p.work->0->>'title' title from seeker_profiles p join users u on u.id = p.user_id where u.email = '${login.email}'`,
  )
  const before = await ask('GET', '/api/seeker/profile')
  const { profile } = before.body.data
  await ask('PUT', '/api/seeker/profile', { ...profile, headline: title, version: 0 })
  const { guesses } = (await ask('GET', '/api/seeker/career-paths')).body.data
  expect(guesses.length).toBeGreaterThan(0)
  await ask('PUT', '/api/seeker/career-choices', { occupation: guesses[0].id, stand: 'current' })
  const after = (await ask('GET', '/api/seeker/career-paths')).body.data
  expect(after.current.title).toBe(guesses[0].title)
  expect(after.guesses).toEqual([])
})
