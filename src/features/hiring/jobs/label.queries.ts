import { type RawBuilder, sql } from 'kysely'

/** Columns that name a job so that it is told apart: for statements in which jobs are called `j`. */
export const jobNameColumns: RawBuilder<unknown> = sql`j.id, j.title, j.number,
  (select place.name from places place where place.id = (j.content->>'placeId')::int) place`
