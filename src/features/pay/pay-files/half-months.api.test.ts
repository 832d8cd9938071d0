import { afterAll, beforeAll, expect, test } from 'vitest'
import { hire, lockedRun, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { readSif } from '../../../countries/ae/files/sif.reading.ts'

let app: TestServer
let office: PayOffice
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
  office = await payOffice(app, 'AE')
})
afterAll(() => app.close())

test('the wage file of half a month names the days of that half, and each half its own pay', async () => {
  const omar = await hire(
    office,
    {
      fullName: 'Omar Said',
      countryCode: 'AE',
      nationality: 'Indian',
      employmentStatus: undefined,
      joinDate: '2026-10-05',
      complianceData: {
        emiratesId: '784-1985-1234567-1',
        emirate: 'dubai',
        visaType: 'employment_visa',
        visaNumber: 'AE123456789',
        visaExpiry: '2028-01-31',
        labourCard: 'LC-123456789',
      },
      compensation: { basicSalary: 8000 },
      bankName: 'ENBD',
      bankAccountNumber: 'AE070331234567890123456',
    },
    null,
  )
  const { entities } = await office.good('GET', '/api/company/entities')
  const entityId = entities[0].id
  await office.good('PUT', `/api/company/entities/${entityId}`, {
    version: entities[0].version,
    numbers: { mohreEstablishment: { number: '9103' } },
  })
  await office.good('POST', `/api/pay-files/registrations/${entityId}`, {
    from: '2026-01-01',
    facts: { routing: '302620122' },
  })
  await office.good('POST', `/api/pay-files/people/${omar.employmentId}`, {
    from: '2026-10-05',
    facts: { personCode: '123456', routing: '302620122' },
  })
  const { group } = await office.good('POST', '/api/payroll/groups', {
    entityId,
    name: 'Twice a month',
    frequency: 'semi_monthly',
  })
  const told = []
  for (const payDay of ['2026-10-15', '2026-10-31']) {
    const run = await lockedRun(app, office, { groupId: group.id, payDay })
    const made = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'sif' })
    const { text } = await office.good('POST', `/api/pay-files/files/${made.fileId}/download`, { reason: 'WPS' })
    const { people, problems } = readSif(text)
    expect(problems).toEqual([])
    told.push(people.map(({ from, until, days, fixed }) => ({ from, until, days, fixed })))
  }
  // Eleven of fifteen days of the first half: he joined on the 5th.
  expect(told).toEqual([
    [{ from: '2026-10-05', until: '2026-10-15', days: 11, fixed: 293_333 }],
    [{ from: '2026-10-16', until: '2026-10-31', days: 16, fixed: 400_000 }],
  ])
})
