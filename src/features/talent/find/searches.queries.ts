import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export const listTalentSearches = (db: Db, companyId: string, userId: string) =>
  db.many(
    k
      .selectFrom('talent_searches')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .orderBy('created_at'),
  )
type New = { name: string; query: unknown; every: number; at: string }
export const insertTalentSearch = (db: Db, companyId: string, userId: string, { name, query, every, at }: New) =>
  db.run(
    k.insertInto('talent_searches').values({
      company_id: companyId,
      user_id: userId,
      name,
      every_days: every,
      seen_at: at,
      told_at: at,
      query: sql`${JSON.stringify(query)}::jsonb` as never,
    }),
  )
type Change = { every?: number | undefined; seen: boolean }
export const updateTalentSearch = (
  db: Db,
  companyId: string,
  userId: string,
  id: string,
  { every, seen }: Change,
  at: string,
) =>
  db.run(
    k
      .updateTable('talent_searches')
      .set({
        id,
        // Letters begin with who comes from now on.
        ...(every === undefined ? {} : { every_days: every, told_at: at }),
        ...(seen ? { seen_at: at } : {}),
      })
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('id', '=', id),
  )
export const deleteTalentSearch = (db: Db, companyId: string, userId: string, id: string) =>
  db.run(
    k
      .deleteFrom('talent_searches')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('id', '=', id),
  )

/** Asked as the platform: whose letters may be due. */
export const listPossiblyDueTalentSearches = (db: Db, before: string) =>
  db.many<{ company_id: string; id: string; every_days: number; told_at: string }>(sql`
    select company_id, id, every_days, told_at from talent_searches where every_days > 0 and told_at < ${before} limit 10000`)

export const findTalentSearchWithOwner = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('talent_searches as s')
      .innerJoin('users as u', (j) => j.onRef('u.id', '=', 's.user_id').onRef('u.company_id', '=', 's.company_id'))
      .select(['s.id', 's.user_id', 's.name', 's.query', 's.every_days', 's.told_at'])
      .select(['u.email', 'u.first_name', 'u.language', 'u.disabled_at', 'u.role'])
      .where('s.company_id', '=', companyId)
      .where('s.id', '=', id),
  )
/** 0: somebody else has just done it. */
export const markTalentSearchNotified = (db: Db, companyId: string, id: string, before: string, at: string) =>
  db.run(
    k
      .updateTable('talent_searches')
      .set({ told_at: at })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('told_at', '=', before),
  )
