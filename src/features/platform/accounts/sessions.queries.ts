import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

type NewSession = {
  userId: string
  companyId: string | null
  /** Left out: a sign-in, which begins a family. */
  family?: { id: string; startedAt: string }
  hours: number
  /** The end of the whole family, from its beginning. */
  days: number
  address: string
  agent: string
}

/** Lifetimes are counted by the database's clock, so that replicas agree. */
export const insertSession = (db: Db, s: NewSession) => {
  const startedAt = s.family ? sql<string>`${s.family.startedAt}::timestamptz` : sql<string>`now()`
  return db.one(
    k
      .insertInto('sessions')
      .values({
        user_id: s.userId,
        company_id: s.companyId,
        family: s.family?.id ?? crypto.randomUUID(),
        family_started_at: startedAt,
        expires_at: sql`least(now() + make_interval(hours => ${s.hours}), ${startedAt} + make_interval(days => ${s.days}))`,
        used_at: sql`now()`,
        address: s.address,
        agent: s.agent,
      })
      .returning(['id', 'expires_at', sql<number>`extract(epoch from expires_at - now())::int`.as('seconds_left')]),
  )
}

export const noteSignIn = (db: Db, userId: string) =>
  db.run(k.updateTable('users').set({ last_sign_in_at: sql`now()` }).where('id', '=', userId))

/** Ends a session after the overlap that other tabs need. Says whether it was this call that rotated it. */
export const rotateSession = async (db: Db, id: string, overlapSeconds: number) =>
  (await db.run(
    k
      .updateTable('sessions')
      .set({
        rotated_at: sql`now()`,
        expires_at: sql`least(expires_at, now() + make_interval(secs => ${overlapSeconds}))`,
      })
      .where('id', '=', id)
      .where('rotated_at', 'is', null),
  )) === 1

const ending = () => k.updateTable('sessions').set({ revoked_at: sql`now()` }).where('revoked_at', 'is', null)

export const revokeFamily = (db: Db, userId: string, family: string) =>
  db.run(ending().where('user_id', '=', userId).where('family', '=', family))

export const revokeUser = (db: Db, userId: string) => db.run(ending().where('user_id', '=', userId))

/** All but the family of this session; says how many sign-ins of those still lived. */
export const revokeOthers = async (db: Db, userId: string, sessionId: string) => {
  const others = ending()
    .where('user_id', '=', userId)
    .where('family', '!=', (q) => q.selectFrom('sessions').select('family').where('id', '=', sessionId))
    .returning(['family', sql<boolean>`expires_at > now()`.as('lived')])
  const ended = await db.many(others)
  return new Set(ended.filter((s) => s.lived).map((s) => s.family)).size
}

export const sessionById = (db: Db, id: string) =>
  db.maybe(
    k
      .selectFrom('sessions')
      .select(['id', 'user_id', 'family', 'family_started_at', 'revoked_at'])
      .where('id', '=', id),
  )

/** Sign-ins that still live, each as its newest session shows it; the one in use first. */
export const familiesOf = (db: Db, userId: string, sessionId: string) =>
  db.many(
    sql<{
      family: string
      current: boolean
      agent: string | null
      address: string | null
      started_at: string
      last_used_at: string
      ends_at: string
    }>`
      select * from (
        select s.family, (array_agg(s.agent order by s.created_at desc))[1] agent,
               (array_agg(host(s.address) order by s.created_at desc))[1] address,
               min(s.family_started_at) started_at, max(coalesce(s.used_at, s.created_at)) last_used_at, max(s.expires_at) ends_at,
               s.family = (select c.family from sessions c where c.id = ${sessionId}) current
          from sessions s
         where s.user_id = ${userId} and s.revoked_at is null
         group by s.family
        having max(s.expires_at) > now()) living
       order by current desc, last_used_at desc, family
       limit 100`,
  )
