import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlanServer, startPlanServer } from '../../../../test/payments.ts'
import { formOf, PASSWORD, type TestServer } from '../../../../test/support.ts'
import { settleCompanyPlan, settleCompanyPlans } from './settle.service.ts'

let shop: PlanServer
let app: TestServer
beforeAll(async () => {
  shop = await startPlanServer(new Date('2026-11-02T08:00:00Z'))
  app = shop.app
})
afterAll(() => app.close())

const query = (input: object) => `?${new URLSearchParams(input as Record<string, string>)}`
const wish = { product: 'team', period: 'month', seats: 3, country: 'SG', region: '' }

/** A company that has paid three seats for a month with a test card. */
const payingCompany = async () => {
  const person = await app.employer('SG')
  let { token } = person
  const call = (method: string, path: string, body?: object) =>
    app.call(method, `/api/company/plan${path}`, { token, body })
  const settle = async () => {
    await shop.tellAll()
    await settleCompanyPlan(app.server.services, { companyId: person.companyId })
    await shop.tellAll()
  }
  const later = async (days: number) => {
    shop.later(days)
    await settle()
    const login = { email: person.email, password: PASSWORD, role: 'employer' }
    token = (await app.call('POST', '/api/auth/login', { body: login })).body.token
  }
  const { total } = (await call('GET', `/quote${query({ ...wish, action: 'start' })}`)).body.data
  const billing = { billingName: 'Harbour', billingEmail: 'accounts@harbour.test', total }
  const bill = (await call('POST', '/bills', { ...wish, action: 'start', ...billing })).body.data
  await call('POST', `/bills/${bill.id}/test-card`, { number: '4242424242424242', approved: null })
  await settle()
  const read = (path: string) => app.call('GET', path, { token })
  const employ = () =>
    app.call('POST', '/api/employees/unified', {
      token,
      body: formOf({ joinDate: shop.now().toISOString().slice(0, 10) }),
    })
  const plan = async () => (await call('GET', '')).body.data
  return { ...person, call, settle, later, read, employ, plan }
}

describe('the card of a company', () => {
  test('is changed without a bill, for a published test card only, and pays the next bill', async () => {
    const mei = await payingCompany()
    expect((await mei.call('POST', '/card')).body.data).toEqual({ url: null })
    expect((await mei.call('POST', '/test-card', { number: '4111111111111111' })).body.fields.number).toContain(
      'published test cards only',
    )
    expect((await mei.call('POST', '/test-card', { number: '4000000000000002' })).body.data.outcome).toBe('declined')
    expect((await mei.plan()).current.card).toBe('4242')
    expect((await mei.call('POST', '/test-card', { number: '4000 0000 0000 0341' })).body.data.outcome).toBe('changed')
    expect(await mei.plan()).toMatchObject({ current: { card: '0341' }, open: null, invoices: [{}] })
    await mei.later(31)
    expect(await mei.plan()).toMatchObject({ state: 'past_due', open: { kind: 'renewal' } })
    // Changed again while the bill waits: its next try is taken from the new card.
    await mei.call('POST', '/test-card', { number: '4242424242424242' })
    await mei.later(1.1)
    expect(await mei.plan()).toMatchObject({ state: 'active', open: null, invoices: [{ kind: 'renewal' }, {}] })
  })

  test('is nobody’s without a plan', async () => {
    const other = await app.employer('SG')
    const call = (path: string, body?: object) =>
      app.call('POST', `/api/company/plan${path}`, { token: other.token, body })
    expect((await call('/card')).status).toBe(409)
    expect((await call('/test-card', { number: '4242424242424242' })).status).toBe(409)
  })
})

