import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** Stands in a mark for everybody of the company. */
const EVERYBODY = '00000000-0000-0000-0000-000000000000'

/** How long marks are kept: what was reckoned before is reckoned whole. */
const DAYS = 10

type Since = { factsIn: string; factsAt: string }

/**
 * Whose facts became others by transactions that were not seen when a run was reckoned, those of the present one with them; null: it may be
 * anybody, or it is too long ago to tell.
 */
export const changedSince = async (
  db: Db,
  companyId: string,
  { factsIn, factsAt }: Since,
): Promise<string[] | null> => {
  const found = await db.many(sql<{ id: string }>`
    select distinct mark.employment_id as id from pay_marks mark
     where mark.company_id = ${companyId} and mark.seen_in >= pg_snapshot_xmin(${factsIn}::pg_snapshot)
       and not pg_visible_in_snapshot(mark.seen_in, ${factsIn}::pg_snapshot)
     union all
    select ${EVERYBODY}::uuid where ${factsAt}::timestamptz < clock_timestamp() - make_interval(days => ${DAYS - 1})
        or pg_snapshot_xmax(${factsIn}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())`)
  return found.some(({ id }) => id === EVERYBODY) ? null : found.map(({ id }) => id)
}

/** Marks of all companies that no run is held against any more. */
export const dropOldMarks = (db: Db) =>
  db.run(sql`delete from pay_marks where made_at < clock_timestamp() - make_interval(days => ${DAYS})`)
