import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDays, move, publishJob } from '../../../../test/adverts.ts'
import { applyTo } from '../../../../test/applicants.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let platform: string
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  const email = 'owner@fourshore.example'
  await app.server.services.database.forPlatform((db) =>
    db.run(sql`insert into users (portal, role, email, first_name, last_name, password_hash)
      select 'platform', 'system_owner', ${email}, 'O', 'W', password_hash from users where id = ${mei.userId}`),
  )
  platform = (await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'employer' } })).body
    .token
})
afterAll(() => app.close())

const reported = async () => {
  const { id } = await publishJob(app, mei, { title: `Courier ${crypto.randomUUID()}` })
  const body = { reason: 'asks_for_money', words: 'They wanted a deposit' }
  expect((await app.call('POST', `/api/jobs/${id}/report`, { body })).status).toBe(201)
  return id as string
}
const takeDown = async (id: string) => {
  const { reports } = (await app.call('GET', '/api/job-reports', { token: platform })).body.data
  const one = reports.find((r: { jobId: string }) => r.jobId === id)
  const body = { decision: 'taken_down', why: 'It asks for a deposit.' }
  const answer = await app.call('POST', `/api/job-reports/${one.id}/decision`, { token: platform, body })
  expect(answer.status, answer.text).toBe(200)
}
const own = async (id: string) =>
  (await app.call('GET', `/api/company/jobs/${id}`, { token: mei.token })).body.data.job as { status: string }

test.each([
  ['closed before it was decided', ['close']],
  ['closed and begun anew before it was decided', ['close', 'reopen']],
  ['closed, begun anew and scheduled before it was decided', ['close', 'reopen', 'schedule']],
])('an advert that is taken down is not published again: %s', async (_how, steps) => {
  const id = await reported()
  const publishAt = new Date(Date.now() + 86_400_000).toISOString()
  for (const action of steps) {
    const moved = await move(app, mei, id, {
      action,
      ...(action === 'close' ? { reason: 'cancelled' } : {}),
      ...(action === 'schedule' ? { publishAt } : {}),
    })
    expect(moved.status, moved.text).toBe(200)
  }
  await takeDown(id)
  expect((await own(id)).status).toBe('closed')
  for (const body of [{ action: 'reopen' }, { action: 'publish' }, { action: 'extend', closesOn: inDays(60) }])
    expect((await move(app, mei, id, body)).status, body.action).toBe(409)
  expect((await applyTo(app, id)).status).toBe(410)
  expect((await app.call('GET', `/api/jobs/${id}`)).status).toBe(410)
})
