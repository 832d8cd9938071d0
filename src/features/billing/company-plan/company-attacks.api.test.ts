import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlanServer, startPlanServer } from '../../../../test/payments.ts'
import { PASSWORD, type TestServer } from '../../../../test/support.ts'
import { settleCompanyPlan } from './settle.service.ts'

/** What a company tries that wants more than it pays for, or clicks faster than the provider tells. */

let shop: PlanServer
let app: TestServer
beforeAll(async () => {
  shop = await startPlanServer(new Date())
  app = shop.app
})
afterAll(() => app.close())

const query = (input: object) => `?${new URLSearchParams(input as Record<string, string>)}`
const company = async (country = 'SG') => {
  const person = await app.employer(country)
  let { token } = person
  const call = (method: string, path: string, body?: object) =>
    app.call(method, `/api/company/plan${path}`, { token, body })
  const plan = async () => (await call('GET', '')).body.data
  const settle = async () => {
    for (let times = 0; times < 2; times++) {
      await shop.tellAll()
      await settleCompanyPlan(app.server.services, { companyId: person.companyId })
    }
  }
  const later = async (days: number) => {
    shop.later(days)
    const login = { email: person.email, password: PASSWORD, role: 'employer' }
    token = (await app.call('POST', '/api/auth/login', { body: login })).body.token
    await settle()
  }
  const wish = (more: object = {}) => ({ product: 'team', period: 'month', seats: 3, country, region: '', ...more })
  const quote = (more: object) => call('GET', `/quote${query(wish(more))}`)
  const order = async (more: object = {}) => {
    const { total = 0 } = (await quote({ action: 'start', ...more })).body.data ?? {}
    const billing = { billingName: 'Harbour', billingEmail: 'accounts@harbour.test' }
    return call('POST', '/bills', { ...wish(more), action: 'start', ...billing, total })
  }
  const pay = (id: string) => call('POST', `/bills/${id}/test-card`, { number: '4242424242424242' })
  const buy = async () => {
    await pay((await order()).body.data.id)
    await settle()
  }
  const change = async (more: object) => {
    const { total = 0 } = (await quote({ action: 'change', ...more })).body.data ?? {}
    return call('POST', '/change', { ...wish(more), action: 'change', total })
  }
  return { ...person, call, plan, settle, later, wish, quote, order, pay, buy, change }
}

test('seats cost what they cost where the plan was bought, whatever country a change names', async () => {
  const mei = await company('IN')
  await mei.buy()
  const own = (await mei.quote({ action: 'change', seats: 5 })).body.data
  const other = (await mei.quote({ action: 'change', seats: 5, country: 'SG' })).body.data
  expect(own.lines[0].each).toBeGreaterThan(9000)
  expect(other.lines[0].each).toBe(own.lines[0].each)
  await mei.change({ seats: 5, country: 'SG' })
  await mei.settle()
  const seats = (await mei.plan()).invoices.find(({ kind }: { kind: string }) => kind === 'seats')
  expect(seats).toMatchObject({ kind: 'seats', total: own.total, currency: { code: 'INR' } })
})

test('another plan in the second after paying is refused: both would be charged', async () => {
  const mei = await company()
  const first = (await mei.order()).body.data
  await mei.pay(first.id)
  expect(await mei.order({ seats: 4 })).toMatchObject({ status: 409, body: { error: expect.stringContaining('paid') } })
  await mei.settle()
  expect((await mei.plan()).invoices).toHaveLength(1)
})

