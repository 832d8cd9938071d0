import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { move, publishJob } from '../../../../test/adverts.ts'
import { lettersTo, seekerOf } from '../../../../test/applicants.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { jobFollowJobs } from './jobs.ts'

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
})
afterAll(() => app.close())

type Seeker = Awaited<ReturnType<typeof seekerOf>>
const set = (who: Seeker | Person, job: string, following: boolean) =>
  app.call('PUT', `/api/seeker/follows/${job}`, { token: who.token, body: { following } })
const paused = async () => {
  const { id } = await publishJob(app, mei)
  expect((await move(app, mei, id, { action: 'pause' })).status).toBe(200)
  return id as string
}
const waiting = (job: string) => app.look(`select 1 from graphile_worker.jobs where key = 'followers of ${job}'`)
/** Done twice at once, as it may be. */
const letters = async (who: Seeker, job: string) => {
  const [tell] = jobFollowJobs
  await Promise.all([1, 2].map(() => tell?.run(app.server.services, { jobId: job })))
  return (await lettersTo(app, null, who.email)).filter((l) => l.template === 'job-followed')
}

describe('a job that takes no applications', () => {
  test('is followed, and whoever follows reads one letter when it opens again, and no other when it closes', async () => {
    const noor = await seekerOf(app)
    const job = await paused()
    expect((await set(noor, job, true)).body.data).toEqual({ following: true })
    expect((await set(noor, job, true)).body.data).toEqual({ following: true })
    expect(await letters(noor, job)).toEqual([])
    await move(app, mei, job, { action: 'resume' })
    expect(await waiting(job)).toHaveLength(1)
    const [letter, ...others] = await letters(noor, job)
    expect(others).toEqual([])
    expect(letter?.subject).toBe('Open again: Warehouse coordinator')
    expect(letter?.text).toContain(`/jobs/${job}`)
    await move(app, mei, job, { action: 'close', reason: 'filled' })
    expect(await letters(noor, job)).toHaveLength(1)
    expect((await app.call('GET', `/api/seeker/follows/${job}`, { token: noor.token })).body.data).toEqual({
      following: false,
    })
  })

  test('is told of when it closes without having opened', async () => {
    const noor = await seekerOf(app)
    const job = await paused()
    await set(noor, job, true)
    await move(app, mei, job, { action: 'close', reason: 'cancelled' })
    expect((await letters(noor, job)).map((l) => l.subject)).toEqual(['This job is closed: Warehouse coordinator'])
  })

  test('is left with one press, and then nothing is written', async () => {
    const noor = await seekerOf(app)
    const job = await paused()
    await set(noor, job, true)
    expect((await set(noor, job, false)).body.data).toEqual({ following: false })
    await move(app, mei, job, { action: 'resume' })
    expect(await letters(noor, job)).toEqual([])
  })

  test('alone can be followed, by job seekers alone', async () => {
    const noor = await seekerOf(app)
    const { id } = await publishJob(app, mei)
    expect((await set(noor, id, true)).status).toBe(409)
    expect((await set(noor, '00000000-0000-4000-8000-000000000000', true)).status).toBe(404)
    expect((await set(mei, id, true)).status).toBe(403)
    expect((await app.call('GET', `/api/seeker/follows/${id}`)).status).toBe(401)
  })

  test('stands in everything that is kept of them, is nobody else’s to see, and goes with the account', async () => {
    const noor = await seekerOf(app)
    const other = await seekerOf(app)
    const job = await paused()
    await set(noor, job, true)
    const read = await app.call('GET', `/api/seeker/follows/${job}`, { token: other.token })
    expect(read.body.data).toEqual({ following: false })
    const all = await app.call('GET', '/api/seeker/profile/export', { token: noor.token })
    expect(all.text).toContain(job)
    const left = await app.call('POST', '/api/seeker/account/delete', {
      token: noor.token,
      body: { password: PASSWORD, understood: true },
    })
    expect(left.status, left.text).toBe(200)
    expect(await app.look(`select 1 from job_follows where user_id = '${noor.userId}'`)).toEqual([])
  })
})
