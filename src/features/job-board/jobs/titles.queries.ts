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
      select a.id from unnest(${[...titles]}::text[]) with ordinality t(title, n)
      cross join lateral (select id, posted_at from job_adverts where lower(title) = t.title and ${searchConditionsOf(n)}
        order by posted_at desc, id limit ${ofEach}) a
      order by t.n, a.posted_at desc, a.id limit ${most}`)
  ).map((r) => r.id)
