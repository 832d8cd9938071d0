import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { containsPattern } from '../../../shared/list.ts'

export type FoundPerson = { id: string; name: string; position: string | null; department: string | null }

/** More than these matches are not compared with one another: whoever typed goes on typing. */
const MATCHES = 200
/** So many characters an index of fragments needs; fewer are only looked for at the beginning of names. */
const FRAGMENT = 3

/**
 * People whose name begins with what was typed, then those whose record holds it; who has left comes last. Both by an index: the order of
 * names is compared as bytes, the fragments by `employees_matching`.
 */
export const findPeopleFor = (db: Db, companyId: string, { text, most }: { text: string; most: number }) => {
  const beginning = sql`select id from employees
     where company_id = ${companyId} and sort_name >= ${text} and sort_name < ${`${text}\u{10ffff}`} order by sort_name limit ${sql.lit(most * 2)}`
  const anywhere = sql`select id from employees_matching(${containsPattern(text)}, ${sql.lit(MATCHES)}) order by sort_name limit ${sql.lit(most * 2)}`
  const ids = text.length < FRAGMENT ? sql`(${beginning})` : sql`((${beginning}) union all (${anywhere}))`
  return db.many(sql<FoundPerson>`
    select person.id, person.full_name as name, person.position, person.department
      from employees as person
     where person.company_id = ${companyId} and person.id = any(array(select id from ${ids} as found))
     order by person.status = 'terminated', (person.sort_name >= ${text} and person.sort_name < ${`${text}\u{10ffff}`}) desc,
              person.sort_name, person.id
     limit ${sql.lit(most)}`)
}

type Days = { from: Day; until: Day; most: number }

/** Who starts between two days, both included, the soonest first; `all`: how many they are. */
export const listStarters = (db: Db, companyId: string, { from, until, most }: Days) =>
  db.many(sql<{ id: string; name: string; position: string | null; day: Day; all: number }>`
    select id, full_name as name, position, hire_date as day, count(*) over ()::int as all
      from employees
     where company_id = ${companyId} and hire_date between ${from}::date and ${until}::date and status <> 'terminated'
     order by hire_date, sort_name, id limit ${most}`)

/** Whether anybody works here at all. */
export const hasAnybody = async (db: Db, companyId: string): Promise<boolean> =>
  (await db.one(sql<{ some: boolean }>`select exists (select from employees where company_id = ${companyId}) as some`))
    .some
