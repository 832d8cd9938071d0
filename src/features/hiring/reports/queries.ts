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
  (${department}::text is null or lower(trim(j.department)) = lower(${department}::text))
  and (${country}::text is null or j.country = ${country}::text) and (${job}::uuid is null or j.id = ${job}::uuid)`

/** Applications of the time and filters, with how far each ever came. */
const cohort = (v: View) => sql`
  (select a.*, j.content, j.requisition_id, j.status job_status, r.reached
     from applications_reached(${v.since}::timestamptz, ${v.until}::timestamptz) r
     join applications a on a.company_id = r.company_id and a.id = r.application_id
     join jobs j on j.company_id = a.company_id and j.id = a.job_id
    where a.company_id = ${v.companyId} and ${ofJob(v)}) a`

const days = (of: RawBuilder<unknown>) => sql`
  round((percentile_cont(0.5) within group (order by extract(epoch from ${of}) / 86400.0))::numeric, 1)::float8`

export const countCohort = (db: Db, v: View) =>
  db.one<{ applications: number; people: number }>(
    sql`select count(*)::int applications, count(distinct candidate_id)::int people from ${cohort(v)}`,
  )

/** People, not moves: who applied twice is counted once, where they came furthest. */
export const countReached = (db: Db, v: View) =>
  db.many<{ reached: number; people: number }>(sql`
    select reached, count(*)::int people from (select candidate_id, max(reached) reached from ${cohort(v)} group by 1) p group by 1`)

type Way = { of: string; reached: number; people: number }

export const countReachedByMonth = (db: Db, v: View) =>
  db.many<Way>(sql`
    select of, reached, count(*)::int people from (
      select to_char(a.applied_at at time zone ${v.zone}, 'YYYY-MM') of, candidate_id, max(reached) reached from ${cohort(v)} group by 1, 2) p
     group by 1, 2 order by 1, 2`)

export const countReachedBySource = (db: Db, v: View) =>
  db.many<Way>(sql`
    select of, reached, people from (
      select of, reached, count(*)::int people, sum(count(*)) over (partition by of) whole from (
        select a.source of, candidate_id, max(reached) reached from ${cohort(v)} group by 1, 2) p group by 1, 2) w
     order by whole desc, of, reached`)

/** How long those who have left a stage had been in it. Nobody leaves the last one, in which they are hired. */
export const listStageDurations = (db: Db, v: View) =>
  db.many<{ kind: StageKind; days: number; n: number }>(sql`
    select kind, ${days(sql`(gone - at)`)} days, count(distinct id)::int n from (
      select a.id, s.kind, e.at, coalesce(lead(e.at) over (partition by a.id order by e.id), a.outcome_at) gone
        from ${cohort(v)} join application_events e on e.company_id = a.company_id and e.application_id = a.id and e.to_stage is not null
        join pipeline_stages s on s.company_id = e.company_id and s.id = e.to_stage
       where s.kind <> 'hired' and e.undo_of is null and not exists (select from application_events u
         where u.company_id = e.company_id and u.application_id = e.application_id and u.undo_of = e.id)) t
     where gone is not null and gone >= at group by 1`)

const withJob = (v: View) => sql`${cohort(v)} join jobs j on j.company_id = a.company_id and j.id = a.job_id`

export const getTimeToHire = (db: Db, v: View) =>
  db.one<{ days: number | null; n: number }>(sql`
    select ${days(sql`(${ACCEPTED_AT} - a.applied_at)`)} days, count(*)::int n from ${withJob(v)} where ${behind('accepted', v.now)}`)

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
  held: sql`(i.status = 'done' and i.starts_at >= ${v.since}::timestamptz and i.starts_at < ${v.until}::timestamptz)`,
  coming: sql`(i.status = 'confirmed' and i.starts_at >= ${v.now}::timestamptz)`,
  due: sql`(i.status = 'done' and c.submitted_at is null)`,
})
const panels = (v: View) => sql`
  from interview_panel p join interviews i on i.company_id = p.company_id and i.id = p.interview_id
      join applications a on a.company_id = i.company_id and a.id = i.application_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      join users u on u.id = p.user_id
      left join scorecards c on c.company_id = p.company_id and c.interview_id = p.interview_id and c.user_id = p.user_id
     where p.company_id = ${v.companyId} and p.left_at is null and ${ofJob(v)}`

export const listInterviewers = (db: Db, v: View) => {
  const { held: current, coming, due } = load(v)
  return db.many<{ id: string; name: string; employee: boolean; held: number; coming: number; due: number }>(sql`
    select u.id, coalesce(nullif(trim(concat(u.first_name, ' ', u.last_name)), ''), u.email) as name, u.portal = 'employee' as employee,
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
    select i.id, a.id as application, a.number, j.title as job, i.starts_at, i.zone, i.round
      ${panels(v)} and p.user_id = ${userId} and ${load(v)[what]} order by i.starts_at desc, i.id limit 1000`)

/** What of applications waits for somebody of the company now. */
export const countPending = (db: Db, v: View) =>
  db.one<{ feedback: number; offers: number; promises: number; outcomes: number }>(sql`
    select ${counted('feedback', v)} feedback, ${counted('offers', v)} offers, ${counted('promises', v)} promises,
           ${counted('outcomes', v)} outcomes
      from applications a join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where a.company_id = ${v.companyId} and ${ofJob(v)}`)

export const getSetupProgress = (db: Db, companyId: string) =>
  db.one<{ job: boolean; published: boolean; team: boolean; applied: boolean }>(sql`
    select exists (select from jobs where company_id = ${companyId} and status <> 'template') job,
           exists (select from jobs where company_id = ${companyId} and posted_at is not null) published,
           (select count(*) > 1 from users where company_id = ${companyId} and portal = 'company' and disabled_at is null) team,
           exists (select from applications where company_id = ${companyId}) applied`)

export const listJobOptions = (db: Db, companyId: string) =>
  db.many<{ id: string; title: string; place: string | null; number: number; department: string; country: string }>(sql`
    select ${jobNameColumns}, trim(coalesce(j.department, '')) department, j.country from jobs j
     where j.company_id = ${companyId} and j.status <> 'template' order by j.updated_at desc limit 2000`)

export const getCompanyCountry = async (db: Db, companyId: string) =>
  (await db.one(k.selectFrom('companies').select('country').where('id', '=', companyId))).country
