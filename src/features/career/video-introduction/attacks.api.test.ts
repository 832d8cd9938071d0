import { afterAll, beforeAll, expect, test } from 'vitest'
import { move, publishJob } from '../../../../test/adverts.ts'
import { applyTo, seekerOf } from '../../../../test/applicants.ts'
import { giveSeekerPlan } from '../../../../test/plans.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { webmOf } from '../../../../test/videos.ts'
import { reconcileJob } from '../../hiring/applications/jobs.ts'
import { sendDueMessages } from '../../hiring/pipeline/jobs.ts'

/** Noon in Singapore. */
let now = new Date(`${new Date().toISOString().slice(0, 10)}T04:00:00Z`)
let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
})
afterAll(() => app.close())

const FILE = webmOf(30, 200_000)
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:03.000\nHello, I am Noor.\n'
const call = (method: string, path: string, body?: object) =>
  app.call(method, `/api/company/${path}`, { token: mei.token, ...(body ? { body } : {}) })

/** Somebody who applied and let the company watch their video. */
const applied = async () => {
  const noor = await seekerOf(app)
  const until = new Date(now.getTime() + 90 * 86_400_000).toISOString()
  await giveSeekerPlan(app.server.services, noor.userId, { tier: 'premium_plus', status: 'active', until })
  const job = (await publishJob(app, mei)).id as string
  const { applicationId } = (await applyTo(app, job, { email: noor.email }, noor.token)).body.data
  const own = async (method: string, path: string, body?: object, file?: Buffer) => {
    const answer = await app.call(method, `/api/seeker/videos${path}`, {
      token: noor.token,
      ...(body ? { body } : {}),
      ...(file ? { file } : {}),
    })
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.body.data
  }
  const { id } = await own('POST', '', { title: 'Hello', bytes: FILE.length, contentType: 'video/webm' })
  await own('PUT', `/${id}/parts?number=0`, undefined, FILE)
  await own('POST', `/${id}/finish`)
  await own('PUT', `/${id}`, { title: 'Hello', script: '', captions: CAPTIONS, trimStart: 0, trimEnd: null })
  return {
    id: applicationId as string,
    job,
    share: () => own('PUT', `/${id}/applications/${applicationId}`),
    applications: async (): Promise<string[]> =>
      (await own('GET', '')).applications.map((one: { id: string }) => one.id),
  }
}
const step = async (id: string, body: object) => {
  const answer = await call('POST', 'applications/move', { applications: [{ id }], ...body })
  expect(answer.body.data.results[0].why).toBeNull()
}
const letGo = async (id: string) => {
  const [reason] = await app.look<{ id: string }>(
    `select id from reject_reasons where company_id = '${mei.companyId}' limit 1`,
  )
  await step(id, { action: 'reject', reasonId: reason?.id })
}

test('a decision that may still be taken back is not told by where a video can be added', async () => {
  const noor = await applied()
  await letGo(noor.id)
  expect(await noor.applications()).toEqual([noor.id])
  await noor.share()
  now = new Date(now.getTime() + 15 * 60_000)
  await sendDueMessages(app.server.services, { companyId: mei.companyId })
  expect(await noor.applications(), 'once they know, it is over').toEqual([])
})

test('a video is watched no more once the application ended with its job', async () => {
  const noor = await applied()
  await noor.share()
  const [stage] = await app.look<{ id: string }>(
    `select id from pipeline_stages where company_id = '${mei.companyId}' and kind = 'interview' limit 1`,
  )
  await step(noor.id, { action: 'move', stageId: stage?.id })
  const state = async () => (await call('GET', `applications/${noor.id}/video`)).body.data.state
  const reconcile = () => reconcileJob(app.server.services, { companyId: mei.companyId, jobId: noor.job })
  expect(await state()).toBe('shown')
  const { address } = (await call('POST', `applications/${noor.id}/video/play`)).body.data
  expect((await app.call('GET', address)).status).toBe(200)
  await move(app, mei, noor.job, { action: 'close', reason: 'cancelled' })
  await reconcile()
  expect(await state()).toBe('hidden')
  expect((await app.call('GET', address)).status).toBe(404)
  expect((await call('POST', `applications/${noor.id}/video/play`)).status).toBe(404)
})
