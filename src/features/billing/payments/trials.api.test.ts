import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lettersTo } from '../../../../test/applicants.ts'
import { type PlanServer, startPlanServer } from '../../../../test/payments.ts'
import { type StripeServer, startStripeServer } from '../../../../test/stripe.ts'
import { PASSWORD, type TestServer } from '../../../../test/support.ts'
import { putCoupon } from '../coupons/service.ts'
import { writePlanLetters } from '../plan-letters/letters.service.ts'
import { renewTestSubscriptions } from './test-provider.ts'
import { beginPlanTrial } from './trials.service.ts'

const allow = (app: TestServer) => app.look(`update plan_prices set trial_days = 14 where country = 'SG'`)
const wish = { tier: 'premium', period: 'month', country: 'SG', billingName: 'Asha Rao', total: 990 }
const signUp = async (app: TestServer, email: string): Promise<string> => {
  const signup = { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao', country: 'SG' }
  return (await app.call('POST', '/api/auth/signup', { body: signup })).body.token
}

describe('a free trial', () => {
  let shop: PlanServer
  let app: TestServer
  beforeAll(async () => {
    shop = await startPlanServer(new Date('2026-11-02T08:00:00Z'))
    app = shop.app
    await allow(app)
  })
  afterAll(() => app.close())

  const person = async (email: string) => {
    let token = await signUp(app, email)
    const call = async (method: string, path: string, body?: object) => {
      const answer = await app.call(method, path, { token, body })
      if (answer.status !== 401) return answer
      const again = { email, password: PASSWORD, role: 'job_seeker' }
      token = (await app.call('POST', '/api/auth/login', { body: again })).body.token
      return app.call(method, path, { token, body })
    }
    const order = (over: object = {}) => call('POST', '/api/checkout/orders', { ...wish, billingEmail: email, ...over })
    /** Orders with the trial that is shown now, and gives a card. */
    const begin = async (number: string, way: { reversed?: boolean } = {}) => {
      const { plans } = (await app.call('GET', '/api/plans?country=SG')).body.data
      const { trialUntil } = plans.find(
        (plan: { tier: string; period: string }) => plan.tier === 'premium' && plan.period === 'month',
      )
      const ordered = await order({ trialUntil })
      expect(ordered.status, ordered.text).toBe(201)
      const { id } = ordered.body.data.order
      expect((await call('POST', `/api/checkout/orders/${id}/test-card`, { number })).body.data.outcome).toBe('paid')
      await shop.tellAll(way)
      await beginPlanTrial(app.server.services, { orderId: id })
      await shop.tellAll(way)
      return id as string
    }
    return {
      call,
      order,
      begin,
      plan: async () => (await call('GET', '/api/seeker/plan')).body.data,
      paid: async (): Promise<{ total: number }[]> => (await call('GET', '/api/seeker/payments')).body.data.payments,
    }
  }
  const renew = async () => {
    await renewTestSubscriptions(app.server.services)
    await shop.tellAll()
  }

  test('costs nothing until its day, is charged then, and says both in what is agreed to and in letters', async () => {
    const email = 'asha@rivers.example'
    const asha = await person(email)
    expect(await asha.plan()).toMatchObject({ tier: 'free', mayTry: true })
    const id = await asha.begin('4242424242424242', { reversed: true })
    expect(await asha.plan()).toMatchObject({
      tier: 'premium',
      mayTry: false,
      order: { state: 'trialing', trialUntil: '2026-11-16', paidUntil: '2026-11-16', next: 990, mayPause: false },
    })
    expect(await asha.paid()).toEqual([])
    const [{ consent } = { consent: '' }] = await app.look<{ consent: string }>(
      `select consent from plan_orders where id = '${id}'`,
    )
    expect(consent).toContain('free until 16 November 2026, then SGD 9.90 on that day and again each month')
    const letters = async () => {
      await writePlanLetters(app.server.services)
      return (await lettersTo(app, null, email)).filter(({ template }) => template === 'plan-renewal')
    }
    expect(await letters()).toEqual([])
    shop.to('2026-11-09T09:00:00Z')
    expect(await letters()).toHaveLength(1)
    shop.to('2026-11-15T09:00:00Z')
    const [, last] = await letters()
    expect(last?.subject).toBe('Your free trial of Premium ends on 16 November 2026')
    expect(last?.text).toContain('On 16 November 2026 we charge SGD 9.90')
    await renew()
    expect(await asha.paid()).toEqual([])
    shop.to('2026-11-16T08:00:01Z')
    await renew()
    expect((await asha.paid()).map(({ total }) => total)).toEqual([990])
    expect(await asha.plan()).toMatchObject({ tier: 'premium', order: { state: 'paid', paidUntil: '2026-12-16' } })
    const more = { tier: 'premium_plus', total: 1990, trialUntil: '2026-11-30' }
    expect((await asha.order(more)).status).toBe(409)
  })

  test('that is cancelled before its end costs nothing', async () => {
    shop.to('2027-01-02T08:00:00Z')
    const mina = await person('mina@rivers.example')
    await mina.begin('4000002500003155').catch(() => undefined)
    const lena = await person('lena@rivers.example')
    await lena.begin('4000000000000259')
    await lena.call('POST', '/api/seeker/plan/cancel')
    await shop.tellAll()
    expect(await lena.plan()).toMatchObject({ tier: 'premium', order: { state: 'cancelled', paidUntil: '2027-01-16' } })
    shop.to('2027-01-16T08:00:01Z')
    expect((await lena.plan()).tier).toBe('free')
    await renew()
    expect(await lena.paid()).toEqual([])
    expect((await lena.order({ trialUntil: '2027-01-30' })).body.error).toContain('cannot be had any more')
    expect((await lena.order()).status).toBe(201)
  })

  test('is had once by a person, a mailbox and a card, and by nobody who is shown another one', async () => {
    shop.to('2027-03-01T08:00:00Z')
    const ravi = await person('ravi@rivers.example')
    for (const over of [{ trialUntil: '2027-12-31' }, { trialUntil: '2027-03-14' }])
      expect((await ravi.order(over)).status).toBe(409)
    for (const trialUntil of ['', 'soon', 5, '2027-02-30']) expect((await ravi.order({ trialUntil })).status).toBe(422)
    await app.server.services.database.forPlatform((db) =>
      putCoupon(db, {
        code: 'HALF',
        buyers: 'seekers',
        rate: 50_000,
        periods: 1,
        most_uses: null,
        from_day: '2026-01-01',
        until_day: null,
      }),
    )
    const half = { trialUntil: '2027-03-15', coupon: 'HALF', total: 495 }
    expect((await ravi.order(half)).body.error).toContain('cannot be had any more')
    expect((await ravi.order({ ...half, trialUntil: null })).status).toBe(201)
    // The card of somebody who had one: nothing begins, nothing is charged, and the plan can be bought without.
    const id = await ravi.begin('4242 4242 4242 4242')
    expect(await ravi.plan()).toMatchObject({ tier: 'free', order: null, mayTry: false })
    expect((await ravi.call('GET', `/api/checkout/orders/${id}`)).body.data).toMatchObject({
      state: 'ended',
      paidUntil: null,
      trialUntil: '2027-03-15',
    })
    shop.to('2027-03-16T08:00:00Z')
    await renew()
    expect(await ravi.paid()).toEqual([])
    // The mailbox of somebody who had one, spelt in another way.
    const again = await person('Lena+jobs@rivers.example')
    expect((await again.plan()).mayTry).toBe(false)
    expect((await again.order({ trialUntil: '2027-03-30' })).status).toBe(409)
  })

  test('of two accounts of one mailbox that begin at once, one has it', async () => {
    shop.to('2027-05-03T08:00:00Z')
    const [one, two] = [await person('noor+a@rivers.example'), await person('noor+b@rivers.example')]
    const ids: string[] = []
    for (const payer of [one, two]) {
      const { id } = (await payer.order({ trialUntil: '2027-05-17' })).body.data.order
      await payer.call('POST', `/api/checkout/orders/${id}/test-card`, { number: '4000000000000341' })
      ids.push(id)
    }
    await shop.tellAll()
    await Promise.all([...ids, ...ids].map((orderId) => beginPlanTrial(app.server.services, { orderId })))
    await shop.tellAll()
    const tiers = [(await one.plan()).tier, (await two.plan()).tier]
    expect(tiers.toSorted()).toEqual(['free', 'premium'])
    // The first charge fails: seven days are left to pay it, then it is over.
    const payer = tiers[0] === 'premium' ? one : two
    shop.to('2027-05-17T08:00:01Z')
    await renew()
    expect(await payer.plan()).toMatchObject({
      tier: 'premium',
      order: { state: 'past_due', givenUntil: '2027-05-24' },
    })
    shop.to('2027-05-24T08:00:02Z')
    expect((await payer.plan()).tier).toBe('free')
  })
})

describe('a free trial at Stripe', () => {
  let stripe: StripeServer
  beforeAll(async () => {
    stripe = await startStripeServer()
    await allow(stripe.app)
  })
  afterAll(() => stripe.close())

  test('needs a card, ends on its day, and is refused to a card that had one', async () => {
    const { app, asked, tell, unix } = stripe
    const begin = async (email: string, ref: string) => {
      const token = await signUp(app, email)
      const { plans } = (await app.call('GET', '/api/plans?country=SG')).body.data
      const [{ trialUntil }] = plans
      const ordered = await app.call('POST', '/api/checkout/orders', {
        token,
        body: { ...wish, billingEmail: email, trialUntil },
      })
      expect(ordered.status, ordered.text).toBe(201)
      const { id } = ordered.body.data.order
      const form = asked.findLast(({ path }) => path === '/v1/checkout/sessions')?.form
      expect(form?.get('payment_method_collection')).toBe('always')
      expect(Number(form?.get('subscription_data[trial_end]')) - unix()).toBeGreaterThan(13 * 86_400)
      await tell('checkout.session.completed', { metadata: { order: id }, subscription: ref })
      await tell('invoice.paid', {
        id: `in_of_${ref}`,
        parent: { subscription_details: { metadata: { order: id } } },
        amount_paid: 0,
        currency: 'sgd',
        lines: { data: [{ period: { start: unix(), end: unix() + 14 * 86_400 } }] },
      })
      await beginPlanTrial(app.server.services, { orderId: id })
      return (await app.call('GET', '/api/seeker/plan', { token })).body.data
    }
    expect(await begin('first@rivers.example', 'sub_a')).toMatchObject({
      tier: 'premium',
      order: { state: 'trialing' },
    })
    expect(await begin('second@rivers.example', 'sub_b')).toMatchObject({ tier: 'free', order: null })
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /v1/subscriptions/sub_b')
    expect(asked.map(({ method, path }) => `${method} ${path}`)).not.toContain('DELETE /v1/subscriptions/sub_a')
  })
})
