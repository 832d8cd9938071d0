import { sql } from 'kysely'
import type { Country } from '../../../countries/country.ts'
import { filterConditions, type ListKey, type ListOrder, type ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import { COUNT_LIMIT, containsPattern } from '../../../shared/list.ts'
import { CLASS_OF, type FieldClass, numbersOf } from './field-classes.rules.ts'

/** A row of the directory under its wire names. Money leaves in major units: each currency's decimals come from its country. */
const wireRow = (countries: readonly Country[], withheld: readonly FieldClass[] = []) => {
  const unless = (name: keyof typeof CLASS_OF) =>
    withheld.includes(CLASS_OF[name]) ? sql`null as ${sql.raw(name)}` : sql.raw(name)
  const decimals = [...new Map(countries.map((c) => [c.currency.code, c.currency.minorUnits]))]
  const cases = sql.join(
    decimals.map(([code, minorUnits]) => sql`when ${sql.lit(code)} then ${sql.lit(10 ** minorUnits)}`),
    sql` `,
  )
  const salary = sql`trim_scale(salary / (case currency ${cases} else 100 end)::numeric) as salary`
  const hidden = numbersOf(countries, withheld)
  const masked = hidden.length === 0 ? sql`masked` : sql`masked - ${hidden}::text[] as masked`
  return sql`id, employee_number as employee_id, full_name as name, full_name, first_name, last_name, email, ${unless('phone')}, department, position,
    ${unless('nationality')}, country, company_id, ${unless('employment_status')}, employee_type, document_validation_status, status, hire_date,
    ${withheld.includes(CLASS_OF.salary) ? sql`null as salary` : salary}, currency, ${masked}, version, created_at, updated_at`
}

export type ListFilter = {
  search: string | null
  /** Blind indexes of what the search would be as a whole identity, passport or bank number. */
  numbers: Buffer[]
  department: string | null
  status: string | null
  country: string | null
  band: string | null
  /** Classes of fields that whoever asks does not get. */
  withheld: readonly FieldClass[]
}

/** As the indexes stand, which are read from either end: what is not known comes last upwards, first downwards. */
const both = (column: string, type: ListKey['type'], mayBeNull: boolean) => {
  const keys = (descending: boolean): ListOrder => {
    const first: ListKey = { by: sql.ref(column), type, descending }
    if (mayBeNull) first.nulls = descending ? 'first' : 'last'
    return [first, { by: sql.ref('id'), type: 'uuid', descending }]
  }
  return { up: keys(false), down: keys(true) }
}
const name = both('sort_name', 'code', false)
const hireDate = both('hire_date', 'day', true)
const department = both('department', 'text', true)
const creation = both('created_at', 'instant', false)

export const DIRECTORY_ORDERS = {
  name: name.up,
  '-name': name.down,
  hireDate: hireDate.up,
  '-hireDate': hireDate.down,
  department: department.up,
  '-department': department.down,
  createdAt: creation.up,
  '-createdAt': creation.down,
} as const satisfies Readonly<Record<string, ListOrder>>

type Fragment = ReturnType<typeof sql>

const kinds = (f: ListFilter) =>
  filterConditions(f, {
    department: (value) => sql`department = ${value}`,
    status: (value) => sql`status = ${value}`,
    country: (value) => sql`country = ${value}`,
  })

/** Where the people of a filter are looked for: in the company's table, or among the matches of a search. */
const foundIn = (companyId: string, f: ListFilter) => {
  const ofBand = filterConditions(f, { band: (band) => sql`completeness_band(completeness) = ${band}` })
  const filtered = sql`${kinds(f)} and ${ofBand}`
  if (!f.search) return sql`from employees where company_id = ${companyId} and ${filtered}`
  const matching = sql`employees_matching(${containsPattern(f.search.toLowerCase())}, ${COUNT_LIMIT + 1})`
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
  sql`select coalesce(sum(people), 0)::int from employee_tallies
    where company_id = ${companyId} and ${kinds(f)} and ${filterConditions(f, { band: (band) => sql`band = ${band}` })}`

/**
 * One page, written as JSON by the database, with the total, the company's name and who is last: one trip. Row-level security has
 * already narrowed it to the company; the company is named as well so that the index is used.
 */
export const listEmployees = (
  db: Db,
  companyId: string,
  {
    countries,
    filter,
    part: { after, orderBy, pageSize, skip },
  }: { countries: readonly Country[]; filter: ListFilter; part: ListPart },
) => {
  // Written out, not bound: with a limit it does not know, PostgreSQL plans a first page anew each time, which takes as long as reading it.
  const window =
    skip === 0 ? sql`${orderBy} limit ${sql.lit(pageSize)}` : sql`${orderBy} limit ${pageSize} offset ${skip}`
  const found = foundIn(companyId, filter)
  const byIds = (source: Fragment) =>
    sql`from employees where company_id = ${companyId} and id = any(array(select id ${source} ${window})) ${orderBy}`
  // A search is run once, for the page and for the count; deep pages walk an index of ids and fetch only the rows they show.
  const matches = filter.search ? sql`with found as materialized (select * ${found})` : sql``
  const part = sql`${found} and ${after}`
  const read = () => {
    if (filter.search) return byIds(sql`from found where ${after}`)
    return skip > 1000 ? byIds(part) : sql`${part} ${window}`
  }
  const people = filter.search ? sql`select count(*)::int from found` : tallied(companyId, filter)
  return db.one(
    sql<DirectoryPage>`${matches}
    select page.*, (${people}) as people, (select name from companies where id = ${companyId}) as company
      from (select coalesce(json_agg(row_to_json(listed)), '[]')::text as rows, count(*)::int as read, (array_agg(listed.id))[count(*)] as last
              from (select ${wireRow(countries, filter.withheld)} ${read()}) listed) page`,
  )
}
type DirectoryPage = { rows: string; read: number; last: string | null; people: number; company: string }

/** What somebody is ordered by. Asked apart from the page: within its statement it took longer than all of the rest. */
export const findPlace = (db: Db, companyId: string, id: string, { key }: Pick<ListPart, 'key'>) =>
  db.maybe(
    sql<{
      place: (string | null)[]
    }>`select ${key} as place from employees where company_id = ${companyId} and id = ${id}`,
  )

export type ExportedEmployee = {
  id: string
  place: (string | null)[]
  employee_id: string
  full_name: string
  email: string
  phone: string | null
  department: string | null
  position: string | null
  nationality: string | null
  employment_status: string | null
  country: string
  salary: number | null
  currency: string
  status: string
  hire_date: string | null
}

/** A piece of the export. */
export const exportPiece = (
  db: Db,
  companyId: string,
  countries: readonly Country[],
  { filter, part: { after, orderBy, key, limit } }: { filter: ListFilter; part: ListPart },
) =>
  db.many(
    sql<ExportedEmployee>`
    select ${wireRow(countries, filter.withheld)}, ${key} as place from employees
     where company_id = ${companyId} and id = any(array(select id ${foundIn(companyId, filter)} and ${after} ${orderBy} limit ${limit}))
     ${orderBy}`,
  )
