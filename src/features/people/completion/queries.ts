import type { Insertable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { RecordRequests } from '../../../server/tables.ts'

export const insertRecordRequest = (db: Db, values: Insertable<RecordRequests>) =>
  db.run(k.insertInto('record_requests').values(values))

/** What somebody was asked to complete and has not yet. */
export const findOpenRequest = (db: Db, companyId: string, employeeId: string) =>
  db.maybe(
    k
      .selectFrom('record_requests')
      .select(['due_on'])
      .where('company_id', '=', companyId)
      .where('employee_id', '=', employeeId)
      .where('completed_at', 'is', null),
  )

export const setRequestCompleted = (db: Db, companyId: string, employeeId: string, at: string) =>
  db.run(
    k
      .updateTable('record_requests')
      .set({ completed_at: at })
      .where('company_id', '=', companyId)
      .where('employee_id', '=', employeeId),
  )
