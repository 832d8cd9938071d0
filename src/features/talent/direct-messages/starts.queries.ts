import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** Through the person's own door: a job one may perhaps write about. */
export type StartRow = {
  id: string
  company_id: string
  title: string
  company: string
  application_id: string | null
  accepts: boolean
  asks: boolean
  blocked: boolean
  open: boolean
  thread: string | null
}

const SELECTED = (userId: string) => sql`
  select advert.id, advert.company_id, advert.title, company.name company, mine.id application_id,
         coalesce(company_setting(advert.company_id, 'direct-messages', 'accepts') = 'true', false) accepts,
         coalesce(company_setting(advert.company_id, 'job-questions', 'peopleMayAsk') = 'true', true) asks,
         exists (select from direct_threads blocked_thread where blocked_thread.company_id = advert.company_id
           and blocked_thread.user_id = ${userId}::uuid and blocked_thread.blocked_by is not null) blocked,
         advert.open and advert.closes_at > now() and not advert.withheld open,
         (select thread.id from direct_threads thread where thread.company_id = advert.company_id and thread.user_id = ${userId}::uuid
           and thread.job_id = advert.id) thread
    from job_adverts advert join companies company on company.id = advert.company_id
    left join lateral (select own_application.id from applications own_application where own_application.company_id = advert.company_id
      and own_application.job_id = advert.id
      and own_application.outcome <> 'withdrawn' order by own_application.applied_at desc limit 1) mine on true`

/** Jobs applied for first; without words those alone. */
export const listStarts = (
  db: Db,
  userId: string,
  { search, job, most }: { search: string | null; job: string | null; most: number },
) => {
  const found =
    search === null ? sql`false` : sql`(advert.title ilike ${like(search)} or company.name ilike ${like(search)})`
  const wanted =
    job === null
      ? sql`(mine.id is not null or (advert.open and not advert.withheld and ${found}))`
      : sql`advert.id = ${job}::uuid`
  return db.many<StartRow>(sql`
    ${SELECTED(userId)} where ${wanted} ${search === null ? sql`` : sql`and ${found}`}
     order by mine.id is null, advert.posted_at desc nulls last, advert.id limit ${most}`)
}

const like = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

export const findStart = (db: Db, userId: string, job: string) =>
  db.maybe<StartRow>(sql`${SELECTED(userId)} where advert.id = ${job}::uuid`)

export const countStartedSince = async (db: Db, userId: string, since: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int n from direct_threads where user_id = ${userId}::uuid and started_by = 'seeker' and started_at > ${since}::timestamptz`)
  ).n

export const findOwnName = (db: Db, userId: string) =>
  db.one<{ name: string }>(
    sql`select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) name from users where id = ${userId}::uuid`,
  )

/* The company's door. */

export type Addressee = { user_id: string; name: string; job_id: string; application_id: string | null }

/** Who applied with an account, and is still considered or was. */
export const findApplicant = (db: Db, companyId: string, applicationId: string) =>
  db.maybe<{ user_id: string | null; name: string; job_id: string; outcome: string }>(sql`
    select candidate.user_id, candidate.name, application.job_id, application.outcome from applications application join candidates candidate
      on candidate.company_id = application.company_id and candidate.id = application.candidate_id
     where application.company_id = ${companyId}::uuid and application.id = ${applicationId}::uuid and candidate.erased_at is null`)

export const findAcceptedInvitation = (db: Db, companyId: string, id: string) =>
  db.maybe<{ card_id: string; job_id: string; name: string }>(sql`
    select invitation.card_id, invitation.job_id, coalesce(invitation.contact->>'name', '') name from talent_invitations invitation
     where invitation.company_id = ${companyId}::uuid and invitation.id = ${id}::uuid and invitation.status = 'accepted'`)

/** Whether the two have a thread that one of them closed. */
export const isBlocked = async (db: Db, companyId: string, userId: string): Promise<boolean> =>
  (
    await db.one<{ blocked: boolean }>(sql`
      select exists (select from direct_threads where company_id = ${companyId}::uuid and user_id = ${userId}::uuid and blocked_by is not null) blocked`)
  ).blocked

export const findThreadOfJob = (db: Db, companyId: string, { userId, jobId }: { userId: string; jobId: string }) =>
  db.maybe<{ id: string }>(sql`
    select id from direct_threads where company_id = ${companyId}::uuid and user_id = ${userId}::uuid and job_id = ${jobId}::uuid`)

/** Through the platform's door: whose card it is. */
export const findOwnerOfCard = (db: Db, cardId: string) =>
  db.maybe<{ user_id: string }>(sql`select user_id from talent_cards where id = ${cardId}::uuid`)
