import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { jobNameColumns } from '../jobs/label.ts'
import type { Card } from './board.contract.ts'

/** The board shows this many of those that have ended; the list has the rest. */
const MOST_ENDED = 100
const MOST = 5_000

export const listBoardJobs = (db: Db, companyId: string) =>
  db.many<{
    id: string
    title: string
    place: string | null
    number: number
    status: string
    active: number
    waiting: number
  }>(sql`
    select ${jobNameColumns}, job.status, count(application.id)::int as active, count(application.id) filter (where stage.kind = 'applied')::int as waiting
      from jobs job
      left join applications application on application.company_id = job.company_id and application.job_id = job.id and application.outcome = 'active'
      left join pipeline_stages stage on stage.company_id = application.company_id and stage.id = application.stage_id
     where job.company_id = ${companyId} and job.status <> 'template' and (job.applications > 0 or job.status in ('open', 'paused'))
     group by job.company_id, job.id having job.status in ('open', 'paused') or count(application.id) > 0
     order by count(application.id) desc, job.updated_at desc limit 500`)

export const findJob = (db: Db, companyId: string, id: string, lock = false) =>
  db.maybe(
    k
      .selectFrom('jobs')
      .select(['id', 'title', 'status', 'pipeline_id'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .$if(lock, (q) => q.forUpdate()),
  )

export const listStages = (db: Db, companyId: string, pipelineId: string) =>
  db.many(
    k
      .selectFrom('pipeline_stages')
      .select(['id', 'name', 'kind', 'card_limit', 'days_limit'])
      .where('company_id', '=', companyId)
      .where('pipeline_id', '=', pipelineId)
      .where('archived_at', 'is', null)
      .orderBy('position'),
  )

const opened = (userId: string) => sql`exists (select from application_views view
  where view.company_id = application.company_id and view.application_id = application.id and view.user_id = ${userId}::uuid)`

export type Viewer = { userId: string; names: boolean }

/** A name is shown to who asks for names, and to who has opened the application. */
const columns = ({ userId, names }: Viewer) => sql`
  application.id, application.number, application.version, application.stage_id as "stageId", application.rank::float8 as rank,
    application.outcome, ${names ? sql`candidate.name` : sql`case when ${opened(userId)} then candidate.name end`} as name,
  candidate.headline, application.unmet, candidate.tags, application.applied_at as "appliedAt", application.stage_since as "stageSince",
    application.outcome_at as "endedAt",
  application.human_only as "humanOnly", application.held_until as "heldUntil"`

const of = sql`from applications application join candidates candidate on candidate.company_id = application.company_id
  and candidate.id = application.candidate_id`

type Row = Omit<Card, 'letterLeavesAt' | 'unread' | 'match' | 'interviewAt' | 'feedback'>

export const listActiveApplications = (db: Db, companyId: string, jobId: string, viewer: Viewer) =>
  db.many<Row>(sql`
    select ${columns(viewer)} ${of} where application.company_id = ${companyId} and application.job_id = ${jobId} and application.outcome = 'active'
     order by application.stage_id, application.rank, application.id limit ${MOST}`)

export const listEndedApplications = (db: Db, companyId: string, jobId: string, viewer: Viewer) =>
  db.many<Row>(sql`
    select ${columns(viewer)} ${of} where application.company_id = ${companyId} and application.job_id = ${jobId} and application.outcome <> 'active'
     order by application.outcome_at desc nulls last, application.id limit ${MOST_ENDED}`)

export const endedCounts = (db: Db, companyId: string, jobId: string) =>
  db.one<{ rejected: number; withdrawn: number; closed: number }>(sql`
    select count(*) filter (where outcome = 'rejected')::int as rejected, count(*) filter (where outcome = 'withdrawn')::int as withdrawn,
        count(*) filter (where outcome = 'closed')::int as closed
      from applications where company_id = ${companyId} and job_id = ${jobId}`)

/** Of each application, how much of what the person wrote is unread, and when a letter of ours leaves. */
export const listPendingMessages = (db: Db, companyId: string, jobId: string) =>
  db.many<{ id: string; unread: number; leaves: string | null }>(sql`
    select message.application_id as id, count(*) filter (where message.by_kind = 'candidate' and message.read_at is null)::int as unread,
        min(message.leaves_at) filter (where message.left_at is null and message.taken_back_at is null) as leaves
      from application_messages message join applications application on application.company_id = message.company_id
        and application.id = message.application_id
     where message.company_id = ${companyId} and application.job_id = ${jobId} group by message.application_id`)

type Known = {
  id: string
  met: number | null
  of: number | null
  interviewAt: string | null
  due: number
  handed: number
}

/** Of each application about which there is something to say: what was compared, the next interview, and how many scorecards are in. */
export const listCardDetails = (db: Db, companyId: string, jobId: string, now: string) =>
  db.many<Known>(sql`
    with those as (select id, human_only from applications where company_id = ${companyId} and job_id = ${jobId}),
    next as (
      select interview.application_id id, min(interview.starts_at) at from interviews interview join those on those.id = interview.application_id
       where interview.company_id = ${companyId} and interview.status = 'confirmed' and interview.starts_at > ${now}::timestamptz group by 1),
    cards as (
      select interview.application_id id, count(*)::int due, count(scorecard.submitted_at)::int handed
        from interviews interview join those on those.id = interview.application_id
        join interview_panel panelist on panelist.company_id = interview.company_id and panelist.interview_id = interview.id
        left join scorecards scorecard on scorecard.company_id = panelist.company_id and scorecard.interview_id = panelist.interview_id
          and scorecard.user_id = panelist.user_id
       where interview.company_id = ${companyId} and (interview.status = 'done' or (interview.status = 'confirmed' and interview.starts_at <= ${now}::timestamptz)) group by 1)
    select those.id, run.met, run.of_all as of, next.at as "interviewAt", coalesce(cards.due, 0) as due, coalesce(cards.handed, 0) as handed
      from those
      left join match_runs run on run.company_id = ${companyId} and run.application_id = those.id and run.current and not those.human_only
      left join next on next.id = those.id left join cards on cards.id = those.id
     where run.met is not null or next.at is not null or cards.due > 0`)

export const listRejectReasons = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('reject_reasons')
      .select(['id', 'name', 'public_phrase as publicPhrase'])
      .where('company_id', '=', companyId)
      .where('archived_at', 'is', null)
      .orderBy('position'),
  )

/** Changes whenever any application to the job does. */
export const getBoardVersion = async (db: Db, companyId: string, jobId: string): Promise<string> =>
  (
    await db.one<{ mark: string }>(sql`
      select count(*) || '.' || coalesce(sum(version), 0) || '.' || coalesce(extract(epoch from max(last_activity_at)), 0) as mark
        from applications where company_id = ${companyId} and job_id = ${jobId}`)
  ).mark

/** The latest things that somebody did with applications to the job, within the last minute. */
export const listRecentEvents = (db: Db, companyId: string, jobId: string) =>
  db.many<{
    eventId: number
    applicationId: string
    number: number
    kind: string
    stage: string | null
    byUser: string | null
    by: string | null
  }>(sql`
    select event.id as "eventId", application.id as "applicationId", application.number, event.kind, stage.name as stage, event.by_user as "byUser",
        nullif(trim(account.first_name || ' ' || account.last_name), '') as by
      from (select * from application_events where company_id = ${companyId} order by id desc limit 200) event
      join applications application on application.company_id = event.company_id and application.id = event.application_id
        and application.job_id = ${jobId}
      left join pipeline_stages stage on stage.company_id = event.company_id and stage.id = event.to_stage
      left join users account on account.id = event.by_user and account.company_id = event.company_id
     where event.kind in ('move', 'reject', 'restore', 'undo') and event.at > now() - interval '1 minute'
     order by event.id desc limit 20`)
