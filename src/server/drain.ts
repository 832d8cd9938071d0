import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const LOOK_MS = 100
/** Opened this long ago without a word: nobody's request is on its way. */
const SILENT_MS = 1_000
/** What a request may take; Node itself no longer looks once a server is closing. */
const PATIENCE_MS = 120_000

/**
 * Gives the way to close a server: calls under way finish, and connections are closed as they fall idle, so that nobody's request is cut.
 * A connection on which nothing was ever asked is not idle to Node: browsers and pools open them in advance, and closing would wait for
 * as long as they like.
 */
export const drainOf = (app: FastifyInstance): (() => Promise<void>) => {
  const silent = new Map<Socket, number>()
  app.server.on('connection', (socket: Socket) => {
    silent.set(socket, performance.now())
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket))
  const look = () => {
    app.server.closeIdleConnections()
    for (const [socket, since] of silent) if (performance.now() - since > SILENT_MS) socket.destroy()
  }
  return async () => {
    const looking = setInterval(look, LOOK_MS)
    const over = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
    await app.close()
    clearInterval(looking)
    clearTimeout(over)
  }
}
