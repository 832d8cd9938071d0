import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { describe, expect, test } from 'vitest'
import { openStreams } from './events.ts'
import type { Watch } from './watch.ts'

const FOR_A_COMPANY = 1_000
const FOR_A_SESSION = 12

/** A page that goes on reading; what it is told is of no matter here. */
const openReply = () => {
  const raw = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writeHead: () => {},
    write: () => true,
    end: () => {},
  })
  return { raw, hijack: () => {}, log: { error: () => {} } } as unknown as FastifyReply
}

const neverChanging = { watch: () => () => {}, close: async () => {} }
const quiet = { of: null, topics: [], look: async () => ({ event: {}, last: false }) }
const watchBy = (session: string, company: string | null): Watch => ({
  sessionId: session,
  companyId: company,
  parts: [quiet],
  refused: [],
})

describe('the event streams of a server', () => {
  test('are not all of one company: when it has its share, others still get theirs, and it does once it closes one', async () => {
    const streams = openStreams(neverChanging)
    const replies = Array.from({ length: FOR_A_COMPANY }, (_, i) =>
      streams.start(openReply(), watchBy(`session ${Math.floor(i / FOR_A_SESSION)}`, 'greedy')),
    )
    expect(() => streams.start(openReply(), watchBy('one more', 'greedy'))).toThrow('too many pages open')
    streams.start(openReply(), watchBy('another', 'modest'))
    streams.start(openReply(), watchBy('somebody who looks for work', null))
    expect(streams.count()).toBe(FOR_A_COMPANY + 2)
    replies[0]?.raw.emit('close')
    await expect.poll(() => streams.count()).toBe(FOR_A_COMPANY + 1)
    expect(() => streams.start(openReply(), watchBy('one more', 'greedy'))).not.toThrow()
    streams.close()
    await expect.poll(() => streams.count()).toBe(0)
  })

  test('are a few for each session', () => {
    const streams = openStreams(neverChanging)
    for (let i = 0; i < FOR_A_SESSION; i++) streams.start(openReply(), watchBy('one', 'modest'))
    expect(() => streams.start(openReply(), watchBy('one', 'modest'))).toThrow('Too many streams')
    expect(() => streams.start(openReply(), watchBy('two', 'modest'))).not.toThrow()
    streams.close()
  })
})
