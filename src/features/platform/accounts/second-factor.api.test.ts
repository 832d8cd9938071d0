import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proveAddress } from '../../../../test/accounts.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
/** The clock of the server: codes belong to its time. Moved on between codes, for each is good once. */
let clock = Date.parse('2026-11-21T09:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date(clock) })
})
afterAll(() => app.close())

const codeOf = (secret: string, at = clock) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
const later = (seconds = 30) => {
  clock += seconds * 1000
}

const login = (email: string, on = app) =>
  on.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, role: 'employer' } })
const second = (body: object, on = app) => on.call('POST', '/api/auth/second-factor', { body })
const post = (token: string, path: string, body: object = {}, on = app) => on.call('POST', path, { token, body })

type Secured = Person & { secret: string; codes: string[] }

/** An employer with an authenticator app. */
const secured = async (on = app): Promise<Secured> => {
  const person = await on.employer()
  await proveAddress(on, person)
  const start = await post(person.token, '/api/account/authenticator', { password: PASSWORD }, on)
  const { secret } = start.body.data
  later()
  const confirm = await post(person.token, '/api/account/authenticator/confirm', { code: codeOf(secret) }, on)
  expect(confirm.status, confirm.text).toBe(200)
  later()
  return { ...person, secret, codes: confirm.body.data.recoveryCodes }
}

