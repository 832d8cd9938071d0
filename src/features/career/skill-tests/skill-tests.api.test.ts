import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveSeekerPlan } from '../../../../test/plans.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'
import { questionsOf } from './questions.rules.ts'

let app: TestServer
let now = new Date('2026-11-02T08:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
afterAll(() => app.close())

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

const seeker = async (email: string, paid = true) => {
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao' },
  })
  const until = new Date(now.getTime() + 400 * 86_400_000).toISOString()
  if (paid) await giveSeekerPlan(app.server.services, body.user.id, { tier: 'premium_plus', status: 'active', until })
  return body.token as string
}

const signIn = async (email: string) =>
  (await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'job_seeker' } })).body
    .token as string

const seedOf = async (id: string) =>
  (await app.look<{ seed: number }>(`select seed from skill_test_attempts where id = '${id}'`))[0]?.seed ?? 0

const begin = async (token: string, which = 'numeracy', timePercent = 100) =>
  app.call('POST', '/api/seeker/skill-attempts', { token, body: { test: which, timePercent } })

describe('a skill test', () => {
  test('is begun, answered, handed in and shown by its badge, which says no more than the first name', async () => {
    const token = await seeker('asha@rivers.example')
    const begun = await begin(token)
    expect(begun.status).toBe(201)
    const { id, questions, secondsLeft } = begun.body.data
    expect(secondsLeft).toBe(900)
    expect(questions).toHaveLength(12)
    expect(begun.text).not.toContain('"answer":')
    const right = questionsOf('numeracy', await seedOf(id))
    for (const [at, { answer }] of right.slice(0, 8).entries())
      await app.call('PUT', `/api/seeker/skill-attempts/${id}/answers`, { token, body: { question: at + 1, answer } })
    await app.call('PUT', `/api/seeker/skill-attempts/${id}/answers`, {
      token,
      body: { question: 9, answer: null, flagged: true },
    })
    const open = await app.call('GET', `/api/seeker/skill-attempts/${id}`, { token })
    expect(open.body.data).toMatchObject({ result: null, timesAway: 0 })
    expect(open.body.data.flagged[8]).toBe(true)
    const done = await app.call('POST', `/api/seeker/skill-attempts/${id}/finish`, { token })
    const { result } = done.body.data
    expect(result.score).toBeGreaterThan(500)
    expect(result.band).toBeGreaterThan(0)
    expect(result.percentile).toBeNull()
    expect(result.topics.reduce((sum: number, one: { right: number }) => sum + one.right, 0)).toBe(8)
    const badge = `/api/skill-badges/${result.badge.code}`
    expect((await app.call('GET', badge)).status).toBe(404)
    await app.call('PUT', `/api/seeker/skill-attempts/${id}/badge`, { token, body: { shown: true } })
    expect((await app.call('GET', badge)).body.data).toMatchObject({
      name: 'Asha R.',
      test: 'numeracy',
      score: result.score,
      band: result.band,
      takenOn: '2026-11-02',
      isOver: false,
    })
    await app.call('PUT', `/api/seeker/skill-attempts/${id}/badge`, { token, body: { shown: false } })
    expect((await app.call('GET', badge)).status).toBe(404)
    expect(
      (await app.call('PUT', `/api/seeker/skill-attempts/${id}/answers`, { token, body: { question: 1, answer: 1 } }))
        .body,
    ).toMatchObject({ code: 'CONFLICT' })
    expect(await begin(token)).toMatchObject({ status: 409 })
    const file = await app.call('GET', '/api/seeker/profile/export', { token })
    expect(file.text).toContain('skillTests')
  })

  test('has its clock on the server: it stands still in one pause, and takes no answer when it has run out', async () => {
    const token = await seeker('mina@rivers.example')
    const { id, secondsLeft } = (await begin(token, 'coding', 150)).body.data
    expect(secondsLeft).toBe(1350)
    const path = `/api/seeker/skill-attempts/${id}`
    later(2)
    expect((await app.call('POST', `${path}/pause`, { token })).body.data).toMatchObject({
      isPaused: true,
      secondsLeft: 1230,
    })
    later(10)
    expect(
      (await app.call('PUT', `${path}/answers`, { token, body: { question: 1, answer: 1 } })).body.message,
    ).toContain('paused')
    expect((await app.call('POST', `${path}/resume`, { token })).body.data).toMatchObject({
      isPaused: false,
      mayPause: false,
      secondsLeft: 1230,
    })
    expect((await app.call('POST', `${path}/pause`, { token })).status).toBe(409)
    expect((await app.call('POST', `${path}/away`, { token })).body.data).toEqual({ timesAway: 1 })
    later(30)
    expect(
      (await app.call('PUT', `${path}/answers`, { token, body: { question: 1, answer: 1 } })).body.message,
    ).toContain('time is over')
    expect((await app.call('POST', `${path}/finish`, { token })).body.data.result.score).toBeLessThan(500)
  })

  test('is taken again after thirty days, and refused before with the day', async () => {
    const token = await seeker('lee@rivers.example')
    const { id } = (await begin(token, 'data')).body.data
    // Begun again while it runs, it is the one that runs.
    expect((await begin(token, 'data')).body.data.id).toBe(id)
    await app.call('POST', `/api/seeker/skill-attempts/${id}/finish`, { token })
    const refused = await begin(token, 'data')
    expect(refused.body.message).toMatch(/Take it again from 2026-12-0\d/)
    later(30 * 24 * 60)
    expect((await begin(await signIn('lee@rivers.example'), 'data')).status).toBe(201)
  })

  test('asks for Premium+ to begin and to practise; what was begun is finished without it', async () => {
    const token = await seeker('free@rivers.example', false)
    expect(await begin(token)).toMatchObject({ status: 402, body: { code: 'PLAN_REQUIRED' } })
    expect((await app.call('GET', '/api/seeker/skill-practice?test=numeracy', { token })).status).toBe(402)
    expect((await app.call('GET', '/api/seeker/skill-tests', { token })).body.data.tests).toHaveLength(4)
  })

  test('is nobody else’s to read or answer, and names the field that is wrong', async () => {
    const token = await seeker('one@rivers.example')
    const other = await seeker('two@rivers.example')
    const { id } = (await begin(token, 'spreadsheet')).body.data
    expect((await app.call('GET', `/api/seeker/skill-attempts/${id}`, { token: other })).status).toBe(404)
    expect((await app.call('POST', `/api/seeker/skill-attempts/${id}/finish`, { token: other })).status).toBe(404)
    const wrong = await app.call('PUT', `/api/seeker/skill-attempts/${id}/answers`, {
      token,
      body: { question: 1, answer: 1.5 },
    })
    expect(wrong.body.message).toContain('Answer must be a whole number')
    expect((await begin(token, 'typing')).body.message).toContain('Test must be one of')
    const practice = await app.call('GET', '/api/seeker/skill-practice?test=data', { token })
    expect(practice.body.data.questions).toHaveLength(3)
  })
})
