import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import { type Narrow, searchConditionsOf } from './search.queries.ts'

/** Of titles in this order, of each the newest within everything else that narrows the list. */
export const ofTitles = async (
  db: Db,
  n: Narrow,
  { titles, ofEach, most }: { titles: readonly string[]; ofEach: number; most: number },
) =>
  (
    await db.many<{ id: string }>(sql`
      select advert.id from unnest(${[...titles]}::text[]) with ordinality given(title, n)
      cross join lateral (select id, posted_at from job_adverts where lower(title) = given.title and ${searchConditionsOf(n)}
        order by posted_at desc, id limit ${ofEach}) advert
      order by given.n, advert.posted_at desc, advert.id limit ${most}`)
  ).map((r) => r.id)
