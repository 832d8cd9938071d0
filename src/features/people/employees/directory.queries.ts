import { sql } from 'kysely'
import type { Country } from '../../../countries/country.ts'
import type { Db } from '../../../server/sql.ts'

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
  /** Blind indexes of what the search would be as a whole identity, passport or bank number. */
  numbers: Buffer[]
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
  if (!f.search) return sql`from employees where ${filtered}`
  const matching = sql`employees_matching(${fragment(f.search)}, ${SEARCH_CAP + 1})`
  if (f.numbers.length === 0) return sql`from ${matching} where ${filtered}`
  return sql`from (select * from ${matching} union ${holders(companyId, f.numbers)}) matching where ${filtered}`
}

/** Who holds one of these numbers, with the columns of `employees_matching`. Each half uses the index of its kind. */
const holders = (companyId: string, numbers: Buffer[]) => {
  const current = sql`select employee_id from employee_secrets where company_id = ${companyId} and blind_index = any(${numbers}::bytea[])`
  return sql`select id, sort_name, hire_date, created_at, department, country, status, completeness from employees
    where company_id = ${companyId} and id = any(array(${current} and identifies union all ${current} and not identifies))`
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
export const listEmployees = (
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
  // Written out, not bound: with a limit it does not know, PostgreSQL plans a first page anew each time, which takes as long as reading it.
  const window = skip === 0 ? sql`${order} limit ${sql.lit(size)}` : sql`${order} limit ${size} offset ${skip}`
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
