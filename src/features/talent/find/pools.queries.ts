import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Viewer } from './queries.ts'

/** Whoever is in a pool and may still be found, or is still an applicant of one's own. */
const there = (v: Viewer) => sql`m.company_id = ${v.companyId} and m.expires_on >= ${v.today}::date
  and (m.card_id is null or exists (select from talent_cards c where c.id = m.card_id))
  and (m.candidate_id is null or exists (select from candidates c where c.company_id = m.company_id and c.id = m.candidate_id and c.erased_at is null))`

export const listPools = (db: Db, v: Viewer) =>
  db.many<{ id: string; name: string; purpose: string; members: number; ending: number }>(sql`
    select p.id, p.name, p.purpose, count(m.id)::int members, count(m.id) filter (where m.expires_on < ${v.today}::date + 30)::int ending
      from talent_pools p left join talent_pool_members m on m.pool_id = p.id and ${there(v)}
     where p.company_id = ${v.companyId} group by p.company_id, p.id order by lower(p.name)`)

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
type Told = { name: string; purpose: string }
export const insertPool = (db: Db, v: Viewer, told: Told) =>
  db.one(
    k
      .insertInto('talent_pools')
      .values({ company_id: v.companyId, created_by: v.userId, ...told })
      .returning('id'),
  )
export const updatePool = (db: Db, companyId: string, id: string, told: Told) =>
  db.run(k.updateTable('talent_pools').set(told).where('company_id', '=', companyId).where('id', '=', id))
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
    select m.id, m.card_id, a.id application_id, m.note, m.consent_on, m.expires_on, m.added_at, d.keep_until, a.title, a.number,
           case when ${shown} or m.card_id is not null and exists (select from talent_views w where w.company_id = m.company_id and w.card_id = m.card_id and w.user_id = ${v.userId})
                  or exists (select from application_views w where w.company_id = m.company_id and w.application_id = a.id and w.user_id = ${v.userId})
                then coalesce(c.name, d.name) end name,
           coalesce(c.headline, d.headline, '') headline
      from talent_pool_members m
      left join talent_cards c on c.id = m.card_id
      left join candidates d on d.company_id = m.company_id and d.id = m.candidate_id
      left join lateral (select a.id, a.number, j.title from applications a join jobs j on j.company_id = a.company_id and j.id = a.job_id
        where a.company_id = m.company_id and a.candidate_id = m.candidate_id order by a.applied_at desc limit 1) a on true
     where ${there(v)} and m.pool_id = ${poolId} order by m.added_at desc, m.id limit 500`)

export const findMember = (db: Db, companyId: string, id: string) =>
  db.maybe<{
    id: string
    pool_id: string
    note: string
    expires_on: string
    added_at: string
    keep_until: string | null
  }>(sql`
    select m.id, m.pool_id, m.note, m.expires_on, m.added_at, d.keep_until from talent_pool_members m
      left join candidates d on d.company_id = m.company_id and d.id = m.candidate_id
     where m.company_id = ${companyId} and m.id = ${id} for update of m`)

export const cardsAgreed = (db: Db, ids: readonly string[]) =>
  db.many<{ id: string; since: string }>(
    sql`select id, coalesce(visible_since, now())::date::text since from talent_cards where id = any(${[...ids]}::uuid[])`,
  )
export const candidatesOf = (db: Db, companyId: string, applications: readonly string[]) =>
  db.many<{ application_id: string; id: string; since: string | null; keep_until: string | null; erased: boolean }>(sql`
    select a.id application_id, c.id, coalesce(c.consent_at, a.consent_at)::date::text since, c.keep_until::text, c.erased_at is not null erased
      from applications a join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
     where a.company_id = ${companyId} and a.id = any(${[...applications]}::uuid[])`)

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
