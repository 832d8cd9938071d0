import type pg from 'pg'
import type { Actor, Role } from '../shared/actor.ts'
import { isUuid, notesOfUse } from './sessions.ts'
import { createDb, type Db, isUnanswered, isUnavailable, type Pool, serviceBusy } from './sql.ts'

export type Session = Actor & { mustChangePassword: boolean; mustSetUpSecondFactor: boolean; family: string }

type Options = {
  /** The answer need not wait for the end of a transaction that only read. */
  reading?: boolean
}

type CompanyOptions = {
  /** Reads alone, and sees everything as it is at the first query, for as long as it takes. */
  snapshot?: boolean
}

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

/** Somebody who looks for work: an account, or the SHA-256 of the link they were sent. */
export type Person = { userId: string } | { link: Buffer }

/** The doors to the database. There is no other way in: a bare connection may touch nothing. */
export type Database = {
  /** A transaction of a live session's company; null when the session is over. */
  forSession: <T>(
    sessionId: string,
    work: (db: Db, session: Session) => Promise<T>,
    options?: Options,
  ) => Promise<T | null>
  /** A transaction of a company without a person: jobs, demonstration data. */
  forCompany: <T>(companyId: string, work: (db: Db) => Promise<T>, options?: CompanyOptions) => Promise<T>
  /** What somebody who looks for work has: theirs by their account, or by the link of one application. */
  forSeeker: <T>(who: Person, work: (db: Db) => Promise<T>, options?: Options) => Promise<T>
  /** What anybody may read: published adverts. */
  forPublic: <T>(work: (db: Db) => Promise<T>, options?: Options) => Promise<T>
  /** Sign-in, sessions, messages: the few tables that span companies. */
  forPlatform: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Counts a try; true when it is still within `max`, else the seconds to wait. */
  countTry: (key: string, max: number, seconds: number) => Promise<true | number>
  peekTries: (key: string) => Promise<{ tries: number; wait: number }>
  forgetTries: (key: string) => Promise<void>
}

/**
 * `beside` is for what spans companies. A use case may need it while it holds its company's transaction: from one and the same pool, as many
 * such calls as there are connections would wait for each other.
 */
export const openDatabase = (pool: Pool, beside: Pool): Database => {
  const owing = owed()
  const used = notesOfUse((ids) => ask(beside, 'select note_use($1)', [ids]))
  const transaction = async <T>(
    from: Pool,
    opening: string,
    work: (client: pg.PoolClient, opened: pg.QueryResult | undefined) => Promise<T>,
    options: Options = {},
  ) => {
    const client = await connect(from)
    let ending: Promise<unknown> | undefined
    try {
      const opened = (await client.query(
        owing.take(client) ? `commit; ${opening}` : opening,
      )) as unknown as pg.QueryResult[]
      const result = await work(client, opened.at(-1))
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

  return {
    forSession: async (sessionId, work, options) => {
      if (!isUuid(sessionId)) return null
      const opening = `begin; set local role fourshore_app; select * from enter_session('${sessionId}')`
      return transaction(
        pool,
        opening,
        async (client, opened) => {
          const found = opened?.rows[0] as Entered | undefined
          if (found) used(sessionId)
          return found ? work(createDb(client), sessionOf(sessionId, found)) : null
        },
        options,
      )
    },
    forCompany: async (companyId, work, { snapshot = false } = {}) => {
      if (!isUuid(companyId)) throw new Error(`Not a company id: ${companyId}`)
      const begin = snapshot ? 'begin isolation level repeatable read read only' : 'begin'
      const opening = `${begin}; set local role fourshore_app; select set_config('app.company_id', '${companyId}', true)`
      return transaction(pool, opening, (client) => work(createDb(client)))
    },
    forSeeker: (who, work, options) => {
      if ('userId' in who && !isUuid(who.userId)) throw new Error(`Not an account id: ${who.userId}`)
      const setting =
        'userId' in who
          ? `set_config('app.person_id', '${who.userId}', true)`
          : `set_config('app.application_link', '${who.link.toString('hex')}', true)`
      const opening = `begin; set local role fourshore_person; select ${setting}`
      return transaction(pool, opening, (client) => work(createDb(client)), options)
    },
    forPublic: (work, options) =>
      transaction(pool, 'begin; set local role fourshore_public', (client) => work(createDb(client)), options),
    forPlatform: (work) =>
      transaction(beside, 'begin; set local role fourshore_platform', (client) => work(createDb(client))),
    countTry: async (key, max, seconds) => {
      const { rows } = await ask<{ tries: number; wait: number }>(beside, 'select * from count_try($1, $2)', [
        key,
        seconds,
      ])
      const row = rows[0]
      return !row || row.tries <= max ? true : row.wait
    },
    peekTries: async (key) => {
      const { rows } = await ask<{ tries: number; wait: number }>(beside, 'select * from peek_tries($1)', [key])
      return rows[0] ?? { tries: 0, wait: 0 }
    },
    forgetTries: async (key) => {
      await ask(beside, 'select forget_tries($1)', [key])
    },
  }
}

type Entered = {
  user_id: string
  company_id: string | null
  employee_id: string | null
  role: Role
  email: string
  must_change_password: boolean
  must_set_up_second_factor: boolean
  family: string
}

const sessionOf = (sessionId: string, found: Entered): Session => ({
  sessionId,
  userId: found.user_id,
  role: found.role,
  email: found.email,
  companyId: found.company_id,
  employeeId: found.employee_id,
  mustChangePassword: found.must_change_password,
  mustSetUpSecondFactor: found.must_set_up_second_factor,
  family: found.family,
})

const connect = async (pool: Pool) => {
  try {
    const client = await pool.connect()
    if (client.listenerCount('error') === 0) client.on('error', () => {})
    return client
  } catch (error) {
    throw isUnavailable(error) ? serviceBusy() : error
  }
}

const ask = async <R extends pg.QueryResultRow>(pool: Pool, text: string, values: unknown[]) => {
  const client = await connect(pool)
  try {
    const result = await client.query<R>(text, values)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}
