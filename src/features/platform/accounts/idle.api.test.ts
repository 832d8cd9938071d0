import { afterAll, beforeAll, expect, test } from 'vitest'
import { seekerOf } from '../../../../test/applicants.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.close())

const unusedFor = (hours: number, userId: string) =>
  app.look(`update sessions set used_at = now() - interval '${hours} hours' where user_id = '${userId}'`)
const status = async (token: string) => (await app.call('GET', '/api/auth/me', { token })).status

test('a session of a company that nobody used for four hours is over; one of a job seeker lasts as long as it would', async () => {
  const mei = await app.employer()
  await unusedFor(3, mei.userId)
  expect(await status(mei.token)).toBe(200)
  await unusedFor(5, mei.userId)
  expect(await status(mei.token)).toBe(401)
  expect((await app.call('POST', '/api/auth/refresh', { token: mei.token })).status).toBe(401)
  const noor = await seekerOf(app)
  await unusedFor(11, noor.userId)
  expect(await status(noor.token)).toBe(200)
})

test('a session of the platform’s people is over when nobody used it for an hour', async () => {
  const mei = await app.employer()
  // Whoever runs the platform is never made by a call.
  await app.look(
    `update users set portal = 'platform', role = 'system_admin', company_id = null where id = '${mei.userId}'`,
  )
  const body = { email: mei.email, password: PASSWORD, role: 'employer' }
  const { token } = (await app.call('POST', '/api/auth/login', { body })).body
  expect(await status(token)).toBe(200)
  await app.look(`update sessions set used_at = now() - interval '70 minutes' where user_id = '${mei.userId}'`)
  expect(await status(token)).toBe(401)
})
