import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { PLAIN_POLICY } from '../../time/leave/policy.rules.ts'
import type { PayRun } from './contract.ts'

/** Days of leave that are paid out while somebody works here: taken off the balance, and paid by the next run, once. */

let app: TestServer
let office: PayOffice
let groupId: string
let ann: Hired
let bob: Hired
let now = new Date('2026-09-07T02:00:00Z')

const BASIC = 260_000
/** The gross rate of a day, five days a week: a year’s pay over 260 days. */
const perDay = (BASIC * 12) / 260
/** Forty-four hours in five days. */
const DAY = 528

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  office = await payOffice(app, 'SG')
  groupId = (await monthlyGroup(office)).groupId
  await office.good('POST', '/api/company/leave/policies', {
    type: 'SG.annual',
    name: 'Annual leave',
    effectiveFrom: '2020-01-01',
    content: {
      ...PLAIN_POLICY,
      accrual: 'yearly',
      steps: [{ afterYears: 0, days: 20 }],
      encash: { keepDays: 7, maxDays: 5 },
    },
  })
  const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
  const pay = { joinDate: '2025-01-06', compensation: { basicSalary: 2600 } }
  ann = await hire(office, { fullName: 'Ann Lim', ...pay }, facts)
  bob = await hire(office, { fullName: 'Bob Tan', ...pay }, facts)
})
afterAll(() => app.close())

type Said = { onDay?: string; days?: number; withPay?: boolean }
const payOut = ({ id }: Hired, { days = 1, onDay = '2026-09-07', ...said }: Said = {}) =>
  office.call('POST', `/api/company/leave/people/${id}/adjust`, {
    type: 'SG.annual',
    kind: 'encash',
    minutes: days * DAY,
    onDay,
    reason: 'Asked for it',
    ...said,
  })
const accounts = ({ id }: Hired) => office.good('GET', `/api/company/leave/people/${id}`)
const lotsOf = async (who: Hired) =>
  (await accounts(who)).lots as { id: string; minutes: number; paidOn: string | null }[]
const annual = async (who: Hired) =>
  (await accounts(who)).cards.find((card: { type: { key: string } }) => card.type.key === 'SG.annual')
const takeBack = (lot: string) =>
  office.call('POST', `/api/company/leave/lots/${lot}/take-back`, { reason: 'Entered twice' })
const begun = async (payDay: string): Promise<PayRun> => {
  const { run } = await office.good('POST', '/api/payroll/runs', { groupId, payDay, kind: 'regular' })
  return step(run.id, 'calculate')
}
const step = async (id: string, action: string): Promise<PayRun> => {
  const { run } = await office.good('GET', `/api/payroll/runs/${id}`)
  return (await office.good('POST', `/api/payroll/runs/${id}/${action}`, { version: run.version })).run
}
type Line = { key: string; label: string; amount: number; from: string | null }
const paidOutIn = async (run: PayRun, { employmentId }: Hired) =>
  (await office.good('GET', `/api/payroll/runs/${run.id}/people/${employmentId}`)).slip.lines
    .filter(({ key }: Line) => key === 'leave_encashment')
    .map(({ label, amount, from }: Line) => [label, amount, from])

