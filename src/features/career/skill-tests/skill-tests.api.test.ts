import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { premiumSeeker } from '../../../../test/plans.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { SkillTest } from './kinds.rules.ts'
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
  const { token } = await premiumSeeker(app, email, { isPaid: paid, now })
  return token
}

const signIn = async (email: string) =>
  (await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'job_seeker' } })).body
    .token as string

/** The questions of an attempt with their answers, as the server alone knows them. */
const askedOf = async (id: string, which: SkillTest) => {
  const [{ seed, seeds } = { seed: 0, seeds: null }] = await app.look<{ seed: number; seeds: number[] | null }>(
    `select seed, seeds from skill_test_attempts where id = '${id}'`,
  )
  return questionsOf(which, seed, seeds)
}

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
    const right = await askedOf(id, 'numeracy')
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
    expect(done.status, done.text).toBe(200)
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
    expect((await app.call('GET', '/api/seeker/skill-tests', { token })).body.data.tests).toHaveLength(7)
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
    expect((await begin(token, 'juggling')).body.message).toContain('Test must be one of')
    const practice = await app.call('GET', '/api/seeker/skill-practice?test=data', { token })
    expect(practice.body.data.questions).toHaveLength(3)
  })
})

describe('a typing test', () => {
  test('is measured by the server from when a text is shown, once each, and faster than anybody types is nothing', async () => {
    const token = await seeker('typist@rivers.example')
    const begun = await begin(token, 'typing')
    const { id, texts } = begun.body.data
    expect(texts).toEqual(Array(5).fill({ state: 'new', text: null }))
    const path = `/api/seeker/skill-attempts/${id}`
    const hand = (text: number, typed: string) => app.call('PUT', `${path}/texts`, { token, body: { text, typed } })
    expect((await hand(1, 'x')).body.message).toBe('Open this text first.')
    const first = (await app.call('POST', `${path}/texts`, { token, body: { text: 1 } })).body.data.texts[0]
    expect(first.state).toBe('open')
    expect((await app.call('POST', `${path}/texts`, { token, body: { text: 2 } })).body.message).toContain(
      'Hand in the text',
    )
    expect((await app.call('POST', `${path}/pause`, { token })).body.message).toContain('Hand in the text')
    later(0.5)
    // Opened again its time runs on.
    await app.call('POST', `${path}/texts`, { token, body: { text: 1 } })
    later(0.5)
    expect((await hand(1, first.text)).status).toBe(200)
    // Handed in again, the first time stays.
    expect((await hand(1, first.text)).status).toBe(409)
    for (const text of [2, 3]) {
      const opened = (await app.call('POST', `${path}/texts`, { token, body: { text: text } })).body.data.texts[
        text - 1
      ]
      if (text === 2) later(1)
      expect((await hand(text, opened.text)).status).toBe(200)
    }
    expect((await app.call('POST', `${path}/texts`, { token, body: { text: 6 } })).body.message).toContain(
      'Text must be at most 5',
    )
    const answer = { question: 1, answer: 1 }
    expect((await app.call('PUT', `${path}/answers`, { token, body: answer })).body.message).toContain(
      'no such question',
    )
    const { result } = (await app.call('POST', `${path}/finish`, { token })).body.data
    expect(result.typed.map((one: { isTooFast: boolean }) => one.isTooFast)).toEqual([false, false, true])
    expect(result.typed[0]).toMatchObject({ seconds: 60, errors: 0, net: first.text.length / 5 })
    expect(result.typed[2].net).toBe(0)
    expect(result.score).toBeLessThan(first.text.length / 5)
    const other = await seeker('reader@rivers.example')
    expect((await app.call('POST', `${path}/texts`, { token: other, body: { text: 4 } })).status).toBe(404)
    const { id: numbers } = (await begin(other)).body.data
    expect(
      (await app.call('POST', `/api/seeker/skill-attempts/${numbers}/texts`, { token: other, body: { text: 1 } }))
        .status,
    ).toBe(422)
  })
})

describe('a test with answers to choose', () => {
  test('takes one of them and no other, and says in the review why it is right', async () => {
    const token = await seeker('care@rivers.example')
    const begun = await begin(token, 'care')
    const { id, questions } = begun.body.data
    expect(questions[0].choices).toHaveLength(4)
    expect(begun.text).not.toContain('reason')
    const save = (question: number, answer: number) =>
      app.call('PUT', `/api/seeker/skill-attempts/${id}/answers`, { token, body: { question, answer } })
    for (const answer of [0, -1, 5, 999]) expect((await save(1, answer)).body.message).toBe('Choose one of the answers')
    for (const [at, { answer }] of (await askedOf(id, 'care')).entries()) await save(at + 1, answer)
    const { result } = (await app.call('POST', `/api/seeker/skill-attempts/${id}/finish`, { token })).body.data
    expect(result.score).toBeGreaterThan(600)
    expect(result.answers.every(({ reason }: { reason: string }) => reason.length > 0)).toBe(true)
  })
})

