import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { agree as agreeTo, anAdministrator } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { accrueCompany } from '../../time/leave/jobs.ts'

let now = new Date('2026-01-31T04:00:00Z')
let app: TestServer
let mei: Person
let arun: Person
let entityId: string
let groupId: string
let budgetId: string
let staff: PortalPerson[]

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  arun = await anAdministrator(app, mei, 'Arun')
  staff = []
  for (const name of ['Lin Wei', 'Farah Idris', 'Ravi Menon', 'Siti Noor', 'Tan Hock', 'Goh Mei']) {
    const bank = { bankName: 'DBS', bankAccountNumber: `12345678${staff.length}` }
    const person = await aPortalPerson(app, mei, { name, joinDate: '2025-01-01', department: 'Operations', ...bank })
    const { employments } = await good('GET', `/api/employees/${person.employeeId}/employments`)
    await good('POST', `/api/payroll/people/${employments[0].id}/profile`, {
      effectiveFrom: '2025-01-01',
      facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
    })
    staff.push(person)
  }
  await good('POST', '/api/company/expense-rules/usual-categories')
  const { entities } = await good('GET', '/api/budgets')
  entityId = entities[0].id
  const group = { entityId, name: 'Monthly', frequency: 'monthly', payOn: 28 }
  groupId = (await good('POST', '/api/payroll/groups', group)).group.id
}, 120_000)
afterAll(() => app.close())

