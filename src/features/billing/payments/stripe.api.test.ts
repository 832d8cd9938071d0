import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StripeServer, startStripeServer } from '../../../../test/stripe.ts'
import { PASSWORD, type TestServer } from '../../../../test/support.ts'
import { checkPayments } from './checks.service.ts'
import { endPlanOrder } from './payments.service.ts'
import { useCardAtStripe } from './stripe.cards.ts'

/** Orders at Stripe: what is asked of it by its own library, over the wire, answered by a server that speaks those calls. */

let stripe: StripeServer
let app: TestServer
let asked: StripeServer['asked']
beforeAll(async () => {
  stripe = await startStripeServer()
  app = stripe.app
  asked = stripe.asked
})
afterAll(() => stripe.close())

const unix = () => stripe.unix()
const tell: StripeServer['tell'] = (type, object) => stripe.tell(type, object)

test('an order is paid, cancelled and paid back at Stripe', async () => {
  const email = 'asha@rivers.example'
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao', country: 'SG' },
  })
  const token = body.token as string
  const order = (tier: string, total: number) =>
    app.call('POST', '/api/checkout/orders', {
      token,
      body: { tier, period: 'month', country: 'SG', billingName: 'Asha Rao', billingEmail: email, total },
    })
  const first = await order('premium', 990)
  expect(first.status, first.text).toBe(201)
  expect(first.body.data.url).toBe('https://checkout.stripe.example/cs_test_1')
  const create = asked.at(-1)
  expect(Object.fromEntries(create?.form ?? [])).toMatchObject({
    mode: 'subscription',
    success_url: expect.stringContaining('done=1'),
    customer_email: email,
    'line_items[0][price_data][currency]': 'sgd',
    'line_items[0][price_data][unit_amount]': '990',
    'line_items[0][price_data][recurring][interval]': 'month',
    'subscription_data[metadata][order]': first.body.data.order.id,
  })
  expect(create?.key).toBe(`session ${first.body.data.order.id}`)

  // Another choice closes the page of the first, so that both cannot be paid.
  const second = await order('premium_plus', 1990)
  const calls = () => asked.map(({ method, path }) => `${method} ${path}`)
  expect(calls()).toContain('POST /v1/checkout/sessions/cs_test_1/expire')
  const { id } = second.body.data.order
  const metadata = { order: id }
  await tell('checkout.session.completed', { metadata, subscription: 'sub_1' })
  await tell('invoice.paid', {
    id: 'in_1',
    parent: { subscription_details: { metadata } },
    amount_paid: 1990,
    currency: 'sgd',
    lines: { data: [{ period: { start: unix(), end: unix() + 30 * 86_400 } }] },
  })
  const plan = async () => (await app.call('GET', '/api/seeker/plan', { token })).body.data
  expect(await plan()).toMatchObject({ tier: 'premium_plus', order: { id, state: 'paid', payments: 'stripe' } })
  const testCard = { token, body: { number: '4242424242424242' } }
  expect((await app.call('POST', `/api/checkout/orders/${id}/test-card`, testCard)).status).toBe(409)

  expect((await app.call('POST', '/api/seeker/plan/cancel', { token })).status).toBe(200)
  expect(asked.at(-1)).toMatchObject({ method: 'POST', path: '/v1/subscriptions/sub_1' })
  expect(asked.at(-1)?.form.get('cancel_at_period_end')).toBe('true')

  const { payments } = (await app.call('GET', '/api/seeker/payments', { token })).body.data
  const amount = { token, body: { amount: 1990 } }
  const back = await app.call('POST', `/api/seeker/payments/${payments[0].id}/refund`, amount)
  expect(back.status, back.text).toBe(200)
  const refund = asked.find(({ path }) => path === '/v1/refunds')
  expect(Object.fromEntries(refund?.form ?? [])).toMatchObject({
    payment_intent: 'pi_1',
    amount: '1990',
    'metadata[order]': id,
    'metadata[invoice]': 'in_1',
  })
  expect(calls()).toContain('DELETE /v1/subscriptions/sub_1')
  const refunded = { id: 're_1', metadata: { order: id, invoice: 'in_1' }, amount: 1990, currency: 'sgd' }
  await tell('refund.created', { ...refunded, status: 'succeeded' })
  await tell('customer.subscription.deleted', { metadata })
  expect((await plan()).tier).toBe('free')
})

test('a plan that gave way ends at last, when Stripe did not answer at first: what is paid back stays the same amount', async () => {
  const email = 'mina@rivers.example'
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Mina', lastName: 'Rao', country: 'SG' },
  })
  const ordered = await app.call('POST', '/api/checkout/orders', {
    token: body.token,
    body: { tier: 'premium', period: 'month', country: 'SG', billingName: 'Mina', billingEmail: email, total: 990 },
  })
  const { id } = ordered.body.data.order
  const metadata = { order: id }
  await tell('checkout.session.completed', { metadata, subscription: 'sub_2' })
  await tell('invoice.paid', {
    id: 'in_2',
    parent: { subscription_details: { metadata } },
    amount_paid: 990,
    currency: 'sgd',
    lines: { data: [{ period: { start: unix(), end: unix() + 30 * 86_400 } }] },
  })
  const ends = () => endPlanOrder(app.server.services, { orderId: id })
  stripe.state.days = 5
  stripe.state.refused = 'DELETE /v1/subscriptions'
  await expect(ends()).rejects.toThrow('did not answer')
  stripe.state.refused = ''
  stripe.state.days = 6
  await ends()
  const refunds = asked.filter(({ path, form }) => path === '/v1/refunds' && form.get('metadata[order]') === id)
  expect(refunds).toHaveLength(2)
  expect(new Set(refunds.map(({ form, key }) => `${form.get('amount')} ${key}`)).size).toBe(1)
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/v1/subscriptions/sub_2' })
})

