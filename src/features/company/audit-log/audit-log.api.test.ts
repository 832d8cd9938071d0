import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { Entry } from './contract.ts'

let app: TestServer
let mei: Person
let employeeId: string
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Logged')
  const made = await app.call('POST', '/api/employees/unified', {
    token: mei.token,
    body: formOf({ fullName: 'Somebody Logged', complianceData: { nric: 'S7654321I' } }),
  })
  employeeId = made.body.data.employee.id
  await app.call('PUT', `/api/employees/${employeeId}`, { token: mei.token, body: { position: 'Chief' } })
})
afterAll(() => app.close())

const read = async (query = '', token = mei.token) => {
  const { status, body, text } = await app.call('GET', `/api/company/audit-log?${query}`, { token })
  expect(status, text).toBe(200)
  return body.data as { entries: Entry[]; next: string | null; zone: string }
}
const actionsOf = ({ entries }: { entries: Entry[] }) => entries.map((e) => e.action)

describe('the log', () => {
  test('tells newest first who did what to whom, and what it was', async () => {
    const { entries, next, zone } = await read()
    expect(zone).toBe('Asia/Singapore')
    expect(next).toBeNull()
    expect(entries[0]).toMatchObject({
      action: 'employee.update',
      actor: { id: mei.userId, name: 'Mei Tan', email: mei.email },
      role: 'employer',
      target: { type: 'employee', id: employeeId, name: 'Somebody Logged' },
      outcome: 'done',
      before: { position: 'Engineer' },
      after: { position: 'Chief' },
    })
    expect(JSON.stringify(entries)).not.toContain('S7654321I')
    expect(JSON.stringify(entries)).toContain('321I')
  })

  test('is filtered by each thing', async () => {
    expect(actionsOf(await read(`person=${employeeId}`))).toEqual(['employee.update', 'employee.create'])
    expect(actionsOf(await read('action=employee.create'))).toEqual(['employee.create'])
    expect(new Set((await read(`actor=${mei.userId}`)).entries.map((e) => e.actor?.id))).toEqual(new Set([mei.userId]))
    expect((await read(`actor=${crypto.randomUUID()}`)).entries).toEqual([])
    expect((await read('outcome=failed')).entries).toEqual([])
    await app.look(
      `insert into audit_log (at, company_id, action) values ('2025-03-04T16:30:00Z', '${mei.companyId}', 'old.thing'), ('2025-03-05T15:59:59Z', '${mei.companyId}', 'old.thing'), ('2025-03-05T16:00:00Z', '${mei.companyId}', 'old.thing')`,
    )
    // The fifth of March in Singapore begins and ends eight hours before it does in UTC.
    expect((await read('from=2025-03-05&to=2025-03-05')).entries).toHaveLength(2)
    expect((await read('to=2025-03-05')).entries).toHaveLength(2)
    const { body } = await app.call('GET', '/api/company/audit-log/choices', { token: mei.token })
    expect(body.data.actions).toEqual(expect.arrayContaining(['employee.create', 'employee.update', 'old.thing']))
    expect(body.data.actors).toEqual([{ id: mei.userId, name: 'Mei Tan', email: mei.email }])
  })

  test('writes down who read it, once a view', async () => {
    const seen = async () =>
      (
        await app.look<{ n: number }>(
          `select count(*)::int n from audit_log where action = 'audit-log.read' and detail->>'action' = 'company.update'`,
        )
      )[0]?.n
    await read('action=company.update')
    await read('action=company.update')
    expect(await seen()).toBe(1)
  })

  test('is paged without gap or repetition while it grows', async () => {
    await app.look(
      `insert into audit_log (at, company_id, action) select '2024-01-01T00:00:00Z', '${mei.companyId}', 'many.things' from generate_series(1, 120)`,
    )
    const expected = await app.look<{ id: string }>(
      `select id::text from audit_log where action = 'many.things' order by at desc, audit_log.id desc`,
    )
    const found: string[] = []
    for (let cursor = ''; ; ) {
      const page = await read(`action=many.things&pageSize=25${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
      found.push(...page.entries.map((e) => e.id))
      // What is added meanwhile is newer than what is still to be read.
      await app.look(`insert into audit_log (company_id, action) values ('${mei.companyId}', 'many.things')`)
      if (!page.next) break
      cursor = page.next
    }
    expect(found).toEqual(expected.map((row) => row.id))
  })

  test.each(['0000-01-01T00:00:00Z_1', '2026-02-31T00:00:00Z_1', '2026-01-01T25:00:00Z_1', 'yesterday_1'])(
    'is not paged from a moment that never was: %s',
    async (cursor) => {
      const path = `/api/company/audit-log?cursor=${encodeURIComponent(cursor)}`
      const { status, body } = await app.call('GET', path, { token: mei.token })
      expect(status).toBe(422)
      expect(body.fields).toEqual({ cursor: 'Cursor must be the next of an earlier answer' })
    },
  )

  test('is exported as filtered, safe to open in a spreadsheet', async () => {
    await app.call('PUT', `/api/employees/${employeeId}`, { token: mei.token, body: { position: '=1+1' } })
    const { status, text, headers } = await app.call('GET', `/api/company/audit-log/export?person=${employeeId}`, {
      token: mei.token,
    })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"')
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain('employee.update')
    expect(lines[1]).toContain('Somebody Logged')
    const [entry] = await app.look(`select detail->>'person' person from audit_log where action = 'audit-log.export'`)
    expect(entry).toEqual({ person: employeeId })
  })

  test('is read by an index, whatever it is asked for', async () => {
    await app.look(
      `insert into audit_log (company_id, actor_id, target_id, action)
         select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'other.' || i % 50 from generate_series(1, 20000) i`,
    )
    await app.look('analyze audit_log')
    for (const where of ['', `and action = 'x'`, `and actor_id = '${mei.userId}'`, `and target_id = '${employeeId}'`]) {
      const plan = await app.look(
        `explain select * from audit_log where company_id = '${mei.companyId}' ${where} order by at desc, id desc limit 51`,
      )
      expect(JSON.stringify(plan), where).toContain('Index Scan')
      expect(JSON.stringify(plan), where).not.toContain('Sort')
    }
  })

  test('is for who runs the company, and each sees their own', async () => {
    const rival = await app.employer('IN', 'Rival')
    expect(actionsOf(await read('', rival.token))).not.toContain('employee.update')
    expect((await read(`person=${employeeId}`, rival.token)).entries).toEqual([])
    await app.look(`update users set role = 'hr_admin' where id = '${rival.userId}'`)
    for (const path of ['', '/choices', '/export'])
      expect((await app.call('GET', `/api/company/audit-log${path}`, { token: rival.token })).status).toBe(403)
    const denied = await app.call('GET', '/api/company/audit-log?from=2026-02-30', { token: mei.token })
    expect(denied.body.fields).toEqual({ from: 'From must be a date (YYYY-MM-DD)' })
    const turned = await app.call('GET', '/api/company/audit-log?from=2026-02-03&to=2026-02-01', { token: mei.token })
    expect(turned.body.fields).toEqual({ to: 'To must not be before From' })
  })
})
