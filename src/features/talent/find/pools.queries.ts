import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Viewer } from './queries.ts'

/** Whoever is in a pool and may still be found, or is still an applicant of one's own. */
const there = (v: Viewer) => sql`member.company_id = ${v.companyId} and member.expires_on >= ${v.today}::date
  and (member.card_id is null or exists (select from talent_cards card where card.id = member.card_id))
  and (member.candidate_id is null or exists (select from candidates candidate where candidate.company_id = member.company_id
    and candidate.id = member.candidate_id and candidate.erased_at is null))`

export const listPools = (db: Db, v: Viewer) =>
  db.many<{ id: string; name: string; purpose: string; members: number; ending: number }>(sql`
    select pool.id, pool.name, pool.purpose, count(member.id)::int members,
      count(member.id) filter (where member.expires_on < ${v.today}::date + 30)::int ending
      from talent_pools pool left join talent_pool_members member on member.pool_id = pool.id and ${there(v)}
     where pool.company_id = ${v.companyId} group by pool.company_id, pool.id order by lower(pool.name)`)

export const lockPool = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('talent_pools')
      .select(['id', 'name', 'purpose'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forUpdate(),
  )
export const findPoolByName = (db: Db, companyId: string, name: string) =>
  db.maybe(
    k
      .selectFrom('talent_pools')
      .select('id')
      .where('company_id', '=', companyId)
      .where(sql<boolean>`lower(name) = lower(${name})`),
  )
type PoolFields = { name: string; purpose: string }
export const insertPool = (db: Db, v: Viewer, pool: PoolFields) =>
  db.one(
    k
      .insertInto('talent_pools')
      .values({ company_id: v.companyId, created_by: v.userId, ...pool })
      .returning('id'),
  )
export const updatePool = (db: Db, companyId: string, id: string, pool: PoolFields) =>
  db.run(k.updateTable('talent_pools').set(pool).where('company_id', '=', companyId).where('id', '=', id))
export const deletePool = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('talent_pools').where('company_id', '=', companyId).where('id', '=', id))

export type MemberRow = {
  id: string
  card_id: string | null
  application_id: string | null
  name: string | null
  headline: string
  title: string | null
  number: number | null
  note: string
  consent_on: string
  expires_on: string
  added_at: string
  keep_until: string | null
}
export const listMembers = (db: Db, v: Viewer, poolId: string, shown: boolean) =>
  db.many<MemberRow>(sql`
    select member.id, member.card_id, latest.id application_id, member.note, member.consent_on, member.expires_on, member.added_at,
      applicant.keep_until, latest.title, latest.number,
           case when ${shown} or member.card_id is not null and exists (select from talent_views view where view.company_id = member.company_id
             and view.card_id = member.card_id and view.user_id = ${v.userId})
                  or exists (select from application_views view where view.company_id = member.company_id and view.application_id = latest.id
                    and view.user_id = ${v.userId})
                then coalesce(card.name, applicant.name) end name,
           coalesce(card.headline, applicant.headline, '') headline
      from talent_pool_members member
      left join talent_cards card on card.id = member.card_id
      left join candidates applicant on applicant.company_id = member.company_id and applicant.id = member.candidate_id
      left join lateral (select application.id, application.number, job.title from applications application join jobs job
        on job.company_id = application.company_id and job.id = application.job_id
        where application.company_id = member.company_id and application.candidate_id = member.candidate_id
          order by application.applied_at desc limit 1) latest on true
     where ${there(v)} and member.pool_id = ${poolId} order by member.added_at desc, member.id limit 500`)

export const findMember = (db: Db, companyId: string, id: string) =>
  db.maybe<{
    id: string
    pool_id: string
    note: string
    expires_on: string
    added_at: string
    keep_until: string | null
  }>(sql`
    select member.id, member.pool_id, member.note, member.expires_on, member.added_at, applicant.keep_until from talent_pool_members member
      left join candidates applicant on applicant.company_id = member.company_id and applicant.id = member.candidate_id
     where member.company_id = ${companyId} and member.id = ${id} for update of member`)

export const cardsAgreed = (db: Db, ids: readonly string[]) =>
  db.many<{ id: string; since: string }>(
    sql`select id, coalesce(visible_since, now())::date::text since from talent_cards where id = any(${[...ids]}::uuid[])`,
  )
export const candidatesOf = (db: Db, companyId: string, applications: readonly string[]) =>
  db.many<{ application_id: string; id: string; since: string | null; keep_until: string | null; erased: boolean }>(sql`
    select application.id application_id, candidate.id, coalesce(candidate.consent_at, application.consent_at)::date::text since,
      candidate.keep_until::text, candidate.erased_at is not null erased
      from applications application join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
     where application.company_id = ${companyId} and application.id = any(${[...applications]}::uuid[])`)

export type NewMember = {
  card_id: string | null
  candidate_id: string | null
  consent_on: string
  expires_on: string
  note: string
}
export const insertMembers = async (db: Db, v: Viewer, poolId: string, all: readonly NewMember[]): Promise<number> =>
  all.length === 0
    ? 0
    : db.run(
        k
          .insertInto('talent_pool_members')
          .values(all.map((m) => ({ company_id: v.companyId, pool_id: poolId, added_by: v.userId, ...m })))
          .onConflict((c) => c.doNothing()),
      )
export const updateMember = (db: Db, companyId: string, id: string, set: { note?: string; expires_on?: string }) =>
  db.run(
    k
      .updateTable('talent_pool_members')
      .set({ id, ...set })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )
export const deleteMember = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('talent_pool_members').where('company_id', '=', companyId).where('id', '=', id))

/** Asked as the platform: companies that keep somebody whose time is over. */
export const listCompaniesWithExpiredMembers = (db: Db, today: string) =>
  db.many<{ company_id: string }>(
    sql`select distinct company_id from talent_pool_members where expires_on < ${today}::date limit 5000`,
  )
export const deleteExpiredMembers = (db: Db, companyId: string, today: string) =>
  db.many(
    k
      .deleteFrom('talent_pool_members')
      .where('company_id', '=', companyId)
      .where('expires_on', '<', today)
      .returning(['id', 'pool_id']),
  )