test('an event that never came is taken in from the list of Stripe, once, and shown to the owner', async () => {
  const email = 'lena@rivers.example'
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Lena', lastName: 'Rao', country: 'SG' },
  })
  const { token } = body
  const ordered = await app.call('POST', '/api/checkout/orders', {
    token,
    body: { tier: 'premium', period: 'month', country: 'SG', billingName: 'Lena', billingEmail: email, total: 990 },
  })
  const { id } = ordered.body.data.order
  const event = (name: string, type: string, object: object) => ({
    id: `evt_lost_${name}`,
    object: 'event',
    type,
    created: unix(),
    data: { object },
  })
  stripe.state.events = [
    event('paid', 'invoice.paid', {
      id: 'in_lost',
      parent: { subscription_details: { metadata: { order: id } } },
      amount_paid: 990,
      currency: 'sgd',
      lines: { data: [{ period: { start: unix(), end: unix() + 30 * 86_400 } }] },
    }),
    event('session', 'checkout.session.completed', { metadata: { order: id }, subscription: 'sub_3' }),
  ]
  const tier = async () => (await app.call('GET', '/api/seeker/plan', { token })).body.data.tier
  expect(await tier()).toBe('free')
  await checkPayments(app.server.services)
  expect(await tier()).toBe('premium')
  await checkPayments(app.server.services)
  const checks = await app.look<{ differences: object[] }>(`select differences from payment_checks order by at, id`)
  expect(checks.map(({ differences }) => differences).toSorted((a, b) => b.length - a.length)).toEqual([
    [{ order: id, currency: 'SGD', provider: 990, ledger: 0 }],
    [],
  ])
})

test('a dispute of Stripe names its payment only, and is laid to the order all the same; the card is changed and the renewal tried there', async () => {
  const email = 'noor@rivers.example'
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Noor', lastName: 'Rao', country: 'SG' },
  })
  const { token } = body
  const ordered = await app.call('POST', '/api/checkout/orders', {
    token,
    body: { tier: 'premium', period: 'month', country: 'SG', billingName: 'Noor', billingEmail: email, total: 990 },
  })
  const metadata = { order: ordered.body.data.order.id }
  await tell('checkout.session.completed', { metadata, subscription: 'sub_4' })
  await tell('invoice.paid', {
    id: 'in_noor',
    parent: { subscription_details: { metadata } },
    amount_paid: 990,
    currency: 'sgd',
    lines: { data: [{ period: { start: unix(), end: unix() + 30 * 86_400 } }] },
  })
  const act = (path: string) => app.call('POST', `/api/seeker/plan/${path}`, { token })
  expect((await act('card')).body.data.url).toMatch(/^https:\/\/checkout\.stripe\.example\//)
  expect(Object.fromEntries(asked.at(-1)?.form ?? [])).toMatchObject({
    mode: 'setup',
    customer: 'cus_1',
    currency: 'sgd',
    'metadata[order]': metadata.order,
  })
  // The card that was given there pays from now on: Stripe keeps it with the subscription, and it stands on the page.
  await tell('checkout.session.completed', { metadata, mode: 'setup', setup_intent: 'seti_4444', customer: 'cus_1' })
  const plan = async () => (await app.call('GET', '/api/seeker/plan', { token })).body.data
  expect((await plan()).order.card).toEqual({ brand: 'mastercard', last4: '4444' })
  await useCardAtStripe(app.server.services, { orderId: metadata.order, customer: 'cus_1', method: 'pm_4444' })
  const set = asked.slice(-2)
  expect(set.map(({ path }) => path)).toEqual(['/v1/customers/cus_1', '/v1/subscriptions/sub_4'])
  expect(set[0]?.form.get('invoice_settings[default_payment_method]')).toBe('pm_4444')
  expect(set[1]?.form.get('default_payment_method')).toBe('pm_4444')
  const waiting = await app.look<{ payload: object }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'use-card-at-stripe'`,
  )
  expect(waiting).toEqual([{ payload: { orderId: metadata.order, customer: 'cus_1', method: 'pm_4444' } }])
  await tell('invoice.payment_failed', {
    id: 'in_noor_2',
    parent: { subscription_details: { metadata } },
    amount_paid: 0,
    currency: 'sgd',
    next_payment_attempt: unix() + 86_400,
    lines: { data: [] },
  })
  expect((await act('retry')).status).toBe(200)
  expect(asked.at(-1)).toMatchObject({ method: 'POST', path: '/v1/invoices/in_open/pay' })

  stripe.state.invoice = 'in_noor'
  const dispute = { id: 'dp_noor', amount: 990, payment_intent: 'pi_noor' }
  await tell('charge.dispute.created', { ...dispute, status: 'needs_response' })
  const paid = async () =>
    (await app.call('GET', '/api/seeker/payments', { token })).body.data.payments.find(
      ({ kind }: { kind: string }) => kind === 'charge',
    )
  expect(await paid()).toMatchObject({ dispute: 'open', refundable: 0 })
  await tell('charge.dispute.closed', { ...dispute, status: 'lost' })
  expect(await paid()).toMatchObject({ dispute: 'lost' })
  expect((await app.call('GET', '/api/seeker/plan', { token })).body.data.tier).toBe('free')
  // One of a payment that is none of ours changes nothing.
  stripe.state.invoice = 'in_of_somebody_else'
  await tell('charge.dispute.created', { ...dispute, id: 'dp_other', payment_intent: 'pi_other', status: 'lost' })
})
