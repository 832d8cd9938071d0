import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { applyTo, seekerOf } from '../../../../test/applicants.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let rival: Person
let now = new Date()
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('SG', 'Rival')
})
afterAll(() => app.close())

type Question = Record<string, unknown> & { ask: string }
const one = (n: number): Question => ({
  key: null,
  kind: 'one',
  ask: `Which gate does lorry ${n} use?`,
  options: ['North', 'South', 'East'],
  right: [2],
  value: '',
  tolerance: '',
})
const many: Question = { ...one(0), kind: 'many', ask: 'Which of these need a permit?', right: [1, 3] }
const number: Question = {
  ...one(0),
  kind: 'number',
  ask: 'How many tonnes does a third of a load of 7 tonnes weigh?',
  options: [],
  right: [],
  value: '7/3',
  tolerance: '0.01',
}
const draft = (over: Record<string, unknown> = {}) => ({
  title: 'Gates and loads',
  purpose: 'Whether somebody can plan our yard.',
  skill: 'Yard planning',
  language: 'en',
  minutes: 20,
  asks: 5,
  questions: [one(1), one(2), one(3), many, number],
  ...over,
})

const path = '/api/company/written-tests'
const add = async (over = {}, token = mei.token) => {
  const answer = await app.call('POST', path, { token, body: draft(over) })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.data.test
}
const publish = ({ id, edition }: { id: string; edition: number }, token = mei.token) =>
  app.call('POST', `${path}/${id}/publish`, { token, body: { edition } })
const published = async (over = {}) => {
  const answer = await publish(await add(over))
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.test
}
const ask = (job: string, body: Record<string, unknown>, token = mei.token) =>
  app.call('PUT', `/api/company/jobs/${job}/skill-test`, { token, body })
const applicant = async (jobId: string) => {
  const person = await seekerOf(app)
  const applied = await applyTo(app, jobId, { email: person.email }, person.token)
  expect(applied.status, applied.text).toBeLessThan(300)
  const [row] = await app.look<{ id: string }>(`select id from applications where user_id = '${person.userId}'`)
  return { ...person, application: row?.id ?? '' }
}
type Applicant = Awaited<ReturnType<typeof applicant>>
const begin = ({ token, application }: Pick<Applicant, 'token' | 'application'>, timePercent = 100) =>
  app.call('POST', `/api/seeker/asked-tests/${application}/attempts`, { token, body: { timePercent } })
const attempt = (id: string, token: string) => app.call('GET', `/api/seeker/written-attempts/${id}`, { token })
const answer = (id: string, token: string, body: Record<string, unknown>) =>
  app.call('PUT', `/api/seeker/written-attempts/${id}/answers`, { token, body })
const finish = (id: string, token: string) =>
  app.call('POST', `/api/seeker/written-attempts/${id}/finish`, { token, body: {} })
const share = ({ token, application }: Applicant, shared = true) =>
  app.call('PUT', `/api/seeker/asked-tests/${application}/share`, { token, body: { shared } })
const mine = async (token: string) => (await app.call('GET', '/api/seeker/asked-tests', { token })).body.data.asked
const seen = (application: string, token = mei.token) =>
  app.call('GET', `/api/company/applications/${application}/asked-test`, { token })
/** A job that asks for a test of the company, with somebody who applied. */
const asked = async (title: string, over = {}) => {
  const { id: job } = await publishJob(app, mei, { title })
  const written = await published(over)
  expect((await ask(job, { written: written.id })).status).toBe(200)
  return { job, written, noor: await applicant(job) }
}

