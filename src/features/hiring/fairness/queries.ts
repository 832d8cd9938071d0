import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Week } from './drift.rules.ts'
import type { SelfIdentification } from './person.contract.ts'
import type { Count, Report } from './rules.ts'

export type CandidateApplication = { company_id: string; id: string; country: string }

/** Asked as the person, who sees nothing else: by their account, or by the link of one application. */
export const findApplicationForCandidate = (db: Db, id: string | null) =>
  db.maybe<CandidateApplication>(sql`
    select application.company_id, application.id, advert.country from applications application join job_adverts advert
      on advert.company_id = application.company_id and advert.id = application.job_id
     where ${id}::uuid is null or application.id = ${id}::uuid limit 1`)

type Said = NonNullable<SelfIdentification['said']>

export const findSelfIdentification = (db: Db, { company_id, id }: CandidateApplication) =>
  db.maybe<Said>(sql`
    select gender, age_band "ageBand", ethnicity from self_identifications where company_id = ${company_id} and application_id = ${id}`)

export const upsertSelfIdentification = (
  db: Db,
  { company_id, id }: CandidateApplication,
  { gender, ageBand, ethnicity }: Said,
  at: string,
) => {
  const values = { gender, age_band: ageBand, ethnicity, at }
  return db.run(
    k
      .insertInto('self_identifications')
      .values({ company_id, application_id: id, ...values })
      .onConflict((on) => on.columns(['company_id', 'application_id']).doUpdateSet(values)),
  )
}

export const deleteSelfIdentification = (db: Db, { company_id, id }: CandidateApplication) =>
  db.run(k.deleteFrom('self_identifications').where('company_id', '=', company_id).where('application_id', '=', id))

type Counted = Count & { company_id: string; country: string }

/** Asked as the platform: groups and their numbers of every company, of applications that came in a time. */
export const listFairnessCounts = (db: Db, from: string, end: string) =>
  db.many<Counted>(
    sql`select * from fairness_counts(${`${from}T00:00:00Z`}::timestamptz, ${`${end}T00:00:00Z`}::timestamptz)`,
  )

export const findNewestReport = (db: Db, companyId: string, country: string) =>
  db.maybe<{ people: number }>(sql`
    select (report->>'people')::int people from fairness_reports
     where company_id = ${companyId} and country = ${country} order by until_day desc limit 1`)

export type Made = { country: string; from: string; until: string; frozen: boolean; madeAt: string; report: Report }

/** Made once; the one of a month gives way to the next. Those of a year are kept as long as anybody may ask for them. */
export const insertReport = async (db: Db, companyId: string, made: Made, dropBefore: string) => {
  await db.run(sql`
    insert into fairness_reports (company_id, country, from_day, until_day, frozen, report, made_at)
    values (${companyId}, ${made.country}, ${made.from}, ${made.until}, ${made.frozen}, ${JSON.stringify(made.report)}, ${made.madeAt})
    on conflict do nothing`)
  await db.run(sql`
    delete from fairness_reports where company_id = ${companyId} and country = ${made.country}
       and ((not frozen and until_day < ${made.until}::date) or until_day < ${dropBefore}::date)`)
}

export const listReports = (db: Db, companyId: string) =>
  db.many<Made>(sql`
    select country, from_day::text "from", until_day::text until, frozen, made_at "madeAt", report
      from fairness_reports where company_id = ${companyId} order by until_day desc, (report->>'people')::int desc, country`)

export const getCompany = (db: Db, companyId: string) =>
  db.one(k.selectFrom('companies').select(['name', 'country']).where('id', '=', companyId))

/** Asked as the platform: who had anything compared of late. */
export const companiesComparing = (db: Db, since: string) =>
  db.many<{ company_id: string }>(sql`select distinct company_id from match_runs where at >= ${since}::timestamptz`)

/** The lowest in the assisted order that nobody has opened; who was proposed before and is still unopened comes after the others. */
export const insertOversightSample = (db: Db, companyId: string, week: string, size: number) =>
  db.run(sql`
    insert into oversight_samples (company_id, week, application_id, met, of_all)
    select run.company_id, ${week}::date, run.application_id, run.met, run.of_all
      from match_runs run join applications application on application.company_id = run.company_id and application.id = run.application_id
     where run.company_id = ${companyId} and run.current and not application.human_only
       and application.outcome = 'active' and application.first_viewed_at is null
       and not exists (select from oversight_samples sample where sample.company_id = run.company_id and sample.week = ${week}::date)
     order by exists (select from oversight_samples sample where sample.company_id = run.company_id and sample.application_id = run.application_id),
              run.met::numeric / run.of_all, run.points::numeric / run.most, application.applied_at
     limit ${size}
    on conflict do nothing`)

export type Sampled = {
  id: string
  number: number
  job: string
  met: number
  of: number
  lookedAt: string | null
  lookedBy: string | null
  opened: boolean
}

export const listOversightSample = (db: Db, companyId: string, week: string) =>
  db.many<Sampled>(sql`
    select application.id, application.number, job.title job, sample.met, sample.of_all "of", sample.looked_at "lookedAt",
      application.first_viewed_at is not null opened,
           nullif(trim(concat(account.first_name, ' ', account.last_name)), '') "lookedBy"
      from oversight_samples sample join applications application on application.company_id = sample.company_id and application.id = sample.application_id
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
      left join users account on account.id = sample.looked_by
     where sample.company_id = ${companyId} and sample.week = ${week}::date
     order by sample.met::numeric / sample.of_all, application.applied_at, application.id`)

export const newestWeek = (db: Db, companyId: string) =>
  db.one<{ week: string | null }>(
    sql`select max(week)::text week from oversight_samples where company_id = ${companyId}`,
  )

/** Looked at once; who ticks it again changes nothing. */
export const markSampleReviewed = (
  db: Db,
  companyId: string,
  { week, id, by, at }: { week: string; id: string; by: string; at: string },
) =>
  db.run(sql`
    update oversight_samples set looked_at = ${at}, looked_by = ${by}
     where company_id = ${companyId} and week = ${week}::date and application_id = ${id} and looked_at is null`)

export const findSampledApplication = (db: Db, companyId: string, week: string, id: string) =>
  db.maybe<{ number: number }>(sql`
    select application.number from oversight_samples sample join applications application on application.company_id = sample.company_id
      and application.id = sample.application_id
     where sample.company_id = ${companyId} and sample.week = ${week}::date and sample.application_id = ${id}`)

/** How many requirements got which verdict in each week, when somebody was compared for the first time: a job that is changed compares everybody anew. */
export const countVerdictsByWeek = (db: Db, companyId: string, from: string, until: string) =>
  db.many<Week>(sql`
    select date_trunc('week', run.at at time zone 'UTC')::date::text week,
           count(*) filter (where line->>'verdict' = 'met')::int met, count(*) filter (where line->>'verdict' = 'partly')::int partly,
           count(*) filter (where line->>'verdict' = 'not_found')::int not_found, count(*) filter (where line->>'verdict' = 'unknown')::int unknown
      from match_runs run cross join lateral jsonb_array_elements(run.output->'lines') line
     where run.company_id = ${companyId} and run.cause = 'applied' and run.output is not null
       and run.at >= ${from}::date::timestamp at time zone 'UTC' and run.at < ${until}::date::timestamp at time zone 'UTC'
     group by 1 order by 1`)
