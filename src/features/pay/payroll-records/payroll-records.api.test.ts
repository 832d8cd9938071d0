import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdministrator } from '../../../../test/hiring.ts'
import { hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let office: PayOffice
let voided: { id: string }
const CITIZEN = { birthDate: '1990-01-01', cpfStatus: 'citizen' }

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-07-20T04:00:00Z') })
  office = await payOffice(app, 'SG')
  await hire(office, { fullName: 'Lin Wei', compensation: { basicSalary: 5000 } }, CITIZEN)
  await hire(office, { fullName: 'Farah Idris', compensation: { basicSalary: 4200 } }, CITIZEN)
  const { groupId } = await monthlyGroup(office)
  await lockedRun(app, office, { groupId, payDay: '2026-05-31' })
  voided = await lockedRun(app, office, { groupId, payDay: '2026-06-30' })
  await hire(office, { fullName: 'Zoe Tan', compensation: { basicSalary: 3000 } }, null)
})
afterAll(() => app.close())

const records = async (path = 'singapore') => (await office.good('GET', `/api/employees/payroll/${path}`)).records
type RecordView = { full_name: string; last_pay: { month: string; net: number } | null; complianceScore: number }

describe('pay by country', () => {
  test('is the last locked pay of each, with the compliance score of their page', async () => {
    const found: RecordView[] = await records()
    expect(found.map(({ full_name, last_pay }) => [full_name, last_pay?.month ?? null, last_pay?.net ?? null])).toEqual(
      [
        ['Farah Idris', '2026-06', 336_000],
        ['Lin Wei', '2026-06', 400_000],
        ['Zoe Tan', null, null],
      ],
    )
    expect(found[1]?.last_pay).toMatchObject({
      currency: { code: 'SGD', minorUnits: 2 },
      gross: 500_000,
      deductions: 100_000,
      net: 400_000,
    })
    const { employees } = await office.good('GET', '/api/employees?search=Lin')
    const page = await office.call('GET', `/api/employees/${employees[0].id}`)
    expect(found[1]?.complianceScore).toBe(page.body.complianceScore ?? page.body.data.complianceScore)
    const { entries } = await office.good('GET', '/api/company/audit-log?action=payroll.records')
    expect(entries[0]).toMatchObject({ action: 'payroll.records' })
  })

  test('is asked by code as well, searched, and empty where nobody works', async () => {
    expect((await records('SG?search=farah')).map(({ full_name }: RecordView) => full_name)).toEqual(['Farah Idris'])
    expect(await records('united-arab-emirates')).toEqual([])
    expect((await office.call('GET', '/api/employees/payroll/atlantis')).status).toBe(404)
  })

  test('does not count a run that was voided', async () => {
    const reason = 'Paid for the wrong month'
    const by = await anAdministrator(app, office.maker, 'Wei')
    const answer = await office.call('POST', `/api/pay-files/runs/${voided.id}/void`, { reason }, by.token)
    expect(answer.status, answer.text).toBe(200)
    const [farah]: RecordView[] = await records('singapore?search=farah')
    expect(farah?.last_pay?.month).toBe('2026-05')
  })
})
