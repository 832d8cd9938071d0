import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { findIdleJobs, settleIdleJobs } from './idle.service.ts'

const DAY = 86_400_000
let now = new Date()
let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
})
afterAll(() => app.close())

const daysLater = async (days: number) => {
  now = new Date(Date.now() + days * DAY)
  await findIdleJobs(app.server.services)
  await settleIdleJobs(app.server.services, { companyId: mei.companyId as string })
}
const job = async (id: string) => (await app.call('GET', `/api/company/jobs/${id}`, { token: mei.token })).body.data.job
const warnings = async () =>
  (await app.look(`select 1 from outbox where template = 'job-idle' and recipient = '${mei.email}'`)).length

describe('a published job in which nothing happens', () => {
  test('is paused after 30 days, a week after whoever fills it was warned; and not when they say that they are hiring', async () => {
    const { id } = await publishJob(app, mei, { closesOn: new Date(Date.now() + 85 * DAY).toISOString().slice(0, 10) })
    await daysLater(22)
    expect([(await job(id)).idle, await warnings()]).toEqual([null, 0])
    await daysLater(24)
    expect((await job(id)).idle).toMatchObject({ days: 24 })
    expect(await warnings()).toBe(1)
    await daysLater(25)
    expect(await warnings(), 'once').toBe(1)
    const said = await app.call('POST', `/api/company/jobs/${id}/still-hiring`, { token: mei.token })
    expect(said.status, said.text).toBe(200)
    expect(said.body.data.job.idle).toBeNull()

    await app.look(`update jobs set updated_at = now() - interval '1 minute' where id = '${id}'`)
    await daysLater(25)
    await daysLater(33)
    expect(await job(id)).toMatchObject({ status: 'paused', pausedIdle: true })
    const seen = await app.call('GET', `/api/jobs/${id}`)
    expect(seen.body.data?.job?.state ?? seen.status, 'nobody applies in vain').not.toBe('open')
    expect(await warnings()).toBe(3)
    const again = await app.call('POST', `/api/company/jobs/${id}/move`, {
      token: mei.token,
      body: { action: 'resume' },
    })
    expect(again.body.data.job).toMatchObject({ status: 'open', pausedIdle: false })
    now = new Date()
  })

  test('that was reopened since and is paused by hand is no longer called quiet', async () => {
    const { id } = await publishJob(app, mei, {
      title: 'Night porter',
      closesOn: new Date(Date.now() + 85 * DAY).toISOString().slice(0, 10),
    })
    await app.look(`update jobs set paused_idle = true where id = '${id}'`)
    const paused = await app.call('POST', `/api/company/jobs/${id}/move`, {
      token: mei.token,
      body: { action: 'pause' },
    })
    expect(paused.body.data.job).toMatchObject({ status: 'paused', pausedIdle: false })
  })
})
