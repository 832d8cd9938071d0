import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { COMPANY_ROLES, type CompanyRole } from '../../../shared/actor.ts'
import { roleHas } from '../../../shared/permissions.ts'
import { FIELD_CLASSES, type GuardedClass } from './field-classes.rules.ts'

let app: TestServer
let owner: Person
let id: string
const tokens = new Map<CompanyRole, string>()

/** What is entered of each class: in the record under `field`, found in a file or an answer by what it says. */
const ENTERED: Record<
  Exclude<GuardedClass, 'location'>,
  { field: string; value: unknown; said: string; whole?: string }
> = {
  personal: { field: 'marital_status', value: 'widowed', said: 'widowed' },
  'id-number': { field: 'sin_number', value: '•••••4286', said: '4286', whole: '046454286' },
  pay: { field: 'basic_salary', value: 7654.32, said: '7654.32' },
  bank: { field: 'bank_account_number', value: '•••••3344', said: '3344', whole: '11223344' },
  health: { field: 'provincial_health_card', value: '•••••97AB', said: '97AB' },
}
type Entered = keyof typeof ENTERED
const CLASSES = Object.keys(ENTERED) as Entered[]
const get = (path: string, role: CompanyRole) => app.call('GET', path, { token: tokens.get(role) })

beforeAll(async () => {
  app = await startTestServer({ worker: true })
  owner = await app.employer('CA')
  const [company] = await app.look<{ company_id: string }>(
    `select company_id from users where email = '${owner.email}'`,
  )
  for (const role of COMPANY_ROLES) {
    const email = `${role.replace('_', '.')}@classes.example`
    await app.server.services.database.forPlatform((db) =>
      db.run(sql`insert into users (portal, role, company_id, email, first_name, last_name, password_hash, activated_at)
        select 'company', ${role}, ${company?.company_id}, ${email}, 'Kim', 'Class', password_hash, now() from users where email = ${owner.email}`),
    )
    const { body } = await app.call('POST', '/api/auth/login', {
      body: { email, password: PASSWORD, role: 'employer' },
    })
    tokens.set(role, body.token)
  }
  const form = formOf({
    countryCode: 'CA',
    nationality: 'Canadian',
    employmentStatus: 'citizen',
    maritalStatus: 'widowed',
    phone: '+1 416 555 0142',
    compensation: { basicSalary: 7654.32 },
    bankName: 'Lakeshore Bank',
    bankAccountNumber: '11223344',
    complianceData: { sinNumber: '046 454 286', province: 'ON', provincialHealthCard: '1234 567 897 AB' },
  })
  const { status, body, text } = await app.call('POST', '/api/employees/unified', { token: owner.token, body: form })
  if (status !== 201) throw new Error(text)
  id = body.data.employee.id
})
afterAll(() => app.close())

const cells = COMPANY_ROLES.flatMap((role) => CLASSES.map((fieldClass) => [role, fieldClass] as const))
const has = (role: CompanyRole, fieldClass: Entered) => roleHas(role, `fields.${fieldClass}`)

