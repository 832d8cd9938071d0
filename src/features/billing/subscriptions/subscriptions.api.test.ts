import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveSeekerPlan } from '../../../../test/plans.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.close())

const seeker = async (email = 'asha@rivers.example') => {
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao' },
  })
  return { token: body.token as string, userId: body.user.id as string }
}

describe('the plan of a job seeker', () => {
  test('is the free one, which is never active', async () => {
    const { status, body } = await app.call('GET', '/api/subscription/current', { token: (await seeker()).token })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      plan_name: 'Free',
      subscription_tier: 'free',
      subscription_status: 'inactive',
      expires_at: null,
    })
  })

  test('is what they paid for until its last moment, cancelled or not, and free after it', async () => {
    const { token, userId } = await seeker('mina@rivers.example')
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    const current = async () => (await app.call('GET', '/api/subscription/current', { token })).body
    await giveSeekerPlan(app.server.services, userId, { tier: 'premium_plus', status: 'cancelled', until: inAnHour })
    expect(await current()).toMatchObject({
      plan_name: 'Premium+',
      subscription_tier: 'premium_plus',
      subscription_status: 'active',
      expires_at: inAnHour,
    })
    const past = new Date(Date.now() - 1).toISOString()
    await giveSeekerPlan(app.server.services, userId, { tier: 'premium_plus', status: 'active', until: past })
    expect(await current()).toMatchObject({ subscription_tier: 'free', subscription_status: 'inactive' })
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
