import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agree as agreeTo, anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

/** What somebody who may not see pay could learn from a budget, and what its figures come to in other money. */

let now = new Date('2026-01-31T04:00:00Z')
let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
afterAll(() => app.close())

const good = async (by: Person, method: string, path: string, body: unknown = {}) => {
  const answer = await app.call(method, path, { token: by.token, ...(method === 'GET' ? {} : { body }) })
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}

const hire = async (by: Person, fullName: string, over: Record<string, unknown>) => {
  const joinDate = over.joinDate ?? '2025-01-01'
  const form = formOf({ fullName, joinDate, compensation: { basicSalary: 5000 }, ...over })
  const { employee } = await good(by, 'POST', '/api/employees/unified', form)
  const { employments } = await good(by, 'GET', `/api/employees/${employee.id}/employments`)
  await good(by, 'POST', `/api/payroll/people/${employments[0].id}/profile`, {
    effectiveFrom: joinDate,
    facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
  })
  return employee.id as string
}

/** A company with people in departments, somebody who agrees, somebody who reads everything but pay, and a budget of its headcount. */
const aCompany = async (departments: Record<string, number>) => {
  now = new Date('2026-01-31T04:00:00Z')
  const mei = await app.employer('SG', 'Harbour Works')
  const arun = await anAdministrator(app, mei, 'Arun')
  const vera = await anAdministrator(app, mei, 'Vera', 'read_only')
  const people: Record<string, string[]> = {}
  for (const [department, count] of Object.entries(departments))
    for (let at = 0; at < count; at++)
      people[department] = [...(people[department] ?? []), await hire(mei, `${department} ${at}`, { department })]
  const { entities } = await good(mei, 'GET', '/api/budgets')
  const entityId = entities[0].id as string
  const plan = { entityId, yearFrom: '2026-01-01', name: 'Plan 2026', from: 'headcount' }
  const budgetId = (await good(mei, 'POST', '/api/budgets', plan)).budget.id as string
  const group = { entityId, name: 'Monthly', frequency: 'monthly', payOn: 28 }
  const groupId = (await good(mei, 'POST', '/api/payroll/groups', group)).group.id
  const lockMonth = async (month: string) => {
    now = new Date(`${month}-27T04:00:00Z`)
    let { run } = await good(mei, 'POST', '/api/payroll/runs', { groupId, payDay: `${month}-28`, kind: 'regular' })
    for (const action of ['calculate', 'submit', 'lock']) {
      if (action === 'lock') {
        await agreeTo(app, arun, 'pay-run')
        run = (await good(mei, 'GET', `/api/payroll/runs/${run.id}`)).run
      }
      run = (await good(mei, 'POST', `/api/payroll/runs/${run.id}/${action}`, { version: run.version })).run
    }
  }
  const board = (by: Person) => good(by, 'GET', `/api/budgets/${budgetId}`)
  return { mei, vera, people, entityId, budgetId, lockMonth, board }
}

