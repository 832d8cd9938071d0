import { unzipSync } from 'fflate'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlanServer, startPlanServer } from '../../../../test/payments.ts'
import { PASSWORD, type TestServer } from '../../../../test/support.ts'
import { endPlanOrder } from './payments.service.ts'
import { signEvent } from './signature.ts'
import { renewTestSubscriptions } from './test-provider.ts'

let shop: PlanServer
let app: TestServer
let later: PlanServer['later']
beforeAll(async () => {
  shop = await startPlanServer(new Date('2026-11-02T08:00:00Z'))
  app = shop.app
  later = shop.later
})
afterAll(() => app.close())

let people = 0
const seeker = async () => {
  const email = `payer${++people}@rivers.example`
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao', country: 'SG' },
  })
  return { token: body.token as string, userId: body.user.id as string, email }
}
type Payer = Awaited<ReturnType<typeof seeker>>
/** A sign-in lasts a working day; later ones sign in again. */
const signedInAgain = async (payer: Payer): Promise<Payer> => {
  const { body } = await app.call('POST', '/api/auth/login', {
    body: { email: payer.email, password: PASSWORD, role: 'job_seeker' },
  })
  return { ...payer, token: body.token }
}

const order = (payer: Payer, over: Record<string, unknown> = {}) =>
  app.call('POST', '/api/checkout/orders', {
    token: payer.token,
    body: {
      tier: 'premium_plus',
      period: 'month',
      country: 'SG',
      billingName: 'Asha Rao',
      billingEmail: payer.email,
      total: 1990,
      ...over,
    },
  })
const card = (payer: Payer, id: string, number = '4242 4242 4242 4242', approved: boolean | null = null) =>
  app.call('POST', `/api/checkout/orders/${id}/test-card`, { token: payer.token, body: { number, approved } })

const send = async (body: string) =>
  app.call('POST', '/api/billing/events', {
    raw: body,
    headers: { 'stripe-signature': await signEvent(app.server.services, body) },
  })
/** Sends to the door what waits, newest first when `reversed`. */
const tellAll = (way: { reversed?: boolean } = {}) =>
  shop.tellAll({
    ...way,
    by: async (body) => expect(await send(body)).toMatchObject({ status: 200, body: { received: true } }),
  })
const plan = async (payer: Payer) => (await app.call('GET', '/api/seeker/plan', { token: payer.token })).body.data
const payments = async (payer: Payer) =>
  (await app.call('GET', '/api/seeker/payments', { token: payer.token })).body.data.payments
const buy = async (payer: Payer, over: Record<string, unknown> = {}, number?: string) => {
  const { body } = await order(payer, over)
  expect(await card(payer, body.data.order.id, number)).toMatchObject({
    status: 200,
    body: { data: { outcome: 'paid' } },
  })
  await tellAll()
  return body.data.order.id as string
}

