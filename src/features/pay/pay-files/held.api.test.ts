import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPortalPerson, type PortalPerson } from '../../../../test/claims.ts'
import { lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from '../payroll/contract.ts'

let app: TestServer
let office: PayOffice
let bob: PortalPerson
let at: string
let run: PayRun
let dinner: string

const stateOf = async (id: string): Promise<string> =>
  (await office.good('GET', `/api/expense-claims/${id}`)).claim.state
const slips = async () => (await office.good('GET', '/api/my-payslips', undefined, bob.token)).payslips

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
  office = await payOffice(app, 'SG')
  const { good } = office
  bob = await aPortalPerson(app, office.maker, {
    name: 'Bob Lee',
    compensation: { basicSalary: 2400 },
    bankAccountNumber: '0123456789',
  })
  const { employments } = await good('GET', `/api/employees/${bob.employeeId}/employments`)
  at = employments[0].id
  const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
  await good('POST', `/api/payroll/people/${at}/profile`, { effectiveFrom: '2026-01-05', facts })
  await good('POST', '/api/company/expense-rules/usual-categories')
  const { categories } = await good('GET', '/api/my-expenses', undefined, bob.token)
  const meals = categories.find(({ name }: { name: string }) => name === 'Meals').id
  const { claim } = await good('POST', '/api/my-expenses', { title: 'Client visit' }, bob.token)
  const line = { categoryId: meals, spentOn: '2026-10-06', currency: 'SGD', amount: '42.00', merchant: 'Rasa' }
  await good('POST', `/api/my-expenses/${claim.id}/lines`, line, bob.token)
  await good('POST', `/api/my-expenses/${claim.id}/submit`, {}, bob.token)
  const { hash } = (await good('GET', `/api/expense-claims/${claim.id}`)).claim
  await good('POST', `/api/expense-claims/${claim.id}/decide`, { hash, verdict: 'approve' })
  dinner = claim.id
  const { groupId } = await monthlyGroup(office)
  const held = [{ id: bob.employeeId, employmentId: at, name: bob.name }]
  run = await lockedRun(app, office, { groupId, payDay: '2026-10-31', held })
}, 60_000)
afterAll(() => app.close())

describe('somebody whose pay is held', () => {
  test('has no payslip when those of the run are published, and their expenses are not told as paid', async () => {
    await office.good('POST', `/api/payroll/runs/${run.id}/publish`, { version: run.version })
    expect(await slips()).toEqual([])
    expect(await stateOf(dinner)).toBe('scheduled')
  })

  test('has it once they are let go; the expenses wait for the money', async () => {
    await office.good('POST', `/api/pay-files/runs/${run.id}/people/${at}/release`, { reason: 'Account proved' })
    expect(await slips()).toMatchObject([{ runId: run.id, version: 1 }])
    expect(await stateOf(dinner)).toBe('scheduled')
    const { fileId } = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'payments_list' })
    await office.good('POST', `/api/pay-files/files/${fileId}/paid`, { paidOn: '2026-11-20' }, office.approver.token)
    expect(await stateOf(dinner)).toBe('paid')
    // The bank sends it back: nothing was paid, and it waits to be paid again.
    const rejects = [{ employmentId: at, reason: 'Account closed' }]
    await office.good('POST', `/api/pay-files/files/${fileId}/rejects`, { rejects })
    expect(await stateOf(dinner)).toBe('scheduled')
    const again = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'payments_list' })
    await office.good(
      'POST',
      `/api/pay-files/files/${again.fileId}/paid`,
      { paidOn: '2026-11-20' },
      office.approver.token,
    )
    expect(await stateOf(dinner)).toBe('paid')
  })
})
