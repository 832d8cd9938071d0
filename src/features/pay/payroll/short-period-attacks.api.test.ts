import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hire, lockedRun, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
})
afterAll(() => app.close())

const askGroup = async (office: PayOffice, how: Record<string, unknown>) => {
  const { entities } = await office.good('GET', '/api/payroll/setup')
  return office.call('POST', '/api/payroll/groups', { entityId: entities[0].id, name: 'Staff', ...how })
}
const TWO_WEEKS = { frequency: 'two_weekly', firstFrom: '2026-10-05', firstUntil: '2026-10-18' }

describe('a first period', () => {
  test.each([
    [
      'of one week where people are paid every two',
      { ...TWO_WEEKS, firstUntil: '2026-10-11', firstPayDay: '2026-10-16' },
      { firstUntil: 'A period of two weeks has 14 days' },
    ],
    [
      'of two weeks where people are paid by the week',
      { ...TWO_WEEKS, frequency: 'weekly', firstPayDay: '2026-10-23' },
      { firstUntil: 'A period of a week has 7 days' },
    ],
    [
      'that is paid before it begins',
      { ...TWO_WEEKS, firstPayDay: '2026-10-04' },
      { firstPayDay: 'Pay day must not be before the period' },
    ],
    [
      'that is paid months later',
      { ...TWO_WEEKS, firstPayDay: '2026-11-19' },
      { firstPayDay: 'Pay day must be within 31 days of the last day of the period' },
    ],
  ])('%s is refused', async (_, how, fields) => {
    const office = await payOffice(app, 'CA')
    const answer = await askGroup(office, how)
    expect([answer.status, answer.body.fields]).toEqual([422, fields])
  })
})

describe('pay of a month that goes out in the next', () => {
  test.each([
    ['SG', 8, 'The law has pay of a month paid by day 7 of the next month'],
    ['IN', 8, 'The law has pay of a month paid by day 7 of the next month'],
    ['AE', 2, 'The law has pay of a month paid by day 1 of the next month'],
  ])('is not set to a day in %s on which it is late', async (country, payOn, message) => {
    const office = await payOffice(app, country)
    const answer = await askGroup(office, { frequency: 'monthly', payOn, paysNextMonth: true })
    expect([answer.status, answer.body.fields]).toEqual([422, { payOn: message }])
    expect((await askGroup(office, { frequency: 'monthly', payOn: payOn - 1, paysNextMonth: true })).status).toBe(201)
  })
})

describe('a pay day on the last of December, of a period that ends in January', () => {
  test('counts in the year it is paid in: what the year has reached is asked for no more', async () => {
    const office = await payOffice(app, 'CA')
    const lea = await hire(
      office,
      {
        fullName: 'Léa Roy',
        countryCode: 'CA',
        nationality: 'Canadian',
        complianceData: { sinNumber: '046 454 286', province: 'ON' },
        compensation: { basicSalary: 200_000 },
      },
      { birthDate: '1990-01-01', region: 'ON' },
    )
    const { group } = (
      await askGroup(office, {
        ...TWO_WEEKS,
        firstFrom: '2026-12-21',
        firstUntil: '2027-01-03',
        firstPayDay: '2026-12-31',
      })
    ).body.data
    const taken: Record<string, number>[] = []
    for (const payDay of ['2026-11-05', '2026-12-31']) {
      const run = await lockedRun(app, office, { groupId: group.id, payDay })
      const { slip } = await office.good('GET', `/api/payroll/runs/${run.id}/people/${lea.employmentId}`)
      taken.push(
        Object.fromEntries(
          slip.lines.flatMap(({ key, kind, amount }: { key: string; kind: string; amount: number }) =>
            kind === 'deduction' ? [[key, amount]] : [],
          ),
        ),
      )
    }
    // The first pay day reaches the most of the year of each: 4,230.45, 416.00 and 1,123.07.
    expect(taken[0]).toMatchObject({ cpp: 423_045, cpp2: 41_600, ei: 112_307 })
    for (const key of ['cpp', 'cpp2', 'ei']) expect(taken[1]?.[key] ?? 0).toBe(0)
  })
})

describe('tax of somebody in India who is paid twice a month', () => {
  test('looks at the whole month from its first half on, and each half takes its part', async () => {
    const office = await payOffice(app, 'IN')
    const asha = await hire(
      office,
      {
        fullName: 'Asha Rao',
        countryCode: 'IN',
        nationality: 'Indian',
        joinDate: '2026-10-01',
        complianceData: { panNumber: 'ABCPE1234F', aadhaarNumber: '2341 2341 2346', stateRegistration: 'KA' },
        compensation: { basicSalary: 300_000 },
      },
      null,
    )
    await office.good('POST', `/api/payroll/people/${asha.employmentId}/profile`, {
      effectiveFrom: '2026-10-01',
      facts: { birthDate: '1990-01-01', region: 'KA', panKnown: 'yes' },
    })
    const { group } = (await askGroup(office, { frequency: 'semi_monthly' })).body.data
    const tax: number[] = []
    for (const payDay of ['2026-10-15', '2026-10-31']) {
      const run = await lockedRun(app, office, { groupId: group.id, payDay })
      const { slip } = await office.good('GET', `/api/payroll/runs/${run.id}/people/${asha.employmentId}`)
      tax.push(slip.lines.find(({ key }: { key: string }) => key === 'tds')?.amount ?? 0)
    }
    // Six months of 3,00,000 less 75,000: 1,45,000 by slabs, with 4 % 1,50,800; a sixth of it, 25,133.
    expect(tax).toEqual([1_256_700, 1_256_600])
  })
})

describe('back pay for both halves of a month', () => {
  test('is contributed on up to the ceiling of the month, once', async () => {
    const office = await payOffice(app, 'SG')
    const tan = await hire(
      office,
      { compensation: { basicSalary: 7900 } },
      { birthDate: '1990-01-01', cpfStatus: 'citizen' },
    )
    const { group } = (await askGroup(office, { frequency: 'semi_monthly' })).body.data
    for (const payDay of ['2026-10-15', '2026-10-31']) await lockedRun(app, office, { groupId: group.id, payDay })
    await office.good('POST', `/api/employees/${tan.id}/pay-changes`, {
      effectiveFrom: '2026-10-01',
      basicSalary: '8300',
      reason: 'Agreed in September and forgotten',
      cause: 'paid_late',
      decidedOn: '2026-09-20',
    })
    const late = async (payDay: string) => {
      const run = await lockedRun(app, office, { groupId: group.id, payDay })
      const lines = await app.look<{ key: string; kind: string; sum: number }>(
        `select key, kind, sum(amount)::int as sum from pay_lines where run_id = '${run.id}' and source_kind = 'retro' group by key, kind`,
      )
      const of = (key: string, kind: string) => lines.find((line) => line.key === key && line.kind === kind)?.sum ?? 0
      return [of('arrears.basic', 'earning'), of('cpf', 'deduction'), of('cpf', 'employer')]
    }
    // 400 more were due; of the month 100 are left below the ceiling of 8,000: 20 and 17 dollars, and nothing a second time.
    expect(await late('2026-11-15')).toEqual([40_000, 2_000, 1_700])
    expect(await late('2026-11-30')).toEqual([0, 0, 0])
    const [stored] = await app.look<{ sum: number }>(`select sum(amount)::int as sum from pay_balances
      where employment_id = '${tan.employmentId}' and key = 'cpf.ow_subject' and for_month = '2026-10'`)
    expect(stored?.sum).toBe(10_000)
  })
})
