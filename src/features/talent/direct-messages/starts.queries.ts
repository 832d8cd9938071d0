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
  select a.id, a.company_id, a.title, c.name company, mine.id application_id,
         coalesce(company_setting(a.company_id, 'direct-messages', 'accepts') = 'true', false) accepts,
         coalesce(company_setting(a.company_id, 'job-questions', 'peopleMayAsk') = 'true', true) asks,
         exists (select from direct_threads b where b.company_id = a.company_id and b.user_id = ${userId}::uuid and b.blocked_by is not null) blocked,
         a.open and a.closes_at > now() and not a.withheld open,
         (select t.id from direct_threads t where t.company_id = a.company_id and t.user_id = ${userId}::uuid and t.job_id = a.id) thread
    from job_adverts a join companies c on c.id = a.company_id
    left join lateral (select p.id from applications p where p.company_id = a.company_id and p.job_id = a.id
      and p.outcome <> 'withdrawn' order by p.applied_at desc limit 1) mine on true`

/** Jobs applied for first; without words those alone. */
export const listStarts = (
  db: Db,
  userId: string,
  { search, job, most }: { search: string | null; job: string | null; most: number },
) => {
  const found = search === null ? sql`false` : sql`(a.title ilike ${like(search)} or c.name ilike ${like(search)})`
  const wanted =
    job === null ? sql`(mine.id is not null or (a.open and not a.withheld and ${found}))` : sql`a.id = ${job}::uuid`
  return db.many<StartRow>(sql`
    ${SELECTED(userId)} where ${wanted} ${search === null ? sql`` : sql`and ${found}`}
     order by mine.id is null, a.posted_at desc nulls last, a.id limit ${most}`)
}

const like = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

export const findStart = (db: Db, userId: string, job: string) =>
  db.maybe<StartRow>(sql`${SELECTED(userId)} where a.id = ${job}::uuid`)

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
    select c.user_id, c.name, a.job_id, a.outcome from applications a join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
     where a.company_id = ${companyId}::uuid and a.id = ${applicationId}::uuid and c.erased_at is null`)

export const findAcceptedInvitation = (db: Db, companyId: string, id: string) =>
  db.maybe<{ card_id: string; job_id: string; name: string }>(sql`
    select i.card_id, i.job_id, coalesce(i.contact->>'name', '') name from talent_invitations i
     where i.company_id = ${companyId}::uuid and i.id = ${id}::uuid and i.status = 'accepted'`)

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
