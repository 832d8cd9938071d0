import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hire, lockedRun, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PaySlip } from './contract.ts'

let app: TestServer
let now = new Date('2026-11-20T04:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
afterAll(() => app.close())

const groupOf = async (office: PayOffice, how: Record<string, unknown>) => {
  const { entities } = await office.good('GET', '/api/payroll/setup')
  const { group } = await office.good('POST', '/api/payroll/groups', {
    entityId: entities[0].id,
    name: 'Staff',
    ...how,
  })
  return group.id as string
}
const slipOf = async (office: PayOffice, runId: string, employmentId: string): Promise<PaySlip> =>
  (await office.good('GET', `/api/payroll/runs/${runId}/people/${employmentId}`)).slip
const amountsOf = async (...which: Parameters<typeof slipOf>) =>
  Object.fromEntries((await slipOf(...which)).lines.map(({ key, kind, amount }) => [`${key} ${kind}`, amount]))

describe('people paid every two weeks in Ontario, whose pay is agreed by the month', () => {
  test('get a twenty-sixth of a year each pay day, with the contributions of the period, and a raise by its days', async () => {
    const office = await payOffice(app, 'CA')
    const lea = await hire(
      office,
      {
        fullName: 'Léa Roy',
        countryCode: 'CA',
        nationality: 'Canadian',
        complianceData: { sinNumber: '046 454 286', province: 'ON' },
        compensation: { basicSalary: 5000 },
      },
      { birthDate: '1990-01-01', region: 'ON' },
    )
    const groupId = await groupOf(office, {
      frequency: 'two_weekly',
      firstFrom: '2026-10-05',
      firstUntil: '2026-10-18',
      firstPayDay: '2026-10-23',
    })
    const first = await lockedRun(app, office, { groupId, payDay: '2026-10-23' })
    // 5.95 % of 2,307.69 less 134.61; 1.63 % of 2,307.69.
    expect(await amountsOf(office, first.id, lea.employmentId)).toMatchObject({
      'basic earning': 230_769,
      'cpp deduction': 12_930,
      'ei deduction': 3_762,
    })
    await office.good('POST', `/api/employees/${lea.id}/pay-changes`, {
      effectiveFrom: '2026-10-26',
      basicSalary: '6000',
      reason: 'Promotion',
      cause: 'decided_late',
      decidedOn: '2026-10-20',
    })
    const second = await lockedRun(app, office, { groupId, payDay: '2026-11-06' })
    // Half of 2,307.69 and half of 2,769.23.
    const { lines } = await slipOf(office, second.id, lea.employmentId)
    expect(lines.filter(({ key }) => key === 'basic').map(({ amount }) => amount)).toEqual([115_385, 138_462])
  })

  test('get what was decided late for periods that are paid, by those periods', async () => {
    const office = await payOffice(app, 'CA')
    const lea = await hire(
      office,
      {
        fullName: 'Léa Roy',
        countryCode: 'CA',
        nationality: 'Canadian',
        complianceData: { sinNumber: '046 454 286', province: 'ON' },
        compensation: { basicSalary: 5000 },
      },
      { birthDate: '1990-01-01', region: 'ON' },
    )
    const groupId = await groupOf(office, {
      frequency: 'two_weekly',
      firstFrom: '2026-10-05',
      firstUntil: '2026-10-18',
      firstPayDay: '2026-10-23',
    })
    await lockedRun(app, office, { groupId, payDay: '2026-10-23' })
    await office.good('POST', `/api/employees/${lea.id}/pay-changes`, {
      effectiveFrom: '2026-10-05',
      basicSalary: '5200',
      reason: 'Promotion',
      cause: 'decided_late',
      decidedOn: '2026-10-30',
    })
    const second = await lockedRun(app, office, { groupId, payDay: '2026-11-06' })
    const { lines, gross } = await slipOf(office, second.id, lea.employmentId)
    // 2,400.00 for the period, and 92.31 more for the one before.
    expect(lines.find(({ key }) => key === 'basic')?.amount).toBe(240_000)
    expect(gross).toBe(240_000 + 9_231)
  })
})

describe('people paid twice a month in Singapore', () => {
  test('contribute for the month as a whole: CPF of both halves is that of the month', async () => {
    now = new Date('2026-11-20T04:00:00Z')
    const office = await payOffice(app, 'SG')
    const tan = await hire(
      office,
      { compensation: { basicSalary: 4333 } },
      { birthDate: '1990-01-01', cpfStatus: 'citizen' },
    )
    const groupId = await groupOf(office, { frequency: 'semi_monthly' })
    const halves: Record<string, number>[] = []
    for (const payDay of ['2026-10-15', '2026-10-31']) {
      const run = await lockedRun(app, office, { groupId, payDay })
      halves.push(await amountsOf(office, run.id, tan.employmentId))
    }
    expect(halves.map((half) => half['basic earning'])).toEqual([216_650, 216_650])
    const both = (key: string) => halves.reduce((sum, half) => sum + (half[key] ?? 0), 0)
    // 37 % of 4,333 is 1,603.21, 20 % of it 866.60.
    expect([both('cpf deduction'), both('cpf employer')]).toEqual([86_600, 160_300 - 86_600])
  })
})

describe('people paid in the month after', () => {
  test('are paid on its day for the whole month before, in the wage month that was worked', async () => {
    now = new Date('2026-11-20T04:00:00Z')
    const office = await payOffice(app, 'SG')
    const tan = await hire(
      office,
      { compensation: { basicSalary: 5000 } },
      { birthDate: '1990-01-01', cpfStatus: 'citizen' },
    )
    const groupId = await groupOf(office, { frequency: 'monthly', payOn: 7, paysNextMonth: true })
    const { entities } = await office.good('GET', '/api/payroll/setup')
    expect(entities[0].group).toMatchObject({ paysNextMonth: true, nextPayDay: '2026-12-07' })
    const run = await lockedRun(app, office, { groupId, payDay: '2026-11-07' })
    expect(run).toMatchObject({ from: '2026-10-01', until: '2026-10-31', month: '2026-10' })
    expect(await amountsOf(office, run.id, tan.employmentId)).toMatchObject({
      'basic earning': 500_000,
      'cpf deduction': 100_000,
    })
  })

  test('in January for December have it in the year of December', async () => {
    now = new Date('2027-01-08T04:00:00Z')
    const office = await payOffice(app, 'SG')
    await hire(office, { compensation: { basicSalary: 5000 } }, { birthDate: '1990-01-01', cpfStatus: 'citizen' })
    const groupId = await groupOf(office, { frequency: 'monthly', payOn: 7, paysNextMonth: true })
    const run = await lockedRun(app, office, { groupId, payDay: '2027-01-07' })
    expect(run).toMatchObject({ from: '2026-12-01', until: '2026-12-31', month: '2026-12' })
    const { entities } = await office.good('GET', '/api/payroll/setup')
    const { people } = await office.good('GET', `/api/year-end/${entities[0].id}/ir8a?year=2026`)
    expect(people[0].boxes[0]).toMatchObject({ box: 'a', amount: 500_000 })
  })

  test('are whole months alone', async () => {
    const office = await payOffice(app, 'SG')
    const { entities } = await office.good('GET', '/api/payroll/setup')
    const answer = await office.call('POST', '/api/payroll/groups', {
      entityId: entities[0].id,
      name: 'Staff',
      frequency: 'semi_monthly',
      paysNextMonth: true,
    })
    expect([answer.status, answer.body.fields.paysNextMonth]).toEqual([
      422,
      'Only pay of a whole month goes out in the next',
    ])
  })
})
