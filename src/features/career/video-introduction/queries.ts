import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { goesOnForPerson } from '../../hiring/applications/told.ts'
import type { VideoType } from './video.rules.ts'

/* Through the person's own door. */

export type StoredVideo = {
  id: string
  title: string
  content_type: VideoType
  bytes: number
  ready_at: string | null
  seconds: number | null
  script: string
  captions: string | null
  trim_start: number
  trim_end: number | null
  created_at: string
  picture_at: string | null
  here: number[]
}

const COLUMNS = sql`video.id, video.title, video.content_type, video.bytes, video.ready_at, video.seconds::float8 seconds, video.script,
  video.captions, video.trim_start::float8 trim_start,
  video.trim_end::float8 trim_end, video.created_at, (select picture.made_at from seeker_video_pictures picture where picture.video_id = video.id) picture_at,
  array(select chunk.number from seeker_video_chunks chunk where chunk.video_id = video.id
    order by chunk.number) here`

export const listVideos = (db: Db, userId: string) =>
  db.many<StoredVideo>(
    sql`select ${COLUMNS} from seeker_videos video where video.user_id = ${userId}::uuid order by video.created_at, video.id`,
  )

export const findVideo = (db: Db, userId: string, id: string) =>
  db.maybe<StoredVideo>(
    sql`select ${COLUMNS} from seeker_videos video where video.user_id = ${userId}::uuid and video.id = ${id}::uuid`,
  )

/** The video, held until the transaction ends. */
export const lockVideo = (db: Db, userId: string, id: string) =>
  db.maybe<StoredVideo>(
    sql`select ${COLUMNS} from seeker_videos video where video.user_id = ${userId}::uuid and video.id = ${id}::uuid for update of video`,
  )

/** One at a time adds to the videos of one person. */
export const lockPerson = (db: Db, userId: string) =>
  db.one(sql`select pg_advisory_xact_lock(hashtextextended(${`seeker_videos ${userId}`}, 0))`)

type Announced = { userId: string; title: string; bytes: number; contentType: VideoType; at: string }

export const insertVideo = (db: Db, made: Announced) =>
  db.one<{ id: string }>(sql`
    insert into seeker_videos (user_id, title, bytes, content_type, created_at)
    values (${made.userId}::uuid, ${made.title}, ${made.bytes}, ${made.contentType}, ${made.at}::timestamptz) returning id`)

type Part = { video: string; number: number; userId: string; key: string; bytes: number; sha256: Buffer }

/** Keeps a part in place of one that was there; the key of that one. */
export const putPart = async (db: Db, part: Part): Promise<string | null> => {
  const old = await db.maybe<{ storage_key: string }>(
    sql`select storage_key from seeker_video_chunks where video_id = ${part.video}::uuid and number = ${part.number}`,
  )
  await db.run(
    k
      .insertInto('seeker_video_chunks')
      .values({
        video_id: part.video,
        number: part.number,
        user_id: part.userId,
        storage_key: part.key,
        bytes: part.bytes,
        sha256: part.sha256,
      })
      .onConflict((c) =>
        c
          .columns(['video_id', 'number'])
          .doUpdateSet({ storage_key: part.key, bytes: part.bytes, sha256: part.sha256 }),
      ),
  )
  return old?.storage_key ?? null
}

export type StoredPart = { number: number; storage_key: string; bytes: number; sha256: Buffer }

export const listParts = (db: Db, userId: string, video: string) =>
  db.many<StoredPart>(sql`
    select number, storage_key, bytes, sha256 from seeker_video_chunks where user_id = ${userId}::uuid and video_id = ${video}::uuid order by number`)

export const listKeys = async (db: Db, userId: string): Promise<string[]> =>
  (
    await db.many<{ storage_key: string }>(
      sql`select storage_key from seeker_video_chunks where user_id = ${userId}::uuid`,
    )
  ).map((part) => part.storage_key)

export const saveReady = (db: Db, id: string, ready: { seconds: number; at: string; type: VideoType }) =>
  db.run(sql`
    update seeker_videos set seconds = ${ready.seconds}, ready_at = ${ready.at}::timestamptz, content_type = ${ready.type}, trim_start = 0, trim_end = null
     where id = ${id}::uuid`)

type Change = { title: string; script: string; captions: string | null; trimStart: number; trimEnd: number | null }

export const saveVideo = (db: Db, id: string, { title, script, captions, trimStart, trimEnd }: Change) =>
  db.run(
    k
      .updateTable('seeker_videos')
      .set({ title, script, captions, trim_start: trimStart, trim_end: trimEnd })
      .where('id', '=', id),
  )

export const deleteVideo = (db: Db, id: string) => db.run(k.deleteFrom('seeker_videos').where('id', '=', id))

type Removal = { userId: string; title: string; bytes: number; parts: number; sha256: Buffer; at: string }

export const insertRemoval = (db: Db, { userId, title, bytes, parts, sha256, at }: Removal) =>
  db.one<{ id: string }>(
    k
      .insertInto('seeker_video_removals')
      .values({ user_id: userId, title, bytes, parts, sha256, removed_at: at })
      .returning('id'),
  )

export const markGone = (db: Db, id: string, at: string) =>
  db.run(k.updateTable('seeker_video_removals').set({ gone_at: at }).where('id', '=', id))

export type StoredRemoval = {
  id: string
  title: string
  bytes: number
  parts: number
  sha256: Buffer
  removed_at: string
  gone_at: string | null
}

