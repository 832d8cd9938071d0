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
    select m.thread_id, t.job_id, t.user_id, m.side, j.title, c.name company, t.seeker_name, t.blocked_by is not null blocked,
           case m.side when 'company' then t.seeker_muted else t.company_muted end muted,
           coalesce(case m.side when 'company' then t.seeker_read_at else t.company_read_at end >= m.visible_at, false) "read",
           (select l.by_user from direct_messages l where l.company_id = m.company_id and l.thread_id = m.thread_id and l.by_user is not null
             order by l.visible_at desc limit 1) last_writer
      from direct_messages m join direct_threads t on t.company_id = m.company_id and t.id = m.thread_id
      join jobs j on j.company_id = t.company_id and j.id = t.job_id join companies c on c.id = t.company_id
     where m.company_id = ${companyId}::uuid and m.id = ${id}::uuid and m.visible_at <= ${now}::timestamptz`)

/** Whoever wrote last, else who fills the job with an account that works on applications; else who wrote it, else who runs the company. */
export const listTeam = (db: Db, companyId: string, { jobId, last }: { jobId: string; last: string | null }) =>
  db.many<{ id: string; email: string; language: string | null }>(sql`
    with able as (select u.id, u.email, u.language, u.role, u.created_at from users u where u.company_id = ${companyId}
        and u.portal = 'company' and u.disabled_at is null and u.role = any(${[...rolesWith('applications.work')]})),
      team as (select id from able where id = ${last}::uuid
        union select a.id from able a join hiring_team t on t.company_id = ${companyId} and t.user_id = a.id
          where t.job_id = ${jobId} and t.role in ('recruiter', 'hiring_manager') and not exists (select from able where id = ${last}::uuid))
    select a.id, a.email, a.language from jobs j join able a on a.id in (select id from team)
        or (not exists (select from team) and a.id = (select id from able
             order by id = j.created_by desc nulls last, role = 'employer' desc, created_at limit 1))
     where j.company_id = ${companyId} and j.id = ${jobId}`)

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
    select t.id from direct_threads t left join applications a on a.company_id = t.company_id and a.id = t.application_id
     where t.company_id = ${companyId}::uuid and t.id = any(${[...ids]}::uuid[]) and (a.held_until is null or a.held_until < ${today}::date)`)

/** Through the company's door: threads of some applications. */
export const listThreadsOfApplications = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many<{ id: string }>(sql`
    select id from direct_threads where company_id = ${companyId}::uuid and application_id = any(${[...ids]}::uuid[])`)

/** Takes threads away with everything in them. Answers with the keys of their files, whose bytes are the caller's to remove. */
export const deleteThreads = async (db: Db, companyId: string, ids: readonly string[]): Promise<string[]> => {
  const gone = await db.many<{ storage_key: string }>(sql`
    delete from files f using direct_files d where f.company_id = d.company_id and f.id = d.id
       and d.company_id = ${companyId}::uuid and d.thread_id = any(${[...ids]}::uuid[]) returning f.storage_key`)
  await db.run(sql`delete from direct_threads where company_id = ${companyId}::uuid and id = any(${[...ids]}::uuid[])`)
  return gone.map((file) => file.storage_key)
}

/** Through the person's own door. */
export const listOwnThreads = (db: Db, userId: string) =>
  db.many<{ company_id: string; id: string }>(
    k.selectFrom('direct_threads').select(['company_id', 'id']).where('user_id', '=', userId).orderBy('started_at'),
  )
