import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOf } from '../../../../test/files.ts'
import { giveSeekerPlan } from '../../../../test/plans.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.close())

test('of each limit of the plan it is said how much is used; of the paid tools to whoever has them', async () => {
  const signup = {
    email: 'asha@rivers.example',
    password: PASSWORD,
    role: 'job_seeker',
    firstName: 'Asha',
    lastName: 'Rao',
  }
  const { body } = await app.call('POST', '/api/auth/signup', { body: signup })
  const { token } = body
  const usage = async () => (await app.call('GET', '/api/seeker/plan/usage', { token })).body.data.usage
  expect(await usage()).toEqual([
    { of: 'cvs', used: 0, most: 5 },
    { of: 'searches', used: 0, most: 20 },
  ])
  await app.call('POST', '/api/seeker/cvs?name=cv.pdf', { token, file: pdfOf('% one') })
  await app.call('POST', '/api/seeker/searches', {
    token,
    body: { name: 'Nurse', query: { search: 'nurse' }, every: 1 },
  })
  await giveSeekerPlan(app.server.services, body.user.id, {
    tier: 'premium_plus',
    status: 'active',
    until: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const made = await app.call('POST', '/api/seeker/resumes', {
    token,
    body: { from: 'nothing', name: 'CV', country: 'SG' },
  })
  expect(made.status, made.text).toBeLessThan(300)
  expect(await usage()).toEqual([
    { of: 'cvs', used: 1, most: 20 },
    { of: 'searches', used: 1, most: 50 },
    { of: 'resumes', used: 1, most: 20 },
    { of: 'zones', used: 0, most: 10 },
    { of: 'places', used: 0, most: 10 },
    { of: 'threads', used: 0, most: 5 },
    { of: 'videos', used: 0, most: 3 },
  ])
})
