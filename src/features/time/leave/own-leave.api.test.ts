import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

/** Somebody who works on leave, and has leave of their own. */

let app: TestServer
let mei: Person
let hana: Person
let own: string
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T02:00:00Z') })
  mei = await app.employer()
  hana = await anAdministrator(app, mei, 'Hana', 'hr_admin')
  const form = formOf({ fullName: 'Hana Lee', email: hana.email, joinDate: '2024-01-08' })
  own = (await call(mei, 'POST', '/api/employees/unified', form)).body.data.employee.id
})
afterAll(() => app.close())

const call = (by: Person, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: by.token, ...(body === undefined ? {} : { body }) })
const balance = async () =>
  (await call(mei, 'GET', `/api/company/leave/people/${own}`)).body.data.cards.find(
    ({ type }: { type: { key: string } }) => type.key === 'SG.annual',
  ).balance

describe('leave of HR itself', () => {
  test('that has begun is taken back with the word of somebody else, and not by HR alone', async () => {
    const wanted = { employeeId: own, type: 'SG.annual', from: '2026-11-09', until: '2026-11-13' }
    expect((await call(hana, 'POST', '/api/company/leave/requests', wanted)).status).toBe(409)
    const entered = await call(mei, 'POST', '/api/company/leave/requests', wanted)
    expect(entered.status, entered.text).toBe(201)
    const taken = await balance()
    const back = `/api/company/leave/requests/${entered.body.data.request.id}/cancel`
    const answer = await call(hana, 'POST', back, { reason: 'I worked after all' })
    expect(answer.status, answer.text).toBe(200)
    expect(await balance()).toBe(taken)
    expect((await call(mei, 'POST', back, { reason: 'She worked' })).status).toBe(409)
    const { items } = (await call(mei, 'GET', '/api/company/approvals?tab=mine')).body.data
    const [{ id, hash }] = items.filter(({ kind }: { kind: string }) => kind === 'leave-cancellation')
    await call(mei, 'POST', '/api/company/approvals/decide', { items: [{ id, hash }], verdict: 'approve' })
    expect(await balance()).toBeGreaterThan(taken)
  })

  test('has its balance corrected by somebody else, as long as there is somebody else', async () => {
    const more = { type: 'SG.annual', kind: 'adjust', minutes: 2400, onDay: '2026-11-20', reason: 'I deserve it' }
    const adjust = (by: Person, id = own) => call(by, 'POST', `/api/company/leave/people/${id}/adjust`, more)
    const before = await balance()
    const refused = await adjust(hana)
    expect([refused.status, refused.body.message]).toEqual([409, 'Your own balance is corrected by somebody else.'])
    const many = {
      accounts: [{ employeeId: own, type: 'SG.annual' }],
      days: 5,
      onDay: '2026-11-20',
      expiresOn: null,
      reason: 'All',
      dryRun: false,
    }
    const results = (await call(hana, 'POST', '/api/company/leave/adjust-many', many)).body.data.results
    expect(results).toMatchObject([{ after: null, why: 'Your own balance is corrected by somebody else.' }])
    expect(await balance()).toBe(before)
    expect((await adjust(mei)).status).toBe(201)
    expect(await balance()).toBe(before + 2400)

    // Nor by a file.
    const [row] = await app.look<{ employee_number: string }>(
      `select employee_number from employees where id = '${own}'`,
    )
    const bring = async (by: Person) => {
      const file = {
        fileName: 'balances.csv',
        fileHash: crypto.randomUUID().replaceAll('-', '').repeat(2),
        rows: 1,
        headers: ['Staff', 'Leave', 'Balance', 'Date'],
        mapping: ['employee_id', 'leave', 'days', 'as_of'],
      }
      const cells = { employee_id: row?.employee_number, leave: 'Annual leave', days: '90', as_of: '2026-10-31' }
      const { id } = (await call(by, 'POST', '/api/imports/leave-balances', file)).body.data.import
      return call(by, 'POST', `/api/imports/leave-balances/${id}/rows`, { rows: [{ row: 2, cells }] })
    }
    expect((await bring(hana)).body.data.problems).toEqual([
      { row: 2, field: 'employee_id', message: 'Your own balance is brought in by somebody else' },
    ])
    expect((await bring(mei)).body.data.problems).toEqual([])

    const alone = await app.employer('SG', 'One and only')
    const form = formOf({ fullName: 'Mei Tan', email: alone.email, joinDate: '2024-01-08' })
    const { employee } = (await call(alone, 'POST', '/api/employees/unified', form)).body.data
    expect((await adjust(alone, employee.id)).status).toBe(201)
  })
})
