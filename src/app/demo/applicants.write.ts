import { sql } from 'kysely'
import type { Db } from '../../server/sql.ts'
import type { Planned } from './applicants.ts'

/** All of an employer's in a handful of statements. */
export const writeApplicants = async (db: Db, companyId: string, all: readonly Planned[]) => {
  const json = (rows: readonly unknown[]) => JSON.stringify(rows)
  const rows = all.map((p) => ({ ...p.application, candidate_id: p.candidate.id }))
  await db.run(sql`
    insert into candidates (company_id, id, user_id, name, email, email_proved, phone, country, tags, consent_at, created_at, keep_until)
    select ${companyId}::uuid, id, user_id, name, email, email_proved, phone, country, tags, consent_at, created_at, keep_until
      from jsonb_to_recordset(${json(all.map((p) => p.candidate))}::jsonb) as c(id uuid, user_id uuid, name text, email text,
        email_proved boolean, phone text, country text, tags text[], consent_at timestamptz, created_at timestamptz, keep_until date)
      on conflict do nothing`)
  await db.run(sql`
    insert into applications (company_id, id, job_id, candidate_id, user_id, link_hash, number, stage_id, stage_since, rank, outcome, outcome_at,
      outcome_phrase, reject_reason_id, restore_stage_id, sent, answers, unmet, cv_file_id, job_revision, source, human_only, applied_at,
      consent_at, first_viewed_at, first_response_at, last_activity_at, last_interview_at)
    select ${companyId}::uuid, id, job_id, candidate_id, user_id, decode(link_hash, 'hex'), number, stage_id, stage_since, rank, outcome,
      outcome_at, outcome_phrase, reject_reason_id, restore_stage_id, sent, answers, unmet, cv_file_id, job_revision, source, human_only,
      applied_at, applied_at, first_viewed_at, first_response_at, last_activity_at, last_interview_at
      from jsonb_to_recordset(${json(rows)}::jsonb) as a(id uuid, job_id uuid, candidate_id uuid, user_id uuid, link_hash text, number int,
        stage_id uuid, stage_since timestamptz, rank numeric, outcome text, outcome_at timestamptz, outcome_phrase text,
        reject_reason_id uuid, restore_stage_id uuid, sent jsonb, answers jsonb, unmet int, cv_file_id uuid, job_revision int, source text,
        human_only boolean, applied_at timestamptz, first_viewed_at timestamptz, first_response_at timestamptz,
        last_activity_at timestamptz, last_interview_at timestamptz)`)
  await db.run(sql`
    insert into application_events (company_id, application_id, at, kind, by_kind, by_user, from_stage, to_stage, public_status, detail)
    select ${companyId}::uuid, application_id, at, kind, by_kind, by_user, from_stage, to_stage, public_status, detail
      from jsonb_to_recordset(${json(all.flatMap((p) => p.events))}::jsonb) as e(application_id uuid, at timestamptz, kind text, by_kind text,
        by_user uuid, from_stage uuid, to_stage uuid, public_status text, detail jsonb)`)
  await db.run(sql`
    insert into application_messages (company_id, application_id, by_kind, by_user, subject, body, at, left_at)
    select ${companyId}::uuid, application_id, by_kind, by_user, subject, body, at, left_at
      from jsonb_to_recordset(${json(all.flatMap((p) => p.messages))}::jsonb) as m(application_id uuid, by_kind text, by_user uuid,
        subject text, body text, at timestamptz, left_at timestamptz)`)
  await db.run(sql`
    insert into application_notes (company_id, application_id, by_user, body, at)
    select ${companyId}::uuid, application_id, by_user, body, at
      from jsonb_to_recordset(${json(all.flatMap((p) => p.notes))}::jsonb) as n(application_id uuid, by_user uuid, body text, at timestamptz)`)
  await db.run(sql`
    update jobs j set applications = n, applications_told = n
      from (select job_id, count(*)::int n from applications where company_id = ${companyId}::uuid group by 1) a
     where j.company_id = ${companyId}::uuid and j.id = a.job_id`)
}
