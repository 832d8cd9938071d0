import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { drainOf } from './drain.ts'

/** A server that answers when it is told to. */
const aServer = async () => {
  const app = Fastify({ return503OnClosing: false })
  const { close: drain } = drainOf(app)
  let answer = () => {}
  const input = new Promise<void>((heard) => {
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
  return { drain, asked: input, port, answer: () => answer() }
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
  const { drain, asked: input, port, answer } = await aServer()
  const answered = fetch(`http://127.0.0.1:${port}/`).then((r) => r.text())
  await input
  const closed = drain()
  expect(await within(1500, closed)).toBe('still waiting')
  answer()
  expect(await answered).toBe('whole')
  expect(await within(2000, closed)).toBe('closed')
})

/** One call over a kept connection: its status, 'refused' when nobody listens any more, or what cut it. */
const callOver = (agent: Agent, port: number) =>
  new Promise<number | string>((tell) => {
    const sent = request({ agent, port, host: '127.0.0.1', method: 'POST' }, (answer) => {
      answer.resume().on('end', () => tell(answer.statusCode as number))
    })
    sent.on('error', (error: NodeJS.ErrnoException) =>
      tell(error.code === 'ECONNREFUSED' ? 'refused' : `${error.code}`),
    )
    sent.end()
  })

it('closing fails no call of fifty callers that keep their connections', async () => {
  const app = Fastify({ return503OnClosing: false })
  const drain = drainOf(app)
  app.post('/', async () => {
    await sleep(Math.random() * 20)
    return 'whole'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const outcomes = new Map<number | string, number>()
  const callers = Array.from({ length: 50 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let outcome: number | string = 0; outcome !== 'refused'; ) {
      outcome = await callOver(agent, port)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      // Idle for a moment, as browsers are: a connection closed now would be closed under the next call.
      await sleep(Math.random() * 30)
    }
    agent.destroy()
  })
  // Every caller has a connection by then: one that nobody has taken yet is refused in another way.
  while ((outcomes.get(200) ?? 0) < 300) await sleep(20)
  await drain.close(5_000)
  await Promise.all(callers)
  expect([...outcomes.keys()].sort()).toEqual([200, 'refused'])
})

it('closing leaves a kept connection without a call for no longer than its grace', async () => {
  const { drain, asked: input, port, answer } = await aServer()
  const agent = new Agent({ keepAlive: true })
  const told = new Promise((heard) =>
    request({ agent, port, host: '127.0.0.1' }, (a) => a.resume().on('end', heard)).end(),
  )
  await input
  answer()
  await told
  expect(await within(3_000, drain(400))).toBe('closed')
  agent.destroy()
})
