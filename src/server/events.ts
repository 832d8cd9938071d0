import type { FastifyReply } from 'fastify'
import { Refusal } from '../shared/refusal.ts'
import type { Changes } from './changes.ts'
import type { StreamPart } from './routes.ts'
import { serviceBusy } from './sql.ts'
import type { Watch } from './watch.ts'

/** Between two looks of one stream at least, ms: what changes all the time is told a few times a second. */
const REST = 300
/** The database was away or busy: looked again after, ms. */
const LATER = 1_000
/** A line without meaning, so that nothing on the way takes a quiet stream for a dead one, ms. It costs no look. */
const SIGN_OF_LIFE = 15_000
/** A stream is ended after so long, ms; whoever still cares opens another one. */
const LONGEST = 15 * 60_000
/** Open at once in a process; of one company a fifth, so that nobody takes them all; and of one session, a tab each. */
const MOST_STREAMS = 5_000
const MOST_FOR_A_COMPANY = 1_000
const MOST_FOR_A_SESSION = 12
/** Looks at once: a change that a thousand pages watch takes no more connections than this. */
const MOST_LOOKS = 3
/** Bytes that wait for a reader who has stopped taking them. */
const MOST_WAITING = 64 * 1024

type Open = { sessionId: string; companyId: string | null; end: () => void }

/** The event streams that are open: they are counted, they look when something they watch has changed, and they end when the server does. */
export const openStreams = (changes: Changes) => {
  const open = new Map<FastifyReply, Open>()
  const started = new WeakSet<object>()
  const inTurn = turns(MOST_LOOKS)

  const run = async (reply: FastifyReply, { parts, refused }: Watch, isOver: AbortSignal) => {
    const out = reply.raw
    const write = (text: string) => {
      if (out.writableLength > MOST_WAITING) out.destroy()
      else out.write(text)
    }
    const alive = setInterval(() => write(':\n\n'), SIGN_OF_LIFE)
    const ended = (of: string) => write(`data: ${JSON.stringify({ of, over: true })}\n\n`)
    for (const of of refused) ended(of)
    const tellPart = async (part: StreamPart) => {
      const isLast = await follow(part, write, isOver)
      if (isLast && part.of !== null) ended(part.of)
    }
    try {
      await Promise.all(parts.map(tellPart))
    } finally {
      clearInterval(alive)
    }
  }

  /** One part of a stream, until its last event (true), the end of the session or of the stream. */
  const follow = async (
    { of, look, topics }: StreamPart,
    write: (text: string) => void,
    isOver: AbortSignal,
  ): Promise<boolean> => {
    // Watched before the first look, so that no change falls in between.
    const bell = bellOf(isOver)
    const unwatch = changes.watch(topics, bell.ring)
    let told = ''
    try {
      while (!isOver.aborted) {
        const seen = await inTurn(look).catch((error: unknown) => {
          if (error instanceof Refusal && error.code === 'BUSY') return undefined
          throw error
        })
        if (seen === null) return false
        const text = seen === undefined ? told : JSON.stringify(seen.event)
        if (text !== told) write(`data: ${of === null ? text : JSON.stringify({ of, event: seen?.event })}\n\n`)
        told = text
        if (seen?.last) return true
        await bell.rest(seen === undefined ? LATER : REST)
        if (seen !== undefined) await bell.rung()
      }
      return false
    } finally {
      unwatch()
    }
  }

  const count = (is: (current: Open) => boolean) => [...open.values()].filter(is).length

  return {
    start: (reply: FastifyReply, watch: Watch): FastifyReply => {
      if (count(({ sessionId }) => sessionId === watch.sessionId) >= MOST_FOR_A_SESSION)
        throw new Refusal('RATE_LIMITED', 'Too many streams are open. Close one first.', { retryAfter: 5 })
      const ofCompany = (current: Open) => current.companyId !== null && current.companyId === watch.companyId
      if (count(ofCompany) >= MOST_FOR_A_COMPANY)
        throw new Refusal('RATE_LIMITED', 'Your company has too many pages open at once. Close some first.', {
          retryAfter: 30,
        })
      if (open.size >= MOST_STREAMS) throw serviceBusy()
      const over = new AbortController()
      const longest = setTimeout(() => over.abort(), LONGEST)
      const end = () => over.abort()
      open.set(reply, { sessionId: watch.sessionId, companyId: watch.companyId, end })
      started.add(reply)
      reply.hijack()
      reply.raw.on('error', () => {})
      reply.raw.on('close', end)
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-accel-buffering': 'no',
      })
      run(reply, watch, over.signal)
        .catch((error) => reply.log.error({ err: error }, 'stream'))
        .finally(() => {
          clearTimeout(longest)
          open.delete(reply)
          reply.raw.end()
        })
      return reply
    },
    /** Whether an answer is a stream: it takes as long as it is open. */
    isStream: (reply: object) => started.has(reply),
    count: () => open.size,
    close: () => {
      for (const { end } of open.values()) end()
    },
  }
}

/** Rung any number of times, heard once. Everything waits no longer than until it is over. */
const bellOf = (isOver: AbortSignal) => {
  let hasRung = false
  let hear = () => {}
  isOver.addEventListener('abort', () => hear())
  return {
    ring: () => {
      hasRung = true
      hear()
    },
    rung: async () => {
      if (!hasRung && !isOver.aborted) await new Promise<void>((go) => (hear = go))
      hasRung = false
    },
    rest: (ms: number) =>
      new Promise<void>((go) => {
        if (isOver.aborted) return go()
        const done = () => {
          clearTimeout(timer)
          isOver.removeEventListener('abort', done)
          go()
        }
        const timer = setTimeout(done, ms)
        isOver.addEventListener('abort', done)
      }),
  }
}

/** So many at a time, the others one after the other. */
const turns = (most: number) => {
  const waiting: (() => void)[] = []
  let inside = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= most) await new Promise<void>((go) => waiting.push(go))
    else inside++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else inside--
    }
  }
}
