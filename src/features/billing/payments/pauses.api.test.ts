import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlanServer, startPlanServer } from '../../../../test/payments.ts'
import { type StripeServer, startStripeServer } from '../../../../test/stripe.ts'
import { PASSWORD, type TestServer } from '../../../../test/support.ts'
import { endPlanOrder } from './payments.service.ts'
import { renewTestSubscriptions } from './test-provider.ts'

let people = 0
const signUp = async (app: TestServer) => {
  const email = `rests${++people}@rivers.example`
  const signup = { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao', country: 'SG' }
  const { body } = await app.call('POST', '/api/auth/signup', { body: signup })
  return { email, token: body.token as string }
}

describe('a plan that is paused', () => {
  let shop: PlanServer
  let app: TestServer
  beforeAll(async () => {
    shop = await startPlanServer(new Date('2026-11-02T08:00:00Z'))
    app = shop.app
  })
  afterAll(() => app.close())

  const buyer = async (period = 'month', total = 1990, number = '4242 4242 4242 4242') => {
    const { email, ...session } = await signUp(app)
    let { token } = session
    const call = async (method: string, path: string, body?: object) => {
      const answer = await app.call(method, path, { token, body })
      if (answer.status !== 401) return answer
      const again = { email, password: PASSWORD, role: 'job_seeker' }
      token = (await app.call('POST', '/api/auth/login', { body: again })).body.token
      return app.call(method, path, { token, body })
    }
    const billing = { billingName: 'Asha Rao', billingEmail: email }
    const wish = { tier: 'premium_plus', period, country: 'SG', ...billing, total }
    const { id } = (await call('POST', '/api/checkout/orders', wish)).body.data.order
    await call('POST', `/api/checkout/orders/${id}/test-card`, { number })
    await shop.tellAll()
    return {
      id: id as string,
      call,
      pause: (days: unknown) => call('POST', '/api/seeker/plan/pause', { days }),
      end: () => call('POST', '/api/seeker/plan/pause/end'),
      act: (what: string) => call('POST', `/api/seeker/plan/${what}`),
      plan: async () => (await call('GET', '/api/seeker/plan')).body.data,
      paid: async () =>
        (await call('GET', '/api/seeker/payments')).body.data.payments as {
          id: string
          kind: string
          total: number
          refundable: number
        }[],
    }
  }
  /** Lets days pass one after the other, as the provider’s clock does. */
  const pass = async (days: number) => {
    for (let day = 0; day < days; day++) {
      shop.later(1)
      await renewTestSubscriptions(app.server.services)
      await shop.tellAll()
    }
  }

  test('gives nothing, is charged nothing, and goes on by itself; the next charge is as much later', async () => {
    shop.to('2026-11-02T08:00:00Z')
    const asha = await buyer()
    await pass(10)
    expect((await asha.pause(20)).body.data).toEqual({ until: '2026-12-02', nextCharge: '2026-12-22' })
    await shop.tellAll({ reversed: true })
    expect(await asha.plan()).toMatchObject({
      tier: 'free',
      order: {
        state: 'paid',
        paidUntil: '2026-12-22',
        pause: { from: '2026-11-12', until: '2026-12-02', isOn: true },
        mayPause: false,
      },
    })
    const { payments } = JSON.parse((await asha.call('GET', '/api/seeker/profile/export')).text)
    expect(payments.orders).toMatchObject([
      { pausedFrom: '2026-11-12T08:00:00Z', pausedUntil: '2026-12-02T08:00:00Z', trialUntil: null },
    ])
    await pass(19)
    expect((await asha.plan()).tier).toBe('free')
    // To the second: it rests until 08:00 of that day.
    shop.to('2026-12-02T07:59:59Z')
    expect((await asha.plan()).tier).toBe('free')
    shop.to('2026-12-02T08:00:00Z')
    expect(await asha.plan()).toMatchObject({ tier: 'premium_plus', order: { pause: { isOn: false } } })
    expect((await asha.pause(5)).body.error).toContain('paused this paid period before')
    await pass(19)
    expect(await asha.paid()).toHaveLength(1)
    await pass(2)
    expect((await asha.paid()).map(({ total }) => total)).toEqual([1990, 1990])
    // Periods are counted from the day it moved to; the next may be paused again.
    expect(await asha.plan()).toMatchObject({ order: { paidUntil: '2027-01-22', pause: null, mayPause: true } })
    expect((await asha.pause(1)).status).toBe(200)
  })

  test('is taken up again early, and can be cancelled meanwhile: it then ends on the day it moved to', async () => {
    shop.to('2026-11-02T08:00:00Z')
    const asha = await buyer()
    expect((await asha.end()).body.error).toBe('Your plan is not paused.')
    await asha.pause(30)
    await shop.tellAll()
    await pass(4)
    expect((await asha.end()).body.data).toEqual({ until: '2026-11-06', nextCharge: '2026-12-06' })
    await shop.tellAll()
    expect(await asha.plan()).toMatchObject({ tier: 'premium_plus', order: { paidUntil: '2026-12-06' } })
    expect((await asha.pause(3)).status).toBe(409)

    const mina = await buyer()
    await mina.pause(30)
    await shop.tellAll()
    await pass(1)
    await mina.act('cancel')
    await shop.tellAll()
    expect(await mina.plan()).toMatchObject({ tier: 'free', order: { state: 'cancelled', paidUntil: '2027-01-05' } })
    await pass(31)
    expect((await mina.plan()).tier).toBe('premium_plus')
    await pass(40)
    expect((await mina.plan()).tier).toBe('free')
    expect(await mina.paid()).toHaveLength(1)
  })

  test('is paused once however often it is pressed, and never past what is paid or while something is unpaid', async () => {
    shop.to('2027-02-01T08:00:00Z')
    const asha = await buyer()
    const pressed = await Promise.all(Array.from({ length: 10 }, (_, n) => asha.pause(n % 2 ? 30 : 7)))
    expect(pressed.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true)
    await shop.tellAll({ reversed: true })
    const { order } = await asha.plan()
    expect(['2027-03-08', '2027-03-31']).toContain(order.paidUntil)
    // What the test provider does is what is said.
    await pass(28 + (order.paidUntil === '2027-03-08' ? 6 : 29))
    expect(await asha.paid()).toHaveLength(1)
    await pass(2)
    expect(await asha.paid()).toHaveLength(2)

    for (const days of [0, -1, 31, 1.5, '7', null, 1e9]) expect((await asha.pause(days)).status).toBe(422)

    shop.to('2027-06-01T08:00:00Z')
    const ravi = await buyer('month', 1990, '4000 0000 0000 0341')
    shop.to('2027-07-01T07:30:00Z')
    expect((await ravi.pause(5)).body.error).toContain('due within the hour')
    shop.to('2027-07-01T08:00:01Z')
    expect((await ravi.pause(5)).status).toBe(409)
    await renewTestSubscriptions(app.server.services)
    await shop.tellAll()
    expect(await ravi.plan()).toMatchObject({ order: { state: 'past_due' } })
    expect((await ravi.pause(5)).body.error).toBe('A plan can be paused once it is paid.')
    const lena = await buyer()
    await lena.act('cancel')
    await shop.tellAll()
    expect((await lena.pause(5)).body.error).toContain('is cancelled')
  })

  test('is paid back as if the clock had stood still: whole in its first days, the rest when another takes its place', async () => {
    shop.to('2027-09-01T08:00:00Z')
    const asha = await buyer()
    await asha.pause(30)
    await shop.tellAll()
    await pass(10)
    const { order } = await asha.plan()
    expect(order.unused).toBe(1990)
    const [charge] = await asha.paid()
    expect(charge).toMatchObject({ refundable: 1990 })
    expect((await asha.call('POST', `/api/seeker/payments/${charge?.id}/refund`, { amount: 1990 })).status).toBe(200)
    await shop.tellAll({ reversed: true })
    expect(await asha.plan()).toMatchObject({ tier: 'free', order: null })
    await pass(60)
    expect((await asha.paid()).filter(({ kind }) => kind === 'charge')).toHaveLength(1)

    const mina = await buyer('year', 19900)
    await pass(15)
    await mina.pause(30)
    await shop.tellAll()
    await pass(30)
    await endPlanOrder(app.server.services, { orderId: mina.id })
    await shop.tellAll()
    const back = (await mina.paid()).find(({ kind }) => kind === 'refund')
    // 15 of 366 days are used, not 45.
    expect(back?.total).toBe(-Math.floor((19900 * (366 - 15)) / 366))
  })
})

describe('a pause at Stripe', () => {
  let stripe: StripeServer
  beforeAll(async () => {
    stripe = await startStripeServer()
  })
  afterAll(() => stripe.close())

  test('moves the end of what Stripe calls a trial, without proration, and is told by the metadata of the subscription', async () => {
    const { app, tell, unix } = stripe
    const { token, email } = await signUp(app)
    const billing = { billingName: 'Asha', billingEmail: email }
    const wish = { tier: 'premium', period: 'month', country: 'SG', ...billing, total: 990 }
    const { id } = (await app.call('POST', '/api/checkout/orders', { token, body: wish })).body.data.order
    await tell('checkout.session.completed', { metadata: { order: id }, subscription: 'sub_7' })
    const end = unix() + 20 * 86_400
    const invoice = { parent: { subscription_details: { metadata: { order: id } } }, currency: 'sgd' }
    const lines = { data: [{ period: { start: unix() - 10 * 86_400, end } }] }
    await tell('invoice.paid', { id: 'in_7', ...invoice, amount_paid: 990, lines })
    const paused = await app.call('POST', '/api/seeker/plan/pause', { token, body: { days: 30 } })
    expect(paused.status, paused.text).toBe(200)
    const { path, form } = stripe.asked.at(-1) ?? { path: '', form: new URLSearchParams() }
    expect(path).toBe('/v1/subscriptions/sub_7')
    expect(Object.fromEntries(form)).toMatchObject({
      trial_end: String(end + 30 * 86_400),
      proration_behavior: 'none',
      'metadata[order]': id,
      'metadata[pause_of]': String(end),
    })
    // The invoice of nothing that comes with it is no payment, whichever of the two is told first.
    const nothing = { data: [{ period: { start: unix(), end: end + 30 * 86_400 } }] }
    await tell('invoice.paid', { id: 'in_8', ...invoice, amount_paid: 0, lines: nothing })
    const metadata = Object.fromEntries(
      ['order', 'pause_of', 'paused_from', 'paused_until'].map((name) => [name, form.get(`metadata[${name}]`)]),
    )
    await tell('customer.subscription.updated', { metadata, cancel_at_period_end: false })
    const plan = async () => (await app.call('GET', '/api/seeker/plan', { token })).body.data
    expect(await plan()).toMatchObject({ tier: 'free', order: { state: 'paid', pause: { isOn: true } } })
    expect((await app.call('GET', '/api/seeker/payments', { token })).body.data.payments).toHaveLength(1)

    expect((await app.call('POST', '/api/seeker/plan/pause/end', { token })).status).toBe(200)
    const ended = Number(stripe.asked.at(-1)?.form.get('trial_end'))
    expect(ended - end).toBeLessThan(60)
    expect(ended - end).toBeGreaterThanOrEqual(0)
  })
})
