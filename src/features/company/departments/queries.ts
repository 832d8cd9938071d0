import { type Insertable, sql, type Updateable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Departments } from '../../../server/tables.ts'

/** The list in its order, with heads and how many people each has: from the tallies, whatever the size of the company. */
export const listed = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('departments as d')
      .leftJoin('employees as h', (j) => j.onRef('h.company_id', '=', 'd.company_id').onRef('h.id', '=', 'd.head_id'))
      .select(['d.id', 'd.name', 'd.offered', 'd.head_id', 'h.full_name as head_name', 'd.parent_id'])
      .select(['d.archived_at', 'd.version'])
      .where('d.company_id', '=', companyId)
      .orderBy('d.place')
      .orderBy(sql`lower(d.name)`),
  )

export type Listed = Awaited<ReturnType<typeof listed>>[number]

export const peopleByName = async (db: Db, companyId: string): Promise<Map<string, number>> =>
  new Map(
    (
      await db.many(
        sql<{ department: string; people: number }>`
          select department, sum(people)::int as people from employee_tallies
           where company_id = ${companyId} and department <> '' group by department having sum(people) > 0 order by department`,
      )
    ).map((row) => [row.department, row.people]),
  )

/** Held to the end of the transaction: two who change the list do it one after the other. */
export const lockList = (db: Db, companyId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`departments ${companyId}`}, 0))`)

export const insert = (db: Db, values: Insertable<Departments>) =>
  db.one(k.insertInto('departments').values(values).returning('id'))

export const update = (db: Db, companyId: string, id: string, values: Updateable<Departments>) =>
  db.run(
    k
      .updateTable('departments')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const remove = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('departments').where('company_id', '=', companyId).where('id', '=', id))

export const moveChildren = (db: Db, companyId: string, from: string, to: string) =>
  db.run(
    k
      .updateTable('departments')
      .set({ parent_id: to, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('parent_id', '=', from)
      .where('id', '<>', to),
  )

/** Everybody of one name to another. Their version rises: a form that was open meanwhile is told. */
export const movePeople = (db: Db, companyId: string, from: string, to: string, by: string) =>
  db.run(
    k
      .updateTable('employees')
      .set({ department: to, version: sql`version + 1`, updated_at: sql`now()`, updated_by: by })
      .where('company_id', '=', companyId)
      .where('department', '=', from),
  )

export const isEmployee = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  Boolean(
    await db.maybe(k.selectFrom('employees').select('id').where('company_id', '=', companyId).where('id', '=', id)),
  )
