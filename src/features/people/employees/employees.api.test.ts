import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { listEmployees } from './contract.ts'
import { EmployeeRow } from './record.contract.ts'

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ worker: true, now: () => new Date('2026-11-21T08:00:00Z') })
  mei = await app.employer()
})
afterAll(() => app.close())

const add = (form: Record<string, unknown>, token = mei.token) =>
  app.call('POST', '/api/employees/unified', { token, body: form })
const one = async (form: Record<string, unknown> = formOf()) => (await add(form)).body.data.employee
const get = (id: string, token = mei.token) => app.call('GET', `/api/employees/${id}`, { token })
const put = (id: string, body: object) => app.call('PUT', `/api/employees/${id}`, { token: mei.token, body })

const whole: [string, Record<string, unknown>, Record<string, unknown>][] = [
  [
    'a citizen in Singapore',
    {
      countryCode: 'SG',
      nationality: 'Singaporean',
      employmentStatus: 'citizen',
      complianceData: { nric: 'S 1234567 D' },
    },
    { country: 'SG', currency: 'SGD', employee_type: 'citizen_pr', nric: '•••••567D', standard_hours_per_week: 44 },
  ],
  [
    'a pass holder in Singapore',
    {
      nationality: 'Malaysian',
      employmentStatus: 'work_permit',
      complianceData: {
        nric: 'G1234567X',
        workPassType: 's_pass',
        workPassNumber: 'WP12345678A',
        workPassExpiry: '2027-05-31',
      },
    },
    {
      employee_type: 'foreign_worker',
      work_pass_type: 's_pass',
      work_pass_expiry: '2027-05-31',
      work_pass_number: '•••••678A',
    },
  ],
  [
    'an Indian in India',
    {
      countryCode: 'in',
      nationality: 'Indian',
      employmentStatus: undefined,
      complianceData: { panNumber: 'abcpe1234f', aadhaarNumber: '2341 2341 2346' },
    },
    {
      country: 'IN',
      currency: 'INR',
      employee_type: 'citizen_pr',
      pan_number: '•••••234F',
      standard_hours_per_week: 48,
    },
  ],
  [
    'a Canadian in Ontario',
    {
      countryCode: 'CA',
      nationality: 'Canadian',
      employmentStatus: 'citizen',
      complianceData: { sinNumber: '046 454 286', province: 'ON' },
    },
    { country: 'CA', currency: 'CAD', province: 'ON', sin_number: '•••••4286', standard_hours_per_week: 40 },
  ],
  [
    'an expatriate in Dubai',
    {
      countryCode: 'uae',
      nationality: 'Indian',
      employmentStatus: undefined,
      complianceData: {
        emiratesId: '784-1985-1234567-1',
        labourCard: 'LC-123456789',
        visaNumber: 'AE123456789',
        visaType: 'employment_visa',
        visaExpiry: '2028-01-31',
        emirate: 'dubai',
      },
    },
    { country: 'AE', currency: 'AED', emirate: 'dubai', visa_expiry: '2028-01-31', employee_type: 'foreign_worker' },
  ],
]

