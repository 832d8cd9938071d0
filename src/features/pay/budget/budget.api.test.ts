import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agree as agreeTo, anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { BudgetPosition, BudgetView } from './contract.ts'

let app: TestServer
let mei: Person
let arun: Person
let rival: Person
let now = new Date('2026-11-20T04:00:00Z')

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  arun = await anAdministrator(app, mei, 'Arun')
  rival = await app.employer('SG', 'Rival')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, token = mei.token) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const good = async (method: string, path: string, body?: unknown, token = mei.token) => {
  const answer = await call(method, path, body, token)
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}

const hire = async (over: Record<string, unknown>): Promise<string> => {
  const { employee } = await good('POST', '/api/employees/unified', formOf({ joinDate: '2026-01-01', ...over }))
  const { employments } = await good('GET', `/api/employees/${employee.id}/employments`)
  await good('POST', `/api/payroll/people/${employments[0].id}/profile`, {
    effectiveFrom: '2026-01-01',
    facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
  })
  return employments[0].id
}

let entityId: string
let budget: BudgetView
const board = (id = budget.id) => good('GET', `/api/budgets/${id}`)
const positions = async (id = budget.id): Promise<BudgetPosition[]> =>
  (await good('GET', `/api/budgets/${id}/positions`)).positions
const move = async (action: string) => {
  const answer = await good('POST', `/api/budgets/${budget.id}/move`, { version: budget.version, action })
  budget = answer.budget
}

