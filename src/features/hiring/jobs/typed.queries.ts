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

/** Places by their folded name and country; the biggest first. */
export const placesOf = (db: Db, named: readonly { country: string; folded: string }[]) =>
  db.many(
    k
      .selectFrom('places')
      .select(placeColumns)
      .where((is) => is.or(named.map(({ country, folded }) => is.and({ country, folded }))))
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
    select occupation.id, occupation.title, near.title also,
           (select array_agg(skill.title order by os.place) from occupation_skills os join skills skill on skill.id = os.skill_id
             where os.occupation_id = occupation.id) skills
      from near join occupations occupation on occupation.id = near.occupation_id
     order by occupation.title like ${containsPattern(typed)} desc, near.s desc, length(occupation.title), occupation.title limit 8`)
