import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

export type StoredDraft = {
  form: string
  value: Record<string, unknown>
  revision: string
  saved_at: Date
  agent: string
}
type Whose = { userId: string; companyId: string | null }

const columns = sql`form, value, revision, saved_at, agent`
const their = ({ userId, companyId }: Whose, since: string) =>
  sql`user_id = ${userId}::uuid and for_company is not distinct from ${companyId}::uuid and saved_at >= ${since}::timestamptz`

/** `since`: older ones are over, though they may still lie there. */
export const findDraft = (db: Db, whose: Whose, form: string, since: string) =>
  db.maybe(sql<StoredDraft>`select ${columns} from form_drafts where ${their(whose, since)} and form = ${form}`)

export const lockDraft = (db: Db, whose: Whose, form: string, since: string) =>
  db.maybe(
    sql<StoredDraft>`select ${columns} from form_drafts where ${their(whose, since)} and form = ${form} for update`,
  )

export const listDrafts = (db: Db, whose: Whose, since: string) =>
  db.many(sql<StoredDraft>`select ${columns} from form_drafts where ${their(whose, since)} order by form`)

/** Two devices that begin the same form at once: the second finds a row it did not see, and nothing is saved. */
export const insertDraft = (
  db: Db,
  { userId, companyId }: Whose,
  draft: { form: string; value: string; savedAt: string; agent: string },
) =>
  db.maybe(sql<{ revision: string }>`
    insert into form_drafts (user_id, form, for_company, value, saved_at, agent)
    values (${userId}::uuid, ${draft.form}, ${companyId}::uuid, ${draft.value}::json, ${draft.savedAt}::timestamptz, ${draft.agent})
    on conflict (user_id, form) do nothing
    returning revision`)

export const updateDraft = (
  db: Db,
  userId: string,
  draft: { form: string; value: string; savedAt: string; agent: string },
) =>
  db.maybe(sql<{ revision: string }>`
    update form_drafts
       set value = ${draft.value}::json, saved_at = ${draft.savedAt}::timestamptz, agent = ${draft.agent}, revision = gen_random_uuid()
     where user_id = ${userId}::uuid and form = ${draft.form}
    returning revision`)

export const deleteDraft = (db: Db, userId: string, form: string) =>
  db.run(sql`delete from form_drafts where user_id = ${userId}::uuid and form = ${form}`)

/** What no longer holds under this name: over, or typed for a company they have left. */
export const deleteStaleDraft = (db: Db, { userId, companyId }: Whose, form: string, since: string) =>
  db.run(sql`
    delete from form_drafts
     where user_id = ${userId}::uuid and form = ${form}
       and (saved_at < ${since}::timestamptz or for_company is distinct from ${companyId}::uuid)`)

/** All but the newest. */
export const deleteDraftsBeyond = (db: Db, userId: string, most: number) =>
  db.run(sql`
    delete from form_drafts
     where user_id = ${userId}::uuid
       and form in (select form from form_drafts where user_id = ${userId}::uuid order by saved_at desc, form offset ${most})`)

/** Asked as the platform, which reaches only those that are over. */
export const deleteOldDrafts = (db: Db, before: string) =>
  db.run(sql`delete from form_drafts where saved_at < ${before}::timestamptz`)
