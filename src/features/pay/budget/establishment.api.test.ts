import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hire, lockedRun, monthlyGroup, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { verhoeffDigit } from '../../../countries/check-digits.ts'

const aadhaarOf = (payload: string) => `${payload}${verhoeffDigit(payload)}`

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
})
afterAll(() => app.close())

const loadedOf = async (country: string, facts: Record<string, string>, formOf: (number: number) => object) => {
  const office = await payOffice(app, country)
  for (const number of [1, 2, 3, 4, 5])
    await hire(
      office,
      { fullName: `Person ${number}`, compensation: { basicSalary: 50_000 }, ...formOf(number) },
      facts,
    )
  const { entityId, groupId } = await monthlyGroup(office)
  await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
  const plan = { entityId, yearFrom: country === 'IN' ? '2026-04-01' : '2026-01-01', name: 'Plan', from: 'headcount' }
  const { budget } = await office.good('POST', '/api/budgets', plan)
  await office.good('POST', `/api/budgets/${budget.id}/forecast`)
  return (await office.good('GET', `/api/budgets/${budget.id}`)).loaded.months
}

describe('what an establishment owes for all its people together', () => {
  test('stands in the fully loaded cost of a locked month, with gratuity set aside, in India', async () => {
    const [october] = await loadedOf(
      'IN',
      { birthDate: '1990-01-01', region: 'KA', epfMember: 'yes', epsMember: 'yes', taxRegime: 'new' },
      (number) => ({
        countryCode: 'IN',
        nationality: 'Indian',
        complianceData: { panNumber: `ABCPE123${number}F`, aadhaarNumber: aadhaarOf(`2341234123${number}`) },
      }),
    )
    // Half a hundredth of five times 15,000.00 is 375.00; 500.00 at least.
    expect(october).toMatchObject({ month: '2026-10', establishment: 50_000 })
    expect(october.endOfService).toBeGreaterThan(5 * 200_000)
    expect(october.total).toBe(
      october.pay +
        october.employer +
        october.establishment +
        october.expenses +
        (october.leaveChange ?? 0) +
        october.endOfService,
    )
  })

  test('is nothing of its own in Singapore', async () => {
    const [october] = await loadedOf('SG', { birthDate: '1990-01-01', cpfStatus: 'citizen' }, () => ({}))
    expect(october.establishment).toBeNull()
  })
})
