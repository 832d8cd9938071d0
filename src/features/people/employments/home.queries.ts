import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** Whose last day is between two days, both included, the soonest first; `all`: how many they are. */
export const listLeavers = (
  db: Db,
  companyId: string,
  { from, until, most }: { from: Day; until: Day; most: number },
) =>
  db.many(sql<{ id: string; name: string; position: string | null; day: Day; all: number }>`
    select person.id, person.full_name as name, person.position, employment.ended_on as day, count(*) over ()::int as all
      from employments as employment
      join employees as person on person.company_id = employment.company_id and person.id = employment.employee_id
     where employment.company_id = ${companyId} and employment.ended_on between ${from}::date and ${until}::date
     order by employment.ended_on, person.sort_name, person.id limit ${most}`)

/** How many people are employed at the end of each of these days: everybody once, however many employments they have. */
export const countEmployedOn = (db: Db, companyId: string, days: readonly Day[]) =>
  db.many(sql<{ day: Day; people: number }>`
    select asked.day::text as day, count(distinct employment.employee_id)::int as people
      from unnest(${[...days]}::date[]) as asked(day)
      left join employments as employment
        on employment.company_id = ${companyId} and employment.started_on <= asked.day
       and (employment.ended_on is null or employment.ended_on >= asked.day)
     group by asked.day order by asked.day`)

/** Employments that go on on a day, at most so many, with the country of whose they are. */
export const listEmploymentsOn = (db: Db, companyId: string, day: Day, most: number) =>
  db.many(sql<{ id: string; country: string }>`
    select employment.id, person.country
      from employments as employment
      join employees as person on person.company_id = employment.company_id and person.id = employment.employee_id
     where employment.company_id = ${companyId} and employment.started_on <= ${day}::date
       and (employment.ended_on is null or employment.ended_on >= ${day}::date)
     limit ${most}`)

/** How many people are employed on a day, will be, or have left, by country: everybody once, however many employments they have. */
export const countStandings = (db: Db, companyId: string, day: Day) =>
  db.many(sql<{ country: string; employed: number; starting: number; left: number }>`
    select person.country, count(*) filter (where one.is_employed)::int as employed,
           count(*) filter (where not one.is_employed and one.is_starting)::int as starting,
           count(*) filter (where not one.is_employed and not one.is_starting)::int as "left"
      from (
        select employee_id,
               bool_or(started_on <= ${day}::date and (ended_on is null or ended_on >= ${day}::date)) as is_employed,
               bool_or(started_on > ${day}::date) as is_starting
          from employments where company_id = ${companyId} group by employee_id) as one
      join employees as person on person.company_id = ${companyId} and person.id = one.employee_id
     group by person.country order by person.country`)

/** Whose employments they are. */
export const listPeopleOf = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<{ employment: string; id: string; name: string }>`
    select employment.id as employment, person.id, person.full_name as name
      from employments as employment
      join employees as person on person.company_id = employment.company_id and person.id = employment.employee_id
     where employment.company_id = ${companyId} and employment.id = any(${[...employmentIds]}::uuid[])`)
