import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeTo, lastLetter, proveAddress, resetLinksSent } from '../../../../test/accounts.ts'
import { authenticator } from '../../../../test/authenticator.ts'
import { formOf, PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ worker: true })
})
afterAll(() => app.close())

const post = (path: string, body: object, token?: string) => app.call('POST', path, { token, body })
const FRESH = 'another quiet evening by the sea'
const NOT_YET = 'Confirm your e-mail address first: ask for a code and enter it.'

describe('an account opened in somebody else’s name', () => {
  test('gets no authenticator, no passkey and no recovery codes before its address is proved', async () => {
    const { token } = await app.employer()
    const app1 = await post('/api/account/authenticator', { password: PASSWORD }, token)
    expect([app1.status, app1.body.message]).toEqual([409, NOT_YET])
    const key = await post('/api/account/passkeys/options', { password: PASSWORD }, token)
    expect([key.status, key.body.message]).toEqual([409, NOT_YET])
    const codes = await post('/api/account/recovery-codes', { password: PASSWORD }, token)
    expect(codes.status).toBe(409)
    const state = await app.call('GET', '/api/account/security', { token })
    expect(state.body.data.addressProved).toBe(false)
  })

  test('belongs to whoever opens the mailbox: a reset ends what stood there before, and the letter lists it', async () => {
    const intruder = await app.employer()
    const second = await post('/api/auth/login', { email: intruder.email, password: PASSWORD, role: 'employer' })
    expect(second.status).toBe(200)
    const token = await resetLinksSent(app, intruder.email)
    expect((await post('/api/auth/reset-password', { token, password: FRESH })).status).toBe(200)
    for (const old of [intruder.token, second.body.token])
      expect((await app.call('GET', '/api/auth/me', { token: old })).status).toBe(401)
    const letter = await lastLetter(app, intruder.email, 'address-proved')
    expect(letter.text).toContain('Places that were signed in (2)')
    const mine = await post('/api/auth/login', { email: intruder.email, password: FRESH, role: 'employer' })
    const state = await app.call('GET', '/api/account/security', { token: mine.body.token })
    expect(state.body.data).toMatchObject({
      addressProved: true,
      authenticator: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    })
  })

  test('with passkeys from the time before this was asked for: the first reset drops them', async () => {
    const intruder = await app.employer()
    await proveAddress(app, intruder)
    const { body } = await post('/api/account/passkeys/options', { password: PASSWORD }, intruder.token)
    const device = authenticator(app.server.services.settings.publicUrl)
    const passkey = device.register(body.data.options)
    const added = await post(
      '/api/account/passkeys',
      { challenge: body.data.challenge, name: 'Theirs', passkey },
      intruder.token,
    )
    expect(added.status, added.text).toBe(201)
    // As an account of the version before: it has a passkey, and nobody ever proved the address.
    await app.look(`update users set address_proved_at = null where id = '${intruder.userId}'`)
    const token = await resetLinksSent(app, intruder.email)
    expect((await post('/api/auth/reset-password', { token, password: FRESH })).status).toBe(200)
    const begun = (await post('/api/auth/passkey/options', {})).body.data
    const signIn = await post('/api/auth/passkey', { challenge: begun.challenge, passkey: device.prove(begun.options) })
    expect(signIn.status).toBe(422)
    const letter = await lastLetter(app, intruder.email, 'address-proved')
    expect(letter.text).toContain('Passkeys (1)')
    expect(letter.text).toContain('Recovery codes (10)')
    expect((await post('/api/auth/login', { email: intruder.email, password: FRESH, role: 'employer' })).status).toBe(
      200,
    )
  })

  test('a proved owner keeps passkeys and authenticator through a reset', async () => {
    const owner = await app.employer()
    await proveAddress(app, owner)
    const { secret } = (await post('/api/account/authenticator', { password: PASSWORD }, owner.token)).body.data
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    expect((await post('/api/account/authenticator/confirm', { code }, owner.token)).status).toBe(200)
    const token = await resetLinksSent(app, owner.email)
    expect((await post('/api/auth/reset-password', { token, password: FRESH })).status).toBe(200)
    const half = await post('/api/auth/login', { email: owner.email, password: FRESH, role: 'employer' })
    expect(half.body.code).toBe('SECOND_FACTOR_REQUIRED')
  })
})

