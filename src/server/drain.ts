import type { IncomingMessage } from 'node:http'
import { Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const LOOK_MS = 100
/** Opened this long ago without a word: nobody's request is on its way. */
const SILENT_MS = 1_000
/** What a request may take; Node itself no longer looks once a server is closing. */
const PATIENCE_MS = 120_000

export type Drain = {
  /** From the moment somebody asks the server to stop. */
  isDraining: () => boolean
  /** `graceMs`: how long a connection without a call under way is left open for one more. */
  close: (graceMs?: number) => Promise<void>
}

/**
 * How a server is closed without failing anybody's call. It takes no new connections. Every answer on one that is kept open asks the caller
 * to close it, and a call that comes on it meanwhile is answered like any other; only what stayed idle for the whole grace is closed by
 * us: a request that is just on its way there would be lost. `onDrain` is called first, for answers that would go on by themselves.
 * A connection on which nothing was ever asked is not idle to Node: browsers and pools open them in advance, and closing would wait for
 * as long as they like.
 */
export const drainOf = (app: FastifyInstance, onDrain: () => void = () => {}): Drain => {
  const silent = new Map<Socket, number>()
  let draining = false
  app.server.on('connection', (socket: Socket) => {
    silent.set(socket, performance.now())
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket))
  // Of answers that were under way as well: it is looked at when they leave.
  app.addHook('onSend', (_request, reply, _payload, go) => {
    if (draining) reply.header('connection', 'close')
    go()
  })
  const look = () => {
    app.server.closeIdleConnections()
    for (const [socket, since] of silent) if (performance.now() - since > SILENT_MS) socket.destroy()
  }
  return {
    isDraining: () => draining,
    close: async (graceMs = 0) => {
      draining = true
      onDrain()
      const isKept = app.server.listening && graceMs > 0 && (await connectionsOf(app)) > 0
      // The HTTP server's own way to close cuts idle connections at once.
      if (isKept) {
        Server.prototype.close.call(app.server)
        await goneOrAfter(app, graceMs)
      }
      const looking = setInterval(look, LOOK_MS)
      const over = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
      await app.close()
      clearInterval(looking)
      clearTimeout(over)
    },
  }
}

const connectionsOf = (app: FastifyInstance) =>
  new Promise<number>((tell) => app.server.getConnections((_error, count) => tell(count ?? 0)))

/** Until nobody is connected any more, at most so long, ms. */
const goneOrAfter = async (app: FastifyInstance, ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until && (await connectionsOf(app)) > 0) await new Promise((go) => setTimeout(go, LOOK_MS))
}
