import { type RawBuilder, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { FigureFilter } from '../applications/behind.rules.ts'
import { ACCEPTED_AT, APPROVED_AT, behind } from '../applications/behind.ts'
import { jobNameColumns } from '../jobs/label.ts'
import type { StageKind } from '../jobs/stages.rules.ts'

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
  (${department}::text is null or lower(trim(job.department)) = lower(${department}::text))
  and (${country}::text is null or job.country = ${country}::text) and (${job}::uuid is null or job.id = ${job}::uuid)`

/** Applications of the time and filters, with how far each ever came. */
const cohort = (v: View) => sql`
  (select application.*, job.content, job.requisition_id, job.status job_status, reach.reached
     from applications_reached(${v.since}::timestamptz, ${v.until}::timestamptz) reach
     join applications application on application.company_id = reach.company_id and application.id = reach.application_id
     join jobs job on job.company_id = application.company_id and job.id = application.job_id
    where application.company_id = ${v.companyId} and ${ofJob(v)}) application`

const days = (of: RawBuilder<unknown>) => sql`
  round((percentile_cont(0.5) within group (order by extract(epoch from ${of}) / 86400.0))::numeric, 1)::float8`

export const countCohort = (db: Db, v: View) =>
  db.one<{ applications: number; people: number }>(
    sql`select count(*)::int applications, count(distinct candidate_id)::int people from ${cohort(v)}`,
  )

/** People, not moves: who applied twice is counted once, where they came furthest. */
export const countReached = (db: Db, v: View) =>
  db.many<{ reached: number; people: number }>(sql`
    select reached, count(*)::int people from (select candidate_id, max(reached) reached from ${cohort(v)} group by 1) person group by 1`)

type Way = { of: string; reached: number; people: number }

export const countReachedByMonth = (db: Db, v: View) =>
  db.many<Way>(sql`
    select of, reached, count(*)::int people from (
      select to_char(application.applied_at at time zone ${v.zone}, 'YYYY-MM') of, candidate_id, max(reached) reached from ${cohort(v)} group by 1,
        2) person
     group by 1, 2 order by 1, 2`)

export const countReachedBySource = (db: Db, v: View) =>
  db.many<Way>(sql`
    select of, reached, people from (
      select of, reached, count(*)::int people, sum(count(*)) over (partition by of) whole from (
        select application.source of, candidate_id, max(reached) reached from ${cohort(v)} group by 1, 2) person group by 1, 2) way
     order by whole desc, of, reached`)

/** How long those who have left a stage had been in it. Nobody leaves the last one, in which they are hired. */
export const listStageDurations = (db: Db, v: View) =>
  db.many<{ kind: StageKind; days: number; n: number }>(sql`
    select kind, ${days(sql`(gone - at)`)} days, count(distinct id)::int n from (
      select application.id, stage.kind, event.at, coalesce(lead(event.at) over (partition by application.id order by event.id),
        application.outcome_at) gone
        from ${cohort(v)} join application_events event on event.company_id = application.company_id and event.application_id = application.id
          and event.to_stage is not null
        join pipeline_stages stage on stage.company_id = event.company_id and stage.id = event.to_stage
       where stage.kind <> 'hired' and event.undo_of is null and not exists (select from application_events undoing
         where undoing.company_id = event.company_id and undoing.application_id = event.application_id and undoing.undo_of = event.id)) stay
     where gone is not null and gone >= at group by 1`)

const withJob = (v: View) =>
  sql`${cohort(v)} join jobs job on job.company_id = application.company_id and job.id = application.job_id`

export const getTimeToHire = (db: Db, v: View) =>
  db.one<{ days: number | null; n: number }>(sql`
    select ${days(sql`(${ACCEPTED_AT} - application.applied_at)`)} days, count(*)::int n from ${withJob(v)} where ${behind('accepted', v.now)}`)

export const getTimeToFill = (db: Db, v: View) =>
  db.one<{ days: number | null; n: number }>(sql`
    select ${days(sql`(${ACCEPTED_AT} - ${APPROVED_AT})`)} days, count(*)::int n from ${withJob(v)} where ${behind('planned', v.now)}`)

const counted = (what: FigureFilter, v: View) => sql`count(*) filter (where ${behind(what, v.now)})::int`

/** Each application by the newest offer that reached the person. */
export const countOffersByOutcome = (db: Db, v: View) =>
  db.one<{ accepted: number; declined: number; expired: number; open: number }>(sql`
    select ${counted('offerAccepted', v)} accepted, ${counted('offerDeclined', v)} declined, ${counted('offerExpired', v)} expired,
           ${counted('offerOpen', v)} open from ${cohort(v)}`)

/** Of those to whom an answer was promised, once it was given or is due: how many had it in time. */
export const countAnswersInTime = (db: Db, v: View) =>
  db.one<{ n: number; of: number }>(
    sql`select ${counted('inTime', v)} n, ${counted('answerable', v)} "of" from ${withJob(v)}`,
  )

/** What each who holds interviews has held, arranged, or still owes a scorecard for. */
const load = (v: View) => ({
  held: sql`(interview.status = 'done' and interview.starts_at >= ${v.since}::timestamptz and interview.starts_at < ${v.until}::timestamptz)`,
  coming: sql`(interview.status = 'confirmed' and interview.starts_at >= ${v.now}::timestamptz)`,
  due: sql`(interview.status = 'done' and scorecard.submitted_at is null)`,
})
const panels = (v: View) => sql`
  from interview_panel panelist join interviews interview on interview.company_id = panelist.company_id and interview.id = panelist.interview_id
      join applications application on application.company_id = interview.company_id and application.id = interview.application_id
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
      join users account on account.id = panelist.user_id
      left join scorecards scorecard on scorecard.company_id = panelist.company_id and scorecard.interview_id = panelist.interview_id
        and scorecard.user_id = panelist.user_id
     where panelist.company_id = ${v.companyId} and panelist.left_at is null and ${ofJob(v)}`

export const listInterviewers = (db: Db, v: View) => {
  const { held: current, coming, due } = load(v)
  return db.many<{ id: string; name: string; employee: boolean; held: number; coming: number; due: number }>(sql`
    select account.id, coalesce(nullif(trim(concat(account.first_name, ' ', account.last_name)), ''), account.email) as name,
      account.portal = 'employee' as employee,
           count(*) filter (where ${current})::int held, count(*) filter (where ${coming})::int coming, count(*) filter (where ${due})::int due
      ${panels(v)} and (${current} or ${coming} or ${due})
     group by 1, 2, 3 order by count(*) desc, 2 limit 50`)
}

export type Part = keyof ReturnType<typeof load>

/** The interviews behind one of those figures. */
export const interviewsOf = (db: Db, v: View, userId: string, what: Part) =>
  db.many<{
    id: string
    application: string
    number: number
    job: string
    starts_at: string | null
    zone: string
    round: number
  }>(sql`
    select interview.id, application.id as application, application.number, job.title as job, interview.starts_at, interview.zone, interview.round
      ${panels(v)} and panelist.user_id = ${userId} and ${load(v)[what]} order by interview.starts_at desc, interview.id limit 1000`)

/** What of applications waits for somebody of the company now. */
export const countPending = (db: Db, v: View) =>
  db.one<{ feedback: number; offers: number; promises: number; outcomes: number }>(sql`
    select ${counted('feedback', v)} feedback, ${counted('offers', v)} offers, ${counted('promises', v)} promises,
           ${counted('outcomes', v)} outcomes
      from applications application join jobs job on job.company_id = application.company_id and job.id = application.job_id
     where application.company_id = ${v.companyId} and ${ofJob(v)}`)

export const getSetupProgress = (db: Db, companyId: string) =>
  db.one<{ job: boolean; published: boolean; team: boolean; applied: boolean }>(sql`
    select exists (select from jobs where company_id = ${companyId} and status <> 'template') job,
           exists (select from jobs where company_id = ${companyId} and posted_at is not null) published,
           (select count(*) > 1 from users where company_id = ${companyId} and portal = 'company' and disabled_at is null) team,
           exists (select from applications where company_id = ${companyId}) applied`)

export const listJobOptions = (db: Db, companyId: string) =>
  db.many<{ id: string; title: string; place: string | null; number: number; department: string; country: string }>(sql`
    select ${jobNameColumns}, trim(coalesce(job.department, '')) department, job.country from jobs job
     where job.company_id = ${companyId} and job.status <> 'template' order by job.updated_at desc limit 2000`)

export const getCompanyCountry = async (db: Db, companyId: string) =>
  (await db.one(k.selectFrom('companies').select('country').where('id', '=', companyId))).country
