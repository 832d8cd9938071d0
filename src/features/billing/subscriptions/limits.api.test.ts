import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOf } from '../../../../test/files.ts'
import { giveSeekerPlan } from '../../../../test/plans.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'
import { PLAN_LIMITS } from './limits.rules.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.close())

test('a plan says how many CVs and searches are kept; what was kept stays when it ends', async () => {
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email: 'asha@rivers.example', password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao' },
  })
  const { token } = body
  let files = 0
  const addCv = () => app.call('POST', '/api/seeker/cvs?name=cv.pdf', { token, file: pdfOf(`% ${++files}`) })
  const cvs = async () => (await app.call('GET', '/api/seeker/cvs', { token })).body.data.cvs.length
  for (let n = 0; n < PLAN_LIMITS.free.cvs; n++) expect((await addCv()).status).toBeLessThan(300)
  expect(await addCv()).toMatchObject({
    status: 409,
    body: { error: 'You keep 5 CVs already. Remove one you no longer need.' },
  })
  let searches = 0
  const addSearch = () =>
    app.call('POST', '/api/seeker/searches', {
      token,
      body: { name: `Search ${++searches}`, query: { search: `nurse ${searches}` }, every: 1 },
    })
  for (let n = 0; n < PLAN_LIMITS.free.searches; n++) expect((await addSearch()).status).toBe(201)
  expect((await addSearch()).status).toBe(409)

  const plan = (until: number) =>
    giveSeekerPlan(app.server.services, body.user.id, {
      tier: 'premium',
      status: 'active',
      until: new Date(Date.now() + until).toISOString(),
    })
  await plan(3_600_000)
  expect((await addCv()).status).toBeLessThan(300)
  expect((await addSearch()).status).toBe(201)
  await plan(-1_000)
  expect((await addCv()).status).toBe(409)
  expect(await cvs()).toBe(PLAN_LIMITS.free.cvs + 1)
})
