import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlanServer, startPlanServer } from '../../../../test/payments.ts'
import { formOf, PASSWORD, type TestServer } from '../../../../test/support.ts'
import { settleCompanyPlan, settleCompanyPlans } from './settle.service.ts'

let shop: PlanServer
let app: TestServer
beforeAll(async () => {
  shop = await startPlanServer(new Date())
  app = shop.app
})
afterAll(() => app.close())

type Company = Awaited<ReturnType<TestServer['employer']>>
const company = async () => {
  const person = await app.employer('SG')
  let { token } = person
  const settle = async () => {
    await shop.tellAll()
    await settleCompanyPlan(app.server.services, { companyId: person.companyId })
    await shop.tellAll()
    await settleCompanyPlan(app.server.services, { companyId: person.companyId })
  }
  const call = (method: string, path: string, body?: object) =>
    app.call(method, `/api/company/plan${path}`, { token, body })
  const plan = async () => (await call('GET', '')).body.data
  /** Days go by; a sign-in lasts a working day. */
  const later = async (days: number) => {
    shop.later(days)
    await settle()
    const login = { email: person.email, password: PASSWORD, role: 'employer' }
    token = (await app.call('POST', '/api/auth/login', { body: login })).body.token
  }
  const employ = () =>
    app.call('POST', '/api/employees/unified', {
      token,
      body: formOf({ joinDate: shop.now().toISOString().slice(0, 10) }),
    })
  const session = async () => (await app.call('GET', '/api/auth/me', { token })).body.data
  return { ...person, call, plan, later, settle, employ, session, signedIn: () => token }
}
const namesIn = (zip: Uint8Array): string[] => Object.keys(unzipSync(zip)).toSorted()
const wish = (more: object = {}) => ({ product: 'team', period: 'month', seats: 3, country: 'SG', region: '', ...more })
const query = (input: object) => `?${new URLSearchParams(input as Record<string, string>)}`

