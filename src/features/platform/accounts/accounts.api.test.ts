import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ worker: true })
})
afterAll(() => app.close())

const login = (email: string, password: string, role = 'employer', more = {}) =>
  app.call('POST', '/api/auth/login', { body: { email, password, role, ...more } })

const until = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  for (let i = 0; i < 100; i++) {
    const found = await look()
    if (found) return found
    await new Promise((go) => setTimeout(go, 100))
  }
  throw new Error('It did not happen within ten seconds')
}

/** The last message to somebody, opened as the mail server would get it. */
const lastMessage = async (recipient: string) =>
  until(async () => {
    const [row] = await app.look<{ id: string; company_id: string | null; sealed: Buffer }>(
      `select id, company_id, sealed from outbox where recipient = '${recipient}' order by created_at desc limit 1`,
    )
    return (
      row &&
      (JSON.parse(app.server.services.fields.open(row.company_id ?? 'platform', `outbox/${row.id}`, row.sealed)) as {
        subject: string
        text: string
      })
    )
  })

describe('signing up', () => {
  test('an employer gets a company with a 14-day trial', async () => {
    const { status, body } = await app.call('POST', '/api/auth/signup', {
      body: {
        email: 'Anita@Example.com',
        password: PASSWORD,
        role: 'employer',
        firstName: 'Anita',
        lastName: 'Rao',
        companyName: 'Rao Textiles',
        country: 'IN',
      },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      success: true,
      userType: 'employer',
      user: {
        email: 'anita@example.com',
        company_name: 'Rao Textiles',
        country_code: 'IN',
        country: 'India',
        mustChangePassword: false,
      },
      trial: { daysLeft: 14, active: true },
    })
    expect(body.token.split('.')).toHaveLength(3)
  })

  test('companies of one name signing up at once each get an address of their own', async () => {
    const owners = await Promise.all([1, 2, 3, 4].map(() => app.employer('SG', 'Same Name')))
    expect(new Set(owners.map((o) => o.slug)).size).toBe(4)
  })

  test('a job seeker has no company', async () => {
    const { status, body } = await app.call('POST', '/api/auth/signup', {
      body: { email: 'seeker@example.com', password: PASSWORD, role: 'job_seeker', firstName: 'Sam', lastName: 'Lee' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ userType: 'job_seeker', trial: null, user: { company_id: null } })
  })

  test.each(['system_owner', 'system_admin', 'hr_admin', 'employer_admin', 'employee', 'admin'])(
    'nobody signs up as %s',
    async (role) => {
      const { status, body } = await app.call('POST', '/api/auth/signup', {
        body: {
          email: 'evil@example.com',
          password: PASSWORD,
          role,
          firstName: 'E',
          lastName: 'V',
          companyName: 'X',
          country: 'SG',
        },
      })
      expect(status).toBe(422)
      expect(body.fields.role).toBe('Role must be job_seeker or employer')
    },
  )

  test.each([
    ['too short', 'short password', 'Password must be at least 15 characters. A short sentence is easy to remember.'],
    ['too common', 'passwordpassword', 'This password is too common. A short sentence of your own is safer.'],
    ['over 256 bytes', 'long enough '.repeat(30), 'Password must be at most 256 bytes'],
  ])('a password that is %s is refused', async (_what, password, sentence) => {
    const { status, body } = await app.call('POST', '/api/auth/signup', {
      body: { email: 'new@example.com', password, role: 'job_seeker', firstName: 'A', lastName: 'B' },
    })
    expect(status).toBe(422)
    expect(body.fields.password).toBe(sentence)
  })

  test('the password is kept as an Argon2id hash', async () => {
    const [row] = await app.look<{ password_hash: string }>(
      `select password_hash from users where email = 'seeker@example.com'`,
    )
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
  })
})

describe('signing in', () => {
  test('answers the same for a wrong password, on any form, for no form and for an unknown address', async () => {
    const { email } = await app.employer()
    const answers = await Promise.all([
      login(email, 'not the right password'),
      login(email, 'not the right password', 'job_seeker'),
      login(email, PASSWORD, 'wizard'),
      login('nobody@example.com', PASSWORD),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(401)
      expect(body).toMatchObject({
        code: 'INVALID_CREDENTIALS',
        error: 'The e-mail address or the password is not right.',
      })
    }
  })

  test('tells whoever knows the password on which form the account is, and signs nobody in there', async () => {
    const { email } = await app.employer()
    const wrongForm = await login(email, PASSWORD, 'job_seeker')
    expect(wrongForm).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS', error: 'This is a company’s account. Sign in under Employer.' },
    })
    expect(wrongForm.body.token).toBeUndefined()
    const logged = await app.look(
      `select l.id from audit_log l join users u on u.id = l.actor_id
        where u.email = '${email}' and l.action = 'session.sign-in' and l.outcome = 'failed'`,
    )
    expect(logged).toHaveLength(1)
    const { body } = await app.call('POST', '/api/auth/signup', {
      body: { email: 'both@example.com', password: PASSWORD, role: 'job_seeker', firstName: 'A', lastName: 'B' },
    })
    expect(body.success).toBe(true)
    expect((await login('both@example.com', PASSWORD, 'employer')).body.error).toBe(
      'This is a job seeker’s account. Sign in under Job Seeker.',
    )
  })

  test('ten failures for one account from one address close the door for a while, for that account alone', async () => {
    const server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } })
    try {
      const { email } = await server.employer()
      const other = await server.employer()
      const attempt = (who: string, password: string) =>
        server.call('POST', '/api/auth/login', { body: { email: who, password, role: 'employer' } })
      for (let i = 0; i < 10; i++) expect((await attempt(email, `wrong number ${i} of many`)).status).toBe(401)
      const { status, body, headers } = await attempt(email, PASSWORD)
      expect(status).toBe(429)
      expect(body.code).toBe('RATE_LIMITED')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await attempt(other.email, PASSWORD)).status).toBe(200)
    } finally {
      await server.close()
    }
  })

  test('is guessed no oftener by asking all at once, at the door or in a session found open, refreshed or not', async () => {
    const server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } })
    try {
      /** How many of some guesses sent at once were looked at; one that a busy server turned away may have been counted all the same. */
      const guesses = async (count: number, guess: (password: string) => Promise<{ status: number }>, wrong = 422) => {
        const all = await Promise.all(Array.from({ length: count }, (_, i) => guess(`wrong number ${i} of many`)))
        const statuses = all.map(({ status }) => status)
        expect(statuses.filter((status) => ![wrong, 429, 503].includes(status))).toEqual([])
        const told = (one: number) => statuses.filter((status) => status === one).length
        return { judged: told(wrong), turnedAway: told(503) }
      }
      const expectGuesses = ({ judged, turnedAway }: { judged: number; turnedAway: number }, most: number) => {
        expect(judged).toBeLessThanOrEqual(most)
        expect(judged + turnedAway).toBeGreaterThanOrEqual(most)
      }
      const { email } = await server.employer()
      const body = { email, role: 'employer' }
      const atTheDoor = (password: string) => server.call('POST', '/api/auth/login', { body: { ...body, password } })
      expectGuesses(await guesses(25, atTheDoor, 401), 10)

      const { token } = await server.employer()
      const again = (password: string) =>
        server.call('POST', '/api/account/authenticator', { token, body: { password } })
      expectGuesses(await guesses(15, again), 10)

      const found = await server.employer()
      const choose = (on: string) => (currentPassword: string) =>
        server.call('POST', '/api/auth/change-password', {
          token: on,
          body: { currentPassword, newPassword: 'another quiet morning' },
        })
      const first = await guesses(6, choose(found.token))
      expectGuesses(first, 6)
      const refreshed = (await server.call('POST', '/api/auth/refresh', { token: found.token })).body.token
      const second = await guesses(10, choose(refreshed))
      expectGuesses({ judged: first.judged + second.judged, turnedAway: first.turnedAway + second.turnedAway }, 10)
    } finally {
      await server.close()
    }
  })

  test('is guessed no oftener from the many addresses of one IPv6 network', async () => {
    const server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } })
    try {
      const { email } = await server.employer()
      const attempt = async (from: string) => {
        const body = { email, password: 'not the right one', role: 'employer' }
        const headers = { 'x-forwarded-for': from }
        return (await server.call('POST', '/api/auth/login', { body, headers })).status
      }
      for (let i = 1; i <= 10; i++) expect(await attempt(`2001:db8:0:7::${i}`)).toBe(401)
      expect(await attempt('2001:db8:0:7:abcd::1')).toBe(429)
      expect(await attempt('2001:db8:0:8::1')).toBe(401)
      for (let i = 1; i <= 11; i++) expect(await attempt(`::ffff:10.0.0.${i}`)).toBe(401)
    } finally {
      await server.close()
    }
  })

  test('is written to the audit log, and so is a failure', async () => {
    const { email, userId } = await app.employer()
    await login(email, PASSWORD)
    await login(email, 'not the right password')
    const rows = await app.look(`select action, outcome from audit_log where actor_id = '${userId}' order by id`)
    expect(rows).toEqual([
      { action: 'account.open', outcome: 'done' },
      { action: 'session.sign-in', outcome: 'done' },
      { action: 'session.sign-in', outcome: 'failed' },
    ])
  })
})

