import { AsyncLocalStorage } from 'node:async_hooks'
import { type Connection, createDb, type Db, isUnanswered, type Question, type Result } from './sql.ts'
import {
  type AuditedEntries,
  type CallTransaction,
  type Database,
  type Enter,
  standingInstead,
  type Transactions,
  transactionsOf,
} from './transactions.ts'

/** Those opened side by side take turns; one opened inside another goes on in it. */
type Level = { call: object; tail: Promise<unknown>; isOpen: boolean }
const levels = new AsyncLocalStorage<Level>()

type Connecting = {
  apart: Transactions
  used: (sessionId: string) => void
  connect: () => Promise<Connection>
  /** What has to be said first on this connection: the end of a transaction that only read. */
  owed: (client: Connection) => string
  /** The transactions with everything else a database offers. */
  whole: (joined: Transactions, apart: Transactions) => Database
}

const over = () => new Error('The transaction of this call is over')

/**
 * Opens nothing yet: the first use does. Each is a savepoint, so that what failed in it leaves nothing even where the call goes on,
 * and every query stands as whoever opened it, whatever was opened in between.
 */
export const openCallTransaction = ({ apart, used, connect, owed, whole }: Connecting): CallTransaction => {
  const told: AuditedEntries = { entries: 0 }
  const call = {}
  const top: Level = { call, tail: Promise.resolve(), isOpen: false }
  let opening: Promise<Connection> | null = null
  let standing: string | null = null
  let transactions = 0
  let keptApart = false
  let isOver = false

  const opened = () => {
    if (isOver) throw over()
    opening ??= connect().then(async (client) => {
      await client.query(`${owed(client)}begin`)
      return client
    })
    return opening
  }

  const dbOf = (client: Connection, stands: string, own: Level): Db => {
    const query = async (input: Question) => {
      // Asked beside one that is open inside this one: after it, so that its savepoint does not hold what is written here.
      while (own.isOpen && levels.getStore() === own) await own.tail
      if (isOver) throw over()
      if (standing !== stands) {
        standing = stands
        client.query(stands).catch(() => {})
      }
      return client.query(input)
    }
    return Object.assign(createDb({ query } as unknown as Connection), { told })
  }

  const through: Enter = async (who, work, _options, stays) => {
    const client = await opened()
    const own: Level = { call, tail: Promise.resolve(), isOpen: false }
    const mark = `inner_${++transactions}`
    const opensWith = standingInstead(who)
    const asked = client.query(`savepoint ${mark}; ${opensWith}`) as unknown as Promise<Result[]>
    standing = opensWith
    try {
      const found = (await asked).at(-1)
      if (stays) standing = standingInstead(stays(found))
      const db = dbOf(client, standing, own)
      const result = await levels.run(own, () => work(db, found))
      await own.tail
      await client.query(`release savepoint ${mark}`)
      return result
    } catch (error) {
      await own.tail
      standing = null
      if (!isUnanswered(error))
        await client.query(`rollback to savepoint ${mark}; release savepoint ${mark}`).catch(() => {})
      throw error
    }
  }

  const enter: Enter = (who, work, options, stays) => {
    if (options?.snapshot) throw new Error('A call has one view of the data: a snapshot is taken by a job')
    const inside = levels.getStore()
    const level = inside?.call === call ? inside : top
    const turn = level.tail.then(() => through(who, work, options, stays))
    const ended = turn.then(
      () => {},
      () => {},
    )
    level.isOpen = true
    level.tail = ended
    ended.then(() => {
      if (level.tail === ended) level.isOpen = false
    })
    return turn
  }

  const keeping = <T>(work: (db: Db) => Promise<T>) => {
    keptApart = true
    return (db: Db) => work(Object.assign(db, { told }))
  }
  const toldApart: Transactions = {
    ...apart,
    forCompany: (companyId, work, options) => apart.forCompany(companyId, keeping(work), options),
    forPlatform: (work, options) => apart.forPlatform(options?.reading ? work : keeping(work), options),
  }

  const end = async (how: 'commit' | 'rollback') => {
    await top.tail
    isOver = true
    const client = await opening?.catch(() => null)
    if (!client) return
    try {
      await client.query(how)
      client.release()
    } catch (error) {
      // A connection that cannot be ended properly is thrown away.
      client.release(true)
      if (how === 'commit') throw error
    }
  }

  return {
    told,
    hasKeptApart: () => keptApart,
    commit: () => end('commit'),
    rollback: () => end('rollback'),
    database: whole(transactionsOf(enter, used), toldApart),
  }
}
