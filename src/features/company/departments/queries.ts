import { type Insertable, sql, type Updateable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Departments } from '../../../server/tables.ts'

/** The list in its order, with heads and how many people each has: from the tallies, whatever the size of the company. */
export const listDepartments = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('departments as d')
      .leftJoin('employees as h', (j) => j.onRef('h.company_id', '=', 'd.company_id').onRef('h.id', '=', 'd.head_id'))
      .select(['d.id', 'd.name', 'd.offered', 'd.head_id', 'h.full_name as head_name', 'd.parent_id'])
      .select(['d.archived_at', 'd.version'])
      .where('d.company_id', '=', companyId)
      .where('d.listed', '=', true)
      .orderBy('d.place')
      .orderBy(sql`lower(d.name)`),
  )

export type Listed = Awaited<ReturnType<typeof listDepartments>>[number]

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

export const insertDepartment = (db: Db, values: Insertable<Departments>) =>
  db.one(k.insertInto('departments').values(values).returning('id'))

export const updateDepartment = (db: Db, companyId: string, id: string, values: Updateable<Departments>) =>
  db.run(
    k
      .updateTable('departments')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** Puts a name that only stood in records on the list; its people are in it already. Undefined when there is none. */
export const putOnList = (db: Db, companyId: string, name: string, values: Updateable<Departments>) =>
  db.maybe(
    k
      .updateTable('departments')
      .set({ ...values, listed: true, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where(sql`lower(name)`, '=', name.toLowerCase())
      .where('listed', '=', false)
      .where('merged_into', 'is', null)
      .returning('id'),
  )

/** The row of a name that only stands in records. */
export const unlistedNamed = (db: Db, companyId: string, name: string) =>
  db.maybe(
    k
      .selectFrom('departments')
      .select('id')
      .where('company_id', '=', companyId)
      .where(sql`lower(name)`, '=', name.toLowerCase())
      .where('listed', '=', false)
      .where('merged_into', 'is', null),
  )

/** Takes one off the list for good. Dated terms that name it are read as naming the one it went into. */
export const mergeInto = async (db: Db, companyId: string, id: string, into: string) => {
  const gone = { listed: false, merged_into: into, head_id: null, parent_id: null, updated_at: sql<string>`now()` }
  await db.run(
    k
      .updateTable('departments')
      .set({ merged_into: into })
      .where('company_id', '=', companyId)
      .where('merged_into', '=', id),
  )
  await db.run(k.updateTable('departments').set(gone).where('company_id', '=', companyId).where('id', '=', id))
}

/** Rows for names that stand in records, where there is none in any case. */
export const insertUnlisted = (db: Db, companyId: string, names: readonly string[], by: string | null) =>
  db.run(sql`
    insert into departments (company_id, name, listed, created_by)
    select distinct on (lower(name)) ${companyId}::uuid, name, false, ${by}::uuid
      from unnest(${names}::text[]) name where length(name) between 1 and 100
     order by lower(name), name
    on conflict do nothing`)

/** Takes them off the list again: as names that stand nowhere they are shown nowhere. */
export const takeOffList = (db: Db, companyId: string, ids: readonly string[]) =>
  db.run(sql`
    update departments set listed = false, parent_id = null, updated_at = now()
     where company_id = ${companyId}::uuid and id = any(${ids}::uuid[])`)

export const moveChildren = (db: Db, companyId: string, from: string, to: string) =>
  db.run(
    k
      .updateTable('departments')
      .set({ parent_id: to, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('parent_id', '=', from)
      .where('id', '<>', to),
  )

export const isEmployee = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  Boolean(
    await db.maybe(k.selectFrom('employees').select('id').where('company_id', '=', companyId).where('id', '=', id)),
  )
