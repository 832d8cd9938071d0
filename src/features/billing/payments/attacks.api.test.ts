import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlanServer, startPlanServer } from '../../../../test/payments.ts'
import { PASSWORD, type TestServer } from '../../../../test/support.ts'
import { endPlanOrder } from './payments.service.ts'

/** What somebody tries who wants more than they pay for, or clicks faster than the provider tells. */

let shop: PlanServer
let app: TestServer
beforeAll(async () => {
  shop = await startPlanServer(new Date('2026-11-02T08:00:00Z'))
  app = shop.app
})
afterAll(() => app.close())

let people = 0
const payer = async () => {
  const email = `quick${++people}@rivers.example`
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao', country: 'SG' },
  })
  const { token } = body
  const call = (method: string, path: string, more?: object) => app.call(method, path, { token, body: more })
  const order = (tier: string, total: number) =>
    call('POST', '/api/checkout/orders', {
      tier,
      period: 'month',
      country: 'SG',
      billingName: 'Asha Rao',
      billingEmail: email,
      total,
    })
  const pay = (id: string) => call('POST', `/api/checkout/orders/${id}/test-card`, { number: '4242424242424242' })
  const buy = async (tier: string, total: number): Promise<string> => {
    const { id } = (await order(tier, total)).body.data.order
    expect((await pay(id)).body.data.outcome).toBe('paid')
    await shop.tellAll()
    return id
  }
  const plan = async () => (await call('GET', '/api/seeker/plan')).body.data
  const payments = async (): Promise<{ id: string; kind: string; total: number }[]> =>
    (await call('GET', '/api/seeker/payments')).body.data.payments
  const sumOf = async (kind: string) =>
    (await payments()).filter((one) => one.kind === kind).reduce((sum, { total }) => sum + total, 0)
  const refund = (id: string, amount: number) => call('POST', `/api/seeker/payments/${id}/refund`, { amount })
  return { call, order, pay, buy, plan, payments, sumOf, refund }
}

test('another plan in the second after paying is refused: both would be charged', async () => {
  const asha = await payer()
  const { id } = (await asha.order('premium', 990)).body.data.order
  await asha.pay(id)
  expect(await asha.order('premium_plus', 1990)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('just paid') },
  })
  await shop.tellAll()
  expect(await asha.plan()).toMatchObject({ tier: 'premium', order: { id, state: 'paid' } })
  expect((await asha.order('premium_plus', 1990)).status).toBe(201)
})

test('a payment is never paid back above what it was, whichever of two ways asks first', async () => {
  for (const isRefundFirst of [true, false]) {
    const asha = await payer()
    const first = await asha.buy('premium', 990)
    const charge = (await asha.payments())[0]?.id ?? ''
    shop.later(0.25)
    await asha.buy('premium_plus', 1990)
    const ends = () => endPlanOrder(app.server.services, { orderId: first })
    if (isRefundFirst) await asha.refund(charge, 990)
    else await ends()
    // Nothing of the first is told yet when the second is asked for.
    if (isRefundFirst) await ends()
    else expect((await asha.refund(charge, 990)).status).toBe(409)
    await shop.tellAll()
    const back = (await asha.payments()).filter(({ kind, total }) => kind === 'refund' && total >= -990)
    expect(back.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThanOrEqual(-990)
    expect(await asha.plan()).toMatchObject({ tier: 'premium_plus' })
  }
})

test('cancelling holds at once, and so does taking it back, before the provider has told of either', async () => {
  const asha = await payer()
  await asha.buy('premium', 990)
  const cancel = () => asha.call('POST', '/api/seeker/plan/cancel')
  const resume = () => asha.call('POST', '/api/seeker/plan/resume')
  await cancel()
  await cancel()
  shop.later(1 / 86_400)
  await resume()
  await shop.tellAll()
  expect(await asha.plan()).toMatchObject({ order: { cancels: false } })
  shop.later(1 / 86_400)
  await cancel()
  await shop.tellAll()
  shop.later(1 / 86_400)
  await resume()
  shop.later(1 / 86_400)
  await cancel()
  await shop.tellAll({ reversed: true })
  expect(await asha.plan()).toMatchObject({ order: { cancels: true } })
})

test('ten clicks at once order once, charge once and pay back once', async () => {
  const asha = await payer()
  const tenTimes = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work))
  const ordered = await tenTimes(() => asha.order('premium', 990))
  const ids = new Set(ordered.map(({ body }) => body.data.order.id))
  expect(ids.size).toBe(1)
  const [id = ''] = ids
  await tenTimes(() => asha.pay(id))
  await shop.tellAll()
  expect(await asha.sumOf('charge')).toBe(990)
  const charge = (await asha.payments())[0]?.id ?? ''
  await tenTimes(() => asha.refund(charge, 990))
  await shop.tellAll()
  expect(await asha.sumOf('refund')).toBe(-990)
  for (const amount of [-1, 0, 990, 991, 1e15]) expect((await asha.refund(charge, amount)).status).toBe(409)
})

test('what was told comes again under another name, and moves no money twice', async () => {
  const asha = await payer()
  const { id } = (await asha.order('premium', 990)).body.data.order
  await asha.pay(id)
  const told = await shop.tellAll()
  let copies = 0
  const again = async (body: string) => {
    const { tellTestPayment } = await import('./events.service.ts')
    await tellTestPayment(app.server.services, {
      body: JSON.stringify({ ...JSON.parse(body), id: `evt_copy_${id}_${++copies}` }),
    })
  }
  for (const body of [...told, ...told]) await again(body)
  expect(await asha.sumOf('charge')).toBe(990)
  const before = await asha.plan()
  const ravi = await payer()
  const charge = (await asha.payments())[0]?.id ?? ''
  // Somebody else's payment, order and papers are not there.
  expect((await ravi.refund(charge, 990)).status).toBe(404)
  expect((await ravi.call('GET', `/api/seeker/payments/${charge}/paper`)).status).toBe(404)
  expect((await ravi.pay(id)).status).toBe(404)
  expect((await ravi.call('POST', '/api/seeker/plan/cancel')).status).toBe(409)
  expect(await asha.plan()).toEqual(before)
})
