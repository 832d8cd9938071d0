import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { drainOf } from './drain.ts'

/** A server that answers when it is told to. */
const aServer = async () => {
  const app = Fastify()
  const drain = drainOf(app)
  let answer = () => {}
  const asked = new Promise<void>((heard) => {
    app.get('/', async () => {
      heard()
      await new Promise<void>((go) => {
        answer = go
      })
      return 'whole'
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { drain, asked, port, answer: () => answer() }
}
const within = (ms: number, work: Promise<unknown>) =>
  Promise.race([work.then(() => 'closed'), new Promise((go) => setTimeout(go, ms, 'still waiting'))])

it('closing does not wait for a connection on which nothing was ever asked', async () => {
  const { drain, port } = await aServer()
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  expect(await within(4000, drain())).toBe('closed')
  socket.destroy()
})

it('closing waits for an answer under way, and then for nobody', async () => {
  const { drain, asked, port, answer } = await aServer()
  const answered = fetch(`http://127.0.0.1:${port}/`).then((r) => r.text())
  await asked
  const closed = drain()
  expect(await within(1500, closed)).toBe('still waiting')
  answer()
  expect(await answered).toBe('whole')
  expect(await within(2000, closed)).toBe('closed')
})
