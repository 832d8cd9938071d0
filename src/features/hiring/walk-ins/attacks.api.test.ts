import { afterAll, beforeAll, expect, test } from 'vitest'
import { move, publishJob } from '../../../../test/adverts.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { reconcileJob } from '../applications/jobs.ts'

const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
const opens = Date.parse(`${day}T01:00:00Z`)
let now = new Date(opens - 86_400_000)
let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
})
afterAll(() => app.close())

const post = async (path: string, body: object = {}) => {
  const answer = await app.call('POST', `/api/company/walk-ins${path}`, { token: mei.token, body })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}

test('a walk-in event takes nobody for a job that is closed, and whoever waits for it is told of its end', async () => {
  const job = (await publishJob(app, mei, { title: 'Chef' })).id as string
  const { id } = await post('', {
    title: 'Kitchen day',
    jobs: [job],
    venue: '1 Harbour Road',
    access: '',
    documents: [],
    day,
    zone: 'Asia/Singapore',
    starts: '09:00',
    ends: '12:00',
    slotMinutes: 60,
    desks: 2,
    averageMinutes: 10,
    bookedPercent: 100,
    quiet: false,
  })
  await post(`/${id}/move`, { move: 'publish' })
  const register = (email: string) =>
    app.call('POST', `/api/walk-ins/${id}/register`, {
      body: { name: 'Asha Rao', email, jobId: job, slot: 1, consent: true },
    })
  expect((await register('asha@people.example')).status).toBe(201)
  now = new Date(opens)
  await post(`/${id}/move`, { move: 'begin' })
  const { ticket } = await post(`/${id}/check-in`, { code: '1' })
  expect((await move(app, mei, job, { action: 'close', reason: 'filled' })).status).toBe(200)

  expect(await register('zoe@people.example')).toMatchObject({
    status: 422,
    body: { fields: { jobId: 'This job is closed.' } },
  })
  const walkUp = await app.call('POST', `/api/company/walk-ins/${id}/walk-ups`, {
    token: mei.token,
    body: { name: 'Zoe Roy', email: 'zoe@people.example', jobId: job, consent: true },
  })
  expect(walkUp).toMatchObject({ status: 422, body: { fields: { jobId: 'This job is closed.' } } })

  await post(`/${id}/next`, { desk: 1 })
  await post(`/${id}/tickets/${ticket.id}/move`, { move: 'start' })
  await post(`/${id}/tickets/${ticket.id}/finish`, { overall: 4, summary: 'Calm and quick', result: 'review' })
  const waiting = await app.look<{ payload: { companyId: string; jobId: string } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'settle-job-applications' and j.payload->>'jobId' = '${job}'`,
  )
  for (const { payload } of waiting) await reconcileJob(app.server.services, payload)
  const [application] = await app.look<{ outcome: string }>(`select outcome from applications where job_id = '${job}'`)
  expect(application?.outcome).toBe('closed')
})
