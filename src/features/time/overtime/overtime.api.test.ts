import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
/** A minute to midnight of the 21st in Singapore. */
let now = new Date('2026-11-21T15:59:00Z')
beforeAll(async () => {
  app = await startTestServer({ worker: true, now: () => now })
  mei = await app.employer()
})
afterAll(() => app.close())

const one = async (over: Record<string, unknown> = {}, token = mei.token): Promise<string> => {
  const { body, text } = await app.call('POST', '/api/employees/unified', { token, body: formOf(over) })
  if (!body.data) throw new Error(text)
  return body.data.employee.id
}
const hours = { mode: 'automatic', regularHours: 44, totalHours: 54 }
const save = (id: string, body: object = hours, { token = mei.token, key }: { token?: string; key?: string } = {}) =>
  app.call('POST', `/api/employees/${id}/overtime-policy`, {
    token,
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
const history = async (id: string, query = '', token = mei.token) =>
  app.call('GET', `/api/employees/${id}/overtime-policy${query}`, { token })

describe('saving an overtime policy', () => {
  test('computes from the salary on record and keeps every figure with its derivation', async () => {
    const id = await one()
    const { status, body } = await save(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, message: 'Overtime policy saved successfully!' })
    // 5000 ÷ (44 × 52 ÷ 12) = 26.223776…; 44 hours are 1153.85, 10 hours at 1.5 are 393.36.
    expect(body.data.calculation).toMatchObject({
      mode: 'automatic',
      currency: 'SGD',
      asOf: '2026-11-21',
      basicSalary: 5000,
      totalHours: 54,
      regularHours: 44,
      overtimeHours: 10,
      hourlyRate: 26.223776,
      regularPay: 1153.85,
      overtimePay: 393.36,
      totalPay: 1547.21,
      createdBy: mei.email,
    })
    expect(body.data.calculation.result.totalPay.explained.steps[0].text).toBe('1153.85 + 393.36')
    const [row] = await app.look<{ total_pay: string; derivation: { basic: number; input: object } }>(
      `select total_pay, derivation from overtime_calculations where employee_id = '${id}'`,
    )
    expect(Number(row?.total_pay)).toBe(154_721)
    expect(row?.derivation).toMatchObject({ basic: 500_000, input: hours })
    const { body: stored } = await history(id)
    expect(stored.data.calculations).toEqual([body.data.calculation])
  })

  test('takes the onboarding form’s payload, and none of the amounts in it', async () => {
    const id = await one()
    const { body } = await save(id, {
      mode: 'manual',
      totalHours: 50,
      regularHours: 40,
      overtimeHours: 99,
      hourlyRate: 9999,
      overtimeRate: 9999,
      regularPay: 1_000_000,
      overtimePay: 1_000_000,
      totalPay: 2_000_000,
      country: 'SG',
      customSettings: { threshold: 40, rate: 2, hourlyRate: 20.5 },
    })
    expect(body.data.calculation).toMatchObject({
      mode: 'manual',
      overtimeHours: 10,
      hourlyRate: 20.5,
      regularPay: 820,
      overtimePay: 410,
      totalPay: 1230,
      result: { weeklyThreshold: 40, multiplier: 2, legalCompliant: true },
    })
    const automatic = await save(id, { ...hours, country: 'singapore', customSettings: null })
    expect(automatic.body.data.calculation.totalPay).toBe(1547.21)
    const elsewhere = await save(id, { ...hours, country: 'IN', customSettings: null })
    expect(elsewhere).toMatchObject({
      status: 422,
      body: { fields: { country: expect.stringContaining('Singapore') } },
    })
  })

  test('keeps a calculation against the law, and says so', async () => {
    const id = await one()
    const { body } = await save(id, { mode: 'manual', regularHours: 40, totalHours: 73, customThreshold: 40 })
    expect(body.data.calculation.result.legalCompliant).toBe(false)
    expect(body.data.calculation.result.notices.map((n: { message: string }) => n.message)).toEqual([
      'LEGAL WARNING: 73 hours exceed the Singapore maximum of 72 hours a month',
      'Custom threshold (40 hours) is below the Singapore standard of 44 hours a week',
    ])
  })

  test.each<[object, string, string]>([
    [{ mode: 'sometimes' }, 'mode', 'Mode must be automatic or manual'],
    [{ totalHours: 0 }, 'totalHours', 'Total hours are required'],
    [{ totalHours: undefined }, 'totalHours', 'Total hours must be a number'],
    [{ totalHours: 100.5 }, 'totalHours', 'Total hours must be 0 to 100, in steps of 0.5'],
    [{ totalHours: 50.25 }, 'totalHours', 'Total hours must be 0 to 100, in steps of 0.5'],
    [{ totalHours: 'many' }, 'totalHours', 'Total hours must be a number'],
    [{ regularHours: 80.5 }, 'regularHours', 'Regular hours must be 0 to 80, in steps of 0.5'],
    [{ regularHours: -1 }, 'regularHours', 'Regular hours must be 0 to 80, in steps of 0.5'],
    [{ mode: 'manual', customThreshold: 0 }, 'customThreshold', 'Threshold must be 1 to 80 hours a week'],
    [{ mode: 'manual', customRate: 3.1 }, 'customRate', 'Multiplier must be 1 to 3, in steps of 0.1'],
    [
      { mode: 'manual', customHourlyRate: 1.005 },
      'customHourlyRate',
      'Hourly rate must be 0 or more, in steps of 0.01',
    ],
    [{ customSettings: 'none' }, 'customSettings', 'customSettings must be an object'],
  ])('refuses %j by name', async (over, field, sentence) => {
    const id = await one()
    expect(await save(id, { ...hours, ...over })).toMatchObject({
      status: 422,
      body: { success: false, code: 'VALIDATION_FAILED', fields: { [field]: sentence } },
    })
    expect(await app.look(`select 1 from overtime_calculations where employee_id = '${id}'`)).toEqual([])
  })

  test('needs a salary in force on the employee’s own day, unless the hourly rate is entered', async () => {
    const later = await one({ joinDate: '2026-11-22' })
    const why = 'No basic salary is in force yet: it starts on 2026-11-22.'
    expect(await save(later)).toMatchObject({ status: 422, body: { error: why, fields: { basicSalary: why } } })
    expect((await history(later)).body.data).toMatchObject({ basicSalary: null, noSalary: why })
    const byHand = await save(later, { ...hours, mode: 'manual', customHourlyRate: '12.50' })
    expect(byHand.body.data.calculation).toMatchObject({ basicSalary: null, hourlyRate: 12.5, totalPay: 737.5 })
    // Two minutes later it is the 22nd in Singapore, though not in London.
    now = new Date('2026-11-21T16:01:00Z')
    try {
      expect((await save(later)).body.data.calculation).toMatchObject({ asOf: '2026-11-22', totalPay: 1547.21 })
    } finally {
      now = new Date('2026-11-21T15:59:00Z')
    }
    const unpaid = await one({ compensation: { basicSalary: 0 } })
    expect(await save(unpaid)).toMatchObject({
      status: 422,
      body: { error: 'This employee has no basic salary. Enter one in the employee form first.' },
    })
  })

  test('a double click is one calculation', async () => {
    const id = await one()
    const key = crypto.randomUUID()
    const answers = await Promise.all([save(id, hours, { key }), save(id, hours, { key })])
    expect(answers.map((a) => a.status)).toEqual([200, 200])
    expect(answers[0].body).toEqual(answers[1].body)
    expect((await history(id)).body.data.totalCount).toBe(1)
  })

  test('is told on the person’s page and in the audit log, with who and what', async () => {
    const id = await one()
    const { body } = await save(id)
    const detail = await app.call('GET', `/api/employees/${id}`, { token: mei.token })
    expect(detail.body.data.activities[0]).toMatchObject({
      activity_type: 'overtime_calculated',
      created_by: mei.email,
      metadata: { mode: 'automatic', totalHours: 54 },
    })
    const [entry] = await app.look<{ action: string; actor_id: string; after: object }>(
      `select action, actor_id, after from audit_log where target_id = '${id}' and action = 'overtime.calculate'`,
    )
    expect(entry).toMatchObject({
      actor_id: mei.userId,
      after: { calculation: body.data.calculation.id, totalPay: 1547.21, totalHours: 54 },
    })
  })
})

describe('the calculations kept', () => {
  test('come newest first, a page at a time, and stay as they were when the salary changes', async () => {
    const id = await one()
    for (const totalHours of [45, 46, 47]) await save(id, { ...hours, totalHours })
    const first = (await history(id, '?pageSize=2')).body.data
    expect(first).toMatchObject({ totalCount: 3, page: 1, pageSize: 2, basicSalary: 5000, currency: 'SGD' })
    expect(first.calculations.map((c: { totalHours: number }) => c.totalHours)).toEqual([47, 46])
    const second = (await history(id, '?pageSize=2&page=2')).body.data
    expect(second.calculations.map((c: { totalHours: number }) => c.totalHours)).toEqual([45])
    await app.call('PUT', `/api/employees/${id}`, { token: mei.token, body: { salary: 6000 } })
    const after = (await history(id)).body.data
    expect(after.basicSalary).toBe(6000)
    expect(after.calculations[0]).toEqual(first.calculations[0])
    for (const query of ['?page=0', '?pageSize=51', '?page=x'])
      expect((await history(id, query)).status, query).toBe(422)
  })

  test('are nobody else’s: another company gets a 404, an employee a 403, a stranger a 401', async () => {
    const form = formOf()
    const { body } = await app.call('POST', '/api/employees/unified', { token: mei.token, body: form })
    const { id } = body.data.employee
    await save(id)
    const theirs = await app.employer('IN', 'Monsoon Mills')
    expect((await history(id, '', theirs.token)).status).toBe(404)
    expect((await save(id, hours, { token: theirs.token })).status).toBe(404)
    expect((await save(crypto.randomUUID())).status).toBe(404)
    const welcome = await app.call('POST', `/api/employees/${id}/welcome-email`, {
      token: mei.token,
      body: { generatePassword: true },
    })
    const first = await app.call('POST', '/api/auth/login', {
      body: { email: form.email, password: welcome.body.data.tempPassword, role: 'employee' },
    })
    const { body: own } = await app.call('POST', '/api/auth/change-password', {
      token: first.body.token,
      body: { currentPassword: welcome.body.data.tempPassword, newPassword: 'walking home in the rain' },
    })
    expect((await history(id, '', own.token)).status).toBe(403)
    expect((await save(id, hours, { token: own.token })).status).toBe(403)
    expect((await app.call('GET', `/api/employees/${id}/overtime-policy`)).status).toBe(401)
  })
})
