import { type Insertable, sql, type Updateable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Offers } from '../../../server/tables.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import { hiredForJob, promisedForJob } from '../jobs/places-taken.ts'
import type { AllowanceKind } from './rules.ts'

declare module '../../../server/json-columns.ts' {
  interface JsonColumns {
    'offers.allowances': { kind: AllowanceKind; amount: number }[]
  }
}

export const offersOf = (db: Db, companyId: string, applicationId: string) =>
  db.many(
    k
      .selectFrom('offers')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('application_id', '=', applicationId)
      .orderBy('created_at', 'desc'),
  )
export type StoredOffer = Awaited<ReturnType<typeof offersOf>>[number]

/** Some offers, each with the name of the person it is to. */
export const offersByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('offers')
      .innerJoin('applications', (j) =>
        j
          .onRef('applications.company_id', '=', 'offers.company_id')
          .onRef('applications.id', '=', 'offers.application_id'),
      )
      .innerJoin('candidates', (j) =>
        j
          .onRef('candidates.company_id', '=', 'applications.company_id')
          .onRef('candidates.id', '=', 'applications.candidate_id'),
      )
      .selectAll('offers')
      .select('candidates.name as person')
      .where('offers.company_id', '=', companyId)
      .where('offers.id', '=', sql<string>`any(${[...ids]}::uuid[])`),
  )

/** With whose they are and the size of what was sent. */
export const lettersOf = (db: Db, companyId: string, applicationId: string) =>
  db.many(sql<{
    id: string
    status: string
    updated_at: string
    sent_at: string | null
    decided_at: string | null
    signed_name: string | null
    bytes: number | null
    by: string | null
  }>`
    select offer.id, offer.status, offer.updated_at, offer.sent_at, offer.decided_at, offer.signed_name, file.bytes::int bytes,
           trim(account.first_name || ' ' || coalesce(account.last_name, '')) as by
      from offers offer
      left join files file on file.company_id = offer.company_id and file.id = offer.letter_file_id
      left join users account on account.company_id = offer.company_id and account.id = coalesce(file.created_by, offer.created_by)
     where offer.company_id = ${companyId} and offer.application_id = ${applicationId} order by offer.created_at`)

/** Locked, so that an answer and a withdrawal are judged one after the other. */
export const lockOffer = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('offers').selectAll().where('company_id', '=', companyId).where('id', '=', id).forUpdate())

export const offerById = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('offers').selectAll().where('company_id', '=', companyId).where('id', '=', id))

export const insertOffer = (db: Db, values: Insertable<Offers>) =>
  db.one(k.insertInto('offers').values(values).returningAll())

export const updateOffer = (db: Db, companyId: string, id: string, values: Updateable<Offers>) =>
  db.one(
    k
      .updateTable('offers')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .returningAll(),
  )

/** The job's row is held, so that two offers are not sent for one last vacancy. */
export const lockJob = (db: Db, companyId: string, id: string) =>
  db.one(
    k
      .selectFrom('jobs')
      .select(['id', 'status', 'content', 'title', 'department', 'country', 'created_by'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forUpdate(),
  )

/** How a job stands, for a look that changes nothing. */
export const getJobState = (db: Db, companyId: string, id: string) =>
  db.one(k.selectFrom('jobs').select(['status', 'content']).where('company_id', '=', companyId).where('id', '=', id))

/** How many of a job's vacancies are taken: by people hired, and by offers that were sent or accepted. */
export const countTakenVacancies = (db: Db, companyId: string, jobId: string) =>
  db.one(sql<{ hired: number; offered: number }>`
    select ${hiredForJob} as hired, ${promisedForJob} as offered from jobs job where job.company_id = ${companyId} and job.id = ${jobId}`)

export const insertFile = (
  db: Db,
  companyId: string,
  by: string,
  file: { id: string; storage_key: string; bytes: number; sha256: Buffer; name: string },
) =>
  db.run(
    k
      .insertInto('files')
      .values({ ...file, company_id: companyId, purpose: 'offer', content_type: 'application/pdf', created_by: by }),
  )

export const fileKey = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k.selectFrom('files').select(['name', 'storage_key']).where('company_id', '=', companyId).where('id', '=', id),
  )

export const linkEmployee = (db: Db, companyId: string, applicationId: string, employeeId: string) =>
  db.run(
    k
      .updateTable('offers')
      .set({ employee_id: employeeId })
      .where('company_id', '=', companyId)
      .where('application_id', '=', applicationId)
      .where('status', '=', 'accepted'),
  )

/** Who answers for the company: they approve. */
export const listApprovers = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'email', 'language'])
      .where('company_id', '=', companyId)
      .where('role', 'in', rolesWith('offers.approve'))
      .where('disabled_at', 'is', null),
  )

