import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer()
})
afterAll(() => app.close())

const TERMS = { working_days_per_week: 5, overtime_rate_multiplier: 1.5 }
let n = 0
const person = (more: Record<string, unknown> = {}) => ({
  fullName: 'Lim Hui Min',
  email: `hui.min.${++n}@harbour.example`,
  designation: 'Analyst',
  department: 'HR',
  joinDate: '2026-12-01',
  salary: 4800,
  countryCode: 'SG',
  nationality: 'Singaporean',
  employee_type: 'unknown',
  citizenship_status: 'unknown',
  document_validation_status: 'pending',
  compliance_data: { work_pass_type: 'Citizen', nric: `S99${String(10_000 + n)}A`, ...TERMS },
  notification_preferences: { email: true, whatsapp: true, sms: false },
  ...more,
})
const onboard = (body: Record<string, unknown>) => app.call('POST', '/api/employees', { token: mei.token, body })
const record = async (id: string) =>
  (await app.call('GET', `/api/employees/${id}`, { token: mei.token })).body.data.employee

describe('the onboarding page', () => {
  test('sends its own payload and meets the same use case', async () => {
    const { status, body, text } = await onboard(person())
    expect(status, text).toBe(201)
    expect(body.data).toMatchObject({
      success: true,
      employee: { employeeId: expect.stringMatching(/^SG\d+$/) },
      notifications: { channels: ['email', 'whatsapp'] },
    })
  })

  test.each([
    ['Citizen', 'Singaporean', { nric: 'S9920001A' }, 'citizen', 'citizen_pr'],
    ['PR', 'Malaysian', { nric: 'S9920002A' }, 'permanent_resident', 'citizen_pr'],
    [
      'Employment Pass',
      'Indian',
      { fin: 'G9920003A', work_pass_number: 'WP12345678A', work_pass_expiry: '2031-01-31' },
      'work_permit',
      'foreign_worker',
    ],
  ])(
    'a work pass type %s says the employment status',
    async (...[work_pass_type, nationality, numbers, status, type]) => {
      const { body, text } = await onboard(
        person({ nationality, compliance_data: { work_pass_type, ...numbers, ...TERMS } }),
      )
      expect(body.success, text).toBe(true)
      expect(await record(body.data.employee.id)).toMatchObject({ employment_status: status, employee_type: type })
    },
  )

  test('keeps the whole compensation, and a salary alone', async () => {
    const paid = await onboard(person({ compensation: { basicSalary: '5100.50', housingAllowance: 300 } }))
    expect(await record(paid.body.data.employee.id)).toMatchObject({ basic_salary: 5100.5, housing_allowance: 300 })
    const alone = await onboard(person())
    expect(await record(alone.body.data.employee.id)).toMatchObject({ basic_salary: 4800, housing_allowance: null })
  })

  test('makes nobody a citizen by a nationality that was left out', async () => {
    const { nationality: _, ...without } = person({ employee_type: 'foreign_worker' })
    expect(await onboard(without)).toMatchObject({
      status: 422,
      body: { fields: { nationality: 'Nationality is required' } },
    })
    const pass = { work_pass_type: 'S Pass', fin: 'G9920009A', work_pass_number: 'WP12345678A', ...TERMS }
    const { nationality: __, ...onPass } = person({ compliance_data: { ...pass, work_pass_expiry: '2031-01-31' } })
    expect((await onboard(onPass)).status).toBe(422)
  })

  /** Specification 2, 5.2: each sentence, by what was left out. */
  test.each<[string, Record<string, unknown>, string, string]>([
    ['name', { fullName: '' }, 'fullName', 'Full name is required'],
    ['email', { email: '' }, 'email', 'Email is required'],
    ['position', { designation: '' }, 'designation', 'Position is required'],
    ['department', { department: '' }, 'department', 'Department is required'],
    ['hire date', { joinDate: '' }, 'joinDate', 'Hire date is required'],
    [
      'work pass type',
      { compliance_data: TERMS, nationality: 'Singaporean' },
      'complianceData.workPassType',
      'Work pass type is required for Singapore employees',
    ],
    [
      'working days',
      { compliance_data: { work_pass_type: 'Citizen', nric: 'S9930001A', overtime_rate_multiplier: 1.5 } },
      'complianceData.workingDaysPerWeek',
      'Working days per week is required',
    ],
    [
      'multiplier',
      { compliance_data: { work_pass_type: 'Citizen', nric: 'S9930001A', working_days_per_week: 5 } },
      'complianceData.overtimeRateMultiplier',
      'Overtime rate multiplier is required',
    ],
    [
      'NRIC',
      { compliance_data: { work_pass_type: 'Citizen', ...TERMS } },
      'complianceData.nric',
      'NRIC is required for Singapore Citizens and Permanent Residents',
    ],
    [
      'FIN',
      { compliance_data: { work_pass_type: 'S Pass', ...TERMS }, nationality: 'Indian' },
      'complianceData.fin',
      'FIN is required for foreign workers',
    ],
    [
      'pass number',
      { compliance_data: { work_pass_type: 'S Pass', ...TERMS }, nationality: 'Indian' },
      'complianceData.workPassNumber',
      'Work pass number is required for foreign workers',
    ],
    [
      'pass expiry',
      { compliance_data: { work_pass_type: 'S Pass', ...TERMS }, nationality: 'Indian' },
      'complianceData.workPassExpiry',
      'Work pass expiry date is required for foreign workers',
    ],
    [
      'status in Canada',
      { countryCode: 'CA', nationality: 'Canadian', compliance_data: TERMS },
      'complianceData.workPermitStatus',
      'Employee status is required',
    ],
    [
      'SIN',
      { countryCode: 'CA', nationality: 'Canadian', compliance_data: TERMS },
      'complianceData.sinNumber',
      'SIN number is required for all employees',
    ],
    [
      'emirate',
      { countryCode: 'AE', nationality: 'Emirati', compliance_data: TERMS },
      'complianceData.emirate',
      'Work emirate selection is required',
    ],
  ])('says what is missing: %s', async (_what, more, field, sentence) => {
    const before = await app.call('GET', '/api/employees?pageSize=1', { token: mei.token })
    const { status, body } = await onboard(person(more))
    expect({ status, said: body.fields?.[field] }).toEqual({ status: 422, said: sentence })
    const after = await app.call('GET', '/api/employees?pageSize=1', { token: mei.token })
    expect(after.body.data.totalCount).toBe(before.body.data.totalCount)
  })
})
