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
    select ${jobNameColumns}, j.status, count(a.id)::int as active, count(a.id) filter (where s.kind = 'applied')::int as waiting
      from jobs j
      left join applications a on a.company_id = j.company_id and a.job_id = j.id and a.outcome = 'active'
      left join pipeline_stages s on s.company_id = a.company_id and s.id = a.stage_id
     where j.company_id = ${companyId} and j.status <> 'template' and (j.applications > 0 or j.status in ('open', 'paused'))
     group by j.company_id, j.id having j.status in ('open', 'paused') or count(a.id) > 0
     order by count(a.id) desc, j.updated_at desc limit 500`)

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

const opened = (userId: string) => sql`exists (select from application_views v
  where v.company_id = a.company_id and v.application_id = a.id and v.user_id = ${userId}::uuid)`

export type Viewer = { userId: string; names: boolean }

/** A name is shown to who asks for names, and to who has opened the application. */
const columns = ({ userId, names }: Viewer) => sql`
  a.id, a.number, a.version, a.stage_id as "stageId", a.rank::float8 as rank, a.outcome, ${names ? sql`c.name` : sql`case when ${opened(userId)} then c.name end`} as name,
  c.headline, a.unmet, c.tags, a.applied_at as "appliedAt", a.stage_since as "stageSince", a.outcome_at as "endedAt",
  a.human_only as "humanOnly", a.held_until as "heldUntil"`

const of = sql`from applications a join candidates c on c.company_id = a.company_id and c.id = a.candidate_id`

type Row = Omit<Card, 'letterLeavesAt' | 'unread' | 'match' | 'interviewAt' | 'feedback'>

export const listActiveApplications = (db: Db, companyId: string, jobId: string, viewer: Viewer) =>
  db.many<Row>(sql`
    select ${columns(viewer)} ${of} where a.company_id = ${companyId} and a.job_id = ${jobId} and a.outcome = 'active'
     order by a.stage_id, a.rank, a.id limit ${MOST}`)

export const listEndedApplications = (db: Db, companyId: string, jobId: string, viewer: Viewer) =>
  db.many<Row>(sql`
    select ${columns(viewer)} ${of} where a.company_id = ${companyId} and a.job_id = ${jobId} and a.outcome <> 'active'
     order by a.outcome_at desc nulls last, a.id limit ${MOST_ENDED}`)

export const endedCounts = (db: Db, companyId: string, jobId: string) =>
  db.one<{ rejected: number; withdrawn: number; closed: number }>(sql`
    select count(*) filter (where outcome = 'rejected')::int as rejected, count(*) filter (where outcome = 'withdrawn')::int as withdrawn,
        count(*) filter (where outcome = 'closed')::int as closed
      from applications where company_id = ${companyId} and job_id = ${jobId}`)

/** Of each application, how much of what the person wrote is unread, and when a letter of ours leaves. */
export const listPendingMessages = (db: Db, companyId: string, jobId: string) =>
  db.many<{ id: string; unread: number; leaves: string | null }>(sql`
    select m.application_id as id, count(*) filter (where m.by_kind = 'candidate' and m.read_at is null)::int as unread,
        min(m.leaves_at) filter (where m.left_at is null and m.taken_back_at is null) as leaves
      from application_messages m join applications a on a.company_id = m.company_id and a.id = m.application_id
     where m.company_id = ${companyId} and a.job_id = ${jobId} group by m.application_id`)

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
      select i.application_id id, min(i.starts_at) at from interviews i join those t on t.id = i.application_id
       where i.company_id = ${companyId} and i.status = 'confirmed' and i.starts_at > ${now}::timestamptz group by 1),
    cards as (
      select i.application_id id, count(*)::int due, count(s.submitted_at)::int handed
        from interviews i join those t on t.id = i.application_id
        join interview_panel p on p.company_id = i.company_id and p.interview_id = i.id
        left join scorecards s on s.company_id = p.company_id and s.interview_id = p.interview_id and s.user_id = p.user_id
       where i.company_id = ${companyId} and (i.status = 'done' or (i.status = 'confirmed' and i.starts_at <= ${now}::timestamptz)) group by 1)
    select t.id, r.met, r.of_all as of, next.at as "interviewAt", coalesce(cards.due, 0) as due, coalesce(cards.handed, 0) as handed
      from those t
      left join match_runs r on r.company_id = ${companyId} and r.application_id = t.id and r.current and not t.human_only
      left join next on next.id = t.id left join cards on cards.id = t.id
     where r.met is not null or next.at is not null or cards.due > 0`)

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
    select e.id as "eventId", a.id as "applicationId", a.number, e.kind, s.name as stage, e.by_user as "byUser",
        nullif(trim(u.first_name || ' ' || u.last_name), '') as by
      from (select * from application_events where company_id = ${companyId} order by id desc limit 200) e
      join applications a on a.company_id = e.company_id and a.id = e.application_id and a.job_id = ${jobId}
      left join pipeline_stages s on s.company_id = e.company_id and s.id = e.to_stage
      left join users u on u.id = e.by_user and u.company_id = e.company_id
     where e.kind in ('move', 'reject', 'restore', 'undo') and e.at > now() - interval '1 minute'
     order by e.id desc limit 20`)