describe('a code to the mailbox', () => {
  test('proves the address for the session that asked, ends the others, and says so', async () => {
    const owner = await app.employer()
    const elsewhere = await post('/api/auth/login', { email: owner.email, password: PASSWORD, role: 'employer' })
    expect(await proveAddress(app, owner)).toEqual({ authenticator: 0, passkeys: 0, recoveryCodes: 0, sessions: 1 })
    expect((await app.call('GET', '/api/auth/me', { token: owner.token })).status).toBe(200)
    expect((await app.call('GET', '/api/auth/me', { token: elsewhere.body.token })).status).toBe(401)
    expect((await post('/api/account/authenticator', { password: PASSWORD }, owner.token)).status).toBe(200)
    const again = await post('/api/account/address/code', {}, owner.token)
    expect(again.status).toBe(409)
  })

  test('is tried five times, works once, is of no use to another account, and lies in no table readable', async () => {
    const [owner, other] = [await app.employer(), await app.employer()]
    for (const { token } of [owner, other]) await post('/api/account/address/code', {}, token)
    const code = await codeTo(app, owner.email)
    const confirm = (with_: string, token: string) => post('/api/account/address/confirm', { code: with_ }, token)
    expect(JSON.stringify(await app.look('select * from mailbox_codes'))).not.toContain(code.replace(' ', ''))
    if ((await codeTo(app, other.email)) !== code) expect((await confirm(code, other.token)).status).toBe(422)
    const wrong = code === '000 000' ? '000 001' : '000 000'
    for (let i = 0; i < 5; i++) expect((await confirm(wrong, owner.token)).status).toBe(422)
    const late = await confirm(code, owner.token)
    expect(late.body.fields.code).toBe('This code is not right, or it is too old. Ask for a new one.')
    await post('/api/account/address/code', {}, owner.token)
    const both = await Promise.all([1, 2].map(async () => confirm(await codeTo(app, owner.email), owner.token)))
    expect(both.map((b) => b.status).sort()).toEqual([200, 422])
  })

  test('is asked for five times an hour', async () => {
    const strict = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } })
    try {
      const { token } = await strict.employer()
      const ask = () => strict.call('POST', '/api/account/address/code', { token, body: {} })
      for (let i = 0; i < 5; i++) expect((await ask()).status).toBe(202)
      expect((await ask()).status).toBe(429)
    } finally {
      await strict.close()
    }
  })
})

describe('an employee whose temporary password HR has seen', () => {
  test('HR that signs in first cannot stay: no factor without the mailbox, and the person’s own reset shuts HR out', async () => {
    const mei = await app.employer()
    const form = formOf()
    const added = await post('/api/employees/unified', form, mei.token)
    const { id } = added.body.data.employee
    const welcome = await post(`/api/employees/${id}/welcome-email`, { generatePassword: true }, mei.token)
    const { tempPassword } = welcome.body.data
    const who = { email: form.email, role: 'employee', company: mei.slug }
    const first = await post('/api/auth/login', { ...who, password: tempPassword })
    const chosen = await post(
      '/api/auth/change-password',
      { currentPassword: tempPassword, newPassword: PASSWORD },
      first.body.token,
    )
    expect(chosen.status).toBe(200)
    const key = await post('/api/account/passkeys/options', { password: PASSWORD }, chosen.body.token)
    expect([key.status, key.body.message]).toEqual([409, NOT_YET])
    const token = await resetLinksSent(app, form.email)
    expect((await post('/api/auth/reset-password', { token, password: FRESH })).status).toBe(200)
    expect((await app.call('GET', '/api/auth/me', { token: chosen.body.token })).status).toBe(401)
    expect((await post('/api/auth/login', { ...who, password: PASSWORD })).status).toBe(401)
    expect((await lastLetter(app, form.email, 'address-proved')).text).toContain('Places that were signed in (1)')
  })
})