const good = async (method: string, path: string, body: unknown = {}, token = mei.token) => {
  const answer = await app.call(method, path, { token, ...(method === 'GET' ? {} : { body }) })
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const board = () => good('GET', `/api/budgets/${budgetId}`)

const lockMonth = async (month: string) => {
  now = new Date(`${month}-27T04:00:00Z`)
  let { run } = await good('POST', '/api/payroll/runs', { groupId, payDay: `${month}-28`, kind: 'regular' })
  for (const action of ['calculate', 'submit', 'lock']) {
    if (action === 'lock') {
      await agreeTo(app, arun, 'pay-run')
      run = (await good('GET', `/api/payroll/runs/${run.id}`)).run
    }
    run = (await good('POST', `/api/payroll/runs/${run.id}/${action}`, { version: run.version })).run
  }
}

const claim = async (who: PortalPerson, amount: string, day: string) => {
  const { categories } = await good('GET', '/api/my-expenses', {}, who.token)
  const meals = categories.find((one: { name: string }) => one.name === 'Meals').id
  const { id } = (await good('POST', '/api/my-expenses', { title: 'Client lunch' }, who.token)).claim
  const line = { categoryId: meals, spentOn: day, amount, currency: 'SGD', merchant: 'Hawker' }
  await good('POST', `/api/my-expenses/${id}/lines`, line, who.token)
  await good('POST', `/api/my-expenses/${id}/submit`, {}, who.token)
  const { hash } = (await good('GET', `/api/expense-claims/${id}`)).claim
  await good('POST', `/api/expense-claims/${id}/decide`, { hash, verdict: 'approve' })
}

const allow = async (who: PortalPerson, from: string) =>
  (
    await good('POST', `/api/employees/${who.employeeId}/allowances`, {
      allowance_type: 'Meal allowance',
      frequency: 'monthly',
      currency: 'SGD',
      amount: 100,
      effective_from: from,
    })
  ).allowance

describe('what people cost beside pay', () => {
  test('is expenses paid back with the pay and by the bank, and what leave came to cost, each on its own', async () => {
    const [lin, farah] = staff as [PortalPerson, PortalPerson]
    const liability = async () => {
      await accrueCompany(app.server.services, mei.companyId)
      return (await good('GET', '/api/company/leave/liability')).totals[0]
    }
    const before = await liability()
    await lockMonth('2026-02')
    now = new Date('2026-03-05T04:00:00Z')
    await claim(lin, '40.00', '2026-03-02')
    const { batch } = await good('POST', '/api/company/expense-payments', {
      currency: 'SGD',
      employeeIds: [lin.employeeId],
    })
    await good('POST', `/api/company/expense-payments/${batch.id}/paid`)
    await claim(farah, '25.50', '2026-03-03')
    await lockMonth('2026-03')
    now = new Date('2026-03-31T04:00:00Z')
    const after = await liability()
    now = new Date('2026-04-02T04:00:00Z')
    const plan = { entityId, yearFrom: '2026-01-01', name: 'Plan 2026', from: 'headcount' }
    budgetId = (await good('POST', '/api/budgets', plan)).budget.id
    await good('POST', `/api/budgets/${budgetId}/forecast`)
    const { loaded } = await board()
    const six = { pay: 6 * 500_000, employer: 6 * (85_000 + 1_125), overtime: 0, endOfService: 0 }
    expect(loaded.months).toMatchObject([
      { month: '2026-02', ...six, expenses: 0 },
      { month: '2026-03', ...six, expenses: 4_000 + 2_550 },
    ])
    expect(loaded.otherMoney).toEqual([])
    const [february, march] = loaded.months
    for (const month of loaded.months)
      expect(month.total).toBe(month.pay + month.employer + month.expenses + month.leaveChange + month.endOfService)
    // What the page of leave said of the same people at the end of January and of March.
    expect(after.priced).toBe(6)
    expect(february.leaveChange + march.leaveChange).toBe(after.amount.minor - (before?.amount.minor ?? 0))
    expect(february.leaveChange).toBeGreaterThan(0)
  })
})

describe('the same allowance twice', () => {
  const twice: { who: PortalPerson; id: string; version: number }[] = []

  test('is told of with its figures and without a name, where five people have it', async () => {
    for (const who of staff.slice(0, 4)) {
      await allow(who, '2026-04-01')
      const { id, version } = await allow(who, '2026-04-01')
      twice.push({ who, id, version })
    }
    await lockMonth('2026-04')
    const of = async () => (await board()).advice.filter(({ kind }: { kind: string }) => kind === 'allowance')
    expect(await of()).toEqual([])
    const fifth = staff[4] as PortalPerson
    await allow(fifth, '2026-05-01')
    const { id, version } = await allow(fifth, '2026-05-01')
    twice.push({ who: fifth, id, version })
    await lockMonth('2026-05')
    const [advice] = await of()
    expect(advice).toMatchObject({
      about: 'meal allowance',
      evidence: [
        { name: 'inMonth', month: '2026-05' },
        { name: 'peopleTwice', count: 5 },
        { name: 'paidTwice', minor: 50_000 },
      ],
      expiresOn: '2026-07-31',
      expiry: 'figuresOld',
      promise: { unit: 'minor', before: 50_000, change: -50_000 },
    })
    for (const { name } of staff) expect(JSON.stringify(advice)).not.toContain(name)
  })

  test('is measured ninety days after somebody took it up, on what was locked since', async () => {
    const [advice] = (await board()).advice.filter(({ kind }: { kind: string }) => kind === 'allowance')
    const answer = { key: advice.key, state: 'accepted', reason: 'We end them' }
    await good('POST', `/api/budgets/${budgetId}/advice`, answer)
    // Four of the five are ended.
    for (const { who, id, version } of twice.slice(0, 4))
      await good('PUT', `/api/employees/${who.employeeId}/allowances/${id}`, { version, effective_until: '2026-05-31' })
    await lockMonth('2026-06')
    await lockMonth('2026-07')
    const of = async () => (await board()).advice.find(({ key }: { key: string }) => key === advice.key)
    expect(await of()).toMatchObject({ isGiven: false, result: { due: '2026-08-25', state: 'waits', after: null } })
    now = new Date('2026-08-25T04:00:00Z')
    expect((await of()).result).toMatchObject({
      state: 'measured',
      monthsBefore: ['2026-05'],
      before: 50_000,
      promised: -50_000,
      monthsAfter: ['2026-06', '2026-07'],
      after: 10_000,
      change: -40_000,
      share: 80,
    })
    const over = await app.call('POST', `/api/budgets/${budgetId}/advice`, { token: mei.token, body: answer })
    expect(over.status).toBe(409)
  })
})
