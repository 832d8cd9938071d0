import { type RawBuilder, sql } from 'kysely'
import { type Db, k } from '../../server/sql.ts'
import type { StageKind } from '../applications/state.rules.ts'

/** Whose applications, and when they came. `zone` is where the company is; `now` the moment it is asked. */
export type View = {
  companyId: string
  since: string
  until: string
  zone: string
  now: string
  department: string | null
  country: string | null
  job: string | null
}

const ofJob = ({ department, country, job }: View): RawBuilder<unknown> => sql`
  (${department}::text is null or lower(trim(j.department)) = lower(${department}::text))
  and (${country}::text is null or j.country = ${country}::text) and (${job}::uuid is null or j.id = ${job}::uuid)`

/** Applications of the time and filters, with how far each ever came. */
const cohort = (v: View) => sql`
  (select a.*, j.content, j.requisition_id, j.status job_status, r.reached
     from applications_reached(${v.since}::timestamptz, ${v.until}::timestamptz) r
     join applications a on a.company_id = r.company_id and a.id = r.application_id
     join jobs j on j.company_id = a.company_id and j.id = a.job_id
    where a.company_id = ${v.companyId} and ${ofJob(v)}) a`

/** An instant on which somebody said yes. */
const ACCEPTED = sql`coalesce(o.decided_at, case when a.outcome = 'hired' then a.outcome_at end)`
const accepted = (v: View) => sql`
  ${cohort(v)} left join offers o on o.company_id = a.company_id and o.application_id = a.id and o.status = 'accepted'
   where ${ACCEPTED} is not null`
const days = (of: RawBuilder<unknown>) => sql`
  round((percentile_cont(0.5) within group (order by extract(epoch from ${of}) / 86400.0))::numeric, 1)::float8`

export const size = (db: Db, v: View) =>
  db.one<{ applications: number; people: number }>(
    sql`select count(*)::int applications, count(distinct candidate_id)::int people from ${cohort(v)}`,
  )

/** People, not moves: who applied twice is counted once, where they came furthest. */
export const reached = (db: Db, v: View) =>
  db.many<{ reached: number; people: number }>(sql`
    select reached, count(*)::int people from (select candidate_id, max(reached) reached from ${cohort(v)} group by 1) p group by 1`)

type Way = { of: string; reached: number; people: number }

export const months = (db: Db, v: View) =>
  db.many<Way>(sql`
    select of, reached, count(*)::int people from (
      select to_char(a.applied_at at time zone ${v.zone}, 'YYYY-MM') of, candidate_id, max(reached) reached from ${cohort(v)} group by 1, 2) p
     group by 1, 2 order by 1, 2`)

export const sources = (db: Db, v: View) =>
  db.many<Way>(sql`
    select of, reached, people from (
      select of, reached, count(*)::int people, sum(count(*)) over (partition by of) whole from (
        select a.source of, candidate_id, max(reached) reached from ${cohort(v)} group by 1, 2) p group by 1, 2) w
     order by whole desc, of, reached`)

/** How long those who have left a stage had been in it. */
export const stays = (db: Db, v: View) =>
  db.many<{ kind: StageKind; days: number; n: number }>(sql`
    select kind, ${days(sql`(gone - at)`)} days, count(*)::int n from (
      select s.kind, e.at, coalesce(lead(e.at) over (partition by a.id order by e.id), a.outcome_at) gone
        from ${cohort(v)} join application_events e on e.company_id = a.company_id and e.application_id = a.id and e.to_stage is not null
        join pipeline_stages s on s.company_id = e.company_id and s.id = e.to_stage
       where e.undo_of is null and not exists (select from application_events u
         where u.company_id = e.company_id and u.application_id = e.application_id and u.undo_of = e.id)) t
     where gone is not null and gone >= at group by 1`)

export const hire = (db: Db, v: View) =>
  db.one<{ days: number | null; n: number }>(
    sql`select ${days(sql`(${ACCEPTED} - a.applied_at)`)} days, count(*)::int n from ${accepted(v)}`,
  )

export const fill = (db: Db, v: View) =>
  db.one<{ days: number | null; n: number }>(sql`
    select ${days(sql`(accepted - approved)`)} days, count(*)::int n from (
      select ${ACCEPTED} accepted, (select max(q.at) from requisition_steps q
        where q.company_id = a.company_id and q.requisition_id = a.requisition_id and q.step = 'approved') approved from ${accepted(v)}) t
     where approved is not null and accepted >= approved`)

export const offers = (db: Db, v: View) =>
  db.one<{ accepted: number; declined: number; expired: number; open: number }>(sql`
    select count(*) filter (where o.status = 'accepted')::int accepted, count(*) filter (where o.status = 'declined')::int declined,
           count(*) filter (where o.status = 'expired')::int expired, count(*) filter (where o.status = 'sent')::int open
      from ${cohort(v)} join offers o on o.company_id = a.company_id and o.application_id = a.id`)

