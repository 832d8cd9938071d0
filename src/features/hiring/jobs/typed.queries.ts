import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { containsPattern } from '../../../shared/list.ts'
import { MAX_PLACE_ANSWERS } from '../../adverts/content/place.rules.ts'
import { placeColumns } from './queries.ts'

type PlaceTyped = {
  begins: string
  /** Each of them is its country. */
  codes: readonly string[]
  behind: { region: string; countries: readonly string[] } | null
}

/** Places whose name begins with what was typed; the biggest first. */
export const placesNamed = (db: Db, { begins, codes, behind }: PlaceTyped) =>
  db.many(
    k
      .selectFrom('places')
      .select(placeColumns)
      .where('folded', 'like', `${begins.replace(/[\\%_]/g, '\\$&')}%`)
      .$if(codes.length > 0, (q) => q.where((is) => is.and(codes.map((code) => is('country', '=', code)))))
      .$if(behind !== null, (q) =>
        q.where((is) =>
          is.or([
            is(sql`lower(region)`, 'like', `${(behind?.region ?? '').replace(/[\\%_]/g, '\\$&')}%`),
            is('country', 'in', behind && behind.countries.length > 0 ? [...behind.countries] : ['']),
          ]),
        ),
      )
      .orderBy('people', 'desc')
      .orderBy('name')
      .limit(MAX_PLACE_ANSWERS),
  )

/** Occupations one of whose titles holds or resembles what was typed; the closest first. */
export const occupationsTitled = (db: Db, typed: string) =>
  db.many<{ id: number; title: string; also: string; skills: string[] | null }>(sql`
    with near as (
      select distinct on (occupation_id) occupation_id, title, similarity(title, ${typed}) s
        from occupation_titles where title like ${containsPattern(typed)} or title % ${typed}
       order by occupation_id, s desc
    )
    select o.id, o.title, n.title also,
           (select array_agg(s.title order by os.place) from occupation_skills os join skills s on s.id = os.skill_id
             where os.occupation_id = o.id) skills
      from near n join occupations o on o.id = n.occupation_id
     order by o.title like ${containsPattern(typed)} desc, n.s desc, length(o.title), o.title limit 8`)
