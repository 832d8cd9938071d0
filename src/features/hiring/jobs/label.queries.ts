import { type RawBuilder, sql } from 'kysely'

/** Columns that name a job so that it is told apart: for statements in which jobs are called `job`. */
export const jobNameColumns: RawBuilder<unknown> = sql`job.id, job.title, job.number,
  (select place.name from places place where place.id = (job.content->>'placeId')::int) place`
