import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StripeServer, startStripeServer } from '../../../../test/stripe.ts'
import { formOf, PASSWORD, type TestServer } from '../../../../test/support.ts'
import { settleCompanyPlan } from './settle.service.ts'

/** A company at Stripe: its first bill on Stripe's page, the next ones by the card that is kept, over the wire. */

let stripe: StripeServer
let app: TestServer
beforeAll(async () => {
  stripe = await startStripeServer()
  app = stripe.app
})
afterAll(() => stripe.close())

const query = (input: object) => `?${new URLSearchParams(input as Record<string, string>)}`
const company = async () => {
  const person = await app.employer('SG')
  let { token } = person
  const call = (method: string, path: string, body?: object) =>
    app.call(method, `/api/company/plan${path}`, { token, body })
  const plan = async () => (await call('GET', '')).body.data
  const settle = () => settleCompanyPlan(app.server.services, { companyId: person.companyId })
  const later = async (days: number) => {
    stripe.state.days += days
    const login = { email: person.email, password: PASSWORD, role: 'employer' }
    token = (await app.call('POST', '/api/auth/login', { body: login })).body.token
    await settle()
  }
  const wish = { product: 'team', period: 'month', seats: 3, country: 'SG', region: '' }
  const quote = async (more: object) => (await call('GET', `/quote${query({ ...wish, ...more })}`)).body.data
  const order = async () => {
    const { total } = await quote({ action: 'start' })
    const billing = { billingName: 'Harbour', billingEmail: 'accounts@harbour.test' }
    return call('POST', '/bills', { ...wish, action: 'start', ...billing, total })
  }
  const page = (id: string) => call('POST', `/bills/${id}/page`)
  const employ = () => app.call('POST', '/api/employees/unified', { token, body: formOf() })
  return { ...person, call, plan, settle, later, wish, quote, order, page, employ }
}

/** What Stripe says of a payment that was asked for: its charge, and the payment itself. */
const tellPaid = async (form: URLSearchParams, { id, card = '4242' }: { id: string; card?: string }) => {
  const prefix = form.has('payment_intent_data[metadata][order]') ? 'payment_intent_data[metadata]' : 'metadata'
  const of = (name: string) => form.get(`${prefix}[${name}]`)
  const metadata = { order: of('order'), from: of('from'), until: of('until') }
  const amount = Number(form.get('amount') ?? form.get('line_items[0][price_data][unit_amount]'))
  await stripe.tell('charge.succeeded', {
    id: `ch_${id}`,
    metadata,
    customer: 'cus_1',
    payment_method: `pm_${card}`,
    payment_method_details: { card: { brand: 'visa', last4: card } },
  })
  await stripe.tell('payment_intent.succeeded', { id, metadata, amount_received: amount, currency: 'sgd' })
}
const last = (path: string) => stripe.asked.filter((one) => one.method === 'POST' && one.path === path).at(-1)