describe('adding an employee', () => {
  test.each(whole)('works for %s', async (_who, form, expected) => {
    const { status, body, text } = await add(formOf(form))
    expect(status, text).toBe(201)
    expect(body.data.employee).toMatchObject(expected)
    expect(body.data.employee.employee_id).toMatch(/^(SG|IN|CA|AE)\d{3}$/)
    expect((await get(body.data.employee.id)).body.data.employee).toMatchObject(expected)
  })

  test.each([
    ['fullName', { fullName: ' ' }, 'Full name is required'],
    ['email', { email: 'not an address' }, 'Invalid email format'],
    ['designation', { designation: undefined }, 'Position is required'],
    ['nationality', { nationality: '' }, 'Nationality is required'],
    ['countryCode', { countryCode: 'FR' }, 'We do not operate in FR yet'],
    ['employmentStatus', { employmentStatus: '' }, 'Employment status is required'],
    ['joinDate', { joinDate: '2027-02-29' }, 'Start date must be a date (YYYY-MM-DD)'],
    ['compensation.basicSalary', { compensation: {} }, 'Basic salary is required'],
    ['compensation.basicSalary', { compensation: { basicSalary: '1e3' } }, 'Basic salary must be a number'],
    ['compensation.basicSalary', { compensation: { basicSalary: -1 } }, 'Basic salary must be between 0 and 999999999'],
    [
      'compensation.standardHoursPerWeek',
      { compensation: { basicSalary: 1, standardHoursPerWeek: 81 } },
      'Standard hours per week must be between 1 and 80',
    ],
    [
      'compensation.hoursWorkedThisWeek',
      { compensation: { basicSalary: 1, hoursWorkedThisWeek: 40.3 } },
      'Hours worked this week must be in steps of 0.5',
    ],
  ])('refuses a wrong %s with a sentence', async (field, over, sentence) => {
    const { status, body } = await add(formOf(over))
    expect(status).toBe(422)
    expect(body).toMatchObject({ success: false, code: 'VALIDATION_FAILED', fields: { [field]: sentence } })
  })

  test('writes nothing when one field is wrong', async () => {
    const count = async () =>
      (
        await app.look<{ n: number }>(
          'select (select count(*) from employees)::int + (select count(*) from employee_secrets)::int + (select count(*) from compensations)::int n',
        )
      )[0]?.n
    const before = await count()
    await add(formOf({ complianceData: { nric: 'WRONG' } }))
    expect(await count()).toBe(before)
  })

  test('warns of a failing check digit and does not block', async () => {
    const { status, body } = await add(formOf({ complianceData: { nric: 'S1234568D' } }))
    expect(status).toBe(201)
    expect(body.data.warnings).toHaveLength(1)
    expect(body.data.warnings[0].field).toBe('complianceData.nric')
  })

  test('the same e-mail twice in a company is a conflict that names the field; in another company it is fine', async () => {
    const form = formOf()
    await add(form)
    const again = await add({ ...formOf(), email: form.email.toUpperCase() })
    expect(again.status).toBe(409)
    expect(again.body.fields.email).toBe('An employee with this email already exists in your company.')
    const other = await app.employer()
    expect((await add(form, other.token)).status).toBe(201)
  })

  test('an Idempotency-Key makes a repeated call the same call', async () => {
    const body = formOf()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = (b: object) => app.call('POST', '/api/employees/unified', { token: mei.token, body: b, headers })
    const answers = await Promise.all([send(body), send(body), send(body)])
    expect(new Set(answers.map((a) => a.body.data?.employee.id)).size).toBe(1)
    expect((await send({ ...body, fullName: 'Other' })).status).toBe(409)
  })

  test('of several people with one identity number, added at once, one is', async () => {
    const { complianceData } = formOf()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => add(formOf({ complianceData }))))
    expect(answers.map((a) => a.status).sort()).toEqual([201, 422, 422, 422, 422])
    const rows = Array.from({ length: 50 }, (_, i) => ({
      full_name: 'A B',
      department: 'HR',
      position: 'Clerk',
      country: 'singapore',
      nric: `S${8_100_000 + i}A`,
    }))
    const files = await Promise.all(
      ['one', 'two'].map((file) =>
        app.call('POST', '/api/employees/bulk-upload', {
          token: mei.token,
          body: { employees: rows.map((row, i) => ({ ...row, email: `${file}${i}@harbour.example` })) },
        }),
      ),
    )
    expect(files.map((f) => f.body.successful).sort()).toEqual([0, 50])
  })

  test('is found by a whole identity or bank number, however it is written, and not by a part of it', async () => {
    const found = async (search: string, token = mei.token) =>
      (await app.call('GET', `/api/employees?search=${encodeURIComponent(search)}`, { token })).body.data.totalCount
    const body = formOf({ fullName: 'Numbered Nora', bankAccountNumber: '771-66554-9' })
    body.complianceData = { nric: 'S7766554F' }
    expect((await add(body)).status).toBe(201)
    expect(await found('s7766554f')).toBe(1)
    expect(await found('771665549')).toBe(1)
    expect(await found('S776655')).toBe(0)
    expect(await found('S7766554F', (await app.employer()).token)).toBe(0)
  })

  test('a comma is a group of thousands or nothing', async () => {
    const paid = async (basicSalary: string) => (await add(formOf({ compensation: { basicSalary } }))).body
    expect((await paid('1,00,000.50')).data.employee.salary).toBe(100000.5)
    for (const wrong of ['5000,50', '1,2,3', ',5000'])
      expect((await paid(wrong)).fields).toEqual({ 'compensation.basicSalary': 'Basic salary must be a number' })
  })

  test('money is kept to the cent, and a third decimal is refused', async () => {
    const employee = await one(formOf({ compensation: { basicSalary: '5000.10', housingAllowance: 0.2 } }))
    expect(employee).toMatchObject({ salary: 5000.1, housing_allowance: 0.2 })
    const { body } = await get(employee.id)
    expect(body.data.salaryBreakdown).toEqual({ basicSalary: 5000.1, totalAllowances: 0.2, grossSalary: 5000.3 })
    expect(
      (await add(formOf({ compensation: { basicSalary: '1.001' } }))).body.fields['compensation.basicSalary'],
    ).toContain('more than 2 decimals')
  })

  test('overtime amounts are the server’s own, whatever the form sent', async () => {
    const employee = await one(
      formOf({
        compensation: {
          basicSalary: 5200,
          autoOvertimeEnabled: true,
          hoursWorkedThisWeek: 50,
          overtimeRateType: 'multiplier',
          autoOvertimeAmount: 99999,
        },
      }),
    )
    // 5200 / 26 / 8 = 25 an hour; 6 hours beyond 44 at 1.5
    expect(employee.auto_overtime_amount).toBe(225)
  })

  test('asking for notifications starts an onboarding and writes to the person', async () => {
    const form = formOf({ notificationPreferences: { email: true, sms: false, whatsapp: false } })
    const employee = await one(form)
    const { body } = await app.call('GET', '/api/employees/onboarding/activity', { token: mei.token })
    expect(body.data.activity[0]).toMatchObject({ id: employee.id, status: 'pending_login', channels: ['email'] })
    for (let i = 0; i < 60; i++) {
      const [row] = await app.look<{ n: number }>(
        `select count(*)::int n from outbox where recipient = '${form.email}' and template = 'welcome'`,
      )
      if (row?.n === 1) return
      await new Promise((go) => setTimeout(go, 100))
    }
    throw new Error('No welcome message was written')
  })

  test('an onboarding is set up once its person has chosen a password', async () => {
    const owner = await app.employer('SG', 'Starters')
    const form = formOf({
      joinDate: '2026-11-01',
      notificationPreferences: { email: true, sms: false, whatsapp: false },
    })
    const { body: added } = await add(form, owner.token)
    const stats = async () =>
      (await app.call('GET', '/api/employees/onboarding/stats', { token: owner.token })).body.data.stats
    expect(await stats()).toEqual({ totalOnboarded: 1, completedSetup: 0, pendingSetup: 1, completionRate: 0 })
    const welcome = await app.call('POST', `/api/employees/${added.data.employee.id}/welcome-email`, {
      token: owner.token,
      body: { generatePassword: true },
    })
    const first = await app.call('POST', '/api/auth/login', {
      body: { email: form.email, password: welcome.body.data.tempPassword, role: 'employee' },
    })
    await app.call('POST', '/api/auth/change-password', {
      token: first.body.token,
      body: { currentPassword: welcome.body.data.tempPassword, newPassword: 'rain on a tin roof tonight' },
    })
    expect(await stats()).toEqual({ totalOnboarded: 1, completedSetup: 1, pendingSetup: 0, completionRate: 100 })
    const { body } = await app.call('GET', '/api/employees/onboarding/activity', { token: owner.token })
    expect(body.data.activity[0].status).toBe('active')
  })
})

