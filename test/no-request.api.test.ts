import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from './support.ts'

type Json = Record<string, unknown>

let app: TestServer
let mei: Person

beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer()
})
afterAll(() => app.close())

describe('a request that is no request', () => {
  test.each([
    ['broken JSON', '{"email":', 400, 'MALFORMED'],
    ['a list', '[]', 422, 'VALIDATION_FAILED'],
    ['a bare string', '"x"', 422, 'VALIDATION_FAILED'],
    ['a poisoned prototype', '{"__proto__":{"role":"system_owner"}}', 400, 'MALFORMED'],
    ['nothing but brackets', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 422, 'VALIDATION_FAILED'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"polluted":1}}}', 400, 'MALFORMED'],
  ])('%s', async (_what, raw, status, code) => {
    const answer = await app.call('POST', '/api/auth/login', { raw })
    expect(answer.status, answer.text).toBe(status)
    expect(answer.body.code).toBe(code)
    expect(({} as Json).polluted).toBeUndefined()
  })

  test('an address that is none', async () => {
    for (const path of ['/%zz', `/api/employees/${'a'.repeat(5_000)}`]) {
      const answer = await app.call('GET', path, { token: mei.token })
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ success: false, code: 'NOT_FOUND' })
    }
  })

  test('a text that only normalised is too long', async () => {
    const { status, body } = await app.call('POST', '/api/employees/unified', {
      token: mei.token,
      body: formOf({ fullName: '\u0958'.repeat(200), email: `${'İ'.repeat(240)}@x.example` }),
    })
    expect(status).toBe(422)
    expect(Object.keys(body.fields).sort()).toEqual(['email', 'fullName'])
  })

  test('too large, of another kind, with another verb, to nowhere', async () => {
    expect(
      (await app.call('POST', '/api/auth/login', { raw: JSON.stringify({ email: 'x'.repeat(1_100_000) }) })).status,
    ).toBe(413)
    expect(
      (await app.call('POST', '/api/auth/login', { raw: 'a=b', headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(415)
    const verb = await app.call('DELETE', '/api/employees', { token: mei.token })
    expect(verb.status).toBe(405)
    expect(verb.headers.get('allow')).toBe('GET, POST')
    expect((await app.call('GET', '/api/nothing-here', { token: mei.token })).status).toBe(404)
  })

  test('is answered with the headers that protect a browser', async () => {
    const { headers } = await app.call('GET', '/api/work-countries')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
    expect((await app.call('GET', '/api/employees', { token: mei.token })).headers.get('cache-control')).toBe(
      'no-store',
    )
  })

  test('from a stranger is not read: without a token a broken body is a 401, not a 400', async () => {
    expect((await app.call('POST', '/api/employees/unified', { raw: '{"broken' })).status).toBe(401)
  })
})
