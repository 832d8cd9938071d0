import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

/** Paragraphs of specification 2 that only the whole server can show. */

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-21T08:00:00Z') })
  mei = await app.employer()
})
afterAll(() => app.close())

const add = (over: Record<string, unknown> = {}) =>
  app.call('POST', '/api/employees/unified', { token: mei.token, body: formOf(over) })
const one = async (over: Record<string, unknown> = {}) => (await add(over)).body.data.employee
const put = (id: string, body: object) => app.call('PUT', `/api/employees/${id}`, { token: mei.token, body })
const onboardings = async () =>
  (await app.call('GET', '/api/employees/onboarding/stats', { token: mei.token })).body.data.stats.totalOnboarded
const input = async (id: string) =>
  (await app.look<{ channels: string[] }>(`select channels from onboardings where employee_id = '${id}'`)).map(
    (o) => o.channels,
  )

describe('3.2 and 3.3 the record', () => {
  test.each([
    ['hire_date', '2026-01-05'],
    ['start_date', '2026-02-05'],
    ['join_date', '2026-03-05'],
    ['date_of_joining', '2026-04-05'],
  ])('the hire date is taken as %s', async (name, day) => {
    const { id } = await one()
    const { body } = await put(id, { [name]: day })
    expect(body.data.employee).toMatchObject({ hire_date: day, date_of_joining: day })
    expect((await put(id, { [name]: 'soon' })).body.fields).toEqual({
      hire_date: 'Hire date must be a date (YYYY-MM-DD)',
    })
  })

  test('stands whole in the list when asked for, page by page and filtered, equal to the record itself', async () => {
    const name = `Listed ${crypto.randomUUID().slice(0, 8)}`
    const indian = {
      countryCode: 'IN',
      nationality: 'Indian',
      complianceData: { panNumber: 'ABCPE1234F', aadhaarNumber: '234567890124' },
    }
    const made = []
    for (const [i, more] of [{}, indian, { compensation: { basicSalary: 7000, mealAllowance: 250 } }].entries())
      made.push(await one({ fullName: `${name} ${i}`, bankAccountNumber: '0012345678', ...more }))
    const ask = async (query: string) =>
      (await app.call('GET', `/api/employees?search=${encodeURIComponent(name)}&${query}`, { token: mei.token })).body
        .data
    const { employees, totalCount } = await ask('include=record')
    expect(totalCount).toBe(3)
    for (const [i, row] of employees.entries()) {
      const { body } = await app.call('GET', `/api/employees/${made[i].id}`, { token: mei.token })
      expect(row).toEqual(body.data.employee)
    }
    expect(employees[2]).toMatchObject({ basic_salary: 7000, food_allowance: 250, bank_account_number: '•••••5678' })
    expect(employees[1]).toMatchObject({ country: 'IN', currency: 'INR', pan_number: expect.stringContaining('•') })
    expect((await ask('include=record&page=2&pageSize=2')).employees.map((e: { id: string }) => e.id)).toEqual([
      made[2].id,
    ])
    expect((await ask('')).employees[0].basic_salary).toBeUndefined()
    const wrong = await app.call('GET', '/api/employees?include=all', { token: mei.token })
    expect(wrong.body.fields).toEqual({ include: 'Include must be record' })
  })

  test('holds the whole address, its country and its table, and a form that leaves them out keeps them', async () => {
    const address = { address: '1 Quay', addressLine2: '#03-02', postalCode: '018956' }
    const form = formOf(address)
    const { body } = await app.call('POST', '/api/employees/unified', { token: mei.token, body: form })
    const { id } = body.data.employee
    const current = { address_line1: '1 Quay', address_line2: '#03-02', postal_code: '018956' }
    expect(body.data.employee).toMatchObject({ ...current, country_code: 'SG', source_table: 'employees' })
    const { addressLine2: _l, postalCode: _p, ...less } = form as Record<string, unknown>
    expect((await put(id, less)).body.data.employee).toMatchObject(current)
    expect((await put(id, { ...less, postalCode: '' })).body.data.employee.postal_code).toBeNull()
  })
})

