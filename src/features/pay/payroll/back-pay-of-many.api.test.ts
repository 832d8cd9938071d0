import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from './contract.ts'

let app: TestServer
let office: PayOffice
let groupId: string
const people: Hired[] = []

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-10-15T04:00:00Z') })
  office = await payOffice(app, 'SG')
  ;({ groupId } = await monthlyGroup(office))
  for (const fullName of ['Ann Lee', 'Ben Ong', 'Cy Ho'])
    people.push(
      await hire(
        office,
        { fullName, compensation: { basicSalary: 5_000 } },
        { birthDate: '1990-01-01', cpfStatus: 'citizen' },
      ),
    )
})
afterAll(() => app.close())

type Line = { key: string; amount: number; from: string | null }
const backPayOf = async (run: PayRun, { employmentId }: Hired): Promise<[string | null, number][]> =>
  (await office.good('GET', `/api/payroll/runs/${run.id}/people/${employmentId}`)).slip.lines
    .filter(({ key }: Line) => key === 'arrears.basic')
    .map(({ from, amount }: Line) => [from, amount])

describe('back pay of several people for the same months', () => {
  test('is paid to each by one run', async () => {
    for (const payDay of ['2026-08-31', '2026-09-30']) await lockedRun(app, office, { groupId, payDay })
    for (const [at, { id }] of people.entries())
      await office.good('POST', `/api/employees/${id}/pay-changes`, {
        effectiveFrom: '2026-08-01',
        basicSalary: String(5_100 + 100 * at),
        reason: 'Raise',
        cause: 'decided_late',
        decidedOn: '2026-10-10',
      })
    const october = await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    for (const [at, who] of people.entries())
      expect(await backPayOf(october, who)).toEqual([
        ['2026-08-01', 10_000 + 10_000 * at],
        ['2026-09-01', 10_000 + 10_000 * at],
      ])
  })
})