describe('a plan', () => {
  test('has its price by country, with the tax the seller is registered for', async () => {
    const { body } = await app.call('GET', '/api/plans?country=SG')
    expect(body.data).toMatchObject({
      payments: 'test',
      currency: { code: 'SGD', minorUnits: 2 },
    })
    expect(body.data.plans).toContainEqual({
      tier: 'premium_plus',
      period: 'month',
      net: 1826,
      tax: 164,
      total: 1990,
      lines: [{ name: 'GST', rate: 9000, amount: 164 }],
      trialUntil: null,
    })
    expect((await app.call('GET', '/api/plans?country=US')).body.data.plans).toEqual([])
    // No seller registered in Canada: no tax is charged there.
    expect((await app.call('GET', '/api/plans?country=CA')).body.data).toMatchObject({
      regions: [],
      plans: expect.arrayContaining([expect.objectContaining({ total: 1990, tax: 0 })]),
    })
  })

  test('is given when the provider says it was paid, not before, and once however often it says so', async () => {
    const asha = await seeker()
    const first = await order(asha)
    expect(first).toMatchObject({ status: 201, body: { data: { order: { state: 'open', total: 1990 } } } })
    // A page loaded twice orders once.
    const id = first.body.data.order.id
    expect((await order(asha)).body.data.order.id).toBe(id)
    expect(await payments(asha), 'what is not finished stands in the history, with the way to go on').toMatchObject([
      { id, kind: 'pending', number: null, total: 1990, refundable: 0, url: first.body.data.url },
    ])
    expect(await card(asha, id)).toMatchObject({ body: { data: { outcome: 'paid' } } })
    expect(await card(asha, id)).toMatchObject({ body: { data: { outcome: 'paid' } } })
    expect((await plan(asha)).tier).toBe('free')
    const told = await tellAll({ reversed: true })
    expect(told).toHaveLength(3)
    for (const body of told) await send(body)
    expect(await plan(asha)).toMatchObject({
      tier: 'premium_plus',
      order: { id, state: 'paid', card: { brand: 'Visa', last4: '4242' }, paidUntil: '2026-12-02' },
    })
    expect(await payments(asha)).toMatchObject([
      { kind: 'charge', number: 'SG-000001', net: 1826, tax: 164, total: 1990, refundable: 1990 },
    ])
    expect((await order(asha)).status).toBe(409)
  })

  test('costs what the server says: another total is refused, and another person’s order is not there', async () => {
    const [asha, ravi] = [await seeker(), await seeker()]
    expect(await order(asha, { total: 1 })).toMatchObject({ status: 409, body: { data: { total: 1990 } } })
    expect(await order(asha, { country: 'US' })).toMatchObject({
      status: 422,
      body: { fields: { country: expect.any(String) } },
    })
    const { body } = await order(asha)
    expect((await app.call('GET', `/api/checkout/orders/${body.data.order.id}`, { token: ravi.token })).status).toBe(
      404,
    )
    expect((await card(ravi, body.data.order.id)).status).toBe(404)
  })

  test('is not had with a card that is declined, asks in vain, or is no test card', async () => {
    const asha = await seeker()
    const { body } = await order(asha)
    const { id } = body.data.order
    expect(await card(asha, id, '4000000000000002')).toMatchObject({ body: { data: { outcome: 'declined' } } })
    expect(await card(asha, id, '4000000000009995')).toMatchObject({ body: { data: { outcome: 'no_funds' } } })
    expect(await card(asha, id, '4111 1111 1111 1111')).toMatchObject({
      status: 422,
      body: { fields: { number: expect.stringContaining('test cards only') } },
    })
    expect(await card(asha, id, '4000002500003155')).toMatchObject({ body: { data: { outcome: 'asks' } } })
    expect(await card(asha, id, '4000002500003155', false)).toMatchObject({ body: { data: { outcome: 'refused' } } })
    expect(await tellAll()).toEqual([])
    expect(await card(asha, id, '4000002500003155', true)).toMatchObject({ body: { data: { outcome: 'paid' } } })
    await tellAll()
    expect((await plan(asha)).tier).toBe('premium_plus')
  })
})

describe('an event', () => {
  test('that is tampered with, signed by somebody else or stale is refused, and nothing is kept of it', async () => {
    const asha = await seeker()
    const { body } = await order(asha)
    await card(asha, body.data.order.id)
    const [completed = ''] = await shop.waiting()
    const signature = await signEvent(app.server.services, completed)
    const before = await app.look('select id from payment_events')
    const post = (raw: string, sign?: string) =>
      app.call('POST', '/api/billing/events', {
        raw,
        ...(sign === undefined ? {} : { headers: { 'stripe-signature': sign } }),
      })
    expect(await post(completed.replace('sub_test', 'sub_best'), signature)).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED' },
    })
    const stranger = Stripe.webhooks.generateTestHeaderString({
      payload: completed,
      secret: 'whsec_other',
      timestamp: Math.floor(shop.now().getTime() / 1000),
    })
    expect((await post(completed, stranger)).status).toBe(400)
    expect((await post(completed)).status).toBe(422)
    later(301 / 86_400)
    expect((await post(completed, signature)).status).toBe(400)
    expect(await app.look('select id from payment_events')).toEqual(before)
    await tellAll()
  })

  test('of no order of ours is kept, and gives nobody anything', async () => {
    const body = JSON.stringify({
      id: 'evt_stray',
      type: 'invoice.paid',
      created: 1_800_000_000,
      data: { object: { id: 'in_x', amount_paid: 5, currency: 'sgd', lines: { data: [] } } },
    })
    expect((await send(body)).status).toBe(200)
    expect(await app.look(`select order_id, type from payment_events where id = 'evt_stray'`)).toEqual([
      { order_id: null, type: 'invoice.paid' },
    ])
  })
})

