import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let clock = new Date('2026-11-21T08:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => clock })
})
afterAll(() => app.close())

const HEADERS = ['Name', 'Mail', 'Dept', 'Job', 'Land']
const MAPPING = ['full_name', 'email', 'department', 'position', 'country']
let people = 0
const row = (over: Record<string, unknown> = {}) => ({
  full_name: `Person ${++people}`,
  email: `person${people}@imports.example`,
  department: 'HR',
  position: 'Clerk',
  country: 'singapore',
  ...over,
})
const many = (n: number, over: (i: number) => Record<string, unknown> = () => ({})) =>
  Array.from({ length: n }, (_, i) => row(over(i)))
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

const post = (token: string, path: string, body: object) => app.call('POST', path, { token, body })
const open = (who: Person, name: string, over: object = {}) =>
  post(who.token, '/api/employees/imports', {
    fileName: `${name}.csv`,
    fileHash: hash(name + who.companyId),
    rows: 60,
    headers: HEADERS,
    mapping: MAPPING,
    ...over,
  })
const send = (
  who: Person,
  importId: string,
  { employees, firstRow, more = {} }: { employees: unknown[]; firstRow: number; more?: object },
) => post(who.token, '/api/employees/bulk-upload', { importId, employees, firstRow, ...more })
const undo = (who: Person, id: string) => post(who.token, `/api/employees/imports/${id}/undo`, {})
const finish = (who: Person, id: string) => post(who.token, `/api/employees/imports/${id}/finish`, {})
const list = async (who: Person) =>
  (await app.call('GET', '/api/employees/imports', { token: who.token })).body.data.imports
const count = async (who: Person) =>
  (await app.look<{ n: number }>(`select count(*)::int n from employees where company_id = '${who.companyId}'`))[0]?.n
const total = async (who: Person) =>
  (await app.call('GET', '/api/employees/counters', { token: who.token })).body.data.total

