import type { FastifyReply } from 'fastify'
import { Refusal } from '../shared/refusal.ts'
import type { Watch } from './call.ts'
import { busy } from './sql.ts'

/** How often it is looked whether something changed, ms. */
const LOOK_EVERY = 1_000
/** A line without meaning, so that nothing on the way takes a quiet stream for a dead one, ms. */
const SIGN_OF_LIFE = 15_000
/** A stream is ended after so long, ms; whoever still cares opens another one. */
const LONGEST = 15 * 60_000
const MOST_STREAMS = 100
const MOST_FOR_A_SESSION = 4
/** Bytes that wait for a reader who has stopped taking them. */
const MOST_WAITING = 64 * 1024

const wait = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))

/** The event streams that are open: they are counted, and they end when the server does. */
export const openStreams = () => {
  const open = new Map<FastifyReply, string>()

  const run = async (reply: FastifyReply, { look }: Watch) => {
    const out = reply.raw
    const began = Date.now()
    let [told, spoke] = ['', Date.now()]
    const say = (text: string) => {
      spoke = Date.now()
      if (out.writableLength > MOST_WAITING) out.destroy()
      else out.write(text)
    }
    while (!out.destroyed && open.has(reply) && Date.now() - began < LONGEST) {
      const seen = await look().catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'BUSY') return undefined
        throw error
      })
      if (seen === null) break
      const text = seen === undefined ? told : JSON.stringify(seen.event)
      if (text !== told) say(`data: ${text}\n\n`)
      else if (Date.now() - spoke >= SIGN_OF_LIFE) say(':\n\n')
      told = text
      if (seen?.last) break
      await wait(LOOK_EVERY)
    }
  }

  return {
    start: (reply: FastifyReply, watch: Watch): FastifyReply => {
      const own = [...open.values()].filter((sessionId) => sessionId === watch.sessionId).length
      if (own >= MOST_FOR_A_SESSION)
        throw new Refusal('RATE_LIMITED', 'Too many streams are open. Close one first.', { retryAfter: 5 })
      if (open.size >= MOST_STREAMS) throw busy()
      open.set(reply, watch.sessionId)
      reply.hijack()
      reply.raw.on('error', () => {})
      reply.raw.on('close', () => open.delete(reply))
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-accel-buffering': 'no',
      })
      run(reply, watch)
        .catch((error) => reply.log.error({ err: error }, 'stream'))
        .finally(() => {
          open.delete(reply)
          reply.raw.end()
        })
      return reply
    },
    close: () => open.clear(),
  }
}