describe('changing an employee', () => {
  test('keeps masked numbers that come back as they were shown', async () => {
    const form = formOf({
      complianceData: { nric: 'S2345678H' },
      bankAccountNumber: '0012345678',
      passportNumber: 'K1234567A',
    })
    const e = await one(form)
    const { status, text } = await put(e.id, {
      ...form,
      designation: 'Lead',
      complianceData: { nric: e.nric },
      bankAccountNumber: e.bank_account_number,
      passportNumber: e.passport_number,
      version: e.version,
    })
    expect(status, text).toBe(200)
    const shown = await app.call('POST', `/api/employees/${e.id}/reveal`, { token: mei.token, body: { field: 'nric' } })
    expect(shown.body.data.value).toBe('S2345678H')
    const bank = await app.call('POST', `/api/employees/${e.id}/reveal`, {
      token: mei.token,
      body: { field: 'bankAccountNumber' },
    })
    expect(bank.body.data.value).toBe('0012345678')
  })

  test('a number is cleared when its box was emptied, and no mask but its own is taken for one', async () => {
    const form = formOf({ bankAccountNumber: '0012345678', passportNumber: 'K1234567A' })
    const e = await one(form)
    const foreign = await put(e.id, { ...form, bankAccountNumber: '•••••0000', passportNumber: '•••••0000' })
    expect(foreign.status).toBe(422)
    expect(Object.keys(foreign.body.fields).sort()).toEqual(['bankAccountNumber', 'passportNumber'])
    await put(e.id, { ...form, bankAccountNumber: '', passportNumber: '' })
    expect((await get(e.id)).body.data.employee).toMatchObject({ bank_account_number: null, passport_number: null })
    const [{ kept: stored }] = (await app.look(
      `select count(*)::int kept from employee_secrets where employee_id = '${e.id}'`,
    )) as [{ kept: number }]
    expect(stored).toBe(1)
  })

  test('what a whole form leaves out stays as it is', async () => {
    const form = formOf({ birthDate: '1990-02-03', address: '1 Quay', phone: '+6591234567' })
    const e = await one(form)
    const { birthDate: _b, address: _a, phone: _p, ...less } = form as Record<string, unknown>
    await put(e.id, less)
    expect((await get(e.id)).body.data.employee).toMatchObject({
      birth_date: '1990-02-03',
      address_line1: '1 Quay',
      phone: '+6591234567',
    })
    await put(e.id, { ...less, phone: '' })
    expect((await get(e.id)).body.data.employee.phone).toBeNull()
  })

  test('an amount does not become another currency’s by a change of country', async () => {
    const form = formOf({ countryCode: 'IN', nationality: 'Nepalese', employmentStatus: null, complianceData: {} })
    const e = await one({ ...form, complianceData: { panNumber: 'AAAPL1234D' } })
    const moved = { ...form, countryCode: 'SG', nationality: 'Singaporean', employmentStatus: 'citizen' }
    const { status, body } = await put(e.id, {
      ...moved,
      compensation: null,
      complianceData: formOf().complianceData,
    })
    expect(status).toBe(422)
    expect(body.fields).toEqual({ 'compensation.basicSalary': 'Basic salary in SGD is required' })
  })

  test('a lost update is a 409 that shows both values, and the first writer’s stays', async () => {
    const e = await one()
    expect((await put(e.id, { position: 'First', version: e.version })).status).toBe(200)
    const { status, body } = await put(e.id, { position: 'Second', version: e.version })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { employee: { position: 'First', version: e.version + 1 } },
    })
    expect((await get(e.id)).body.data.employee.position).toBe('First')
  })

  test('of two hundred pairs of conflicting edits none is lost', async () => {
    const e = await one()
    let { version } = e
    for (let i = 0; i < 200; i++) {
      const [a, b] = await Promise.all([
        put(e.id, { position: `A${i}`, version }),
        put(e.id, { department: ['Sales', 'HR'][i % 2], version }),
      ])
      expect([a?.status, b?.status].sort()).toEqual([200, 409])
      version = (a?.status === 200 ? a : b)?.body.data.employee.version
    }
  })

  test('only the keys sent change', async () => {
    const e = await one(formOf({ phone: '+6591234567', gender: 'female' }))
    await put(e.id, { position: 'Chief' })
    expect((await get(e.id)).body.data.employee).toMatchObject({
      position: 'Chief',
      phone: '+6591234567',
      gender: 'female',
      salary: 5000,
    })
  })

  test('asking for rates computes and changes nothing', async () => {
    const e = await one(formOf({ compensation: { basicSalary: 5200 } }))
    const { body } = await put(e.id, { hours: 50, country: 'CA' })
    expect(body.data).toEqual({ regularPay: 1200.01, overtimePay: 450, grossPay: 1650.01, hourlyRate: 30 })
    expect((await get(e.id)).body.data.employee).toMatchObject({
      country: 'SG',
      version: e.version,
      updated_at: e.updated_at,
    })
  })

  test('writes who, when, before and after', async () => {
    const e = await one()
    await put(e.id, { salary: 6200, position: 'Manager' })
    const [row] = await app.look(
      `select actor_id, before, after from audit_log where target_id = '${e.id}' and action = 'employee.update'`,
    )
    expect(row).toMatchObject({
      actor_id: mei.userId,
      before: { salary: 5000, basic_salary: 5000, position: 'Engineer' },
      after: { salary: 6200, basic_salary: 6200, position: 'Manager' },
    })
    const { body } = await get(e.id)
    expect(body.data.activities[0]).toMatchObject({ activity_type: 'employee_updated', created_by: mei.email })
  })

  test('pay keeps its history', async () => {
    const e = await one()
    await put(e.id, { salary: 5500 })
    const rows = await app.look(
      `select basic_salary::int pay, reason from compensations where employee_id = '${e.id}' order by entered_at`,
    )
    expect(rows).toEqual([
      { pay: 500000, reason: 'Employee added' },
      { pay: 550000, reason: 'Profile edited' },
    ])
  })

  test('unknown fields are never written', async () => {
    const e = await one()
    await put(e.id, {
      position: 'X',
      role: 'system_owner',
      company_id: crypto.randomUUID(),
      version_: 9,
      created_at: '2000-01-01',
      masked: {},
      id: crypto.randomUUID(),
    })
    const { body } = await get(e.id)
    expect(body.data.employee).toMatchObject({
      position: 'X',
      company_id: mei.companyId,
      created_at: e.created_at,
      masked: e.masked,
    })
  })

  test('an e-mail or employee ID that is taken is a conflict for every shape of edit', async () => {
    const [a, b] = [await one(), await one()]
    expect((await put(a.id, { email: b.email })).status).toBe(409)
    expect((await put(a.id, { employee_id: b.employee_id })).body.fields.employeeId).toContain('already in use')
  })

  test('a raise before the first day is still there on the first day', async () => {
    const e = await one(formOf({ joinDate: '2026-12-15' }))
    await put(e.id, { salary: 9000 })
    const [row] = await app.look(
      `select basic_salary::int pay from compensations where employee_id = '${e.id}' and effective_from <= '2027-01-01' order by effective_from desc, id desc limit 1`,
    )
    expect(row).toEqual({ pay: 900000 })
  })

  test('a visa that has ended does not stop other changes', async () => {
    const form = formOf({
      countryCode: 'IN',
      nationality: 'Nepalese',
      employmentStatus: null,
      complianceData: { panNumber: 'AAAPL1234C' },
    })
    const e = await one(form)
    await app.look(
      `update employees set facts = facts || '{"visaExpiry": "2020-01-01"}' where id = '${e.id}' returning id`,
    )
    const { status, text } = await put(e.id, {
      ...form,
      complianceData: { pan_number: e.pan_number },
      designation: 'Cook',
    })
    expect(status, text).toBe(200)
  })

  test('a new e-mail address is told to the old one', async () => {
    const e = await one()
    await put(e.id, { email: 'moved@harbour.example' })
    const rows = await app.look(`select template from outbox where recipient = '${e.email}'`)
    expect(rows).toEqual([{ template: 'email-changed' }])
  })
})

