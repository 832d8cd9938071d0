import { afterAll, beforeAll, expect, test } from 'vitest'
import { hire, lockedRun, monthlyGroup, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
})
afterAll(() => app.close())

test('a budget tells where the levy on foreigners gets dearer, from locked pay and without a name', async () => {
  const office = await payOffice(app, 'SG')
  const pay = { compensation: { basicSalary: 3000 } }
  for (const number of [1, 2, 3, 4, 5]) {
    await hire(
      office,
      { fullName: `Local ${number}`, ...pay },
      { birthDate: '1990-01-01', cpfStatus: 'citizen', selfHelpFunds: 'CDAC' },
    )
    await hire(
      office,
      { fullName: `Worker ${number}`, nationality: 'Malaysian', ...pay },
      { birthDate: '1990-01-01', cpfStatus: 'foreigner', levyTier: 'services_3' },
    )
  }
  const { entityId, groupId } = await monthlyGroup(office)
  await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
  const plan = { entityId, yearFrom: '2026-01-01', name: 'Plan', from: 'headcount' }
  const { budget } = await office.good('POST', '/api/budgets', plan)
  await office.good('POST', `/api/budgets/${budget.id}/forecast`)
  const levies = async () =>
    (await office.good('GET', `/api/budgets/${budget.id}`)).advice.filter(
      ({ kind }: { kind: string }) => kind === 'levy',
    )
  const [advice] = await levies()
  // Ten people, of whom a tenth, one, is in the first tier; five are beyond the quota of 35 %.
  expect(advice.evidence).toEqual([
    { name: 'inMonth', month: '2026-10' },
    { name: 'workforce', count: 10 },
    { name: 'foreigners', count: 5 },
    { name: 'levyTier', count: 4 },
    { name: 'leftInTier', count: 0 },
    { name: 'levyEach', minor: 60_000 },
    { name: 'inDearerTier', count: 4 },
  ])
  // Five pay 600.00; four of them would pay 300.00 in the first tier.
  expect(advice.promise).toEqual({ unit: 'minor', before: 300_000, change: -120_000 })
  await office.good('POST', `/api/budgets/${budget.id}/advice`, {
    key: advice.key,
    state: 'accepted',
    reason: 'We hire locals',
  })
  expect((await levies())[0]).toMatchObject({ answer: { state: 'accepted' }, result: { state: 'waits' } })
})
