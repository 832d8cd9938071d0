import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let office: PayOffice
const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
  office = await payOffice(app, 'SG')
})
afterAll(() => app.close())

describe('payslips', () => {
  test('are not published while what the law asks of them is missing: it is named, with whose it is', async () => {
    const { groupId } = await monthlyGroup(office)
    const ann = await hire(office, { fullName: 'Ann Lim', compensation: { basicSalary: 3000 } }, facts)
    await hire(office, { fullName: 'Bob Tan', compensation: { basicSalary: 0, housingAllowance: 3000 } }, facts)
    const run = await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    const asked = { version: run.version }
    const refused = await office.call('POST', `/api/payroll/runs/${run.id}/publish`, asked)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The law asks a payslip to show the basic salary, and it is missing for Bob Tan. Enter it in the record, then publish.',
    ])
    expect((await office.good('GET', `/api/payroll/runs/${run.id}`)).run.publishedAt).toBeNull()
    const { slip } = await office.good('GET', `/api/payroll/runs/${run.id}/people/${ann.employmentId}`)
    expect(slip.year.find(({ key }: { key: string }) => key === 'basic').amount).toBe(300_000)
  })
})
