import { sql } from 'kysely'
import type { Db } from '../../server/sql.ts'

/** The place a name means: exactly so before begun so, the larger before the smaller. */
export const placeCalled = (db: Db, name: string, country: string | null) =>
  db.maybe<{ name: string; country: string; lat: number; lng: number }>(sql`
    select name, country, lat, lng from places
     where (folded like ${`${name.replace(/[\\%_]/g, '\\$&')}%`} or lower(region) = ${name})
       and (${country}::text is null or country = ${country})
     order by folded = ${name} desc, people desc, id limit 1`)

/** What may be meant by a beginning: titles of open jobs, skills, companies with open jobs, places. */
export const suggestions = async (db: Db, typed: string) => {
  const begins = `${typed.replace(/[\\%_]/g, '\\$&')}%`
  return db.many<{ kind: 'title' | 'skill' | 'company' | 'place'; text: string }>(sql`
    select kind, text from (
      (select 1 n, 'title' kind, min(title) text, count(*) found from
        (select title from job_adverts where lower(title) like ${begins} and open limit 500) t
        group by lower(title) order by found desc, 3 limit 5)
      union all
      (select 2, 'skill', title, 0 from skills where lower(title) like ${begins} order by length(title), title limit 3)
      union all
      (select 3, 'company', name, 0 from companies where lower(name) like ${begins} order by name limit 3)
      union all
      (select 4, 'place', name, people from places where folded like ${begins} order by people desc, id limit 3)
    ) s order by n, found desc, text`)
}
