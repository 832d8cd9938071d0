import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lettersTo } from '../../../../test/applicants.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { renewalJobs } from './jobs.ts'

let now = new Date('2026-11-20T04:00:00Z')
let app: TestServer
let mei: Person
let hana: Person
let viewer: Person

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  hana = await anAdministrator(app, mei, 'Hana', 'hr_admin')
  viewer = await anAdministrator(app, mei, 'Vera', 'read_only')
})
afterAll(() => app.close())

const tokenOf = async ({ email }: Person) =>
  (await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'employer' } })).body
    .token as string
const good = async (method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, path, { token: await tokenOf(mei), ...(body === undefined ? {} : { body }) })
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
/** As the clock does it, twice: each reminder comes once. */
const remind = async () => {
  const { services } = app.server
  for (const job of [...renewalJobs, ...renewalJobs]) await job.run(services, { companyId: mei.companyId })
}
const told = async (person: Person) => {
  const { body } = await app.call('GET', '/api/notifications', { token: await tokenOf(person) })
  return body.data.notifications.filter(({ event }: { event: string }) => event === 'renewal-due').length as number
}
const begin = async (dueOn: string) => {
  const { employee } = await good(
    'POST',
    '/api/employees/unified',
    formOf({ fullName: 'Lin Wei', joinDate: '2024-01-08' }),
  )
  const { authorization } = await good('POST', `/api/employees/${employee.id}/authorizations`, {
    authorization_type: 'Forklift licence',
    document_number: 'F1234567',
    issued_on: '2024-01-10',
    expiry_date: '2027-01-31',
  })
  const input = {
    employeeId: employee.id,
    thing: 'authorization',
    thingId: authorization.id,
    ownerId: hana.userId,
    dueOn,
  }
  return (await good('POST', '/api/renewals', input)).renewal as { id: string; version: number }
}

describe('the day a renewal is to be done by', () => {
  let renewal: { id: string; version: number }

  test('is told a week before to whoever sees to it, once and to nobody else', async () => {
    renewal = await begin('2026-11-28')
    await remind()
    expect([await told(hana), await told(mei)]).toEqual([0, 0])
    now = new Date('2026-11-21T04:00:00Z')
    await remind()
    expect([await told(hana), await told(mei), await told(viewer)]).toEqual([1, 0, 0])
    const letter = (await lettersTo(app, mei.companyId, hana.email)).find(({ template }) => template === 'renewal-due')
    expect(letter?.text).toContain('The renewal of Forklift licence of Lin Wei is to be done by')
    now = new Date('2026-11-27T04:00:00Z')
    await remind()
    expect([await told(hana), await told(mei)]).toEqual([2, 0])
  })

  test('is told to everybody who works on records once it is late, and a week after', async () => {
    now = new Date('2026-11-29T04:00:00Z')
    await remind()
    expect([await told(hana), await told(mei), await told(viewer)]).toEqual([3, 1, 0])
    now = new Date('2026-12-06T04:00:00Z')
    await remind()
    now = new Date('2026-12-20T04:00:00Z')
    await remind()
    expect([await told(hana), await told(mei), await told(viewer)]).toEqual([4, 2, 0])
  })

  test('is told anew where it was moved, and no more once the renewal is closed', async () => {
    const moved = { version: renewal.version, ownerId: mei.userId, dueOn: '2026-12-24', note: '' }
    const after = (await good('PUT', `/api/renewals/${renewal.id}`, moved)).renewal
    await remind()
    expect([await told(hana), await told(mei)]).toEqual([4, 3])
    await good('POST', `/api/renewals/${renewal.id}/drop`, { version: after.version, note: 'She left' })
    now = new Date('2026-12-26T04:00:00Z')
    await remind()
    expect([await told(hana), await told(mei)]).toEqual([4, 3])
  })
})

describe('the renewals as a file', () => {
  test('hold what the list shows, for whoever sees it, and the log says so', async () => {
    const ask = async (person: Person, filter: object) =>
      app.call('POST', '/api/company/list-exports', {
        token: await tokenOf(person),
        body: { list: 'renewals', format: 'csv', filter },
      })
    const fileOf = async (filter: object) => {
      const made = await ask(mei, filter)
      expect(made.status, made.text).toBeLessThan(300)
      const path = `/api/company/list-exports/${made.body.data.export.id}/file`
      return (await app.call('GET', path, { token: await tokenOf(mei) })).text
    }
    const closed = await fileOf({ show: 'closed' })
    expect(closed).toContain('Full Name')
    expect(closed).toContain('Forklift licence')
    expect(closed).toContain('Given up')
    expect(await fileOf({ show: 'open' })).not.toContain('Forklift licence')
    const { entries } = await good('GET', '/api/company/audit-log?action=renewal.export')
    expect(entries).toHaveLength(2)
    const rival = await app.employer('SG', 'Rival')
    const theirs = await ask(rival, {})
    const path = `/api/company/list-exports/${theirs.body.data.export.id}/file`
    expect((await app.call('GET', path, { token: rival.token })).text).not.toContain('Forklift licence')
  })
})

test('a renewal of somebody who has left reminds nobody', async () => {
  const before = [await told(hana), await told(mei)]
  await begin('2026-12-28')
  const { employees } = await good('GET', '/api/employees?search=Lin')
  for (const { id, version } of employees) await good('PUT', `/api/employees/${id}`, { status: 'terminated', version })
  now = new Date('2027-01-10T04:00:00Z')
  await remind()
  expect([await told(hana), await told(mei)]).toEqual(before)
})
