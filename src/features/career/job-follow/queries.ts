import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export const isFollowing = async (db: Db, userId: string, jobId: string): Promise<boolean> =>
  (await db.maybe(
    k.selectFrom('job_follows').select('job_id').where('user_id', '=', userId).where('job_id', '=', jobId),
  )) !== undefined

export const listFollowedJobs = (db: Db, userId: string) =>
  db.many(k.selectFrom('job_follows').select(['job_id', 'at']).where('user_id', '=', userId).orderBy('at', 'desc'))

export const insertFollow = (db: Db, userId: string, jobId: string, at: string) =>
  db.run(
    k
      .insertInto('job_follows')
      .values({ user_id: userId, job_id: jobId, at })
      .onConflict((c) => c.doNothing()),
  )

export const deleteFollow = (db: Db, userId: string, jobId: string) =>
  db.run(k.deleteFrom('job_follows').where('user_id', '=', userId).where('job_id', '=', jobId))

/** Through the platform’s door: takes the next who follow a job, each once and by whoever comes first alone. */
export const claimFollowers = (db: Db, jobId: string, most: number) =>
  db.many<{ id: string; email: string; first_name: string; language: string; disabled_at: string | null }>(sql`
    with gone as (delete from job_follows where (user_id, job_id) in (
        select user_id, job_id from job_follows where job_id = ${jobId}::uuid order by user_id limit ${most})
      returning user_id)
    select account.id, account.email, account.first_name, account.language, account.disabled_at from gone join users account on account.id = gone.user_id`)
