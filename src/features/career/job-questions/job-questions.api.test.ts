import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { move, publishJob } from '../../../../test/adverts.ts'
import { lettersTo, seekerOf } from '../../../../test/applicants.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { jobQuestionJobs } from './jobs.ts'

let app: TestServer
let mei: Person
let noor: Seeker
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  noor = await seekerOf(app)
})
afterAll(() => app.close())

type Seeker = Awaited<ReturnType<typeof seekerOf>>
const WORDS = 'Is the night shift paid more?'
const ask = (who: { token: string }, job: string, words = WORDS) =>
  app.call('POST', `/api/seeker/questions/${job}`, { token: who.token, body: { words, language: 'en' } })
const mine = async (who: Seeker, job: string) =>
  (await app.call('GET', `/api/seeker/questions/${job}`, { token: who.token })).body.data
const listed = async (job: string, who: Person = mei) =>
  (await app.call('GET', `/api/company/jobs/${job}/questions`, { token: who.token })).body.data
const answer = (
  job: string,
  question: string,
  said: string,
  { publish = false, who = mei }: { publish?: boolean; who?: Person } = {},
) =>
  app.call('PUT', `/api/company/jobs/${job}/questions/${question}`, {
    token: who.token,
    body: { answer: said, publish },
  })
const seen = async (job: string) => (await app.call('GET', `/api/jobs/${job}`)).body.data
const told = (name: string, payload: object) =>
  jobQuestionJobs.find((j) => j.name === name)?.run(app.server.services, payload)
const tellTeam = (jobId: string) => told('tell-job-questions', { companyId: mei.companyId, jobId })
const input = async (over?: Record<string, unknown>) => {
  const job = (await publishJob(app, mei, over)).id as string
  expect((await ask(noor, job)).status).toBe(201)
  const [question] = (await listed(job)).questions
  return { job, question: question.id as string }
}