describe('what is kept of somebody', () => {
  test.each(cells)('as %s sees it, %s: in the record', async (role, fieldClass) => {
    const { field, value, said } = ENTERED[fieldClass]
    const { status, body, text } = await get(`/api/employees/${id}`, role)
    expect(status).toBe(200)
    const { employee, withheld } = body.data
    expect(employee.full_name).toBeTruthy()
    expect(employee[field]).toEqual(has(role, fieldClass) ? value : null)
    expect(withheld.includes(fieldClass)).toBe(!has(role, fieldClass))
    if (!has(role, fieldClass)) expect(text).not.toContain(said)
  })

  test.each(cells)('as %s sees it, %s: in the list, in rows and whole', async (role, fieldClass) => {
    const { field, value, said } = ENTERED[fieldClass]
    const rows = await get('/api/employees', role)
    const whole = await get('/api/employees?include=record', role)
    expect(whole.body.data.employees[0][field]).toEqual(has(role, fieldClass) ? value : null)
    expect(rows.body.data.withheld.includes(fieldClass)).toBe(!has(role, fieldClass))
    for (const { text } of [rows, whole]) if (!has(role, fieldClass)) expect(text).not.toContain(said)
  })

  test.each(COMPANY_ROLES.map((role) => [role] as const))('as %s finds somebody by a number', async (role) => {
    for (const fieldClass of ['id-number', 'bank'] as const) {
      const { body } = await get(`/api/employees?search=${ENTERED[fieldClass].whole}`, role)
      expect(body.data.employees.length, fieldClass).toBe(has(role, fieldClass) ? 1 : 0)
    }
  })

  const FILES = COMPANY_ROLES.filter((role) => roleHas(role, 'lists.keep')).flatMap((role) =>
    (['csv', 'xlsx'] as const).map((format) => [role, format] as const),
  )
  test.each(FILES)('as %s has it as a file, %s', async (role, format) => {
    const asked = await app.call('POST', '/api/company/list-exports', {
      token: tokens.get(role),
      body: { list: 'employees', format, columns: [], filter: {} },
    })
    expect(asked.status, asked.text).toBe(201)
    const [row] = await app.look<{ columns: string[] }>(
      `select columns from list_exports where id = '${asked.body.data.export.id}'`,
    )
    expect(row?.columns.includes('salary')).toBe(has(role, 'pay'))
    expect(row?.columns.includes('phone')).toBe(has(role, 'personal'))
    if (format === 'xlsx') return
    const { text } = await get(`/api/company/list-exports/${asked.body.data.export.id}/file`, role)
    expect(text.includes('7654.32')).toBe(has(role, 'pay'))
    expect(text.includes('555 0142')).toBe(has(role, 'personal'))
    for (const fieldClass of ['id-number', 'bank', 'health'] as const)
      expect(text, fieldClass).not.toContain(ENTERED[fieldClass].said)
  })

  test.each(COMPANY_ROLES.map((role) => [role] as const))(
    'as %s has the directory as employees.csv: who they are, and nothing else',
    async (role) => {
      const { status, text } = await get('/api/employees/export', role)
      expect(status).toBe(200)
      for (const fieldClass of CLASSES) expect(text, fieldClass).not.toContain(ENTERED[fieldClass].said)
    },
  )

  test.each(COMPANY_ROLES.map((role) => [role] as const))(
    'as %s reads its history: not even that it changed',
    async (role) => {
      const change = await app.call('PUT', `/api/employees/${id}`, {
        token: owner.token,
        body: { phone: `+1 416 555 01${50 + COMPANY_ROLES.indexOf(role)}` },
      })
      expect(change.status, change.text).toBe(200)
      const { body } = await get(`/api/employees/${id}`, role)
      const fields = body.data.activities.flatMap((a: { metadata: { fields?: string[] } }) => a.metadata.fields ?? [])
      expect(fields.includes('phone')).toBe(has(role, 'personal'))
    },
  )

  test.each(COMPANY_ROLES.map((role) => [role] as const))('as %s asks for a number in full', async (role) => {
    for (const [field, fieldClass] of [
      ['sinNumber', 'id-number'],
      ['bankAccountNumber', 'bank'],
      ['provincialHealthCard', 'health'],
    ] as const) {
      const { status } = await app.call('POST', `/api/employees/${id}/reveal`, {
        token: tokens.get(role),
        body: { field },
      })
      const may = roleHas(role, 'employees.reveal')
      const answered = has(role, fieldClass) ? 200 : 404
      const expected = may ? answered : 403
      expect(status, field).toBe(expected)
    }
  })
})

describe('a look at what people are paid', () => {
  test('is written down: each record, the directory once, and nothing of who sees none', async () => {
    const lines = (role: CompanyRole) =>
      app.look<{ action: string }>(
        `select action from audit_log where actor_role = '${role}' and action in ('employee.read-pay', 'employee.list-pay') order by id`,
      )
    expect((await lines('recruiter')).length + (await lines('read_only')).length).toBe(0)
    const before = (await lines('finance')).map(({ action }) => action)
    expect(before.filter((action) => action === 'employee.list-pay')).toHaveLength(1)
    await get(`/api/employees/${id}`, 'finance')
    await get('/api/employees', 'finance')
    expect((await lines('finance')).map(({ action }) => action)).toEqual([...before, 'employee.read-pay'])
  })
})

test('every class but public is a row of the table of roles', () => {
  for (const one of FIELD_CLASSES) if (one !== 'public') expect(roleHas('employer', `fields.${one}`)).toBe(true)
})
