import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../test/support.ts'
import { openChanges } from './changes.ts'
import { openProbe } from './health.ts'

const TOKEN = 'a token for whoever runs it'
let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ env: { METRICS_TOKEN: TOKEN } })
  mei = await app.employer()
})
afterAll(() => app.close())

/** Between us and the database: open until it is cut. */
const lineTo = async (url: string) => {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connectTo(Number(new URL(url).port), new URL(url).hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    near.pipe(far).pipe(near)
  })
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()))
  await listen(0)
  const through = new URL(url)
  const { port } = server.address() as AddressInfo
  through.host = `127.0.0.1:${port}`
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { url: through.href, cut, mend: () => listen(port) }
}

describe('whether the server can do its work', () => {
  test('is asked of the database, and living is not', async () => {
    expect(await app.call('GET', '/live')).toMatchObject({ status: 200, body: { ok: true } })
    expect(await app.call('GET', '/health')).toMatchObject({ status: 200, body: { ok: true } })
  })

  test('is denied while the database is away, within its limit', async () => {
    const line = await lineTo(app.server.ownerUrl)
    const probe = openProbe(line.url)
    expect(await probe.isThere()).toBe(true)
    line.cut()
    await new Promise((go) => setTimeout(go, 600))
    const began = performance.now()
    expect(await probe.isThere()).toBe(false)
    expect(performance.now() - began).toBeLessThan(2_500)
    expect(await probe.countJobs()).toBeNull()
    await probe.close()
  })

  test('is denied from the moment the server is asked to stop', async () => {
    const other = await startTestServer()
    const stored = await fetch(`${other.url}/health`)
    expect(stored.status).toBe(200)
    const closing = other.server.close(1_500)
    const answer = await other.server.app.inject({ method: 'GET', url: '/health' })
    expect([answer.statusCode, answer.json()]).toEqual([503, { ok: false }])
    await closing
  })
})

describe('figures for whoever runs the server', () => {
  test('need their token, and are no address at all where none is set', async () => {
    expect((await app.call('GET', '/metrics')).status).toBe(401)
    expect((await app.call('GET', '/metrics', { token: mei.token })).status).toBe(401)
    const without = await startTestServer()
    expect((await without.call('GET', '/metrics', { token: TOKEN })).status).toBe(404)
    await without.close()
  })

  test('count answers by route and status, never by address, and tell of database, jobs, streams, loop and memory', async () => {
    await app.call('GET', '/api/employees/0b5f3c6e-8c8e-4b53-b4a4-1b6b3a8f5a11', { token: mei.token })
    await app.call('GET', '/api/employees?search=Tan%20Wei%20Ming', { token: mei.token })
    const { text, headers } = await app.call('GET', '/metrics', { token: TOKEN })
    expect(headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/)
    expect(text).toMatch(
      /fourshore_request_duration_seconds_count\{method="GET",route="\/api\/employees\/:id",status="404"\} 1/,
    )
    expect(text).toMatch(
      /fourshore_request_duration_seconds_bucket\{le="0.05",method="GET",route="\/api\/employees",status="200"\}/,
    )
    expect(text).not.toMatch(/0b5f3c6e|Wei|harbour/)
    for (const name of [
      'fourshore_database_connections{pool="calls",state="idle"}',
      'fourshore_jobs_held{state="waiting"}',
      'fourshore_event_streams 0',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(name)
    expect(text.trimEnd().endsWith('# EOF')).toBe(true)
  })
})

describe('listening for changes', () => {
  test('comes back after the connection was cut, and lets everybody look once', async () => {
    const line = await lineTo(app.server.ownerUrl)
    const changes = openChanges(line.url, { error: () => {} })
    let woken = 0
    const unwatch = changes.watch(['import 7'], () => woken++)
    const until = async (is: () => boolean) => {
      for (const end = Date.now() + 10_000; !is(); await new Promise((go) => setTimeout(go, 25)))
        if (Date.now() > end) throw new Error(`Woken ${woken} times`)
    }
    await until(() => woken === 1)
    await app.look(`select pg_notify('fourshore_changes', 'import 8')`)
    await app.look(`select pg_notify('fourshore_changes', 'import 7')`)
    await until(() => woken === 2)
    line.cut()
    await line.mend()
    await until(() => woken === 3)
    await app.look(`select pg_notify('fourshore_changes', 'import 7')`)
    await until(() => woken === 4)
    unwatch()
    await changes.close()
    line.cut()
  })
})
