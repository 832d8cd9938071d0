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
  test('have what the law asks of them and are published; they show the year so far, also of pay without a basic salary', async () => {
    const { groupId } = await monthlyGroup(office)
    const ann = await hire(office, { fullName: 'Ann Lim', compensation: { basicSalary: 3000 } }, facts)
    await hire(office, { fullName: 'Bob Tan', compensation: { basicSalary: 0, housingAllowance: 3000 } }, facts)
    const run = await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    const { run: published } = await office.good('POST', `/api/payroll/runs/${run.id}/publish`, {
      version: run.version,
    })
    expect(published.publishedAt).not.toBeNull()
    const { slip } = await office.good('GET', `/api/payroll/runs/${run.id}/people/${ann.employmentId}`)
    expect(slip.year.find(({ key }: { key: string }) => key === 'basic').amount).toBe(300_000)
  })
})
