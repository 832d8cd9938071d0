import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import type { Outcome, StageKind } from '../jobs/stages.rules.ts'
import type { Purpose } from './rules.ts'

export type StoredLetter = {
  id: string
  purpose: Purpose
  reasonId: string | null
  language: LetterLanguage
  name: string
  subject: string
  body: string
  version: number
  retiredAt: string | null
  changedAt: string
  changedBy: string | null
}

/** Those in use first, by purpose, name and language. */
export const listLetters = (db: Db, companyId: string) =>
  db.many(sql<StoredLetter>`
    select template.id, template.purpose, template.reason_id "reasonId", template.language, template.name, template.subject, template.body,
      template.version, template.retired_at "retiredAt",
           template.changed_at "changedAt", nullif(trim(account.first_name || ' ' || coalesce(account.last_name, '')), '') "changedBy"
      from letter_templates template left join users account on account.company_id = template.company_id and account.id = template.changed_by
     where template.company_id = ${companyId}
     order by template.retired_at is not null, array_position(array['invitation', 'question', 'update', 'rejection', 'offer'], template.purpose),
       lower(template.name), template.language`)

/** Nobody else changes the company’s letters meanwhile. */
export const lockLetters = (db: Db, companyId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext(${`letter templates ${companyId}`}))`)

type Written = Pick<StoredLetter, 'purpose' | 'reasonId' | 'language' | 'name' | 'subject' | 'body'>
const rowOf = ({ reasonId, purpose, language, name, subject, body }: Written) => ({
  purpose,
  language,
  name,
  subject,
  body,
  reason_id: reasonId,
})

export const insertLetter = (db: Db, companyId: string, by: string, written: Written) =>
  db.one(
    k
      .insertInto('letter_templates')
      .values({ company_id: companyId, changed_by: by, ...rowOf(written) })
      .returning('id'),
  )

type Change = { at: string; by: string; written?: Written; retired?: boolean }

export const updateLetter = (db: Db, companyId: string, id: string, { at, by, written, retired }: Change) =>
  db.run(
    k
      .updateTable('letter_templates')
      .set({
        ...(written ? rowOf(written) : {}),
        ...(retired === undefined ? {} : { retired_at: retired ? at : null }),
        version: sql<number>`version + 1`,
        changed_at: at,
        changed_by: by,
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const listRejectReasons = (db: Db, companyId: string) =>
  db.many(sql<{ id: string; name: string; phrase: string }>`
    select id, name, public_phrase phrase from reject_reasons where company_id = ${companyId} and archived_at is null order by position`)

export const companyName = async (db: Db, companyId: string): Promise<string> =>
  (await db.one(k.selectFrom('companies').select('name').where('id', '=', companyId))).name

export type About = {
  id: string
  name: string
  number: number
  seen: boolean
  language: LetterLanguage
  job_id: string
  job: string
  company: string
  kind: StageKind
  outcome: Outcome
  starts_at: string | null
  zone: string | null
}

/** What letters about some applications can say: of an interview the next one that is agreed. */
export const listLetterFacts = (
  db: Db,
  companyId: string,
  ids: readonly string[],
  { userId, now }: { userId: string; now: string },
) =>
  db.many(sql<About>`
    select application.id, candidate.name, application.number, view.at is not null seen, application.language, job.id job_id, job.title job,
      company.name company, stage.kind, application.outcome, interview.starts_at, interview.zone
      from applications application
      join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
      join pipeline_stages stage on stage.company_id = application.company_id and stage.id = application.stage_id
      join companies company on company.id = application.company_id
      left join application_views view on view.company_id = application.company_id and view.application_id = application.id and view.user_id = ${userId}
      left join lateral (select starts_at, zone from interviews upcoming where upcoming.company_id = application.company_id
        and upcoming.application_id = application.id
         and upcoming.status = 'confirmed' and upcoming.starts_at > ${now}::timestamptz order by upcoming.starts_at limit 1) interview on true
     where application.company_id = ${companyId} and application.id = any(${[...ids]}::uuid[])`)
