import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'
import { createConcurrencyLimiter } from './slots.ts'

/** Files on their way in at once: each is held in memory whole. */
const MOST = 12
/** Those of one person; of one company; from one network. Any one of them leaves room for the others. */
const MOST_OF_PERSON = 4
const MOST_OF_COMPANY = 6
const MOST_OF_NETWORK = 6

/** Looked at this often, ms. */
const LOOK_EVERY = 5_000
/** A body that comes slower than this, bytes a second, for two looks in a row holds its place on purpose, or its line is dead. */
const LEAST_RATE = 4 * 1024

type Uploader = { userId: string; companyId: string | null }

/** The places for files on their way in. A place is given back when its connection is over or its answer sent. */
export const openUploadRoom = () => {
  const people = createConcurrencyLimiter(MOST, MOST_OF_PERSON)
  const companies = createConcurrencyLimiter(MOST, MOST_OF_COMPANY)
  const networks = createConcurrencyLimiter(MOST, MOST_OF_NETWORK)
  return {
    /** Takes a place for as long as the call lasts. Throws BUSY when there is none. */
    enter: (request: FastifyRequest, reply: FastifyReply, { userId, companyId }: Uploader): void => {
      const taken: (() => void)[] = []
      const leave = () => {
        for (const give of taken.splice(0)) give()
      }
      try {
        taken.push(people(userId))
        taken.push(networks(networkOf(request.ip)))
        if (companyId) taken.push(companies(companyId))
      } catch (error) {
        leave()
        throw error
      }
      reply.raw.once('close', leave)
      if (reply.raw.destroyed) leave()
    },
  }
}

/**
 * Ends the connection of a body that trickles: whoever sends a byte now and then would hold a place, and memory, for as long as a request may
 * take. A body that is there already, or that is paused by us, is not slow.
 */
export const endTrickle = (
  request: FastifyRequest,
  { lookEvery = LOOK_EVERY, leastRate = LEAST_RATE }: { lookEvery?: number; leastRate?: number } = {},
): void => {
  const { raw } = request
  const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
  if (!hasBody || raw.complete) return
  const { socket } = raw
  let before = socket.bytesRead
  let slow = 0
  const looking = setInterval(() => {
    if (raw.complete) return clearInterval(looking)
    const came = socket.bytesRead - before
    before = socket.bytesRead
    slow = came < (leastRate * lookEvery) / 1000 ? slow + 1 : 0
    if (slow < 2) return
    clearInterval(looking)
    socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    socket.destroySoon()
  }, lookEvery)
  looking.unref()
  // Of the request, not of its connection, which is kept for many.
  raw.once('close', () => clearInterval(looking))
}
