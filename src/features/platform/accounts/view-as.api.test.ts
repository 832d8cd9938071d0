import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { endOverdueViews } from './view-as.service.ts'

let app: TestServer
let owner: Person
let rival: Person
let employeeId: string
let secondId: string
beforeAll(async () => {
  app = await startTestServer()
  owner = await app.employer()
  rival = await app.employer('IN', 'Delta Mills')
  employeeId = (await app.call('POST', '/api/employees/unified', { token: owner.token, body: formOf() })).body.data
    .employee.id
  secondId = (await app.call('POST', '/api/employees/unified', { token: owner.token, body: formOf() })).body.data
    .employee.id
})
afterAll(() => app.close())

/** An account of the owner's company, as its letter would have opened it. */
const account = async (values: { role: string; portal?: string; employeeId?: string }, of = owner) => {
  const email = `${values.role}.${crypto.randomUUID().slice(0, 8)}@views.example`
  const { portal = 'company', role, employeeId: record = null } = values
  await app.server.services.database.forPlatform((db) =>
    db.run(sql`insert into users (portal, role, company_id, employee_id, email, first_name, last_name, password_hash, activated_at)
      select ${portal}, ${role}, company_id, ${record}, ${email}, 'Kim', 'View', password_hash, now() from users where email = ${of.email}`),
  )
  const [row] = await app.look<{ id: string }>(`select id from users where email = '${email}'`)
  return { id: row?.id as string, email }
}
const signIn = async (email: string) =>
  (await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'employer' } })).body
    .token as string
const view = (as: object, token = owner.token) => app.call('POST', '/api/view-as', { token, body: as })
const get = (path: string, token: string) => app.call('GET', path, { token })
const lines = (action: string) =>
  app.look<{ actor_id: string; actor_role: string; detail: Record<string, unknown> }>(
    `select actor_id, actor_role, detail from audit_log where action = '${action}' order by id`,
  )

describe('an administrator who looks as somebody else', () => {
  test('sees what a role sees, and nothing can be changed', async () => {
    const { status, body, text } = await view({ role: 'recruiter' })
    expect(status, text).toBe(201)
    expect(body.user).toMatchObject({ role: 'recruiter', employeeId: null, viewing: { name: null } })
    expect((await get('/api/company/applications', body.token)).status).toBe(200)
    expect((await get('/api/administrators', body.token)).status).toBe(403)
    const { employees } = (await get('/api/employees', body.token)).body.data
    expect(employees[0].salary).toBeNull()
    const refused = await app.call('POST', '/api/company/jobs', { token: body.token, body: {} })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'VIEWING', error: expect.stringContaining('nothing can be changed') })
    expect((await app.call('POST', '/api/auth/refresh', { token: body.token, body: {} })).status).toBe(409)
    // Meanwhile they are themselves with their own session.
    expect((await get('/api/administrators', owner.token)).status).toBe(200)
  })

  test('sees what a person sees: an employee their own record, and no list of anybody', async () => {
    const { id } = await account({ role: 'employee', portal: 'employee', employeeId })
    const { body } = await view({ userId: id })
    expect(body.user).toMatchObject({ id, role: 'employee', employeeId, viewing: { name: 'Kim View' } })
    expect((await get(`/api/employees/${employeeId}`, body.token)).status).toBe(200)
    expect((await get('/api/employees', body.token)).status).toBe(403)
    for (const path of ['/api/account/security', '/api/account/sessions'])
      expect((await get(path, body.token)).status, path).toBe(409)
    const details = { address_line1: '1 Quay Road' }
    expect((await app.call('PUT', '/api/portal/details', { token: body.token, body: details })).status).toBe(409)
  })

  test('is in the log at both ends, and so is what is read meanwhile, as theirs', async () => {
    const [{ id } = { id: '' }] = await app.look<{ id: string }>(`select id from users where email = '${owner.email}'`)
    const hr = await account({ role: 'hr_admin' })
    const { body } = await view({ userId: hr.id })
    await get(`/api/employees/${employeeId}`, body.token)
    expect((await lines('view-as.start')).at(-1)).toMatchObject({ actor_id: id, detail: { email: hr.email } })
    expect((await lines('employee.read-pay')).at(-1)).toMatchObject({
      actor_id: id,
      actor_role: 'employer',
      detail: { viewingAs: { userId: hr.id, role: 'hr_admin' } },
    })
    expect((await app.call('POST', '/api/view-as/end', { token: body.token, body: {} })).status).toBe(200)
    expect((await lines('view-as.end')).at(-1)).toMatchObject({ actor_id: id, detail: { ended: 'by them' } })
    expect((await get('/api/company/me', body.token)).status).toBe(401)
    expect((await get('/api/company/me', owner.token)).status).toBe(200)
  })

  test('ends with the session it was begun in, and after half an hour', async () => {
    const admin = await account({ role: 'employer_admin' })
    const token = await signIn(admin.email)
    const first = (await view({ role: 'finance' }, token)).body.token
    const [row] = await app.look<{ minutes: number }>(
      `select round(extract(epoch from v.ends_at - now()) / 60)::int minutes from session_views v order by ends_at desc limit 1`,
    )
    expect(row?.minutes).toBe(30)
    await app.call('POST', '/api/auth/logout', { token, body: {} })
    expect((await get('/api/company/me', first)).status).toBe(401)
    const again = await signIn(admin.email)
    const second = (await view({ role: 'finance' }, again)).body.token
    await app.server.services.database.forPlatform((db) =>
      db.run(sql`update session_views set ends_at = now() - interval '1 second' where ended_at is null`),
    )
    expect((await get('/api/company/me', second)).status).toBe(401)
    await endOverdueViews(app.server.services)
    expect((await lines('view-as.end')).at(-1)).toMatchObject({
      actor_role: 'employer_admin',
      detail: { ended: 'ran out' },
    })
    expect(await app.look(`select from session_views where ended_at is null`)).toEqual([])
  })

  test('reaches nobody of another company, nobody who may more, and only who runs the company does it at all', async () => {
    const theirs = await account({ role: 'hr_admin' }, rival)
    expect((await view({ userId: theirs.id })).status).toBe(404)
    const [ownerRow] = await app.look<{ id: string }>(`select id from users where email = '${owner.email}'`)
    const admin = await signIn((await account({ role: 'employer_admin' })).email)
    expect((await view({ userId: ownerRow?.id }, admin)).status).toBe(404)
    expect((await view({ role: 'employer' }, admin)).status).toBe(409)
    const hr = await signIn((await account({ role: 'hr_admin' })).email)
    expect((await view({ role: 'recruiter' }, hr)).status).toBe(403)
    expect((await view({})).status).toBe(422)
    // What HR may and a further administrator may not stays closed to the administrator who looks as HR.
    const asHr = (await view({ role: 'hr_admin' }, admin)).body.token
    const memos = await get('/api/memos?kind=warning', asHr)
    expect(memos.body.data?.memos ?? []).toEqual([])
    const { id } = await account({ role: 'employee', portal: 'employee', employeeId: secondId })
    expect((await get('/api/my-memos', (await view({ userId: id }, admin)).body.token)).status).toBe(403)
    expect((await get('/api/my-memos', (await view({ userId: id })).body.token)).status).toBe(200)
    // No look from within a look.
    expect((await view({ role: 'recruiter' }, asHr)).status).toBe(403)
  })
})