describe('the plan of a company that is paused', () => {
  test('reads payroll, payslips and records, changes nothing, and is charged as much later', async () => {
    const mei = await payingCompany()
    expect((await mei.plan()).current).toMatchObject({ mayPause: true, pause: null })
    const until = new Date(Date.parse((await mei.plan()).current.paidUntil))
    await mei.later(10)
    const paused = (await mei.call('POST', '/pause', { days: 14 })).body.data
    expect(Date.parse(paused.nextBill) - until.getTime()).toBe(14 * 86_400_000)
    expect(await mei.plan()).toMatchObject({
      state: 'paused',
      until: paused.until,
      current: { pause: { until: paused.until }, mayPause: false, paidUntil: paused.nextBill },
    })
    const refused = await mei.employ()
    expect(refused).toMatchObject({
      status: 402,
      body: { code: 'PLAN_REQUIRED', data: { reason: 'paused', upgrade: 'team', until: paused.until } },
    })
    expect(refused.body.error).toContain('is paused until')
    for (const path of ['/api/employees', '/api/payroll/runs', '/api/payslips', '/api/company/plan'])
      expect((await mei.read(path)).status, path).toBe(200)
    // Nothing is bought beside it; the card can be changed.
    const change = { ...wish, seats: 5, action: 'change' }
    expect((await mei.call('GET', `/quote${query(change)}`)).status).toBe(409)
    expect((await mei.call('GET', `/quote${query({ ...wish, action: 'start' })}`)).status).toBe(409)
    expect((await mei.call('POST', '/test-card', { number: '4242424242424242' })).status).toBe(200)

    // It goes on by itself, and the day after the one it would have been charged nothing is.
    await mei.later(15)
    expect((await mei.employ()).status).toBeLessThan(300)
    await mei.later(6)
    expect(await mei.plan()).toMatchObject({ state: 'active', invoices: [{ kind: 'start' }] })
    expect((await mei.call('POST', '/pause', { days: 3 })).body.error).toContain('paused this paid period before')
    await mei.later(14)
    const renewed = await mei.plan()
    expect(renewed).toMatchObject({ state: 'active', invoices: [{ kind: 'renewal', total: 1962 }, {}] })
    expect(renewed.current).toMatchObject({ mayPause: true, pause: null })
  })

  test('is ended early, and the hourly job brings one back whose pause went past what was billed', async () => {
    const mei = await payingCompany()
    const { paidUntil } = (await mei.plan()).current
    await mei.later(2)
    await mei.call('POST', '/pause', { days: 30 })
    await mei.later(4)
    expect((await mei.call('POST', '/pause/end')).body.data.nextBill).toBe(
      new Date(Date.parse(paidUntil) + 4 * 86_400_000).toISOString().slice(0, 10),
    )
    expect((await mei.employ()).status).toBeLessThan(300)
    expect((await mei.call('POST', '/pause/end')).status).toBe(409)

    const kai = await payingCompany()
    await kai.later(28)
    await kai.call('POST', '/pause', { days: 30 })
    const readOnly = () =>
      app.look(`select 1 from company_plans where buyer = '${kai.companyId}' and read_only_since is not null`)
    shop.later(15)
    await settleCompanyPlans(app.server.services)
    expect(await readOnly()).toHaveLength(1)
    shop.later(15.1)
    await settleCompanyPlans(app.server.services)
    const jobs = await app.look<{ payload: { companyId: string } }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'settle-company-plan'`,
    )
    expect(jobs.map(({ payload }) => payload.companyId)).toContain(kai.companyId)
    await kai.settle()
    expect(await readOnly()).toHaveLength(0)
  })

  test('is paused once however often it is pressed, never before it is paid nor once it is cancelled', async () => {
    const mei = await payingCompany()
    const pressed = await Promise.all(Array.from({ length: 6 }, (_, n) => mei.call('POST', '/pause', { days: n + 5 })))
    expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const days of [0, -1, 31, 1.5, '7', null])
      expect([402, 422]).toContain((await mei.call('POST', '/pause', { days })).status)
    const kai = await payingCompany()
    await kai.call('PUT', '/cancelled', { cancels: true })
    expect((await kai.call('POST', '/pause', { days: 3 })).body.error).toContain('is cancelled')
    const lee = await app.employer('SG')
    const paused = await app.call('POST', '/api/company/plan/pause', { token: lee.token, body: { days: 3 } })
    expect(paused.body.error).toBe('A plan can be paused once it is paid.')
  })
})

test('a company that only reads is told which plan it takes and what it costs with the tax of its country', async () => {
  const mei = await payingCompany()
  for (let person = 0; person < 2; person++) expect((await mei.employ()).status).toBeLessThan(300)
  await mei.call('PUT', '/cancelled', { cancels: true })
  await mei.later(31)
  const plan = await mei.plan()
  expect(plan).toMatchObject({
    state: 'read_only',
    offer: { product: 'team', period: 'month', seats: 2, net: 1200, tax: 108, total: 1308, isTaxKnown: true },
  })
  const { body, status } = await mei.employ()
  expect(status).toBe(402)
  expect(body.error).toMatch(/Team for 2 people: .*13\.08 a month, with tax\. Choose it under Subscription/)
  expect(body.data).toMatchObject({
    upgrade: 'team',
    reason: 'read_only',
    plan: 'Team',
    total: 1308,
    tax: 108,
    currency: { code: 'SGD', minorUnits: 2 },
  })
})
