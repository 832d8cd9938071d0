import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.close())

type Row = { id: string; email: string; role: string; state: string; may: string[]; you: boolean }

const post = (token: string | undefined, path: string, body: object = {}) => app.call('POST', path, { token, body })
const listed = async (token: string) => (await app.call('GET', '/api/administrators', { token })).body.data
const rowOf = async (token: string, email: string): Promise<Row> =>
  (await listed(token)).administrators.find((a: Row) => a.email === email)
const lives = async (token: string) => (await app.call('GET', '/api/company/me', { token })).status === 200

let people = 0
const address = () => `invited${++people}@harbour.example`

/** The link in the last letter to somebody. */
const linkTo = async (email: string): Promise<string> => {
  const [row] = await app.look<{ id: string; company_id: string; sealed: Buffer }>(
    `select id, company_id, sealed from outbox where recipient = '${email}' and template = 'administrator-invited' order by created_at desc limit 1`,
  )
  const { text } = JSON.parse(
    app.server.services.fields.open(row?.company_id ?? '', `outbox/${row?.id}`, row?.sealed as Buffer),
  )
  return /accept-invitation\?token=([\w-]+)/.exec(text)?.[1] ?? ''
}
const invite = (token: string, email: string, role = 'hr_admin') =>
  post(token, '/api/administrators/invitations', { email, role })
const accept = (token: string, more: object = {}) =>
  post(undefined, '/api/auth/invitation/accept', {
    token,
    firstName: 'Hana',
    lastName: 'Ito',
    password: PASSWORD,
    ...more,
  })

/** Somebody invited who has accepted. */
const join = async (owner: Person, role = 'hr_admin') => {
  const email = address()
  expect((await invite(owner.token, email, role)).status).toBe(201)
  const { body } = await accept(await linkTo(email))
  return { email, token: body.token as string, id: body.user.id as string }
}

describe('somebody with a part of the work', () => {
  test.each([
    ['recruiter', ['/api/company/applications', '/api/employees'], ['/api/company/hiring-costs', '/api/memos']],
    ['payroll_officer', ['/api/employees'], ['/api/company/jobs', '/api/compliance/report', '/api/administrators']],
    [
      'finance',
      ['/api/employees', '/api/company/hiring-costs'],
      ['/api/company/applications', '/api/company/audit-log'],
    ],
    ['read_only', ['/api/employees', '/api/company/jobs'], ['/api/company/exports', '/api/outbox']],
  ])('is invited as %s, is that, and reaches what the role is for', async (role, theirs, others) => {
    const owner = await app.employer()
    const { email, token, id } = await join(owner, role)
    expect(await rowOf(owner.token, email)).toMatchObject({ role, state: 'active' })
    for (const path of theirs) expect((await app.call('GET', path, { token })).status, path).toBe(200)
    for (const path of others) expect((await app.call('GET', path, { token })).status, path).toBe(403)
    const next = role === 'finance' ? 'read_only' : 'finance'
    expect(
      (await app.call('PUT', `/api/administrators/${id}`, { token: owner.token, body: { role: next } })).status,
    ).toBe(200)
    expect(await lives(token)).toBe(false)
  })
})

