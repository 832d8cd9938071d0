import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { move, publishJob } from '../../../../test/adverts.ts'
import { ANSWERS, applyTo, lettersTo, QUESTIONS, seekerOf } from '../../../../test/applicants.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let rival: Person
let first: string

beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Lotus Mills')
  first = (await publishJob(app, mei, { title: 'Night clerk' })).id
})
afterAll(() => app.close())

const as = (person: { token: string } | null, method: string, path: string, body?: unknown) =>
  app.call(method, path, { ...(person ? { token: person.token } : {}), ...(body === undefined ? {} : { body }) })
const at = (id: string, path = '') => `/api/company/applications/${id}/other-jobs${path}`
const mine = (key: string, path = '') => `/api/my-applications/${key}/other-jobs${path}`
const guest = async () => {
  const email = `guest.${randomUUID().slice(0, 8)}@people.test`
  expect((await applyTo(app, first, { email, note: 'Hello' })).status).toBe(201)
  const [letter] = await lettersTo(app, mei.companyId, email)
  const [row] = await app.look<{ id: string }>(
    `select a.id from applications a join candidates c on c.id = a.candidate_id where c.email = '${email}'`,
  )
  return { email, key: letter?.token as string, id: row?.id as string }
}
const other = async (over: Record<string, unknown> = {}) =>
  (await publishJob(app, mei, { title: `Other ${randomUUID().slice(0, 6)}`, questions: QUESTIONS, ...over })).id
const ask = (id: string, jobId: string, over: object = {}) =>
  as(mei, 'POST', at(id), { jobId, why: 'You know the trucks.', ...over })
const applications = (jobId: string) =>
  app.look<{ id: string; source: string; cv: boolean; answers: unknown[]; file: string | null }>(
    `select id, source, cv_file_id is not null cv, cv_file_id file, answers from applications where job_id = '${jobId}'`,
  )

