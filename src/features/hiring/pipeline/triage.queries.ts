import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import { jobNameColumns } from '../jobs/label.ts'

/** The last word about each application that has not been taken back. */
const latest = sql`left join lateral (
    select decision.id, decision.decision, decision.by_user, decision.asked_user, decision.note, decision.at from triage_decisions decision
     where decision.company_id = application.company_id and decision.application_id = application.id and decision.undone_at is null
       order by decision.at desc, decision.id limit 1) decision on true`

const undecided = sql`
  from applications application
  join pipeline_stages stage on stage.company_id = application.company_id and stage.id = application.stage_id and stage.kind = 'applied'
  join jobs job on job.company_id = application.company_id and job.id = application.job_id`

const mine = (userId: string) =>
  sql`(decision.decision is null or decision.decision = 'skip' or (decision.decision = 'ask' and decision.asked_user = ${userId}::uuid))`

type Facts = {
  titles: { text: string }[]
  tasks: { text: string }[]
  skills: { label: string }[]
  months: number | null
}

export type Row = {
  id: string
  number: number
  version: number
  jobId: string
  jobTitle: string
  content: {
    mustHave?: string[]
    workMode?: string
    placeId?: number | null
    payMax?: string | null
    questions?: { id: string; pays?: boolean }[]
  }
  jobRegion: string | null
  jobCountry: string | null
  appliedAt: string
  headline: string
  name: string
  email: string
  phone: string | null
  country: string | null
  region: string | null
  sent: Record<string, unknown>
  answers: unknown
  hasCv: boolean
  humanOnly: boolean
  output: {
    lines?: { id: string; kind: string; text: string; verdict: string; quote: { text: string } | null }[]
  } | null
  facts: Facts | null
  askedBy: string | null
  askedNote: string | null
}

export const listTriageQueue = (
  db: Db,
  companyId: string,
  userId: string,
  { jobId, most }: { jobId: string | null; most: number },
) =>
  db.many<Row>(sql`
    select application.id, application.number, application.version, application.job_id as "jobId", job.title as "jobTitle", job.content,
      jp.region as "jobRegion",
        jp.country as "jobCountry", application.applied_at as "appliedAt", candidate.headline, candidate.name, candidate.email, candidate.phone,
        coalesce(place.country, candidate.country) as country, place.region, application.sent, application.answers,
          application.cv_file_id is not null as "hasCv",
        application.human_only as "humanOnly", run.output, facts.facts,
          case when decision.decision = 'ask' then trim(account.first_name || ' ' || account.last_name) end as "askedBy",
        case when decision.decision = 'ask' then decision.note end as "askedNote"
      ${undecided}
      join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
      left join places place on place.id = candidate.place_id
      left join match_runs run on run.company_id = application.company_id and run.application_id = application.id and run.current
        and not application.human_only
      left join match_facts facts on facts.company_id = application.company_id and facts.application_id = application.id
        and facts.cv_file_id is not null and not application.human_only
      left join places jp on jp.id = (job.content->>'placeId')::int
      ${latest}
      left join users account on account.id = decision.by_user and account.company_id = application.company_id
     where application.company_id = ${companyId} and application.outcome = 'active' and (${jobId}::uuid is null
       or application.job_id = ${jobId}::uuid) and ${mine(userId)}
     order by decision.decision is distinct from 'ask', decision.decision is not distinct from 'skip', application.applied_at,
       application.number limit ${most}`)

export const countTriageByJob = (db: Db, companyId: string, userId: string) =>
  db.many<{ id: string; title: string; place: string | null; number: number; waiting: number; proposed: number }>(sql`
    select ${jobNameColumns}, count(*) filter (where ${mine(userId)})::int as waiting,
        count(*) filter (where decision.decision = 'notNow')::int as proposed
      ${undecided} ${latest}
     where application.company_id = ${companyId} and application.outcome = 'active' group by job.company_id, job.id order by job.title, job.number`)

export const listColleagues = (db: Db, companyId: string, userId: string) =>
  db.many<{ id: string; name: string }>(
    k
      .selectFrom('users')
      .select(['id', sql<string>`coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)`.as('name')])
      .where('company_id', '=', companyId)
      .where('role', 'in', rolesWith('applications.work'))
      .where('disabled_at', 'is', null)
      .where('id', '!=', userId)
      .orderBy('first_name')
      .limit(200),
  )

export const listProposedDecisions = (db: Db, companyId: string, userId: string, jobId: string | null) =>
  db.many<{
    id: string
    number: number
    version: number
    jobTitle: string
    headline: string
    unmet: number
    by: string
    at: string
    note: string
    decisionId: string
    mine: boolean
  }>(sql`
    select application.id, application.number, application.version, job.title as "jobTitle", candidate.headline, application.unmet,
      coalesce(trim(account.first_name || ' ' || account.last_name), '') as by,
        decision.at, coalesce(decision.note, '') as note, decision.id as "decisionId", decision.by_user = ${userId}::uuid as mine
      ${undecided}
      join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
      ${latest}
      left join users account on account.id = decision.by_user and account.company_id = application.company_id
     where application.company_id = ${companyId} and application.outcome = 'active' and decision.decision = 'notNow'
       and (${jobId}::uuid is null or application.job_id = ${jobId}::uuid)
     order by job.title, decision.at limit 500`)

export const lockDecision = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('triage_decisions')
      .select(['id', 'application_id', 'by_user', 'decision', 'event_id', 'undone_at'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forUpdate(),
  )

/** Where an application stands, its next stage, and whether somebody has had the last word on it. */
export const lockApplication = (db: Db, companyId: string, id: string) =>
  db.maybe<{ version: number; outcome: string; kind: string; next: string | null }>(sql`
    select application.version, application.outcome, stage.kind, (select next_stage.id from pipeline_stages next_stage
      where next_stage.company_id = stage.company_id
        and next_stage.pipeline_id = stage.pipeline_id and next_stage.archived_at is null and next_stage.position > stage.position
          and next_stage.kind <> 'hired'
        order by next_stage.position limit 1) as next
      from applications application join pipeline_stages stage on stage.company_id = application.company_id and stage.id = application.stage_id
     where application.company_id = ${companyId} and application.id = ${id} for update of application`)

type New = {
  id: string
  applicationId: string
  decision: string
  askedUser: string | null
  note: string | null
  seconds: number
  eventId: number | null
  at: string
}

export const insertDecision = (db: Db, companyId: string, by: string, d: New) =>
  db.run(
    k.insertInto('triage_decisions').values({
      company_id: companyId,
      id: d.id,
      application_id: d.applicationId,
      by_user: by,
      decision: d.decision,
      asked_user: d.askedUser,
      note: d.note,
      seconds: d.seconds,
      event_id: d.eventId,
      at: d.at,
    }),
  )

export const markUndone = (db: Db, companyId: string, id: string, at: string) =>
  db.run(
    k.updateTable('triage_decisions').set({ undone_at: at }).where('company_id', '=', companyId).where('id', '=', id),
  )
