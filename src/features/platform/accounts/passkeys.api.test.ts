import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proveAddress } from '../../../../test/accounts.ts'
import { type Authenticator, authenticator } from '../../../../test/authenticator.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

const ORIGIN = 'https://hr.fourshore.test'
let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ env: { PUBLIC_URL: ORIGIN } })
})
afterAll(() => app.close())

const post = (path: string, body: object = {}, token?: string) => app.call('POST', path, { body, token })
const login = (email: string) => post('/api/auth/login', { email, password: PASSWORD, role: 'employer' })

/** Somebody whose address is proved, as it is asked for before a passkey. */
const owner = async () => {
  const person = await app.employer()
  await proveAddress(app, person)
  return person
}

const begin = async (token: string) =>
  (await post('/api/account/passkeys/options', { password: PASSWORD }, token)).body.data
const add = async (person: Person, device: Authenticator, name = 'Laptop') => {
  const { challenge, options } = await begin(person.token)
  return post('/api/account/passkeys', { challenge, name, passkey: device.register(options) }, person.token)
}
const holder = async () => {
  const person = await owner()
  const device = authenticator(ORIGIN)
  const added = await add(person, device)
  expect(added.status, added.text).toBe(201)
  return { ...person, device, passkey: added.body.data.passkey, codes: added.body.data.recoveryCodes as string[] }
}

/** Begins a sign-in with a passkey and finishes it with what the device says. */
const signIn = async (device: Authenticator, how: Parameters<Authenticator['prove']>[1] = {}) => {
  const { challenge, options } = (await post('/api/auth/passkey/options')).body.data
  return post('/api/auth/passkey', { challenge, passkey: device.prove(options, how) })
}

describe('adding a passkey', () => {
  test('asks for the password, and for one that its owner unlocks and that lies on their device', async () => {
    const { token, email } = await owner()
    expect((await post('/api/account/passkeys/options', { password: 'wrong' }, token)).status).toBe(422)
    const { options } = await begin(token)
    expect(options).toMatchObject({
      rp: { id: 'hr.fourshore.test', name: 'Fourshore' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test('keeps several, with names; recovery codes come with the first', async () => {
    const person = await owner()
    const first = await add(person, authenticator(ORIGIN), 'Laptop')
    expect(first.body.data.recoveryCodes).toHaveLength(10)
    const two = await add(person, authenticator(ORIGIN), 'Telephone')
    expect(two.body.data.recoveryCodes).toBeNull()
    const { id } = two.body.data.passkey
    const named = await app.call('PUT', `/api/account/passkeys/${id}`, { token: person.token, body: { name: 'Pixel' } })
    expect(named.body.data.passkey.name).toBe('Pixel')
    const state = await app.call('GET', '/api/account/security', { token: person.token })
    expect(state.body.data.passkeys.map((p: { name: string }) => p.name)).toEqual(['Laptop', 'Pixel'])
  })

  test('refuses one made for another site, another challenge, or kept already', async () => {
    const person = await owner()
    const device = authenticator(ORIGIN)
    const { challenge, options } = await begin(person.token)
    const keep = (passkey: object, of = challenge) =>
      post('/api/account/passkeys', { challenge: of, name: 'X', passkey }, person.token)
    const elsewhere = await keep(device.register(options, 'https://hr.fourshore.test.evil.example'))
    expect(elsewhere.body.fields.passkey).toBe('This passkey could not be confirmed.')
    const other = { ...options, challenge: Buffer.from('another').toString('base64url') }
    expect((await keep(device.register(other))).status).toBe(422)
    expect((await keep(device.register({ ...options, rp: { id: 'evil.example' } }))).status).toBe(422)
    expect((await keep(device.register(options))).status).toBe(201)
    expect((await keep(device.register(options))).body.fields.challenge).toMatch(/took too long/)
    expect((await add(person, device)).status).toBe(409)
  })

  test('is not begun by one and finished by another', async () => {
    const [mei, ravi] = [await owner(), await owner()]
    const { challenge, options } = await begin(mei.token)
    const passkey = authenticator(ORIGIN).register(options)
    expect((await post('/api/account/passkeys', { challenge, name: 'X', passkey }, ravi.token)).status).toBe(422)
  })
})

describe('signing in with a passkey', () => {
  test('needs no password and no second factor', async () => {
    const { device, email, userId, token } = await holder()
    const answer = await signIn(device)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({ userType: 'employer', user: { id: userId, email } })
    expect((await app.call('GET', '/api/company/me', { token: answer.body.token })).status).toBe(200)
    const state = await app.call('GET', '/api/account/security', { token })
    expect(state.body.data.passkeys[0].usedAt).toBeTruthy()
  })

  test.each([
    ['was touched by somebody who did not unlock it', { verified: false }],
    ['answered another site', { from: 'https://evil.example' }],
    ['counts backwards, as a copy would', { counter: 1 }],
  ])('is refused to one that %s', async (_what, how) => {
    const { device } = await holder()
    expect((await signIn(device, { counter: 5 })).status).toBe(200)
    const answer = await signIn(device, how)
    expect(answer.status).toBe(422)
    expect(answer.body.fields.passkey).toBe('This passkey could not be confirmed.')
    expect(answer.body.token).toBeUndefined()
  })

  test('is refused to a passkey nobody has kept, and to an answer given twice', async () => {
    const { device } = await holder()
    expect((await signIn(authenticator(ORIGIN))).status).toBe(422)
    const { challenge, options } = (await post('/api/auth/passkey/options')).body.data
    const passkey = device.prove(options)
    expect((await post('/api/auth/passkey', { challenge, passkey })).status).toBe(200)
    expect((await post('/api/auth/passkey', { challenge, passkey })).body.fields.challenge).toBeTruthy()
    const fresh = (await post('/api/auth/passkey/options')).body.data
    expect((await post('/api/auth/passkey', { challenge: fresh.challenge, passkey })).status).toBe(422)
  })

  test('is refused to a closed account', async () => {
    const { device, userId } = await holder()
    await app.look(`update users set disabled_at = now() where id = '${userId}'`)
    expect((await signIn(device)).status).toBe(422)
  })
})

describe('a passkey as the second factor', () => {
  test('follows the password, and is one of the account', async () => {
    const { device, email } = await holder()
    const stranger = await holder()
    const half = await login(email)
    expect(half.body).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', data: { code: false, recoveryCode: true } })
    const { challenge, passkey: options } = half.body.data
    expect(options.allowCredentials).toHaveLength(1)
    const prove = (with_: Authenticator) =>
      post('/api/auth/second-factor', { challenge, passkey: with_.prove(options) })
    expect((await prove(stranger.device)).body.fields.passkey).toBe('This passkey could not be confirmed.')
    expect((await prove(device)).status).toBe(200)
  })

  test('is removed with the password; with the last one goes the second factor', async () => {
    const { token, passkey, device, email } = await holder()
    const other = await holder()
    const remove = (id: string, password = PASSWORD) => post(`/api/account/passkeys/${id}/remove`, { password }, token)
    expect((await remove(passkey.id, 'wrong')).status).toBe(422)
    expect((await remove(other.passkey.id)).status).toBe(404)
    const body = { name: 'Mine' }
    expect((await app.call('PUT', `/api/account/passkeys/${other.passkey.id}`, { token, body })).status).toBe(404)
    expect((await remove(passkey.id)).status).toBe(200)
    expect((await signIn(device)).status).toBe(422)
    expect((await login(email)).status).toBe(200)
  })
})
