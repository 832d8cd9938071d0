import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import scenarios from '../../../../test/scenarios/pay.json' with { type: 'json' }
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { noteRecorded } from '../../../countries/recorded.ts'
import { ordinaryCeiling } from '../../../countries/sg/schemes/cpf.figures.ts'
import type { PayRun } from './contract.ts'

/** Worked cases of `test/scenarios/pay.json` that need a database. */

let app: TestServer
let now = new Date('2026-10-20T04:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
afterAll(() => app.close())

// biome-ignore lint/suspicious/noExplicitAny: cases give and expect different things
const given = (id: string): any => scenarios.find((one) => one.id === id)?.given

const endOn = async (office: PayOffice, who: Hired, endedOn: string) => {
  const { employments } = await office.good('GET', `/api/employees/${who.id}/employments`)
  const body = { version: employments[0].version, endedOn, endReason: 'Resigned' }
  await office.good('PUT', `/api/employees/${who.id}/employments/${who.employmentId}`, body)
}

type Line = { key: string; kind: string; amount: number; from: string | null }

describe('gratuity of the Emirates', () => {
  test('FS-005: is of the pay that was agreed: an absence in the last month does not touch it', async () => {
    const office = await payOffice(app, 'AE')
    const omar = await hire(
      office,
      {
        fullName: 'Omar Said',
        countryCode: 'AE',
        nationality: 'Indian',
        employmentStatus: undefined,
        complianceData: {
          emiratesId: '784-1985-1234567-1',
          emirate: 'dubai',
          visaType: 'employment_visa',
          visaNumber: 'AE123456789',
          visaExpiry: '2028-01-31',
          labourCard: 'LC-123456789',
        },
        compensation: { basicSalary: 9000 },
        joinDate: '2024-01-05',
      },
      { serviceFrom: '2024-01-05' },
    )
    await endOn(office, omar, '2026-10-31')
    const gratuity = async (): Promise<number> =>
      (await office.good('GET', `/api/payroll/people/${omar.employmentId}/exit`)).exit.lines.find(
        ({ key }: Line) => key === 'gratuity',
      ).amount
    const before = await gratuity()
    const { countries } = await office.good('POST', '/api/company/leave/types', {
      country: 'AE',
      name: 'Unpaid leave',
      paid: false,
    })
    const { type } = countries
      .flatMap(({ types }: { types: { type: { key: string; name: string } }[] }) => types)
      .find((one: { type: { name: string } }) => one.type.name === 'Unpaid leave')
    const days = Array.from({ length: given('FS-005').absentDaysInLastMonth }, (_, i) => `2026-10-${12 + i}`)
    for (const day of days)
      await office.good('POST', '/api/company/leave/requests', {
        employeeId: omar.id,
        type: type.key,
        from: day,
        until: day,
      })
    expect(before).toBeGreaterThan(0)
    expect(await gratuity()).toBe(before)
    // The month itself is paid without the day.
    const { groupId } = await monthlyGroup(office)
    const run = await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    const { slip } = await office.good('GET', `/api/payroll/runs/${run.id}/people/${omar.employmentId}`)
    expect(slip.lines.find(({ key }: Line) => key === 'basic').amount).toBe(870_000)
  })
})

describe('somebody who has left since', () => {
  test('RT-011: the difference waits until a run pays it, and is not forgotten', async () => {
    const { lastDay, raiseFrom, enteredOn, delta } = given('RT-011')
    const office = await payOffice(app, 'SG')
    const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
    const ann = await hire(office, { fullName: 'Ann Lim', compensation: { basicSalary: 3000 } }, facts)
    await hire(office, { fullName: 'Bob Tan', compensation: { basicSalary: 3000 } }, facts)
    const { groupId } = await monthlyGroup(office)
    await endOn(office, ann, lastDay)
    for (const payDay of ['2026-09-30', '2026-10-31']) await lockedRun(app, office, { groupId, payDay })
    now = new Date(`${enteredOn}T04:00:00Z`)
    await office.good('POST', `/api/employees/${ann.id}/pay-changes`, {
      effectiveFrom: raiseFrom,
      basicSalary: String(3000 + delta / 2),
      reason: 'Decided after the end',
      cause: 'decided_late',
      decidedOn: enteredOn,
    })
    const begun = async (payDay: string, kind: string): Promise<PayRun> => {
      const { run } = await office.good('POST', '/api/payroll/runs', { groupId, payDay, kind })
      return (await office.good('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version })).run
    }
    const backPay = async (run: PayRun) => {
      const { people } = await office.good('GET', `/api/payroll/runs/${run.id}`)
      if (!people.some(({ employmentId }: Hired) => employmentId === ann.employmentId)) return []
      const { slip } = await office.good('GET', `/api/payroll/runs/${run.id}/people/${ann.employmentId}`)
      return slip.lines
        .filter(({ key }: Line) => key === 'arrears.basic')
        .map(({ from, amount }: Line) => [from?.slice(0, 7), amount])
    }
    const months = [
      ['2026-09', (delta / 2) * 100],
      ['2026-10', (delta / 2) * 100],
    ]
    const november = await begun('2026-11-30', 'regular')
    expect(await backPay(november)).toEqual(months)
    // Left out of it, she is in the next one.
    await office.good('POST', `/api/payroll/runs/${november.id}/people/${ann.employmentId}`, {
      state: 'excluded',
      reason: 'Not decided yet',
    })
    const step = async ({ id }: PayRun, action: string) => {
      const { run } = await office.good('GET', `/api/payroll/runs/${id}`)
      return (await office.good('POST', `/api/payroll/runs/${id}/${action}`, { version: run.version })).run
    }
    await step(november, 'submit')
    await office.agree('pay-run')
    await step(november, 'lock')
    const own = await begun('2026-12-05', 'off_cycle')
    expect(await backPay(own)).toEqual(months)
    await step(own, 'submit')
    await office.agree('pay-run')
    await step(own, 'lock')
    expect(await backPay(await begun('2026-12-31', 'regular'))).toEqual([])
  })
})

describe('a figure of the law that is corrected for past months', () => {
  test('RT-017: is reckoned again for whom it touches, and for nobody else', async () => {
    now = new Date('2026-11-28T04:00:00Z')
    const office = await payOffice(app, 'SG')
    const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
    const above = await hire(office, { fullName: 'Ann Lim', compensation: { basicSalary: 9000 } }, facts)
    const below = await hire(office, { fullName: 'Bob Tan', compensation: { basicSalary: 3000 } }, facts)
    const { groupId } = await monthlyGroup(office)
    await lockedRun(app, office, { groupId, payDay: '2026-11-30' })
    now = new Date('2026-12-15T04:00:00Z')
    const found = ordinaryCeiling.on('2026-11-01')
    // 500 more than was on file, from November on, written down on 10 December.
    const corrected = { ...found, from: '2026-11-01', recorded: '2026-12-10', value: found.value.add(500) }
    noteRecorded([corrected])
    ordinaryCeiling.editions.push(corrected)
    try {
      const { run } = await office.good('POST', '/api/payroll/runs', { groupId, payDay: '2026-12-31' })
      await office.good('POST', `/api/payroll/runs/${run.id}/calculate`, { version: run.version })
      const lateOf = async ({ employmentId }: Hired) => {
        const { person, slip } = await office.good('GET', `/api/payroll/runs/${run.id}/people/${employmentId}`)
        const gates = person.gates.map(({ key }: Line) => key).filter((key: string) => key === 'amend')
        const late = slip.lines.filter(({ key, from }: Line) => key === 'cpf' && from === '2026-11-01')
        return [gates, late.map(({ kind, amount }: Line) => [kind, amount])]
      }
      // 20 % from her and 17 % from the company of 500.
      expect(await lateOf(above)).toEqual([
        ['amend'],
        [
          ['deduction', 10_000],
          ['employer', 8_500],
        ],
      ])
      expect(await lateOf(below)).toEqual([[], []])
    } finally {
      ordinaryCeiling.editions.splice(ordinaryCeiling.editions.indexOf(corrected), 1)
    }
  })
})
