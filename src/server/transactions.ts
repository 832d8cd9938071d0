import type { Actor, Role } from '../shared/actor.ts'
import { isUuid } from './sessions.ts'
import type { Db, Result } from './sql.ts'

export type Session = Actor & { mustChangePassword: boolean; mustSetUpSecondFactor: boolean; family: string }

export type ReadingOptions = {
  /** The answer need not wait for the end of a transaction that only read. */
  reading?: boolean
}

type CompanyOptions = {
  /** Reads alone, and sees everything as it is at the first query, for as long as it takes. */
  snapshot?: boolean
}

/** Somebody who looks for work: an account, or the SHA-256 of the link they were sent. */
export type Person = { userId: string } | { link: Buffer }

/** The ways into the database, each a transaction as somebody. There is no other: a bare connection may touch nothing. */
export type Transactions = {
  /** A transaction of a live session's company; null when the session is over. */
  forSession: <T>(
    sessionId: string,
    work: (db: Db, session: Session) => Promise<T>,
    options?: ReadingOptions,
  ) => Promise<T | null>
  /** A transaction of a company without a person: jobs, demonstration data. */
  forCompany: <T>(companyId: string, work: (db: Db) => Promise<T>, options?: CompanyOptions) => Promise<T>
  /** What somebody who looks for work has: theirs by their account, or by the link of one application. */
  forSeeker: <T>(who: Person, work: (db: Db) => Promise<T>, options?: ReadingOptions) => Promise<T>
  /** What anybody may read: published adverts. */
  forPublic: <T>(work: (db: Db) => Promise<T>, options?: ReadingOptions) => Promise<T>
  /** Sign-in, sessions, messages: the few tables that span companies. */
  forPlatform: <T>(work: (db: Db) => Promise<T>, options?: ReadingOptions) => Promise<T>
}

/** Whom a transaction stands as. Each id was checked to be one. */
export type Standing = {
  role: 'app' | 'person' | 'public' | 'platform'
  company?: string
  person?: string
  link?: string
  /** Finds its company itself. */
  session?: string
}

const setting = (name: string, value: string) => `set_config('app.${name}', '${value}', true)`

/** What a transaction that has just begun is told. */
export const standingAnew = ({ role, company, person, link, session }: Standing): string => {
  const told = [
    ...(company ? [setting('company_id', company)] : []),
    ...(person ? [setting('person_id', person)] : []),
    ...(link ? [setting('application_link', link)] : []),
  ]
  const who = session ? `; select * from enter_session('${session}')` : ''
  return `set local role fourshore_${role}${told.length > 0 ? `; select ${told.join(', ')}` : ''}${who}`
}

/** What one is told that stood as somebody else before: all of it, so that nothing is left of them. */
export const standingInstead = (who: Standing): string => {
  const { role, company = '', person = '', link = '', session } = who
  const told = [setting('company_id', company), setting('person_id', person), setting('application_link', link)]
  const entering = session ? `; select * from enter_session('${session}')` : ''
  return `set local role fourshore_${role}; select ${told.join(', ')}${entering}`
}

type Opened = Result | undefined

/** Goes in as somebody. `stays` tells whom what is asked later stands as, where the opening finds that out. */
export type Enter = <T>(
  who: Standing,
  work: (db: Db, opened: Opened) => Promise<T>,
  options?: ReadingOptions & CompanyOptions,
  stays?: (opened: Opened) => Standing,
) => Promise<T>

/** The transactions, whichever way they are opened: each one of its own, or all inside that of a call. */
export const transactionsOf = (enter: Enter, used: (sessionId: string) => void): Transactions => ({
  forSession: async (sessionId, work, options) => {
    if (!isUuid(sessionId)) return null
    const found = (opened: Opened) => opened?.rows[0] as Entered | undefined
    return enter(
      { role: 'app', session: sessionId },
      async (db, opened) => {
        const entered = found(opened)
        if (entered) used(sessionId)
        return entered ? work(db, sessionOf(sessionId, entered)) : null
      },
      options,
      (opened) => ({ role: 'app', company: found(opened)?.company_id ?? '' }),
    )
  },
  forCompany: async (companyId, work, options) => {
    if (!isUuid(companyId)) throw new Error(`Not a company id: ${companyId}`)
    return enter({ role: 'app', company: companyId }, work, options)
  },
  forSeeker: async (who, work, options) => {
    if ('userId' in who && !isUuid(who.userId)) throw new Error(`Not an account id: ${who.userId}`)
    const theirs = 'userId' in who ? { person: who.userId } : { link: who.link.toString('hex') }
    return enter({ role: 'person', ...theirs }, work, options)
  },
  forPublic: (work, options) => enter({ role: 'public' }, work, options),
  forPlatform: (work, options) => enter({ role: 'platform' }, work, options),
})

/** Told by every entry of the log that is written in a call, in its transaction or apart from it. */
export type AuditedEntries = { entries: number }

/** One call's transaction. All transactions of its `database` open inside it: what a call does is there whole, or none of it is. */
export type CallTransaction = {
  database: Database
  told: AuditedEntries
  /** Whether something was kept for good apart from it: then the call is not made a second time. */
  hasKeptApart: () => boolean
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

export type Database = Transactions & {
  /**
   * The same, each a transaction of its own, kept whatever becomes of the call: what has to stay when it is refused, such as a
   * failed try. Nothing of it may wait for what the call itself holds.
   */
  apart: Transactions
  /** One call's transaction: all that its database opens is part of it. */
  openCall: () => CallTransaction
  /** Counts a try; true when it is still within `max`, else the seconds to wait. */
  countTry: (key: string, max: number, seconds: number) => Promise<true | number>
  peekTries: (key: string) => Promise<{ tries: number; wait: number }>
  forgetTries: (key: string) => Promise<void>
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
  viewed_by: string | null
  viewed_by_role: Role | null
  is_proved: boolean
  is_read_only: boolean
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
  isProved: found.is_proved,
  isReadOnly: found.is_read_only,
  viewedBy: found.viewed_by && found.viewed_by_role ? { userId: found.viewed_by, role: found.viewed_by_role } : null,
})