describe('a budget', () => {
  test('begins with everybody employed: pay and what the law asks of the employer, month by month', async () => {
    for (const name of ['Lin Wei', 'Farah Idris'])
      await hire({ fullName: name, compensation: { basicSalary: 5000 }, department: 'Operations' })
    const { entities } = await good('GET', '/api/budgets')
    entityId = entities[0].id
    expect(entities[0]).toMatchObject({ country: 'SG', people: 2, yearFrom: '2026-01-01', budgets: [] })
    budget = (
      await good('POST', '/api/budgets', { entityId, yearFrom: '2026-01-01', name: 'Plan 2026', from: 'headcount' })
    ).budget
    // Basic 5,000.00 with CPF of the employer at 17 % (850.00) and the skills levy of 11.25, by two people and twelve months.
    expect(budget).toMatchObject({ places: 2, vacant: 0, state: 'draft', total: 2 * 12 * (500_000 + 85_000 + 1_125) })
    const { months, departments, problems } = await board()
    expect(months).toHaveLength(12)
    expect(months[0]).toMatchObject({ month: '2026-01', budget: 1_172_250, actual: null })
    expect(departments).toMatchObject([{ department: 'Operations', held: 2, budget: budget.total }])
    expect(problems).toEqual([])
  })

  test('has a place that nobody holds, reckoned as most people here are, and says how each amount comes about', async () => {
    const made = await good('POST', `/api/budgets/${budget.id}/positions`, {
      title: 'Cook',
      department: 'Operations',
      pay: 300_000,
      from: '2026-07-01',
    })
    expect(made.position).toMatchObject({ person: null, pay: 300_000, cost: 6 * (300_000 + 51_000 + 750) })
    const cost = await good('GET', `/api/budget-positions/${made.position.id}/cost?month=2026-07`)
    expect(cost.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['pay', 300_000],
      ['employer', 51_000],
      ['employer', 750],
    ])
    expect(cost.assumed).toContainEqual({ label: 'CPF status', value: 'citizen' })
    expect(cost.lines[1].why.rule.source.title).not.toBe('')
    const early = { title: 'Cook', pay: 1, from: '2028-01-01' }
    expect((await call('POST', `/api/budgets/${budget.id}/positions`, early)).body.fields).toEqual({
      from: 'From is after the year of this budget',
    })
  })

  test('is tried out in a scenario: a raise, two hires and a freeze of what is vacant', async () => {
    const { budget: scenario } = await good('POST', `/api/budgets/${budget.id}/copy`, {
      name: 'Careful',
      kind: 'scenario',
      raise: { percent: '10', from: '2026-10-01' },
      hires: { count: 2, title: 'Waiter', department: 'Floor', pay: 200_000, from: '2026-12-01' },
      freezeFrom: '2026-08-01',
      rate: { shownIn: 'USD', rate: '0.75', rateDay: '2026-11-01' },
    })
    expect(scenario).toMatchObject({ places: 5, vacant: 3, rate: '0.75', allowed: ['delete'] })
    const found = await positions(scenario.id)
    const cook = found.find(({ title }) => title === 'Cook')
    expect(cook).toMatchObject({ cost: 351_750, frozenFrom: '2026-08-01' })
    const held = found.find(({ person }) => person !== null)
    // Three months of 5,500.00 with 935.00 and 11.25, nine as before.
    expect(held?.cost).toBe(9 * 586_125 + 3 * (550_000 + 93_500 + 1_125))
    expect((await board()).budget.total).toBe(budget.total + 6 * 351_750)
  })

  test('is not approved by who made it; then it is current, and stands', async () => {
    budget = (await board()).budget
    await move('submit')
    expect(
      (await call('POST', `/api/budgets/${budget.id}/positions`, { title: 'X', pay: 1, from: '2026-07-01' })).status,
    ).toBe(409)
    expect((await good('GET', '/api/company/approvals')).items).toEqual([])
    expect((await agreeTo(app, arun, 'budget')).status).toBe(200)
    budget = (await board()).budget
    expect(budget).toMatchObject({ state: 'approved', isCurrent: true, allowed: ['freeze'] })
    await move('freeze')
    expect(budget).toMatchObject({ state: 'frozen', isCurrent: true, allowed: [] })
    const stale = await call('POST', `/api/budgets/${budget.id}/move`, { version: 1, action: 'freeze' })
    expect(stale.status).toBe(409)
  })

  test('is held against locked pay, and against what the terms on file will cost', async () => {
    const group = { entityId, name: 'Monthly', frequency: 'monthly', payOn: 31 }
    const { group: made } = await good('POST', '/api/payroll/groups', group)
    let { run } = await good('POST', '/api/payroll/runs', { groupId: made.id, payDay: '2026-10-31', kind: 'regular' })
    const step = async (action: string) => {
      run = (await good('POST', `/api/payroll/runs/${run.id}/${action}`, { version: run.version })).run
    }
    await step('calculate')
    await step('submit')
    await agreeTo(app, arun, 'pay-run')
    run = (await good('GET', `/api/payroll/runs/${run.id}`)).run
    await step('lock')
    expect(await good('POST', `/api/budgets/${budget.id}/forecast`, {})).toMatchObject({ people: 2, problems: 0 })
    const { months, departments } = await board()
    expect(months[9]).toMatchObject({ actual: 1_172_250, forecast: null })
    expect(months[11]).toMatchObject({ actual: null, forecast: 1_172_250 })
    const room = budget.total - 12 * 1_172_250
    expect(departments).toMatchObject([{ actual: 1_172_250, forecast: 11 * 1_172_250, reserved: 0, room, vacant: 1 }])
  })

  test('advises on the vacancy that nobody has asked to fill, and keeps why it was dismissed', async () => {
    const { advice } = await board()
    expect(advice).toMatchObject([{ kind: 'vacancy', about: 'Operations', answer: null }])
    const answer = { key: advice[0].key, state: 'dismissed', reason: 'Wait for January' }
    await good('POST', `/api/budgets/${budget.id}/advice`, answer)
    expect((await board()).advice[0].answer).toMatchObject({ state: 'dismissed', reason: 'Wait for January' })
    const unknown = await call('POST', `/api/budgets/${budget.id}/advice`, { ...answer, key: 'drift Moon' })
    expect(unknown.status).toBe(404)
  })

  test('is commented on, and shown in the money of the group', async () => {
    await good('POST', `/api/budgets/${budget.id}/comments`, { text: 'Who pays for the cook?' })
    expect((await board()).comments).toMatchObject([{ text: 'Who pays for the cook?' }])
    budget = (await board()).budget
    const rate = { version: budget.version, shownIn: 'USD', rate: '0.5', rateDay: '2026-11-01' }
    await good('PUT', `/api/budgets/${budget.id}/rate`, rate)
    const { groups } = await good('GET', '/api/budgets')
    expect(groups).toEqual([{ currency: { code: 'USD', minorUnits: 2 }, total: budget.total / 2, of: 1, among: 1 }])
  })

  test('stands in the money of the group with what people, price and the rate did, where a rate of the month is on file', async () => {
    expect((await board()).currencyEffect).toMatchObject({ rate: '0.5', months: [], withoutRate: ['2026-10'] })
    const rate = { base: 'SGD', quote: 'USD', day: '2026-10-30', rate: '0.8', source: 'Bank' }
    await good('POST', '/api/company/expense-rules/exchange-rates', rate)
    const { currencyEffect } = await board()
    // Two people of the plan are paid as planned; the third place is vacant: 3,517.50 less by 0.5. Then 11,722.50 by the 0.3 the rate rose.
    const [october] = currencyEffect.months
    expect(october).toMatchObject({ rate: '0.8', rateDay: '2026-10-30', difference: 937_800 - 762_000 })
    expect(october.currency).toBe(937_800 - 586_125)
    expect(october.people + october.price).toBe(-175_875)
    expect(october.people + october.price + october.currency).toBe(october.difference)
    expect(october.actual - october.plan).toBe(october.difference)
  })

  test('comes as a file, with what each place is paid', async () => {
    const asked = (list: string) =>
      good('POST', '/api/company/list-exports', { list, filter: { id: budget.id }, format: 'csv' })
    expect(await asked('budget-variance')).toBeTruthy()
    expect(await asked('budget-positions')).toBeTruthy()
  })

  test('comes as a paper: each month and department with its variance, and the sums of the page', async () => {
    const path = `/api/budgets/${budget.id}/variance.pdf`
    const { status, headers, bytes } = await app.call('GET', path, { token: mei.token })
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
    const { months, departments } = await board()
    const written = (minor: number) => new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(minor / 100)
    const [october] = months.filter(({ actual }: { actual: number | null }) => actual !== null)
    for (const figure of [october.budget, october.actual, october.budget - october.actual, departments[0].room])
      expect(text).toContain(written(figure))
    expect(text).toContain('October 2026')
    expect(text).toContain('Operations')
    const { entries } = await good('GET', '/api/company/audit-log?action=budget.variance-paper')
    expect(entries).toHaveLength(1)
    expect((await call('GET', path, undefined, rival.token)).status).toBe(404)
    expect((await call('GET', '/api/budgets/none/variance.pdf')).status).toBe(404)
  })

  test('has an advisory only until its day, and says why; what was taken up stays with its result', async () => {
    const taken = (await board()).advice[0]
    expect(taken).toMatchObject({ expiresOn: '2026-12-31', expiry: 'yearOver', isExpired: false, result: null })
    const answer = { key: taken.key, state: 'accepted', reason: 'We ask for a cook' }
    await good('POST', `/api/budgets/${budget.id}/advice`, answer)
    expect((await board()).advice[0].result).toMatchObject({
      due: '2027-02-18',
      state: 'waits',
      promised: 1,
      before: 2,
    })
    now = new Date('2027-02-18T04:00:00Z')
    const over = (await board()).advice[0]
    expect(over).toMatchObject({ isExpired: true, result: { state: 'open', after: null } })
    const late = await call('POST', `/api/budgets/${budget.id}/advice`, answer)
    expect([late.status, late.body.message]).toEqual([
      409,
      'This advisory is over: its figures are no longer those of today.',
    ])
    now = new Date('2026-11-20T04:00:00Z')
  })

  test('is nobody else’s: another company is told it is not there', async () => {
    expect((await call('GET', `/api/budgets/${budget.id}`, undefined, rival.token)).status).toBe(404)
    expect(
      (await call('POST', `/api/budgets/${budget.id}/copy`, { name: 'X', kind: 'version' }, rival.token)).status,
    ).toBe(404)
  })
})
