import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Exposure } from './exposure.rules.ts'
import { QUESTIONS, type SkillTest } from './kinds.rules.ts'

/** Draws of one test are made one after the other. */
export const lockShowings = (db: Db, test: SkillTest): Promise<unknown> =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`items of ${test}`}, 0))`)

/** How often each item was shown since a day, and how many attempts that were: each is shown as many items as a test asks. */
export const readExposure = async (db: Db, test: SkillTest, since: Day): Promise<Exposure> => {
  const rows = await db.many<{ item: string; shown: number }>(sql`
    select item, sum(shown)::int as shown from skill_item_showings where test = ${test} and day >= ${since}::date group by item`)
  const all = rows.reduce((sum, { shown }) => sum + shown, 0)
  return { takers: Math.round(all / QUESTIONS), shown: new Map(rows.map(({ item, shown }) => [item, shown])) }
}

type Shown = { test: SkillTest; day: Day; items: readonly string[] }
export const countShown = (db: Db, { test, day, items }: Shown): Promise<unknown> =>
  db.run(sql`
    insert into skill_item_showings (test, item, day, shown) select ${test}, item, ${day}::date, 1 from unnest(${[...items]}::text[]) item
    on conflict (test, day, item) do update set shown = skill_item_showings.shown + 1`)

export const deleteShowingsBefore = (db: Db, test: SkillTest, day: Day): Promise<unknown> =>
  db.run(sql`delete from skill_item_showings where test = ${test} and day < ${day}::date`)