describe('an authenticator app', () => {
  test('is set up with the password and a first code, and ten recovery codes come with it', async () => {
    const { token, email, userId } = await app.employer()
    await proveAddress(app, { token, email })
    expect((await post(token, '/api/account/authenticator', { password: 'not the right one' })).body.fields).toEqual({
      password: 'The password is not right.',
    })
    const { body } = await post(token, '/api/account/authenticator', { password: PASSWORD })
    expect(body.data.address).toContain(encodeURIComponent(email))
    const wrong = await post(token, '/api/account/authenticator/confirm', { code: '000000' })
    expect(wrong.status).toBe(422)
    expect(wrong.body.fields.code).toMatch(/not right/)
    // Until a code was given nothing is asked at sign-in.
    expect((await login(email)).status).toBe(200)
    const confirm = await post(token, '/api/account/authenticator/confirm', { code: codeOf(body.data.secret) })
    expect(confirm.status).toBe(200)
    expect(new Set(confirm.body.data.recoveryCodes).size).toBe(10)
    const state = await app.call('GET', '/api/account/security', { token })
    expect(state.body.data).toMatchObject({ recoveryCodesLeft: 10, passkeys: [], required: false })
    expect(state.body.data.authenticator.since).toBeTruthy()
    const again = await post(token, '/api/account/authenticator', { password: PASSWORD })
    expect(again.status).toBe(409)

    const [kept] = await app.look<{ sealed: Buffer }>(`select sealed from authenticators where user_id = '${userId}'`)
    expect(kept?.sealed.includes(Buffer.from(body.data.secret))).toBe(false)
    const hashes = await app.look(`select code_hash from recovery_codes where user_id = '${userId}'`)
    for (const code of confirm.body.data.recoveryCodes) expect(JSON.stringify(hashes)).not.toContain(code)
    const log = await app.look(`select before, after, detail from audit_log where actor_id = '${userId}'`)
    expect(JSON.stringify(log)).not.toContain(body.data.secret)
    const told = await app.look(`select from outbox where recipient = '${email}' and template = 'security-changed'`)
    expect(told).toHaveLength(1)
  })

  test('stands between the right password and the session; a wrong password does not tell of it', async () => {
    const { email, secret } = await secured()
    const wrong = await app.call('POST', '/api/auth/login', {
      body: { email, password: 'not right', role: 'employer' },
    })
    expect(wrong.body).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(wrong.body.data).toBeUndefined()
    const half = await login(email)
    expect(half.status).toBe(401)
    expect(half.body).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      data: { code: true, recoveryCode: true, passkey: null },
    })
    expect(half.body.token).toBeUndefined()
    const { challenge } = half.body.data
    const done = await second({ challenge, code: codeOf(secret) })
    expect(done.status, done.text).toBe(200)
    expect(done.body).toMatchObject({ success: true, userType: 'employer', user: { email }, trial: { active: true } })
    expect((await app.call('GET', '/api/company/me', { token: done.body.token })).status).toBe(200)
    // The challenge was for one sign-in.
    later()
    expect((await second({ challenge, code: codeOf(secret) })).body.fields.challenge).toMatch(/took too long/)
  })

  test('gives codes that are good once, for all sign-ins together', async () => {
    const { email, secret } = await secured()
    const [one, two] = await Promise.all([login(email), login(email)])
    const code = codeOf(secret)
    const both = await Promise.all([one, two].map((h) => second({ challenge: h?.body.data.challenge, code })))
    expect(both.map((b) => b.status).sort()).toEqual([200, 422])
    const third = await login(email)
    const replayed = await second({ challenge: third.body.data.challenge, code })
    expect(replayed.body.fields.code).toBe('This code is not right or was already used. Wait for the next one.')
  })

  test('one challenge signs in once, however many prove themselves at once', async () => {
    const { email, codes } = await secured()
    const { challenge } = (await login(email)).body.data
    const all = await Promise.all(codes.slice(0, 4).map((recoveryCode) => second({ challenge, recoveryCode })))
    expect(all.map((a) => a.status).sort()).toEqual([200, 422, 422, 422])
    // What did not sign in was not used up.
    const left = await app.look<{ n: number }>(
      `select count(*)::int n from recovery_codes r join users u on u.id = r.user_id where u.email = '${email}' and used_at is null`,
    )
    expect(left[0]?.n).toBe(9)
  })

  test('is guessed five times for each challenge, and ten times an hour for each account', async () => {
    const strict = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' }, now: () => new Date(clock) })
    try {
      const { email, secret } = await secured(strict)
      const guess = async (challenge: string, code: string) => (await second({ challenge, code }, strict)).status
      const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')
      const first = (await login(email, strict)).body.data.challenge
      for (let i = 0; i < 5; i++) expect(await guess(first, wrong)).toBe(422)
      const spent = await second({ challenge: first, code: codeOf(secret) }, strict)
      expect(spent.body.fields.challenge).toMatch(/tried too often/)
      const next = (await login(email, strict)).body.data.challenge
      for (let i = 0; i < 4; i++) expect(await guess(next, wrong)).toBe(422)
      const last = (await login(email, strict)).body.data.challenge
      expect(await guess(last, wrong)).toBe(422)
      const closed = await second({ challenge: last, code: codeOf(secret) }, strict)
      expect(closed.status).toBe(429)
      expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(3000)
      const failed = await strict.look(
        `select from audit_log where action = 'session.second-factor' and outcome = 'failed'`,
      )
      expect(failed).toHaveLength(10)
    } finally {
      await strict.close()
    }
  })

  test('waits five minutes', async () => {
    const { email, secret } = await secured()
    const { challenge } = (await login(email)).body.data
    await app.look(`update sign_in_challenges set expires_at = now() - interval '1 second'`)
    expect((await second({ challenge, code: codeOf(secret) })).body.fields.challenge).toMatch(/took too long/)
  })

  test('does not outlive a new password or a closed account', async () => {
    const { email, secret, token, userId } = await secured()
    const { challenge } = (await login(email)).body.data
    const password = 'another quiet morning by the sea'
    const change = { currentPassword: PASSWORD, newPassword: password }
    expect((await post(token, '/api/auth/change-password', change)).status).toBe(200)
    expect((await second({ challenge, code: codeOf(secret) })).status).toBe(422)
    const fresh = await app.call('POST', '/api/auth/login', { body: { email, password, role: 'employer' } })
    await app.look(`update users set disabled_at = now() where id = '${userId}'`)
    expect((await second({ challenge: fresh.body.data.challenge, code: codeOf(secret) })).status).toBe(422)
  })

  test('does not outlive a new password that was chosen at the very moment of the old one', async () => {
    const { email, secret, userId } = await secured()
    const token = 'a link that lies in the mailbox'
    await app.look(
      `insert into password_resets (user_id, token_hash, expires_at) values ('${userId}', sha256('${token}'), now() + interval '30 minutes')`,
    )
    // The sign-in dawdles between its challenge and its end.
    await app.look(
      `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return null; end $$`,
    )
    await app.look('create trigger dawdle after insert on sign_in_challenges for each row execute function dawdle()')
    const half = login(email)
    try {
      await new Promise((go) => setTimeout(go, 400))
      const password = 'another quiet morning by the sea'
      const reset = await post('', '/api/auth/reset-password', { token, password })
      expect(reset.status, reset.text).toBe(200)
    } finally {
      await half
      await app.look('drop function dawdle cascade')
    }
    const { challenge } = (await half).body.data
    expect((await second({ challenge, code: codeOf(secret) })).body.fields?.challenge).toMatch(/took too long/)
  })

  test.each([
    [{ code: '12345' }, 'code', 'Enter the six digits your authenticator app shows.'],
    [{}, 'code', 'Give a code, a recovery code or a passkey.'],
    [{ code: '123456', recoveryCode: 'abcd' }, 'code', 'Give a code, a recovery code or a passkey.'],
    [{ recoveryCode: '' }, 'recoveryCode', 'Recovery code is required'],
  ])('%j is no second factor', async (body, field, sentence) => {
    const answer = await second({ challenge: 'made up', ...body })
    expect(answer.status).toBe(422)
    expect(answer.body.fields[field]).toBe(sentence)
  })
})

