import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { NEEDS_ENGINE, type Need } from './needs.rules.ts'

export type UnreadAdvert = { id: string; shown: Record<string, unknown>; updated_at: string }

/** Open adverts whose must-haves nobody has taken apart as they are now. */
export const listUnread = (db: Db, most: number): Promise<UnreadAdvert[]> =>
  db.many<UnreadAdvert>(sql`
    select advert.id, advert.shown, advert.updated_at::text updated_at from job_adverts advert
     where advert.open and advert.closes_at > now()
       and not exists (select from job_needs need where need.job_id = advert.id
         and need.advert_at = advert.updated_at and need.engine = ${NEEDS_ENGINE})
     order by advert.posted_at desc, advert.id limit ${most}`)

export const getLastJobChange = async (db: Db): Promise<number> =>
  (await db.one<{ n: number }>(sql`select last_value n from job_changes`)).n

export type ReadNeeds = { jobId: string; advertAt: string; needs: readonly Need[]; unread: number }

/** Keeps what was read, in place of what was read before. */
export const saveNeeds = async (db: Db, read: readonly ReadNeeds[]): Promise<void> => {
  // Two that read the same adverts at once write them one after the other.
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('needs of adverts', 0))`)
  const ids = read.map(({ jobId }) => jobId)
  await db.run(sql`delete from job_needs where job_id = any(${ids}::uuid[])`)
  await db.run(
    k.insertInto('job_needs').values(
      read.map(({ jobId, advertAt, needs, unread }) => ({
        job_id: jobId,
        needs: needs.length,
        unread,
        advert_at: advertAt,
        engine: NEEDS_ENGINE,
      })),
    ),
  )
  const skills = read.flatMap(({ jobId, needs }) =>
    needs.flatMap((need, nth) => need.map(({ key, label }) => ({ job_id: jobId, nth, skill: key, label }))),
  )
  if (skills.length > 0)
    await db.run(
      k
        .insertInto('job_need_skills')
        .values(skills)
        .onConflict((on) => on.doNothing()),
    )
}

/** Of what is kept, jobs that no advert of is open any more. */
export const listOver = async (db: Db, kept: readonly string[]): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select kept.id from unnest(${[...kept]}::uuid[]) kept (id)
       where not exists (select from job_adverts advert where advert.id = kept.id and advert.open)`)
  ).map(({ id }) => id)

export const listStored = async (db: Db, after: string, most: number): Promise<string[]> =>
  (
    await db.many<{ job_id: string }>(
      sql`select job_id from job_needs where job_id > ${after}::uuid order by job_id limit ${most}`,
    )
  ).map(({ job_id }) => job_id)

export const dropNeeds = (db: Db, ids: readonly string[]) =>
  db.run(sql`delete from job_needs where job_id = any(${[...ids]}::uuid[])`)
