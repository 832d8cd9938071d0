import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let rival: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
  mei = await app.employer()
  rival = await app.employer('IN', 'Rival')
})
afterAll(() => app.close())

const added = async (over: Record<string, unknown> = {}) => {
  const { body } = await app.call('POST', '/api/employees/unified', { token: mei.token, body: formOf(over) })
  return body.data.employee.id as string
}
const post = (path: string, body: unknown, token = mei.token) => app.call('POST', path, { token, body })
const put = (path: string, body: unknown, token = mei.token) => app.call('PUT', path, { token, body })
const detail = async (id: string) => (await app.call('GET', `/api/employees/${id}`, { token: mei.token })).body.data
const pass = {
  authorization_type: 'Employment Pass',
  document_number: 'ep-1234 5678',
  issued_on: '2025-02-01',
  expiry_date: '2027-01-31',
}

describe('an authorization', () => {
  test('is added with its number sealed, shown masked, revealed with a line in the log', async () => {
    const id = await added()
    const { status, body, text } = await post(`/api/employees/${id}/authorizations`, pass)
    expect(status, text).toBe(201)
    expect(body.data).toEqual({
      authorization: {
        id: expect.any(String),
        authorization_type: 'Employment Pass',
        type: 'employment_pass',
        document_number: '•••••5678',
        issued_on: '2025-02-01',
        expiry_date: '2027-01-31',
        status: 'active',
        isExpiringSoon: true,
        daysUntilExpiry: 72,
        note: null,
        version: 1,
      },
      warnings: [],
    })
    expect((await detail(id)).authorizations).toContainEqual(body.data.authorization)
    for (const table of ['authorizations', 'audit_log', 'activities'])
      expect(
        (await app.look<{ n: number }>(`select count(*)::int n from ${table} t where t::text like '%EP12345678%'`))[0]
          ?.n,
      ).toBe(0)
    const path = `/api/employees/${id}/authorizations/${body.data.authorization.id}/reveal`
    expect((await post(path, {})).body.data).toEqual({ document_number: 'EP12345678' })
    const [row] = await app.look(
      `select actor_id from audit_log where action = 'employee.reveal' and target_id = '${id}'`,
    )
    expect(row).toEqual({ actor_id: mei.userId })
    expect((await post(path, {}, rival.token)).status).toBe(404)
  })

  test('a sealed number does not open in another row', async () => {
    const id = await added()
    const one = (await post(`/api/employees/${id}/authorizations`, pass)).body.data.authorization
    const two = (await post(`/api/employees/${id}/authorizations`, { ...pass, document_number: 'X1' })).body.data
      .authorization
    await app.look(
      `update authorizations a set document_sealed = b.document_sealed from authorizations b where a.id = '${two.id}' and b.id = '${one.id}'`,
    )
    expect((await post(`/api/employees/${id}/authorizations/${two.id}/reveal`, {})).status).toBe(500)
  })

  test('changes only what is sent, keeps a number sent as its own mask, and is cancelled', async () => {
    const id = await added()
    const { authorization: a } = (await post(`/api/employees/${id}/authorizations`, pass)).body.data
    const path = `/api/employees/${id}/authorizations/${a.id}`
    const renewed = await put(path, { version: 1, expiry_date: '2028-01-31', document_number: a.document_number })
    expect(renewed.body.data).toMatchObject({
      authorization: { expiry_date: '2028-01-31', document_number: '•••••5678', issued_on: '2025-02-01', version: 2 },
    })
    expect((await post(`${path}/reveal`, {})).body.data.document_number).toBe('EP12345678')
    const cancelled = await put(path, { version: 2, status: 'cancelled' })
    expect(cancelled.body.data.authorization).toMatchObject({ status: 'cancelled', isExpiringSoon: false, version: 3 })
    expect((await put(path, { document_number: '' })).body.data.authorization.document_number).toBeNull()
    expect((await post(`${path}/reveal`, {})).status).toBe(404)
    const log = await app.look<{ action: string }>(
      `select action from audit_log where target_id = '${id}' and action like 'authorization.%' order by id`,
    )
    expect(log.map((l) => l.action)).toEqual([
      'authorization.add',
      'authorization.change',
      'authorization.cancel',
      'authorization.change',
    ])
  })

  test('a lost update is a 409 with what is there now', async () => {
    const id = await added()
    const { authorization: a } = (await post(`/api/employees/${id}/authorizations`, pass)).body.data
    const path = `/api/employees/${id}/authorizations/${a.id}`
    await put(path, { version: 1, note: 'first' })
    const late = await put(path, { version: 1, note: 'second' })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data: { authorization: { note: 'first' } } },
    })
  })

  test.each([
    [{ ...pass, authorization_type: '' }, 'authorization_type', 'Authorization type is required'],
    [{ ...pass, expiry_date: '' }, 'expiry_date', 'Expiry date is required: Employment Pass runs out'],
    [{ ...pass, expiry_date: '2025-01-01' }, 'expiry_date', 'Expiry date must be after the issue date'],
    [{ ...pass, status: 'expired' }, 'status', 'Status must be one of active, pending, cancelled'],
    [{ ...pass, document_number: '•••••1' }, 'document_number', 'Document number must be given in full'],
  ])('%j is refused by %s', async (body, field, sentence) => {
    const id = await added()
    const answer = await post(`/api/employees/${id}/authorizations`, body)
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: sentence } } })
    expect((await detail(id)).authorizations).toEqual([])
  })

  test('is another company’s business only there', async () => {
    const id = await added()
    const { authorization: a } = (await post(`/api/employees/${id}/authorizations`, pass)).body.data
    expect((await post(`/api/employees/${id}/authorizations`, pass, rival.token)).status).toBe(404)
    expect((await put(`/api/employees/${id}/authorizations/${a.id}`, { note: 'x' }, rival.token)).status).toBe(404)
    const other = await added()
    expect((await put(`/api/employees/${other}/authorizations/${a.id}`, { note: 'x' })).status).toBe(404)
  })
})