describe('a session', () => {
  test('ends everywhere at sign-out, at once', async () => {
    const { token } = await app.employer()
    expect((await app.call('GET', '/api/company/me', { token })).status).toBe(200)
    expect((await app.call('POST', '/api/auth/logout', { token, body: {} })).status).toBe(200)
    const { status, body } = await app.call('GET', '/api/company/me', { token })
    expect(status).toBe(401)
    expect(body.code).toBe('TOKEN_INVALID')
    expect((await app.call('POST', '/api/auth/logout', { token, body: {} })).status).toBe(200)
  })

  test('ends on another server over the same database as well', async () => {
    const { token } = await app.employer()
    const { buildApp: buildHouse } = await import('../../../app/compose.ts')
    const replica = await buildHouse(app.server.services.settings, { worker: false })
    try {
      const ask = () =>
        replica.app.inject({ method: 'GET', url: '/api/company/me', headers: { authorization: `Bearer ${token}` } })
      expect((await ask()).statusCode).toBe(200)
      await app.call('POST', '/api/auth/logout', { token, body: {} })
      expect((await ask()).statusCode).toBe(401)
    } finally {
      await replica.close()
    }
  })

  test('is refreshed and ended by a client that sends JSON headers and no body', async () => {
    const { token } = await app.employer()
    const bare = { raw: '', headers: { 'content-type': 'application/json', authorization: `bearer ${token}` } }
    expect((await app.call('POST', '/api/auth/refresh', bare)).status).toBe(200)
    expect((await app.call('POST', '/api/auth/logout', bare)).status).toBe(200)
  })

  test('is refreshed: the new token works, the old one for another 30 seconds', async () => {
    const { token } = await app.employer()
    const { body } = await app.call('POST', '/api/auth/refresh', { token, body: {} })
    expect(body.token).not.toBe(token)
    expect((await app.call('GET', '/api/company/me', { token: body.token })).status).toBe(200)
    expect((await app.call('GET', '/api/company/me', { token })).status).toBe(200)
    const [row] = await app.look<{ seconds: number }>(
      `select extract(epoch from max(expires_at) - now())::int seconds from sessions where rotated_at is not null`,
    )
    expect(row?.seconds).toBeLessThanOrEqual(30)
  })

  test.each([
    ['no token', undefined],
    ['not a token', 'abc'],
    ['another key', 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJ4Iiwic3ViIjoieSIsImV4cCI6OTk5OTk5OTk5OX0.AAAA'],
    [
      'no signature',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sid":"x","sub":"y","exp":9999999999}').toString('base64url')}.`,
    ],
  ])('is not had with %s', async (_what, token) => {
    const { status, body } = await app.call('GET', '/api/employees', { token })
    expect(status).toBe(401)
    expect(body.code).toBe('TOKEN_INVALID')
  })

  test('does not outlive a sign-out or a new password by being refreshed or opened at that very moment', async () => {
    const { email } = await app.employer()
    const alive = async (token: string) => (await app.call('GET', '/api/company/me', { token })).status === 200
    for (let i = 0; i < 5; i++) {
      const { token } = (await login(email, PASSWORD)).body
      const [fresh] = await Promise.all(
        ['refresh', 'logout'].map((what) => app.call('POST', `/api/auth/${what}`, { token, body: {} })),
      )
      expect(fresh?.status === 200 && (await alive(fresh.body.token))).toBe(false)
    }
    const { token } = (await login(email, PASSWORD)).body
    const body = { currentPassword: PASSWORD, newPassword: 'other words by the sea' }
    const [, ...others] = await Promise.all([
      app.call('POST', '/api/auth/change-password', { token, body }),
      ...[1, 2, 3].map(() => app.call('POST', '/api/auth/refresh', { token, body: {} })),
      ...[1, 2, 3].map(() => login(email, PASSWORD)),
    ])
    for (const other of others) expect(other.status === 200 && (await alive(other.body.token))).toBe(false)
  })

  test('whose token has run out says so', async () => {
    const { token, userId } = await app.employer()
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString())
    const old = await app.server.services.tokens.sign(sid, userId, new Date(Date.now() - 1000).toISOString())
    const { status, body } = await app.call('GET', '/api/employees', { token: old })
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'TOKEN_EXPIRED', error: 'Token expired' })
  })
})

