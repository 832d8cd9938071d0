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
      select quote_ident(class.relname) as table,
             (select array_agg(attribute.attname::text order by n) from unnest(constraint_row.confkey) with ordinality given(num, n)
                join pg_attribute attribute on attribute.attrelid = constraint_row.confrelid and attribute.attnum = given.num) as parents,
             (select array_agg(quote_ident(attribute.attname) order by n) from unnest(constraint_row.conkey) with ordinality given(num, n)
                join pg_attribute attribute on attribute.attrelid = constraint_row.conrelid and attribute.attnum = given.num) as columns
        from pg_constraint constraint_row join pg_class class on class.oid = constraint_row.conrelid
       where constraint_row.contype = 'f' and constraint_row.confrelid = 'employees'::regclass`)
  )
    .filter((c) => !OWN.has(c.table))
    .map((c) => ({
      table: c.table,
      company: c.columns[c.parents.indexOf('company_id')] as string,
      employee: c.columns[c.parents.indexOf('id')] as string,
    }))

/**
 * What the house itself sends to whoever comes, by the table it lies in, and when it is a sign all the same: policies in force go to newcomers within
 * minutes, and keep nobody until they were opened, answered or somebody was let off them.
 */
const SENT_BY_THE_HOUSE: Readonly<Record<string, string>> = {
  memo_receipts:
    'and coalesce(mention.opened_at, mention.read_at, mention.answer_received_at, mention.exempt_at) is not null',
}

const anyChild = (children: readonly Child[]) =>
  children.length === 0
    ? sql`false`
    : sql`(${sql.join(
        children.map(
          (c) =>
            sql`exists (select from ${sql.raw(c.table)} mention where mention.${sql.raw(c.company)} = employee.company_id
              and mention.${sql.raw(c.employee)} = employee.id ${sql.raw(SENT_BY_THE_HOUSE[c.table] ?? '')})`,
        ),
        sql` or `,
      )})`

const CHANGED = sql`(employee.version > 1 or (select count(*) from compensations compensation where compensation.company_id = employee.company_id
  and compensation.employee_id = employee.id) > 1)`
/** People who came another way report to them. Asked once for all of an import. */
const MANAGES = (importId: string) => sql`employee.id in (
  select employment.employee_id from reporting_lines line
    join employments employment on employment.company_id = line.company_id and employment.id = line.manager_employment_id
    join employments other_employment on other_employment.company_id = line.company_id and other_employment.id = line.employment_id
    join employees other_employee on other_employee.company_id = other_employment.company_id and other_employee.id = other_employment.employee_id
   where other_employee.import_id is distinct from ${importId}::uuid)`
const ACTIVE = sql`exists (select from users account where account.company_id = employee.company_id and account.employee_id = employee.id
  and account.activated_at is not null)`

/** Somebody of whom a pay run tells stays. */
const PAID = sql`exists (
  select from employments employment join pay_run_people people on people.company_id = employment.company_id and people.employment_id = employment.id
   where employment.company_id = employee.company_id and employment.employee_id = employee.id)`

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
      select employee.id from employees employee
       where employee.company_id = ${companyId}::uuid and employee.import_id = ${importId}::uuid and ${untouched(children, importId)}
       order by employee.id limit ${most} for update of employee`)
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
      delete from employees employee
       where employee.company_id = ${by.companyId}::uuid and employee.id = any(${ids}::uuid[]) and employee.import_id = ${importId}::uuid
         and ${untouched(children, importId)}
      returning employee.id, employee.full_name, employee.email, employee.employee_number, employee.country, employee.department, employee.position,
        employee.hire_date, employee.salary, employee.masked
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
      select count(*)::int n from employees employee
       where employee.company_id = ${companyId}::uuid and employee.import_id = ${importId}::uuid and ${untouched(children, importId)}`)
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
    select employee.id, employee.employee_number as employee_id, employee.full_name as name, count(*) over ()::int n,
           case when ${ACTIVE} then 'account' when ${CHANGED} then 'changed' else 'records' end as why
      from employees employee
     where employee.company_id = ${companyId}::uuid and employee.import_id = ${importId}::uuid and not (${untouched(children, importId)})
     order by employee.sort_name, employee.id limit 100`)
  return { count: rows[0]?.n ?? 0, people: rows.map(({ n: _, ...person }) => person) }
}
