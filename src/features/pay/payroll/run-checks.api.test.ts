import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { formOf, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from './contract.ts'

let app: TestServer
let office: PayOffice
let rival: PayOffice
let groupId: string
let ann: Hired
let raj: Hired
const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
  office = await payOffice(app, 'SG')
  rival = await payOffice(app, 'SG')
  groupId = (await monthlyGroup(office)).groupId
  const pay = { compensation: { basicSalary: 3000 } }
  ann = await hire(office, { fullName: 'Ann Lim', ...pay, bankAccountNumber: '501234567001' }, facts)
  await hire(office, { fullName: 'Bob Tan', ...pay, bankAccountNumber: '501-234-567001' }, facts)
  await hire(office, { fullName: 'Cat Goh', ...pay }, facts)
  const complianceData = {
    nric: 'G7654321A',
    workPassType: 's_pass',
    workPassNumber: 'WP123456789A',
    workPassExpiry: '2026-11-10',
  }
  const foreign = { nationality: 'Indian', employmentStatus: 'work_permit', complianceData }
  raj = await hire(
    office,
    { fullName: 'Raj Nair', ...pay, ...foreign, bankAccountNumber: '501234567009' },
    {
      birthDate: '1990-01-01',
      cpfStatus: 'foreigner',
    },
  )
  // Another company may have the same account.
  await hire(rival, { fullName: 'Rival One', ...pay, bankAccountNumber: '501234567009' }, facts)
})
afterAll(() => app.close())

const calculated = async (payDay: string): Promise<PayRun> => {
  const { run } = await office.good('POST', '/api/payroll/runs', { groupId, payDay })
  return (await office.good('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version })).run
}
type Check = { key: string; name: string; message: string; employeeId: string }
const checksOf = async (run: PayRun): Promise<string[]> =>
  (await office.good('GET', `/api/payroll/runs/${run.id}/checks`)).checks.map(
    ({ name, key }: Check) => `${name} ${key}`,
  )

describe('before a run is locked', () => {
  let run: PayRun
  test('it says who has no bank account, who shares one, and whose permit ends within the period', async () => {
    run = await calculated('2026-11-30')
    expect(await checksOf(run)).toEqual([
      'Ann Lim bank_shared',
      'Bob Tan bank_shared',
      'Cat Goh bank_missing',
      'Raj Nair permit',
    ])
    const { checks } = await office.good('GET', `/api/payroll/runs/${run.id}/checks`)
    expect(checks.map(({ message }: Check) => message)).toEqual([
      'The same bank account is on the record of Bob Tan. Ask them before it is paid to.',
      'The same bank account is on the record of Ann Lim. Ask them before it is paid to.',
      expect.stringContaining('No bank account is on the record'),
      expect.stringContaining('good until 10 November 2026'),
    ])
    expect(JSON.stringify(checks)).not.toContain('501')
    // Beside each person, and when one is opened, as well; nobody is stopped by it.
    const { people } = await office.good('GET', `/api/payroll/runs/${run.id}`)
    expect(
      people.map(({ name, state, gates }: { name: string; state: string; gates: Check[] }) => [
        name,
        state,
        gates.length,
      ]),
    ).toEqual([
      ['Ann Lim', 'ok', 1],
      ['Bob Tan', 'ok', 1],
      ['Cat Goh', 'ok', 1],
      ['Raj Nair', 'ok', 1],
    ])
    const { person } = await office.good('GET', `/api/payroll/runs/${run.id}/people/${raj.employmentId}`)
    expect(person.gates).toMatchObject([{ key: 'permit', stops: false }])
  })

  test('what was put right on the record is gone at once', async () => {
    const form = { fullName: 'Ann Lim', joinDate: '2026-01-05', compensation: { basicSalary: 3000 } }
    const changed = formOf({ ...form, bankAccountNumber: '501234567008' })
    await office.good('PUT', `/api/employees/${ann.id}`, changed)
    expect(await checksOf(run)).toEqual(['Cat Goh bank_missing', 'Raj Nair permit'])
  })

  test('in October the permit still held; net pay that changes by the company’s share is told', async () => {
    await office.good('POST', `/api/payroll/runs/${run.id}/void`, { version: run.version })
    const october = await calculated('2026-10-31')
    expect(await checksOf(october)).toEqual(['Cat Goh bank_missing'])
    await office.good('POST', `/api/payroll/runs/${october.id}/void`, { version: october.version })
    const locked = await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    // It is paid: nothing is asked any more.
    expect(await checksOf(locked)).toEqual([])
    await office.good('POST', '/api/payroll/one-offs', {
      employmentId: ann.employmentId,
      kind: 'earning',
      label: 'Award',
      nature: 'bonus',
      amount: 100_000,
      month: '2026-11',
    })
    run = await calculated('2026-11-30')
    expect(await checksOf(run)).toContain('Ann Lim swing')
    await office.good('PUT', '/api/company/settings/pay-rehearsals', {
      scope: 'company',
      values: { changePercent: 60 },
    })
    expect(await checksOf(run)).not.toContain('Ann Lim swing')
  })

  test('another company reads none of it', async () => {
    const path = `/api/payroll/runs/${run.id}/checks`
    expect((await office.call('GET', path, undefined, rival.maker.token)).status).toBe(404)
  })
})

describe('pay below the Local Qualifying Salary', () => {
  test('is told of local people once somebody of the employer is a foreigner, and stops nobody', async () => {
    const firm = await payOffice(app, 'SG')
    const group = (await monthlyGroup(firm)).groupId
    const low = await hire(firm, { fullName: 'Low Paid', compensation: { basicSalary: 1700 } }, facts)
    const gatesOf = async (payDay: string) => {
      const { run } = await firm.good('POST', '/api/payroll/runs', { groupId: group, payDay })
      await firm.good('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version })
      const { person } = await firm.good('GET', `/api/payroll/runs/${run.id}/people/${low.employmentId}`)
      return person.gates.filter(({ key }: { key: string }) => key.startsWith('minimum'))
    }
    expect(await gatesOf('2026-10-31')).toEqual([])
    await hire(
      firm,
      { fullName: 'Raj Menon', nationality: 'Indian', compensation: { basicSalary: 6000 } },
      { birthDate: '1990-01-01', cpfStatus: 'foreigner' },
    )
    expect(await gatesOf('2026-11-30')).toEqual([
      expect.objectContaining({
        key: 'minimum',
        stops: false,
        message: expect.stringContaining('SGD 1700.00, is below the minimum wage, SGD 1800.00'),
      }),
    ])
  })
})
