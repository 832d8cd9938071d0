import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

type NewSession = {
  userId: string
  companyId: string | null
  /** Left out: a sign-in, which begins a family. */
  family?: { id: string; startedAt: string; provedAt: string | null }
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
        // Who signs in proves who they are; a refreshed session is as old a proof as the one before.
        proved_at: s.family ? s.family.provedAt : sql`now()`,
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

/** A session that shows the product as somebody else: it belongs to the family it was begun in, and ends by itself. */
export const makeSessionView = async (
  db: Db,
  view: { sessionId: string; family: string; asUser: string | null; asRole: string | null; minutes: number },
): Promise<string> => {
  const { sessionId, family, asUser, asRole, minutes } = view
  const { expires_at } = await db.one(
    k
      .updateTable('sessions')
      .set({ is_view: true, expires_at: sql`least(expires_at, now() + make_interval(mins => ${minutes}))` })
      .where('id', '=', sessionId)
      .returning('expires_at'),
  )
  await db.run(
    k
      .insertInto('session_views')
      .values({ session_id: sessionId, family, as_user: asUser, as_role: asRole, ends_at: expires_at }),
  )
  return expires_at
}

/** Ends what a family looks at as others; says as whom that was. */
export const endSessionViews = async (db: Db, family: string) => {
  const views = await db.many(
    k
      .updateTable('session_views')
      .set({ ended_at: sql`now()` })
      .where('family', '=', family)
      .where('ended_at', 'is', null)
      .returning(['session_id', 'as_user', 'as_role', sql<boolean>`ends_at <= now()`.as('ran_out')]),
  )
  for (const view of views) await db.run(ending().where('id', '=', view.session_id))
  return views
}

/** Views that ran out, or whose session ended, and whose end is not written down yet; at most so many. */
export const overdueSessionViews = (db: Db, most: number) =>
  db.many(sql<{ family: string; user_id: string; company_id: string | null; role: string; session_id: string }>`
    select view.family, session.user_id, session.company_id, users.role, view.session_id
      from session_views view join sessions session on session.id = view.session_id join users on users.id = session.user_id
     where view.ended_at is null and (view.ends_at <= now() or session.revoked_at is not null)
     order by view.ends_at limit ${most}`)

export const noteProof = (db: Db, sessionId: string) =>
  db.run(k.updateTable('sessions').set({ proved_at: sql`now()` }).where('id', '=', sessionId))

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

/** How many sign-ins of this person still live, not counting the family of session `but`. */
export const livingFamilies = async (db: Db, userId: string, but: string | null): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(distinct family)::int n from sessions where user_id = ${userId} and revoked_at is null and expires_at > now()
        and family is distinct from (select own_session.family from sessions own_session where own_session.id = ${but}::uuid)`)
  ).n

export const sessionById = (db: Db, id: string) =>
  db.maybe(
    k
      .selectFrom('sessions')
      .select(['id', 'user_id', 'family', 'family_started_at', 'proved_at', 'revoked_at'])
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
        select session.family, (array_agg(session.agent order by session.created_at desc))[1] agent,
               (array_agg(host(session.address) order by session.created_at desc))[1] address,
               min(session.family_started_at) started_at, max(coalesce(session.used_at, session.created_at)) last_used_at, max(session.expires_at) ends_at,
               session.family = (select own_session.family from sessions own_session where own_session.id = ${sessionId}) current
          from sessions session
         where session.user_id = ${userId} and session.revoked_at is null
         group by session.family
        having max(session.expires_at) > now()) living
       order by current desc, last_used_at desc, family
       limit 100`,
  )
