import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seekerOf } from '../../../../test/applicants.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { endOldDrafts } from './jobs.ts'

const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
}
const DESK = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' }

let app: TestServer
let mei: Person
let ravi: Person
let now = new Date()

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  ravi = await app.employer('IN', 'Delta Mills')
})
beforeEach(async () => {
  now = new Date()
  await app.call('DELETE', '/api/drafts?form=leave', { token: mei.token })
})
afterAll(() => app.close())

const signIn = async (email: string) =>
  (await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'employer' } })).body
    .token as string
const read = async (token: string, headers: Record<string, string> = DESK, form = 'leave') =>
  (await app.call('GET', `/api/drafts?form=${form}`, { token, headers })).body.data.draft
const keep = (
  token: string,
  value: unknown,
  base: string | null = null,
  more: { form?: string; headers?: object } = {},
) =>
  app.call('PUT', '/api/drafts', {
    token,
    headers: { ...DESK, ...more.headers },
    body: { form: more.form ?? 'leave', value, base },
  })
const discard = (token: string, form = 'leave') => app.call('DELETE', `/api/drafts?form=${form}`, { token })

describe('a form begun on a phone', () => {
  test('is there on the desk of the same person, with its time and that it comes from elsewhere', async () => {
    const desk = await signIn(mei.email)
    const saved = await keep(mei.token, { note: 'By the sea' }, null, { headers: PHONE })
    expect(saved.status, saved.text).toBe(200)
    expect(await read(desk)).toEqual({
      value: { note: 'By the sea' },
      revision: saved.body.data.revision,
      savedAt: now.toISOString(),
      isElsewhere: true,
    })
    expect(await read(mei.token, PHONE)).toMatchObject({ isElsewhere: false })
  })

  test('is not overwritten by a device that has not seen it: that one is told what is there', async () => {
    const desk = await signIn(mei.email)
    const first = (await keep(mei.token, { note: 'one' })).body.data.revision
    const second = await keep(desk, { note: 'two' }, first)
    expect(second.status).toBe(200)
    for (const base of [null, first]) {
      const late = await keep(mei.token, { note: 'three' }, base, { headers: PHONE })
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'VERSION_CONFLICT', data: { draft: { value: { note: 'two' }, isElsewhere: true } } },
      })
    }
    expect(await read(desk)).toMatchObject({ value: { note: 'two' } })
    expect((await keep(mei.token, { note: 'three' }, second.body.data.revision)).status).toBe(200)
  })

  test('begun on both at once, is saved by one of them', async () => {
    const desk = await signIn(mei.email)
    const both = await Promise.all([keep(mei.token, { note: 'phone' }), keep(desk, { note: 'desk' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('that was sent or given up is gone on both, and the one that still types is told so', async () => {
    const desk = await signIn(mei.email)
    const { revision } = (await keep(mei.token, { note: 'one' })).body.data
    expect((await discard(desk)).body.data).toEqual({ isDiscarded: true })
    expect(await read(mei.token)).toBeNull()
    expect(await keep(mei.token, { note: 'more' }, revision)).toMatchObject({
      status: 409,
      body: { data: { draft: null } },
    })
    // Begun again under the same name, it is another one.
    await keep(desk, { note: 'new' })
    expect((await keep(mei.token, { note: 'more' }, revision)).status).toBe(409)
    expect((await discard(mei.token, 'nothing-there')).body.data).toEqual({ isDiscarded: false })
  })

  test('stays when somebody logs out', async () => {
    const desk = await signIn(mei.email)
    await keep(desk, { note: 'one' })
    await app.call('POST', '/api/auth/logout', { token: desk, body: {} })
    expect(await read(mei.token)).toMatchObject({ value: { note: 'one' } })
  })
})

describe('a draft is its owner’s alone', () => {
  const account = async (role: string) => {
    const email = `${role}.${crypto.randomUUID().slice(0, 8)}@drafts.example`
    await app.server.services.database.forPlatform((db) =>
      db.run(sql`insert into users (portal, role, company_id, email, first_name, last_name, password_hash, activated_at)
        select portal, ${role}, company_id, ${email}, 'Kim', 'Lim', password_hash, now() from users where email = ${mei.email}`),
    )
    return email
  }

  test('not for a colleague, another company or nobody', async () => {
    await keep(mei.token, { note: 'mine' })
    const colleague = await signIn(await account('hr_admin'))
    expect(await read(colleague)).toBeNull()
    expect(await read(ravi.token)).toBeNull()
    expect((await discard(ravi.token)).body.data).toEqual({ isDiscarded: false })
    expect((await app.call('GET', '/api/drafts?form=leave')).status).toBe(401)
    expect(await read(mei.token)).not.toBeNull()
  })

  test('nor for whoever looks as them, who neither reads nor writes it', async () => {
    const email = await account('recruiter')
    const token = await signIn(email)
    await keep(token, { note: 'theirs' })
    const [{ id } = { id: '' }] = await app.look<{ id: string }>(`select id from users where email = '${email}'`)
    const view = (await app.call('POST', '/api/view-as', { token: mei.token, body: { userId: id } })).body.token
    const reading = await app.call('GET', '/api/drafts?form=leave', { token: view })
    expect(reading).toMatchObject({ status: 409, body: { code: 'VIEWING' } })
    expect((await keep(view, { note: 'not theirs' })).body.code).toBe('VIEWING')
    expect((await discard(view)).body.code).toBe('VIEWING')
    expect(await read(token)).toMatchObject({ value: { note: 'theirs' } })
  })

  test('in the database as well: no transaction of a company, of another person or of the platform reads what was typed', async () => {
    await keep(mei.token, { note: 'mine' })
    const { database } = app.server.services
    const rows = sql<{ value: unknown }>`select value from form_drafts`
    await expect(database.forCompany(mei.companyId, (db) => db.many(rows))).rejects.toMatchObject({ code: '42501' })
    await expect(database.forPlatform((db) => db.many(rows))).rejects.toMatchObject({ code: '42501' })
    expect(await database.forSeeker({ userId: ravi.userId }, (db) => db.many(rows))).toEqual([])
    expect(await database.forSeeker({ userId: mei.userId }, (db) => db.many(rows))).toHaveLength(1)
  })

  test('does not come along when the account goes to another company', async () => {
    const email = await account('recruiter')
    const token = await signIn(email)
    await keep(token, { note: 'of the old one' })
    const move = (to: string) => app.look(`update users set company_id = '${to}' where email = '${email}'`)
    await move(ravi.companyId)
    const there = await signIn(email)
    expect(await read(there)).toBeNull()
    expect((await keep(there, { note: 'of the new one' })).status).toBe(200)
    expect(await read(there)).toMatchObject({ value: { note: 'of the new one' } })
  })

  test('in the file with all that is kept of somebody, and gone with their account', async () => {
    const { token, userId } = await seekerOf(app)
    await keep(token, { note: 'I sail' }, null, { form: 'apply:1' })
    const file = await app.call('GET', '/api/seeker/profile/export', { token })
    expect(file.text).toContain('I sail')
    await app.call('POST', '/api/seeker/account/delete', { token, body: { password: PASSWORD, understood: true } })
    expect(await app.look(`select from form_drafts where user_id = '${userId}'`)).toEqual([])
  })
})

describe('what a draft holds', () => {
  test('is one form and no more', async () => {
    const long = await keep(mei.token, { note: 'x'.repeat(70_000) })
    expect(long).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
    expect((await keep(mei.token, { note: 'x'.repeat(200_000) })).status).toBe(413)
    expect(await read(mei.token)).toBeNull()
    expect((await keep(mei.token, ['a list'])).body.fields).toEqual({ value: 'Value must be an object' })
    expect((await keep(mei.token, {}, null, { form: '../x' })).body.fields).toEqual({ form: 'There is no such form' })
  })

  test('is no identity, passport or bank number, wherever it lies', async () => {
    const numbers = [
      { bankAccountNumber: '88112233445' },
      { values: { complianceData: { nric: 'S7654321I' } } },
      { list: [{ passport_number: 'K1' }] },
    ]
    for (const value of numbers)
      expect((await keep(mei.token, value)).body.fields, JSON.stringify(value)).toEqual({
        value: 'Identity and bank numbers are not kept in a draft.',
      })
    expect((await keep(mei.token, { values: { bankAccountNumber: '', complianceData: { race: 'x' } } })).status).toBe(
      200,
    )
  })

  test('ends after a week: it is not given out, and the job takes it away', async () => {
    await keep(mei.token, { note: 'old' })
    await app.look(`update form_drafts set saved_at = saved_at - interval '6 days 23 hours' where form = 'leave'`)
    await endOldDrafts(app.server.services)
    expect(await read(mei.token)).not.toBeNull()
    await app.look(`update form_drafts set saved_at = saved_at - interval '2 hours' where form = 'leave'`)
    expect(await read(mei.token)).toBeNull()
    await endOldDrafts(app.server.services)
    expect(await app.look(`select from form_drafts where user_id = '${mei.userId}'`)).toEqual([])
    // Nor does it stand in the way of a new one.
    expect((await keep(mei.token, { note: 'new' })).status).toBe(200)
  })

  test('is the newest fifty of a person', async () => {
    for (let i = 0; i < 52; i++) {
      now = new Date(Date.now() + i * 1000)
      await keep(ravi.token, { i }, null, { form: `job:${i}` })
    }
    const rows = await app.look<{ form: string }>(
      `select form from form_drafts where user_id = '${ravi.userId}' order by saved_at`,
    )
    expect(rows).toHaveLength(50)
    expect(rows[0]?.form).toBe('job:2')
  })
})