export const findUser = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'email', 'language'])
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const getCandidate = (db: Db, companyId: string, id: string) =>
  db.one(
    k
      .selectFrom('candidates')
      .select(['name', 'email', 'phone', 'country', 'erased_at'])
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** Companies with an offer whose last day may be over somewhere. */
export const listCompaniesWithExpiredOffers = (db: Db, today: string) =>
  db.many(
    k.selectFrom('offers').select('company_id').distinct().where('status', '=', 'sent').where('expires_on', '<', today),
  )

/** With the region of the work, whose midnight ends them. */
export const listExpiredSentOffers = (db: Db, companyId: string, today: string) =>
  db.many(
    k
      .selectFrom('offers as offer')
      .innerJoin('applications as application', (on) =>
        on
          .onRef('application.company_id', '=', 'offer.company_id')
          .onRef('application.id', '=', 'offer.application_id'),
      )
      .innerJoin('jobs as job', (on) =>
        on.onRef('job.company_id', '=', 'application.company_id').onRef('job.id', '=', 'application.job_id'),
      )
      .leftJoin('places as place', (on) => on.on(sql<boolean>`place.id = (job.content->>'placeId')::int`))
      .select([
        'offer.id',
        'offer.application_id',
        'offer.expires_on',
        'offer.country',
        'application.outcome',
        'application.job_id',
        'place.region',
      ])
      .where('offer.company_id', '=', companyId)
      .where('offer.status', '=', 'sent')
      .where('offer.expires_on', '<', today)
      .forUpdate('offer'),
  )

/** The region of the work, as its advert says. As the person themselves. */
export const regionOf = (db: Db, applicationId: string) =>
  db.maybe(sql<{ region: string | null }>`
    select advert.shown->'place'->>'region' region from applications application join job_adverts advert on advert.company_id = application.company_id
      and advert.id = application.job_id
     where application.id = ${applicationId}`)

/** As the person themselves. */
export const listOffersForCandidate = (db: Db, companyId: string, applicationId: string) =>
  db.many(
    k
      .selectFrom('offers')
      .select([
        'id',
        'status',
        'position',
        'department',
        'country',
        'currency',
        'pay',
        'period',
        'allowances',
        'starts_on',
        'expires_on',
        'probation_months',
        'weekly_hours',
        'terms',
        'sent_at',
        'decided_at',
        'signed_name',
        'declined_reason',
        'letter_file_id',
        'version',
      ])
      .where('company_id', '=', companyId)
      .where('application_id', '=', applicationId)
      .orderBy('sent_at', 'desc'),
  )

/** The name under which the application was sent: the one to sign with. */
export const nameSent = async (db: Db, applicationId: string): Promise<string> =>
  (
    await db.one(
      k
        .selectFrom('applications')
        .select(sql<string>`coalesce(sent->>'name', '')`.as('name'))
        .where('id', '=', applicationId),
    )
  ).name

/** Letters of offer that were told to leave by now. */
export const listLeavingOffers = (db: Db, companyId: string, now: string) =>
  db.many(
    k
      .selectFrom('offers')
      .select('id')
      .where('company_id', '=', companyId)
      .where('leaves_at', '<=', now)
      .orderBy('leaves_at'),
  )

/** Companies with a letter of offer whose time has come. */
export const listCompaniesWithLeavingOffers = (db: Db, now: string) =>
  db.many(k.selectFrom('offers').select('company_id').distinct().where('leaves_at', '<=', now))

/** What somebody answered to the questions of the job, and what they sent with it. */
export const getAnswers = async (db: Db, companyId: string, application: string) => {
  const row = await db.one(sql<{
    answers: { ask: string; values: string[] }[]
    phone: string | null
    cv_file_id: string | null
    name: string
    job: string
    company: string
  }>`
    select application.answers, nullif(application.sent->>'phone', '') phone, application.cv_file_id, candidate.name, job.title job, company.name company
      from applications application
      join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
      join companies company on company.id = application.company_id
     where application.company_id = ${companyId} and application.id = ${application}`)
  const { cv_file_id: cvFileId, ...asked } = row
  return { ...asked, cvFileId }
}

/** The country somebody lives in, as far as it is known. */
export const findHome = async (db: Db, companyId: string, candidate: string): Promise<string | null> =>
  (
    await db.maybe(sql<{ country: string | null }>`
      select coalesce(home.country, candidate.country) country from candidates candidate
        left join places home on home.id = candidate.place_id
       where candidate.company_id = ${companyId} and candidate.id = ${candidate}`)
  )?.country ?? null
