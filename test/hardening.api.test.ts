import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { EXPIRING_ORDERS, listExpiringItems, lockCompany } from '../src/features/people/compliance/queries.ts'
import { remindCompany, sendReminders } from '../src/features/people/compliance/reminders.ts'
import { placesOf } from '../src/features/people/compliance/things.ts'
import { sweepFiles } from '../src/features/people/documents/sweep.ts'
import { listWindow } from '../src/server/list.ts'
import { type Db, writeConflict } from '../src/server/sql.ts'
import { pdfOf, pngOf } from './files.ts'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from './support.ts'

/** Attacks on what the server keeps of people, and on the server itself; each has worked once. */

const clock = new Date('2026-11-20T02:00:00Z')
let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => clock, env: { DEV_MODE: '1' } })
  mei = await app.employer('SG', 'Harbour Works')
})
afterAll(() => app.close())

const add = async (who: Person, over: Record<string, unknown> = {}) => {
  const { body, text } = await app.call('POST', '/api/employees/unified', { token: who.token, body: formOf(over) })
  if (!body.data) throw new Error(text)
  return body.data.employee as { id: string; email: string }
}
const until = async <T>(look: () => Promise<T | undefined | false>): Promise<T> => {
  for (let i = 0; i < 100; i++) {
    const found = await look()
    if (found) return found
    await new Promise((go) => setTimeout(go, 50))
  }
  throw new Error('It did not happen within five seconds')
}
const wait = (ms: number) => new Promise((go) => setTimeout(go, ms))
const lettersOf = async (companyId: string) => {
  const rows = await app.look<{ id: string; template: string; sealed: Buffer }>(
    `select id, template, sealed from outbox where company_id = '${companyId}' order by created_at`,
  )
  return rows.map(({ id, template, sealed }) => ({
    template,
    ...(JSON.parse(app.server.services.fields.open(companyId, `outbox/${id}`, sealed)) as {
      subject: string
      text: string
    }),
  }))
}

/** A request by hand, of which nothing more is read than somebody asks for. */
const byHand = (head: string): Socket => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  socket.write(head)
  open.push(socket)
  return socket
}
const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})
const inTransaction = async () =>
  (
    await app.look<{ n: number }>(
      `select count(*)::int n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and state_change < now() - interval '200 ms'`,
    )
  )[0]?.n

describe('who reads slowly', () => {
  /** Ten megabytes that do not shrink. */
  const large = () => pdfOf(`<< /Note (${'x'.repeat(9 * 1024 * 1024)}) >>`)

  test('holds no transaction while a document goes out, and what they fetch is in the log before it leaves', async () => {
    const { id } = await add(mei)
    const at = `/api/employees/${id}/documents`
    const { body } = await app.call('POST', `${at}?kind=other`, { token: mei.token, file: large() })
    const path = `${at}/${body.data.document.id}/versions/1`
    for (let i = 0; i < 4; i++) byHand(`GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${mei.token}\r\n\r\n`)
    await until(async () => {
      const rows = await app.look(`select 1 from audit_log where action = 'document.download' and target_id = '${id}'`)
      return rows.length === 4
    })
    await wait(400)
    expect(await inTransaction()).toBe(0)
    // And others get theirs meanwhile.
    expect((await app.call('GET', path, { token: mei.token })).status).toBe(200)
  })

  test('leaves the log of a report behind, even when the report is never taken', async () => {
    const who = await app.employer('SG', 'Reported')
    const people = Array.from({ length: 15_000 }, (_, i) => ({
      full_name: `Somebody with a long name ${'x'.repeat(100)} ${i}`,
      email: `slow${i}@x.example`,
      department: 'HR',
      position: 'P',
      country: 'singapore',
    }))
    const sent = await app.call('POST', '/api/employees/bulk-upload', { token: who.token, body: { employees: people } })
    expect(sent.body.successful).toBe(15_000)
    const socket = byHand(
      `GET /api/compliance/report?format=csv HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${who.token}\r\n\r\n`,
    )
    const logged = () =>
      app.look(`select 1 from audit_log where action = 'compliance.report' and company_id = '${who.companyId}'`)
    // The transaction is still open, its reader takes nothing, and the look is written down already.
    await until(async () => (await logged()).length === 1 && (await inTransaction()) === 1)
    socket.destroy()
    await until(async () => (await inTransaction()) === 0)
  }, 60_000)
})

