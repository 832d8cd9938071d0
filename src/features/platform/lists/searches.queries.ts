import { sql } from 'kysely'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { SearchKind } from './searches.rules.ts'

/** Whose it is: one of a company's people, or (without a company) somebody who looks for work. */
export type SearchOwner = { companyId: string | null; userId: string }

const owned = (kind: SearchKind, { companyId, userId }: SearchOwner) =>
  sql<boolean>`kind = ${kind} and user_id = ${userId}::uuid and company_id is not distinct from ${companyId}::uuid`

export const listSearches = (db: Db, kind: SearchKind, owner: SearchOwner) =>
  db.many(
    k
      .selectFrom('saved_lists')
      .select(['id', 'name', 'query', 'every_days', 'seen_at', 'told_at', 'created_at'])
      .where(owned(kind, owner))
      .orderBy('created_at'),
  )
export type SavedSearch = Awaited<ReturnType<typeof listSearches>>[number]

export const findSearch = (db: Db, kind: SearchKind, owner: SearchOwner, id: string) =>
  db.maybe(
    k
      .selectFrom('saved_lists')
      .select(['id', 'name', 'query', 'every_days', 'seen_at', 'told_at', 'created_at'])
      .where(owned(kind, owner))
      .where('id', '=', id),
  )

export type NewSearch = { name: string; query: object; every: number; at: string }
export const insertSearch = (
  db: Db,
  kind: SearchKind,
  { companyId, userId }: SearchOwner,
  { name, query, every, at }: NewSearch,
) =>
  db.run(
    k.insertInto('saved_lists').values({
      company_id: companyId,
      user_id: userId,
      kind,
      name,
      query: jsonb(query),
      every_days: every,
      seen_at: at,
      told_at: at,
    }),
  )

export type SearchChange = { name?: string | undefined; every?: number | undefined; seen?: boolean; at: string }
export const updateSearch = (
  db: Db,
  kind: SearchKind,
  owner: SearchOwner,
  { id, name, every, seen = false, at }: SearchChange & { id: string },
) =>
  db.run(
    k
      .updateTable('saved_lists')
      .set({
        id,
        ...(name === undefined ? {} : { name }),
        // Letters begin with what comes from now on.
        ...(every === undefined ? {} : { every_days: every, told_at: at }),
        ...(seen ? { seen_at: at } : {}),
      })
      .where(owned(kind, owner))
      .where('id', '=', id),
  )

export const deleteSearch = (db: Db, kind: SearchKind, owner: SearchOwner, id: string) =>
  db.run(k.deleteFrom('saved_lists').where(owned(kind, owner)).where('id', '=', id))

/** Asked as the platform, of all people at once: whose letters may be due. */
export const listPossiblyDueSearches = (db: Db, before: string) =>
  db.many<{
    company_id: string | null
    user_id: string
    id: string
    kind: SearchKind
    every_days: number
    told_at: string
  }>(sql`
    select company_id, user_id, id, kind, every_days, told_at from saved_lists
     where every_days > 0 and told_at < ${before} order by told_at limit 10000`)

/** Of a company, with whom it is written to. */
export const findCompanySearch = (db: Db, kind: SearchKind, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('saved_lists as s')
      .innerJoin('users as u', (j) => j.onRef('u.id', '=', 's.user_id').onRef('u.company_id', '=', 's.company_id'))
      .select(['s.id', 's.user_id', 's.name', 's.query', 's.every_days', 's.told_at'])
      .select(['u.email', 'u.first_name', 'u.language', 'u.disabled_at', 'u.role'])
      .where('s.kind', '=', kind)
      .where('s.company_id', '=', companyId)
      .where('s.id', '=', id),
  )

/** 0: somebody else has just done it. */
export const markSearchNotified = (db: Db, id: string, before: string, at: string) =>
  db.run(k.updateTable('saved_lists').set({ told_at: at }).where('id', '=', id).where('told_at', '=', before))

/** Asked as the platform, by a link of a letter. */
export const stopSearchAlerts = (db: Db, kind: SearchKind, id: string) =>
  db.run(k.updateTable('saved_lists').set({ every_days: 0 }).where('kind', '=', kind).where('id', '=', id))

/** A sentence searched with again is the same one, of now. */
export const upsertSentence = (db: Db, userId: string, said: string, at: string) =>
  db.run(
    k
      .insertInto('saved_lists')
      .values({ user_id: userId, kind: 'sentence', name: said, query: '{}', seen_at: at })
      .onConflict((on) =>
        on.columns(['user_id', 'name']).where(sql<boolean>`kind = 'sentence'`).doUpdateSet({ seen_at: at }),
      ),
  )
export const listSentences = (db: Db, userId: string, since: string) =>
  db.many(
    k
      .selectFrom('saved_lists')
      .select(['id', 'name as said', 'seen_at as at'])
      .where(owned('sentence', { companyId: null, userId }))
      .where('seen_at', '>=', since)
      .orderBy('seen_at', 'desc')
      .limit(20),
  )
export const deleteSentences = (db: Db, userId: string) =>
  db.run(k.deleteFrom('saved_lists').where(owned('sentence', { companyId: null, userId })))

/** Asked as the platform, which reaches only those that are over. */
export const deleteExpiredSentences = (db: Db, before: string) =>
  db.run(k.deleteFrom('saved_lists').where('kind', '=', 'sentence').where('seen_at', '<', before))
