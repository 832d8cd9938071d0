import { sql } from 'kysely'
import { type AuditAuthor, auditLines } from '../../../server/audit.ts'
import type { Db } from '../../../server/sql.ts'
import { RECORD } from './many.queries.ts'

/** Written with each person by the import itself, or by the house without anybody: no sign that somebody has touched them. */
const OWN: ReadonlySet<string> = new Set(['employee_secrets', 'compensations', 'employments', 'users', 'reminders'])

export type Child = { table: string; company: string; employee: string }

/**
 * Every table that keeps something of a person, as the database itself knows them: one that comes later is found as well, so that undoing
 * can never take something away that it has not heard of.
 */
export const childrenOfEmployees = async (db: Db): Promise<Child[]> =>
  (
    await db.many(sql<{ table: string; parents: string[]; columns: string[] }>`
      select quote_ident(t.relname) as table,
             (select array_agg(a.attname::text order by n) from unnest(c.confkey) with ordinality f(num, n)
                join pg_attribute a on a.attrelid = c.confrelid and a.attnum = f.num) as parents,
             (select array_agg(quote_ident(a.attname) order by n) from unnest(c.conkey) with ordinality f(num, n)
                join pg_attribute a on a.attrelid = c.conrelid and a.attnum = f.num) as columns
        from pg_constraint c join pg_class t on t.oid = c.conrelid
       where c.contype = 'f' and c.confrelid = 'employees'::regclass`)
  )
    .filter((c) => !OWN.has(c.table))
    .map((c) => ({
      table: c.table,
      company: c.columns[c.parents.indexOf('company_id')] as string,
      employee: c.columns[c.parents.indexOf('id')] as string,
    }))

const anyChild = (children: readonly Child[]) =>
  children.length === 0
    ? sql`false`
    : sql`(${sql.join(
        children.map(
          (c) =>
            sql`exists (select from ${sql.raw(c.table)} x where x.${sql.raw(c.company)} = e.company_id and x.${sql.raw(c.employee)} = e.id)`,
        ),
        sql` or `,
      )})`

const CHANGED = sql`(e.version > 1 or (select count(*) from compensations c where c.company_id = e.company_id and c.employee_id = e.id) > 1)`
/** People who came another way report to them. Asked once for all of an import. */
const MANAGES = (importId: string) => sql`e.id in (
  select m.employee_id from reporting_lines r
    join employments m on m.company_id = r.company_id and m.id = r.manager_employment_id
    join employments o on o.company_id = r.company_id and o.id = r.employment_id
    join employees x on x.company_id = o.company_id and x.id = o.employee_id
   where x.import_id is distinct from ${importId}::uuid)`
const ACTIVE = sql`exists (select from users u where u.company_id = e.company_id and u.employee_id = e.id and u.activated_at is not null)`

/** Somebody of whom a pay run tells stays. */
const PAID = sql`exists (
  select from employments m join pay_run_people p on p.company_id = m.company_id and p.employment_id = m.id
   where m.company_id = e.company_id and m.employee_id = e.id)`

const untouched = (children: readonly Child[], importId: string) =>
  sql`not ${CHANGED} and not ${ACTIVE} and not ${PAID} and not ${MANAGES(importId)} and not ${anyChild(children)}`

/** Some people of the import who may go, locked: from here on nobody adds anything to them. */
export const lockUntouchedEmployees = async (
  db: Db,
  companyId: string,
  importId: string,
  { children, most }: { children: readonly Child[]; most: number },
) =>
  (
    await db.many(sql<{ id: string }>`
      select e.id from employees e
       where e.company_id = ${companyId}::uuid and e.import_id = ${importId}::uuid and ${untouched(children, importId)}
       order by e.id limit ${most} for update of e`)
  ).map((row) => row.id)

/**
 * Takes them away with everything that is theirs, and writes a line of the log for each. It is asked once more whether somebody touched them:
 * what was added before the lock was there is seen now.
 */
export const deleteUntouchedEmployees = (
  db: Db,
  by: AuditAuthor,
  { importId, ids, children }: { importId: string; ids: string[]; children: readonly Child[] },
) =>
  db.run(sql`
    with gone as (
      delete from employees e
       where e.company_id = ${by.companyId}::uuid and e.id = any(${ids}::uuid[]) and e.import_id = ${importId}::uuid
         and ${untouched(children, importId)}
      returning e.id, e.full_name, e.email, e.employee_number, e.country, e.department, e.position, e.hire_date, e.salary, e.masked
    )
    ${auditLines(
      by,
      { action: 'employee.delete', targetType: 'employee' },
      sql`select id, ${RECORD} as before, null::jsonb as after, jsonb_build_object('import', ${importId}::text) as detail from gone`,
    )}`)

export const countUntouchedEmployees = async (
  db: Db,
  companyId: string,
  importId: string,
  children: readonly Child[],
) =>
  (
    await db.one(sql<{ n: number }>`
      select count(*)::int n from employees e
       where e.company_id = ${companyId}::uuid and e.import_id = ${importId}::uuid and ${untouched(children, importId)}`)
  ).n

export type RetainedEmployee = { id: string; employee_id: string; name: string; why: 'changed' | 'account' | 'records' }

/** Those who stay and why, the first hundred by name; and how many there are. */
export const listRetainedEmployees = async (
  db: Db,
  companyId: string,
  importId: string,
  children: readonly Child[],
) => {
  const rows = await db.many(sql<RetainedEmployee & { n: number }>`
    select e.id, e.employee_number as employee_id, e.full_name as name, count(*) over ()::int n,
           case when ${ACTIVE} then 'account' when ${CHANGED} then 'changed' else 'records' end as why
      from employees e
     where e.company_id = ${companyId}::uuid and e.import_id = ${importId}::uuid and not (${untouched(children, importId)})
     order by e.sort_name, e.id limit 100`)
  return { count: rows[0]?.n ?? 0, people: rows.map(({ n: _, ...person }) => person) }
}
