import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveSeekerPlan } from '../../../../test/plans.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.close())

const seeker = async (name: string) => {
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email: `${name}@rivers.example`, password: PASSWORD, role: 'job_seeker', firstName: name, lastName: 'Rao' },
  })
  const { token } = body
  const call = (method: string, path: string, more?: object) => app.call(method, path, { token, body: more })
  const plan = (milliseconds: number) =>
    giveSeekerPlan(app.server.services, body.user.id, {
      tier: 'premium_plus',
      status: 'active',
      until: new Date(Date.now() + milliseconds).toISOString(),
    })
  const made = async () => (await call('GET', '/api/seeker/made')).body.data.made
  return { call, plan, made }
}

test('what somebody made with paid tools is read and taken along when their plan is over', async () => {
  const [asha, ravi] = [await seeker('asha'), await seeker('ravi')]
  expect(await asha.made()).toEqual([])
  await asha.plan(3_600_000)
  const { id } = (await asha.call('POST', '/api/seeker/resumes', { name: 'Nurse', country: 'SG', from: 'nothing' }))
    .body.data
  const place = { name: 'Home', lat: 1.35, lng: 103.85, radiusKm: 5, excluded: false }
  expect((await asha.call('POST', '/api/seeker/places', place)).status).toBeLessThan(300)
  expect((await asha.call('PUT', '/api/seeker/skills', { skill: 'Nursing', stand: 'confirmed' })).status).toBeLessThan(
    300,
  )
  await asha.plan(-1)
  expect((await asha.call('POST', '/api/seeker/places', place)).status).toBe(402)
  expect(await asha.made()).toMatchObject([
    { tool: 'resumes', items: [{ id, title: 'Nurse' }] },
    { tool: 'places', items: [{ title: 'Home', note: '5 km' }] },
    { tool: 'skills', items: [{ title: expect.stringMatching(/nurs/i) }] },
  ])
  for (const format of ['pdf', 'docx', 'txt', 'json'])
    expect((await asha.call('GET', `/api/seeker/resumes/${id}/file?format=${format}`)).status, format).toBe(200)
  expect((await asha.call('GET', '/api/seeker/profile/export')).text).toContain('Nurse')
  expect(await ravi.made()).toEqual([])
})
