import { afterAll, beforeAll, expect, test } from 'vitest'
import { hire, lockedRun, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { centsOf, one, readRoe } from '../../../../test/year-file.reading.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
})
afterAll(() => app.close())

test('a record of employment of somebody paid every two weeks tells their pay by these weeks', async () => {
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
      address: '88 Queens Quay West',
      addressLine2: 'Toronto ON',
      postalCode: 'M5J 0B8',
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
  const { version, country, legalName } = (await office.good('GET', '/api/company/entities')).entities[0]
  await office.good('PUT', `/api/company/entities/${entityId}`, {
    country,
    legalName,
    version,
    numbers: { businessNumber: { number: '123456782' }, payrollAccount: { number: '123456782 RP 0001' } },
  })
  await office.good('POST', `/api/pay-files/registrations/${entityId}`, {
    from: '2026-01-01',
    facts: { contactName: 'Ann Roy', contactPhone: '4165550100', returnLanguage: 'E' },
  })
  await office.good('POST', `/api/pay-files/people/${lea.employmentId}`, {
    from: '2026-01-01',
    facts: { roeReason: 'E00', roeRecall: 'N', roeHours: '160' },
  })
  const path = `/api/year-end/${entityId}/roe`
  await office.good('POST', path, { year: 2026 })
  const made = await office.call('POST', `${path}/return`, { year: 2026, kind: 'original' })
  expect(made.status, made.text).toBe(201)
  const { text } = await office.good('POST', `/api/pay-files/files/${made.body.data.fileId}/download`, {
    reason: 'ROE Web',
  })
  const { records, problems } = readRoe(text)
  expect(problems).toEqual([])
  expect(['B6', 'B10', 'B11', 'B12'].map((block) => one(records[0], block)?.text)).toEqual([
    'B',
    '2026-10-05',
    '2026-11-01',
    '2026-11-01',
  ])
  const locked = await app.look<{ gross: number }>(
    `select person.gross from pay_run_people person join pay_runs run on run.id = person.run_id
      where run.company_id = '${office.maker.companyId}' and run.state = 'locked' order by run.pay_day desc`,
  )
  expect(one(records[0], 'B15C')?.children.map((period) => centsOf(one(period, 'AMT')))).toEqual(
    locked.map(({ gross }) => gross),
  )
})