describe('somebody who reads budgets and not pay', () => {
  test('is not told of a department whose figures, taken from all, would leave those of a small one', async () => {
    const { mei, vera, people, lockMonth, board, budgetId } = await aCompany({ Operations: 5, Sales: 2 })
    for (const id of people.Operations ?? [])
      await good(mei, 'POST', `/api/employees/${id}/allowances`, {
        allowance_type: 'Meal allowance',
        frequency: 'monthly',
        currency: 'SGD',
        amount: 500,
        effective_from: '2026-02-01',
      })
    await lockMonth('2026-02')
    const drift = (of: { advice: { kind: string }[] }) => of.advice.filter(({ kind }) => kind === 'drift')
    const [given] = drift(await board(mei)) as unknown as { key: string; about: string }[]
    expect(given).toMatchObject({ about: 'Operations' })
    const seen = await board(vera)
    expect(seen.departments).toMatchObject([{ department: '', isMerged: true }])
    expect(drift(seen)).toEqual([])
    // Nor once somebody took it up.
    const answer = { key: given?.key, state: 'accepted', reason: 'We look at it' }
    await good(mei, 'POST', `/api/budgets/${budgetId}/advice`, answer)
    expect(drift(await board(vera))).toEqual([])
    // Taken up again, by mistake or by somebody else, it stays measured from the first day.
    now = new Date('2026-03-10T04:00:00Z')
    const again = await app.call('POST', `/api/budgets/${budgetId}/advice`, { token: mei.token, body: answer })
    expect([again.status, again.body.message]).toEqual([
      409,
      'Somebody has taken this up already: its result is still to be measured.',
    ])
    expect(drift(await board(mei))).toMatchObject([{ result: { due: '2026-05-28', state: 'waits' } }])
    // Single places, what one of them costs and their file are for who sees pay.
    const { positions } = await good(mei, 'GET', `/api/budgets/${budgetId}/positions`)
    for (const path of [
      `/api/budgets/${budgetId}/positions`,
      `/api/budget-positions/${positions[0].id}/cost?month=2026-03`,
    ])
      expect((await app.call('GET', path, { token: vera.token })).status, path).toBe(403)
    const file = (list: string) => ({ token: vera.token, body: { list, filter: { id: budgetId }, format: 'csv' } })
    expect((await app.call('POST', '/api/company/list-exports', file('budget-positions'))).status).toBe(403)
    const comment = await app.call('POST', `/api/budgets/${budgetId}/comments`, {
      token: vera.token,
      body: { text: 'X' },
    })
    expect(comment.status).toBe(403)
    const { bytes } = await app.call('GET', `/api/budgets/${budgetId}/variance.pdf`, { token: vera.token })
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
    expect(text).toMatch(/Smaller departments\s+together/)
    expect(text).not.toMatch(/Operations|Sales/)
  })

  test('sees nothing where a locked month was of fewer than five, though many more are employed by now', async () => {
    const { mei, vera, lockMonth, board, budgetId } = await aCompany({ Technical: 1 })
    await lockMonth('2026-02')
    for (let at = 0; at < 5; at++) await hire(mei, `New ${at}`, { department: 'Technical', joinDate: '2026-03-01' })
    now = new Date('2026-03-05T04:00:00Z')
    await good(mei, 'POST', `/api/budgets/${budgetId}/forecast`)
    // The one who was paid in February: 5,000.00, CPF 850.00, levy 11.25.
    expect((await board(mei)).months[1]).toMatchObject({ actual: 586_125 })
    expect(await board(vera)).toMatchObject({
      isHidden: true,
      budget: { total: 0 },
      months: [],
      departments: [],
      loaded: { months: [] },
      currencyEffect: null,
      advice: [],
    })
    expect((await good(vera, 'GET', '/api/budgets')).entities[0].budgets[0].total).toBe(0)
  })

  test('learns nobody’s pay as the difference of two plans', async () => {
    const { mei, vera, budgetId } = await aCompany({ Operations: 6 })
    const copy = async (name: string, more: object = {}) => {
      now = new Date(now.getTime() + 60_000)
      const { budget } = await good(mei, 'POST', `/api/budgets/${budgetId}/copy`, { name, kind: 'scenario', ...more })
      return budget.id as string
    }
    const without = await copy('Without one of them')
    const { positions } = await good(mei, 'GET', `/api/budgets/${without}/positions`)
    await good(mei, 'DELETE', `/api/budget-positions/${positions[0].id}`)
    const oneMore = { count: 1, title: 'Cook', department: 'Operations', pay: 400_000, from: '2026-06-01' }
    const hiring = await copy('With a cook', { hires: oneMore })
    const raised = await copy('A raise for all', { raise: { percent: '5', from: '2026-01-01' } })
    const totals = async (by: Person) =>
      new Map<string, number>(
        (await good(by, 'GET', '/api/budgets')).entities[0].budgets.map((one: { id: string; total: number }) => [
          one.id,
          one.total,
        ]),
      )
    const [all, seen] = [await totals(mei), await totals(vera)]
    for (const id of [without, hiring]) {
      expect(seen.get(id)).toBe(0)
      expect(await good(vera, 'GET', `/api/budgets/${id}`)).toMatchObject({
        isHidden: true,
        departments: [],
        months: [],
      })
    }
    for (const id of [budgetId, raised]) expect(seen.get(id)).toBe(all.get(id))
    // What holds is what is read: another one that is nearly the same stands back for it.
    await app.look(`update budgets set kind = 'version', state = 'approved', is_current = true where id = '${without}'`)
    const then = await totals(vera)
    expect([then.get(without), then.get(budgetId)]).toEqual([all.get(without), 0])
  })

  test('reads the smaller departments as such, beside people of no department', async () => {
    const { vera, board } = await aCompany({ '': 2, Sales: 4, Operations: 6 })
    expect((await board(vera)).departments).toMatchObject([
      { department: 'Operations', isMerged: false },
      { department: '', isMerged: true },
    ])
  })
})

describe('a budget', () => {
  test('in money of no or three decimals is what the rate makes of it', async () => {
    const { mei, budgetId, board } = await aCompany({ Operations: 2 })
    // Two people for twelve months: 2 × 12 × 5,861.25 = 140,670.00.
    const shown = async (shownIn: string, rate: string) => {
      const { version } = (await board(mei)).budget
      await good(mei, 'PUT', `/api/budgets/${budgetId}/rate`, { version, shownIn, rate, rateDay: '2026-01-30' })
      return (await board(mei)).currencyEffect.currency
    }
    expect(await shown('JPY', '110')).toEqual({ code: 'JPY', minorUnits: 0 })
    expect(await shown('KWD', '0.225')).toEqual({ code: 'KWD', minorUnits: 3 })
  })

  test('costs of a vacancy that is frozen within a month what its days before are', async () => {
    const { mei, budgetId } = await aCompany({ Operations: 1 })
    const place = { title: 'Cook', department: 'Operations', pay: 500_000, from: '2026-03-01' }
    await good(mei, 'POST', `/api/budgets/${budgetId}/positions`, place)
    const copy = { name: 'Careful', kind: 'scenario', freezeFrom: '2026-03-14' }
    const { budget } = await good(mei, 'POST', `/api/budgets/${budgetId}/copy`, copy)
    const { positions } = await good(mei, 'GET', `/api/budgets/${budget.id}/positions`)
    // Until Friday 13 March, ten of twenty-two working days: 2,272.73, CPF of the employer 387.00, levy 5.68.
    expect(positions.find(({ title }: { title: string }) => title === 'Cook').cost).toBe(227_273 + 38_700 + 568)
  })
})
