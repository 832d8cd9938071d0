import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
})
afterAll(() => app.close())

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls
type Found = any

const entityOf = async ({ good }: PayOffice): Promise<Found> => (await good('GET', '/api/payroll/setup')).entities[0]
const add = async (office: PayOffice, name: string, how: Record<string, unknown>): Promise<Found> => {
  const { id: entityId } = await entityOf(office)
  return (await office.good('POST', '/api/payroll/groups', { entityId, name, ...how })).group
}
const MONTHLY = { frequency: 'monthly', payOn: 31 }
const HALVES = { frequency: 'semi_monthly' }
const move = (office: PayOffice, groupId: string, who: readonly Hired[], when: Record<string, unknown>) =>
  office.call('POST', `/api/payroll/groups/${groupId}/moves`, {
    employmentIds: who.map(({ employmentId }) => employmentId),
    ...when,
  })
const aCitizen = (office: PayOffice, fullName: string, basicSalary = 5_000) =>
  hire(office, { fullName, compensation: { basicSalary } }, { birthDate: '1990-01-01', cpfStatus: 'citizen' })
const peopleOf = async (office: PayOffice, runId: string): Promise<string[]> =>
  (await office.good('GET', `/api/payroll/runs/${runId}`)).people.map(({ name }: Found) => name)

describe('pay groups of a legal entity', () => {
  test('the first is the default one; another stands beside it, of another name', async () => {
    const office = await payOffice(app, 'SG')
    const staff = await add(office, 'Staff', MONTHLY)
    const hourly = await add(office, 'Hourly', HALVES)
    expect([staff.isDefault, hourly.isDefault, hourly.isUsed]).toEqual([true, false, false])
    const { id: entityId } = await entityOf(office)
    const same = await office.call('POST', '/api/payroll/groups', { entityId, name: 'hourly', ...HALVES })
    expect([same.status, same.body.fields]).toEqual([
      409,
      { name: 'This legal entity has a pay group of this name already.' },
    ])
    const { group, groups } = await entityOf(office)
    expect([group.name, groups.map(({ name }: Found) => name)]).toEqual(['Staff', ['Staff', 'Hourly']])
  })

  test('whoever was moved is paid by the new group from then on, and by nobody twice', async () => {
    const office = await payOffice(app, 'SG')
    const staff = await add(office, 'Staff', MONTHLY)
    const [mei, lin] = [await aCitizen(office, 'Mei Tan'), await aCitizen(office, 'Lin Goh')]
    const october = await lockedRun(app, office, { groupId: staff.id, payDay: '2026-10-31' })
    expect(await peopleOf(office, october.id)).toEqual(['Lin Goh', 'Mei Tan'])
    const hourly = await add(office, 'Hourly', HALVES)
    const early = await move(office, hourly.id, [lin], { from: '2026-10-01' })
    expect([early.status, early.body.error]).toEqual([
      409,
      'Pay is locked to 2026-10-31. Days that are possible: 2026-11-01, 2026-12-01, 2027-01-01.',
    ])
    const within = await move(office, hourly.id, [lin], { from: '2026-11-16' })
    expect(within.body.error).toContain('on some days would be paid twice or never')
    const checked = await office.good('POST', `/api/payroll/groups/${hourly.id}/moves/check`, {
      employmentIds: [lin.employmentId],
    })
    expect([checked.from, checked.rows[0].last.until, checked.rows[0].first]).toEqual([
      '2026-11-01',
      '2026-10-31',
      { from: '2026-11-01', until: '2026-11-15', payDay: '2026-11-15' },
    ])
    const moved = await move(office, hourly.id, [lin], { from: '2026-11-01', reason: 'Paid by the hour' })
    expect([moved.status, moved.body.data.moved]).toEqual([200, 1])
    const half = await lockedRun(app, office, { groupId: hourly.id, payDay: '2026-11-15' })
    expect(await peopleOf(office, half.id)).toEqual(['Lin Goh'])
    const november = await lockedRun(app, office, { groupId: staff.id, payDay: '2026-11-30' })
    expect(await peopleOf(office, november.id)).toEqual(['Mei Tan'])
    const { groupId, history } = await office.good('GET', `/api/payroll/people/${lin.employmentId}/group`)
    expect([groupId, history.map(({ group, from, until, reason }: Found) => [group, from, until, reason])]).toEqual([
      hourly.id,
      [
        ['Hourly', '2026-11-01', null, 'Paid by the hour'],
        ['Staff', null, '2026-10-31', ''],
      ],
    ])
    expect(mei.name).toBe('Mei Tan')
  })
})
