import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { readWorkbook } from '../imports/screens/xlsx.ts'
import { expireListExports, writeListExport } from './jobs.ts'

let app: TestServer
let mei: Person
let rival: Person
let now = new Date('2026-12-01T02:00:00Z')

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Has Files')
  rival = await app.employer('IN', 'Has None')
  for (const [i, fullName] of ['Asha Rao', '=HYPERLINK("http://bad.example")', 'Bo <Lim> & Co'].entries()) {
    const { status, text } = await app.call('POST', '/api/employees/unified', {
      token: mei.token,
      body: formOf({
        fullName,
        email: `p${i}@files.example`,
        department: i === 0 ? 'HR' : 'Technical',
        complianceData: { nric: ['S7654321I', 'S1234567D', 'S0000001I'][i] },
      }),
    })
    expect(status, text).toBe(201)
  }
})
afterAll(() => app.close())

type Started = { id: string; state: string; rows: number; name: string; expiresAt: string }
const start = async (body: object, token = mei.token) => {
  const answer = await app.call('POST', '/api/company/list-exports', { token, body: { list: 'employees', ...body } })
  return { ...answer, made: answer.body.data?.export as Started }
}
const fetched = async (id: string, token = mei.token) => {
  const answer = await fetch(`${app.url}/api/company/list-exports/${id}/file`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('a list as a file', () => {
  test('holds what was shown: the filter, the order and the columns', async () => {
    const { status, made, text } = await start({
      format: 'csv',
      columns: ['email', 'name'],
      filter: { department: 'Technical', sort: '-name' },
    })
    expect(status, text).toBe(201)
    expect(made).toMatchObject({ state: 'ready', rows: 2, name: 'employees-2026-12-01.csv' })
    const file = await fetched(made.id)
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="employees-2026-12-01.csv"')
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [head, ...lines] = file.bytes.toString('utf8').trimEnd().split('\r\n')
    expect(head).toBe('\uFEFFFull Name,Email')
    expect(lines).toEqual(['Bo <Lim> & Co,p2@files.example', `"'=HYPERLINK(""http://bad.example"")",p1@files.example`])
  })

  test('is a workbook whose formulas are text and whose numbers are numbers', async () => {
    const { made } = await start({ format: 'xlsx', columns: ['name', 'salary'], filter: { sort: 'name' } })
    const file = await fetched(made.id)
    expect(file.headers.get('content-type')).toContain('spreadsheetml.sheet')
    const rows: string[][] = []
    readWorkbook(new Uint8Array(file.bytes), null, 100_000, (some) => rows.push(...some))
    expect(rows).toEqual([
      ['Full Name', 'Monthly salary'],
      ['=HYPERLINK("http://bad.example")', '5000'],
      ['Asha Rao', '5000'],
      ['Bo <Lim> & Co', '5000'],
    ])
  })

  test('refuses a list, a column and a filter that are not there', async () => {
    const wrong = async (body: object) => (await start(body)).body.fields
    expect(await wrong({ list: 'secrets' })).toEqual({ list: 'There is no such list' })
    expect(await wrong({ columns: ['name', 'password'] })).toEqual({ columns: 'The list has no column password' })
    expect(await wrong({ filter: { sort: 'salary' } })).toMatchObject({ sort: expect.stringContaining('Sort must be') })
    // Whoever may not see a list may not have it as a file, and is told no more.
    await app.look(`update users set role = 'hr_admin' where id = '${rival.userId}'`)
    expect((await start({ list: 'audit-log' }, rival.token)).body.fields).toEqual({ list: 'There is no such list' })
    expect((await start({ list: 'applications' })).body.fields).toEqual({ reason: 'Say what the file is for' })
  })

  test('is of whoever asked for it, and stands in the log', async () => {
    const { made } = await start({ columns: ['name'] })
    expect((await fetched(made.id, rival.token)).status).toBe(404)
    const colleague = await app.look<{ id: string }>(
      `update list_exports set user_id = '${rival.userId}' where id = '${made.id}' returning id`,
    )
    expect(colleague).toHaveLength(1)
    expect((await fetched(made.id)).status).toBe(404)
    const log = await app.look<{ detail: object }>(
      `select detail from audit_log where action = 'employee.export' and target_id = '${made.id}'`,
    )
    expect(log).toEqual([{ detail: { format: 'csv', columns: ['name'], filter: {} } }])
  })

  test('with more than 5,000 rows is made by a job, which writes when it is ready', async () => {
    await app.look(
      `insert into employees (company_id, employee_number, full_name, first_name, last_name, email, country, currency)
       select '${mei.companyId}', 'B' || i, 'Person ' || i, 'Person', i::text, 'b' || i || '@files.example', 'SG', 'SGD' from generate_series(1, 5100) i`,
    )
    const { status, made } = await start({ format: 'xlsx', columns: ['employeeId', 'name'] })
    expect([status, made.state, made.rows]).toEqual([201, 'waiting', 0])
    expect((await fetched(made.id)).status).toBe(404)
    const queued = await app.look<{ n: number }>(
      `select count(*)::int n from graphile_worker.jobs where key = 'list export ${made.id}'`,
    )
    expect(queued).toEqual([{ n: 1 }])
    const payload = { companyId: mei.companyId, id: made.id }
    await writeListExport(app.server.services, payload)
    await writeListExport(app.server.services, payload)
    const letters = await app.look(`select id from outbox where template = 'list-ready' and recipient = '${mei.email}'`)
    expect(letters).toHaveLength(1)
    const listed = await app.call('GET', '/api/company/list-exports?list=employees', { token: mei.token })
    const found = listed.body.data.exports.find((each: Started) => each.id === made.id)
    expect(found).toMatchObject({ state: 'ready', rows: 5103 })
    let rows = 0
    const file = await fetched(made.id)
    readWorkbook(new Uint8Array(file.bytes), null, 100_000, (some) => {
      rows += some.length
    })
    expect(rows).toBe(5104)
  })

  test('is gone after seven days, and its bytes with it', async () => {
    const { made } = await start({ columns: ['name'], filter: { department: 'Technical' } })
    expect(made.expiresAt).toBe('2026-12-08T02:00:00.000Z')
    const [before] = await app.look<{ n: number }>(`select count(*)::int n from files where purpose = 'export'`)
    now = new Date('2026-12-08T02:00:01Z')
    expect((await fetched(made.id)).status).toBe(404)
    await expireListExports(app.server.services)
    const [after] = await app.look<{ n: number }>(`select count(*)::int n from files where purpose = 'export'`)
    expect(before?.n).toBeGreaterThan(0)
    expect(after?.n).toBe(0)
    const listed = await app.call('GET', '/api/company/list-exports', { token: mei.token })
    expect(new Set(listed.body.data.exports.map((each: Started) => each.state))).toEqual(new Set(['expired']))
    now = new Date('2026-12-01T02:00:00Z')
  })
})
