import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { built } from '../../test/built.ts'
import { type Person, startTestServer, type TestServer } from '../../test/support.ts'

const root = join(import.meta.dirname, '../..')
let app: TestServer
let mei: Person
beforeAll(async () => {
  built()
  app = await startTestServer({ site: join(root, 'dist/web'), env: { PUBLIC_URL: 'https://fourshore.test' } })
  mei = await app.employer('SG', 'Harbour Works')
}, 120_000)
afterAll(() => app.close())

type Answer = { status: number; headers: Headers }

/** A request by hand, for what no honest program sends. */
const byHand = (text: string): Promise<Answer> =>
  new Promise((done, fail) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(text))
    let heard = ''
    socket.on('data', (piece) => {
      heard += piece
    })
    // Who still writes when the answer is out hears of that, too.
    socket.on('error', (error) => heard || fail(error))
    socket.on('close', () => {
      const [first = '', ...lines] = (heard.split('\r\n\r\n')[0] ?? '').split('\r\n')
      const pairs = lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string])
      done({ status: Number(first.split(' ')[1]), headers: new Headers(pairs) })
    })
  })

const get = (path: string, more: object = {}) => app.call('GET', path, { headers: { accept: 'text/html' }, ...more })
const asset = () => readdirSync(join(root, 'dist/web/assets')).find((name) => name.endsWith('.js'))

const KINDS: [kind: string, status: number, ask: () => Promise<Answer>][] = [
  ['a public page', 200, () => get('/')],
  ['a public page in another language', 200, () => get('/ar/privacy')],
  ['a page written for each who asks', 200, () => get('/jobs')],
  ['a page of the application', 200, () => get('/login')],
  ['a script', 200, () => get(`/assets/${asset()}`)],
  ['a picture', 200, () => get('/og.png')],
  ['robots.txt', 200, () => get('/robots.txt')],
  ['the sitemap', 200, () => get('/sitemap.xml')],
  ['an address that moved', 301, () => get('/privacy-policy')],
  ['an address nobody knows', 302, () => get('/no/such/page')],
  ['a file that is not there', 404, () => get('/assets/gone.js')],
  ['a call', 200, () => get('/api/employees', { token: mei.token })],
  ['a call that changed nothing', 304, async () => {
    const { headers } = await get('/api/company/me', { token: mei.token })
    return get('/api/company/me', { token: mei.token, headers: { 'if-none-match': headers.get('etag') } })
  }],
  ['a call without a session', 401, () => get('/api/employees')],
  ['a call with a wrong field', 422, () => app.call('POST', '/api/auth/login', { body: {} })],
  ['a call that is not JSON', 400, () => app.call('POST', '/api/auth/login', { raw: '{{' })],
  ['a call with a method it has not', 405, () => app.call('PUT', '/api/auth/login', { body: {} })],
  ['a file to download', 200, () => get('/api/employees/export', { token: mei.token })],
  ['the sign of life', 200, () => get('/health')],
  ['an address that is none', 404, () => byHand('GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')],
  ['what is no request', 400, () => byHand('GET / HTTP/1.1\r\nno header at all\r\n\r\n')],
  ['headers without end', 431, () => byHand(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)],
] // biome-ignore format: a table

describe('the worker that opens pages without a connection', () => {
  test('stands at the root, is never kept by HTTP, and is let in by the policy of every page', async () => {
    const worker = await get('/worker.js')
    expect(worker.status).toBe(200)
    expect(worker.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
    expect(worker.headers.get('cache-control')).toBe('no-store')
    expect(worker.headers.get('service-worker-allowed')).toBe('/')
    expect(worker.text).toContain('fourshore-files-')
    for (const page of ['/', '/jobs', '/login', '/dashboard/mobile-triage'])
      expect((await get(page)).headers.get('content-security-policy'), page).toContain("worker-src 'self'")
  })

  test('names files that are there, and carries no answer of a call', async () => {
    const { text } = await get('/worker.js')
    const files = [...new Set(text.match(/\/assets\/[\w.-]+\.(js|css)/g))]
    expect(files.length).toBeGreaterThan(50)
    const there = new Set(readdirSync(join(root, 'dist/web/assets')).map((name) => `/assets/${name}`))
    expect(files.filter((file) => !there.has(file))).toEqual([])
  })

  test('where it is switched off, one comes that removes itself with all that was kept', async () => {
    const off = await startTestServer({ site: join(root, 'dist/web'), env: { OFFLINE: '0' } })
    const worker = await off.call('GET', '/worker.js')
    expect(worker.headers.get('cache-control')).toBe('no-store')
    expect(worker.text).toContain('registration.unregister()')
    expect(worker.text).not.toContain('/assets/')
    await off.close()
  })
})

describe('every kind of answer carries what protects a browser', () => {
  test.each(KINDS)('%s', async (kind, status, ask) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    const { headers } = answer
    expect(Object.fromEntries([...headers].filter(([name]) => name in ALWAYS))).toEqual(ALWAYS)
    const permissions = headers.get('permissions-policy') ?? ''
    for (const closed of ['microphone=(self)', 'geolocation=(self)', 'payment=()', 'camera=(self)'])
      expect(permissions).toContain(closed)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|https?:(?!\/\/fourshore)|\*/)
    if (kind === 'a file to download') expect(policy).toBe("default-src 'none'; sandbox")
    else for (const part of OURS) expect(policy.split('; ')).toContain(part)
    // What a browser may run or show is said once: two policies would be one that nobody reads.
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
  })
})

const ALWAYS: Record<string, string> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const OURS = [
  "default-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]