export const listRemovals = (db: Db, userId: string) =>
  db.many<StoredRemoval>(sql`
    select id, title, bytes, parts, sha256, removed_at, gone_at from seeker_video_removals where user_id = ${userId}::uuid
      order by removed_at desc limit 50`)

export type OwnShare = {
  id: string
  company_id: string
  video_id: string
  application_id: string
  job: string
  company: string
  shared_at: string
  views: number
}

export const listShares = (db: Db, userId: string) =>
  db.many<OwnShare>(sql`
    select share.id, share.company_id, share.video_id, share.application_id, coalesce(advert.title, '') job, company.name company, share.shared_at,
           (select count(*)::int from seeker_video_views view where view.company_id = share.company_id and view.share_id = share.id) views
      from seeker_video_shares share join companies company on company.id = share.company_id
      join applications own_application on own_application.company_id = share.company_id and own_application.id = share.application_id
      left join job_adverts advert on advert.company_id = own_application.company_id and advert.id = own_application.job_id
     where share.user_id = ${userId}::uuid order by share.shared_at, share.id`)

export type OwnApplication = { id: string; company_id: string; job: string; company: string }

/** Applications of the person themselves that are not over as far as they know. */
export const listApplications = (db: Db, userId: string) =>
  db.many<OwnApplication>(sql`
    select application.id, application.company_id, advert.title job, company.name company from applications application
      join job_adverts advert on advert.company_id = application.company_id and advert.id = application.job_id
      join companies company on company.id = application.company_id
     where application.user_id = ${userId}::uuid and ${goesOnForPerson} order by application.applied_at desc limit 100`)

/* Through the company's door. */

type NewShare = {
  companyId: string
  userId: string
  videoId: string
  applicationId: string
  at: string
  facts: SharedFacts
}
export type SharedFacts = {
  title: string
  contentType: string
  seconds: number
  captions: string
  trimStart: number
  trimEnd: number | null
}

/** One video for each application: another takes the place of the one before. */
export const putShare = (db: Db, { companyId, userId, videoId, applicationId, at, facts }: NewShare) =>
  db.run(sql`
    with gone as (delete from seeker_video_shares where company_id = ${companyId}::uuid and application_id = ${applicationId}::uuid
      and video_id <> ${videoId}::uuid)
    insert into seeker_video_shares (company_id, user_id, video_id, application_id, title, content_type, seconds, captions, trim_start, trim_end,
      shared_at)
    values (${companyId}::uuid, ${userId}::uuid, ${videoId}::uuid, ${applicationId}::uuid, ${facts.title}, ${facts.contentType}, ${facts.seconds}, ${facts.captions},
      ${facts.trimStart}, ${facts.trimEnd}, ${at}::timestamptz)
    on conflict (company_id, application_id) do nothing`)

export const saveShares = (db: Db, companyId: string, videoId: string, facts: SharedFacts) =>
  db.run(sql`
    update seeker_video_shares set title = ${facts.title}, captions = ${facts.captions}, trim_start = ${facts.trimStart}, trim_end = ${facts.trimEnd}
     where company_id = ${companyId}::uuid and video_id = ${videoId}::uuid`)

export const deleteShares = (
  db: Db,
  companyId: string,
  { video, application }: { video: string; application: string | null },
) =>
  db.run(sql`
    delete from seeker_video_shares where company_id = ${companyId}::uuid and video_id = ${video}::uuid
       and ${application === null ? sql`true` : sql`application_id = ${application}::uuid`}`)

export const deleteSharesOfApplications = (db: Db, companyId: string, ids: readonly string[]) =>
  db.run(
    sql`delete from seeker_video_shares where company_id = ${companyId}::uuid and application_id = any(${[...ids]}::uuid[])`,
  )

export type SharedVideo = {
  id: string
  user_id: string
  video_id: string
  title: string
  content_type: VideoType
  seconds: number
  captions: string
  trim_start: number
  trim_end: number | null
  shared_at: string
  stage: string
  outcome: string
}

const SHARED = sql`select share.id, share.user_id, share.video_id, share.title, share.content_type, share.seconds::float8 seconds, share.captions,
  share.trim_start::float8 trim_start,
    share.trim_end::float8 trim_end, share.shared_at, stage.kind stage, application.outcome
  from seeker_video_shares share join applications application on application.company_id = share.company_id and application.id = share.application_id
  join pipeline_stages stage on stage.company_id = application.company_id and stage.id = application.stage_id`

export const findShareOf = (db: Db, companyId: string, application: string) =>
  db.maybe<SharedVideo>(
    sql`${SHARED} where share.company_id = ${companyId}::uuid and share.application_id = ${application}::uuid`,
  )

export const findShare = (db: Db, companyId: string, id: string) =>
  db.maybe<SharedVideo>(sql`${SHARED} where share.company_id = ${companyId}::uuid and share.id = ${id}::uuid`)

export const hasApplication = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await db.maybe(
    sql<{ id: string }>`select id from applications where company_id = ${companyId}::uuid and id = ${id}::uuid`,
  )) !== undefined

export const noteView = (db: Db, companyId: string, view: { share: string; userId: string; at: string }) =>
  db.run(sql`
    insert into seeker_video_views (company_id, share_id, user_id, at)
    values (${companyId}::uuid, ${view.share}::uuid, ${view.userId}::uuid, ${view.at}::timestamptz) on conflict do nothing`)