describe('a result that is void', () => {
  test('is shown to nobody any more; the person reads why, is told, and takes the test again when they had asked', async () => {
    const token = await seeker('void@rivers.example')
    const { id } = (await begin(token, 'reading')).body.data
    const path = `/api/seeker/skill-attempts/${id}`
    const ask = (words: string) => app.call('POST', `${path}/review`, { token, body: { words } })
    expect((await ask('The line was lost')).status).toBe(409)
    const { result } = (await app.call('POST', `${path}/finish`, { token })).body.data
    await app.call('PUT', `${path}/badge`, { token, body: { shown: true } })
    const badge = `/api/skill-badges/${result.badge.code}`
    expect((await app.call('GET', badge)).status).toBe(200)
    expect((await ask(' ')).body.message).toBe('Say what went wrong')
    expect((await ask('The line was lost for ten minutes')).status).toBe(200)
    expect((await ask('Again')).status).toBe(409)

    await app.look(`insert into users (portal, role, email, first_name, last_name, password_hash)
      select 'platform', staff.kind, staff.kind || '@fourshore.example', 'O', 'W', password_hash
        from users, (values ('system_owner'), ('system_admin')) staff(kind) where email = 'void@rivers.example'`)
    const [owner, admin] = await Promise.all(
      ['system_owner', 'system_admin'].map(async (role) => {
        const body = { email: `${role}@fourshore.example`, password: PASSWORD, role: 'employer' }
        return (await app.call('POST', '/api/auth/login', { body })).body.token as string
      }),
    )
    const results = '/api/platform/skill-results'
    const listed = (await app.call('GET', results, { token: admin ?? '' })).body.data
    expect(listed).toMatchObject({ waiting: 1, decides: false })
    expect(listed.results[0]).toMatchObject({
      id,
      test: 'reading',
      review: { words: 'The line was lost for ten minutes' },
    })
    const reason = 'Your line was lost, as you wrote.'
    const toVoid = (by: string | undefined, words: string) =>
      app.call('POST', `${results}/${id}/void`, { token: by ?? '', body: { reason: words } })
    expect((await toVoid(admin, reason)).status).toBe(403)
    expect((await toVoid(token, reason)).status).toBe(403)
    expect((await toVoid(owner, ' ')).body.message).toBe('Say why the result is void')
    expect((await toVoid(owner, reason)).status).toBe(200)
    expect((await toVoid(owner, reason)).status).toBe(409)
    expect(
      (await app.call('GET', `${results}?code=${result.badge.code}`, { token: owner ?? '' })).body.data.results,
    ).toHaveLength(1)

    expect((await app.call('GET', badge)).status).toBe(404)
    expect((await app.call('PUT', `${path}/badge`, { token, body: { shown: true } })).status).toBe(409)
    expect((await app.call('GET', path, { token })).body.data.result).toMatchObject({
      voided: { reason },
      badge: { shown: false },
    })
    const mine = (await app.call('GET', '/api/seeker/skill-tests', { token })).body.data.tests
    expect(mine.find((one: { test: string }) => one.test === 'reading')).toMatchObject({
      retakeOn: null,
      last: { isVoid: true },
    })
    const told = await app.look<{ n: number }>(
      `select count(*)::int n from notifications where user_id = (select id from users where email = 'void@rivers.example') and event = 'skill-result-reviewed'`,
    )
    expect(told[0]?.n).toBe(1)
    expect((await begin(token, 'reading')).status).toBe(201)
    expect((await app.call('GET', '/api/seeker/profile/export', { token })).text).toContain(reason)
  })
})

test('what a quarter of those who took a test were shown rests: each that is shown is counted, by nobody’s name', async () => {
  const shown = async () =>
    (
      await app.look<{ shown: number }>(
        `select coalesce(sum(shown), 0)::int shown from skill_item_showings where test = 'coding'`,
      )
    )[0]?.shown ?? 0
  await app.look(`delete from skill_item_showings where test = 'coding'`)
  const token = await seeker('resting@people.test')
  const { body } = await begin(token, 'coding')
  expect(await shown()).toBe(12)
  const [{ seeds } = { seeds: [] }] = await app.look<{ seeds: number[] }>(
    `select seeds from skill_test_attempts where id = '${body.data.id}'`,
  )
  expect(seeds).toHaveLength(12)
  // As if twenty others had been shown the same questions today: none of them is drawn again.
  await app.look(`update skill_item_showings set shown = 20 where test = 'coding'`)
  const next = (await begin(await seeker('after-them@people.test'), 'coding')).body.data
  const same = next.questions.filter((question: object) =>
    body.data.questions.some((old: object) => JSON.stringify(old) === JSON.stringify(question)),
  )
  expect(same).toEqual([])
  // Begun a second time in the same attempt nothing more is counted, and after thirty days it is gone.
  const counted = await shown()
  await begin(token, 'coding')
  expect(await shown()).toBe(counted)
  later(31 * 24 * 60)
  await begin(await seeker('a-month-later@people.test'), 'coding')
  expect(await shown()).toBe(12)
})
