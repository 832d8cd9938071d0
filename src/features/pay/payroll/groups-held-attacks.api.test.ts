import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hireCitizen } from '../../../../test/pay-components.ts'
import { type Hired, lockedRun, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
})
afterAll(() => app.close())

const aGroup = async (office: PayOffice, name: string, how: Record<string, unknown>): Promise<string> => {
  const { entities } = await office.good('GET', '/api/payroll/setup')
  return (await office.good('POST', '/api/payroll/groups', { entityId: entities[0].id, name, ...how })).group.id
}
const MONTHLY = { frequency: 'monthly', payOn: 31 }
const HALVES = { frequency: 'semi_monthly' }
const move = (office: PayOffice, groupId: string, who: readonly Hired[], when: Record<string, unknown>) =>
  office.call('POST', `/api/payroll/groups/${groupId}/moves`, {
    employmentIds: who.map(({ employmentId }) => employmentId),
    ...when,
  })

describe('what one group counts on of another', () => {
  test('is not given up under it: a run is not voided once another group has paid somebody of it after it', async () => {
    const office = await payOffice(app, 'SG')
    const staff = await aGroup(office, 'Staff', MONTHLY)
    const halves = await aGroup(office, 'Halves', HALVES)
    const [lin] = [await hireCitizen(office, 'Lin Goh', 5_000), await hireCitizen(office, 'Mei Tan', 5_000)]
    const october = await lockedRun(app, office, { groupId: staff, payDay: '2026-10-31' })
    expect((await move(office, halves, [lin], { from: '2026-11-01' })).status).toBe(200)
    await lockedRun(app, office, { groupId: halves, payDay: '2026-11-15' })
    const to = `/api/pay-files/runs/${october.id}/void`
    const answer = await office.call('POST', to, { reason: 'Typed twice' }, office.approver.token)
    expect([answer.status, answer.body.error]).toEqual([
      409,
      expect.stringContaining('is locked and counts on this one'),
    ])
  })

  test('nobody goes into a group that is closed or deleted meanwhile', async () => {
    const office = await payOffice(app, 'SG')
    await aGroup(office, 'Staff', MONTHLY)
    const [halves, spare] = [await aGroup(office, 'Halves', HALVES), await aGroup(office, 'Spare', HALVES)]
    const [lin, mei] = [await hireCitizen(office, 'Lin Goh', 5_000), await hireCitizen(office, 'Mei Tan', 5_000)]
    const closing = await Promise.all([
      office.call('POST', `/api/payroll/groups/${halves}/close`, { version: 1, closed: true }),
      move(office, halves, [lin], { fromFirst: true }),
    ])
    expect([200, 409]).toContain(closing[1].status)
    expect(closing[0].status).toBe(200)
    const deleting = await Promise.all([
      office.call('DELETE', `/api/payroll/groups/${spare}`),
      move(office, spare, [mei], { fromFirst: true }),
    ])
    expect(deleting.map(({ status }) => status).sort()).toEqual(deleting[0].status === 200 ? [200, 404] : [200, 409])
  })

  test('a draft run holds the group it is of', async () => {
    const office = await payOffice(app, 'SG')
    await aGroup(office, 'Staff', MONTHLY)
    const halves = await aGroup(office, 'Halves', HALVES)
    await hireCitizen(office, 'Lin Goh', 5_000)
    await office.good('POST', '/api/payroll/runs', { groupId: halves, payDay: '2026-10-15' })
    expect((await office.call('DELETE', `/api/payroll/groups/${halves}`)).status).toBe(409)
  })
})
