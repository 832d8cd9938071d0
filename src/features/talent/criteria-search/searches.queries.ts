import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export const listCriteriaSearches = (db: Db, companyId: string, userId: string) =>
  db.many(
    k
      .selectFrom('talent_criteria_searches')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .orderBy('created_at'),
  )

type New = { name: string; criteria: unknown; country: string; every: number; at: string }
export const insertCriteriaSearch = (db: Db, companyId: string, userId: string, n: New) =>
  db.run(
    k.insertInto('talent_criteria_searches').values({
      company_id: companyId,
      user_id: userId,
      name: n.name,
      country: n.country,
      every_days: n.every,
      told_at: n.at,
      criteria: JSON.stringify(n.criteria),
    }),
  )
/** Letters begin with who comes from now on. */
export const updateCriteriaSearch = (
  db: Db,
  companyId: string,
  userId: string,
  id: string,
  every: number,
  at: string,
) =>
  db.run(
    k
      .updateTable('talent_criteria_searches')
      .set({ every_days: every, told_at: at })
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('id', '=', id),
  )
export const deleteCriteriaSearch = (db: Db, companyId: string, userId: string, id: string) =>
  db.run(
    k
      .deleteFrom('talent_criteria_searches')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('id', '=', id),
  )

/** Asked as the platform: whose letters may be due. */
export const listPossiblyDueCriteriaSearches = (db: Db, before: string) =>
  db.many<{ company_id: string; id: string; every_days: number; told_at: string }>(sql`
    select company_id, id, every_days, told_at from talent_criteria_searches where every_days > 0 and told_at < ${before} limit 10000`)

export const findCriteriaSearchWithOwner = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('talent_criteria_searches as s')
      .innerJoin('users as u', (j) => j.onRef('u.id', '=', 's.user_id').onRef('u.company_id', '=', 's.company_id'))
      .select(['s.id', 's.user_id', 's.name', 's.criteria', 's.country', 's.every_days', 's.told_at'])
      .select(['u.email', 'u.first_name', 'u.language', 'u.disabled_at', 'u.role'])
      .where('s.company_id', '=', companyId)
      .where('s.id', '=', id),
  )
/** 0: somebody else has just done it. */
export const markCriteriaSearchNotified = (db: Db, companyId: string, id: string, before: string, at: string) =>
  db.run(
    k
      .updateTable('talent_criteria_searches')
      .set({ told_at: at })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('told_at', '=', before),
  )

/** Asked as the platform. */
export const listCompaniesWithExpiredSearchRuns = (db: Db, before: string) =>
  db.many(k.selectFrom('talent_search_runs').select('company_id').distinct().where('at', '<', before).limit(5_000))
export const deleteExpiredSearchRuns = (db: Db, companyId: string, before: string) =>
  db.run(k.deleteFrom('talent_search_runs').where('company_id', '=', companyId).where('at', '<', before))