describe('an invitation', () => {
  test('goes out by mail, opens the account of the role once, and its guest is signed in', async () => {
    const owner = await app.employer()
    const email = address()
    const sent = await invite(owner.token, email.toUpperCase(), 'employer_admin')
    expect(sent.body.data.invitation).toMatchObject({
      email,
      role: 'employer_admin',
      state: 'invited',
      invitedBy: 'Mei Tan',
    })
    const token = await linkTo(email)
    const read = await post(undefined, '/api/auth/invitation', { token })
    expect(read.body.data).toEqual({ company: 'Harbour Works', email, role: 'employer_admin' })
    const accepted = await accept(token)
    expect(accepted.status, accepted.text).toBe(201)
    expect(accepted.body).toMatchObject({ userType: 'employer_admin', user: { email, company_id: owner.companyId } })
    expect(await lives(accepted.body.token)).toBe(true)
    for (const answer of [await accept(token), await post(undefined, '/api/auth/invitation', { token })])
      expect(answer.body.fields.token).toMatch(/already used, was withdrawn or is too old/)
    const login = await post(undefined, '/api/auth/login', { email, password: PASSWORD, role: 'employer' })
    expect(login.body.userType).toBe('employer_admin')
    const { administrators, invitations } = await listed(owner.token)
    expect(administrators.map((a: Row) => [a.role, a.you])).toEqual([
      ['employer', true],
      ['employer_admin', false],
    ])
    expect(invitations).toEqual([])
  })

  test('is accepted once by many at once', async () => {
    const owner = await app.employer()
    const email = address()
    await invite(owner.token, email)
    const token = await linkTo(email)
    const all = await Promise.all([1, 2, 3].map(() => accept(token)))
    expect(all.map((a) => a.status).sort()).toEqual([201, 422, 422])
  })

  test('runs out after 72 hours, is sent anew with a fresh link, and is withdrawn', async () => {
    const owner = await app.employer()
    const email = address()
    const { id } = (await invite(owner.token, email)).body.data.invitation
    const [row] = await app.look<{ hours: number }>(
      `select round(extract(epoch from expires_at - sent_at) / 3600)::int hours from invitations where id = '${id}'`,
    )
    expect(row?.hours).toBe(72)
    const old = await linkTo(email)
    await app.look(`update invitations set expires_at = now() - interval '1 second' where id = '${id}'`)
    expect((await accept(old)).status).toBe(422)
    expect((await listed(owner.token)).invitations[0]).toMatchObject({ id, state: 'expired' })
    const again = await post(owner.token, `/api/administrators/invitations/${id}/resend`)
    expect(again.body.data.invitation.state).toBe('invited')
    const fresh = await linkTo(email)
    expect(fresh).not.toBe(old)
    expect((await accept(old)).status).toBe(422)
    expect((await post(owner.token, `/api/administrators/invitations/${id}/withdraw`)).status).toBe(200)
    expect((await accept(fresh)).status).toBe(422)
    for (const act of ['resend', 'withdraw'])
      expect((await post(owner.token, `/api/administrators/invitations/${id}/${act}`)).status).toBe(404)
    expect((await invite(owner.token, email)).status).toBe(201)
  })

  test.each([
    [{ email: 'no address', role: 'hr_admin' }, 'email', 'Invalid email format'],
    [{ email: 'a@b.example', role: 'employer' }, 'role', 'Choose a role'],
    [{ email: 'a@b.example', role: 'system_owner' }, 'role', 'Choose a role'],
  ])('of %j is refused', async (body, field, sentence) => {
    const { token } = await app.employer()
    const answer = await post(token, '/api/administrators/invitations', body)
    expect(answer.status).toBe(422)
    expect(answer.body.fields[field]).toBe(sentence)
  })

  test('of somebody who is there or invited already is a conflict', async () => {
    const owner = await app.employer()
    const email = address()
    await invite(owner.token, email)
    expect((await invite(owner.token, email)).body.fields.email).toMatch(/already invited/)
    expect((await invite(owner.token, owner.email)).body.fields.email).toMatch(/already administers/)
  })

  test('of an address with an account elsewhere opens another, and touches the first in nothing', async () => {
    const [owner, elsewhere] = [await app.employer(), await app.employer('IN', 'Rao Textiles')]
    await invite(owner.token, elsewhere.email)
    const password = 'a different evening by the sea'
    const { body } = await accept(await linkTo(elsewhere.email), { password })
    expect(body.user).toMatchObject({ company_id: owner.companyId, role: 'hr_admin' })
    expect(body.user.id).not.toBe(elsewhere.userId)
    expect(await lives(elsewhere.token)).toBe(true)
    const first = await post(undefined, '/api/auth/login', {
      email: elsewhere.email,
      password: PASSWORD,
      role: 'employer',
    })
    expect(first.body.user.company_id).toBe(elsewhere.companyId)
  })

  test.each(['disable', 'remove', 'role'])('of somebody who is sent away opens nothing: %s', async (act) => {
    const owner = await app.employer()
    const rogue = await join(owner, 'employer_admin')
    const [own, other] = [address(), address()]
    await invite(rogue.token, own, 'employer_admin')
    await invite(owner.token, other)
    const at = `/api/administrators/${rogue.id}`
    const sentAway =
      act === 'role'
        ? await app.call('PUT', at, { token: owner.token, body: { role: 'hr_admin' } })
        : await post(owner.token, `${at}/${act}`)
    expect(sentAway.status, sentAway.text).toBe(200)
    expect((await accept(await linkTo(own))).body.fields?.token).toMatch(/was withdrawn/)
    expect((await listed(owner.token)).invitations.map((i: { email: string }) => i.email)).toEqual([other])
    const logged = await app.look(
      `select from audit_log where company_id = '${owner.companyId}' and action = 'administrator.invitation-withdraw' and detail->>'email' = '${own}'`,
    )
    expect(logged).toHaveLength(1)
    expect((await accept(await linkTo(other))).status).toBe(201)
  })

  test('is not sent by somebody who is sent away at that very moment', async () => {
    const owner = await app.employer()
    for (const act of ['disable', 'remove']) {
      const rogue = await join(owner, 'employer_admin')
      const input = Array.from({ length: 6 }, () => invite(rogue.token, address(), 'employer_admin'))
      const gone = post(owner.token, `/api/administrators/${rogue.id}/${act}`)
      for (const { status, text } of await Promise.all(input)) expect([201, 401, 409], text).toContain(status)
      expect((await gone).status).toBe(200)
      expect((await listed(owner.token)).invitations).toEqual([])
    }
  })

  test('fills nobody’s mailbox, whichever companies send it', async () => {
    const server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } })
    try {
      const [one, two] = [await server.employer(), await server.employer()]
      const email = 'pestered@harbour.example'
      const at = '/api/administrators/invitations'
      const send = (token: string, path = at) =>
        server.call('POST', path, { token, body: path === at ? { email, role: 'hr_admin' } : {} })
      const first = await send(one.token)
      const again = `${at}/${first.body.data.invitation.id}/resend`
      const all = [first, await send(two.token)]
      for (let i = 0; i < 6; i++) all.push(await send(one.token, again))
      expect(all.map((a) => a.status)).toEqual([201, 201, 200, 200, 200, 200, 429, 429])
      expect(await server.look(`select from outbox where recipient = '${email}'`)).toHaveLength(6)
    } finally {
      await server.close()
    }
  })

  test('asks for a password worth the name', async () => {
    const owner = await app.employer()
    const email = address()
    await invite(owner.token, email)
    const token = await linkTo(email)
    expect((await accept(token, { password: 'passwordpassword' })).body.fields.password).toMatch(/too common/)
    expect((await accept(token, { firstName: '' })).body.fields.firstName).toBe('First name is required')
    expect((await accept(token)).status).toBe(201)
  })

  test('keeps the hash of its link and nothing else of it', async () => {
    const owner = await app.employer()
    const email = address()
    await invite(owner.token, email)
    const token = await linkTo(email)
    for (const table of ['invitations', 'audit_log', 'outbox'])
      expect(JSON.stringify(await app.look(`select * from ${table}`)), table).not.toContain(token)
  })
})

