import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './sql.ts'

const CHANNEL = 'fourshore_changes'
/** How long it is waited before listening anew, ms: doubled each time up to the second. */
const AGAIN_AFTER = [100, 5_000] as const
/** A connection that says nothing may be dead without knowing it: asked so often, ms. */
const ASK_EVERY = 30_000

/** What can be watched: its kind and the id of the one that changed. */
export type Topic = `${'board' | 'walk-in' | 'import' | 'session' | 'person' | 'attendance' | 'thread'} ${string}`

/** Tells whoever watches, on every server, that something has changed: once the transaction is committed, and not when it is rolled back. */
export const notifyChange = async (db: Db, topic: Topic): Promise<void> => {
  await db.run(sql`select pg_notify(${CHANNEL}, ${topic.toLowerCase()})`)
}

export type Changes = {
  /** Calls `wake` whenever one of the topics may have changed: always too often rather than too seldom. Gives the way to end it. */
  watch: (topics: readonly Topic[], wake: () => void) => () => void
  close: () => Promise<void>
}

/**
 * One connection of this process that listens for all of its open pages. What was said while it was away is lost: when it is back,
 * everybody looks once.
 */
export const openChanges = (ownerUrl: string, log: Pick<FastifyBaseLogger, 'error'>): Changes => {
  const watching = new Map<string, Set<() => void>>()
  const stop = new AbortController()
  const wakeAll = () => {
    for (const wakes of watching.values()) for (const wake of wakes) wake()
  }

  /** Until the connection is over. */
  const listen = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: ownerUrl,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
      application_name: 'fourshore changes',
    })
    const over = new Promise<void>((done) => {
      client.on('error', () => done())
      client.on('end', () => done())
      stop.signal.addEventListener('abort', () => done())
    })
    client.on('notification', ({ payload = '' }) => {
      for (const wake of watching.get(payload) ?? []) wake()
    })
    const asking = setInterval(() => client.query('select 1').catch(() => client.end().catch(() => {})), ASK_EVERY)
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      wait = AGAIN_AFTER[0]
      wakeAll()
      await over
    } finally {
      clearInterval(asking)
      await client.end().catch(() => {})
    }
  }

  let wait: number = AGAIN_AFTER[0]
  const running = (async () => {
    while (!stop.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!stop.signal.aborted)
          log.error({ err: error }, 'open pages are not told of changes; listening is tried again')
      })
      await sleep(wait, undefined, { signal: stop.signal }).catch(() => {})
      wait = Math.min(wait * 2, AGAIN_AFTER[1])
    }
  })()

  return {
    watch: (input, wake) => {
      // An id in an address may be written in capitals.
      const topics = input.map((topic) => topic.toLowerCase())
      for (const topic of topics) {
        const wakes = watching.get(topic) ?? new Set()
        watching.set(topic, wakes.add(wake))
      }
      return () => {
        for (const topic of topics) {
          const wakes = watching.get(topic)
          wakes?.delete(wake)
          if (wakes?.size === 0) watching.delete(topic)
        }
      }
    },
    close: async () => {
      stop.abort()
      await running
    },
  }
}
