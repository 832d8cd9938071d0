import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlanServer, startPlanServer } from '../../../../test/payments.ts'
import { type StripeServer, startStripeServer } from '../../../../test/stripe.ts'
import { PASSWORD, type TestServer } from '../../../../test/support.ts'
import { putCoupon } from '../coupons/service.ts'
import { checkPayments } from './checks.service.ts'
import { renewTestSubscriptions } from './test-provider.ts'

const COUPON = {
  code: 'SPRING',
  buyers: 'seekers',
  rate: 50_000,
  periods: 2,
  most_uses: null,
  from_day: '2026-01-01',
  until_day: null,
} as const

const make = (app: TestServer, over: Partial<Parameters<typeof putCoupon>[1]> = {}) =>
  app.server.services.database.forPlatform((db) => putCoupon(db, { ...COUPON, ...over }))

let people = 0
const seeker = async (app: TestServer) => {
  const email = `saver${++people}@rivers.example`
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao', country: 'SG' },
  })
  return { token: body.token as string, email }
}
type Payer = Awaited<ReturnType<typeof seeker>>

const quote = (app: TestServer, { token }: Payer, coupon: string) =>
  app.call('GET', `/api/checkout/quote?tier=premium_plus&period=month&country=SG&coupon=${coupon}`, { token })
const order = (app: TestServer, { token, email }: Payer, coupon: string, total = 995) =>
  app.call('POST', '/api/checkout/orders', {
    token,
    body: {
      tier: 'premium_plus',
      period: 'month',
      country: 'SG',
      billingName: 'Asha Rao',
      billingEmail: email,
      coupon,
      total,
    },
  })

describe('a coupon of a job seeker', () => {
  let shop: PlanServer
  let app: TestServer
  beforeAll(async () => {
    shop = await startPlanServer(new Date('2026-11-02T08:00:00Z'))
    app = shop.app
    await make(app)
  })
  afterAll(() => app.close())

  const pay = (payer: Payer, id: string) =>
    app.call('POST', `/api/checkout/orders/${id}/test-card`, {
      token: payer.token,
      body: { number: '4242 4242 4242 4242' },
    })
  const plan = async ({ token }: Payer) => (await app.call('GET', '/api/seeker/plan', { token })).body.data
  const signedInAgain = async ({ email }: Payer): Promise<Payer> => {
    const body = { email, password: PASSWORD, role: 'job_seeker' }
    return { email, token: (await app.call('POST', '/api/auth/login', { body })).body.token }
  }

  test('takes its part off the first periods, then the whole price is charged; the invoice and the next charge say so', async () => {
    let asha = await seeker(app)
    expect((await quote(app, asha, 'spring')).body.data).toMatchObject({
      net: 913,
      tax: 82,
      total: 995,
      later: 1990,
      coupon: { code: 'SPRING', rate: 50_000, periods: 2 },
    })
    const ordered = await order(app, asha, ' spring ')
    expect(ordered).toMatchObject({ status: 201, body: { data: { order: { total: 1990, next: 995 } } } })
    const { id } = ordered.body.data.order
    // A page loaded twice orders once; without the coupon it is another order.
    expect((await order(app, asha, 'SPRING')).body.data.order.id).toBe(id)
    await pay(asha, id)
    await shop.tellAll({ reversed: true })
    expect(await plan(asha)).toMatchObject({ tier: 'premium_plus', order: { state: 'paid', next: 995 } })
    for (const next of [1990, 1990]) {
      shop.later(31)
      await renewTestSubscriptions(app.server.services)
      await shop.tellAll()
      asha = await signedInAgain(asha)
      expect(await plan(asha)).toMatchObject({ tier: 'premium_plus', order: { state: 'paid', next } })
    }
    const { payments } = (await app.call('GET', '/api/seeker/payments', { token: asha.token })).body.data
    expect(payments.map(({ net, tax, total }: Record<string, number>) => [net, tax, total])).toEqual([
      [1826, 164, 1990],
      [913, 82, 995],
      [913, 82, 995],
    ])
    const paper = await app.call('GET', `/api/seeker/payments/${payments[2].id}/paper`, { token: asha.token })
    expect(paper.status).toBe(200)
    await checkPayments(app.server.services)
    const checks = await app.look<{ differences: object[] }>('select differences from payment_checks')
    expect(checks).toEqual([{ differences: [] }])
    expect((await quote(app, asha, 'SPRING')).body.fields.coupon).toContain('was used before')
  })

  test('is refused in words when it is unknown, over, of companies, or used up; what nobody pays uses nothing', async () => {
    await make(app, { code: 'OVER', until_day: '2026-06-30' })
    await make(app, { code: 'FIRMS', buyers: 'companies' })
    await make(app, { code: 'ONCE', most_uses: 1 })
    await make(app, { code: 'ALMOST', rate: 99_000 })
    await make(app, { code: 'NOTHING', rate: 99_999 })
    await make(app, { code: 'LEAST', rate: 97_500 })
    const [asha, ravi] = [await seeker(app), await seeker(app)]
    for (const code of ['NOBODY', 'OVER', 'FIRMS']) {
      expect(await quote(app, asha, code)).toMatchObject({
        status: 422,
        body: { fields: { coupon: 'This coupon is not known, is over, or was used before.' } },
      })
      expect((await order(app, asha, code)).status).toBe(422)
    }
    // What would be left is less than any card is charged: SGD 0.20, nothing; 0.50 is enough.
    for (const code of ['ALMOST', 'NOTHING']) {
      expect(await quote(app, asha, code)).toMatchObject({
        status: 422,
        body: { fields: { coupon: 'This coupon would leave less than a card can be charged. Go on without it.' } },
      })
      expect((await order(app, asha, code, code === 'ALMOST' ? 20 : 0)).status).toBe(422)
    }
    expect((await quote(app, asha, 'LEAST')).body.data).toMatchObject({ total: 50 })
    // Another total than the server's is refused, as without a coupon.
    expect(await order(app, asha, 'ONCE', 1)).toMatchObject({ status: 409, body: { data: { total: 995 } } })
    const ordered = await Promise.all([order(app, asha, 'ONCE'), order(app, ravi, 'ONCE')])
    expect(ordered.map(({ status }) => status).toSorted()).toEqual([201, 422])
    shop.later(2)
    const again = [await signedInAgain(asha), await signedInAgain(ravi)]
    const [first, second] = again as [Payer, Payer]
    expect((await quote(app, first, 'ONCE')).status).toBe(200)
    expect((await quote(app, second, 'ONCE')).status).toBe(200)
  })
})

