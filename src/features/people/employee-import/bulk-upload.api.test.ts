import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-21T08:00:00Z') })
})
beforeAll(async () => {
  mei = await app.employer()
})
afterAll(() => app.close())

let people = 0
const row = (over: Record<string, unknown> = {}) => ({
  full_name: `Person ${++people}`,
  email: `person${people}@bulk.example`,
  department: 'HR',
  position: 'Clerk',
  country: 'singapore',
  ...over,
})
const upload = (
  employees: object[],
  { token = mei.token, key, firstRow }: { token?: string; key?: string; firstRow?: number } = {},
) =>
  app.call('POST', '/api/employees/bulk-upload', {
    token,
    body: { employees, ...(firstRow ? { firstRow } : {}) },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
const count = async (companyId = mei.companyId) =>
  (await app.look<{ n: number }>(`select count(*)::int n from employees where company_id = '${companyId}'`))[0]?.n

describe('uploading many employees', () => {
  test('saves the right rows and says of each wrong one what is wrong, by its row number', async () => {
    const before = (await count()) as number
    const { status, body } = await upload(
      [row(), row({ full_name: '' }), row({ email: 'nowhere' }), row({ country: 'France' }), row()],
      { firstRow: 2 },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      successful: 2,
      failed: 3,
      errors: [
        { row: 3, field: 'full_name', message: 'Full name is required' },
        { row: 4, field: 'email', message: 'Invalid email format' },
        { row: 5, field: 'country', message: 'Country must be: singapore, india, canada, or uae' },
      ],
    })
    expect(await count()).toBe(before + 2)
  })

  test('a missing hire date is today, a missing salary nought, a missing employee ID the next of the country', async () => {
    const given = row()
    await upload([given])
    const { body } = await app.call('GET', `/api/employees?search=${given.email}`, { token: mei.token })
    expect(body.data.employees[0]).toMatchObject({
      hire_date: '2026-11-21',
      salary: 0,
      employee_id: expect.stringMatching(/^SG\d{3}$/),
    })
  })

  test('somebody twice in the file or already in the company is refused, once', async () => {
    const twice = row()
    const known = formOf()
    await app.call('POST', '/api/employees/unified', { token: mei.token, body: known })
    const { body } = await upload([
      twice,
      { ...row(), email: twice.email.toUpperCase() },
      row({ email: known.email }),
      row({ employee_id: 'X1' }),
      row({ employee_id: 'X1' }),
    ])
    expect(body).toMatchObject({ successful: 2, failed: 3 })
    expect(body.errors.map((e: { row: number; message: string }) => [e.row, e.message])).toEqual([
      [2, 'Email is already in row 1 of this file'],
      [3, 'Email already belongs to an employee of your company'],
      [5, 'Employee ID is already in row 4 of this file'],
    ])
  })

  test('an identity number twice is refused; the right ones are encrypted and masked', async () => {
    const a = row({ nric: 'S2222222A', bank_account_number: '999888777' })
    const { body } = await upload([a, row({ nric: 's2222222a' })])
    expect(body).toMatchObject({ successful: 1, errors: [{ row: 2, field: 'nric' }] })
    const found = (await app.call('GET', `/api/employees?search=${a.email}`, { token: mei.token })).body.data
      .employees[0]
    expect(found.masked).toEqual({ nric: '•••••222A', bankAccountNumber: '•••••8777' })
    for (const table of ['employees', 'employee_secrets', 'audit_log', 'idempotency_keys']) {
      const [clear] = await app.look<{ n: number }>(
        `select count(*)::int n from ${table} t where t::text ~ 'S2222222A|999888777'`,
      )
      expect(clear?.n, table).toBe(0)
    }
    const shown = await app.call('POST', `/api/employees/${found.id}/reveal`, {
      token: mei.token,
      body: { field: 'nric' },
    })
    expect(shown.body.data.value).toBe('S2222222A')
  })

  test('a number copied from a screen with its hidden part is refused, not stored', async () => {
    const { body } = await upload([row({ bank_account_number: '•••••8777' })])
    expect(body).toMatchObject({
      successful: 0,
      errors: [{ row: 1, field: 'bank_account_number', message: 'Bank account number must be given in full' }],
    })
  })

  test('every row is in the log with who and what, and pay is on record', async () => {
    const given = row({ salary: '4,500.50' })
    await upload([given])
    const [logged] = await app.look(
      `select a.actor_id, a.after->>'email' email, c.basic_salary::int pay from audit_log a join compensations c on c.employee_id = a.target_id where a.after->>'email' = '${given.email}'`,
    )
    expect(logged).toEqual({ actor_id: mei.userId, email: given.email, pay: 450050 })
  })

  test('the same call again, even at once, is the same call', async () => {
    const rows = Array.from({ length: 50 }, () => row())
    const before = (await count()) as number
    const answers = await Promise.all([1, 2, 3].map(() => upload(rows, { key: 'file:0' })))
    for (const { body } of answers) expect(body.successful).toBe(50)
    expect(await count()).toBe(before + 50)
    expect((await upload([row()], { key: 'file:0' })).status).toBe(409)
  })

  test('two files at once with the same people save each person once', async () => {
    const owner = await app.employer('IN', 'Twice')
    const rows = Array.from({ length: 200 }, () => row({ country: 'india' }))
    const answers = await Promise.all([upload(rows, { token: owner.token }), upload(rows, { token: owner.token })])
    expect(answers.map((a) => a.body.successful).sort()).toEqual([0, 200])
    expect(await count(owner.companyId)).toBe(200)
  })

  test('ten thousand rows, a tenth of them wrong', async () => {
    const owner = await app.employer('SG', 'Many')
    const rows = Array.from({ length: 10_000 }, (_, i) => row(i % 10 === 9 ? { email: 'wrong' } : {}))
    const { body } = await upload(rows, { token: owner.token })
    expect(body).toMatchObject({ successful: 9_000, failed: 1_000 })
    const counters = (await app.call('GET', '/api/employees/counters', { token: owner.token })).body.data
    expect(counters.total).toBe(9_000)
  })

  test('nothing in it, or too much, is refused in words', async () => {
    expect((await upload([])).body.fields.employees).toBe('No valid employees found in file')
    expect((await upload(Array.from({ length: 20_001 }, () => ({})))).body.fields.employees).toContain(
      'At most 20000 rows',
    )
  })
})

describe('a dry run', () => {
  test('remarks upon a manager who is nobody, and not upon one of the file', async () => {
    const mei = await app.employer('SG', 'Managers')
    const row = (over: Record<string, string>) => ({
      full_name: 'Tan Mei',
      email: 'tan.mei@managers.example',
      department: 'HR',
      position: 'Lead',
      country: 'singapore',
      ...over,
    })
    const employees = [
      row({}),
      row({ full_name: 'Raj', email: 'raj@managers.example', manager: 'tan mei' }),
      row({ full_name: 'Lim', email: 'lim@managers.example', manager: 'Nobody Known' }),
    ]
    const { body } = await app.call('POST', '/api/employees/bulk-upload', {
      token: mei.token,
      body: { employees, dryRun: true },
    })
    expect(body.remarks).toEqual([
      {
        row: 3,
        field: 'manager',
        message: 'Manager Nobody Known is nobody of your company: kept as typed, linked to nobody',
      },
    ])
  })

  test('a telephone number is kept as the form writes it, a nationality by its own name', async () => {
    const mei = await app.employer('SG', 'Phones')
    const employees = [
      {
        full_name: 'Ong Li Ting',
        email: 'ong@phones.example',
        department: 'HR',
        position: 'Lead',
        country: 'singapore',
        phone: '91234567',
        nationality: 'Singapurian',
      },
    ]
    await app.call('POST', '/api/employees/bulk-upload', { token: mei.token, body: { employees } })
    const { body } = await app.call('GET', '/api/employees', { token: mei.token })
    expect(body.data.employees[0]).toMatchObject({
      phone: '+65 9123 4567',
      nationality: 'Singaporean',
      first_name: 'Li Ting',
      last_name: 'Ong',
    })
  })
})
