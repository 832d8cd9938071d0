import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import type { Answer } from '../../adverts/content/answers.rules.ts'

export type CandidateApplication = {
  company_id: string
  id: string
  job_id: string
  user_id: string | null
  applied_at: string
  first_viewed_at: string | null
  last_interview_at: string | null
  asked_at: string | null
  outcome_phrase: string | null
  human_only: boolean
  source: string
  cv_file_id: string | null
  sent: { name: string; email: string; phone: string | null; note: string | null; cv: string | null }
  answers: Answer[]
  title: string
  company: string
  country: string
  shown: {
    state: 'open' | 'paused' | 'closed'
    closeReason?: string | null
    zone: string
    responseDays: number | null
    place: { name: string }
  }
  closes_at: string
  told: string | null
  told_at: string | null
  written: number
  heard: number
}

/** Theirs, newest first: by their account, or the one of their link. Asked as the person, who sees nothing else. */
export const listApplicationsForCandidate = (db: Db, id: string | null) =>
  db.many<CandidateApplication>(sql`
    select a.company_id, a.id, a.job_id, a.user_id, a.applied_at, a.first_viewed_at, a.last_interview_at, a.asked_at, a.outcome_phrase, a.human_only,
           a.source, a.cv_file_id, a.sent, a.answers, j.title, c.name as company, j.country, j.shown, j.closes_at, e.public_status as told,
           e.at as told_at, m.written, m.heard
      from applications a
      join job_adverts j on j.company_id = a.company_id and j.id = a.job_id
      join companies c on c.id = a.company_id
      left join lateral (select public_status, at from application_events e
        where e.company_id = a.company_id and e.application_id = a.id and e.public_status is not null order by e.id desc limit 1) e on true
      left join lateral (select count(*) filter (where by_kind = 'candidate')::int written, count(*) filter (where by_kind <> 'candidate'
        and read_at is null)::int heard from application_messages m where m.company_id = a.company_id and m.application_id = a.id) m on true
     where ${id}::uuid is null or a.id = ${id}::uuid
     order by a.applied_at desc, a.id limit 1000`)

export const listStatusChanges = (db: Db, a: { company_id: string; id: string }) =>
  db.many<{ at: string; public_status: string }>(sql`
    select at, public_status from application_events
     where company_id = ${a.company_id} and application_id = ${a.id} and public_status is not null order by id`)

export const listMessages = (db: Db, a: { company_id: string; id: string }) =>
  db.many<{ id: string; by_kind: string; subject: string; body: string; at: string; left_at: string | null }>(sql`
    select id, by_kind, subject, body, at, left_at from application_messages
     where company_id = ${a.company_id} and application_id = ${a.id} order by coalesce(left_at, at), id limit 500`)

/** From here on as their company: the person’s own transaction has proved that it is theirs. */
export const lockApplication = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('applications')
      .select(['id', 'job_id', 'candidate_id', 'outcome', 'stage_id', 'owner_id', 'asked_at', 'cv_file_id', 'user_id'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forUpdate(),
  )

/** Where the person who applied is written to, and in which language. */
export const mailboxOf = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('applications as a')
      .innerJoin('candidates as c', (on) =>
        on.onRef('c.company_id', '=', 'a.company_id').onRef('c.id', '=', 'a.candidate_id'),
      )
      .select(['c.name', 'c.email', 'a.language'])
      .where('a.company_id', '=', companyId)
      .where('a.id', '=', id),
  )

export const withdrawApplication = (
  db: Db,
  companyId: string,
  id: string,
  { stageId, now }: { stageId: string; now: string },
) =>
  db.run(
    k
      .updateTable('applications')
      .set({
        outcome: 'withdrawn',
        outcome_at: now,
        outcome_phrase: null,
        reject_reason_id: null,
        restore_stage_id: stageId,
        last_activity_at: now,
        version: sql`version + 1`,
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** Letters that have not left yet are not sent to somebody who is no longer there. */
export const withdrawPendingMessages = (db: Db, companyId: string, id: string, now: string) =>
  db.run(
    k
      .updateTable('application_messages')
      .set({ taken_back_at: now })
      .where('company_id', '=', companyId)
      .where('application_id', '=', id)
      .where('left_at', 'is', null)
      .where('taken_back_at', 'is', null)
      .where('by_kind', '<>', 'candidate'),
  )

export const insertMessage = (db: Db, companyId: string, id: string, { body, now }: { body: string; now: string }) =>
  db.run(
    k
      .insertInto('application_messages')
      .values({ company_id: companyId, application_id: id, by_kind: 'candidate', body, at: now, left_at: now }),
  )

/** What the other side wrote has been seen by the person, or by somebody of the team. */
export const markRead = (
  db: Db,
  companyId: string,
  id: string,
  { by, now }: { by: 'candidate' | 'user'; now: string },
) =>
  db.run(
    k
      .updateTable('application_messages')
      .set({ read_at: now })
      .where('company_id', '=', companyId)
      .where('application_id', '=', id)
      .where('read_at', 'is', null)
      .where('left_at', 'is not', null)
      .where('by_kind', by === 'candidate' ? '<>' : '=', 'candidate'),
  )

export const writtenToday = async (db: Db, companyId: string, id: string): Promise<number> =>
  (
    await db.one(
      sql<{
        n: number
      }>`select count(*)::int n from application_messages where company_id = ${companyId} and application_id = ${id}
        and by_kind = 'candidate' and at > now() - interval '24 hours'`,
    )
  ).n

type Changes = { asked_at?: string; user_id?: string; cv_file_id?: string; cv?: string | null; link_hash?: null }

export const updateApplication = (
  db: Db,
  companyId: string,
  id: string,
  { changes: { cv, ...changes }, now }: { changes: Changes; now: string },
) =>
  db.run(
    k
      .updateTable('applications')
      .set({
        ...changes,
        ...(cv === undefined
          ? {}
          : { sent: sql<never>`sent || jsonb_build_object('cv', ${cv}::text)`, cv_changes: sql`cv_changes + 1` }),
        last_activity_at: now,
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** Their account is the candidate’s from now on, unless it is another’s. */
export const ownCandidate = (db: Db, companyId: string, id: string, userId: string) =>
  db.run(
    k
      .updateTable('candidates')
      .set({ user_id: userId, email_proved: true, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('user_id', 'is', null),
  )

export const dropFile = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('files').where('company_id', '=', companyId).where('id', '=', id).where('purpose', '=', 'cv'))

/** Whoever is told of an application: who has taken it on, else who wrote the job, else who runs the company. */
export const listNotificationRecipients = (db: Db, companyId: string, jobId: string, ownerId: string | null) =>
  db.many<{ id: string; email: string; language: string | null; title: string }>(sql`
    select u.id, u.email, u.language, j.title from jobs j
      join lateral (select u.id, u.email, u.language from users u where u.company_id = j.company_id and u.portal = 'company' and u.disabled_at is null
        and u.role = any(${[...rolesWith('applications.work')]})
        order by u.id = ${ownerId}::uuid desc nulls last, u.id = j.created_by desc nulls last, u.role = 'employer' desc, u.created_at limit 1) u on true
     where j.company_id = ${companyId} and j.id = ${jobId}`)

/** As the person themselves: what they are called. */
export const nameOfSelf = async (db: Db, userId: string): Promise<string> => {
  const person = await db.maybe(k.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', userId))
  return person ? `${person.first_name} ${person.last_name}`.trim() : ''
}
