import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lettersTo } from '../../../../test/applicants.ts'
import { type PlanServer, startPlanServer } from '../../../../test/payments.ts'
import { PASSWORD, type TestServer } from '../../../../test/support.ts'
import { settleCompanyPlan } from '../company-plan/settle.service.ts'
import { renewTestSubscriptions } from '../payments/test-provider.ts'
import { writePlanLetters } from './letters.service.ts'

let app: TestServer
let to: PlanServer['to']
let tellAll: PlanServer['tellAll']
beforeAll(async () => {
  const started = await startPlanServer(new Date('2026-11-02T08:00:00Z'))
  app = started.app
  to = started.to
  tellAll = started.tellAll
})
afterAll(() => app.close())

/** What was written to an address since it was last asked; the job runs twice, for a letter leaves once. */
const read = new Map<string, number>()
const letters = async (email: string) => {
  await writePlanLetters(app.server.services)
  await writePlanLetters(app.server.services)
  const all = (await lettersTo(app, null, email)).filter(({ template }) => template.startsWith('plan-'))
  const before = read.get(email) ?? 0
  read.set(email, all.length)
  return all.slice(before).map(({ template, subject, text }) => ({ template, subject, text }))
}

describe('letters about the plan of a job seeker', () => {
  const email = 'payer@rivers.example'
  let token: string
  const signIn = async () => {
    const { body } = await app.call('POST', '/api/auth/login', {
      body: { email, password: PASSWORD, role: 'job_seeker' },
    })
    token = body.token
  }
  const buy = async (number: string) => {
    const body = { tier: 'premium_plus', period: 'month', country: 'SG', billingName: 'Asha Rao', billingEmail: email }
    const made = await app.call('POST', '/api/checkout/orders', { token, body: { ...body, total: 1990 } })
    const paid = await app.call('POST', `/api/checkout/orders/${made.body.data.order.id}/test-card`, {
      token,
      body: { number, approved: null },
    })
    expect(paid.body.data, paid.text).toMatchObject({ outcome: 'paid' })
    await tellAll()
  }

  test('say a week and a day before each charge what it will be, once, and nothing once it is cancelled', async () => {
    const signup = { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao', country: 'SG' }
    token = (await app.call('POST', '/api/auth/signup', { body: signup })).body.token
    await buy('4000 0000 0000 0341')
    expect(await letters(email)).toEqual([])
    to('2026-11-26T08:00:00Z')
    const [week, ...more] = await letters(email)
    expect(more).toEqual([])
    expect(week).toMatchObject({ template: 'plan-renewal', subject: 'Premium+ renews on 2 December 2026' })
    expect(week?.text).toContain('On 2 December 2026 we charge SGD 19.90 to your card ending in 0341.')
    expect(week?.text).toContain('/dashboard/seeker/subscription')
    to('2026-12-01T12:00:00Z')
    expect(await letters(email)).toMatchObject([{ template: 'plan-renewal' }])

    // The charge fails: at once, after three days, and before the plan is free again.
    to('2026-12-02T09:00:00Z')
    await renewTestSubscriptions(app.server.services)
    await tellAll()
    expect(await letters(email)).toMatchObject([
      { template: 'plan-past-due', subject: 'Your payment for Premium+ did not go through' },
    ])
    to('2026-12-05T10:00:00Z')
    expect(await letters(email)).toMatchObject([{ subject: 'Premium+ is still not paid' }])
    to('2026-12-08T10:00:00Z')
    expect(await letters(email)).toMatchObject([{ template: 'plan-free-again' }])
    to('2026-12-20T10:00:00Z')
    expect(await letters(email)).toEqual([])
  })

  test('are not written about a plan that was cancelled', async () => {
    to('2026-12-21T10:00:00Z')
    await signIn()
    await tellAll()
    await buy('4242 4242 4242 4242')
    const cancelled = await app.call('POST', '/api/seeker/plan/cancel', { token, body: {} })
    expect(cancelled.status, cancelled.text).toBeLessThan(300)
    await tellAll()
    to('2027-01-19T10:00:00Z')
    expect(await letters(email)).toEqual([])
  })
})

test('letters about a plan that stands still name the day to which its charge has moved', async () => {
  to('2027-05-03T08:00:00Z')
  const email = 'rests@rivers.example'
  const signup = { email, password: PASSWORD, role: 'job_seeker', firstName: 'Mina', lastName: 'Rao', country: 'SG' }
  const { token } = (await app.call('POST', '/api/auth/signup', { body: signup })).body
  const wish = {
    tier: 'premium',
    period: 'month',
    country: 'SG',
    billingName: 'Mina Rao',
    billingEmail: email,
    total: 990,
  }
  const { id } = (await app.call('POST', '/api/checkout/orders', { token, body: wish })).body.data.order
  await app.call('POST', `/api/checkout/orders/${id}/test-card`, { token, body: { number: '4242424242424242' } })
  await tellAll()
  const paused = await app.call('POST', '/api/seeker/plan/pause', { token, body: { days: 10 } })
  expect(paused.status, paused.text).toBe(200)
  await tellAll()
  to('2027-05-28T08:00:00Z')
  expect(await letters(email)).toEqual([])
  to('2027-06-07T08:00:00Z')
  expect(await letters(email)).toMatchObject([{ subject: 'Premium renews on 13 June 2027' }])
})

describe('letters about the plan of a company', () => {
  test('go to whoever runs it and the address on its invoices: before a charge, three times when it fails', async () => {
    to('2027-02-01T08:00:00Z')
    const mei = await app.employer('SG')
    const accounts = 'accounts@harbour.test'
    const { token } = mei
    const call = (method: string, path: string, body?: object) =>
      app.call(method, `/api/company/plan${path}`, { token, body })
    const settle = async () => {
      for (const _ of [1, 2]) {
        await tellAll()
        await settleCompanyPlan(app.server.services, { companyId: mei.companyId })
      }
      await tellAll()
    }
    const wish = { product: 'team', period: 'month', seats: 3, country: 'SG', region: '', action: 'start' }
    const billing = { billingName: 'Harbour Pte. Ltd.', billingEmail: accounts, taxId: null }
    const bill = await call('POST', '/bills', { ...wish, ...billing, total: 1962 })
    expect(bill.status, bill.text).toBeLessThan(300)
    const card = { number: '4000 0000 0000 0341', approved: null }
    expect((await call('POST', `/bills/${bill.body.data.id}/test-card`, card)).body.data.outcome).toBe('paid')
    await settle()
    expect(await letters(accounts)).toEqual([])

    to('2027-02-25T08:00:00Z')
    const [week] = await letters(accounts)
    expect(week).toMatchObject({ template: 'plan-renewal', subject: 'Team renews on 1 March 2027' })
    expect(week?.text).toContain('SGD 19.62')
    expect(await letters(mei.email)).toMatchObject([{ template: 'plan-renewal' }])
    to('2027-02-28T12:00:00Z')
    expect(await letters(accounts)).toHaveLength(1)
    to('2027-03-01T09:00:00Z')
    await settle()
    expect(await letters(accounts)).toMatchObject([
      { template: 'plan-past-due', subject: 'Your payment for Team did not go through' },
    ])
    to('2027-03-04T10:00:00Z')
    expect(await letters(accounts)).toMatchObject([{ subject: 'Team is still not paid' }])
    to('2027-03-06T10:00:00Z')
    expect(await letters(accounts)).toMatchObject([
      { template: 'plan-read-only', subject: 'From 8 March 2027 on you can only read' },
    ])
    expect(await letters(mei.email)).toHaveLength(4)
    to('2027-03-20T10:00:00Z')
    expect(await letters(accounts)).toEqual([])
  })

  test('name the day that a pause has moved the next bill to', async () => {
    to('2027-08-01T08:00:00Z')
    const kai = await app.employer('SG', 'Resting Works')
    const call = (path: string, body: object) =>
      app.call('POST', `/api/company/plan${path}`, { token: kai.token, body })
    const settle = async () => {
      await tellAll()
      await settleCompanyPlan(app.server.services, { companyId: kai.companyId })
    }
    const wish = { product: 'team', period: 'month', seats: 3, country: 'SG', region: '', action: 'start' }
    const billing = { billingName: 'Resting', billingEmail: kai.email, taxId: null, total: 1962 }
    const bill = await call('/bills', { ...wish, ...billing })
    expect(bill.status, bill.text).toBe(201)
    await call(`/bills/${bill.body.data.id}/test-card`, { number: '4242 4242 4242 4242', approved: null })
    await settle()
    const paused = await call('/pause', { days: 25 })
    expect(paused.body.data, paused.text).toMatchObject({ nextBill: '2027-09-26' })
    to('2027-08-28T08:00:00Z')
    await settle()
    expect(await letters(kai.email)).toEqual([])
    to('2027-09-20T08:00:00Z')
    await settle()
    expect(await letters(kai.email)).toMatchObject([{ subject: 'Team renews on 26 September 2027' }])
  })

  test('say before a trial’s days of grace are over what happens then', async () => {
    to('2027-04-01T08:00:00Z')
    const omar = await app.employer('SG', 'Other Works')
    await app.look(`update companies set trial_ends_at = '2027-04-15T08:00:00Z' where id = '${omar.companyId}'`)
    to('2027-04-16T08:00:00Z')
    expect(await letters(omar.email)).toEqual([])
    to('2027-04-21T08:00:00Z')
    const [last, ...more] = await letters(omar.email)
    expect(more).toEqual([])
    expect(last).toMatchObject({ template: 'plan-read-only' })
    expect(last?.text).toContain('Your free trial is over.')
  })
})
