import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let owner: Person
let id: string
const form = formOf({ bankName: 'Quay Bank', bankAccountNumber: '11223344', complianceData: { nric: 'S7654321A' } })
beforeAll(async () => {
  app = await startTestServer()
  owner = await app.employer()
  const added = await app.call('POST', '/api/employees/unified', { token: owner.token, body: form })
  if (added.status !== 201) throw new Error(added.text)
  id = added.body.data.employee.id
})
afterAll(() => app.close())

const call = (method: 'POST' | 'PUT', path: string, body: object = {}) =>
  app.call(method, path, { token: owner.token, body })
const reveal = () => call('POST', `/api/employees/${id}/reveal`, { field: 'nric' })
const letTimePass = () =>
  app.server.services.database.forPlatform((db) =>
    db.run(sql`update sessions set proved_at = now() - interval '16 minutes'`),
  )
const confirm = (password: string) => call('POST', '/api/auth/confirm', { password })

describe('a session that was left open', () => {
  test('is enough right after signing in, and after the password was asked again', async () => {
    expect((await reveal()).status).toBe(200)
    await letTimePass()
    expect((await reveal()).body).toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
    expect((await confirm('not my password at all')).status).toBe(422)
    expect((await reveal()).status).toBe(428)
    expect((await confirm(PASSWORD)).status).toBe(200)
    expect((await reveal()).body.data.value).toBe('S7654321A')
  })

  test('is not enough for another bank account or a look as somebody else, and is for everything else', async () => {
    await letTimePass()
    expect((await call('POST', '/api/view-as', { role: 'recruiter' })).status).toBe(428)
    const moved = { ...form, bankAccountNumber: '99887766' }
    expect((await call('PUT', `/api/employees/${id}`, moved)).status).toBe(428)
    const same = { ...form, designation: 'Senior Engineer', bankAccountNumber: '•••••3344' }
    const saved = await call('PUT', `/api/employees/${id}`, same)
    expect(saved.status, saved.text).toBe(200)
    await confirm(PASSWORD)
    expect((await call('PUT', `/api/employees/${id}`, moved)).status).toBe(200)
  })

  test('is no newer proof when it is refreshed', async () => {
    await letTimePass()
    const { body } = await call('POST', '/api/auth/refresh')
    const { token } = body.data ?? body
    const answer = await app.call('POST', `/api/employees/${id}/reveal`, { token, body: { field: 'nric' } })
    expect(answer.status).toBe(428)
  })
})
