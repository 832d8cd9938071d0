import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely'
import type { Country } from '../../countries/country.ts'
import { type Db, k } from '../../server/sql.ts'
import type { Compensations, DB, EmployeeSecrets, Employees } from '../../server/tables.ts'

/** A row of the directory under its wire names. Money leaves in major units: each currency's decimals come from its country. */
const wireRow = (countries: readonly Country[]) => {
  const decimals = [...new Map(countries.map((c) => [c.currency.code, c.currency.minorUnits]))]
  const cases = sql.join(
    decimals.map(([code, minorUnits]) => sql`when ${sql.lit(code)} then ${sql.lit(10 ** minorUnits)}`),
    sql` `,
  )
  return sql`id, employee_number as employee_id, full_name as name, full_name, first_name, last_name, email, phone, department, position,
    nationality, country, company_id, employment_status, employee_type, document_validation_status, status, hire_date,
    trim_scale(salary / (case currency ${cases} else 100 end)::numeric) as salary, currency, masked, version, created_at, updated_at`
}

export type ListFilter = {
  search: string | null
  department: string | null
  status: string | null
  country: string | null
  band: string | null
}

type Sort = { column: 'sort_name' | 'hire_date' | 'department' | 'created_at'; descending: boolean }

/** A search stops counting here and says "10,000+". */
export const SEARCH_CAP = 10_000

/** % and _ in what somebody types mean themselves. */
const fragment = (search: string) => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

type Fragment = ReturnType<typeof sql>
const all = (conditions: Fragment[]) =>
  sql<boolean>`${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`

const kinds = (f: ListFilter): Fragment[] => [
  ...(f.department ? [sql`department = ${f.department}`] : []),
  ...(f.status ? [sql`status = ${f.status}`] : []),
  ...(f.country ? [sql`country = ${f.country}`] : []),
]

/** Where the people of a filter are looked for: in the company's table, or among the matches of a search. */
const foundIn = (companyId: string, f: ListFilter) => {
  const filtered = all([
    ...(f.search ? [] : [sql`company_id = ${companyId}`]),
    ...kinds(f),
    ...(f.band ? [sql`completeness_band(completeness) = ${f.band}`] : []),
  ])
  const table = f.search ? sql`employees_matching(${fragment(f.search)}, ${SEARCH_CAP + 1})` : sql`employees`
  return sql`from ${table} where ${filtered}`
}

/** How many that is, without a search: exact, from the tallies. */
const tallied = (companyId: string, f: ListFilter) =>
  sql`select coalesce(sum(people), 0)::int from employee_tallies where ${all([
    sql`company_id = ${companyId}`,
    ...kinds(f),
    ...(f.band ? [sql`band = ${f.band}`] : []),
  ])}`

/**
 * One page, written as JSON by the database, with the total and the company's name: one trip. Row-level security has already narrowed
 * it to the company; the company is named as well so that the index is used.
 */
export const page = (
  db: Db,
  companyId: string,
  countries: readonly Country[],
  filter: ListFilter,
  sort: Sort,
  size: number,
  skip: number,
) => {
  const direction = sql.raw(sort.descending ? 'desc' : 'asc')
  const order = sql`order by ${sql.ref(sort.column)} ${direction}, id ${direction}`
  const window = sql`${order} limit ${size} offset ${skip}`
  const found = foundIn(companyId, filter)
  const byIds = (source: Fragment) =>
    sql`from employees where company_id = ${companyId} and id = any(array(select id ${source} ${window})) ${order}`
  // A search is run once, for the page and for the count; deep pages walk an index of ids and fetch only the rows they show.
  const matches = filter.search ? sql`with found as materialized (select * ${found})` : sql``
  const rows = filter.search ? byIds(sql`from found`) : skip > 1000 ? byIds(found) : sql`${found} ${window}`
  const people = filter.search ? sql`select count(*)::int from found` : tallied(companyId, filter)
  return db.one(
    sql<{ rows: string; people: number; company: string }>`${matches}
    select coalesce(json_agg(row_to_json(r)), '[]')::text as rows,
           (${people}) as people, (select name from companies where id = ${companyId}) as company
      from (select ${wireRow(countries)} ${rows}) r`,
  )
}

export const tallies = (db: Db) =>
  db.many(
    k
      .selectFrom('employee_tallies')
      .select(['country', 'department', 'status', 'band', 'people'])
      .where('people', '>', 0),
  )

export const openOnboardings = async (db: Db) =>
  await db.one(
    k
      .selectFrom('onboardings')
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        sql<number>`count(*) filter (where completed_at is null)`.as('open'),
      ]),
  )

/** Invitations to the portal that wait for their first sign-in. */
export const openInvitations = async (db: Db) =>
  (
    await db.one(
      k
        .selectFrom('users')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('portal', '=', 'employee')
        .where('activated_at', 'is', null)
        .where('disabled_at', 'is', null),
    )
  ).n

const whole = k.selectFrom('employees').selectAll()
export type Stored = NonNullable<Awaited<ReturnType<typeof employee>>>

export const employee = (db: Db, companyId: string, id: string) =>
  db.maybe(whole.where('company_id', '=', companyId).where('id', '=', id))

/** Locked, so that two saves of one record are judged one after the other. */
export const lockEmployee = (db: Db, companyId: string, id: string) =>
  db.maybe(whole.where('company_id', '=', companyId).where('id', '=', id).forUpdate())

