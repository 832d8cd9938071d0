import { sql } from 'kysely'
import type { Db } from '../../server/sql.ts'
import type { PlaceSaid } from '../jobs/place.rules.ts'
import { conditions, type Narrow } from './queries.ts'
import { COUNTED } from './search.rules.ts'

const begun = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** A name alone may be begun, or be that of a whole region. With what stands behind it, it is that place and no other. */
const isCalled = ({ name, region, country }: PlaceSaid, exactly: boolean) => {
  const whole =
    region === null
      ? sql`(folded = ${name} or lower(region) = ${name})`
      : sql`folded = ${name} and lower(region) = ${region}`
  const beginning =
    region === null
      ? sql`(folded like ${begun(name)} or lower(region) = ${name})`
      : sql`folded like ${begun(name)} and lower(region) like ${begun(region)}`
  return sql`${exactly ? whole : beginning} and (${country}::text is null or country = ${country})`
}

/** Within the country of the search; another one behind the name means nothing there. */
const within = (said: PlaceSaid, country: string | null): PlaceSaid | null =>
  said.name === '' || (said.country && country && said.country !== country)
    ? null
    : { ...said, country: said.country ?? country }

/** The place a name means: exactly so before begun so, the larger before the smaller. */
export const placeCalled = async (db: Db, written: PlaceSaid, country: string | null) => {
  const said = within(written, country)
  return said
    ? db.maybe<{ name: string; country: string; lat: number; lng: number }>(sql`
        select name, country, lat, lng from places where ${isCalled(said, false)}
         order by folded = ${said.name} desc, people desc, id limit 1`)
    : undefined
}

/** Places and whole regions of that name, or whose name begins so. */
export const placesCalled = async (db: Db, written: PlaceSaid, country: string | null): Promise<number[]> => {
  const said = within(written, country)
  if (!said) return []
  const read = async (exactly: boolean) =>
    (
      await db.many<{ id: number }>(
        sql`select id from places where ${isCalled(said, exactly)} order by people desc limit 500`,
      )
    ).map((r) => r.id)
  const isAlone = written.region === null && written.country === null
  const exact = isAlone ? [] : await read(true)
  return exact.length > 0 ? exact : read(false)
}

/** The places with the most of what is found; namesakes of one region are one. */
export const placesFound = (db: Db, n: Narrow) =>
  db.many<{ name: string; region: string; country: string; n: number }>(sql`
    select p.name, p.region, p.country, sum(f.n)::int n from
      (select place_id, count(*)::int n from (select place_id from job_adverts where ${conditions(n)} limit ${COUNTED}) x group by 1) f
    join places p on p.id = f.place_id group by 1, 2, 3 order by n desc, 1, 2 limit 10`)

/** Of what is found: how many help with a work permit, and how many are of companies that answer most of who applies. */
export const employersFound = async (db: Db, n: Narrow, enough: number) => {
  const { yes, perhaps, most } = await db.one<{ yes: number; perhaps: number; most: number }>(sql`
    select (count(*) filter (where f.says = 'yes'))::int yes, (count(*) filter (where f.says = 'case_by_case'))::int perhaps,
      (count(*) filter (where w.applications >= ${enough} and w.answered * 2 > w.applications))::int most
    from (select company_id, shown->>'sponsorship' says from job_adverts where ${conditions(n)} limit ${COUNTED}) f
    left join company_answers w on w.company_id = f.company_id`)
  const told = (value: string, count: number) => (count > 0 ? [{ value, count }] : [])
  return { sponsorship: [...told('yes', yes), ...told('case_by_case', perhaps)], answers: told('most', most) }
}

type Suggestion = { kind: 'title' | 'skill' | 'company' | 'place'; text: string; region: string; country: string }

/** What may be meant by a beginning: titles of open jobs, skills, companies with open jobs, places. */
export const suggestions = async (db: Db, typed: string) => {
  const begins = begun(typed)
  return db.many<Suggestion>(sql`
    select kind, text, region, country from (
      (select 1 n, 'title' kind, min(title) text, '' region, '' country, count(*) found from
        (select title from job_adverts where lower(title) like ${begins} and open limit 500) t
        group by lower(title) order by found desc, 3 limit 5)
      union all
      (select 2, 'skill', title, '', '', 0 from skills where lower(title) like ${begins} order by length(title), title limit 3)
      union all
      (select 3, 'company', name, '', '', 0 from companies where lower(name) like ${begins} order by name limit 3)
      union all
      (select 4, 'place', name, region, country, people from places where folded like ${begins} order by people desc, id limit 3)
    ) s order by n, found desc, text`)
}