describe('who sends slowly', () => {
  const begun = (path: string, token: string) =>
    byHand(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/octet-stream\r\ncontent-length: 5000\r\n\r\n%PDF`,
    )

  test('keeps nobody else from sending files: neither a stranger to the call, nor one person alone', async () => {
    const { id } = await add(mei)
    const path = `/api/employees/${id}/documents?kind=other`
    const seeker = await app.call('POST', '/api/auth/signup', {
      body: { email: 'seeker@x.example', password: PASSWORD, role: 'job_seeker', firstName: 'A', lastName: 'B' },
    })
    expect(seeker.body.token).toEqual(expect.any(String))
    const other = await app.employer('SG', 'Sends slowly')
    for (const token of [seeker.body.token, other.token]) for (let i = 0; i < 12; i++) begun(path, token)
    await wait(500)
    const { status, text } = await app.call('POST', path, { token: mei.token, file: pdfOf() })
    expect(status, text).toBe(201)
    const denied = await app.look(`select 1 from audit_log where action = 'access.denied' and outcome = 'denied'`)
    expect(denied.length).toBeGreaterThan(0)
  })
})

describe('a call that always meets another writer', () => {
  test('says that the house is busy, and not that something broke', async () => {
    const { handleCall: takeCall } = await import('../src/server/call.ts')
    const { routes } = await import('../src/app/features.ts')
    const found = routes.find((r) => r.endpoint.path === '/api/company/me')
    if (found?.kind !== 'company') throw new Error('It is a call of a company')
    const bound = { ...found, run: () => Promise.reject(writeConflict()) }
    const caller = { address: '127.0.0.1', agent: '', requestId: 'r', country: null }
    const raw = { token: mei.token, params: {}, query: {}, body: undefined, idempotencyKey: null, caller }
    await expect(takeCall(app.server.services, bound, raw, async () => {})).rejects.toMatchObject({ code: 'BUSY' })
  })
})

describe('what people are called', () => {
  const name = 'Ravi\n\nhttps://evil.example/reset\n\n\u202eImar'

  test('begins no line of a reminder or a card, so that no link of theirs goes out under our name', async () => {
    const who = await app.employer('SG', 'Evil\n\nhttps://evil.example/company')
    const { id } = await add(who, { fullName: name, designation: 'Clerk\nhttps://evil.example/work' })
    const to = { token: who.token }
    await app.call('POST', `/api/employees/${id}/authorizations`, {
      ...to,
      body: { authorization_type: 'Licence\n\nhttps://evil.example/type', expiry_date: '2026-12-01' },
    })
    await app.look(
      `update users set first_name = E'Mei\\n\\nhttps://evil.example/me' where id = '${who.userId}' returning 1`,
    )
    await remindCompany(app.server.services, { companyId: who.companyId, day: '2026-11-20' })
    const card = await app.call('POST', `/api/employees/${id}/digital-card/email`, {
      ...to,
      body: { privacyLevel: 'company', to: 'somebody@else.example' },
    })
    expect(card.status, card.text).toBe(200)
    const letters = await lettersOf(who.companyId)
    expect(letters.map((l) => l.template).sort()).toEqual(['business-card', 'expiry-digest'])
    for (const { subject, text } of letters) {
      expect(text).toContain('evil.example')
      expect(text).not.toMatch(/^https?:\/\/evil/m)
      expect(subject + text).not.toMatch(/[\u202a-\u202e]/)
    }
  })
})

describe('reminders', () => {
  test('do not keep others from writing while they are written', async () => {
    const who = await app.employer('SG', 'Reminded')
    const created = await app.server.services.database.forCompany(who.companyId, async (db) => {
      await lockCompany(db, who.companyId)
      return Promise.race([add(who), wait(3_000).then(() => 'waited in vain')])
    })
    expect(created).toMatchObject({ id: expect.any(String) })
  })

  test('come again after the server’s clock had been years ahead', async () => {
    const who = await app.employer('SG', 'Clock')
    const { id } = await add(who)
    await remindCompany(app.server.services, { companyId: who.companyId, day: '2031-05-05' })
    await app.call('POST', `/api/employees/${id}/authorizations`, {
      token: who.token,
      body: { authorization_type: 'Licence', expiry_date: '2026-12-01' },
    })
    await sendReminders(app.server.services)
    const queued = await app.look(
      `select 1 from graphile_worker._private_jobs where payload->>'companyId' = '${who.companyId}' and payload->>'day' = '2026-11-20'`,
    )
    expect(queued).toHaveLength(1)
    await remindCompany(app.server.services, { companyId: who.companyId, day: '2026-11-20' })
    expect(await lettersOf(who.companyId)).toHaveLength(1)
    // The same day once more tells nothing.
    await remindCompany(app.server.services, { companyId: who.companyId, day: '2026-11-20' })
    expect(await lettersOf(who.companyId)).toHaveLength(1)
  })

  test('are no touch: an import whose people were reminded of can be taken back', async () => {
    const who = await app.employer('SG', 'Reminded import')
    const post = (path: string, body: object) => app.call('POST', path, { token: who.token, body })
    const opened = await post('/api/employees/imports', {
      fileName: 'a.csv',
      fileHash: 'cd'.repeat(32),
      rows: 1,
      headers: [],
      mapping: ['full_name', 'email'],
    })
    const importId = opened.body.data.import.id
    const row = { full_name: 'A B', email: 'a.b@x.example', department: 'HR', position: 'P', country: 'singapore' }
    const sent = await post('/api/employees/bulk-upload', {
      importId,
      employees: [{ ...row, nationality: 'Indian', employment_status: 'work_permit', work_pass_expiry: '2026-12-01' }],
    })
    expect(sent.body, sent.text).toMatchObject({ successful: 1 })
    await remindCompany(app.server.services, { companyId: who.companyId, day: '2026-11-20' })
    expect(await app.look(`select 1 from reminders where company_id = '${who.companyId}'`)).toHaveLength(1)
    const undone = await post(`/api/employees/imports/${importId}/undo`, {})
    expect(undone.body.data).toMatchObject({ removed: 1, left: 0, kept: { count: 0 } })
    const { body } = await app.call('GET', '/api/employees/counters', { token: who.token })
    expect(body.data.total).toBe(0)
  })
})

describe('an allowance', () => {
  test('does not lose its end because a call left it out', async () => {
    const { id } = await add(mei)
    const at = `/api/employees/${id}/allowances`
    const added = await app.call('POST', at, {
      token: mei.token,
      body: {
        allowance_type: 'Housing',
        frequency: 'monthly',
        currency: 'SGD',
        amount: 100,
        effective_from: '2026-01-01',
        effective_until: '2026-12-31',
      },
    })
    const change = (body: object) =>
      app.call('PUT', `${at}/${added.body.data.allowance.id}`, { token: mei.token, body })
    const nothing = await change({ version: 1 })
    expect([nothing.status, nothing.body.fields]).toEqual([422, { effective_until: 'End date is required' }])
    expect((await change({ effective_until: null })).body.data.allowance.effective_until).toBeNull()
    expect((await change({ effective_until: '2026-11-30' })).body.data.allowance.effective_until).toBe('2026-11-30')
    expect((await change({ effective_until: '' })).body.data.allowance.effective_until).toBeNull()
  })
})

describe('hours a week', () => {
  test('are kept as they were given, or refused', async () => {
    const { id, email } = await add(mei)
    const put = (body: object) => app.call('PUT', `/api/employees/${id}`, { token: mei.token, body })
    expect((await put({ standard_hours_per_week: 42.5 })).body.data.employee.standard_hours_per_week).toBe(42.5)
    expect((await put({ standard_hours_per_week: 40.26 })).body.fields).toEqual({
      standard_hours_per_week: 'Standard hours per week must be in steps of 0.1',
    })
    const form = formOf({ email, compensation: { basicSalary: 5000, standardHoursPerWeek: 40.26 } })
    expect((await put(form)).body.fields).toEqual({
      'compensation.standardHoursPerWeek': 'Standard hours per week must be in steps of 0.1',
    })
  })
})

describe('the nightly sweep of files', () => {
  test('leaves alone what is not one of ours, and goes on behind it', async () => {
    const folder = join(app.server.services.settings.dataDir, 'files')
    const fresh = `00000000-0000-4000-8000-000000000000/00/${crypto.randomUUID()}`
    const strange = ['lost+found/aa/notes', `${mei.companyId}/aa/notes.txt`, 'zz/aa/x']
    for (const path of [...strange, fresh]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), 'x')
      utimesSync(join(folder, path), 0, 0)
    }
    await sweepFiles(app.server.services)
    expect(strange.filter((path) => existsSync(join(folder, path)))).toEqual(strange)
    expect(existsSync(join(folder, fresh))).toBe(false)
  })
})

describe('photos', () => {
  test('count for what a company may keep', async () => {
    const who = await app.employer('SG', 'Full')
    const { id } = await add(who)
    await app.look(
      `insert into files (company_id, name, content_type, bytes, sha256, storage_key) values ('${who.companyId}', 'a', 'b', ${20 * 1024 ** 3}, '\\x00', 'full') returning 1`,
    )
    const { status, body } = await app.call('POST', `/api/employees/${id}/photo`, { token: who.token, file: pngOf() })
    expect([status, body.error]).toEqual([409, expect.stringContaining('20 GB')])
  })
})

describe('a company of many', () => {
  let who: Person
  beforeAll(async () => {
    who = await app.employer('SG', 'Many')
    await app.look(
      `insert into employees (company_id, employee_number, full_name, first_name, last_name, email, nationality, country, employment_status, hire_date, facts, currency)
       select '${who.companyId}', 'SG' || g, 'Person ' || g || ' of Harbour', 'P', 'N', 'many' || g || '@x.example', 'Indian', 'SG', 'work_permit', '2024-01-01',
              case when g % 50 = 0 then jsonb_build_object('workPassType', 's_pass', 'workPassExpiry', (date '2026-11-20' + g)::text) else '{}' end, 'SGD'
         from generate_series(1, 4000) g returning 1`,
    )
    await app.look('analyze employees')
  })

  test('has what runs out found by an index, and not by reading everybody', async () => {
    const plans: string[] = []
    await app.server.services.database.forCompany(who.companyId, async (db) => {
      const explained: Db = {
        ...db,
        many: async (query) => {
          const rows = await db.many(sql<{ 'QUERY PLAN': string }>`explain ${query as RawBuilder<unknown>}`)
          plans.push(rows.map((r) => r['QUERY PLAN']).join('\n'))
          return []
        },
      }
      const part = listWindow(EXPIRING_ORDERS, { sort: 'urgent', pageSize: 25 })
      const places = placesOf(app.server.services)
      await listExpiringItems(explained, who.companyId, { places, input: { within: 90, tier: null }, part })
    })
    expect(plans[0]).toContain('employees_by_expiry')
    const { body } = await app.call('GET', '/api/compliance/expiring', { token: who.token })
    expect(body.data.totalCount).toBe(1)
  })

  test('has a report that is broken off leave nothing behind', { timeout: 60_000 }, async () => {
    for (const format of ['pdf', 'csv'])
      for (let i = 0; i < 6; i++) {
        const cut = new AbortController()
        const answer = await fetch(`${app.url}/api/compliance/report?format=${format}`, {
          headers: { authorization: `Bearer ${who.token}` },
          signal: cut.signal,
        })
        await answer.body?.getReader().read()
        cut.abort()
        await until(async () => (await inTransaction()) === 0)
      }
    // Every connection is as it should be: each of many calls at once gets its answer.
    const answers = await Promise.all(Array.from({ length: 24 }, () => add(who)))
    expect(new Set(answers.map((a) => a.id)).size).toBe(24)
  })
})