describe('being considered for another job', () => {
  test('is asked by a letter and a card, and makes nothing before the person agrees', async () => {
    const { id, key } = await guest()
    const job = await other()
    const { status, body } = await ask(id, job)
    expect(status).toBe(201)
    expect(body.data.asks).toMatchObject([{ status: 'asked', why: 'You know the trucks.', newApplicationId: null }])
    expect(await applications(job)).toEqual([])
    const [letter] = await app.look<{ subject: string; body: string }>(
      `select subject, body from application_messages where application_id = '${id}'`,
    )
    expect(letter?.subject).toContain('May we consider you for another job: Other')
    expect(letter?.body).toContain('You know the trucks.')
    // The letter's link is of the moment it was written; its beginning names the application.
    expect(letter?.body).toContain(`/application/${key.slice(0, 20)}`)
    const card = await as(null, 'GET', mine(key))
    expect(card.body.data.asks).toMatchObject([{ status: 'asked', open: true, cv: 'cv.pdf', job: { id: job } }])
    expect(card.body.data.asks[0].questions.map((q: { id: string }) => q.id)).toContain('licence')
    // One open question for a job and a person.
    expect((await ask(id, job)).status).toBe(422)
  })

  test('a yes by the guest’s link makes an application with the same CV, whose questions are answered anew', async () => {
    const { id, key, email } = await guest()
    const job = await other()
    const move = (await ask(id, job)).body.data.asks[0].id
    const empty = await as(null, 'POST', mine(key, `/${move}`), { agree: true })
    expect(empty.status).toBe(422)
    expect(JSON.stringify(empty.body)).toContain('answers.licence')
    expect(await applications(job)).toEqual([])
    const yes = await as(null, 'POST', mine(key, `/${move}`), { agree: true, answers: ANSWERS })
    expect(yes.status, yes.text).toBe(200)
    expect(yes.body.data.asks).toMatchObject([{ status: 'agreed', open: false }])
    const [made] = await applications(job)
    expect(made).toMatchObject({ source: 'moved', cv: true })
    const [old] = await app.look<{ file: string; outcome: string }>(
      `select cv_file_id file, outcome from applications where id = '${id}'`,
    )
    expect(old?.outcome).toBe('active')
    expect(old?.file).not.toBe(made?.file)
    const received = (await lettersTo(app, mei.companyId, email)).filter((l) => l.template === 'application-received')
    expect(received).toHaveLength(2)
    expect((await as(null, 'GET', `/api/my-applications/${received[1]?.token}`)).body.data.application.id).toBe(
      made?.id,
    )
    // Linked on both sides, in the history of both.
    expect((await as(mei, 'GET', at(id))).body.data.asks).toMatchObject([{ newApplicationId: made?.id }])
    expect((await as(mei, 'GET', at(made?.id as string))).body.data.from).toEqual({ id, job: 'Night clerk' })
    const open = async (of: string) =>
      (await as(mei, 'POST', `/api/company/applications/${of}/open`, {})).body.data.application
    expect((await open(id)).events.map((e: { kind: string }) => e.kind)).toEqual(
      expect.arrayContaining(['other_job_asked', 'other_job_agreed']),
    )
    expect(await open(made?.id as string)).toMatchObject({ source: 'moved', candidate: { email } })
    expect((await as(null, 'POST', mine(key, `/${move}`), { agree: true, answers: ANSWERS })).status).toBe(409)
    expect(await applications(job)).toHaveLength(1)
  })

  test('with an account alike; the first application ends where the company said so beforehand', async () => {
    const noor = await seekerOf(app)
    const { body } = await applyTo(app, first, {}, noor.token)
    const id = body.data.applicationId as string
    const job = await other({ questions: [] })
    const move = (await ask(id, job, { endsFirst: true })).body.data.asks[0].id
    expect((await as(noor, 'GET', mine(id))).body.data.asks).toMatchObject([{ endsFirst: true, questions: [] }])
    expect((await as(await seekerOf(app), 'GET', mine(id))).status).toBe(404)
    expect((await as(noor, 'POST', mine(id, `/${move}`), { agree: true })).status).toBe(200)
    const { applications: all } = (await as(noor, 'GET', '/api/my-applications')).body.data
    expect(all.map((a: { job: { id: string }; status: string }) => [a.job.id, a.status]).sort()).toEqual(
      [
        [first, 'withdrawn'],
        [job, 'received'],
      ].sort(),
    )
  })

  test('a no makes nothing and can be asked again; a question taken back asks nobody', async () => {
    const { id, key } = await guest()
    const job = await other()
    const no = (await ask(id, job)).body.data.asks[0].id
    expect((await as(null, 'POST', mine(key, `/${no}`), { agree: false })).body.data.asks).toMatchObject([
      { status: 'declined', open: false },
    ])
    expect(await applications(job)).toEqual([])
    const again = (await ask(id, job)).body.data.asks[0].id
    expect((await as(mei, 'POST', at(id, `/${again}/take-back`), {})).body.data.asks[0].status).toBe('taken_back')
    const [letter] = await app.look<{ back: boolean }>(
      `select taken_back_at is not null back from application_messages where application_id = '${id}' order by at desc limit 1`,
    )
    expect(letter?.back).toBe(true)
    expect((await as(null, 'POST', mine(key, `/${again}`), { agree: true, answers: ANSWERS })).status).toBe(404)
    expect(await applications(job)).toEqual([])
  })

  test('not for a job that is closed, hidden or paused, of another company, or applied for already', async () => {
    const { id, key, email } = await guest()
    const [paused, closed, hidden, taken, later] = await Promise.all([other(), other(), other(), other(), other()])
    await move(app, mei, paused as string, { action: 'pause' })
    await move(app, mei, closed as string, { action: 'close', reason: 'cancelled' })
    await app.look(`update jobs set hidden_at = now() where id = '${hidden}'`)
    expect((await applyTo(app, taken as string, { email, answers: ANSWERS })).status).toBe(201)
    const foreign = (await publishJob(app, rival, { country: 'IN', title: 'Elsewhere' })).id
    for (const job of [paused, closed, hidden, taken, foreign, first])
      expect((await ask(id, job as string)).status, job).toBe(422)
    expect((await as(rival, 'GET', at(id))).status).toBe(404)
    // Closed meanwhile: a yes comes too late.
    const late = (await ask(id, later as string)).body.data.asks[0].id
    await move(app, mei, later as string, { action: 'pause' })
    expect((await as(null, 'GET', mine(key))).body.data.asks).toMatchObject([{ open: false, questions: [] }])
    expect((await as(null, 'POST', mine(key, `/${late}`), { agree: true, answers: ANSWERS })).status).toBe(409)
    expect(await applications(later as string)).toEqual([])
  })

  test('nobody can say of themselves that they were moved', async () => {
    const job = await other({ questions: [] })
    await applyTo(app, job, { source: 'moved' })
    expect((await applications(job))[0]?.source).toBe('site')
  })
})