describe('3.6 the new employee form', () => {
  test('starts an onboarding with a welcome email unless that is not wished for', async () => {
    const before = await onboardings()
    const [both, quiet, none, off] = [
      await one({ enable_onboarding: true }),
      await one({ enable_onboarding: true, send_welcome_email: false }),
      await one(),
      await one({ enable_onboarding: false, send_welcome_email: true }),
    ]
    expect(await input(both.id)).toEqual([['email']])
    expect(await input(quiet.id)).toEqual([[]])
    expect([await input(none.id), await input(off.id)]).toEqual([[], []])
    expect(await onboardings()).toBe(before + 2)
  })

  test('the channels of the form go before', async () => {
    const { id } = await one({
      enable_onboarding: true,
      notificationPreferences: { email: false, sms: false, whatsapp: true },
    })
    expect(await input(id)).toEqual([['whatsapp']])
  })

  test('keeps the multipliers agreed; without them the country’s hold', async () => {
    expect(await one({ overtime_rate_multiplier: 1.8, holiday_rate_multiplier: '2.5' })).toMatchObject({
      overtime_rate_multiplier: 1.8,
      holiday_rate_multiplier: 2.5,
    })
    expect(await one()).toMatchObject({ overtime_rate_multiplier: 1.5, holiday_rate_multiplier: 2 })
  })

  test.each([
    ['overtime_rate_multiplier', 0.9, 'Overtime multiplier must be between 1 and 3'],
    ['overtime_rate_multiplier', 1.15, 'Overtime multiplier must be in steps of 0.1'],
    ['holiday_rate_multiplier', 3.1, 'Holiday multiplier must be between 1 and 3'],
    ['enable_onboarding', 'yes', 'Onboarding must be true or false'],
    ['send_welcome_email', 1, 'Welcome email must be true or false'],
  ])('%s of %j is refused', async (name, value, sentence) => {
    const { status, body } = await add({ [name]: value })
    expect([status, body.fields]).toEqual([422, { [name]: sentence }])
  })

  test('begins unknown and is classified, its documents validated', async () => {
    expect(await one()).toMatchObject({ employee_type: 'citizen_pr', document_validation_status: 'completed' })
  })
})

describe('5.7 the edit form', () => {
  const NO = 'refused'
  test.each([
    ['full_name', '', 'Full name is required'],
    ['email', '', 'Email is required'],
    ['position', '', 'Position is required'],
    ['department', '', 'Department is required'],
    ['employee_id', '', 'Employee ID is required'],
    ['hire_date', '', 'Hire date is required'],
    ['salary', -0.01, 'Salary must be between 0 and 999999999'],
    ['salary', '5000.005', 'Salary has more than 2 decimals'],
    ['housing_allowance', -1, 'Housing allowance must be between 0 and 999999999'],
    ['transport_allowance', -1, 'Transport allowance must be between 0 and 999999999'],
    ['medical_allowance', -1, 'Medical allowance must be between 0 and 999999999'],
    ['food_allowance', -1, 'Food allowance must be between 0 and 999999999'],
    ['standard_hours_per_week', 60.5, 'Standard hours per week must be between 0 and 60'],
    ['overtime_rate_multiplier', 0.9, 'Overtime multiplier must be between 1 and 3'],
    ['overtime_rate_multiplier', 1.55, 'Overtime multiplier must be in steps of 0.1'],
    ['holiday_rate_multiplier', 3.1, 'Holiday multiplier must be between 1 and 3'],
    ['status', 'gone', NO],
  ])('%s of %j: %s', async (name, value, sentence) => {
    const { id } = await one()
    const { status, body } = await put(id, { [name]: value })
    expect(status).toBe(422)
    if (sentence === NO) expect(Object.keys(body.fields)).toEqual([name])
    else expect(body.fields).toEqual({ [name]: sentence })
  })

  test.each([
    ['salary', 0],
    ['salary', 0.01],
    ['standard_hours_per_week', 60],
    ['overtime_rate_multiplier', 1],
    ['overtime_rate_multiplier', 3],
    ['holiday_rate_multiplier', 1.7],
    ['status', 'active'],
    ['status', 'inactive'],
    ['status', 'on_leave'],
    ['status', 'terminated'],
    ['department', 'Technical'],
    ['department', 'Operations'],
    ['department', 'Sales'],
    ['department', 'Marketing'],
    ['department', 'Finance'],
    ['department', 'HR'],
    ['department', 'Admin'],
  ])('%s of %j is taken', async (name, value) => {
    const { id } = await one()
    expect((await put(id, { [name]: value })).body.data.employee[name]).toBe(value)
  })
})