describe('a subscription', () => {
  test('is renewed each month, and ends after it was cancelled, which can be taken back', async () => {
    let asha = await seeker()
    await buy(asha)
    later(31)
    asha = await signedInAgain(asha)
    await renewTestSubscriptions(app.server.services)
    await tellAll()
    expect(await payments(asha)).toHaveLength(2)
    const cancelled = await app.call('POST', '/api/seeker/plan/cancel', { token: asha.token })
    expect(cancelled.status).toBe(200)
    await tellAll()
    expect(await plan(asha)).toMatchObject({ tier: 'premium_plus', order: { state: 'cancelled', cancels: true } })
    later(0.001)
    expect((await app.call('POST', '/api/seeker/plan/resume', { token: asha.token })).status).toBe(200)
    await tellAll()
    expect(await plan(asha)).toMatchObject({ order: { cancels: false } })
    later(0.001)
    await app.call('POST', '/api/seeker/plan/cancel', { token: asha.token })
    await tellAll()
    later(40)
    asha = await signedInAgain(asha)
    await renewTestSubscriptions(app.server.services)
    await tellAll()
    expect(await plan(asha)).toMatchObject({ tier: 'free', order: null })
    expect(await payments(asha)).toHaveLength(2)
  })

  test('whose renewal fails goes on for a week, is tried again three times, and ends', async () => {
    let asha = await seeker()
    await buy(asha, {}, '4000 0000 0000 0341')
    later(31)
    asha = await signedInAgain(asha)
    await renewTestSubscriptions(app.server.services)
    await tellAll()
    expect(await plan(asha)).toMatchObject({
      tier: 'premium_plus',
      order: { state: 'past_due', nextTry: expect.any(String) },
    })
    for (const days of [1, 3]) {
      later(days)
      await renewTestSubscriptions(app.server.services)
      await tellAll()
    }
    asha = await signedInAgain(asha)
    expect((await plan(asha)).tier).toBe('premium_plus')
    later(5)
    await renewTestSubscriptions(app.server.services)
    await tellAll()
    asha = await signedInAgain(asha)
    expect((await plan(asha)).tier).toBe('free')
    expect((await payments(asha)).map(({ kind }: { kind: string }) => kind)).toEqual(['failed', 'charge'])
  })

  test('paid back within 14 days ends at once, with a credit note that follows its own numbers', async () => {
    const asha = await seeker()
    await buy(asha)
    const [charge] = await payments(asha)
    const refund = (amount: number) =>
      app.call('POST', `/api/seeker/payments/${charge.id}/refund`, { token: asha.token, body: { amount } })
    expect((await refund(5)).status).toBe(409)
    expect((await refund(1990)).status).toBe(200)
    await tellAll()
    expect((await plan(asha)).tier).toBe('free')
    expect(await payments(asha)).toMatchObject([
      { kind: 'refund', number: 'SG-CN-000001', net: -1826, tax: -164, total: -1990 },
      { kind: 'charge', paidBack: 1990, refundable: 0 },
    ])
    expect((await refund(1990)).status).toBe(409)
    const paper = await app.call('GET', `/api/seeker/payments/${charge.id}/paper`, { token: asha.token })
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const receipt = (id: string, token = asha.token) => app.call('GET', `/api/seeker/payments/${id}/receipt`, { token })
    expect((await receipt(charge.id)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await receipt(charge.id)).headers.get('content-disposition')).toContain(`${charge.number}-receipt.pdf`)
    expect((await receipt((await payments(asha))[0].id)).status).toBe(404)
    expect((await receipt(charge.id, (await seeker()).token)).status).toBe(404)
    // Both papers in one file, of their year alone, and nobody else’s.
    const zip = (year: string, token = asha.token) =>
      app.call('GET', `/api/seeker/payments/papers?year=${year}`, { token })
    const files = unzipSync((await zip(charge.day.slice(0, 4))).bytes)
    expect(Object.keys(files).toSorted()).toEqual(
      [`${charge.number}.pdf`, `${charge.number}-receipt.pdf`, 'SG-CN-000001.pdf'].toSorted(),
    )
    for (const file of Object.values(files)) expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(unzipSync((await zip('1999')).bytes)).toEqual({})
    expect(unzipSync((await zip('', (await seeker()).token)).bytes)).toEqual({})
  })

  test('that the provider ends without paying back is given until what was paid for ends', async () => {
    const asha = await seeker()
    const id = await buy(asha)
    later(1)
    const object = { metadata: { order: id }, cancel_at_period_end: true }
    const created = Math.floor(shop.now().getTime() / 1000)
    await send(
      JSON.stringify({ id: `evt_ended_${id}`, type: 'customer.subscription.deleted', created, data: { object } }),
    )
    expect(await plan(asha)).toMatchObject({ tier: 'premium_plus', until: expect.any(String), order: null })
    expect((await order(asha)).status).toBe(201)
  })

  test('paid for a year is paid back by the whole months that are left, once', async () => {
    let asha = await seeker()
    await buy(asha)
    const [{ id: month }] = await payments(asha)
    const back = (id: string, amount: number) =>
      app.call('POST', `/api/seeker/payments/${id}/refund`, { token: asha.token, body: { amount } })
    expect((await back(month, 1990)).status).toBe(200)
    await tellAll()
    await buy(asha, { period: 'year', total: 19900 })
    later(100)
    asha = await signedInAgain(asha)
    const year = (await payments(asha)).find(
      ({ period, kind }: { period: string; kind: string }) => period === 'year' && kind === 'charge',
    )
    expect(year.refundable).toBe(13267)
    expect((await back(year.id, 13267)).status).toBe(200)
    await tellAll()
    expect((await payments(asha)).every(({ refundable }: { refundable: number }) => refundable === 0)).toBe(true)
    expect((await back(year.id, 6633)).status).toBe(409)
    expect((await plan(asha)).tier).toBe('free')
  })

  test('gives way to another plan: the unused time of the first is paid back', async () => {
    const asha = await seeker()
    const first = await buy(asha, { tier: 'premium', total: 990 })
    later(0.25)
    // What comes back is shown before anything is ordered.
    const { unused } = (await plan(asha)).order
    expect(unused).toBeGreaterThan(970)
    expect(unused).toBeLessThan(990)
    await buy(asha)
    await endPlanOrder(app.server.services, { orderId: first })
    await tellAll()
    expect(await plan(asha)).toMatchObject({ tier: 'premium_plus', order: { tier: 'premium_plus' } })
    const back = (await payments(asha)).find(({ kind }: { kind: string }) => kind === 'refund')
    expect(back.total).toBe(-unused)
    expect(back.total).toBeLessThan(-970)
    expect(back.total).toBeGreaterThan(-990)
    await endPlanOrder(app.server.services, { orderId: first })
    expect(await tellAll()).toEqual([])
  })

  test('that gives way to a lower one is not given on: its unused time was paid back', async () => {
    const asha = await seeker()
    const first = await buy(asha)
    later(0.25)
    await buy(asha, { tier: 'premium', total: 990 })
    await endPlanOrder(app.server.services, { orderId: first })
    await tellAll()
    later(0.001)
    expect(await plan(asha)).toMatchObject({ tier: 'premium', order: { tier: 'premium' } })
  })

  test('ends when its person goes; invoices stay without their account', async () => {
    const asha = await seeker()
    await buy(asha)
    const gone = await app.call('POST', '/api/seeker/account/delete', {
      token: asha.token,
      body: { password: PASSWORD, understood: true },
    })
    expect(gone.status).toBeLessThan(300)
    await tellAll()
    expect(await app.look(`select ended from test_card_subscriptions where user_id is null`)).toEqual([{ ended: true }])
    // Its first payment is paid back, as the refund policy says.
    expect(await app.look(`select kind, total::int from payment_ledger where user_id is null order by total`)).toEqual([
      { kind: 'refund', total: -1990 },
      { kind: 'charge', total: 1990 },
    ])
  })
})