test('a company goes from its trial through seats, invoice, past due and read only to paid again', async () => {
  const mei = await company()
  expect(await mei.plan()).toMatchObject({ state: 'trial', current: null, invoices: [] })
  expect((await mei.session()).trial).toMatchObject({ active: true })
  expect((await mei.employ()).status).toBeLessThan(300)

  // Shown line by line before anything is ordered, and made only as it was shown.
  expect((await mei.call('GET', `/quote${query({ ...wish(), action: 'start' })}`)).body.data).toMatchObject({
    takes: 'now',
    lines: [{ what: 'seats', count: 3, each: 600, amount: 1800 }],
    net: 1800,
    tax: 162,
    total: 1962,
  })
  const billing = { billingName: 'Harbour Pte. Ltd.', billingEmail: 'accounts@harbour.test', taxId: '201900001A' }
  const order = { ...wish(), action: 'start', ...billing }
  expect((await mei.call('POST', '/bills', { ...order, total: 1 })).body.message).toContain('The price has changed')
  expect((await mei.call('POST', '/bills', { ...order, seats: 60, total: 1 })).body.fields.seats).toContain(
    'up to 50 people',
  )
  const bill = (await mei.call('POST', '/bills', { ...order, total: 1962 })).body.data
  const pay = (id: string, number: string, approved: boolean | null = null) =>
    mei.call('POST', `/bills/${id}/test-card`, { number, approved })
  expect((await pay(bill.id, '4111111111111111')).body.message).toContain('published test cards only')
  expect((await pay(bill.id, '4000000000000002')).body.data.outcome).toBe('declined')
  expect((await pay(bill.id, '4000002500003155')).body.data.outcome).toBe('asks')
  expect((await pay(bill.id, '4242424242424242')).body.data.outcome).toBe('paid')
  await pay(bill.id, '4242424242424242')
  await mei.settle()
  // Whoever pays is not told of a trial, in the frame of the application no more than here.
  expect((await mei.session()).trial).toBeNull()
  expect(await mei.plan()).toMatchObject({
    state: 'active',
    current: { product: 'team', seats: 3, card: '4242', cancels: false },
    invoices: [{ total: 1962, tax: 162, kind: 'start' }],
  })

  // Seats in the middle of the month cost what is left of it; fewer begin with the next bill.
  await mei.later(10)
  const more = { ...wish({ seats: 5 }), action: 'change' }
  const quoted = (await mei.call('GET', `/quote${query(more)}`)).body.data
  expect(quoted).toMatchObject({ takes: 'now', lines: [{ what: 'added', count: 2 }] })
  expect(quoted.lines[0].each).toBeGreaterThan(380)
  expect(quoted.lines[0].each).toBeLessThan(420)
  expect((await mei.call('POST', '/change', { ...more, total: quoted.total })).body.data.takes).toBe('now')
  await mei.settle()
  expect(await mei.plan()).toMatchObject({ current: { seats: 5 }, invoices: [{ kind: 'seats' }, { kind: 'start' }] })
  const fewer = { ...wish({ seats: 2 }), action: 'change' }
  const less = (await mei.call('GET', `/quote${query(fewer)}`)).body.data
  expect(less).toMatchObject({ takes: 'at_end', lines: [{ what: 'seats', count: 2 }] })
  await mei.call('POST', '/change', { ...fewer, total: less.total })
  expect((await mei.plan()).current).toMatchObject({ seats: 5, next: { seats: 2 } })

  // The invoices are numbered without a gap, and their paper is a PDF of the company’s own.
  const { invoices } = await mei.plan()
  const numbers = invoices.map((one: { number: string }) => Number(one.number.slice(3)))
  expect(numbers[0] - numbers[1]).toBe(1)
  expect((await mei.call('GET', `/invoices/${invoices[0].id}`)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const all = await mei.call('GET', '/invoices')
  expect(namesIn(all.bytes)).toEqual(invoices.map(({ number }: { number: string }) => `${number}.pdf`).toSorted())
  expect(namesIn((await mei.call('GET', '/invoices?year=1999')).bytes)).toEqual([])
  expect((await mei.call('GET', '/invoices?year=26')).body.fields.year).toContain('four digits')
  const other = await company()
  expect(namesIn((await other.call('GET', '/invoices')).bytes)).toEqual([])
  expect((await other.call('GET', `/invoices/${invoices[0].id}`)).status).toBe(404)

  // A card that no longer pays: a week of grace, then everything is read and nothing is written.
  await app.look(`update test_saved_cards set outcome = 'renewal_fails' where buyer = '${mei.companyId}'`)
  await mei.later(22)
  const due = await mei.plan()
  expect(due).toMatchObject({ state: 'past_due', open: { kind: 'renewal', seats: 2 } })
  expect(due.open.nextTry).not.toBeNull()
  expect((await mei.employ()).status).toBeLessThan(300)
  await mei.later(8)
  expect(await mei.plan()).toMatchObject({ state: 'read_only', open: null })
  expect(await mei.employ()).toMatchObject({ status: 402, body: { code: 'PLAN_REQUIRED' } })
  const token = mei.signedIn()
  for (const path of ['/api/employees', '/api/payroll/runs', '/api/payslips', '/api/company/plan'])
    expect((await app.call('GET', path, { token })).status, path).toBe(200)
  expect((await app.call('POST', '/api/company/exports', { token, body: { withFiles: false } })).status).toBeLessThan(
    300,
  )

  // Paid again: a new time begins now, and nothing of the week is owed.
  const again = (await mei.call('GET', `/quote${query({ ...wish(), action: 'start' })}`)).body.data
  const second = (await mei.call('POST', '/bills', { ...order, total: again.total })).body.data
  await pay(second.id, '4242424242424242')
  await mei.settle()
  expect(await mei.plan()).toMatchObject({ state: 'active', open: null })
  expect((await mei.employ()).status).toBeLessThan(300)

  // Cancelled it goes on to its end; taken back it renews.
  expect((await mei.call('PUT', '/cancelled', { cancels: true, reason: 'because' })).status).toBe(422)
  await mei.call('PUT', '/cancelled', { cancels: true, reason: 'price' })
  const log = await app.call('GET', '/api/company/audit-log?action=plan.cancel', { token: mei.signedIn() })
  expect(log.body.data.entries[0]).toMatchObject({ action: 'plan.cancel', after: { reason: 'price' } })
  expect(await mei.plan()).toMatchObject({ state: 'cancelled', current: { next: null } })
  await mei.call('PUT', '/cancelled', { cancels: false })
  await mei.later(31)
  expect(await mei.plan()).toMatchObject({ state: 'active', invoices: [{ kind: 'renewal' }, {}, {}, {}] })
})

test('past due is paid with another card, and a coupon takes its part off the first bills', async () => {
  await app.look(
    `insert into plan_coupons (code, rate, periods, from_day) values ('HARBOUR25', 25000, 1, '2026-01-01')`,
  )
  const mei = await company()
  const asked = { ...wish({ product: 'business', coupon: 'harbour25' }), action: 'start' }
  expect((await mei.call('GET', `/quote${query({ ...asked, coupon: 'NONE' })}`)).body.fields.coupon).toContain(
    'not known',
  )
  const { total, lines } = (await mei.call('GET', `/quote${query(asked)}`)).body.data
  expect(lines).toMatchObject([{ amount: 3000 }, { what: 'coupon', amount: -750 }])
  const bill = (await mei.call('POST', '/bills', { ...asked, total, billingName: 'H', billingEmail: 'a@harbour.test' }))
    .body.data
  await mei.call('POST', `/bills/${bill.id}/test-card`, { number: '4000000000000341' })
  await mei.settle()
  expect((await mei.plan()).current.next.lines).toEqual([{ what: 'seats', count: 3, each: 1000, amount: 3000 }])
  expect((await mei.call('GET', `/quote${query({ ...asked, action: 'start' })}`)).status).toBe(409)
  await mei.later(32)
  const { state, open } = await mei.plan()
  expect(state).toBe('past_due')
  await mei.call('POST', `/bills/${open.id}/test-card`, { number: '4242 4242 4242 4242' })
  await mei.settle()
  expect(await mei.plan()).toMatchObject({
    state: 'active',
    open: null,
    invoices: [{ kind: 'renewal' }, { kind: 'start' }],
  })
})

test('a trial that ends has a week of grace; the hourly job then says that the company only reads', async () => {
  const mei: Company = await app.employer('SG')
  const readOnly = async () =>
    (await app.look(`select 1 from company_plans where buyer = '${mei.companyId}' and read_only_since is not null`))
      .length
  const passed = async (days: number) => {
    const ends = new Date(shop.now().getTime() - days * 86_400_000).toISOString()
    await app.look(`update companies set trial_ends_at = '${ends}' where id = '${mei.companyId}'`)
    await settleCompanyPlans(app.server.services)
    await settleCompanyPlan(app.server.services, { companyId: mei.companyId })
    return readOnly()
  }
  expect(await passed(6)).toBe(0)
  expect(await passed(8)).toBe(1)
})

test('a coupon that would leave less than a card can be charged is refused', async () => {
  await app.look(
    `insert into plan_coupons (code, rate, periods, from_day) values ('NEARLY-ALL', 99000, 1, '2026-01-01')`,
  )
  const mei = await company()
  const asked = { ...wish({ coupon: 'NEARLY-ALL' }), action: 'start' }
  const least = 'This coupon would leave less than a card can be charged. Go on without it.'
  expect((await mei.call('GET', `/quote${query(asked)}`)).body.fields).toEqual({ coupon: least })
  const billing = { billingName: 'H', billingEmail: 'a@harbour.test' }
  expect((await mei.call('POST', '/bills', { ...asked, ...billing, total: 20 })).body.fields).toEqual({ coupon: least })
  // Enough seats leave enough.
  expect((await mei.call('GET', `/quote${query({ ...asked, seats: 50 })}`)).body.data.total).toBeGreaterThanOrEqual(50)
})

test('a coupon waits while a renewal with fewer seats would come to less than a card can be charged', async () => {
  await app.look(
    `insert into plan_coupons (code, rate, periods, from_day) values ('TEN-SEATS', 99000, 3, '2026-01-01')`,
  )
  const mei = await company()
  const asked = { ...wish({ coupon: 'TEN-SEATS', seats: 10 }), action: 'start' }
  const { total } = (await mei.call('GET', `/quote${query(asked)}`)).body.data
  expect(total).toBe(65)
  const billing = { billingName: 'H', billingEmail: 'a@harbour.test' }
  const bill = (await mei.call('POST', '/bills', { ...asked, ...billing, total })).body.data
  await mei.call('POST', `/bills/${bill.id}/test-card`, { number: '4242 4242 4242 4242' })
  await mei.settle()
  const change = async (seats: number) => {
    const wanted = { ...wish({ seats }), action: 'change' }
    const quoted = (await mei.call('GET', `/quote${query(wanted)}`)).body.data
    expect((await mei.call('POST', '/change', { ...wanted, total: quoted.total })).status).toBe(200)
    await mei.settle()
  }
  await change(9)
  expect((await mei.plan()).current.next).toMatchObject({ couponWaits: false, total: 59 })
  await change(3)
  expect((await mei.plan()).current.next).toMatchObject({
    lines: [{ what: 'seats', count: 3, amount: 1800 }],
    total: 1962,
    couponWaits: true,
  })
  await mei.later(32)
  expect(await mei.plan()).toMatchObject({ state: 'active', invoices: [{ kind: 'renewal', total: 1962 }, {}] })
  // It was not used up by that bill: with enough seats it comes off the two it still reaches.
  await change(10)
  expect((await mei.plan()).current.next).toMatchObject({ couponWaits: false, total: 65 })
})