test('a company pays at Stripe, adds seats by the card that is kept, fails a renewal, and pays it on the page', async () => {
  const mei = await company()
  const bill = (await mei.order()).body.data
  expect((await mei.call('POST', `/bills/${bill.id}/test-card`, { number: '4242424242424242' })).status).toBe(409)
  const { url } = (await mei.page(bill.id)).body.data
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.example\//)
  // A second click gets the same page.
  expect((await mei.page(bill.id)).body.data.url).toBe(url)
  const session = last('/v1/checkout/sessions')
  expect(Object.fromEntries(session?.form ?? [])).toMatchObject({
    mode: 'payment',
    customer_creation: 'always',
    'payment_intent_data[setup_future_usage]': 'off_session',
    'payment_intent_data[metadata][order]': bill.id,
    'line_items[0][price_data][unit_amount]': String(bill.total),
    success_url: expect.stringContaining('paid=1'),
  })
  // Nothing is given until Stripe has told of it; an amount that was not ordered gives nothing.
  expect((await mei.plan()).state).toBe('trial')
  await tellPaid(session?.form ?? new URLSearchParams(), { id: 'pi_first' })
  expect(await mei.plan()).toMatchObject({ state: 'active', current: { seats: 3, card: '4242' }, open: null })

  // More seats are charged to the card when nobody is there.
  const more = { ...mei.wish, seats: 5, action: 'change' }
  const { total } = await mei.quote({ seats: 5, action: 'change' })
  expect((await mei.call('POST', '/change', { ...more, total })).status).toBe(200)
  const seats = last('/v1/payment_intents')
  expect(Object.fromEntries(seats?.form ?? [])).toMatchObject({
    amount: String(total),
    customer: 'cus_1',
    payment_method: 'pm_4242',
    off_session: 'true',
    confirm: 'true',
  })
  await tellPaid(seats?.form ?? new URLSearchParams(), { id: 'pi_seats' })
  expect(await mei.plan()).toMatchObject({ current: { seats: 5 }, invoices: [{}, {}] })

  // The renewal is refused by the bank: a week of grace, tried again on its day, and paid on the page with another card.
  stripe.state.card = 'declined'
  await mei.later(32)
  const refused = last('/v1/payment_intents')
  const metadata = (name: string) => refused?.form.get(`metadata[${name}]`)
  await stripe.tell('payment_intent.payment_failed', {
    id: 'pi_renewal',
    metadata: {
      order: metadata('order'),
      from: metadata('from'),
      until: metadata('until'),
      next_try: metadata('next_try'),
    },
    amount_received: 0,
    currency: 'sgd',
  })
  const due = await mei.plan()
  expect(due).toMatchObject({ state: 'past_due', open: { kind: 'renewal', nextTry: expect.any(String) } })
  expect((await mei.employ()).status).toBeLessThan(300)
  await mei.later(1.1)
  expect(last('/v1/payment_intents')?.key).toBe(`bill ${due.open.id} try 2`)
  await mei.page(due.open.id)
  const paid = last('/v1/checkout/sessions')
  expect(paid?.form.get('customer')).toBe('cus_1')
  await tellPaid(paid?.form ?? new URLSearchParams(), { id: 'pi_again', card: '5556' })
  expect(await mei.plan()).toMatchObject({ state: 'active', open: null, current: { card: '5556' } })
  stripe.state.card = 'paid'
})

