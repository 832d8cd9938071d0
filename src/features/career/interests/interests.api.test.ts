import { afterAll, beforeAll, expect, test } from 'vitest'
import { premiumSeeker } from '../../../../test/plans.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { interestsOfGroup } from './groups.rules.ts'
import { STATEMENTS } from './interests.rules.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.close())

const seeker = async (email: string, paid = true) => {
  const { token } = await premiumSeeker(app, email, { isPaid: paid })
  return (method: string, path: string, sent?: object) =>
    app.call(method, `/api/seeker/${path}`, { token, ...(sent ? { body: sent } : {}) })
}
const answers = (likes: string) =>
  Object.fromEntries(STATEMENTS.map((key) => [key, likes.includes(key[0] ?? '') ? 5 : 2]))

test('a result is kept when one wishes it, with the order of the kinds, and forgotten again', async () => {
  const ask = await seeker('interests@rivers.example')
  expect((await ask('GET', 'interests')).body.data).toEqual({ kept: null })
  const { s1: _left, ...some } = answers('sa')
  for (const wrong of [some, { ...answers('sa'), s1: 6 }, { ...answers('sa'), s1: 2.5 }])
    expect((await ask('PUT', 'interests', { answers: wrong })).status).toBe(422)
  const kept = await ask('PUT', 'interests', { answers: answers('sa') })
  expect(kept.status, kept.text).toBe(200)
  expect(kept.body.data.kept).toMatchObject({
    leading: ['a', 's'],
    scores: [{ percent: 100 }, { percent: 100 }, {}, {}, {}, {}],
  })
  expect((await ask('PUT', 'interests', { answers: answers('') })).body.data.kept.leading).toEqual([])
  expect((await ask('GET', 'profile/export')).text).toContain('interests')
  expect((await ask('DELETE', 'interests')).body.data).toEqual({ kept: null })
  expect((await ask('GET', 'interests')).body.data).toEqual({ kept: null })
})

test('needs the plan to be kept, and is one’s own', async () => {
  const free = await seeker('interests-free@rivers.example', false)
  expect((await free('PUT', 'interests', { answers: answers('r') })).status).toBe(402)
  expect((await free('GET', 'interests')).body.data).toEqual({ kept: null })
})

test('is a stated reason of a career path, and changes neither its points nor the order', async () => {
  const ask = await seeker('interests-paths@rivers.example')
  const [one] = await app.look<{ isco: string; skills: string[] }>(`
    select occupation.isco,
           (select array_agg(skill.title) from occupation_skills part join skills skill on skill.id = part.skill_id where part.occupation_id = occupation.id) skills
      from occupations occupation where (select count(*) from occupation_skills part where part.occupation_id = occupation.id) > 5
     order by occupation.id limit 1`)
  for (const skill of (one?.skills ?? []).slice(0, 3)) await ask('PUT', 'skills', { skill, stand: 'added' })
  type Path = { title: string; points: number; interests: { of: string[]; fits: string[] } | null }
  const paths = async (): Promise<Path[]> => (await ask('GET', 'career-paths?country=SG')).body.data.paths
  const before = await paths()
  expect(before.length).toBeGreaterThan(0)
  expect(before.every(({ interests }) => interests === null)).toBe(true)
  const [kind] = interestsOfGroup(one?.isco ?? '')
  await ask('PUT', 'interests', { answers: answers(kind ?? '') })
  const after = await paths()
  expect(after.map(({ title, points }) => [title, points])).toEqual(before.map(({ title, points }) => [title, points]))
  expect(after.some(({ interests }) => interests?.fits.includes(kind ?? ''))).toBe(true)
  for (const { interests } of after) for (const fit of interests?.fits ?? []) expect(interests?.of).toContain(fit)
})
