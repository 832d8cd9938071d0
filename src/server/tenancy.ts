import { createHash } from 'node:crypto'
import type pg from 'pg'
import { openCallTransaction } from './call.transaction.ts'
import { notesOfUse } from './sessions.ts'
import { createDb, isUnanswered, isUnavailable, type Pool, serviceBusy } from './sql.ts'
import { type Database, type Enter, standingAnew, transactionsOf } from './transactions.ts'

export type { Database, Person, Session } from './transactions.ts'

/**
 * Connections whose last transaction only read and has not been ended yet. Its commit travels with the opening of the next one: a trip
 * to the database saved for every read. When none comes within a moment, it is sent alone.
 */
const owed = () => {
  const clients = new Set<pg.PoolClient>()
  return {
    add: (client: pg.PoolClient) => {
      clients.add(client)
      setTimeout(() => {
        if (clients.delete(client)) client.query('commit').catch(() => {})
      }, 10)
    },
    /** True when a commit is owed, which from now on is the caller's to send. */
    take: (client: pg.PoolClient) => clients.delete(client),
  }
}

/**
 * `beside` is for what spans companies. A use case may need it while it holds its company's transaction: from one and the same pool, as many
 * such calls as there are connections would wait for each other.
 */
export const openDatabase = (pool: Pool, beside: Pool): Database => {
  const owing = owed()
  /**
   * One statement beside any transaction: kept when it answers. What the connection read last is ended first: within it, a deadlock with another
   * such statement would take back what callers were already told.
   */
  const ask = async <R extends pg.QueryResultRow>(text: string, values: unknown[]) => {
    const client = await connect(beside)
    try {
      if (owing.take(client)) client.query('commit').catch(() => {})
      const result = await client.query<R>(text, values)
      client.release()
      return result
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  const used = notesOfUse((ids) => ask('select note_use($1)', [ids]))
  const enter: Enter = async (who, work, options = {}) => {
    const client = await connect(who.role === 'platform' ? beside : pool)
    let ending: Promise<unknown> | undefined
    try {
      const begin = options.snapshot ? 'begin isolation level repeatable read read only' : 'begin'
      const opening = `${owing.take(client) ? 'commit; ' : ''}${begin}; ${standingAnew(who)}`
      const opened = (await client.query(opening)) as unknown as pg.QueryResult[]
      const result = await work(createDb(client), opened.at(-1))
      // Asked now: a read of which something was written down is kept before its answer leaves.
      if (options.reading) owing.add(client)
      else {
        ending = client.query('commit')
        await ending
      }
      client.release()
      return result
    } catch (error) {
      // A connection that cannot even roll back is thrown away.
      if (ending || isUnanswered(error)) client.release(true)
      else
        client.query('rollback').then(
          () => client.release(),
          () => client.release(true),
        )
      throw error
    }
  }

  const transactions = transactionsOf(enter, used)
  const tries = {
    countTry: async (key: string, max: number, seconds: number) => {
      const { rows } = await ask<{ tries: number; wait: number }>('select * from count_try($1, $2)', [
        nameOfTries(key),
        seconds,
      ])
      const row = rows[0]
      return !row || row.tries <= max ? true : row.wait
    },
    peekTries: async (key: string) => {
      const { rows } = await ask<{ tries: number; wait: number }>('select * from peek_tries($1)', [nameOfTries(key)])
      return rows[0] ?? { tries: 0, wait: 0 }
    },
    forgetTries: async (key: string) => {
      await ask('select forget_tries($1)', [nameOfTries(key)])
    },
  }

  const openCall = () =>
    openCallTransaction({
      apart: transactions,
      used,
      connect: () => connect(pool),
      owed: (client) => (owing.take(client) ? 'commit; ' : ''),
      whole: (joined, apart) => ({ ...joined, ...tries, apart, openCall }),
    })
  return { ...transactions, ...tries, apart: transactions, openCall }
}

/** What was tried, by hash: whose address it was is not written down. */
const nameOfTries = (key: string): string => createHash('sha256').update(key).digest('base64url')

const connect = async (pool: Pool) => {
  try {
    const client = await pool.connect()
    if (client.listenerCount('error') === 0) client.on('error', () => {})
    return client
  } catch (error) {
    throw isUnavailable(error) ? serviceBusy() : error
  }
}
