import { type Insertable, sql, type Updateable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Authorizations } from '../../../server/tables.ts'

/** Locked, so that two changes of one are judged one after the other. */
export const lockAuthorization = (db: Db, companyId: string, employeeId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('authorizations')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('employee_id', '=', employeeId)
      .where('id', '=', id)
      .forUpdate(),
  )

export const insertAuthorization = (db: Db, values: Insertable<Authorizations>) =>
  db.one(k.insertInto('authorizations').values(values).returningAll())

export const updateAuthorization = (db: Db, companyId: string, id: string, values: Updateable<Authorizations>) =>
  db.one(
    k
      .updateTable('authorizations')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .returningAll(),
  )

/** Permits with a sealed number after one of them, by id. */
export const sealedPermits = (db: Db, companyId: string, after: string | null, size: number) =>
  db.many(
    k
      .selectFrom('authorizations')
      .select(['id', 'employee_id', 'authorization_type', 'document_sealed'])
      .where('company_id', '=', companyId)
      .where('document_sealed', 'is not', null)
      .$if(after !== null, (q) => q.where('id', '>', after as string))
      .orderBy('id')
      .limit(size),
  )

export const authorizationsOf = (db: Db, companyId: string, id: string) =>
  db.many(
    k
      .selectFrom('authorizations')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('employee_id', '=', id)
      .orderBy('expires_on'),
  )
