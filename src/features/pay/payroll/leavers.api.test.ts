import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from './contract.ts'

let app: TestServer
let office: PayOffice
let groupId: string

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-10-15T04:00:00Z') })
  office = await payOffice(app, 'SG')
  groupId = (await monthlyGroup(office)).groupId
})
afterAll(() => app.close())

const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
const citizen = (fullName: string, basicSalary: number) =>
  hire(office, { fullName, compensation: { basicSalary } }, facts)
const endOn = async (who: Hired, endedOn: string | null) => {
  const { employments } = await office.good('GET', `/api/employees/${who.id}/employments`)
  const { version } = employments[0]
  const body = { version, endedOn, endReason: endedOn && 'Resigned' }
  await office.good('PUT', `/api/employees/${who.id}/employments/${who.employmentId}`, body)
}
const calculated = async (payDay: string): Promise<PayRun> => {
  const { run } = await office.good('POST', '/api/payroll/runs', { groupId, payDay })
  return (await office.good('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version })).run
}
const caseOf = async (who: Hired) =>
  (await office.good('GET', '/api/payroll/recoveries')).recoveries.find(
    ({ employmentId }: { employmentId: string }) => employmentId === who.employmentId,
  )
type Part = { label: string; from: string; amount: number }

describe('a last day that is entered two months late', () => {
  test('is a case of every month that was paid since, and nothing is taken by itself', async () => {
    const ann = await citizen('Ann Lim', 2100)
    await citizen('Bob Tan', 3000)
    for (const payDay of ['2026-07-31', '2026-08-31', '2026-09-30']) await lockedRun(app, office, { groupId, payDay })
    await endOn(ann, '2026-07-31')
    const october = await calculated('2026-10-31')
    const found = await caseOf(ann)
    expect(found).toMatchObject({ state: 'open', amount: 420_000 })
    expect(found.parts.map(({ from, amount }: Part) => [from, amount])).toEqual([
      ['2026-08-01', -210_000],
      ['2026-09-01', -210_000],
    ])
    const { person, slip } = await office.good('GET', `/api/payroll/runs/${october.id}/people/${ann.employmentId}`)
    expect(person).toMatchObject({ state: 'ok', gross: 0, net: 0 })
    expect(person.gates.map(({ message }: { message: string }) => message).join()).toContain('SGD 4200')
    expect(slip.lines).toEqual([])
    // Calculated again it is the same case; the last day taken back, there is none.
    await office.good('POST', `/api/payroll/runs/${october.id}/calculate`, { version: october.version })
    expect((await caseOf(ann)).amount).toBe(420_000)
    await endOn(ann, null)
    const { run } = await office.good('GET', `/api/payroll/runs/${october.id}`)
    await office.good('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version })
    expect(await caseOf(ann)).toBeUndefined()
    const back = await office.good('GET', `/api/payroll/runs/${october.id}/people/${ann.employmentId}`)
    expect(back.slip.gross).toBe(210_000)
    const { run: now } = await office.good('GET', `/api/payroll/runs/${october.id}`)
    await office.good('POST', `/api/payroll/runs/${run.id}/void`, { version: now.version })
  })

  test('in the settlement’s own run it is reckoned with every month as well', async () => {
    const cho = await citizen('Cho Min', 2400)
    for (const payDay of ['2026-10-31', '2026-11-30']) await lockedRun(app, office, { groupId, payDay })
    await endOn(cho, '2026-09-30')
    const { exit } = await office.good('POST', `/api/payroll/people/${cho.employmentId}/exit`, { notice: 240_000 })
    await office.good('POST', `/api/payroll/exits/${exit.id}/submit`, { version: exit.version })
    await office.agree('pay-exit')
    const now = (await office.good('GET', `/api/payroll/people/${cho.employmentId}/exit`)).exit
    const paid = await office.good('POST', `/api/payroll/exits/${exit.id}/pay`, {
      version: now.version,
      payDay: '2026-12-05',
    })
    const { run } = await office.good('GET', `/api/payroll/runs/${paid.exit.runId}`)
    await office.good('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version })
    expect(await caseOf(cho)).toMatchObject({ amount: 480_000 })
  })
})

describe('back pay of somebody who has left', () => {
  test('is paid by the next run of everybody', async () => {
    const dev = await citizen('Dev Rao', 2600)
    await lockedRun(app, office, { groupId, payDay: '2026-12-31' })
    await endOn(dev, '2026-12-31')
    await office.good('POST', `/api/employees/${dev.id}/pay-changes`, {
      effectiveFrom: '2026-12-01',
      basicSalary: '2700',
      reason: 'Promised and forgotten',
      cause: 'paid_late',
    })
    const january = await calculated('2027-01-31')
    const { slip } = await office.good('GET', `/api/payroll/runs/${january.id}/people/${dev.employmentId}`)
    expect(slip.lines.map(({ key, amount }: { key: string; amount: number }) => [key, amount])).toContainEqual([
      'arrears.basic',
      10_000,
    ])
    expect(slip.gross).toBe(10_000)
  })
})