describe('a file sent in chunks', () => {
  test('goes on where it stopped: two chunks in, the third lost, chosen again, and nobody is added twice', async () => {
    const who = await app.employer('SG', 'Resuming')
    const rows = many(60, (i) => (i === 5 ? { email: 'nowhere' } : {}))
    const first = (await open(who, 'half')).body.data
    expect(first).toMatchObject({ found: false, saved: [], import: { status: 'open', added: 0, failed: 0 } })
    const { id } = first.import
    expect((await send(who, id, { employees: rows.slice(0, 20), firstRow: 2 })).body).toMatchObject({
      successful: 19,
      failed: 1,
    })
    expect((await send(who, id, { employees: rows.slice(20, 40), firstRow: 22 })).body).toMatchObject({
      successful: 20,
      failed: 0,
    })
    // The third never arrives whole: the connection is cut while it is being sent.
    const cut = new AbortController()
    const lost = fetch(`${app.url}/api/employees/bulk-upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ importId: id, employees: rows.slice(40), firstRow: 42 }),
      signal: cut.signal,
    })
    cut.abort()
    await expect(lost).rejects.toThrow()

    const again = (await open(who, 'half')).body.data
    expect(again).toMatchObject({ found: true, import: { id, status: 'open' } })
    const saved = (n: number) => again.saved.some(([from, to]: [number, number]) => n >= from && n <= to)
    expect([2, 6, 7, 8, 41].map(saved)).toEqual([true, true, false, true, true])
    // Whoever sends the rows that are in once more is told that they are in.
    expect((await send(who, id, { employees: rows.slice(20, 40), firstRow: 22 })).body).toMatchObject({
      successful: 20,
      failed: 0,
      errors: [],
    })
    expect((await send(who, id, { employees: rows.slice(40), firstRow: 42 })).body).toMatchObject({
      successful: 20,
      failed: 0,
    })
    expect(await count(who)).toBe(59)
    expect((await finish(who, id)).body.data.import).toMatchObject({ status: 'done', added: 59, failed: 1 })
    expect((await finish(who, id)).body.data.import).toMatchObject({ status: 'done' })
    const third = (await open(who, 'half')).body.data
    expect(third).toMatchObject({ found: true, import: { status: 'done', added: 59, createdBy: 'Mei Tan' } })
    // The one that failed, put right, alone.
    expect((await send(who, id, { employees: [row()], firstRow: 1, more: { rows: [7] } })).body).toMatchObject({
      successful: 1,
    })
    expect((await list(who))[0]).toMatchObject({ added: 60, failed: 0 })
  })

  test('is one import when two people open it at once, and one row is one person', async () => {
    const who = await app.employer('SG', 'Both')
    const rows = many(200)
    const [a, b] = await Promise.all([open(who, 'both'), open(who, 'both')])
    expect(a.body.data.import.id).toBe(b.body.data.import.id)
    const { id } = a.body.data.import
    const answers = await Promise.all(
      [0, 0, 100, 100, 50].map((at) => send(who, id, { employees: rows.slice(at, at + 100), firstRow: at + 2 })),
    )
    for (const { body } of answers) expect(body).toMatchObject({ successful: 100, failed: 0 })
    expect(await count(who)).toBe(200)
    expect((await list(who))[0]).toMatchObject({ added: 200, failed: 0 })
  })

  test('names rows by their own numbers where some are left out', async () => {
    const who = await app.employer('SG', 'Gaps')
    const { id } = (await open(who, 'gaps')).body.data.import
    const { body } = await send(who, id, {
      employees: [row(), row({ full_name: '' }), row()],
      firstRow: 1,
      more: { rows: [3, 9, 12] },
    })
    expect(body.errors).toEqual([{ row: 9, field: 'full_name', message: 'Full name is required' }])
    expect((await open(who, 'gaps')).body.data.saved).toEqual([
      [3, 3],
      [12, 12],
    ])
    for (const rows of [[1], [3, 2, 1], [1, 1, 2]])
      expect((await send(who, id, { employees: many(3), firstRow: 1, more: { rows } })).body.fields.rows).toBe(
        'Rows must name the number of each row once, ascending',
      )
  })

  test('with other columns is another import; its mapping is remembered for the company', async () => {
    const who = await app.employer('SG', 'Columns')
    const other = await app.employer('SG', 'Columns too')
    const { id } = (await open(who, 'cols')).body.data.import
    const changed = [...MAPPING].reverse()
    expect((await open(who, 'cols', { mapping: changed })).body.data.import.id).not.toBe(id)
    const { signatureOf } = await import('../../platform/imports/columns.rules.ts')
    const input = `/api/employees/imports/mapping?signature=${signatureOf(['  name', 'MAIL', 'Dept', 'Job', 'Land'])}`
    expect((await app.call('GET', input, { token: who.token })).body.data.mapping).toEqual(changed)
    expect((await app.call('GET', input, { token: other.token })).body.data.mapping).toBeNull()
    expect((await open(who, 'cols', { mapping: ['wages'] })).body.fields.mapping).toContain('no file of people has')
  })
})

describe('a dry run', () => {
  test('counts new, duplicate and wrong, and writes nothing', async () => {
    const who = await app.employer('SG', 'Dry')
    const known = formOf()
    await post(who.token, '/api/employees/unified', known)
    const tables = ['employees', 'employee_secrets', 'compensations', 'audit_log', 'employee_numbers', 'import_chunks']
    const state = () =>
      Promise.all(tables.map((t) => app.look(`select count(*)::int n from ${t} where company_id = '${who.companyId}'`)))
    const before = await state()
    const twice = row({ employee_id: 'D1' })
    const { body } = await post(who.token, '/api/employees/bulk-upload', {
      dryRun: true,
      firstRow: 2,
      employees: [
        twice,
        row({ employee_id: 'D1' }),
        row({ email: known.email }),
        row({ nric: known.complianceData.nric }),
        row({ email: 'x' }),
        row(),
      ],
    })
    expect(body).toMatchObject({ successful: 0, failed: 4, new: 2, duplicate: 3, wrong: 1 })
    expect(body.errors.map((e: { row: number; duplicate?: boolean }) => [e.row, e.duplicate ?? false])).toEqual([
      [3, true],
      [4, true],
      [5, true],
      [6, false],
    ])
    expect(await state()).toEqual(before)
  })
})

describe('a row that is none, or holds what cannot be stored', () => {
  test('fails alone, with its sentence', async () => {
    const who = await app.employer('SG', 'Nulls')
    const { status, body } = await post(who.token, '/api/employees/bulk-upload', {
      employees: [row(), null, 7, [], row({ full_name: 'A\u0000B' }), row({ notes: '\ud800' }), row({ odd: { a: 1 } })],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ successful: 2, failed: 5 })
    expect(body.errors.map((e: { row: number; message: string }) => [e.row, e.message])).toEqual([
      [2, 'Each row must be an object'],
      [3, 'Each row must be an object'],
      [4, 'Each row must be an object'],
      [5, 'Full name holds characters that cannot be stored'],
      [6, 'Notes holds characters that cannot be stored'],
    ])
  })
})

describe('undoing an import', () => {
  const imported = async (who: Person, name: string, rows: object[]) => {
    const { id } = (await open(who, name)).body.data.import
    expect((await send(who, id, { employees: rows, firstRow: 2 })).body).toMatchObject({ failed: 0 })
    await finish(who, id)
    return id as string
  }
  const idOf = async (email: string) =>
    (await app.look<{ id: string }>(`select id from employees where email = '${email}'`))[0]?.id

  test('takes its people away and leaves those somebody has touched, by name', async () => {
    const who = await app.employer('SG', 'Undoing')
    await post(who.token, '/api/employees/unified', formOf())
    const rows = many(8, (i) => ({ nric: `S76000${i}0A`, bank_account_number: `5544332${i}` }))
    const id = await imported(who, 'undo', rows)
    expect(await total(who)).toBe(9)
    const mail = (i: number) => (rows[i] as { email: string }).email
    await app.call('PUT', `/api/employees/${await idOf(mail(0))}`, { token: who.token, body: { position: 'Lead' } })
    await app.look(
      `insert into activities (company_id, employee_id, activity_type) values ('${who.companyId}', '${await idOf(mail(1))}', 'note')`,
    )
    await app.look(
      `insert into users (portal, role, company_id, employee_id, email, first_name, last_name, activated_at)
       select 'employee', 'employee', company_id, id, email, 'A', 'B', case when email = '${mail(2)}' then now() end
         from employees where email in ('${mail(2)}', '${mail(3)}')`,
    )
    const { status, body } = await undo(who, id)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject({
      removed: 5,
      left: 0,
      import: { status: 'undone', removed: 5 },
      kept: { count: 3 },
    })
    expect(body.data.kept.people.map((p: { name: string; why: string }) => p.why).sort()).toEqual([
      'account',
      'changed',
      'records',
    ])
    expect(await count(who)).toBe(4)
    expect(await total(who)).toBe(4)
    expect(await app.look(`select from users where email = '${mail(3)}'`)).toEqual([])
    const logged = await app.look<{ before: { email: string } }>(
      `select before from audit_log where action = 'employee.delete' and company_id = '${who.companyId}'`,
    )
    expect(logged.map((l) => l.before.email).sort()).toEqual([3, 4, 5, 6, 7].map(mail).sort())
    expect(JSON.stringify(logged)).not.toContain('S76000')
    // Once more is the same; no more people come in; the file itself can be imported anew.
    expect((await undo(who, id)).body.data).toMatchObject({ removed: 0, left: 0, kept: { count: 3 } })
    expect((await send(who, id, { employees: many(1), firstRow: 90 })).status).toBe(409)
    expect((await open(who, 'undo')).body.data).toMatchObject({ found: false, saved: [] })
  })

  test('asks every table that keeps something of a person', async () => {
    const who = await app.employer('SG', 'Tables')
    const person = (id: string | undefined) => `'${who.companyId}', '${id}'`
    const kinds: [string, (id: string | undefined) => string][] = [
      [
        'allowances',
        (id) =>
          `(company_id, employee_id, allowance_type, frequency, currency, amount, effective_from) values (${person(id)}, 'meal', 'monthly', 'SGD', 1, '2026-01-01')`,
      ],
      [
        'authorizations',
        (id) => `(company_id, employee_id, authorization_type, status) values (${person(id)}, 'permit', 'active')`,
      ],
      [
        'overtime_calculations',
        (id) =>
          `(company_id, employee_id, mode, currency, total_pay, derivation) values (${person(id)}, 'manual', 'SGD', 1, '{}')`,
      ],
      ['onboardings', (id) => `(company_id, employee_id, channels) values (${person(id)}, '{email}')`],
      [
        'compensations',
        (id) =>
          `(company_id, employee_id, effective_from, reason, currency, basic_salary) values (${person(id)}, '2027-01-01', 'Raise', 'SGD', 1)`,
      ],
    ]
    const rows = many(kinds.length + 1)
    const id = await imported(who, 'tables', rows)
    for (const [i, [table, values]] of kinds.entries())
      await app.look(`insert into ${table} ${values(await idOf((rows[i] as { email: string }).email))}`)
    expect((await undo(who, id)).body.data).toMatchObject({ removed: 1, left: 0, kept: { count: kinds.length } })
    // Nobody can add a table of this kind that undoing does not ask: it learns them from the database.
    const { childrenOfEmployees } = await import('../employees/many.service.ts')
    const input = await app.server.services.database.forCompany(who.companyId, childrenOfEmployees)
    const refer = await app.look<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'employees'::regclass`,
    )
    const own = ['employee_secrets', 'compensations', 'employments', 'users', 'reminders']
    expect(input.map((c) => c.table).sort()).toEqual(
      refer
        .map((r) => r.name)
        .filter((n) => !own.includes(n))
        .sort(),
    )
  })

  test('takes away whoever was only sent the policies in force, and leaves whoever has opened one', async () => {
    const who = await app.employer('SG', 'Policies')
    const rows = many(2)
    const id = await imported(who, 'policies', rows)
    const [sent, opened] = await Promise.all(rows.map((row) => idOf((row as { email: string }).email)))
    const receipt = (person: string | undefined, openedAt: string) =>
      `('${who.companyId}', gen_random_uuid(), 1, '${person}', '{}', ${openedAt})`
    await app.look(`begin; set local session_replication_role = replica;
      insert into memo_receipts (company_id, memo_id, version, employee_id, gaps, opened_at) values ${receipt(sent, 'null')}, ${receipt(opened, 'now()')};
      commit`)
    const done = (await undo(who, id)).body.data
    expect(done).toMatchObject({ removed: 1, left: 0, kept: { count: 1, people: [{ id: opened, why: 'records' }] } })
  })

  test('leaves whoever others report to by now, and whose terms were changed', async () => {
    const who = await app.employer('SG', 'Managers')
    const rows = many(3)
    const id = await imported(who, 'managers', rows)
    const ids = await Promise.all(rows.map((row) => idOf((row as { email: string }).email)))
    const { body } = await app.call('POST', '/api/employees/unified', {
      token: who.token,
      body: formOf({ managerId: ids[0] }),
    })
    expect(body.data.employee.manager).toBeTruthy()
    const changed = await app.call('POST', `/api/employees/${ids[1]}/terms`, {
      token: who.token,
      body: { effectiveFrom: '2099-01-01', reason: 'Promotion', grade: 'G7' },
    })
    expect(changed.status, changed.text).toBe(201)
    const done = (await undo(who, id)).body.data
    expect(done).toMatchObject({ removed: 1, left: 0, kept: { count: 2 } })
    expect(done.kept.people.map((person: { id: string }) => person.id).sort()).toEqual([ids[0], ids[1]].sort())
  })

  test('goes in steps when there are many, and the tallies stay right', { timeout: 60_000 }, async () => {
    const who = await app.employer('SG', 'Steps')
    const { id } = (await open(who, 'steps')).body.data.import
    await send(who, id, { employees: many(3_000), firstRow: 2 })
    const first = await undo(who, id)
    expect(first.body.data).toMatchObject({ removed: 2_000, left: 1_000, import: { status: 'undoing' } })
    expect(await total(who)).toBe(1_000)
    expect((await finish(who, id)).status).toBe(409)
    expect((await undo(who, id)).body.data).toMatchObject({ removed: 1_000, left: 0, import: { status: 'undone' } })
    expect(await total(who)).toBe(0)
    const [tallied] = await app.look(
      `select sum(people)::int n from employee_tallies where company_id = '${who.companyId}'`,
    )
    expect(tallied).toEqual({ n: 0 })
  })

  test('is over after 24 hours', async () => {
    const who = await app.employer('SG', 'Late')
    const id = await imported(who, 'late', many(2))
    expect((await list(who))[0].undoUntil).toEqual(expect.any(String))
    const real = Date.now()
    clock = new Date(real + 25 * 3_600_000)
    expect((await list(who))[0].undoUntil).toBeNull()
    const late = await undo(who, id)
    expect([late.status, late.body.error]).toEqual([409, 'An import can be undone for 24 hours. This one is older.'])
    expect(await count(who)).toBe(2)
    clock = new Date(real)
  })
})

