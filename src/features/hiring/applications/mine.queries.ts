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
    select application.company_id, application.id, application.job_id, application.user_id, application.applied_at, application.first_viewed_at,
      application.last_interview_at, application.asked_at, application.outcome_phrase, application.human_only,
           application.source, application.cv_file_id, application.sent, application.answers, advert.title, company.name as company, advert.country,
             advert.shown, advert.closes_at, event.public_status as told,
           event.at as told_at, talk.written, talk.heard
      from applications application
      join job_adverts advert on advert.company_id = application.company_id and advert.id = application.job_id
      join companies company on company.id = application.company_id
      left join lateral (select public_status, at from application_events event
        where event.company_id = application.company_id and event.application_id = application.id and event.public_status is not null
          order by event.id desc limit 1) event on true
      left join lateral (select count(*) filter (where by_kind = 'candidate')::int written, count(*) filter (where by_kind <> 'candidate'
        and read_at is null)::int heard from application_messages message where message.company_id = application.company_id
          and message.application_id = application.id) talk on true
     where ${id}::uuid is null or application.id = ${id}::uuid
     order by application.applied_at desc, application.id limit 1000`)

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
      .selectFrom('applications as application')
      .innerJoin('candidates as candidate', (on) =>
        on
          .onRef('candidate.company_id', '=', 'application.company_id')
          .onRef('candidate.id', '=', 'application.candidate_id'),
      )
      .select(['candidate.name', 'candidate.email', 'application.language'])
      .where('application.company_id', '=', companyId)
      .where('application.id', '=', id),
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
    select contact.id, contact.email, contact.language, job.title from jobs job
      join lateral (select account.id, account.email, account.language from users account where account.company_id = job.company_id
        and account.portal = 'company' and account.disabled_at is null
        and account.role = any(${[...rolesWith('applications.work')]})
        order by account.id = ${ownerId}::uuid desc nulls last, account.id = job.created_by desc nulls last, account.role = 'employer' desc,
          account.created_at limit 1) contact on true
     where job.company_id = ${companyId} and job.id = ${jobId}`)

/** As the person themselves: what they are called. */
export const nameOfSelf = async (db: Db, userId: string): Promise<string> => {
  const person = await db.maybe(k.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', userId))
  return person ? `${person.first_name} ${person.last_name}`.trim() : ''
}
