import { type Db, k } from '../../../server/sql.ts'

/** Asked as the platform. */
export const listCompaniesWithExpiredSearchRuns = (db: Db, before: string) =>
  db.many(k.selectFrom('talent_search_runs').select('company_id').distinct().where('at', '<', before).limit(5_000))
export const deleteExpiredSearchRuns = (db: Db, companyId: string, before: string) =>
  db.run(k.deleteFrom('talent_search_runs').where('company_id', '=', companyId).where('at', '<', before))