describe('a recovery code', () => {
  test('signs in once, however it is typed, and its owner hears of it', async () => {
    const { email, codes, token } = await secured()
    const typed = (codes[0] as string).toUpperCase().replaceAll('-', ' ')
    const use = async () => second({ challenge: (await login(email)).body.data.challenge, recoveryCode: typed })
    expect((await use()).status).toBe(200)
    expect((await use()).body.fields.recoveryCode).toBe('This recovery code is not right or was already used.')
    const state = await app.call('GET', '/api/account/security', { token })
    expect(state.body.data.recoveryCodesLeft).toBe(9)
    const told = await app.look(`select from outbox where recipient = '${email}' and template = 'security-changed'`)
    expect(told).toHaveLength(2)
  })

  test('of the old ten works no more when there are ten new ones', async () => {
    const { email, codes, token } = await secured()
    const fresh = await post(token, '/api/account/recovery-codes', { password: PASSWORD })
    expect(fresh.body.data.recoveryCodes).toHaveLength(10)
    const { challenge } = (await login(email)).body.data
    expect((await second({ challenge, recoveryCode: codes[0] })).status).toBe(422)
    expect((await second({ challenge, recoveryCode: fresh.body.data.recoveryCodes[0] })).status).toBe(200)
  })

  test('is none of an account without a second factor', async () => {
    const { token } = await app.employer()
    expect((await post(token, '/api/account/recovery-codes', { password: PASSWORD })).status).toBe(409)
  })

  test('of somebody else opens nothing', async () => {
    const mine = await secured()
    const theirs = await secured()
    const { challenge } = (await login(mine.email)).body.data
    expect((await second({ challenge, recoveryCode: theirs.codes[0] })).status).toBe(422)
    expect((await second({ challenge, code: codeOf(theirs.secret) })).status).toBe(422)
  })
})

describe('turning it off', () => {
  test('needs the password and a code; afterwards the password signs in', async () => {
    const { token, email, secret, userId } = await secured()
    const remove = (password: string, code: string) =>
      post(token, '/api/account/authenticator/remove', { password, code })
    expect((await remove('not right', codeOf(secret))).body.fields.password).toBeTruthy()
    expect((await remove(PASSWORD, '000000')).body.fields.code).toBeTruthy()
    expect((await remove(PASSWORD, codeOf(secret))).status).toBe(200)
    expect((await login(email)).status).toBe(200)
    expect(await app.look(`select from recovery_codes where user_id = '${userId}'`)).toHaveLength(0)
    expect((await remove(PASSWORD, codeOf(secret))).status).toBe(404)
  })

  test('works with a recovery code, for who lost the app', async () => {
    const { token, codes } = await secured()
    const body = { password: PASSWORD, code: codes[3] }
    expect((await post(token, '/api/account/authenticator/remove', body)).status).toBe(200)
  })
})

describe('a company that asks a second factor', () => {
  const rule = (token: string, secondFactorRequired: boolean) =>
    app.call('PUT', '/api/administrators/rule', { token, body: { secondFactorRequired } })

  test('is not asked for by an employer who has none: nobody locks themselves out', async () => {
    const { token } = await app.employer()
    const refused = await rule(token, true)
    expect(refused.status).toBe(409)
    expect(refused.body.error).toMatch(/of your own first/)
  })

  test('lets others do nothing but set one up; whoever has done it goes on', async () => {
    const owner = await secured()
    const email = `hr-${owner.slug}@harbour.example`
    await app.look(
      `insert into users (portal, role, company_id, email, first_name, last_name, password_hash, activated_at)
       select 'company', 'hr_admin', company_id, '${email}', 'Hana', 'Ito', password_hash, now() from users where id = '${owner.userId}'`,
    )
    const { token } = (await login(email)).body
    expect((await app.call('GET', '/api/employees', { token })).status).toBe(200)
    expect((await rule(owner.token, true)).body.data).toEqual({ secondFactorRequired: true })

    const stopped = await app.call('GET', '/api/employees', { token })
    expect(stopped.status).toBe(428)
    expect(stopped.body.code).toBe('SECOND_FACTOR_SETUP_REQUIRED')
    const me = await app.call('GET', '/api/auth/me', { token })
    expect(me.body.data.user.mustSetUpSecondFactor).toBe(true)
    expect((await login(email)).body.user.mustSetUpSecondFactor).toBe(true)
    expect((await app.call('GET', '/api/employees', { token: owner.token })).status).toBe(200)

    await proveAddress(app, { token, email })
    const { secret } = (await post(token, '/api/account/authenticator', { password: PASSWORD })).body.data
    expect((await post(token, '/api/account/authenticator/confirm', { code: codeOf(secret) })).status).toBe(200)
    expect((await app.call('GET', '/api/employees', { token })).status).toBe(200)

    later()
    const off = { password: PASSWORD, code: codeOf(secret) }
    const stored = await post(token, '/api/account/authenticator/remove', off)
    expect(stored.status).toBe(409)
    expect(stored.body.error).toMatch(/Set up another one/)
    expect((await rule(owner.token, false)).status).toBe(200)
    // The refused try was rolled back whole: its code still counts.
    expect((await post(token, '/api/account/authenticator/remove', off)).status).toBe(200)
    expect((await rule(token, false)).status).toBe(403)
  })
})
