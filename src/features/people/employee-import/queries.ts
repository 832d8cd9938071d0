import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** Values of a column that the company's people already have. */
export const findTakenValues = async (
  db: Db,
  companyId: string,
  column: 'email' | 'employee_number',
  values: string[],
): Promise<Set<string>> =>
  new Set(
    (
      await db.many(
        k
          .selectFrom('employees')
          .select(`${column} as value`)
          .where('company_id', '=', companyId)
          .where(column, '=', sql<string>`any(${values}::text[])`),
      )
    ).map((row) => row.value),
  )

export const findTakenNumbers = async (db: Db, companyId: string, blind: Buffer[]): Promise<Set<string>> =>
  new Set(
    (
      await db.many(
        k
          .selectFrom('employee_secrets')
          .select('blind_index')
          .where('company_id', '=', companyId)
          .where('identifies', '=', true)
          .where('blind_index', '=', sql<Buffer>`any(${blind}::bytea[])`),
      )
    ).map((row) => row.blind_index.toString('base64')),
  )

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

export type EmployeeColumn = (typeof EMPLOYEE)[number][0]
export type Columns = Record<EmployeeColumn, (string | null)[]>

export const emptyColumns = (): Columns =>
  Object.fromEntries(EMPLOYEE.map(([name]) => [name, []])) as unknown as Columns

/**
 * Writes people and a line of the log each, in one statement. What changed is in the row itself; the log names it.
 */
export const insertAll = (db: Db, by: Writer, columns: Columns) => {
  const names = sql.join(EMPLOYEE.map(([name]) => sql.ref(name)))
  const arrays = sql.join(EMPLOYEE.map(([name, type]) => sql`${columns[name]}::${sql.raw(type)}[]`))
  return db.run(sql`
    with given as (
      select * from unnest(${arrays}) as t(${names})
    ), people as (
      insert into employees (company_id, created_by, updated_by, import_id, ${names})
      select ${by.companyId}::uuid, ${by.userId}::uuid, ${by.userId}::uuid, ${by.importId}::uuid, ${names} from given
    )
    insert into audit_log (company_id, actor_id, actor_role, session_id, action, target_type, target_id, after, address, request_id)
    select ${by.companyId}::uuid, ${by.userId}::uuid, ${by.role}, ${by.sessionId}::uuid, 'employee.create', 'employee', id,
           jsonb_build_object('full_name', full_name, 'email', email, 'employee_id', employee_number, 'country', country,
             'department', department, 'position', position, 'hire_date', hire_date, 'salary', salary, 'masked', masked),
           ${by.address}::inet, ${by.requestId}
      from given`)
}

/** Their pay, on the employment each of them has got by now. */
export const insertPay = (db: Db, by: Writer, columns: Columns, defaultHours: Record<string, number>) =>
  db.run(sql`
    insert into compensations (company_id, employee_id, employment_id, effective_from, entered_by, reason, currency, basic_salary, standard_hours_per_week)
    select m.company_id, t.id, m.id, t.hire_date, ${by.userId}::uuid, 'Bulk upload', t.currency, t.salary,
           (${JSON.stringify(defaultHours)}::jsonb ->> t.country)::numeric
      from unnest(${columns.id}::uuid[], ${columns.hire_date}::date[], ${columns.currency}::text[], ${columns.salary}::bigint[], ${columns.country}::text[])
        as t(id, hire_date, currency, salary, country)
      join employments m on m.company_id = ${by.companyId}::uuid and m.employee_id = t.id`)

export type Writer = {
  companyId: string
  userId: string
  role: string
  sessionId: string
  email: string
  address: string
  requestId: string
  /** The import these people come from. */
  importId: string | null
}

export type Secrets = {
  employee_id: string[]
  field: string[]
  ciphertext: Buffer[]
  blind_index: Buffer[]
  identifies: boolean[]
}

export const insertSecrets = (db: Db, companyId: string, keyVersion: number, s: Secrets) =>
  db.run(sql`
    insert into employee_secrets (company_id, employee_id, field, ciphertext, key_version, blind_index, identifies)
    select ${companyId}::uuid, employee_id, field, ciphertext, ${keyVersion}, blind_index, identifies
      from unnest(${s.employee_id}::uuid[], ${s.field}::text[], ${s.ciphertext}::bytea[], ${s.blind_index}::bytea[], ${s.identifies}::boolean[])
        as t(employee_id, field, ciphertext, blind_index, identifies)`)