describe('a forgotten password', () => {
  test('is answered the same for everybody, and the link works once', async () => {
    const { email, token } = await app.employer()
    const [known, unknown] = await Promise.all(
      [email, 'nobody@example.com'].map((e) => app.call('POST', '/api/auth/forgot-password', { body: { email: e } })),
    )
    expect(known?.status).toBe(202)
    expect(unknown?.text).toBe(known?.text)
    const { text } = await lastMessage(email)
    const link = /token=([\w-]+)/.exec(text)?.[1]
    const choose = () =>
      app.call('POST', '/api/auth/reset-password', { body: { token: link, password: 'another calm evening walk' } })
    expect((await choose()).status).toBe(200)
    expect((await choose()).body.fields.token).toBe('This link was already used or is too old. Ask for a new one.')
    expect((await app.call('GET', '/api/company/me', { token })).status).toBe(401)
    expect((await login(email, PASSWORD)).status).toBe(401)
    expect((await login(email, 'another calm evening walk')).status).toBe(200)
  })
})

describe('changing the password', () => {
  test('gives a new token, ends all other sessions and voids links to choose one', async () => {
    const { email, token } = await app.employer()
    await app.call('POST', '/api/auth/forgot-password', { body: { email } })
    const link = /token=([\w-]+)/.exec((await lastMessage(email)).text)?.[1]
    const other = (await login(email, PASSWORD)).body.token
    const wrong = await app.call('POST', '/api/auth/change-password', {
      token,
      body: { currentPassword: 'nope', newPassword: 'rivers run to the sea' },
    })
    expect(wrong.body.fields.currentPassword).toBe('The current password is not right.')
    const { status, body } = await app.call('POST', '/api/auth/change-password', {
      token,
      body: { currentPassword: PASSWORD, newPassword: 'rivers run to the sea' },
    })
    expect(status).toBe(200)
    expect((await app.call('GET', '/api/company/me', { token: body.token })).status).toBe(200)
    const used = await app.call('POST', '/api/auth/reset-password', {
      body: { token: link, password: 'another calm walk' },
    })
    expect(used.body.fields.token).toBe('This link was already used or is too old. Ask for a new one.')
    for (const dead of [token, other])
      expect((await app.call('GET', '/api/company/me', { token: dead })).status).toBe(401)
  })
})

