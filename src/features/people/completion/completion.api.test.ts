import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T02:00:00Z') })
  mei = await app.employer('SG', 'Starters')
})
afterAll(() => app.close())

const least = { fullName: 'Ong Li Ting', countryCode: 'SG', joinDate: '2026-12-23' }
const add = (over: Record<string, unknown> = {}) =>
  app.call('POST', '/api/employees/starters', { token: mei.token, body: { ...least, ...over } })
const letters = async (email: string) =>
  (await app.look<{ n: number }>(`select count(*)::int n from outbox where recipient = '${email}'`))[0]?.n

/** Their portal, opened by HR and signed into. */
const portal = async (id: string, email: string) => {
  const opened = await app.call('POST', `/api/employees/${id}/welcome-email`, {
    token: mei.token,
    body: { generatePassword: true },
  })
  const sign = (password: string) =>
    app.call('POST', '/api/auth/login', { body: { email, password, role: 'employee', company: mei.slug } })
  const first = await sign(opened.body.data.tempPassword)
  await app.call('POST', '/api/auth/change-password', {
    token: first.body.token,
    body: { currentPassword: opened.body.data.tempPassword, newPassword: PASSWORD },
  })
  return (await sign(PASSWORD)).body.token as string
}

describe('somebody added with the least', () => {
  test('is saved with name, country and start date; nobody is written to, and what is missing is named', async () => {
    const { status, body } = await add()
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ invited: false, employee: { full_name: 'Ong Li Ting' } })
    expect(body.data.missing.length).toBeGreaterThan(0)
    const record = await app.call('GET', `/api/employees/${body.data.employee.id}`, { token: mei.token })
    expect(record.body.data.employee).toMatchObject({ email: '', hire_date: '2026-12-23', status: 'active' })
    const standing = await app.call('GET', `/api/compliance/employees/${body.data.employee.id}/standing`, {
      token: mei.token,
    })
    expect(standing.body.data.filled.count).toBe(1)
    // A second one without an address is no duplicate of the first.
    expect((await add({ fullName: 'Raj Kumar' })).status).toBe(201)
    const onboardings = await app.look<{ n: number }>(`select count(*)::int n from onboardings`)
    expect(onboardings[0]?.n).toBe(0)
  })

  test.each([
    [{ fullName: '' }, 'fullName'],
    [{ joinDate: '' }, 'joinDate'],
    [{ countryCode: 'XX' }, 'countryCode'],
    [{ email: 'nobody' }, 'email'],
    [{ invite: true }, 'email'],
    [{ dueOn: '2026-12-01' }, 'dueOn'],
  ])('is refused by name with %j', async (over, field) => {
    const { status, body } = await add(over)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
  })

  test('invited, they complete the record themselves, and the request is done', async () => {
    const email = 'li.ting@starters.example'
    const { body } = await add({ email, invite: true, dueOn: '2026-12-10' })
    const { id } = body.data.employee
    const token = await portal(id, email)
    const asked = (await app.call('GET', '/api/my/record-request', { token })).body.data.request
    expect(asked).toMatchObject({ dueOn: '2026-12-10', country: 'SG', values: { fullName: 'Ong Li Ting' } })
    expect(asked.missing).toContain('Nationality')
    const part = { nationality: 'singapore', employmentStatus: 'citizen', phone: '+65 9123 4567', complianceData: {} }
    const half = await app.call('PUT', '/api/my/record-request', { token, body: part })
    expect(half.status).toBe(200)
    expect(half.body.data.request.missing).not.toContain('Nationality')
    expect(half.body.data.request.missing.length).toBeGreaterThan(0)
    const whole = await app.call('PUT', '/api/my/record-request', {
      token,
      body: { ...part, complianceData: { nric: 'S1234567D' } },
    })
    expect(whole.body.data).toEqual({ request: null })
    const record = (await app.call('GET', `/api/employees/${id}`, { token: mei.token })).body.data.employee
    expect(record).toMatchObject({ nationality: 'Singaporean', employment_status: 'citizen', phone: '+65 9123 4567' })
    const again = await app.call('PUT', '/api/my/record-request', { token, body: part })
    expect(again.status).toBe(409)
    expect(await letters(email)).toBeGreaterThan(0)
  })

  test('whoever was not asked has nothing to complete', async () => {
    const email = 'raj@starters.example'
    const { body } = await add({ fullName: 'Raj', email })
    const token = await portal(body.data.employee.id, email)
    expect((await app.call('GET', '/api/my/record-request', { token })).body.data).toEqual({ request: null })
  })
})

describe('a record read under the names of the specification', () => {
  test('has a country’s field under both of its names', async () => {
    const { body } = await add({ fullName: 'Second Names', countryCode: 'AE' })
    const { employee } = (await app.call('GET', `/api/employees/${body.data.employee.id}`, { token: mei.token })).body
      .data
    for (const name of ['labor_card_number', 'visa_status', 'labour_card', 'visa_type'])
      expect(employee).toHaveProperty(name)
  })
})
