import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, callsOf, type PortalPerson } from '../../../../test/claims.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let now = '2026-11-05T04:00:00Z'
let app: TestServer
const { good } = callsOf(() => app)
let owner: Person
let hana: Person
let ravi: PortalPerson
let mei: PortalPerson
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date(now) })
  owner = await app.employer('SG', 'Harbour Works')
  hana = await anAdministrator(app, owner, 'Hana', 'hr_admin')
  ravi = await aPortalPerson(app, owner, { name: 'Ravi Menon' })
  mei = await aPortalPerson(app, owner, { name: 'Mei Lim', managerId: ravi.employeeId, from: '2026-11-05' })
  await good(hana, 'POST', '/api/company/expense-rules/usual-categories')
}, 60_000)
afterAll(() => app.close())

type Who = { token: string }
const handedIn = async (title: string): Promise<string> => {
  const { categories } = await good(mei, 'GET', '/api/my-expenses')
  const meals = categories.find((one: { name: string }) => one.name === 'Meals').id
  const { id } = (await good(mei, 'POST', '/api/my-expenses', { title })).claim
  await good(mei, 'POST', `/api/my-expenses/${id}/lines`, {
    categoryId: meals,
    spentOn: '2026-11-03',
    amount: '12.50',
    currency: 'SGD',
    merchant: title,
  })
  return (await good(mei, 'POST', `/api/my-expenses/${id}/submit`)).claim.id
}
const read = async (who: Who, id: string) => (await good(who, 'GET', `/api/expense-claims/${id}`)).claim
const approve = async (id: string) =>
  (
    await good(ravi, 'POST', `/api/expense-claims/${id}/decide`, {
      hash: (await read(ravi, id)).hash,
      verdict: 'approve',
    })
  ).claim

describe('when a claim is paid', () => {
  test('is not said while nobody has said when people are paid', async () => {
    const id = await handedIn('Before any pay group')
    expect((await read(mei, id)).expected).toBeNull()
  })

  test('is said to whoever claims, whoever approves and the office, by the calendar of the pay group', async () => {
    const { entities } = await good(owner, 'GET', '/api/payroll/setup')
    await good(owner, 'POST', '/api/payroll/groups', {
      entityId: entities[0].id,
      name: 'Monthly',
      frequency: 'monthly',
      payOn: 28,
    })
    const id = await handedIn('Lunch')
    const november = { payDay: '2026-11-28', cutOff: '2026-11-25', missed: null }
    expect((await read(mei, id)).expected).toEqual(november)
    expect((await read(ravi, id)).expected).toEqual(november)
    const { items } = await good(ravi, 'GET', '/api/company/approvals')
    expect(items.find((one: { title: string }) => one.title.includes('Lunch')).lines).toContainEqual({
      label: 'payDay',
      kind: 'day',
      day: '2026-11-28',
    })
    const { claims } = await good(hana, 'GET', '/api/company/expense-claims')
    expect(claims.find((one: { id: string }) => one.id === id)).toMatchObject({ expected: november, payDay: null })
    expect((await approve(id)).expected).toEqual(november)
  })

  test('after the cut-off moves to the next pay day, and says which one it came too late for; what was approved before stays', async () => {
    const early = await handedIn('Early')
    await approve(early)
    const late = await handedIn('Late')
    now = '2026-11-26T04:00:00Z'
    const december = {
      payDay: '2026-12-28',
      cutOff: '2026-12-25',
      missed: { payDay: '2026-11-28', cutOff: '2026-11-25' },
    }
    expect((await read(mei, late)).expected).toEqual(december)
    expect((await approve(late)).expected).toEqual(december)
    expect((await read(mei, early)).expected).toMatchObject({ payDay: '2026-11-28', missed: null })
    const { claims } = await good(mei, 'GET', '/api/my-expenses')
    expect(claims.find((one: { id: string }) => one.id === late).expected).toEqual(december)
  })

  test('is not said of a draft, nor of what was refused', async () => {
    const { id } = (await good(mei, 'POST', '/api/my-expenses', { title: 'Draft' })).claim
    expect((await read(mei, id)).expected).toBeNull()
    const refused = await handedIn('Refused')
    const { hash } = await read(ravi, refused)
    await good(ravi, 'POST', `/api/expense-claims/${refused}/decide`, { hash, verdict: 'refuse', reason: 'Private' })
    expect((await read(mei, refused)).expected).toBeNull()
  })
})
