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

describe('a last day in the middle of a month', () => {
  test('pays the days until it; taken back after the month was locked, the rest is paid in the next run', async () => {
    const { good } = office
    const facts = { birthDate: '1991-02-03', cpfStatus: 'citizen' }
    const ann = await hire(office, { fullName: 'Ann Lim', compensation: { basicSalary: 2100 } }, facts)
    const endOn = async (endedOn: string | null) => {
      const { employments } = await good('GET', `/api/employees/${ann.id}/employments`)
      const { version } = employments[0]
      const endReason = endedOn && 'Resigned'
      await good('PUT', `/api/employees/${ann.id}/employments/${ann.employmentId}`, { version, endedOn, endReason })
    }
    await endOn('2026-11-13')
    const november = await lockedRun(app, office, { groupId, payDay: '2026-11-30' })
    const paid = (await good('GET', `/api/payroll/runs/${november.id}/people/${ann.employmentId}`)).slip.gross
    // Ten of the twenty-one working days of November; its holiday is one of them.
    expect(paid).toBe(100_000)
    await endOn(null)
    const { run } = (await good('POST', '/api/payroll/runs', { groupId, payDay: '2026-12-31' })) as { run: PayRun }
    await good('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version })
    const { slip } = await good('GET', `/api/payroll/runs/${run.id}/people/${ann.employmentId}`)
    const back = slip.lines.filter(({ key }: { key: string }) => key === 'arrears.basic')
    expect(back.map(({ amount }: { amount: number }) => amount)).toEqual([210_000 - paid])
  })
})