describe('a question about a job', () => {
  test('is asked by a job seeker, answered, and published with its answer; the employer never learns who asked', async () => {
    const { job, question } = await input()
    expect(await mine(noor, job)).toMatchObject({ mayAsk: true, left: 2, questions: [{ words: WORDS, answer: null }] })
    expect((await seen(job)).asked).toEqual([])
    const done = await answer(job, question, 'Yes, by a quarter.', { publish: true })
    expect(done.status, done.text).toBe(200)
    expect(done.body.data).toMatchObject({
      unanswered: 0,
      questions: [{ published: true, answeredBy: expect.any(String) }],
    })
    expect((await seen(job)).asked).toEqual([{ id: question, words: WORDS, answer: 'Yes, by a quarter.' }])
    expect((await mine(noor, job)).questions[0]).toMatchObject({ answer: 'Yes, by a quarter.', published: true })
    const log = await app.call('GET', '/api/audit-log', { token: mei.token })
    for (const text of [done.text, log.text, JSON.stringify(await listed(job)), JSON.stringify(await seen(job))])
      for (const who of [noor.userId, noor.email, 'Haddad']) expect(text).not.toContain(who)
    const own = await app.look<{ company_id: string | null; action: string }>(
      `select company_id, action from audit_log where target_id = '${job}' and action like 'job.%ask' or target_id = '${job}' and action like 'job.question%'`,
    )
    // In the log of whoever asked, and in no other.
    expect(await app.look(`select action from person_log where target_id = '${job}'`)).toEqual([{ action: 'job.ask' }])
    expect(own.map((line) => line.action)).not.toContain('job.ask')
    expect(own).toContainEqual({ company_id: mei.companyId, action: 'job.question-answer' })
  })

  test('keeps its asker from the company’s own role, and so from its export', async () => {
    const { job } = await input()
    const asCompany = (sql: string) =>
      app.server.services.database.forCompany(mei.companyId, async (db) => {
        const { sql: raw } = await import('kysely')
        return db.many(raw.raw(sql) as never)
      })
    expect(await asCompany(`select words from job_questions where job_id = '${job}'`)).toHaveLength(1)
    await expect(asCompany('select user_id from job_questions')).rejects.toThrow(/permission denied/)
    await expect(asCompany('delete from job_questions')).rejects.toThrow(/permission denied/)
    await expect(asCompany(`update job_questions set words = 'x'`)).rejects.toThrow(/permission denied/)
  })

  test('is nobody else’s: not another person’s, not another company’s, not a guest’s', async () => {
    const { job, question } = await input()
    const other = await seekerOf(app)
    const raj = await app.employer('SG', 'Other Works')
    expect((await mine(other, job)).questions).toEqual([])
    expect((await app.call('GET', `/api/company/jobs/${job}/questions`, { token: raj.token })).status).toBe(404)
    expect((await answer(job, question, 'Ours now.', { publish: true, who: raj })).status).toBe(404)
    const path = `/api/company/jobs/${job}/questions/${question}`
    expect((await app.call('DELETE', path, { token: raj.token })).status).toBe(404)
    expect((await app.call('DELETE', path, { token: noor.token })).status).toBe(403)
    expect((await ask(mei, job)).status).toBe(403)
    expect(
      (await app.call('POST', `/api/seeker/questions/${job}`, { body: { words: 'x', language: 'en' } })).status,
    ).toBe(401)
  })

  test('is one of three at most that wait, of twenty a day, and tells nobody’s address', async () => {
    const who = await seekerOf(app)
    const job = (await publishJob(app, mei)).id as string
    const named = await ask(who, job, 'Write to me at noor@people.test')
    expect(named.status).toBe(422)
    expect(named.text).toContain('Leave e-mail addresses')
    expect((await ask(who, job, 'Call +65 9123 4567')).status).toBe(422)
    expect((await ask(who, job, 'x'.repeat(1001))).status).toBe(422)
    const all = await Promise.all([1, 2, 3, 4].map((n) => ask(who, job, `Question ${n}?`)))
    expect(all.map((a) => a.status).sort()).toEqual([201, 201, 201, 409])
    expect(await mine(who, job)).toMatchObject({ left: 0 })
    const [first] = (await listed(job)).questions
    await answer(job, first.id, 'Yes.')
    expect((await ask(who, job)).status).toBe(201)
    await app.look(`insert into job_questions (company_id, job_id, user_id, words, language, asked_at, answer, answered_at)
      select company_id, job_id, user_id, 'Before?', 'en', now(), 'Yes.', now() from job_questions, generate_series(1, 16) where id = '${first.id}'`)
    const [second] = (await listed(job)).questions
    await answer(job, second.id, 'Yes.')
    expect((await ask(who, job)).status).toBe(429)
  })

  test('is asked only about a job that is open, of a company that takes questions', async () => {
    const { job } = await input()
    expect((await seen(job)).mayAsk).toBe(true)
    const set = (peopleMayAsk: boolean) =>
      app.call('PUT', '/api/company/hiring-settings', {
        token: mei.token,
        body: { jobsNeedApproval: false, peopleMayAsk },
      })
    expect((await set(false)).body.data).toMatchObject({ peopleMayAsk: false })
    expect((await seen(job)).mayAsk).toBe(false)
    expect((await mine(noor, job)).mayAsk).toBe(false)
    expect((await ask(noor, job)).status).toBe(409)
    expect((await set(true)).body.data).toMatchObject({ peopleMayAsk: true })
    await move(app, mei, job, { action: 'pause' })
    expect((await ask(noor, job)).status).toBe(409)
    await move(app, mei, job, { action: 'close', reason: 'filled' })
    expect((await ask(noor, job)).status).toBe(409)
    const withheld = (await publishJob(app, mei)).id as string
    await app.look(`update job_adverts set withheld = true, open = false where id = '${withheld}'`)
    expect((await ask(noor, withheld)).status).toBe(404)
    expect((await ask(noor, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})

describe('an answer', () => {
  test('is held to the rules of adverts: it asks for no money and excludes nobody', async () => {
    const { job, question } = await input()
    const money = await answer(job, question, 'Yes. Pay 200 dollars as a registration fee first.', { publish: true })
    expect(money.status).toBe(422)
    expect(money.body.fields?.answer ?? money.text).toContain('nobody pays to get a job')
    expect((await answer(job, question, 'Men only, because of the lifting.')).status).toBe(422)
    expect((await answer(job, question, 'It depends. How old are you?')).status).toBe(422)
    expect((await answer(job, question, 'There is no registration fee.')).status).toBe(200)
  })

  test('is taken from the advert again, and a question that is abuse is removed', async () => {
    const { job, question } = await input()
    await answer(job, question, 'Yes.', { publish: true })
    await answer(job, question, 'Yes.', { publish: false })
    expect((await seen(job)).asked).toEqual([])
    await answer(job, question, 'Yes.', { publish: true })
    const path = `/api/company/jobs/${job}/questions/${question}`
    expect((await app.call('DELETE', path, { token: mei.token })).body.data.questions).toEqual([])
    expect((await seen(job)).asked).toEqual([])
    expect((await mine(noor, job)).questions).toMatchObject([{ removed: true }])
    expect((await answer(job, question, 'Again.', { publish: true })).status).toBe(404)
  })
})

describe('letters', () => {
  const toTeam = async (title: string) =>
    (await lettersTo(app, mei.companyId, mei.email)).filter(
      (l) => l.template === 'job-question-asked' && l.subject.includes(title),
    )

  test('tell whoever fills the job, once an hour, without who asked or what', async () => {
    const { job } = await input({ title: 'Crane driver' })
    await tellTeam(job)
    await tellTeam(job)
    await ask(noor, job, 'And at the weekend?')
    await tellTeam(job)
    const [letter, ...others] = await toTeam('Crane driver')
    expect(others).toEqual([])
    expect(letter?.text).toContain(`job=${job}`)
    for (const word of [WORDS, noor.email, 'Noor']) expect(letter?.text).not.toContain(word)
    await app.look(
      `update job_questions set told_at = now() - interval '61 minutes' where job_id = '${job}' and told_at is not null`,
    )
    await tellTeam(job)
    expect(await toTeam('Crane driver')).toHaveLength(2)
  })

  test('bring the answer to whoever asked, by the platform’s hand', async () => {
    const { job, question } = await input({ title: 'Ship’s cook' })
    await answer(job, question, 'Yes, by a quarter.')
    await told('tell-question-answered', { id: question })
    const letters = (await lettersTo(app, null, noor.email)).filter((l) => l.subject.includes('Ship’s cook'))
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('Yes, by a quarter.')
    expect(letters[0]?.text).toContain(`/jobs/${job}`)
    expect(await lettersTo(app, mei.companyId, noor.email)).toEqual([])
  })
})

test('what somebody asked stands in all that is kept of them; with the account it goes, but for what is public, which is nobody’s', async () => {
  const who = await seekerOf(app)
  const job = (await publishJob(app, mei)).id as string
  await ask(who, job, 'Is there a canteen?')
  await ask(who, job, 'Is there parking?')
  const { questions } = await listed(job)
  const canteen = questions.find((q: { words: string }) => q.words.includes('canteen'))
  await answer(job, canteen.id, 'Yes.', { publish: true })
  const all = await app.call('GET', '/api/seeker/profile/export', { token: who.token })
  expect(all.text).toContain('Is there parking?')
  const left = await app.call('POST', '/api/seeker/account/delete', {
    token: who.token,
    body: { password: PASSWORD, understood: true },
  })
  expect(left.status, left.text).toBe(200)
  expect(await app.look(`select words, user_id from job_questions where job_id = '${job}'`)).toEqual([
    { words: 'Is there a canteen?', user_id: null },
  ])
  expect((await seen(job)).asked).toHaveLength(1)
})