describe('an administrator', () => {
  test('is given another role; their sessions end, and the log has both', async () => {
    const owner = await app.employer()
    const hana = await join(owner)
    const change = await app.call('PUT', `/api/administrators/${hana.id}`, {
      token: owner.token,
      body: { role: 'employer_admin' },
    })
    expect(change.status, change.text).toBe(200)
    expect(await lives(hana.token)).toBe(false)
    const login = await post(undefined, '/api/auth/login', { email: hana.email, password: PASSWORD, role: 'employer' })
    expect(login.body.userType).toBe('employer_admin')
    const [entry] = await app.look(
      `select before, after from audit_log where action = 'administrator.role' and target_id = '${hana.id}'`,
    )
    expect(entry).toEqual({ before: { role: 'hr_admin' }, after: { role: 'employer_admin' } })
  })

  test('is disabled at once, enabled, and removed; what they did stays in the log', async () => {
    const owner = await app.employer()
    const hana = await join(owner)
    const act = (what: string) => post(owner.token, `/api/administrators/${hana.id}/${what}`)
    const signIn = async () =>
      (await post(undefined, '/api/auth/login', { email: hana.email, password: PASSWORD, role: 'employer' })).status
    expect((await act('disable')).status).toBe(200)
    expect(await lives(hana.token)).toBe(false)
    expect(await signIn()).toBe(401)
    expect((await act('disable')).body.error).toBe('This account is already disabled.')
    expect(await rowOf(owner.token, hana.email)).toMatchObject({ state: 'disabled', may: ['role', 'enable', 'remove'] })
    expect((await act('enable')).status).toBe(200)
    expect(await signIn()).toBe(200)
    expect(await lives(hana.token)).toBe(false)
    expect((await act('remove')).status).toBe(200)
    expect(await signIn()).toBe(401)
    expect((await act('remove')).status).toBe(404)
    expect(await app.look(`select from audit_log where actor_id = '${hana.id}'`)).not.toHaveLength(0)
    expect((await invite(owner.token, hana.email)).status).toBe(201)
  })

  test('never touches the employer, themselves, or makes an employer', async () => {
    const owner = await app.employer()
    const admin = await join(owner, 'employer_admin')
    const hr = await join(owner)
    const role = (id: string, to: string) =>
      app.call('PUT', `/api/administrators/${id}`, { token: admin.token, body: { role: to } })
    for (const [answer, sentence] of [
      [await post(admin.token, `/api/administrators/${owner.userId}/disable`), /Only the employer/],
      [await post(admin.token, `/api/administrators/${owner.userId}/remove`), /Only the employer/],
      [await role(owner.userId, 'hr_admin'), /Only the employer/],
      [await role(hr.id, 'employer'), /Only the employer/],
      [await role(admin.id, 'hr_admin'), /your own account/],
      [await post(admin.token, `/api/administrators/${admin.id}/remove`), /your own account/],
    ] as const) {
      expect(answer.status).toBe(409)
      expect(answer.body.error).toMatch(sentence)
    }
    expect(await lives(owner.token)).toBe(true)
    expect((await rowOf(admin.token, owner.email)).may).toEqual([])
    expect((await rowOf(admin.token, hr.email)).may).toEqual(['role', 'disable', 'remove'])
  })

  test('of two employers who unmake each other at once, one is left', async () => {
    const owner = await app.employer()
    const other = await join(owner, 'employer_admin')
    const body = { role: 'employer' }
    await app.call('PUT', `/api/administrators/${other.id}`, { token: owner.token, body })
    const login = await post(undefined, '/api/auth/login', { email: other.email, password: PASSWORD, role: 'employer' })
    const both = await Promise.all([
      post(owner.token, `/api/administrators/${other.id}/remove`),
      post(login.body.token, `/api/administrators/${owner.userId}/remove`),
    ])
    expect(both.filter((b) => b.status === 200)).toHaveLength(1)
    const left = await app.look(
      `select from users where company_id = '${owner.companyId}' and role = 'employer' and disabled_at is null`,
    )
    expect(left).toHaveLength(1)
  })

  test('who lost their second factor is given a way in by another', async () => {
    const owner = await app.employer()
    const hana = await join(owner)
    await app.look(
      `insert into passkeys (user_id, credential_id, public_key, counter, synced, name) values ('${hana.id}', 'x-${hana.id}', '\\x00', 0, false, 'Lost')`,
    )
    await app.look(`update users set has_second_factor = true where id = '${hana.id}'`)
    const login = () => post(undefined, '/api/auth/login', { email: hana.email, password: PASSWORD, role: 'employer' })
    expect((await login()).body.code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await rowOf(owner.token, hana.email)).may).toContain('reset-second-factor')
    expect((await post(owner.token, `/api/administrators/${hana.id}/reset-second-factor`)).status).toBe(200)
    expect((await login()).status).toBe(200)
    expect(await app.look(`select from passkeys where user_id = '${hana.id}'`)).toHaveLength(0)
  })
})