test('another card is given on a page of Stripe without a bill, and pays the next ones', async () => {
  const mei = await company()
  expect((await mei.call('POST', '/card')).status).toBe(409)
  const bill = (await mei.order()).body.data
  await mei.page(bill.id)
  await tellPaid(last('/v1/checkout/sessions')?.form ?? new URLSearchParams(), { id: 'pi_card' })
  expect((await mei.call('POST', '/test-card', { number: '4242424242424242' })).status).toBe(409)
  expect((await mei.call('POST', '/card')).body.data.url).toMatch(/^https:\/\/checkout\.stripe\.example\//)
  const form = Object.fromEntries(last('/v1/checkout/sessions')?.form ?? [])
  expect(form).toMatchObject({ mode: 'setup', customer: 'cus_1', 'metadata[order]': bill.id })
  // Told by Stripe alone; what it is told of twice is one card, and an older one changes nothing.
  const setup = { metadata: { order: bill.id }, mode: 'setup', customer: 'cus_1' }
  await stripe.tell('checkout.session.completed', { ...setup, setup_intent: 'seti_8210' })
  expect(await mei.plan()).toMatchObject({ current: { card: '8210' }, invoices: [{}] })
  stripe.state.days -= 1
  await stripe.tell('checkout.session.completed', { ...setup, setup_intent: 'seti_1111' })
  stripe.state.days += 1
  expect((await mei.plan()).current.card).toBe('8210')
  await mei.later(32)
  expect(last('/v1/payment_intents')?.form.get('payment_method')).toBe('pm_8210')
  // One of no order of ours is nobody's.
  await stripe.tell('checkout.session.completed', { mode: 'setup', setup_intent: 'seti_9999', customer: 'cus_9' })
})

test('what was just paid is not charged beside a new order, nor told of by anybody but Stripe', async () => {
  const mei = await company()
  const bill = (await mei.order()).body.data
  await mei.page(bill.id)
  stripe.state.page = 'complete'
  expect((await mei.order()).status).toBe(409)
  expect((await mei.page(bill.id)).status).toBe(409)
  stripe.state.page = 'open'
  const session = last('/v1/checkout/sessions')
  const from = session?.form.get('payment_intent_data[metadata][from]')
  const until = session?.form.get('payment_intent_data[metadata][until]')
  const body = (more: object) =>
    JSON.stringify({
      id: 'evt_wrong',
      type: 'payment_intent.succeeded',
      created: stripe.unix(),
      data: {
        object: {
          id: 'pi_x',
          metadata: { order: bill.id, from, until },
          amount_received: bill.total,
          currency: 'sgd',
          ...more,
        },
      },
    })
  expect((await stripe.send(body({}), 'whsec_other')).status).toBe(400)
  expect((await stripe.send(body({ amount_received: 1 }))).status).toBe(200)
  expect((await mei.plan()).current).toBeNull()
  expect((await stripe.send(body({ metadata: { order: bill.id, from: 'now', until: '-1' } }))).status).toBe(400)

  // Somebody else's bill is not there.
  const other = await company()
  expect((await other.page(bill.id)).status).toBe(404)
})

test('the page of a bill that gives way to the renewal is shut; one that was just paid there stays', async () => {
  for (const isPaid of [false, true]) {
    const mei = await company()
    const bill = (await mei.order()).body.data
    await mei.page(bill.id)
    await tellPaid(last('/v1/checkout/sessions')?.form ?? new URLSearchParams(), { id: `pi_start_${isPaid}` })
    stripe.state.card = 'declined'
    const { total } = await mei.quote({ seats: 5, action: 'change' })
    await mei.call('POST', '/change', { ...mei.wish, seats: 5, action: 'change', total })
    await mei.later(27)
    const { open } = await mei.plan()
    expect(open).toBeNull()
    const { total: rest } = await mei.quote({ seats: 6, action: 'change' })
    await mei.call('POST', '/change', { ...mei.wish, seats: 6, action: 'change', total: rest })
    const seats = (await mei.plan()).open
    const page: string = (await mei.page(seats.id)).body.data.url
    stripe.state.page = isPaid ? 'complete' : 'open'
    await mei.later(5)
    stripe.state.page = 'open'
    const shut = stripe.asked.filter(({ path }) => path === `/v1/checkout/sessions/${page.split('/').at(-1)}/expire`)
    expect(shut).toHaveLength(isPaid ? 0 : 1)
    const bills = await app.look<{ kind: string; state: string }>(
      `select kind, state from plan_orders where buyer = '${mei.companyId}' and seats <> 5 order by ordered_at desc, from_at desc limit 2`,
    )
    const [start, more] = [
      { kind: 'start', state: 'paid' },
      { kind: 'seats', state: 'open' },
    ]
    // The renewal is of the seats that were paid: it waits until Stripe tells of them.
    const renewed = [
      { kind: 'renewal', state: 'open' },
      { kind: 'seats', state: 'abandoned' },
    ]
    expect(bills).toEqual(isPaid ? [more, start] : renewed)
    if (isPaid) {
      await tellPaid(last('/v1/checkout/sessions')?.form ?? new URLSearchParams(), { id: 'pi_late_seats' })
      await mei.settle()
      expect((await mei.plan()).open).toMatchObject({ kind: 'renewal', seats: 6 })
    }
    stripe.state.card = 'paid'
  }
})
