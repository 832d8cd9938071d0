import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../test/support.ts'
import { migrate } from './migrate.ts'
import { k } from './sql.ts'

let app: TestServer
let acme: Person
let rival: Person
let acmeEmployee: string

beforeAll(async () => {
  app = await startTestServer()
  acme = await app.employer('SG', 'Acme')
  rival = await app.employer('IN', 'Rival')
  const { body } = await app.call('POST', '/api/employees/unified', {
    token: acme.token,
    body: formOf({ complianceData: { nric: 'S7654321I' }, bankAccountNumber: '88112233445' }),
  })
  acmeEmployee = body.data.employee.id
})
afterAll(() => app.close())

const companyTables = async () =>
  (
    await app.look<{ name: string }>(
      `select c.relname name from pg_class c join pg_attribute a on a.attrelid = c.oid where a.attname = 'company_id' and not a.attisdropped and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
    )
  ).map((row) => row.name)

describe('one company’s data', () => {
  test('is held by forced row-level security on every table that has a company', async () => {
    const bare = await app.look(
      `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid where a.attname = 'company_id' and not a.attisdropped and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity)`,
    )
    expect(bare).toEqual([])
    expect(await companyTables()).toContain('employee_secrets')
  })

  test('is closed up by the next start when one was killed between a migration and its policies', async () => {
    await app.look('drop policy one_company on employees')
    await app.look(`delete from schema_migrations where name = 'after_each_migration.sql'`)
    await migrate(app.server.ownerUrl)
    const policies = await app.look(
      `select from pg_policies where policyname = 'one_company' and tablename = 'employees'`,
    )
    expect(policies).toHaveLength(1)
    expect(await migrate(app.server.ownerUrl)).toEqual([])
  })

  test('is not seen by a query that forgets the company', async () => {
    const forgotten = k.selectFrom('employees').select('id')
    const seen = (companyId: string) => app.server.services.database.forCompany(companyId, (db) => db.many(forgotten))
    expect(await seen(acme.companyId)).toEqual([{ id: acmeEmployee }])
    expect(await seen(rival.companyId)).toEqual([])
  })

  test('is not seen by anybody before a company is set, in any table', async () => {
    const client = new pg.Client({ connectionString: app.server.ownerUrl })
    await client.connect()
    try {
      await client.query('begin; set local role fourshore_app')
      const readable = (await companyTables()).filter(
        (t) => !['sessions', 'password_resets', 'users', 'job_reports', 'self_identifications'].includes(t),
      )
      for (const table of readable)
        expect((await client.query(`select 1 from ${table} limit 1`)).rowCount, table).toBe(0)
    } finally {
      await client.end()
    }
  })

  test('cannot be written into another company', async () => {
    const stray = app.server.services.database.forCompany(rival.companyId, (db) =>
      db.run(sql`insert into employees (company_id, employee_number, full_name, first_name, last_name, email, country, currency)
        values (${acme.companyId}, 'X1', 'X', 'X', '', 'x@x.example', 'SG', 'SGD')`),
    )
    await expect(stray).rejects.toMatchObject({ code: '42501' })
    const moved = await app.server.services.database.forCompany(rival.companyId, (db) =>
      db.run(sql`update employees set full_name = 'Stolen'`),
    )
    expect(moved).toBe(0)
  })

  test('is not found by another company’s search, though the search runs past row-level security', async () => {
    const match = (companyId: string) =>
      app.server.services.database.forCompany(companyId, (db) =>
        db.many(sql<{ id: string }>`select id from employees_matching('%wei%', 10)`),
      )
    expect(await match(acme.companyId)).toHaveLength(1)
    expect(await match(rival.companyId)).toEqual([])
    expect((await app.call('GET', '/api/employees?search=wei', { token: rival.token })).body.data).toMatchObject({
      employees: [],
      totalCount: 0,
    })
  })

  test('is not reached through a bare connection of the pool', async () => {
    const { openPool } = await import('./sql.ts')
    const pool = openPool(app.server.ownerUrl, 1)
    await expect(pool.query('select * from employees')).rejects.toMatchObject({ code: '42501' })
    await pool.end()
  })

  test('answers another company with 404, the same as for nobody', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['PUT', '', { salary: 1 }],
      ['PUT', '', { hours: 5, country: 'SG' }],
      ['POST', '/reveal', { field: 'nric' }],
      ['POST', '/welcome-email', { generatePassword: true }],
    ]
    for (const [method, path, body] of calls) {
      const [theirs, none] = await Promise.all(
        [acmeEmployee, nobody].map((id) =>
          app.call(method, `/api/employees/${id}${path}`, { token: rival.token, ...(body ? { body } : {}) }),
        ),
      )
      expect(theirs?.status, `${method} ${path}`).toBe(404)
      expect({ ...theirs?.body, requestId: 0 }).toEqual({ ...none?.body, requestId: 0 })
    }
    expect(
      (await app.call('GET', `/api/employees/${acmeEmployee}`, { token: acme.token })).body.data.employee.salary,
    ).toBe(5000)
  })

  test('is taken from the session, never from what the client says', async () => {
    const { body } = await app.call('GET', `/api/employees?company_id=${acme.companyId}`, {
      token: rival.token,
      headers: { 'x-company-id': acme.companyId },
    })
    expect(body.data.employees).toEqual([])
    const created = await app.call('POST', '/api/employees/unified', {
      token: rival.token,
      body: {
        ...formOf({
          countryCode: 'IN',
          nationality: 'Indian',
          complianceData: { panNumber: 'ABCPE1234F', aadhaarNumber: '2341 2341 2346' },
        }),
        company_id: acme.companyId,
        companyId: acme.companyId,
      },
    })
    expect(created.status, created.text).toBe(201)
    expect(created.body.data.employee.company_id).toBe(rival.companyId)
    const [row] = await app.look(`select detail->>'asked' asked from audit_log where action = 'tenant.mismatch'`)
    expect(row).toEqual({ asked: acme.companyId })
  })
})

describe('identity and bank numbers', () => {
  test('stand nowhere in the clear, and differ in ciphertext each time', async () => {
    for (const table of ['employees', 'employee_secrets', 'audit_log', 'activities', 'idempotency_keys'])
      for (const secret of ['S7654321I', '88112233445']) {
        const [row] = await app.look<{ n: number }>(
          `select count(*)::int n from ${table} t where t::text like '%${secret}%'`,
        )
        expect(row?.n, table).toBe(0)
      }
    const seal = () => app.server.services.fields.seal(acme.companyId, 'a/nric', 'S7654321I').toString('hex')
    expect(seal()).not.toBe(seal())
  })

  test('do not open in another row, another company or with a changed byte', () => {
    const { seal, open } = app.server.services.fields
    const sealed = seal(acme.companyId, `${acmeEmployee}/nric`, 'S7654321I')
    expect(open(acme.companyId, `${acmeEmployee}/nric`, sealed)).toBe('S7654321I')
    expect(() => open(acme.companyId, 'another/nric', sealed)).toThrow()
    expect(() => open(rival.companyId, `${acmeEmployee}/nric`, sealed)).toThrow()
    const changed = Buffer.from(sealed)
    changed[30] = (changed[30] as number) ^ 1
    expect(() => open(acme.companyId, `${acmeEmployee}/nric`, changed)).toThrow()
  })

  test('are shown by their last four, and in full only on purpose, with a line in the log', async () => {
    const { body } = await app.call('GET', `/api/employees/${acmeEmployee}`, { token: acme.token })
    expect(body.data.employee).toMatchObject({ nric: '•••••321I', bank_account_number: '•••••3445' })
    const shown = await app.call('POST', `/api/employees/${acmeEmployee}/reveal`, {
      token: acme.token,
      body: { field: 'nric' },
    })
    expect(shown.body.data).toEqual({ field: 'nric', value: 'S7654321I' })
    const [row] = await app.look(
      `select actor_id, detail->>'field' field from audit_log where action = 'employee.reveal'`,
    )
    expect(row).toEqual({ actor_id: acme.userId, field: 'nric' })
  })

  test('are found again by blind index: the same number twice in a company is refused, in another company it is nobody’s business', async () => {
    const twice = await app.call('POST', '/api/employees/unified', {
      token: acme.token,
      body: formOf({ complianceData: { nric: 's7654321-i' } }),
    })
    expect(twice.status).toBe(422)
    expect(twice.body.fields['complianceData.nric']).toContain('already belongs to another employee')
    const other = await app.employer('SG', 'Third')
    const elsewhere = await app.call('POST', '/api/employees/unified', {
      token: other.token,
      body: formOf({ complianceData: { nric: 'S7654321I' } }),
    })
    expect(elsewhere.status).toBe(201)
  })
})

describe('the log', () => {
  test('can only be added to', async () => {
    for (const change of [sql`update audit_log set action = 'x'`, sql`delete from audit_log`])
      await expect(
        app.server.services.database.forCompany(acme.companyId, (db) => db.run(change)),
      ).rejects.toMatchObject({
        code: '42501',
      })
  })

  test('holds who tried what their role does not allow', async () => {
    const seeker = await app.call('POST', '/api/auth/signup', {
      body: {
        email: 'curious@example.com',
        password: 'a quiet morning by the sea',
        role: 'job_seeker',
        firstName: 'C',
        lastName: 'U',
      },
    })
    expect((await app.call('GET', '/api/employees', { token: seeker.body.token })).status).toBe(403)
    const [row] = await app.look(
      `select actor_role, outcome, detail->>'call' call from audit_log where action = 'access.denied'`,
    )
    expect(row).toEqual({ actor_role: 'job_seeker', outcome: 'denied', call: 'GET /api/employees' })
  })
})

test('a try is counted for good when its caller is answered, whatever its connection has read before', async () => {
  const { database } = app.server.services
  for (let n = 1; n <= 20; n++) {
    await database.forPlatform((db) => db.one(sql`select 1 as one`), { reading: true })
    await database.countTry('counted for good', 100, 900)
    const [row] = await app.look<{
      n: number
    }>(`select coalesce(max(tried), 0)::int as n from throttles where tried <= ${n}
      and key = '${createHash('sha256').update('counted for good').digest('base64url')}'`)
    expect(row?.n).toBe(n)
  }
})
