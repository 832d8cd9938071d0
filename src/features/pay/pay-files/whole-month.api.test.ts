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

const aGroup = async (office: PayOffice, name: string, how: Record<string, unknown>): Promise<string> => {
  const { entities } = await office.good('GET', '/api/payroll/setup')
  const entityId = entities[0].id
  return (await office.good('POST', '/api/payroll/groups', { entityId, name, ...how })).group.id
}
const hireFrom = async (office: PayOffice, over: Found, facts: Found): Promise<Hired> => {
  const who = await hire(office, { joinDate: '2026-10-01', ...over }, null)
  await office.good('POST', `/api/payroll/people/${who.employmentId}/profile`, { effectiveFrom: '2026-10-01', facts })
  return who
}
const aCitizen = (office: PayOffice, fullName: string, nric: string): Promise<Hired> =>
  hireFrom(
    office,
    { fullName, compensation: { basicSalary: 4_000 }, complianceData: { nric } },
    { birthDate: '1990-01-01', cpfStatus: 'citizen' },
  )
const inGroup = (office: PayOffice, groupId: string, { employmentId }: Hired) =>
  office.good('POST', `/api/payroll/groups/${groupId}/moves`, { employmentIds: [employmentId], fromFirst: true })

describe('a contribution file of a month', () => {
  test('waits until the runs of all groups with pay in the month are locked, and names which are not', async () => {
    const office = await payOffice(app, 'SG')
    const staff = await aGroup(office, 'Staff', { frequency: 'monthly', payOn: 31 })
    const hourly = await aGroup(office, 'Hourly', { frequency: 'semi_monthly' })
    await aCitizen(office, 'Mei Tan', 'S1234567D')
    await inGroup(office, hourly, await aCitizen(office, 'Lin Goh', 'S7654321F'))
    const half = await lockedRun(app, office, { groupId: hourly, payDay: '2026-10-15' })
    const address = `/api/pay-files/runs/${half.id}`
    const first = 'Pay of October 2026 is not all locked: Hourly (2026-10-31), Staff (2026-10-31).'
    expect((await office.good('GET', address)).monthOpen).toBe(first)
    const preview = await office.good('GET', `${address}/preview?format=cpf_list`)
    const stops = `${first} Lock these runs or void them first: this file is of the whole month.`
    expect(preview.problems[0].message).toBe(stops)
    const refused = await office.call('POST', `${address}/files`, { format: 'cpf_list' })
    expect([refused.status, refused.body.error]).toEqual([409, stops])
    await lockedRun(app, office, { groupId: staff, payDay: '2026-10-31' })
    const still = await office.good('GET', address)
    expect(still.monthOpen).toBe('Pay of October 2026 is not all locked: Hourly (2026-10-31).')
    await lockedRun(app, office, { groupId: hourly, payDay: '2026-10-31' })
    expect((await office.good('GET', address)).monthOpen).toBeNull()
    const made = await office.call('POST', `${address}/files`, { format: 'cpf_list' })
    expect([made.status, made.text]).toEqual([201, made.text])
    const whole: Found = made.body.data.files[0]
    expect(whole.people).toBe(2)
    // What is paid off the calendar afterwards: the file is made again, of both.
    const { run } = await office.good('POST', '/api/payroll/runs', {
      groupId: staff,
      payDay: '2026-10-30',
      kind: 'bonus',
    })
    expect((await office.good('GET', address)).monthOpen).toBe(
      'Pay of October 2026 is not all locked: Staff (2026-10-30).',
    )
    await office.good('POST', `/api/payroll/runs/${run.id}/void`, { version: run.version })
    expect((await office.call('POST', `${address}/files`, { format: 'cpf_list' })).status).toBe(201)
  })

  test('waits for nobody: who has left with a last run, a group without people, weeks before anything was paid here', async () => {
    const office = await payOffice(app, 'SG')
    await aGroup(office, 'Weekly', {
      frequency: 'weekly',
      firstFrom: '2026-10-05',
      firstUntil: '2026-10-11',
      firstPayDay: '2026-10-11',
    })
    const weekly = (await office.good('GET', '/api/payroll/setup')).entities[0].group.id
    await aGroup(office, 'Nobody', { frequency: 'monthly', payOn: 31 })
    await aCitizen(office, 'Mei Tan', 'S1234567D')
    const run = await lockedRun(app, office, { groupId: weekly, payDay: '2026-10-18' })
    const { monthOpen } = await office.good('GET', `/api/pay-files/runs/${run.id}`)
    expect(monthOpen).toBe('Pay of October 2026 is not all locked: Weekly (2026-10-25).')
  })

  test('in Canada what is remitted by the pay day is told and made', async () => {
    const office = await payOffice(app, 'CA')
    const halves = await aGroup(office, 'Staff', { frequency: 'semi_monthly' })
    await hireFrom(
      office,
      {
        fullName: 'Léa Roy',
        countryCode: 'CA',
        nationality: 'Canadian',
        complianceData: { sinNumber: '046 454 286', province: 'ON' },
        compensation: { basicSalary: 6_000 },
      },
      { birthDate: '1990-01-01', region: 'ON' },
    )
    const run = await lockedRun(app, office, { groupId: halves, payDay: '2026-10-15' })
    const preview = await office.good('GET', `/api/pay-files/runs/${run.id}/preview?format=cra_list`)
    expect([preview.notes, preview.problems]).toEqual([
      [
        'Pay of October 2026 is not all locked: Staff (2026-10-31). This file is of what is locked: make it again afterwards.',
      ],
      [],
    ])
    expect((await office.call('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'cra_list' })).status).toBe(201)
  })
})