describe('who administers a company', () => {
  test('is not HR’s to see or change', async () => {
    const owner = await app.employer()
    const hr = await join(owner)
    const calls: [string, string, object?][] = [
      ['GET', '/api/administrators'],
      ['POST', '/api/administrators/invitations', { email: 'x@y.example', role: 'hr_admin' }],
      ['PUT', `/api/administrators/${owner.userId}`, { role: 'hr_admin' }],
      ['POST', `/api/administrators/${owner.userId}/remove`, {}],
      ['PUT', '/api/administrators/rule', { secondFactorRequired: false }],
    ]
    for (const [method, path, body] of calls)
      expect((await app.call(method, path, { token: hr.token, ...(body ? { body } : {}) })).status, path).toBe(403)
  })

  test('is nothing to another company: the same 404 as for nobody', async () => {
    const [owner, rival] = [await app.employer(), await app.employer('IN', 'Rival')]
    const hana = await join(owner)
    const { id } = (await invite(owner.token, address())).body.data.invitation
    const nobody = '00000000-0000-4000-8000-000000000000'
    const calls: ((who: string, what: string) => [string, string, object])[] = [
      (who) => ['PUT', `/api/administrators/${who}`, { role: 'employer_admin' }],
      ...['disable', 'enable', 'remove', 'reset-second-factor'].map(
        (act) =>
          (who: string): [string, string, object] => ['POST', `/api/administrators/${who}/${act}`, {}],
      ),
      ...['resend', 'withdraw'].map((act) => (_who: string, what: string): [string, string, object] => [
        'POST',
        `/api/administrators/invitations/${what}/${act}`,
        {},
      ]),
    ]
    for (const of of calls) {
      const ask = async (who: string, what: string) => {
        const [method, path, body] = of(who, what)
        const { status, body: said } = await app.call(method, path, { token: rival.token, body })
        return { status, said: { ...said, requestId: 0 } }
      }
      const theirs = await ask(hana.id, id)
      expect(theirs.status).toBe(404)
      expect(theirs).toEqual(await ask(nobody, nobody))
    }
    expect(await lives(hana.token)).toBe(true)
    const seen = JSON.stringify(await listed(rival.token))
    for (const theirs of [owner.email, hana.email, owner.companyId]) expect(seen).not.toContain(theirs)
  })

  test('is closed to a company’s own transaction but for what lists may show', async () => {
    const owner = await app.employer()
    await invite(owner.token, address())
    const { sql } = await import('kysely')
    const inCompany = (text: string, companyId = owner.companyId) =>
      app.server.services.database.forCompany(companyId, (db) => db.many(sql.raw(text)))
    expect(await inCompany('select email from invitations')).toHaveLength(1)
    const rival = await app.employer()
    expect(await inCompany('select email from invitations', rival.companyId)).toHaveLength(0)
    for (const secret of [
      'select token_hash from invitations',
      'select * from authenticators',
      'select * from passkeys',
      'select * from recovery_codes',
      'select * from sign_in_challenges',
      `update invitations set role = 'employer_admin'`,
    ])
      await expect(inCompany(secret), secret).rejects.toMatchObject({ code: '42501' })
  })
})
