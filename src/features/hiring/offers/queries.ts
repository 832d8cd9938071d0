import { type Insertable, sql, type Updateable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Offers } from '../../../server/tables.ts'
import { rolesWith } from '../../../shared/permissions.ts'

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
    select o.id, o.status, o.updated_at, o.sent_at, o.decided_at, o.signed_name, f.bytes::int bytes,
           trim(u.first_name || ' ' || coalesce(u.last_name, '')) as by
      from offers o
      left join files f on f.company_id = o.company_id and f.id = o.letter_file_id
      left join users u on u.company_id = o.company_id and u.id = coalesce(f.created_by, o.created_by)
     where o.company_id = ${companyId} and o.application_id = ${applicationId} order by o.created_at`)

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
    select (select count(*)::int from applications a where a.company_id = ${companyId} and a.job_id = ${jobId} and a.outcome = 'hired') as hired,
      (select count(*)::int from offers o join applications a on a.company_id = o.company_id and a.id = o.application_id
        where o.company_id = ${companyId} and a.job_id = ${jobId} and a.outcome = 'active' and o.status in ('sent', 'accepted')) as offered`)

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
      .selectFrom('offers as o')
      .innerJoin('applications as a', (on) =>
        on.onRef('a.company_id', '=', 'o.company_id').onRef('a.id', '=', 'o.application_id'),
      )
      .innerJoin('jobs as j', (on) => on.onRef('j.company_id', '=', 'a.company_id').onRef('j.id', '=', 'a.job_id'))
      .leftJoin('places as p', (on) => on.on(sql<boolean>`p.id = (j.content->>'placeId')::int`))
      .select(['o.id', 'o.application_id', 'o.expires_on', 'o.country', 'a.outcome', 'a.job_id', 'p.region'])
      .where('o.company_id', '=', companyId)
      .where('o.status', '=', 'sent')
      .where('o.expires_on', '<', today)
      .forUpdate('o'),
  )

/** The region of the work, as its advert says. As the person themselves. */
export const regionOf = (db: Db, applicationId: string) =>
  db.maybe(sql<{ region: string | null }>`
    select v.shown->'place'->>'region' region from applications a join job_adverts v on v.company_id = a.company_id and v.id = a.job_id
     where a.id = ${applicationId}`)

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
