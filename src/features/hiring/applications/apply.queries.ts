import { sql } from 'kysely'
import { type Db, jsonb, k } from '../../../server/sql.ts'

/** The advert somebody applies to. Asked as the public. */
export const advertOf = (db: Db, id: string) =>
  db.maybe(
    k
      .selectFrom('job_adverts as a')
      .innerJoin('companies as c', 'c.id', 'a.company_id')
      .select(['a.company_id', 'a.id', 'a.title', 'a.country', 'a.shown', 'a.closes_at', 'c.name as company'])
      .where('a.id', '=', id)
      .where('a.withheld', '=', false),
  )

/** One at a time for each job: numbers follow one another, and nobody applies twice at once. */
export const lockJob = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('jobs')
      .select(['id', 'status', 'content', 'revision', 'closes_at', 'title', 'hidden_at'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forUpdate(),
  )

export const byKey = (db: Db, companyId: string, jobId: string, key: string) =>
  db.maybe(
    k
      .selectFrom('applications')
      .select(['id', 'user_id'])
      .where('company_id', '=', companyId)
      .where('job_id', '=', jobId)
      .where('apply_key', '=', key),
  )

/**
 * The person as the company knows them: whoever is signed in by their account alone, because anybody may open one with anybody's address; a guest by
 * the address, whose mailbox is told.
 */
export const candidateOf = (db: Db, companyId: string, email: string, userId: string | null) =>
  db.maybe(
    k
      .selectFrom('candidates')
      .select(['id', 'user_id', 'version'])
      .where('company_id', '=', companyId)
      .where('merged_into', 'is', null)
      .where('erased_at', 'is', null)
      .where((eb) => (userId === null ? eb('email', '=', email) : eb('user_id', '=', userId)))
      .orderBy('created_at')
      .limit(1)
      .forUpdate(),
  )

type NewCandidate = {
  name: string
  email: string
  proved: boolean
  phone: string | null
  country: string
  userId: string | null
  keepUntil: string
  /** How they became known; left out: they applied. */
  source?: string | undefined
}

export const insertCandidate = (db: Db, companyId: string, c: NewCandidate) =>
  db.one(
    k
      .insertInto('candidates')
      .values({
        company_id: companyId,
        name: c.name,
        email: c.email,
        email_proved: c.proved,
        phone: c.phone,
        country: c.country,
        user_id: c.userId,
        keep_until: c.keepUntil,
        consent_at: sql`now()`,
        ...(c.source ? { source: c.source } : {}),
      })
      .returning(['id']),
  )

/** Whoever types an address need not be who has it. */
const theirs = ({ userId }: NewCandidate) => sql`(user_id is null or user_id = ${userId}::uuid)`

/** What the newest application says of them; an account that is known stays, and only it changes what it is called. */
export const freshenCandidate = (db: Db, companyId: string, id: string, c: NewCandidate) =>
  db.run(
    k
      .updateTable('candidates')
      .set({
        name: sql`case when ${theirs(c)} then ${c.name} else name end`,
        phone: sql`case when ${theirs(c)} then coalesce(${c.phone}::text, phone) else phone end`,
        user_id: sql`coalesce(user_id, ${c.userId}::uuid)`,
        keep_until: sql`greatest(keep_until, ${c.keepUntil}::date)`,
        consent_at: sql`now()`,
        updated_at: sql`now()`,
        version: sql`version + 1`,
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** The last one of a person for a job that was not withdrawn. */
export const earlierOf = (db: Db, companyId: string, jobId: string, candidateId: string) =>
  db.maybe(
    k
      .selectFrom('applications')
      .select(['company_id', 'id', 'user_id', 'language'])
      .where('company_id', '=', companyId)
      .where('job_id', '=', jobId)
      .where('candidate_id', '=', candidateId)
      .where('outcome', '<>', 'withdrawn')
      .orderBy('applied_at', 'desc')
      .limit(1),
  )

/** Asked As the person themselves: that they were invited for this job. */
export const invitationTo = async (db: Db, jobId: string): Promise<string | null> =>
  (
    await db.maybe(
      k
        .selectFrom('talent_invitations')
        .select('id')
        .where('job_id', '=', jobId)
        .where('status', 'in', ['sent', 'later', 'accepted', 'expired']),
    )
  )?.id ?? null

/** The one of a person for a job that is going on. */
export const goingOn = (db: Db, companyId: string, jobId: string, candidateId: string) =>
  db.maybe(
    k
      .selectFrom('applications')
      .select(['id', 'stage_id'])
      .where('company_id', '=', companyId)
      .where('job_id', '=', jobId)
      .where('candidate_id', '=', candidateId)
      .where('outcome', '=', 'active')
      .where('duplicate_of', 'is', null)
      .limit(1),
  )

export const countryOf = async (db: Db, companyId: string, jobId: string): Promise<string> =>
  (await db.one(k.selectFrom('jobs').select('country').where('company_id', '=', companyId).where('id', '=', jobId)))
    .country

export type NewApplication = {
  id: string
  job_id: string
  candidate_id: string
  user_id: string | null
  link_hash: Buffer | null
  number: number
  stage_id: string
  rank: number
  sent: unknown
  answers: unknown
  unmet: number
  cv_file_id: string | null
  job_revision: number
  source: string
  language: string
  human_only: boolean
  apply_key: string
  consent_at?: string
}

export const insertApplication = (db: Db, companyId: string, { sent, answers, rank, ...rest }: NewApplication) =>
  db.run(
    k
      .insertInto('applications')
      .values({ company_id: companyId, ...rest, rank: String(rank), sent: jsonb(sent), answers: jsonb(answers) }),
  )

export type NewEvent = {
  application_id: string
  kind: string
  by_kind: 'user' | 'candidate' | 'system'
  by_user?: string | null
  to_stage?: string | null
  public_status?: string | null
  detail?: unknown
}

export const insertEvents = async (db: Db, companyId: string, events: readonly NewEvent[]): Promise<void> => {
  if (events.length === 0) return
  await db.run(
    k
      .insertInto('application_events')
      .values(events.map(({ detail, ...e }) => ({ company_id: companyId, ...e, detail: jsonb(detail ?? {}) }))),
  )
}
