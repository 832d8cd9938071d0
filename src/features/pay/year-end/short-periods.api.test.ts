import { afterAll, beforeAll, expect, test } from 'vitest'
import { hire, lockedRun, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
})
afterAll(() => app.close())

test('a record of employment of somebody paid every two weeks is not filed as if they were paid by the month', async () => {
  const office = await payOffice(app, 'CA')
  const lea = await hire(
    office,
    {
      fullName: 'Léa Roy',
      countryCode: 'CA',
      nationality: 'Canadian',
      joinDate: '2026-10-05',
      complianceData: { sinNumber: '046 454 286', province: 'ON' },
      compensation: { basicSalary: 5000 },
    },
    null,
  )
  await office.good('POST', `/api/payroll/people/${lea.employmentId}/profile`, {
    effectiveFrom: '2026-10-05',
    facts: { birthDate: '1990-01-01', region: 'ON' },
  })
  const { entities } = await office.good('GET', '/api/payroll/setup')
  const entityId: string = entities[0].id
  const { group } = await office.good('POST', '/api/payroll/groups', {
    entityId,
    name: 'Staff',
    frequency: 'two_weekly',
    firstFrom: '2026-10-05',
    firstUntil: '2026-10-18',
    firstPayDay: '2026-10-23',
  })
  const { employments } = await office.good('GET', `/api/employees/${lea.id}/employments`)
  await office.good('PUT', `/api/employees/${lea.id}/employments/${lea.employmentId}`, {
    version: employments[0].version,
    endedOn: '2026-11-01',
    endReason: 'Resigned',
  })
  for (const payDay of ['2026-10-23', '2026-11-06']) await lockedRun(app, office, { groupId: group.id, payDay })
  const view = await office.good('GET', `/api/year-end/${entityId}/roe/return?year=2026`)
  expect(JSON.stringify(view)).toContain('more often than by the month')
})
