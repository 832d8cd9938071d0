import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agree as agreeTo, anAdministrator } from '../../../../test/hiring.ts'
import { type Hired, hire, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let office: PayOffice
let groupId: string
let ann: Hired
// In Singapore it is the first of November already, in London the last of October.
let now = new Date('2026-10-31T18:00:00Z')
const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  office = await payOffice(app, 'SG')
  groupId = (await monthlyGroup(office)).groupId
  ann = await hire(office, { fullName: 'Ann Lim', compensation: { basicSalary: 3000 } }, facts)
  await hire(office, { fullName: 'Bob Tan', compensation: { basicSalary: 3000 }, joinDate: '2026-11-01' }, null)
})
afterAll(() => app.close())

describe('today', () => {
  test('is the day of the place of the legal entity: in its set-up, in what a raise costs and for whoever leaves', async () => {
    const { entities } = await office.good('GET', '/api/payroll/setup')
    expect(entities[0].people).toBe(2)
    const { period } = await office.good('POST', `/api/payroll/people/${ann.employmentId}/raise`, { basic: 310_000 })
    expect(period).toEqual({ from: '2026-11-01', until: '2026-11-30' })
    const { employments } = await office.good('GET', `/api/employees/${ann.id}/employments`)
    const { id, version } = employments[0]
    const end = { version, endedOn: '2026-11-04', endReason: 'Resigned' }
    await office.good('PUT', `/api/employees/${ann.id}/employments/${id}`, end)
    const { exit } = await office.good('GET', `/api/payroll/people/${ann.employmentId}/exit`)
    expect(exit.due).not.toBeNull()
    expect(exit.daysLeft).toBe(Number(exit.due.slice(8)) - 1)
    // Who left 120 days ago by the calendar of Singapore is still in the list, and the day after not.
    const leaving = async () =>
      (await office.good('GET', '/api/payroll/exits')).exits.map(({ name }: { name: string }) => name)
    now = new Date('2027-03-04T15:00:00Z')
    expect(await leaving()).toEqual(['Ann Lim'])
    now = new Date('2027-03-04T17:00:00Z')
    expect(await leaving()).toEqual([])
    now = new Date('2026-11-20T04:00:00Z')
  })
})

describe('whoever holds a payment or leaves somebody out', () => {
  test('is not the only one who checks it: another person approves the run', async () => {
    const third = await anAdministrator(app, office.maker, 'Rita')
    const begun = (await office.good('POST', '/api/payroll/runs', { groupId, payDay: '2026-11-30' })).run
    const { run } = await office.good('POST', `/api/payroll/runs/${begun.id}/calculate`, { version: begun.version })
    const hold = { state: 'held', reason: 'Account to be proved' }
    await office.good('POST', `/api/payroll/runs/${run.id}/people/${ann.employmentId}`, hold, office.approver.token)
    const { people } = await office.good('GET', `/api/payroll/runs/${run.id}`)
    const blocked = people.find(({ state }: { state: string }) => state === 'blocked')
    const leftOut = { state: 'excluded', reason: 'Papers are missing' }
    if (blocked) await office.good('POST', `/api/payroll/runs/${run.id}/people/${blocked.employmentId}`, leftOut)
    const { run: waiting } = await office.good('GET', `/api/payroll/runs/${run.id}`)
    await office.good('POST', `/api/payroll/runs/${run.id}/submit`, { version: waiting.version })
    const own = await office.good('GET', '/api/company/approvals', undefined, office.approver.token)
    expect(own.items.filter(({ kind }: { kind: string }) => kind === 'pay-run')).toEqual([])
    const agreed = await agreeTo(app, third, 'pay-run')
    expect(agreed.status, agreed.text).toBe(200)
    const after = await office.good('GET', `/api/payroll/runs/${run.id}`)
    expect(after.run.state).toBe('approved')
    // And locked by one of two at once; the other is told.
    const locks = await Promise.all(
      [office.maker.token, third.token].map((token) =>
        office.call('POST', `/api/payroll/runs/${run.id}/lock`, { version: after.run.version }, token),
      ),
    )
    expect(locks.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await app.look(`select count(*)::int as n from pay_lines where key = 'basic'`)).toEqual([{ n: 1 }])
  })
})
