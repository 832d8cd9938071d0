import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { demoLogins } from '../../../app/demo.logins.ts'
import { checkPayments } from '../../billing/payments/checks.service.ts'
import { tellTestPayment } from '../../billing/payments/events.service.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ demonstration: true })
}, 240_000)
afterAll(() => app.close())

test('the owner of the platform changes prices, taxes, sellers and coupons from a day on, and sees what the night found', async () => {
  const login = demoLogins.find(({ role }) => role === 'system_owner')
  const body = { email: login?.email, password: login?.password, role: login?.portal }
  const { token } = (await app.call('POST', '/api/auth/login', { body })).body
  const put = (what: string, more: object) => app.call('PUT', `/api/platform/plans/${what}`, { token, body: more })
  const tables = async () => (await app.call('GET', '/api/platform/plans', { token })).body.data
  const price = { country: 'SG', product: 'team', period: 'month', amount: 700, fromDay: '2030-01-01' }
  expect((await put('seat-price', price)).status).toBe(200)
  const seats = (await tables()).seats.filter(
    (row: typeof price) => row.country === 'SG' && row.product === 'team' && row.period === 'month',
  )
  expect(seats).toMatchObject([
    { amount: 700, fromDay: '2030-01-01', untilDay: null, messages: 100, mostSeats: 50 },
    { amount: 600, untilDay: '2029-12-31' },
  ])
  expect((await put('seat-price', { ...price, country: 'ZZ' })).body.fields.country).toContain('in which we operate')
  expect((await put('seat-price', { ...price, fromDay: 'soon' })).body.fields.fromDay).toBeDefined()
  const cheap = { country: 'CA', tier: 'premium', period: 'month', amount: 1090, fromDay: '2030-01-01' }
  await put('seeker-price', { ...cheap, trialDays: 14 })
  for (const trialDays of [1, 2, 91, -1, 3.5, '7'])
    expect((await put('seeker-price', { ...cheap, trialDays })).body.fields.trialDays).toBeDefined()
  // A price of the same plan that says nothing of a trial leaves it as it is.
  await put('seeker-price', { ...cheap, fromDay: '2031-01-01' })
  await put('tax', {
    country: 'SG',
    region: '',
    name: 'GST',
    rate: 10_000,
    source: 'A later act',
    fromDay: '2030-01-01',
  })
  await put('seller', { country: 'SG', name: 'Fourshore Two Pte. Ltd.', address: '2 Quay Street', taxNumber: '' })
  await put('coupon', { code: 'spring', rate: 10_000, periods: 3, fromDay: '2026-01-01' })
  expect(await tables()).toMatchObject({
    taxes: expect.arrayContaining([expect.objectContaining({ name: 'GST', rate: 9000, untilDay: '2029-12-31' })]),
    sellers: expect.arrayContaining([expect.objectContaining({ name: 'Fourshore Two Pte. Ltd.', taxNumber: null })]),
    coupons: [{ code: 'SPRING', rate: 10_000, uses: 0, mostUses: null }],
    seekers: expect.arrayContaining([
      expect.objectContaining({
        country: 'CA',
        amount: 1090,
        taxIncluded: false,
        trialDays: 14,
        fromDay: '2031-01-01',
      }),
    ]),
  })

  // What the provider took and what the ledger has are the same, once its events were told and until something is lost.
  for (const { payload } of await app.look<{ payload: Parameters<typeof tellTestPayment>[1] }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'tell-test-payment' order by j.id`,
  ))
    await tellTestPayment(app.server.services, payload)
  await checkPayments(app.server.services)
  expect((await tables()).checks[0].differences).toEqual([])
  expect((await tables()).checks[0].orders).toBeGreaterThan(2)
  const [lost] = await app.look<{ order_id: string }>(
    `update test_charges set total = total + 1 where order_id = (select order_id from test_charges limit 1) returning order_id`,
  )
  await checkPayments(app.server.services)
  expect((await tables()).checks[0].differences).toMatchObject([{ order: lost?.order_id }])
})
