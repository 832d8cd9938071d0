import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlanServer, startPlanServer } from '../../../../test/payments.ts'
import { PASSWORD, type TestServer } from '../../../../test/support.ts'
import { endPlanOrder } from '../payments/payments.service.ts'
import { renewTestSubscriptions } from '../payments/test-provider.ts'
import { settleCompanyPlan } from './settle.service.ts'

let shop: PlanServer
let app: TestServer
beforeAll(async () => {
  shop = await startPlanServer(new Date())
  app = shop.app
})
afterAll(() => app.close())

/** Signs in again when days went by. */
const signedIn = (login: { email: string; role: string }, first: string) => {
  let token = first
  return async (method: string, path: string, body?: object) => {
    const answer = await app.call(method, path, { token, body })
    if (answer.status !== 401) return answer
    token = (await app.call('POST', '/api/auth/login', { body: { ...login, password: PASSWORD } })).body.token
    return app.call(method, path, { token, body })
  }
}
const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text

const NEW = { billingName: 'Rao Kitchens', billingEmail: 'Books@rao.example', taxId: 'T26LL0001A' }
const WRONG = [
  [{ ...NEW, billingName: ' ' }, { billingName: 'Name on the invoice is required' }],
  [{ ...NEW, billingEmail: 'books' }, { billingEmail: 'Invalid email format' }],
  [{ ...NEW, taxId: 'x'.repeat(41) }, { taxId: 'Tax number must be at most 40 characters' }],
] as const

test('a job seeker changes what stands on invoices: renewals carry it, what was issued and its credit note never change', async () => {
  const email = 'asha.pays@rivers.example'
  const signup = { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao', country: 'SG' }
  const { body } = await app.call('POST', '/api/auth/signup', { body: signup })
  const call = signedIn({ email, role: 'job_seeker' }, body.token)
  const change = (billing: object) => call('PUT', '/api/seeker/plan/billing', billing)
  const payments = async () => (await call('GET', '/api/seeker/payments')).body.data.payments
  const paper = async (id: string, what = 'paper') =>
    textOf((await call('GET', `/api/seeker/payments/${id}/${what}`)).bytes)
  // Without a plan there are no invoices to come.
  expect((await change(NEW)).status).toBe(409)

  const wish = { tier: 'premium_plus', period: 'month', country: 'SG', billingName: 'Asha Rao', billingEmail: email }
  const { order } = (await call('POST', '/api/checkout/orders', { ...wish, total: 1990, taxId: 'S1234567D' })).body.data
  await call('POST', `/api/checkout/orders/${order.id}/test-card`, { number: '4242 4242 4242 4242' })
  await shop.tellAll()
  const [first] = await payments()
  expect(await paper(first.id)).toContain('Tax registration number: S1234567D')

  for (const [billing, fields] of WRONG) expect(await change(billing)).toMatchObject({ status: 422, body: { fields } })
  const kept = { billingName: 'Rao Kitchens', billingEmail: 'books@rao.example', taxId: 'T26LL0001A' }
  expect((await change(NEW)).body.data).toEqual(kept)
  expect((await call('GET', '/api/seeker/plan')).body.data.order).toMatchObject(kept)
  shop.later(31)
  await renewTestSubscriptions(app.server.services)
  await shop.tellAll()
  const [renewal, again] = await payments()
  expect(again.id).toBe(first.id)
  for (const what of ['paper', 'receipt']) {
    expect(await paper(renewal.id, what)).toContain('Rao Kitchens')
    expect(await paper(renewal.id, what)).not.toContain('Asha Rao')
    expect(await paper(first.id, what)).toContain('Asha Rao')
    expect(await paper(first.id, what)).not.toContain('Rao Kitchens')
  }
  expect(await paper(renewal.id)).toContain('T26LL0001A')

  // Changed once more, then paid back: the credit note is to whom the invoice was.
  await change({ billingName: 'Asha Menon', billingEmail: email })
  expect((await call('GET', '/api/seeker/plan')).body.data.order).toMatchObject({ taxId: null })
  const other = { ...wish, tier: 'premium', billingName: 'Asha Menon', total: 990 }
  const next = (await call('POST', '/api/checkout/orders', other)).body.data.order
  await call('POST', `/api/checkout/orders/${next.id}/test-card`, { number: '4242 4242 4242 4242' })
  await shop.tellAll()
  await endPlanOrder(app.server.services, { orderId: order.id })
  await shop.tellAll()
  const credit = (await payments()).find((one: { kind: string }) => one.kind === 'refund')
  expect(await paper(credit.id)).toContain('Rao Kitchens')
  expect(await paper(credit.id)).not.toContain('Menon')

  const [log] = await app.look(
    `select after from person_log where action = 'plan.billing' and target_id = '${order.id}' order by at limit 1`,
  )
  expect(log).toMatchObject({ after: { fields: ['name', 'email', 'taxId'] } })
})

test('a company changes it: a bill that waits and renewals carry it, invoices that were issued never change', async () => {
  const mei = await app.employer('SG')
  const call = signedIn({ email: mei.email, role: 'employer' }, mei.token)
  const plan = async () => (await call('GET', '/api/company/plan')).body.data
  const change = (billing: object) => call('PUT', '/api/company/plan/billing', billing)
  const paper = async (id: string) => textOf((await call('GET', `/api/company/plan/invoices/${id}`)).bytes)
  const settle = async () => {
    for (const _ of [1, 2]) {
      await shop.tellAll()
      await settleCompanyPlan(app.server.services, { companyId: mei.companyId })
    }
  }
  expect(await change(NEW)).toMatchObject({ status: 409 })
  expect((await plan()).billing).toBeNull()

  const billing = { billingName: 'Harbour Pte. Ltd.', billingEmail: 'accounts@harbour.test', taxId: '201900001A' }
  const wish = { action: 'start', product: 'team', period: 'month', seats: 3, country: 'SG', region: '', total: 1962 }
  const bill = (await call('POST', '/api/company/plan/bills', { ...wish, ...billing })).body.data
  // What waits to be paid has no invoice yet.
  const named = { ...billing, billingName: 'Harbour Works Pte. Ltd.' }
  expect((await change(named)).status).toBe(200)
  await call('POST', `/api/company/plan/bills/${bill.id}/test-card`, { number: '4242424242424242' })
  await settle()
  const [first] = (await plan()).invoices
  expect(await paper(first.id)).toContain('Harbour Works Pte. Ltd.')

  for (const [wrong, fields] of WRONG) expect(await change(wrong)).toMatchObject({ status: 422, body: { fields } })
  expect((await change(NEW)).status).toBe(200)
  expect((await plan()).billing).toEqual({ name: 'Rao Kitchens', email: 'books@rao.example', taxId: 'T26LL0001A' })
  expect(await paper(first.id)).not.toContain('Rao')
  shop.later(32)
  await settle()
  const { invoices } = await plan()
  expect(invoices).toMatchObject([{ kind: 'renewal' }, { kind: 'start' }])
  const renewed = await paper(invoices[0].id)
  expect(renewed).toContain('Rao Kitchens')
  expect(renewed).toContain('T26LL0001A')
  expect(await paper(first.id)).toContain('201900001A')

  const log = await call('GET', '/api/company/audit-log?action=plan.billing')
  expect(log.body.data.entries[0]).toMatchObject({
    before: { name: 'Harbour Works Pte. Ltd.' },
    after: { name: 'Rao Kitchens', taxId: 'T26LL0001A' },
  })
})
