import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import type { Side } from './talk.rules.ts'

export type Due = {
  thread_id: string
  job_id: string
  user_id: string
  side: Side
  title: string
  company: string
  seeker_name: string
  /** Of whoever is to read it. */
  muted: boolean
  read: boolean
  blocked: boolean
  last_writer: string | null
}

/** Through the company's door: a message the other side has got, with what tells it of it. */
export const findMessageToTell = (db: Db, companyId: string, id: string, now: string) =>
  db.maybe<Due>(sql`
    select message.thread_id, thread.job_id, thread.user_id, message.side, job.title, company.name company, thread.seeker_name,
      thread.blocked_by is not null blocked,
           case message.side when 'company' then thread.seeker_muted else thread.company_muted end muted,
           coalesce(case message.side when 'company' then thread.seeker_read_at else thread.company_read_at end >= message.visible_at, false) "read",
           (select later.by_user from direct_messages later where later.company_id = message.company_id and later.thread_id = message.thread_id
             and later.by_user is not null
             order by later.visible_at desc limit 1) last_writer
      from direct_messages message join direct_threads thread on thread.company_id = message.company_id and thread.id = message.thread_id
      join jobs job on job.company_id = thread.company_id and job.id = thread.job_id join companies company on company.id = thread.company_id
     where message.company_id = ${companyId}::uuid and message.id = ${id}::uuid and message.visible_at <= ${now}::timestamptz`)

/** Whoever wrote last, else who fills the job with an account that works on applications; else who wrote it, else who runs the company. */
export const listTeam = (db: Db, companyId: string, { jobId, last }: { jobId: string; last: string | null }) =>
  db.many<{ id: string; email: string; language: string | null }>(sql`
    with able as (select account.id, account.email, account.language, account.role, account.created_at from users account
      where account.company_id = ${companyId}
        and account.portal = 'company' and account.disabled_at is null and account.role = any(${[...rolesWith('applications.work')]})),
      team as (select id from able where id = ${last}::uuid
        union select able.id from able join hiring_team teammate on teammate.company_id = ${companyId} and teammate.user_id = able.id
          where teammate.job_id = ${jobId} and teammate.role in ('recruiter', 'hiring_manager') and not exists (select from able where id = ${last}::uuid))
    select able.id, able.email, able.language from jobs job join able on able.id in (select id from team)
        or (not exists (select from team) and able.id = (select id from able
             order by id = job.created_by desc nulls last, role = 'employer' desc, created_at limit 1))
     where job.company_id = ${companyId} and job.id = ${jobId}`)

/** Through the platform's door. */
export const findPerson = (db: Db, userId: string) =>
  db.maybe<{ id: string; email: string; first_name: string; language: string }>(
    k
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'language'])
      .where('id', '=', userId)
      .where('disabled_at', 'is', null),
  )

/** Through the platform's door: threads in which nothing was written for so long. */
export const listOldThreads = (db: Db, before: string, most: number) =>
  db.many<{ company_id: string; id: string }>(
    sql`select company_id, id from direct_threads where last_at < ${before}::timestamptz order by last_at limit ${most}`,
  )

/** Through the company's door: those of some threads that nobody asked to be kept for a dispute. */
export const listNotHeld = (db: Db, companyId: string, ids: readonly string[], today: string) =>
  db.many<{ id: string }>(sql`
    select thread.id from direct_threads thread left join applications application on application.company_id = thread.company_id
      and application.id = thread.application_id
     where thread.company_id = ${companyId}::uuid and thread.id = any(${[...ids]}::uuid[]) and (application.held_until is null
       or application.held_until < ${today}::date)`)

/** Through the company's door: threads of some applications. */
export const listThreadsOfApplications = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many<{ id: string }>(sql`
    select id from direct_threads where company_id = ${companyId}::uuid and application_id = any(${[...ids]}::uuid[])`)

/** Takes threads away with everything in them. Answers with the keys of their files, whose bytes are the caller's to remove. */
export const deleteThreads = async (db: Db, companyId: string, ids: readonly string[]): Promise<string[]> => {
  const gone = await db.many<{ storage_key: string }>(sql`
    delete from files file using direct_files attachment where file.company_id = attachment.company_id and file.id = attachment.id
       and attachment.company_id = ${companyId}::uuid and attachment.thread_id = any(${[...ids]}::uuid[]) returning file.storage_key`)
  await db.run(sql`delete from direct_threads where company_id = ${companyId}::uuid and id = any(${[...ids]}::uuid[])`)
  return gone.map((file) => file.storage_key)
}

/** Through the person's own door. */
export const listOwnThreads = (db: Db, userId: string) =>
  db.many<{ company_id: string; id: string }>(
    k.selectFrom('direct_threads').select(['company_id', 'id']).where('user_id', '=', userId).orderBy('started_at'),
  )