describe('a temporary password', () => {
  test('opens one session, once, that can do nothing but choose a password', async () => {
    const { token } = await app.employer()
    const form = formOf()
    const { body: created } = await app.call('POST', '/api/employees/unified', { token, body: form })
    const id = created.data.employee.id
    const { body: welcome } = await app.call('POST', `/api/employees/${id}/welcome-email`, {
      token,
      body: { generatePassword: true },
    })
    const temporary = welcome.data.tempPassword as string
    expect(temporary.replaceAll('-', '').length * Math.log2(31)).toBeGreaterThan(80)

    const first = await login(form.email, temporary, 'employee')
    expect(first.body.user.mustChangePassword).toBe(true)
    expect((await login(form.email, temporary, 'employee')).status).toBe(401)
    const refused = await app.call('GET', `/api/employees/${id}`, { token: first.body.token })
    expect(refused.status).toBe(428)
    expect(refused.body.code).toBe('PASSWORD_CHANGE_REQUIRED')

    const chosen = await app.call('POST', '/api/auth/change-password', {
      token: first.body.token,
      body: { currentPassword: temporary, newPassword: 'my own words, every day' },
    })
    expect(chosen.body.user.mustChangePassword).toBe(false)
    expect((await app.call('GET', `/api/employees/${id}`, { token: chosen.body.token })).status).toBe(200)

    const again = await app.call('POST', `/api/employees/${id}/welcome-email`, {
      token,
      body: { generatePassword: true },
    })
    expect(again.body.success).toBe(true)
    expect(again.body.data.tempPassword).toBeUndefined()
    expect((await lastMessage(form.email)).text).toContain('/reset-password?token=')

    // Nor by a phone number somebody has just put on the record.
    await app.call('PUT', `/api/employees/${id}`, { token, body: { phone: '+6590000000' } })
    const phone = await app.call('POST', `/api/employees/${id}/welcome-email`, { token, body: { resetMethod: 'sms' } })
    expect(phone.body.fields.resetMethod).toContain('not confirmed')
  })

  test('is asked for by many at once without anybody waiting in vain', async () => {
    const { token } = await app.employer()
    const ids = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { body } = await app.call('POST', '/api/employees/unified', { token, body: formOf() })
        return body.data.employee.id as string
      }),
    )
    const input = [...ids, ...ids, ...ids].map((id) =>
      app.call('POST', `/api/employees/${id}/welcome-email`, { token, body: { generatePassword: true } }),
    )
    expect(
      (await Promise.all(input)).map((a) => a.status + a.text.slice(0, 90)).filter((a) => !a.startsWith('200')),
    ).toEqual([])
  })

  test('an address that signs in to one account of a company is refused for a second, in words', async () => {
    const { token } = await app.employer()
    const post = (path: string, body: object, as = token) => app.call('POST', path, { token: as, body })
    const welcome = (id: string) => post(`/api/employees/${id}/welcome-email`, { generatePassword: true })
    const email = (id: string, address: string) =>
      app.call('PUT', `/api/employees/${id}`, { token, body: { email: address } })
    const add = async (form = formOf()) => (await post('/api/employees/unified', form)).body.data.employee
    const [first, second] = [await add(), await add()]
    const temporary = (await welcome(first.id)).body.data.tempPassword
    const session = (await login(first.email, temporary, 'employee')).body.token
    await post('/api/auth/change-password', { currentPassword: temporary, newPassword: PASSWORD }, session)
    await email(first.id, `new.${first.email}`)
    await welcome(second.id)
    const refused = [await email(second.id, first.email), await welcome((await add(formOf({ email: first.email }))).id)]
    for (const { status, body } of refused) {
      expect(status).toBe(409)
      expect(body.fields.email).toContain('already signs in')
    }
  })

  test('is never made for somebody who has left', async () => {
    const { token } = await app.employer()
    const form = formOf({ status: 'terminated', notificationPreferences: { email: true } })
    const { body } = await app.call('POST', '/api/employees/unified', { token, body: form })
    await until(async () => {
      const rows = await app.look(`select 1 from graphile_worker.jobs where task_identifier = 'welcome-employee'`)
      return rows.length === 0 || undefined
    })
    expect(await app.look(`select 1 from users where employee_id = '${body.data.employee.id}'`)).toEqual([])
  })

  test('never touches another account of the same address', async () => {
    const victim = await app.employer('SG', 'Victim Pte Ltd')
    const attacker = await app.employer('SG', 'Attacker Pte Ltd')
    const { body } = await app.call('POST', '/api/employees/unified', {
      token: attacker.token,
      body: formOf({ email: victim.email }),
    })
    const welcome = await app.call('POST', `/api/employees/${body.data.employee.id}/welcome-email`, {
      token: attacker.token,
      body: { generatePassword: true },
    })
    const temporary = welcome.body.data.tempPassword
    expect((await login(victim.email, temporary, 'employer')).status).toBe(401)
    expect((await login(victim.email, PASSWORD, 'employer')).body.user.company_id).toBe(victim.companyId)
    expect((await login(victim.email, temporary, 'employee')).body.user.company_id).toBe(attacker.companyId)
  })

  test('is nowhere in the database in the clear', async () => {
    const { token } = await app.employer()
    const { body } = await app.call('POST', '/api/employees/unified', { token, body: formOf() })
    const welcome = await app.call('POST', `/api/employees/${body.data.employee.id}/welcome-email`, {
      token,
      body: { generatePassword: true },
      headers: { 'idempotency-key': 'welcome once' },
    })
    for (const table of ['outbox', 'audit_log', 'activities', 'users', 'idempotency_keys']) {
      const [row] = await app.look<{ n: number }>(
        `select count(*)::int n from ${table} t where t::text like '%${welcome.body.data.tempPassword}%'`,
      )
      expect(row?.n, table).toBe(0)
    }
  })

  test('somebody who leaves is signed out at once', async () => {
    const { token } = await app.employer()
    const form = formOf()
    const { body } = await app.call('POST', '/api/employees/unified', { token, body: form })
    const { id } = body.data.employee
    const welcome = await app.call('POST', `/api/employees/${id}/welcome-email`, {
      token,
      body: { generatePassword: true },
    })
    const session = (await login(form.email, welcome.body.data.tempPassword, 'employee')).body.token
    await app.call('PUT', `/api/employees/${id}`, { token, body: { status: 'terminated' } })
    expect((await app.call('POST', '/api/auth/refresh', { token: session, body: {} })).status).toBe(401)
  })
})
