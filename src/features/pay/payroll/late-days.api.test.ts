import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from './contract.ts'

let app: TestServer
let office: PayOffice
let groupId: string
let bob: Hired

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-10-15T04:00:00Z') })
  office = await payOffice(app, 'SG')
  groupId = (await monthlyGroup(office)).groupId
  const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
  bob = await hire(office, { fullName: 'Bob Tan', compensation: { basicSalary: 2400 } }, facts)
})
afterAll(() => app.close())

describe('a day that was unpaid when its month was locked', () => {
  test('is paid in the next run once the leave is taken back, as ordinary wages of its month', async () => {
    const { good } = office
    const { countries } = await good('POST', '/api/company/leave/types', {
      country: 'SG',
      name: 'Unpaid leave',
      paid: false,
    })
    const { type } = countries[0].types.find(({ type: one }: { type: { name: string } }) => one.name === 'Unpaid leave')
    const day = '2026-08-12'
    await good('POST', '/api/company/leave/requests', { employeeId: bob.id, type: type.key, from: day, until: day })
    const august = await lockedRun(app, office, { groupId, payDay: '2026-08-31' })
    expect(august.sums.gross).toBeLessThan(240_000)

    const { requests } = await good('GET', '/api/company/leave/requests')
    await good('POST', `/api/company/leave/requests/${requests[0].id}/cancel`, { reason: 'Was at work' })
    const { run } = (await good('POST', '/api/payroll/runs', { groupId, payDay: '2026-09-30' })) as { run: PayRun }
    await good('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version })
    const { slip } = await good('GET', `/api/payroll/runs/${run.id}/people/${bob.employmentId}`)
    const back = slip.lines.filter(({ key }: { key: string }) => key === 'arrears.basic')
    expect(back.map(({ amount }: { amount: number }) => amount)).toEqual([240_000 - august.sums.gross])
    const cpf = slip.lines.filter(
      ({ key, kind, from }: { key: string; kind: string; from: string | null }) =>
        key === 'cpf' && kind === 'deduction' && from === '2026-08-01',
    )
    expect(cpf).toHaveLength(1)
  })
})