/** Of those to whom an answer was promised, once it was given or is due: how many had it in time. */
export const answers = (db: Db, v: View) =>
  db.one<{ n: number; of: number }>(sql`
    select count(*) filter (where first_response_at <= due)::int n, count(*)::int of from (
      select a.first_response_at, a.applied_at + make_interval(days => (a.content->>'responseDays')::int) due from ${cohort(v)}
       where a.content->>'responseDays' is not null) t
     where first_response_at is not null or due <= ${v.now}::timestamptz`)

/** Jobs that are open, with the places nobody is hired for: as it is now, whatever the time that is looked at. */
export const positions = (db: Db, v: View) =>
  db.many<{ id: string; title: string; days: number; left: number }>(sql`
    select id, title, days, greatest(vacancies - hired, 0) "left" from (
      select j.id, j.title, greatest(floor(extract(epoch from ${v.now}::timestamptz - j.posted_at) / 86400), 0)::int days,
             coalesce((j.content->>'vacancies')::int, 1) vacancies,
             (select count(*)::int from applications a where a.company_id = j.company_id and a.job_id = j.id and a.outcome = 'hired') hired
        from jobs j where j.company_id = ${v.companyId} and j.status in ('open', 'paused') and j.posted_at is not null and ${ofJob(v)}) t
     where vacancies > hired order by days desc, title, id`)

export const interviewers = (db: Db, v: View) =>
  db.many<{ id: string; name: string; held: number; coming: number; due: number }>(sql`
    select u.id, coalesce(nullif(trim(concat(u.first_name, ' ', u.last_name)), ''), u.email) as name,
           count(*) filter (where i.status = 'done' and i.starts_at >= ${v.since}::timestamptz and i.starts_at < ${v.until}::timestamptz)::int held,
           count(*) filter (where i.status = 'confirmed' and i.starts_at >= ${v.now}::timestamptz)::int coming,
           count(*) filter (where i.status = 'done' and c.submitted_at is null)::int due
      from interview_panel p join interviews i on i.company_id = p.company_id and i.id = p.interview_id
      join applications a on a.company_id = i.company_id and a.id = i.application_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      join users u on u.id = p.user_id
      left join scorecards c on c.company_id = p.company_id and c.interview_id = p.interview_id and c.user_id = p.user_id
     where p.company_id = ${v.companyId} and p.left_at is null and ${ofJob(v)}
     group by 1, 2 order by count(*) filter (where i.status in ('done', 'confirmed')) desc, 2 limit 50`)

/** What waits for somebody of the company now. */
export const waits = (db: Db, v: View, inAWeek: string) =>
  db.one<{ approvals: number; feedback: number; offers: number; promises: number; outcomes: number }>(sql`
    select (select count(*)::int from jobs j where j.company_id = ${v.companyId} and (j.status = 'pending_approval' or j.proposed is not null) and ${ofJob(v)}) approvals,
      (select count(*)::int from interview_panel p join interviews i on i.company_id = p.company_id and i.id = p.interview_id
        join applications a on a.company_id = i.company_id and a.id = i.application_id
        join jobs j on j.company_id = a.company_id and j.id = a.job_id
        left join scorecards c on c.company_id = p.company_id and c.interview_id = p.interview_id and c.user_id = p.user_id
       where p.company_id = ${v.companyId} and p.left_at is null and i.status = 'done' and a.outcome = 'active'
         and c.submitted_at is null and ${ofJob(v)}) feedback,
      (select count(*)::int from offers o join applications a on a.company_id = o.company_id and a.id = o.application_id
        join jobs j on j.company_id = a.company_id and j.id = a.job_id
       where o.company_id = ${v.companyId} and o.status = 'sent' and o.expires_on <= ${inAWeek}::date and ${ofJob(v)}) offers,
      (select count(*)::int from applications a join jobs j on j.company_id = a.company_id and j.id = a.job_id
       where a.company_id = ${v.companyId} and a.outcome = 'active' and a.first_response_at is null and j.status in ('open', 'paused')
         and a.applied_at + make_interval(days => (j.content->>'responseDays')::int) <= ${v.now}::timestamptz and ${ofJob(v)}) promises,
      (select count(*)::int from applications a join jobs j on j.company_id = a.company_id and j.id = a.job_id
       where a.company_id = ${v.companyId} and a.outcome = 'active' and a.outcome_due < ${inAWeek}::date + 1
         and (j.status in ('open', 'paused') or (j.status = 'closed' and j.close_reason = 'expired')) and ${ofJob(v)}) outcomes`)

export const begun = (db: Db, companyId: string) =>
  db.one<{ job: boolean; published: boolean; team: boolean; applied: boolean }>(sql`
    select exists (select from jobs where company_id = ${companyId} and status <> 'template') job,
           exists (select from jobs where company_id = ${companyId} and posted_at is not null) published,
           (select count(*) > 1 from users where company_id = ${companyId} and portal = 'company' and disabled_at is null) team,
           exists (select from applications where company_id = ${companyId}) applied`)

export const jobs = (db: Db, companyId: string) =>
  db.many<{ id: string; title: string; department: string; country: string }>(sql`
    select id, title, trim(coalesce(department, '')) department, country from jobs
     where company_id = ${companyId} and status <> 'template' order by updated_at desc limit 2000`)

export const home = async (db: Db, companyId: string) =>
  (await db.one(k.selectFrom('companies').select('country').where('id', '=', companyId))).country
