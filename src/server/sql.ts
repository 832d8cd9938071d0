import { createHash } from 'node:crypto'
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import pg from 'pg'
import { Refusal } from '../shared/refusal.ts'
import type { DB } from './tables.ts'

// A date stays the text it is: a Date object would move it by the server's zone. Instants come as ISO text in UTC.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(
  pg.types.builtins.TIMESTAMPTZ,
  (text) => `${text.slice(0, 10)}T${text.slice(11).replace(/\+00$/, '')}Z`,
)

/** Builds queries; runs none. Whoever holds a `Db` runs them. */
export const k = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A built query, or raw SQL with its values bound. */
type Query<T> = Compilable<T> | RawBuilder<T>

/** A transaction that is open. Everything that reads or writes is handed one; nothing else reaches the database. */
export type Db = {
  many: <T>(query: Query<T>) => Promise<T[]>
  maybe: <T>(query: Query<T>) => Promise<T | undefined>
  one: <T>(query: Query<T>) => Promise<T>
  /** Rows changed. */
  run: (query: Query<unknown>) => Promise<number>
  /** In a call's transaction: how many entries of the log it has written. */
  told?: { entries: number }
}

/** Names of prepared statements by their text: a query is planned once per connection. Bounded, since filters make many texts. */
const names = new Map<string, string>()
const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known || names.size > 500) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** What has a meaning inside the quotes of a list. */
const QUOTED = /["\\]/
const ALL_QUOTED = /["\\]/g

/**
 * A list of values as the text of a list of the database; null where a value is none it can be said of here. The driver says the same in ten
 * times the time, which many thousands of rows notice.
 */
export const listText = (values: readonly unknown[]): string | null => {
  let text = '{'
  for (let i = 0; i < values.length; i++) {
    const value = values[i]
    if (i > 0) text += ','
    if (value === null || value === undefined) text += 'NULL'
    else if (typeof value === 'string') text += `"${QUOTED.test(value) ? value.replace(ALL_QUOTED, '\\$&') : value}"`
    else if (typeof value === 'number' || typeof value === 'boolean') text += `"${value}"`
    else return null
  }
  return `${text}}`
}

export const createDb = (client: pg.ClientBase): Db => {
  const query = async <T>(built: Query<T>): Promise<pg.QueryResult<T & pg.QueryResultRow>> => {
    const { sql, parameters } = built.compile(k)
    // A statement over a list of values is planned anew each time: a plan kept from when a table was small would read all of it.
    const name = parameters.some(Array.isArray) ? undefined : nameOf(sql)
    return client.query<T & pg.QueryResultRow>({
      text: sql,
      values: parameters.map((value) => (Array.isArray(value) ? (listText(value) ?? value) : value)),
      ...(name ? { name } : {}),
    })
  }
  return {
    many: async (q) => (await query(q)).rows,
    maybe: async (q) => (await query(q)).rows[0],
    one: async (q) => {
      const row = (await query(q)).rows[0]
      if (!row) throw new Error('A row that must be there is not')
      return row
    },
    run: async (q) => (await query(q)).rowCount ?? 0,
  }
}

export type Pool = pg.Pool
/** A connection, and what is asked and answered over it: of use to what opens transactions alone. */
export type Connection = pg.PoolClient
export type Result = pg.QueryResult
export type Question = pg.QueryConfig

/** How long a statement may take, by the database's clock and by ours, and how long it is waited for a connection, ms. */
type Patience = { statement: number; answer: number; connection: number }
const PATIENCE: Patience = { statement: 20_000, answer: 25_000, connection: 3_000 }

/** Connections that may touch nothing until a transaction takes a role: a query outside of one fails. */
export const openPool = (url: string, max: number, patience: Partial<Patience> = {}): Pool => {
  const { statement, answer, connection } = { ...PATIENCE, ...patience }
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connection,
    idleTimeoutMillis: 30_000,
    // A database that does not even say that it gave up, because it stands still or the line to it is dead.
    query_timeout: answer,
    options: `-c role=fourshore_gate -c timezone=UTC -c statement_timeout=${statement} -c lock_timeout=5s -c idle_in_transaction_session_timeout=30s`,
  })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}

/** True when the database was not there, was going down or gave no connection in time: trying again makes sense. */
export const isUnavailable = (error: unknown): boolean => {
  const { code, message = '' } = error as { code?: string; message?: string }
  return (
    [
      'ECONNREFUSED',
      'ECONNRESET',
      'EPIPE',
      '57P01',
      '57P02',
      '57P03',
      '08006',
      '08001',
      '08003',
      '53300',
      '55P03',
      '57014',
      '25P03',
      '25P04',
    ].includes(code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(message) ||
    isUnanswered(error)
  )
}

/** True when the database kept silent for longer than we wait: its connection is of no use any more. */
export const isUnanswered = (error: unknown): boolean => (error as Error | undefined)?.message === 'Query read timeout'

/** True when there is no room left on a disk: the database's (53100), or the one that files are on. */
export const isDiskFull = (error: unknown): boolean =>
  ['53100', 'ENOSPC', 'EDQUOT'].includes((error as { code?: string } | undefined)?.code ?? '')

export const storageFull = () =>
  new Refusal(
    'STORAGE_FULL',
    'There is no room left to keep this. Whoever runs the server has to make some; reading goes on.',
    {
      retryAfter: 60,
    },
  )

export const uniqueViolation = (error: unknown): string | null => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' ? (constraint ?? '') : null
}

/** Whether something is still named by something else. */
export const isForeignKeyViolation = (error: unknown): boolean => (error as { code?: string }).code === '23503'

export const serviceBusy = () =>
  new Refusal('BUSY', 'The service is busy for a moment. Please try again.', { retryAfter: 2 })

/** Another writer was faster: the call starts again from the beginning and sees what that one wrote. */
export const writeConflict = () => Object.assign(new Error('Another writer was faster'), { code: '40001' })

/** A value for a column of JSON. */
export const jsonb = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`