describe('a test that an employer writes', () => {
  test('is written, published, asked on the advert, taken, and seen beside the application when it is shared', async () => {
    const { job, noor } = await asked('Yard planner')
    expect((await app.call('GET', `/api/jobs/${job}/skill-test`)).body.data).toEqual({
      test: null,
      written: { title: 'Gates and loads', purpose: 'Whether somebody can plan our yard.', language: 'en' },
      minutes: 20,
    })
    expect(await mine(noor.token)).toMatchObject([
      { test: null, written: { title: 'Gates and loads', questions: 5, result: null }, minutes: 20, isShared: false },
    ])
    const begun = await begin(noor)
    expect(begun.status, begun.text).toBe(201)
    const { id } = begun.body.data
    const open = await attempt(id, noor.token)
    expect(open.body.data).toMatchObject({ title: 'Gates and loads', company: 'Harbour Works', secondsLeft: 1200 })
    // What is right is on no wire before the test is over.
    for (const word of ['"right"', '"value"', '"tolerance"', '7/3', '"key"']) expect(open.text).not.toContain(word)
    for (const [at, question] of open.body.data.questions.entries()) {
      const given = {
        one: { chosen: [at === 0 ? 1 : 2] },
        many: { chosen: [3, 1] },
        number: { typed: '2.34' },
      }[question.kind as 'one' | 'many' | 'number']
      const kept = await answer(id, noor.token, { question: at + 1, ...given })
      expect(kept.status, kept.text).toBe(200)
    }
    const done = await finish(id, noor.token)
    expect(done.body.data.result).toMatchObject({
      right: 4,
      asked: 5,
      percent: 80,
      isRight: [false, true, true, true, true],
    })
    for (const word of ['"value"', '"tolerance"', '7/3']) expect(done.text).not.toContain(word)
    // Taken is not shared.
    expect((await seen(noor.application)).body.data).toEqual({
      test: null,
      result: null,
      written: { title: 'Gates and loads', result: null },
    })
    expect((await share(noor)).status).toBe(200)
    expect((await seen(noor.application)).body.data.written).toMatchObject({
      title: 'Gates and loads',
      result: { right: 4, asked: 5, percent: 80, least: 38, most: 96 },
    })
    const { body } = await app.call('GET', `/api/company/jobs/${job}/skill-test`, { token: mei.token })
    expect(body.data.shared).toBe(1)
    expect((await share(noor, false)).status).toBe(200)
    expect((await seen(noor.application)).body.data.written.result).toBeNull()
  })

  test('is nobody else’s: another company neither reads, changes nor asks for it', async () => {
    const written = await published({ title: 'House secrets' })
    for (const [method, end, body] of [
      ['GET', '', undefined],
      ['PUT', '', { ...draft(), edition: written.edition }],
      ['POST', '/publish', { edition: written.edition }],
      ['POST', '/retire', { retired: true }],
      ['DELETE', '', undefined],
    ] as const)
      expect((await app.call(method, `${path}/${written.id}${end}`, { token: rival.token, body })).status).toBe(404)
    expect((await app.call('GET', path, { token: rival.token })).body.data.tests).toEqual([])
    const { id: job } = await publishJob(app, rival, { title: 'Their job' })
    expect((await ask(job, { written: written.id }, rival.token)).body.message).toContain('your company published')
    const theirs = await app.call('GET', `/api/company/jobs/${job}/skill-test`, { token: rival.token })
    expect(theirs.body.data.own).toEqual([])
  })

  test('stays for whoever began it what it was, whatever is published meanwhile', async () => {
    const { written, noor } = await asked('Dock planner', { title: 'Before' })
    const { id } = (await begin(noor)).body.data
    const changed = await app.call('PUT', `${path}/${written.id}`, {
      token: mei.token,
      body: {
        ...draft({ title: 'After', minutes: 5 }),
        edition: written.edition,
        questions: written.questions.map(({ shown, ...question }: Question) => ({
          ...question,
          right: [1],
          value: '9',
        })),
      },
    })
    expect(changed.status, changed.text).toBe(200)
    // Saved is not published.
    expect((await mine(noor.token))[0].written.title).toBe('Before')
    expect((await publish(changed.body.data.test)).body.data.test).toMatchObject({
      publishedVersion: 2,
      isChanged: false,
    })
    const open = await attempt(id, noor.token)
    expect(open.body.data).toMatchObject({ title: 'Before', secondsLeft: 1200 })
    for (const at of [1, 2, 3]) await answer(id, noor.token, { question: at, chosen: [2] })
    expect((await finish(id, noor.token)).body.data.result.right).toBe(3)
    await share(noor)
    expect((await seen(noor.application)).body.data.written).toMatchObject({
      title: 'After',
      result: { title: 'Before', right: 3 },
    })
  })

  test('asks no question that may not be asked, and says which phrase and which rule', async () => {
    const personal = await add({
      questions: [one(1), one(2), one(3), many, { ...number, ask: 'What is your date of birth?' }],
    })
    expect(personal.findings).toMatchObject([{ question: 5, phrase: 'date of birth' }])
    const refused = await publish(personal)
    expect(refused.status).toBe(422)
    expect(refused.body.message).toMatch(/Question 5: “date of birth” may not stand in a test\. .*marital/)
    const excluding = await publish(await add({ purpose: 'For female candidates only' }))
    expect(excluding.status).toBe(422)
    expect(excluding.body.message).toContain('may not select by age, sex')
  })

  test('is not published before it is whole, and says what it lacks', async () => {
    for (const [over, sentence] of [
      [{ title: '' }, 'Give the test a title'],
      [{ purpose: '' }, 'what the test is for'],
      [{ questions: [one(1), one(2), one(3), many] }, 'at least 5 questions'],
      [{ asks: 6 }, 'more questions than there are'],
      [{ questions: [one(1), one(2), one(3), many, { ...number, value: 'two' }] }, 'Question 5: the right number'],
      [{ questions: [one(1), one(2), one(3), many, { ...one(9), right: [] }] }, 'Question 5: mark one answer'],
      [{ questions: [one(1), one(2), one(3), many, one(1)] }, 'question 1 asks the same'],
    ] as const) {
      const answered = await publish(await add(over))
      expect(answered.status, answered.text).toBe(422)
      expect(answered.body.message).toContain(sentence)
    }
    const { id: job } = await publishJob(app, mei, { title: 'Waits' })
    expect((await ask(job, { written: (await add()).id })).body.message).toContain('your company published')
    expect((await ask(job, { written: (await published()).id, test: 'typing' })).body.message).toContain(
      'one test at most',
    )
  })

  test('draws for each what was shown least, so that no question of the pool wears out before the others', async () => {
    const questions = Array.from({ length: 10 }, (_, at) => one(at))
    const { job, written, noor } = await asked('Pool', { questions })
    const first = (await attempt((await begin(noor)).body.data.id, noor.token)).body.data.questions
    const other = await applicant(job)
    const second = (await attempt((await begin(other)).body.data.id, other.token)).body.data.questions
    const asks = [...first, ...second].map((question: Question) => question.ask)
    expect(new Set(asks).size).toBe(10)
    const { body } = await app.call('GET', `${path}/${written.id}`, { token: mei.token })
    expect(body.data.test.questions.map(({ shown }: { shown: number }) => shown)).toEqual(Array(10).fill(1))
  })

  test('gives more time to whoever asks for it, stops once, and takes no answer when the time is over', async () => {
    const { noor } = await asked('Time')
    const { id } = (await begin(noor, 150)).body.data
    expect((await attempt(id, noor.token)).body.data.secondsLeft).toBe(1800)
    // Begun twice it is the same attempt.
    expect((await begin(noor)).body.data.id).toBe(id)
    const pause = () => app.call('POST', `/api/seeker/written-attempts/${id}/pause`, { token: noor.token, body: {} })
    expect((await pause()).body.data).toMatchObject({ isPaused: true, mayPause: false })
    expect((await answer(id, noor.token, { question: 1, chosen: [1] })).status).toBe(409)
    now = new Date(now.getTime() + 10 * 60_000)
    const resumed = await app.call('POST', `/api/seeker/written-attempts/${id}/resume`, { token: noor.token, body: {} })
    expect(resumed.body.data.secondsLeft).toBe(1800)
    expect((await pause()).status).toBe(409)
    expect((await answer(id, noor.token, { question: 1, chosen: [4] })).body.message).toContain(
      'Choose one of the answers',
    )
    expect((await answer(id, noor.token, { question: 1, chosen: [1, 2] })).body.message).toContain('one answer only')
    expect((await answer(id, noor.token, { question: 5, typed: 'many' })).body.message).toContain('12.5 or 1/3')
    now = new Date(now.getTime() + 31 * 60_000)
    expect((await answer(id, noor.token, { question: 1, chosen: [2] })).body.message).toContain('The time is over')
    expect((await finish(id, noor.token)).body.data.result.right).toBe(0)
    // Handed in twice, the first time counts; taken again after thirty days.
    expect((await finish(id, noor.token)).status).toBe(200)
    expect((await begin(noor)).body.message).toContain('within the last 30 days')
  })

  test('asks one question after the other where its company wants so: each for its seconds, none read ahead, none gone back to', async () => {
    const { noor, written } = await asked('Turns', { secondsEach: 60, waitDays: 7, goesBack: true })
    expect(written).toMatchObject({ secondsEach: 60, waitDays: 7, goesBack: false })
    expect((await mine(noor.token))[0].written).toMatchObject({ secondsEach: 60, waitDays: 7, goesBack: false })
    const { id } = (await begin(noor, 150)).body.data
    const post = (way: string, body: object = {}) =>
      app.call('POST', `/api/seeker/written-attempts/${id}/${way}`, { token: noor.token, body })
    const state = async () => (await attempt(id, noor.token)).body.data
    expect(await state()).toMatchObject({ asked: 5, atQuestion: 1, questionSecondsLeft: 90 })
    expect((await state()).questions).toHaveLength(1)
    const own = await app.call('GET', '/api/seeker/profile/export', { token: noor.token })
    expect(own.text).toContain('Which gate does lorry 1 use?')
    expect(own.text).not.toContain('Which gate does lorry 2 use?')
    expect((await answer(id, noor.token, { question: 2, chosen: [1] })).body.message).toContain('not open yet')
    expect((await answer(id, noor.token, { question: 1, chosen: [2] })).status).toBe(200)
    // Pressed twice it is left once.
    expect((await post('next', { question: 1 })).body.data).toMatchObject({ atQuestion: 2, questionSecondsLeft: 90 })
    expect((await post('next', { question: 1 })).body.data.atQuestion).toBe(2)
    expect((await answer(id, noor.token, { question: 1, chosen: [1] })).body.message).toContain('nobody goes back')
    // A pause takes nothing of the seconds; over they take no answer.
    now = new Date(now.getTime() + 30_000)
    await post('pause')
    expect((await post('next', { question: 2 })).status).toBe(409)
    now = new Date(now.getTime() + 5 * 60_000)
    expect((await post('resume')).body.data.questionSecondsLeft).toBe(60)
    now = new Date(now.getTime() + 60_000)
    expect((await answer(id, noor.token, { question: 2, chosen: [2] })).body.message).toContain(
      'time for this question is over',
    )
    for (const question of [2, 3, 4]) expect((await post('next', { question })).status).toBe(200)
    expect((await post('next', { question: 5 })).body.message).toContain('last question')
    const { result, questions } = (await finish(id, noor.token)).body.data
    expect(result).toMatchObject({ right: 1, asked: 5 })
    expect(questions).toHaveLength(5)
    // Again after the days that this test said when it was begun.
    expect((await begin(noor)).body.message).toContain('within the last 7 days')
    now = new Date(now.getTime() + 7 * 86_400_000)
    const { token } = (
      await app.call('POST', '/api/auth/login', { body: { email: noor.email, password: PASSWORD, role: 'job_seeker' } })
    ).body
    expect((await begin({ ...noor, token })).status).toBe(201)
  })

  test('opens all questions where its company says nothing, and names days and seconds that are none', async () => {
    const { noor } = await asked('Free')
    const { id } = (await begin(noor)).body.data
    expect((await attempt(id, noor.token)).body.data).toMatchObject({ atQuestion: null, questionSecondsLeft: null })
    const next = await app.call('POST', `/api/seeker/written-attempts/${id}/next`, {
      token: noor.token,
      body: { question: 1 },
    })
    expect(next.body.message).toContain('all questions are open')
    for (const over of [
      { waitDays: 0 },
      { waitDays: 366 },
      { secondsEach: 5 },
      { secondsEach: 1.5 },
      { goesBack: 'no' },
    ])
      expect((await app.call('POST', path, { token: mei.token, body: draft(over) })).status).toBe(422)
  })

  test('is retired: nobody is asked for it any more, and what was shared stays', async () => {
    const { job, written, noor } = await asked('Old')
    const late = await applicant(job)
    const { id } = (await begin(noor)).body.data
    await finish(id, noor.token)
    await share(noor)
    const retired = await app.call('POST', `${path}/${written.id}/retire`, {
      token: mei.token,
      body: { retired: true },
    })
    expect(retired.body.data.test.state).toBe('retired')
    expect((await app.call('GET', `/api/jobs/${job}/skill-test`)).body.data.written).toBeNull()
    expect(await mine(late.token)).toEqual([])
    expect((await begin(late)).body.message).toContain('asks for this test no more')
    expect((await seen(noor.application)).body.data.written.result).toMatchObject({ right: 0, asked: 5 })
    const gone = await app.call('DELETE', `${path}/${written.id}`, { token: mei.token })
    expect(gone.body.message).toContain('Retire it')
    const restored = await app.call('POST', `${path}/${written.id}/retire`, {
      token: mei.token,
      body: { retired: false },
    })
    expect(restored.body.data.test.state).toBe('published')
  })

  test('is not somebody else’s attempt to read, is in its person’s own data without what is right, and goes with them', async () => {
    const { job, noor } = await asked('Own')
    const other = await applicant(job)
    const { id } = (await begin(noor)).body.data
    expect((await attempt(id, other.token)).status).toBe(404)
    expect((await answer(id, other.token, { question: 1, chosen: [1] })).status).toBe(404)
    expect((await finish(id, other.token)).status).toBe(404)
    await answer(id, noor.token, { question: 1, chosen: [2] })
    await finish(id, noor.token)
    await share(noor)
    const own = await app.call('GET', '/api/seeker/profile/export', { token: noor.token })
    expect(own.text).toContain('Which gate does lorry 1 use?')
    expect(own.text).not.toContain('7/3')
    await app.look(`delete from users where id = '${noor.userId}'`)
    const left = await app.look<{ n: number }>(
      `select (select count(*) from skill_test_shares where user_id = '${noor.userId}')::int + (select count(*) from written_test_attempts where user_id = '${noor.userId}')::int n`,
    )
    expect(left[0]?.n).toBe(0)
  })

  test('tells two who write it at once of each other, and a draft is thrown away', async () => {
    const written = await add()
    const save = () =>
      app.call('PUT', `${path}/${written.id}`, {
        token: mei.token,
        body: { ...draft({ title: 'New' }), edition: written.edition },
      })
    expect((await save()).status).toBe(200)
    expect((await save()).status).toBe(409)
    expect((await publish(written)).status).toBe(409)
    expect((await app.call('DELETE', `${path}/${written.id}`, { token: mei.token })).status).toBe(200)
    expect((await app.call('GET', `${path}/${written.id}`, { token: mei.token })).status).toBe(404)
  })

  test('goes with its company, and leaves the person’s attempt with them', async () => {
    const shore = await app.employer('SG', 'Shore Leaving')
    const { id: job } = await publishJob(app, shore, { title: 'Last job' })
    const written = (await publish(await add({}, shore.token), shore.token)).body.data.test
    expect((await ask(job, { written: written.id }, shore.token)).status).toBe(200)
    const noor = await applicant(job)
    const { id } = (await begin(noor)).body.data
    await finish(id, noor.token)
    await share(noor)
    await app.look(`delete from written_tests where company_id = '${shore.companyId}'`)
    expect(await mine(noor.token)).toEqual([])
    expect((await attempt(id, noor.token)).body.data).toMatchObject({
      title: 'Gates and loads',
      company: 'Shore Leaving',
    })
  })
})
