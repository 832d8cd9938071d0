import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Hires } from '../../../server/tables.ts'
import type { Whereabouts } from '../stages/zones.rules.ts'

export const findHire = (db: Db, companyId: string, application: string) =>
  db.maybe(
    k
      .selectFrom('hires')
      .select(['employee_id', 'starts_on'])
      .where('company_id', '=', companyId)
      .where('application_id', '=', application),
  )

/** The requisition a job was raised from; none: it was begun without one. */
export const requisitionOfJob = async (db: Db, companyId: string, jobId: string): Promise<string | null> =>
  (
    await db.maybe(
      k.selectFrom('jobs').select('requisition_id').where('company_id', '=', companyId).where('id', '=', jobId),
    )
  )?.requisition_id ?? null

export const insertHire = (db: Db, values: Insertable<Hires>) => db.run(k.insertInto('hires').values(values))

type Other = Whereabouts & { id: string; number: number; name: string; seen: boolean; stage: string; language: string }

/** Whose applications for a job would end with it: those that go on, without the one who is hired and those who hold an offer. */
export const listEndingApplications = (db: Db, companyId: string, of: { job: string; but: string; viewer: string }) =>
  db.many(sql<Other>`
    select application.id, application.number, candidate.name, viewed.at is not null seen, stage.name stage, application.language,
           coalesce(home.country, candidate.country) country, home.region, job.country "jobCountry", place.region "jobRegion"
      from applications application
      join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
      join pipeline_stages stage on stage.company_id = application.company_id and stage.id = application.stage_id
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
      left join places home on home.id = candidate.place_id
      left join places place on place.id = (job.content->>'placeId')::int
      left join application_views viewed on viewed.company_id = application.company_id and viewed.application_id = application.id
        and viewed.user_id = ${of.viewer}
     where application.company_id = ${companyId} and application.job_id = ${of.job} and application.id <> ${of.but}
       and application.outcome = 'active' and candidate.erased_at is null
       and not exists (select from offers offer where offer.company_id = application.company_id and offer.application_id = application.id
         and offer.status in ('sent', 'accepted'))
     order by application.number`)

/** Companies where somebody's first day, or the day of their welcome, may have come somewhere. */
export const listCompaniesWithStarters = (db: Db, tomorrow: string) =>
  db.many(sql<{ company_id: string }>`
    select distinct company_id from hires
     where (begun_at is null and starts_on <= ${tomorrow}) or (welcome_on is not null and welcome_on <= ${tomorrow})`)

/** With where they work, whose midnight begins the day. */
export const lockStarters = (db: Db, companyId: string, tomorrow: string) =>
  db.many(sql<{
    application_id: string
    employee_id: string
    starts_on: string
    welcome_on: string | null
    begun: boolean
    country: string
    region: string | null
  }>`
    select hire.application_id, hire.employee_id, hire.starts_on, hire.welcome_on, hire.begun_at is not null begun, job.country, place.region
      from hires hire
      join applications application on application.company_id = hire.company_id and application.id = hire.application_id
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
      left join places place on place.id = (job.content->>'placeId')::int
     where hire.company_id = ${companyId}
       and ((hire.begun_at is null and hire.starts_on <= ${tomorrow}) or (hire.welcome_on is not null and hire.welcome_on <= ${tomorrow}))
     order by hire.application_id for update of hire`)

export const markBegun = (db: Db, companyId: string, application: string, at: string) =>
  db.run(
    k
      .updateTable('hires')
      .set({ begun_at: sql`coalesce(begun_at, ${at}::timestamptz)`, welcome_on: null })
      .where('company_id', '=', companyId)
      .where('application_id', '=', application),
  )
