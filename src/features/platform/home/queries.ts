import { type Db, k } from '../../../server/sql.ts'

/** Where a company is at home: its days are counted there. */
export const getHomeCountry = async (db: Db, companyId: string): Promise<string> =>
  (await db.one(k.selectFrom('companies').select('country').where('id', '=', companyId))).country