describe('another company', () => {
  test('finds nothing of an import', async () => {
    const who = await app.employer('SG', 'Mine')
    const other = await app.employer('SG', 'Theirs')
    const { id } = (await open(who, 'mine')).body.data.import
    expect((await send(other, id, { employees: many(1), firstRow: 2 })).status).toBe(404)
    expect((await undo(other, id)).status).toBe(404)
    expect((await finish(other, id)).status).toBe(404)
    expect((await app.call('GET', `/api/employees/imports/${id}/progress`, { token: other.token })).status).toBe(404)
    expect(await list(other)).toEqual([])
  })
})

describe('progress', () => {
  const listen = async (who: Person, id: string) => {
    const stop = new AbortController()
    const answer = await fetch(`${app.url}/api/employees/imports/${id}/progress`, {
      headers: { authorization: `Bearer ${who.token}` },
      signal: stop.signal,
    })
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
    const text = new TextDecoder()
    return {
      answer,
      stop,
      next: async () => {
        const { value, done } = await reader.read()
        return done ? null : JSON.parse(text.decode(value).replace(/^data: /, ''))
      },
    }
  }

  test('is told to whoever listens, as it moves, and ends with the import', async () => {
    const who = await app.employer('SG', 'Streams')
    const { id } = (await open(who, 'stream')).body.data.import
    const { answer, next } = await listen(who, id)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await next()).toEqual({ status: 'open', rows: 60, given: 0, added: 0, failed: 0, removed: 0 })
    await send(who, id, { employees: [...many(3), row({ email: 'x' })], firstRow: 2 })
    expect(await next()).toMatchObject({ given: 4, added: 3, failed: 1 })
    await finish(who, id)
    expect(await next()).toMatchObject({ status: 'done' })
    expect(await next()).toBeNull()
  })

  test('ends with the session, and only so many are open at once', async () => {
    const who = await app.employer('SG', 'Ends')
    const { id } = (await open(who, 'ends')).body.data.import
    const streams = await Promise.all(Array.from({ length: 12 }, () => listen(who, id)))
    for (const s of streams) expect(await s.next()).toMatchObject({ status: 'open' })
    expect((await app.call('GET', `/api/employees/imports/${id}/progress`, { token: who.token })).status).toBe(429)
    await app.call('POST', '/api/auth/logout', { token: who.token })
    for (const s of streams) expect(await s.next()).toBeNull()
  })
})
