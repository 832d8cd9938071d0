import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resetLinksSent } from '../../../../test/accounts.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ worker: true, env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

let owners = 0
const from = (place: string) => ({ 'x-forwarded-for': place })
/** Each opens an account from a place of their own, as people do. */
const owner = async () => {
  const home = `198.51.100.${++owners}`
  const email = `owner${owners}@limits.example`
  const body = { email, password: PASSWORD, role: 'job_seeker', firstName: 'Mei', lastName: 'Tan' }
  expect((await app.call('POST', '/api/auth/signup', { headers: from(home), body })).status).toBe(201)
  return { email, home }
}
const login = (email: string, place: string, password = PASSWORD) =>
  app.call('POST', '/api/auth/login', { headers: from(place), body: { email, password, role: 'job_seeker' } })

describe('wrong passwords', () => {
  test('from many places meet the limit of the account, the right one with them; the owner passes at home and by mail', async () => {
    const { email, home } = await owner()
    const answers: number[] = []
    for (let place = 1; place <= 30; place++)
      for (let i = 0; i < 10; i++) answers.push((await login(email, `203.0.113.${place}`, `wrong number ${i}`)).status)
    expect(answers.filter((status) => status === 401)).toHaveLength(30)
    expect(answers.slice(30).every((status) => status === 429)).toBe(true)
    const right = await login(email, '203.0.113.200')
    expect(right.status).toBe(429)
    expect(right.body.message).toMatch(
      /^Too many failed tries for this account\. Choose a new password by e-mail, or wait \d+ seconds\.$/,
    )
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(3000)

    expect((await login(email, home)).status).toBe(200)
    const token = await resetLinksSent(app, email)
    const password = 'another quiet evening by the sea'
    const abroad = '192.0.2.77'
    expect((await login(email, abroad, password)).status).toBe(429)
    const body = { token, password }
    expect((await app.call('POST', '/api/auth/reset-password', { headers: from(abroad), body })).status).toBe(200)
    expect((await login(email, abroad, password)).status).toBe(200)
    expect((await login(email, '192.0.2.78', password)).status).toBe(429)
  }, 90_000)

  test('are counted for an address without an account as for one with', async () => {
    const answers: number[] = []
    for (let place = 1; place <= 7; place++)
      for (let i = 0; i < 5; i++) answers.push((await login('nobody@limits.example', `203.0.113.${place}`)).status)
    expect(answers.filter((status) => status === 401)).toHaveLength(30)
  }, 60_000)
})

test('letters to one mailbox are few, whoever asks for them from wherever, and the answer is the same', async () => {
  const { email, home } = await owner()
  for (let place = 1; place <= 5; place++)
    for (let i = 0; i < 20; i++) {
      const headers = from(`203.0.113.${place}`)
      expect((await app.call('POST', '/api/auth/forgot-password', { headers, body: { email } })).status).toBe(202)
    }
  // Another person's letter, asked for afterwards, is there: whatever was to come for the first has come.
  const other = await owner()
  await app.call('POST', '/api/auth/forgot-password', { headers: from(home), body: { email: other.email } })
  const letters = (to: string) =>
    app.look(`select from outbox where recipient = '${to}' and template = 'password-reset'`)
  await expect.poll(async () => (await letters(other.email)).length, { timeout: 10_000 }).toBe(1)
  expect(await letters(email)).toHaveLength(3)
})

test('sign-up says of an address that is somebody’s that it cannot be used, and no more, twenty times an hour for a network', async () => {
  const { email } = await owner()
  const again = async (address: string) => {
    const body = { email: address, password: PASSWORD, role: 'job_seeker', firstName: 'Any', lastName: 'Body' }
    const answer = await app.call('POST', '/api/auth/signup', { headers: from('203.0.113.99'), body })
    return { status: answer.status, said: answer.body.error as string }
  }
  const sentence =
    'An account cannot be opened with this e-mail address. If it is yours, sign in or choose a new password.'
  for (let i = 0; i < 20; i++) expect(await again(email)).toEqual({ status: 409, said: sentence })
  // After that nothing is told of any address, known or not.
  for (const address of [email, 'nobody.yet@limits.example']) expect((await again(address)).status).toBe(429)
  expect(await app.look(`select from users where email = 'nobody.yet@limits.example'`)).toHaveLength(0)
}, 60_000)
