import { sql } from 'kysely'
import { type AuditAuthor, auditLines } from '../../../server/audit.ts'
import type { Db } from '../../../server/sql.ts'

/** The columns that are written, in the order `rows` holds them as arrays of text: one statement for all rows. */
const EMPLOYEE = [
  ...([
    ['id', 'uuid'],
    ['employee_number', 'text'],
    ['full_name', 'text'],
    ['first_name', 'text'],
    ['last_name', 'text'],
  ] as const),
  ...([
    ['email', 'text'],
    ['phone', 'text'],
    ['department', 'text'],
    ['position', 'text'],
    ['nationality', 'text'],
  ] as const),
  ...([
    ['country', 'text'],
    ['employment_status', 'text'],
    ['employee_type', 'text'],
    ['classification_confidence', 'numeric'],
  ] as const),
  ...([
    ['citizenship_status', 'text'],
    ['document_validation_status', 'text'],
    ['hire_date', 'date'],
    ['bank_name', 'text'],
  ] as const),
  ...([
    ['manager', 'text'],
    ['location', 'text'],
    ['notes', 'text'],
    ['facts', 'jsonb'],
    ['masked', 'jsonb'],
  ] as const),
  ...([
    ['salary', 'bigint'],
    ['currency', 'text'],
  ] as const),
] as const

type EmployeeColumn = (typeof EMPLOYEE)[number][0]
export type EmployeeColumns = Record<EmployeeColumn, (string | null)[]>

export const emptyEmployeeColumns = (): EmployeeColumns =>
  Object.fromEntries(EMPLOYEE.map(([name]) => [name, []])) as unknown as EmployeeColumns

/** What the log holds of somebody who came or went with many others. */
export const RECORD = sql`jsonb_build_object('full_name', full_name, 'email', email, 'employee_id', employee_number, 'country', country,
  'department', department, 'position', position, 'hire_date', hire_date, 'salary', salary, 'masked', masked)`

/**
 * Writes people and a line of the log each, in one statement. What changed is in the row itself; the log names it.
 */
export const insertEmployees = (db: Db, by: EmployeesWriter, columns: EmployeeColumns) => {
  const names = sql.join(EMPLOYEE.map(([name]) => sql.ref(name)))
  const arrays = sql.join(EMPLOYEE.map(([name, type]) => sql`${columns[name]}::${sql.raw(type)}[]`))
  return db.run(sql`
    with given as (
      select * from unnest(${arrays}) as given_row(${names})
    ), people as (
      insert into employees (company_id, created_by, updated_by, import_id, ${names})
      select ${by.companyId}::uuid, ${by.userId}::uuid, ${by.userId}::uuid, ${by.importId}::uuid, ${names} from given
    )
    ${auditLines(
      by,
      { action: 'employee.create', targetType: 'employee' },
      sql`select id, null::jsonb as before, ${RECORD} as after, null::jsonb as detail from given`,
    )}`)
}

/** Their pay, on the employment each of them has got by now. */
export const insertCompensations = (
  db: Db,
  by: EmployeesWriter,
  columns: EmployeeColumns,
  defaultHours: Record<string, number>,
) =>
  db.run(sql`
    insert into compensations (company_id, employee_id, employment_id, effective_from, entered_by, reason, currency, basic_salary, standard_hours_per_week)
    select employment.company_id, given_row.id, employment.id, given_row.hire_date, ${by.userId}::uuid, ${by.cause}, given_row.currency, given_row.salary,
           (${JSON.stringify(defaultHours)}::jsonb ->> given_row.country)::numeric
      from unnest(${columns.id}::uuid[], ${columns.hire_date}::date[], ${columns.currency}::text[], ${columns.salary}::bigint[], ${columns.country}::text[])
        as given_row(id, hire_date, currency, salary, country)
      join employments employment on employment.company_id = ${by.companyId}::uuid and employment.employee_id = given_row.id`)

/** Who adds them; `importId` when they come from a file, and `cause` of their first pay. */
export type EmployeesWriter = AuditAuthor & { importId: string | null; cause: string }

export type EmployeeSecrets = {
  employee_id: string[]
  field: string[]
  ciphertext: Buffer[]
  blind_index: Buffer[]
  identifies: boolean[]
}

export const insertEmployeeSecrets = (db: Db, companyId: string, keyVersion: number, s: EmployeeSecrets) =>
  db.run(sql`
    insert into employee_secrets (company_id, employee_id, field, ciphertext, key_version, blind_index, identifies)
    select ${companyId}::uuid, employee_id, field, ciphertext, ${keyVersion}, blind_index, identifies
      from unnest(${s.employee_id}::uuid[], ${s.field}::text[], ${s.ciphertext}::bytea[], ${s.blind_index}::bytea[], ${s.identifies}::boolean[])
        as given_row(employee_id, field, ciphertext, blind_index, identifies)`)
