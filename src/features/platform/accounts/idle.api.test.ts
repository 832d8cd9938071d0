import { afterAll, beforeAll, expect, test } from 'vitest'
import { seekerOf } from '../../../../test/applicants.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

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