describe('leave that is paid out', () => {
  let september: PayRun

  test('is seen among the inputs of the month, and paid by its run at the rate of the law, with contributions', async () => {
    expect((await payOut(ann, { days: 3 })).status).toBe(201)
    const { rows } = await office.good('GET', '/api/payroll/inputs?month=2026-09')
    expect(rows.filter(({ kind }: { kind: string }) => kind === 'leave_pay')).toEqual([
      expect.objectContaining({ name: 'Ann Lim', days: '3', amount: Math.round(perDay * 3), paidIn: null }),
    ])
    september = await begun('2026-09-30')
    expect(await paidOutIn(september, ann)).toEqual([['Leave paid out', Math.round(perDay * 3), '2026-09-07']])
    expect(await paidOutIn(september, bob)).toEqual([])
    const slip = (await office.good('GET', `/api/payroll/runs/${september.id}/people/${ann.employmentId}`)).slip
    // Additional wages, as the Central Provident Fund counts pay that is not of the month.
    const wages = BASIC + Math.round(perDay * 3)
    expect(slip.lines).toContainEqual(
      expect.objectContaining({ key: 'cpf', kind: 'deduction', amount: Math.floor((wages * 0.2) / 100) * 100 }),
    )
  })

  test('that is taken back before the run is locked is not paid: the run is to be calculated again', async () => {
    expect((await payOut(bob, { days: 2 })).status).toBe(201)
    september = await step(september.id, 'calculate')
    expect(await paidOutIn(september, bob)).toEqual([['Leave paid out', Math.round(perDay * 2), '2026-09-07']])
    const [lot] = await lotsOf(bob)
    expect((await takeBack(lot?.id ?? '')).status).toBe(200)
    const { run } = await office.good('GET', `/api/payroll/runs/${september.id}`)
    const stale = await office.call('POST', `/api/payroll/runs/${run.id}/submit`, { version: run.version })
    expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('Bob Tan')])
    september = await step(september.id, 'calculate')
    expect(await paidOutIn(september, bob)).toEqual([])
  })

  test('is paid once; the balance says with which pay, and nobody takes it back behind it', async () => {
    await step(september.id, 'submit')
    await office.agree('pay-run')
    await step(september.id, 'lock')
    const [lot] = await lotsOf(ann)
    expect(lot).toMatchObject({ minutes: 3 * DAY, paidOn: '2026-09-30' })
    const back = await takeBack(lot?.id ?? '')
    expect([back.status, back.body.error]).toEqual([
      409,
      'It was paid with the pay of 30 September 2026. Give the days back as a correction.',
    ])
    now = new Date('2026-10-05T02:00:00Z')
    const october = await begun('2026-10-31')
    expect(await paidOutIn(october, ann)).toEqual([])
    await step(october.id, 'submit')
    await office.agree('pay-run')
    await step(october.id, 'lock')
    const { rows } = await office.good('GET', '/api/payroll/inputs?month=2026-09')
    expect(rows.filter(({ kind }: { kind: string }) => kind === 'leave_pay')).toEqual([
      expect.objectContaining({ name: 'Ann Lim', days: '3', paidIn: september.id }),
    ])
  })

  test('is at most what the policy allows in a leave year, however often it is asked', async () => {
    expect((await annual(ann)).encashable).toBe(2 * DAY)
    const answer = await payOut(ann, { days: 3, onDay: '2026-10-05' })
    expect([answer.status, answer.body.fields]).toEqual([422, { minutes: 'At most 2 days can be paid out' }])
    expect((await payOut(ann, { days: 2, onDay: '2026-12-01' })).status).toBe(201)
    expect((await payOut(ann, { days: 1, onDay: '2026-10-05' })).body.fields).toEqual({
      minutes: 'The policy pays no more days of this leave out',
    })
  })

  test('on a day for which no law is on file is refused with the reason', async () => {
    const answer = await payOut(bob, { onDay: '1950-01-02' })
    expect([answer.status, answer.body.fields?.withPay]).toEqual([422, expect.stringContaining('one-off of pay')])
  })

  test('of a day to come waits for the run of that month; what was paid another way is in none', async () => {
    now = new Date('2026-11-02T02:00:00Z')
    expect((await payOut(bob, { days: 2, onDay: '2026-11-02', withPay: false })).status).toBe(201)
    const november = await lockedRun(app, office, { groupId, payDay: '2026-11-30' })
    expect(await paidOutIn(november, ann)).toEqual([])
    expect(await paidOutIn(november, bob)).toEqual([])
    now = new Date('2026-12-01T02:00:00Z')
    const december = await begun('2026-12-31')
    expect(await paidOutIn(december, ann)).toEqual([['Leave paid out', Math.round(perDay * 2), '2026-12-01']])
    // One of two who act at once is told: it is either paid, or back on the balance.
    await step(december.id, 'submit')
    await office.agree('pay-run')
    const { run } = await office.good('GET', `/api/payroll/runs/${december.id}`)
    const lot = (await lotsOf(ann)).find(({ paidOn }) => paidOn === null)
    const [lock, back] = await Promise.all([
      office.call('POST', `/api/payroll/runs/${run.id}/lock`, { version: run.version }),
      takeBack(lot?.id ?? ''),
    ])
    expect([lock.status, back.status].toSorted()).toEqual([200, 409])
  })
})

test('leave whose worth the law of the place does not say is not promised with pay', async () => {
  const canada = await payOffice(app, 'CA')
  await canada.good('POST', '/api/company/leave/policies', {
    type: 'CA.annual',
    name: 'Vacation',
    effectiveFrom: '2020-01-01',
    content: {
      ...PLAIN_POLICY,
      steps: [{ afterYears: 0, days: 20 }],
      accrual: 'yearly',
      encash: { keepDays: 0, maxDays: null },
    },
  })
  const { id } = await hire(
    canada,
    {
      fullName: 'Cleo Roy',
      countryCode: 'CA',
      nationality: 'Canadian',
      joinDate: '2025-01-06',
      complianceData: { sinNumber: '046 454 286', province: 'ON' },
    },
    null,
  )
  const body = { type: 'CA.annual', kind: 'encash', minutes: 60, onDay: '2026-12-01', reason: 'Asked for it' }
  const path = `/api/company/leave/people/${id}/adjust`
  const refused = await canada.call('POST', path, body)
  expect([refused.status, refused.body.fields?.withPay]).toEqual([422, expect.stringContaining('one-off of pay')])
  expect((await canada.call('POST', path, { ...body, withPay: false })).status).toBe(201)
})
