import { request } from 'node:http'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seekerOf } from '../../test/applicants.ts'
import { startTestServer, type TestServer } from '../../test/support.ts'
import { endTrickle } from './uploads.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

/** Begins an upload and never ends it; what it was answered, when it was. */
const begin = (token: string, from: string) => {
  const sending = request(`${app.url}/api/seeker/cvs?name=cv.pdf`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'content-length': '5000000',
      'x-forwarded-for': from,
    },
  })
  let status: number | null = null
  sending.on('response', (response) => {
    status = response.statusCode ?? 0
    response.resume()
  })
  sending.on('error', () => {})
  sending.write('%PDF-')
  return { answered: () => status, end: () => sending.destroy() }
}
const settle = () => new Promise((go) => setTimeout(go, 700))

describe('the room for files on their way in', () => {
  test('is not filled from one network, with however many accounts', async () => {
    const people = await Promise.all([1, 2, 3].map(() => seekerOf(app)))
    const begun = people.flatMap(({ token }) => [1, 2, 3, 4].map(() => begin(token, '10.7.0.1')))
    await expect.poll(() => begun.filter((b) => b.answered() === 503).length, { timeout: 10_000 }).toBe(6)
    const other = await seekerOf(app)
    const theirs = begin(other.token, '10.8.0.1')
    await settle()
    expect(theirs.answered()).toBeNull()
    for (const b of [...begun, theirs]) b.end()
    // What was given back is there for the next.
    const next = async () => {
      const again = begin(people[0]?.token ?? '', '10.7.0.1')
      await settle()
      const answered = again.answered()
      again.end()
      return answered
    }
    await expect.poll(next, { timeout: 10_000 }).toBeNull()
  })
})

describe('a body', () => {
  test('that trickles is ended; one that comes is taken, and so is none', async () => {
    const server = Fastify({ bodyLimit: 1024 * 1024 })
    server.addHook('onRequest', async (req) => endTrickle(req, { lookEvery: 50, leastRate: 1_000 }))
    server.post('/', async () => ({ good: true }))
    await server.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.server.address() as { port: number }
    const send = (every: number, bytes: number, of: number) =>
      new Promise<number | string>((tell) => {
        const sending = request({
          port,
          method: 'POST',
          headers: { 'content-type': 'text/plain', 'content-length': of * bytes },
        })
        sending.on('response', (r) => tell(r.statusCode ?? 0))
        sending.on('error', (e) => tell(e.message))
        let sent = 0
        const timer = setInterval(() => {
          if (sent++ >= of || sending.destroyed) return clearInterval(timer)
          sending.write('x'.repeat(bytes))
        }, every)
      })
    expect(await send(20, 1, 50)).toBe(408)
    expect(await send(20, 200, 30)).toBe(200)
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' })).status).toBe(200)
    await server.close()
  })
})