describe('an allowance', () => {
  const shift = {
    allowance_type: 'Shift allowance',
    frequency: 'monthly',
    currency: 'SGD',
    amount: 250.5,
    effective_from: '2026-01-01',
  }

  test('is added, counts in the gross, and ends', async () => {
    const id = await added()
    const { status, body, text } = await post(`/api/employees/${id}/allowances`, shift)
    expect(status, text).toBe(201)
    expect(body.data.allowance).toMatchObject({ amount: 250.5, state: 'active', inGross: true, version: 1 })
    expect((await detail(id)).salaryBreakdown).toEqual({
      basicSalary: 5000,
      totalAllowances: 250.5,
      grossSalary: 5250.5,
    })
    const path = `/api/employees/${id}/allowances/${body.data.allowance.id}`
    const ended = await put(path, { version: 1, effective_until: '2026-11-19' })
    expect(ended.body.data.allowance).toMatchObject({ state: 'ended', inGross: false, version: 2 })
    expect((await detail(id)).salaryBreakdown.grossSalary).toBe(5000)
    expect((await put(path, { version: 1, effective_until: '' })).status).toBe(409)
    expect((await put(path, { effective_until: '' })).body.data.allowance.state).toBe('active')
    expect((await put(path, { effective_until: '2025-12-31' })).body.fields.effective_until).toContain('start date')
    expect((await put(path, { effective_until: '' }, rival.token)).status).toBe(404)
  })

  test('in another currency keeps its own decimals and is not added up', async () => {
    const id = await added()
    await post(`/api/employees/${id}/allowances`, { ...shift, currency: 'inr', amount: '15000.25' })
    const { allowances, salaryBreakdown } = await detail(id)
    expect(allowances).toMatchObject([{ currency: 'INR', amount: 15000.25, inGross: false }])
    expect(salaryBreakdown.grossSalary).toBe(5000)
  })

  test.each([
    [{ ...shift, currency: 'USD' }, 'currency', 'Currency must be one of SGD, INR, CAD, AED'],
    [{ ...shift, amount: '1.005' }, 'amount', 'Amount has more than 2 decimals'],
    [{ ...shift, amount: 0 }, 'amount', 'Amount must be more than 0'],
    [{ ...shift, frequency: 'daily' }, 'frequency', 'Frequency must be one of monthly, weekly, yearly, once'],
    [{ ...shift, effective_until: '2025-01-01' }, 'effective_until', 'End date must not be before the start date'],
  ])('%j is refused by %s', async (body, field, sentence) => {
    const answer = await post(`/api/employees/${await added()}/allowances`, body)
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: sentence } } })
  })
})

describe('the profile edit', () => {
  test('keeps terms of overtime with the pay, which rates are then computed by', async () => {
    const id = await added({ compensation: { basicSalary: 5200, housingAllowance: 500 } })
    const first = await detail(id)
    expect(first.employee).toMatchObject({ overtime_rate_multiplier: 1.5, holiday_rate_multiplier: 2 })
    const saved = await put(`/api/employees/${id}`, {
      version: first.employee.version,
      standard_hours_per_week: 40,
      overtime_rate_multiplier: 1.8,
      holiday_rate_multiplier: 2.5,
    })
    expect(saved.body.data.employee).toMatchObject({
      standard_hours_per_week: 40,
      overtime_rate_multiplier: 1.8,
      holiday_rate_multiplier: 2.5,
      housing_allowance: 500,
    })
    // 25 an hour: 40 at the rate, 10 at 1.8 times.
    expect((await put(`/api/employees/${id}`, { hours: 50, country: 'SG' })).body.data).toEqual({
      regularPay: 1000,
      overtimePay: 450,
      grossPay: 1450,
      hourlyRate: 25,
    })
  })

  test('adds no line to the history of pay when no pay changed', async () => {
    const id = await added()
    const lines = async () =>
      (await app.look<{ n: number }>(`select count(*)::int n from compensations where employee_id = '${id}'`))[0]?.n
    await put(`/api/employees/${id}`, { position: 'Lead', salary: 5000, housing_allowance: '', food_allowance: null })
    expect(await lines()).toBe(1)
    await put(`/api/employees/${id}`, { salary: 5000.5 })
    expect(await lines()).toBe(2)
  })

  test.each([
    ['standard_hours_per_week', 61],
    ['overtime_rate_multiplier', 0.9],
    ['overtime_rate_multiplier', 1.25],
    ['holiday_rate_multiplier', 3.1],
    ['salary', '5000.005'],
  ])('%s = %s is refused', async (field, value) => {
    const answer = await put(`/api/employees/${await added()}`, { [field]: value })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })
})