test('numbers of invoices follow one another without a gap', async () => {
  const rows = await app.look<{ number: string }>(
    `select number from payment_papers where number !~ 'CN' order by number`,
  )
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => `SG-${String(at + 1).padStart(6, '0')}`))
})

test('the ledger can be added to, and not changed', async () => {
  const { database } = app.server.services
  const { sql } = await import('kysely')
  await expect(database.forPlatform((db) => db.run(sql`update payment_ledger set total = 0`))).rejects.toThrow(
    /permission denied/,
  )
  await expect(database.forPlatform((db) => db.run(sql`delete from payment_events`))).rejects.toThrow(
    /permission denied/,
  )
})

describe('a payment that is not simply paid', () => {
  const act = (payer: Payer, path: string, body: object = {}) =>
    app.call('POST', `/api/seeker/plan/${path}`, { token: payer.token, body })

  test('disputed stands in the history, is not paid back by us, and ends the plan when the bank takes it back', async () => {
    const asha = await seeker()
    const id = await buy(asha, {}, '4000 0000 0000 0259')
    const [charge] = await payments(asha)
    expect(charge).toMatchObject({ dispute: 'open', refundable: 0, card: { brand: 'Visa', last4: '0259' } })
    const asked = { token: asha.token, body: { amount: 1990 } }
    expect((await app.call('POST', `/api/seeker/payments/${charge.id}/refund`, asked)).status).toBe(409)
    expect((await plan(asha)).tier).toBe('premium_plus')
    const object = { id: 'dp_1', metadata: { order: id, invoice: `in_test_${id.replaceAll('-', '')}_1` }, amount: 1990 }
    const closed = (name: string, status: string) =>
      JSON.stringify({
        id: `evt_${name}`,
        object: 'event',
        type: 'charge.dispute.closed',
        created: Math.floor(shop.now().getTime() / 1000),
        data: { object: { ...object, status } },
      })
    const lost = closed(`lost_${id}`, 'lost')
    for (const _ of [1, 2]) expect((await send(lost)).status).toBe(200)
    expect((await payments(asha))[0]).toMatchObject({ dispute: 'lost', refundable: 0 })
    expect((await plan(asha)).tier).toBe('free')
    expect(await payments(asha)).toHaveLength(1)
  })

  test('a renewal that failed stands in the history and is paid in one press once the card is another', async () => {
    const ravi = await seeker()
    await buy(ravi, {}, '4000 0000 0000 0341')
    expect((await act(ravi, 'retry')).status).toBe(409)
    later(31)
    const again = await signedInAgain(ravi)
    await renewTestSubscriptions(app.server.services)
    await tellAll()
    expect(await plan(again)).toMatchObject({ order: { state: 'past_due' } })
    const failed = (await payments(again))[0]
    expect(failed).toMatchObject({ kind: 'failed', number: null, total: 1990, refundable: 0, card: { last4: '0341' } })
    expect(failed.nextTry).not.toBeNull()
    expect((await app.call('GET', `/api/seeker/payments/${failed.id}/paper`, { token: again.token })).status).not.toBe(
      200,
    )

    // One more try with the same card fails again, and takes none of the provider’s own tries away.
    const { nextTry } = (await plan(again)).order
    expect((await act(again, 'retry')).status).toBe(200)
    await tellAll()
    expect((await plan(again)).order).toMatchObject({ state: 'past_due', nextTry })
    expect((await act(again, 'test-card', { number: '4111 1111 1111 1111' })).status).toBe(422)
    expect((await act(again, 'test-card', { number: '4000 0000 0000 0002' })).body.data).toEqual({
      outcome: 'declined',
    })
    expect((await act(again, 'card')).body.data).toEqual({ url: null })
    expect((await act(again, 'test-card', { number: '4242 4242 4242 4242' })).body.data).toEqual({ outcome: 'changed' })
    await tellAll()
    later(0.01)
    expect((await act(again, 'retry')).status).toBe(200)
    await tellAll()
    expect(await plan(again)).toMatchObject({ order: { state: 'paid', card: { last4: '4242' } } })
    const shown = await payments(again)
    expect(shown.map((one: { kind: string; card: { last4: string } }) => [one.kind, one.card.last4])).toEqual([
      ['charge', '4242'],
      ['charge', '0341'],
    ])
    // Pressed again, nothing is charged.
    expect((await act(again, 'retry')).status).toBe(409)
    await tellAll()
    expect(await payments(again)).toHaveLength(2)
  })

  test('of another person is neither tried nor changed: who has no plan has nothing to press', async () => {
    const nobody = await seeker()
    for (const path of ['retry', 'card']) expect((await act(nobody, path)).status).toBe(409)
    expect((await act(nobody, 'test-card', { number: '4242 4242 4242 4242' })).status).toBe(409)
  })

  test('a plan is cancelled with a reason, without one, and not with another', async () => {
    const asha = await seeker()
    await buy(asha)
    expect((await act(asha, 'cancel', { reason: 'because' })).status).toBe(422)
    expect((await act(asha, 'cancel', { reason: 'found_work' })).status).toBe(200)
    expect((await act(asha, 'resume')).status).toBe(200)
    expect((await act(asha, 'cancel')).status).toBe(200)
  })
})
