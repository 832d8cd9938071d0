import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.close())

const seeker = async () => {
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email: 'asha@rivers.example', password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao' },
  })
  return body.token as string
}

describe('the plan of a job seeker', () => {
  test('is the free one, which is never active', async () => {
    const { status, body } = await app.call('GET', '/api/subscription/current', { token: await seeker() })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      plan_name: 'Free',
      subscription_tier: 'free',
      subscription_status: 'inactive',
      expires_at: null,
    })
  })

  test('is nobody else’s to ask for', async () => {
    const mei = await app.employer()
    expect(await app.call('GET', '/api/subscription/current', { token: mei.token })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
    expect(await app.call('GET', '/api/subscription/current')).toMatchObject({
      status: 401,
      body: { code: 'TOKEN_INVALID' },
    })
  })
})
