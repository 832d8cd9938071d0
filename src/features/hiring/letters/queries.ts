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
    select t.id, t.purpose, t.reason_id "reasonId", t.language, t.name, t.subject, t.body, t.version, t.retired_at "retiredAt",
           t.changed_at "changedAt", nullif(trim(u.first_name || ' ' || coalesce(u.last_name, '')), '') "changedBy"
      from letter_templates t left join users u on u.company_id = t.company_id and u.id = t.changed_by
     where t.company_id = ${companyId}
     order by t.retired_at is not null, array_position(array['invitation', 'question', 'update', 'rejection', 'offer'], t.purpose), lower(t.name), t.language`)

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
    select a.id, c.name, a.number, v.at is not null seen, a.language, j.id job_id, j.title job, o.name company, s.kind, a.outcome, i.starts_at, i.zone
      from applications a
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      join pipeline_stages s on s.company_id = a.company_id and s.id = a.stage_id
      join companies o on o.id = a.company_id
      left join application_views v on v.company_id = a.company_id and v.application_id = a.id and v.user_id = ${userId}
      left join lateral (select starts_at, zone from interviews n where n.company_id = a.company_id and n.application_id = a.id
         and n.status = 'confirmed' and n.starts_at > ${now}::timestamptz order by n.starts_at limit 1) i on true
     where a.company_id = ${companyId} and a.id = any(${[...ids]}::uuid[])`)
