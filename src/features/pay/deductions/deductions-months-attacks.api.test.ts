import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entityOf, hireCitizen } from '../../../../test/pay-components.ts'
import { type Hired, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let office: PayOffice
let groupId: string
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
  office = await payOffice(app, 'SG')
  groupId = (await monthlyGroup(office)).groupId
  await office.good('POST', '/api/pay-components', {
    entityId: await entityOf(office),
    code: 'loan',
    name: 'Staff loan',
    nature: 'deduction',
    effectiveFrom: '2026-01-05',
  })
})
afterAll(() => app.close())

const ALL = '/api/pay-deductions'
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls
type Found = any
const plan = async ({ employmentId }: Hired, over: Record<string, unknown>): Promise<string> =>
  (await office.good('POST', ALL, { employmentId, component: 'loan', amount: 50_000, startsOn: '2026-08-01', ...over }))
    .deduction.id
const takenBy = async (runId: string, { employmentId }: Hired): Promise<number[]> =>
  (await office.good('GET', `/api/payroll/runs/${runId}/people/${employmentId}`)).slip.lines
    .filter(({ label }: Found) => label === 'Staff loan')
    .map(({ amount }: Found) => amount)
const taken = async (id: string): Promise<number> => (await office.good('GET', `${ALL}/${id}`)).deduction.taken
const act = async (id: string, step: string) => {
  const { run } = await office.good('GET', `/api/payroll/runs/${id}`)
  return office.call('POST', `/api/payroll/runs/${id}/${step}`, { version: run.version })
}

describe('what is taken again and again', () => {
  test('is not taken again with back pay for months that it was taken in, nor by what is only looked at', async () => {
    const mei = await hireCitizen(office, 'Mei Lin', 4000)
    const id = await plan(mei, { startsOn: '2026-07-01' })
    await lockedRun(app, office, { groupId, payDay: '2026-07-31' })
    await office.good('POST', `/api/employees/${mei.id}/pay-changes`, {
      effectiveFrom: '2026-07-01',
      basicSalary: '5000',
      reason: 'Promoted',
      cause: 'decided_late',
      decidedOn: '2026-08-10',
    })
    const looked = await office.call('POST', `/api/payroll/people/${mei.employmentId}/what-if`, { on: '2026-08-15' })
    expect(looked.status).toBeLessThan(500)
    const august = await lockedRun(app, office, { groupId, payDay: '2026-08-31' })
    expect(await takenBy(august.id, mei)).toEqual([50_000])
    expect(await taken(id)).toBe(100_000)
  })

  test('a last pay that was agreed to stops once another run has taken a part of the loan', async () => {
    const lin = await hireCitizen(office, 'Lin Tao', 4000)
    const id = await plan(lin, { amount: 20_000, total: 50_000, startsOn: '2026-09-01' })
    const { run: september } = await office.good('POST', '/api/payroll/runs', { groupId, payDay: '2026-09-30' })
    const { employments } = await office.good('GET', `/api/employees/${lin.id}/employments`)
    await office.good('PUT', `/api/employees/${lin.id}/employments/${lin.employmentId}`, {
      version: employments[0].version,
      endedOn: '2026-10-22',
      endReason: 'Resigned',
    })
    const to = `/api/payroll/people/${lin.employmentId}/exit`
    const { owed } = (await office.good('GET', to)).exit
    const { exit } = await office.good('POST', to, {
      owed: owed.map(({ label, amount }: Found) => ({ label, amount, agreed: true })),
    })
    await office.good('POST', `/api/payroll/exits/${exit.id}/submit`, { version: exit.version })
    await office.agree('pay-exit')
    const now = (await office.good('GET', to)).exit
    const paid = await office.good('POST', `/api/payroll/exits/${now.id}/pay`, {
      version: now.version,
      payDay: '2026-10-22',
    })
    const last: string = paid.exit.runId
    for (const run of [last, september.id]) {
      expect((await act(run, 'calculate')).status).toBe(200)
      expect((await act(run, 'submit')).status).toBe(200)
      await office.agree('pay-run')
    }
    expect((await act(september.id, 'lock')).status).toBe(200)
    expect((await act(last, 'lock')).status).toBe(409)
    expect(await taken(id)).toBe(20_000)
  })
})