test('a coupon for one is used by one, when two ask at once', async () => {
  await app.look(
    `insert into plan_coupons (code, rate, periods, most_uses, from_day) values ('FIRST-ONE', 50000, 1, 1, '2026-01-01')`,
  )
  const companies = [await company(), await company(), await company(), await company()]
  const answers = await Promise.all(companies.map((one) => one.order({ coupon: 'FIRST-ONE' })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await app.look(`select buyer from plan_coupon_uses where code = 'FIRST-ONE'`)).toHaveLength(1)
})

test('seats that nobody paid for stand in the way of nothing: not of the next change, not of the renewal', async () => {
  const mei = await company()
  await mei.buy()
  const card = (outcome: string) =>
    app.look(`update test_saved_cards set outcome = '${outcome}' where buyer = '${mei.companyId}'`)
  await card('renewal_fails')
  await mei.change({ seats: 5 })
  await mei.settle()
  expect((await mei.plan()).open).toMatchObject({ kind: 'seats' })
  await mei.later(8)
  await card('paid')
  expect((await mei.change({ seats: 4 })).status).toBe(200)
  await mei.settle()
  expect((await mei.plan()).current.seats).toBe(4)
  await card('renewal_fails')
  await mei.later(18)
  await mei.change({ seats: 6 })
  await mei.settle()
  await card('paid')
  // The month ends while the bill for more seats waits.
  await mei.later(6)
  expect(await mei.plan()).toMatchObject({ state: 'active', invoices: [{ kind: 'renewal' }, {}, {}] })
})

test('numbers that are no seats are refused by name', async () => {
  const mei = await company()
  for (const seats of [-1, 0, 1.5, 1e9, '3; drop table', null]) {
    const answer = await mei.call('POST', '/bills', {
      ...mei.wish({ seats }),
      action: 'start',
      billingName: 'H',
      billingEmail: 'a@harbour.test',
      total: 0,
    })
    expect(answer, String(seats)).toMatchObject({ status: 422, body: { fields: { seats: expect.any(String) } } })
  }
  await mei.buy()
  for (const cancels of [true, true, false, false, true])
    expect((await mei.call('PUT', '/cancelled', { cancels })).status).toBe(200)
  expect((await mei.change({ seats: 9 })).status).toBe(409)
})

test('a coupon of an order that was not paid takes nothing off later bills', async () => {
  await app.look(
    `insert into plan_coupons (code, rate, periods, most_uses, from_day) values ('HALF-YEAR', 50000, 6, 1, '2026-01-01'), ('A-FIFTH', 20000, 1, null, '2026-01-01')`,
  )
  const mei = await company()
  expect((await mei.order({ coupon: 'HALF-YEAR' })).status).toBe(201)
  await mei.buy()
  const lines = async (of: typeof mei) => (await of.plan()).current.next.lines.map(({ what }: { what: string }) => what)
  expect(await lines(mei)).toEqual(['seats'])
  // Nobody used it: it is there for another, who takes a second one instead.
  const arun = await company()
  expect((await arun.order({ coupon: 'HALF-YEAR' })).status).toBe(201)
  await arun.pay((await arun.order({ coupon: 'A-FIFTH' })).body.data.id)
  await arun.settle()
  expect(await lines(arun)).toEqual(['seats'])
  expect((await (await company()).order({ coupon: 'HALF-YEAR' })).status).toBe(201)
})

test('another plan gives back no more of the one before than was paid for it: with a coupon, and after its price went up', async () => {
  await app.look(
    `insert into plan_coupons (code, rate, periods, from_day) values ('NEARLY-ALL', 90000, 1, '2026-01-01')`,
  )
  const unused = async (of: Awaited<ReturnType<typeof company>>) =>
    (await of.quote({ action: 'change', product: 'business', seats: 3 })).body.data.lines.find(
      ({ what }: { what: string }) => what === 'unused',
    ).amount
  const mei = await company()
  const bill = (await mei.order({ coupon: 'NEARLY-ALL' })).body.data
  await mei.pay(bill.id)
  await mei.settle()
  expect(await unused(mei)).toBe(-bill.net)
  const ravi = await company('CA')
  const placed = { region: 'ON' }
  const paid = (await ravi.order(placed)).body.data
  await ravi.pay(paid.id)
  await ravi.settle()
  await app.look(`update company_prices set amount = amount * 3 where country = 'CA' and product = 'team'`)
  await app.look(`update company_prices set amount = amount * 9 where country = 'CA' and product = 'business'`)
  expect(await unused(ravi)).toBe(-paid.net)
})