describe('the directory', () => {
  let owner: Person
  const list = async (query: string) =>
    (await app.call('GET', `/api/employees?${query}`, { token: owner.token })).body.data
  beforeAll(async () => {
    owner = await app.employer('SG', 'Directory')
    const people = Array.from({ length: 120 }, (_, i) => ({
      full_name: `${['Aisha', 'Bala', 'Chen', 'Dora'][i % 4]} ${String(i).padStart(3, '0')}`,
      email: `p${i}@dir.example`,
      department: ['Technical', 'Operations', 'Sales', 'HR'][i % 4],
      position: 'Clerk',
      country: ['singapore', 'india'][i % 2],
      hire_date: `20${10 + (i % 15)}-03-${String((i % 28) + 1).padStart(2, '0')}`,
      nationality: i % 3 ? 'Indian' : '',
    }))
    await app.call('POST', '/api/employees/bulk-upload', { token: owner.token, body: { employees: people } })
  })

  test('answers what its contract says, though the database wrote it', async () => {
    for (const query of ['', 'search=aisha', 'page=40', 'page=3&pageSize=50&sort=-hireDate']) {
      const data = await list(query)
      const parsed = listEmployees.output.strict().safeParse(data)
      expect(parsed.error?.issues ?? [], query).toEqual([])
      for (const row of data.employees) expect(EmployeeRow.strict().safeParse(row).error?.issues ?? []).toEqual([])
    }
  })

  test('answers the first fifty with a total, without a query', async () => {
    const data = await list('')
    expect(data.employees).toHaveLength(50)
    expect(data).toMatchObject({
      totalCount: 120,
      page: 1,
      pageSize: 50,
      company_name: 'Directory',
      allEmployeesHaveCompanyId: true,
    })
  })

  test('pages without a gap or a repeat, in every order', async () => {
    for (const sort of [
      'name',
      '-name',
      'hireDate',
      '-hireDate',
      'department',
      '-department',
      'createdAt',
      '-createdAt',
    ]) {
      const ids: string[] = []
      for (let page = 1; page <= 5; page++)
        ids.push(...(await list(`sort=${sort}&page=${page}&pageSize=25`)).employees.map((e: { id: string }) => e.id))
      expect(new Set(ids).size, sort).toBe(120)
      expect(ids.length).toBe(120)
    }
    const names = (await list('sort=-name&pageSize=200')).employees.map((e: { full_name: string }) => e.full_name)
    expect(names).toEqual([...names].sort().reverse())
  })

  test.each([
    ['search=aisha', 30],
    ['search=SHA%200', 25],
    ['search=p11%40dir', 1],
    ['search=SG001', 1],
    ['search=operations', 30],
    ['search=%25', 0],
    ['search=a_', 0],
    ["search='%20or%201=1", 0],
    ['department=Technical', 30],
    ['department=Technical&country=singapore', 30],
    ['department=Technical&country=IN', 0],
    ['status=active', 120],
    ['status=terminated', 0],
    ['completeness=compliant', 80],
    ['completeness=warning', 40],
    ['search=bala&department=Operations&country=IN&status=active', 30],
  ])('finds by %s: %i', async (query, expected) => {
    const data = await list(`${query}&pageSize=200`)
    expect(data.employees).toHaveLength(expected)
    expect(data.totalCount).toBe(expected)
  })

  test('counts stay right through every change', async () => {
    const counted = async () => (await app.call('GET', '/api/employees/counters', { token: owner.token })).body.data
    const before = await counted()
    const { employees } = await list('search=dora&pageSize=10')
    const change = (i: number, body: object) =>
      app.call('PUT', `/api/employees/${employees[i].id}`, { token: owner.token, body })
    await Promise.all([
      change(0, { status: 'on_leave' }),
      change(1, { status: 'terminated' }),
      change(2, { department: 'Sales' }),
    ])
    const after = await counted()
    expect(after).toMatchObject({ total: before.total, active: before.active - 2 })
    const [truth] = await app.look<{ n: number }>(
      `select count(*)::int n from employees where company_id = '${owner.companyId}' and department = 'Sales'`,
    )
    expect(after.departments.find((d: { department: string }) => d.department === 'Sales').count).toBe(truth?.n)
  })

  test('is exported as filtered, safe to open in a spreadsheet', async () => {
    await app.call('POST', '/api/company/departments', { token: owner.token, body: { name: 'Export' } })
    await app.call('POST', '/api/employees/unified', {
      token: owner.token,
      body: formOf({ fullName: '=HYPERLINK("http://evil.example"), "Eve"', department: 'Export' }),
    })
    const { text, headers } = await app.call('GET', '/api/employees/export?department=Export', { token: owner.token })
    expect(headers.get('content-disposition')).toBe('attachment; filename="employees.csv"')
    const lines = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(lines[0]).toBe('Employee ID,Full Name,Email,Department,Position,Status')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example""), ""Eve"""`)
  })

  test('shows an employee nothing but their own record', async () => {
    const form = formOf()
    const { body } = await app.call('POST', '/api/employees/unified', { token: owner.token, body: form })
    const own = body.data.employee.id
    const welcome = await app.call('POST', `/api/employees/${own}/welcome-email`, {
      token: owner.token,
      body: { generatePassword: true },
    })
    const first = await app.call('POST', '/api/auth/login', {
      body: { email: form.email, password: welcome.body.data.tempPassword, role: 'employee' },
    })
    const { body: chosen } = await app.call('POST', '/api/auth/change-password', {
      token: first.body.token,
      body: { currentPassword: welcome.body.data.tempPassword, newPassword: 'walking home in the rain' },
    })
    const colleague = (await list('pageSize=1')).employees[0].id
    expect((await get(own, chosen.token)).status).toBe(200)
    expect((await get(own, chosen.token)).body.data.allowed).toEqual(['view'])
    expect((await get(colleague, chosen.token)).status).toBe(404)
    expect((await app.call('GET', '/api/employees', { token: chosen.token })).status).toBe(403)
    expect((await app.call('PUT', `/api/employees/${own}`, { token: chosen.token, body: { salary: 1 } })).status).toBe(
      403,
    )
  })
})

describe('classification', () => {
  test.each([
    ['SG', 'Singaporean', 'citizen_pr', 0.95],
    ['SG', 'Malaysian', 'foreign_worker', 0.9],
    ['india', 'Indian', 'citizen_pr', 0.95],
    ['CA', 'Canadian', 'citizen_pr', 0.95],
    ['AE', 'Emirati', 'citizen_pr', 0.95],
    ['AE', 'Indian', 'foreign_worker', 0.9],
  ])('in %s a %s is %s (%d)', async (country, nationality, classification, confidence) => {
    const { body } = await app.call('POST', '/api/employees/classify', {
      token: mei.token,
      body: { country, nationality },
    })
    expect(body.data).toMatchObject({ classification, confidence })
  })

  test('without a nationality it is pending, and the documents of the country come along', async () => {
    const { body } = await app.call('POST', '/api/employees/classify', {
      token: mei.token,
      body: { country: 'SG', documents: [] },
    })
    expect(body.data).toMatchObject({
      classification: 'pending',
      country_specific_info: { country: 'SG', currency: 'SGD', standardHours: 44 },
    })
    expect(body.data.required_documents.length).toBeGreaterThan(0)
  })
})
