import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Allowances } from '../../../server/tables.ts'

export type AllowanceRow = NonNullable<Awaited<ReturnType<typeof lockAllowance>>>

export const lockAllowance = (db: Db, companyId: string, employeeId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('allowances')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('employee_id', '=', employeeId)
      .where('id', '=', id)
      .forUpdate(),
  )

export const insertAllowance = (db: Db, values: Insertable<Allowances>) =>
  db.one(
    k
      .insertInto('allowances')
      .values({
        ...values,
        // The employment that holds when it begins, else the one that began last.
        employment_id: sql<string>`
          (select m.id from employments m where m.company_id = ${values.company_id}::uuid and m.employee_id = ${values.employee_id}::uuid
            order by m.started_on <= ${values.effective_from}::date and coalesce(m.ended_on >= ${values.effective_from}::date, true) desc,
                     m.started_on desc, m.id desc limit 1)`,
      })
      .returningAll(),
  )

export const setEnd = (db: Db, companyId: string, id: string, { until, by }: { until: string | null; by: string }) =>
  db.one(
    k
      .updateTable('allowances')
      .set({ effective_until: until, updated_by: by, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .returningAll(),
  )

export const allowancesOf = (db: Db, companyId: string, id: string) =>
  db.many(
    k
      .selectFrom('allowances')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('employee_id', '=', id)
      .orderBy('created_at'),
  )