export const secretsOf = (db: Db, companyId: string, id: string) =>
  db.many(
    k
      .selectFrom('employee_secrets')
      .select(['field', 'ciphertext'])
      .where('company_id', '=', companyId)
      .where('employee_id', '=', id),
  )

/** Somebody else of the company who holds the same number. */
export const holderOf = (db: Db, companyId: string, field: string, blindIndex: Buffer, notId: string | null) =>
  db.maybe(
    k
      .selectFrom('employee_secrets')
      .select('employee_id')
      .where('company_id', '=', companyId)
      .where('field', '=', field)
      .where('blind_index', '=', blindIndex)
      .$if(notId !== null, (q) => q.where('employee_id', '!=', notId as string))
      .limit(1),
  )

export const compensationInForce = (db: Db, companyId: string, id: string, today: string) =>
  db.maybe(
    k
      .selectFrom('compensations')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('employee_id', '=', id)
      .where('effective_from', '<=', today)
      .orderBy('effective_from', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  )

export const insertEmployee = (db: Db, values: Insertable<Employees>) =>
  db.one(k.insertInto('employees').values(values).returning(['id', 'version']))

export const updateEmployee = (db: Db, companyId: string, id: string, values: Updateable<Employees>) =>
  db.run(
    k
      .updateTable('employees')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const insertCompensation = (db: Db, values: Insertable<Compensations>) =>
  db.run(k.insertInto('compensations').values(values))

export const putSecrets = (db: Db, values: Insertable<EmployeeSecrets>[]) =>
  db.run(
    k
      .insertInto('employee_secrets')
      .values(values)
      .onConflict((c) =>
        c.columns(['company_id', 'employee_id', 'field']).doUpdateSet((eb) => ({
          ciphertext: eb.ref('excluded.ciphertext'),
          key_version: eb.ref('excluded.key_version'),
          blind_index: eb.ref('excluded.blind_index'),
          updated_at: sql`now()`,
        })),
      ),
  )

export const dropSecrets = (db: Db, companyId: string, id: string, fields: string[]) =>
  db.run(
    k
      .deleteFrom('employee_secrets')
      .where('company_id', '=', companyId)
      .where('employee_id', '=', id)
      .where('field', 'in', fields),
  )

export const addActivity = (
  db: Db,
  companyId: string,
  employeeId: string,
  type: string,
  by: string,
  metadata: object = {},
) =>
  db.run(
    k.insertInto('activities').values({
      company_id: companyId,
      employee_id: employeeId,
      activity_type: type,
      created_by: by,
      metadata: sql`${JSON.stringify(metadata)}::jsonb`,
    }),
  )

export const activitiesOf = (db: Db, companyId: string, id: string) =>
  db.many(
    k
      .selectFrom('activities')
      .select(['id', 'activity_type', 'created_at', 'created_by', 'metadata'])
      .where('company_id', '=', companyId)
      .where('employee_id', '=', id)
      .orderBy('id', 'desc')
      .limit(50),
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

export const authorizationsOf = (db: Db, companyId: string, id: string) =>
  db.many(
    k
      .selectFrom('authorizations')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('employee_id', '=', id)
      .orderBy('expires_on'),
  )

export const insertOnboarding = (db: Db, companyId: string, employeeId: string, channels: string[], by: string) =>
  db.run(
    k.insertInto('onboardings').values({ company_id: companyId, employee_id: employeeId, channels, started_by: by }),
  )

export const latestOnboardings = (db: Db) =>
  db.many(
    k
      .selectFrom('onboardings as o')
      .innerJoin('employees as e', (j) =>
        j.onRef('e.company_id', '=', 'o.company_id').onRef('e.id', '=', 'o.employee_id'),
      )
      .leftJoin('users as u', (j) =>
        j.onRef('u.company_id', '=', 'o.company_id').onRef('u.employee_id', '=', 'o.employee_id'),
      )
      .select([
        'e.id',
        'e.full_name',
        'e.position',
        'e.department',
        'o.started_at',
        'o.completed_at',
        'o.channels',
        'u.activated_at',
      ])
      .orderBy('o.started_at', 'desc')
      .limit(10),
  )

/** A piece of the export, after the row that ended the last one. */
export const exportPiece = (
  db: Db,
  companyId: string,
  filter: ListFilter,
  after: { sortName: string; id: string } | null,
  size: number,
) => {
  const next = after ? sql`and (sort_name, id) > (${after.sortName}::text collate "C", ${after.id}::uuid)` : sql``
  return db.many(
    sql<{
      id: string
      sort_name: string
      employee_number: string
      full_name: string
      email: string
      department: string | null
      position: string | null
      status: string
    }>`
    select id, sort_name, employee_number, full_name, email, department, position, status from employees
     where company_id = ${companyId} and id = any(array(select id ${foundIn(companyId, filter)} ${next} order by sort_name, id limit ${size}))
     order by sort_name, id`,
  )
}

export const companyOf = (db: Db, companyId: string) =>
  db.one(k.selectFrom('companies').select(['name', 'slug']).where('id', '=', companyId))

/** Who an action was by, as long as they are of this company. */
export const emailOf = async (db: Db, userId: string): Promise<string | null> =>
  (await db.maybe(k.selectFrom('users').select('email').where('id', '=', userId)))?.email ?? null
