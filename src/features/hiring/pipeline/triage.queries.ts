import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import { jobNameColumns } from '../jobs/label.ts'

/** The last word about each application that has not been taken back. */
const latest = sql`left join lateral (
    select d.id, d.decision, d.by_user, d.asked_user, d.note, d.at from triage_decisions d
     where d.company_id = a.company_id and d.application_id = a.id and d.undone_at is null order by d.at desc, d.id limit 1) d on true`

const undecided = sql`
  from applications a
  join pipeline_stages s on s.company_id = a.company_id and s.id = a.stage_id and s.kind = 'applied'
  join jobs j on j.company_id = a.company_id and j.id = a.job_id`

const mine = (userId: string) =>
  sql`(d.decision is null or d.decision = 'skip' or (d.decision = 'ask' and d.asked_user = ${userId}::uuid))`

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
    select a.id, a.number, a.version, a.job_id as "jobId", j.title as "jobTitle", j.content, jp.region as "jobRegion",
        jp.country as "jobCountry", a.applied_at as "appliedAt", c.headline, c.name, c.email, c.phone,
        coalesce(p.country, c.country) as country, p.region, a.sent, a.answers, a.cv_file_id is not null as "hasCv",
        a.human_only as "humanOnly", r.output, f.facts, case when d.decision = 'ask' then trim(u.first_name || ' ' || u.last_name) end as "askedBy",
        case when d.decision = 'ask' then d.note end as "askedNote"
      ${undecided}
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      left join places p on p.id = c.place_id
      left join match_runs r on r.company_id = a.company_id and r.application_id = a.id and r.current and not a.human_only
      left join match_facts f on f.company_id = a.company_id and f.application_id = a.id and f.cv_file_id is not null and not a.human_only
      left join places jp on jp.id = (j.content->>'placeId')::int
      ${latest}
      left join users u on u.id = d.by_user and u.company_id = a.company_id
     where a.company_id = ${companyId} and a.outcome = 'active' and (${jobId}::uuid is null or a.job_id = ${jobId}::uuid) and ${mine(userId)}
     order by d.decision is distinct from 'ask', d.decision is not distinct from 'skip', a.applied_at, a.number limit ${most}`)

export const countTriageByJob = (db: Db, companyId: string, userId: string) =>
  db.many<{ id: string; title: string; place: string | null; number: number; waiting: number; proposed: number }>(sql`
    select ${jobNameColumns}, count(*) filter (where ${mine(userId)})::int as waiting,
        count(*) filter (where d.decision = 'notNow')::int as proposed
      ${undecided} ${latest}
     where a.company_id = ${companyId} and a.outcome = 'active' group by j.company_id, j.id order by j.title, j.number`)

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
    select a.id, a.number, a.version, j.title as "jobTitle", c.headline, a.unmet, coalesce(trim(u.first_name || ' ' || u.last_name), '') as by,
        d.at, coalesce(d.note, '') as note, d.id as "decisionId", d.by_user = ${userId}::uuid as mine
      ${undecided}
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      ${latest}
      left join users u on u.id = d.by_user and u.company_id = a.company_id
     where a.company_id = ${companyId} and a.outcome = 'active' and d.decision = 'notNow'
       and (${jobId}::uuid is null or a.job_id = ${jobId}::uuid)
     order by j.title, d.at limit 500`)

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
    select a.version, a.outcome, s.kind, (select n.id from pipeline_stages n where n.company_id = s.company_id
        and n.pipeline_id = s.pipeline_id and n.archived_at is null and n.position > s.position and n.kind <> 'hired'
        order by n.position limit 1) as next
      from applications a join pipeline_stages s on s.company_id = a.company_id and s.id = a.stage_id
     where a.company_id = ${companyId} and a.id = ${id} for update of a`)

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