describe('a coupon at Stripe', () => {
  let stripe: StripeServer
  beforeAll(async () => {
    stripe = await startStripeServer()
    await make(stripe.app, { periods: 3, from_day: '2020-01-01' })
  })
  afterAll(() => stripe.close())

  test('is one of its own for the order, to a minor unit, for as many months as it reaches', async () => {
    const asha = await seeker(stripe.app)
    const ordered = await order(stripe.app, asha, 'SPRING')
    expect(ordered.status, ordered.text).toBe(201)
    const { id } = ordered.body.data.order
    const coupon = stripe.asked.find(({ path }) => path === '/v1/coupons')
    expect(Object.fromEntries(coupon?.form ?? [])).toMatchObject({
      amount_off: '995',
      currency: 'sgd',
      duration: 'repeating',
      duration_in_months: '3',
      max_redemptions: '1',
    })
    expect(coupon?.key).toBe(`coupon ${id}`)
    const session = stripe.asked.find(({ path }) => path === '/v1/checkout/sessions')
    expect(session?.form.get('discounts[0][coupon]')).toBe('coupon_1')
    expect(session?.form.get('line_items[0][price_data][unit_amount]')).toBe('1990')
    await stripe.tell('checkout.session.completed', { metadata: { order: id }, subscription: 'sub_9' })
    await stripe.tell('invoice.paid', {
      id: 'in_9',
      parent: { subscription_details: { metadata: { order: id } } },
      amount_paid: 995,
      currency: 'sgd',
      lines: { data: [{ period: { start: stripe.unix(), end: stripe.unix() + 30 * 86_400 } }] },
    })
    const { body } = await stripe.app.call('GET', '/api/seeker/plan', { token: asha.token })
    expect(body.data).toMatchObject({ tier: 'premium_plus', order: { state: 'paid', next: 995 } })
  })
})
