import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Language } from '../../../shared/languages.ts'

export type StoredContact = {
  company_id: string
  id: string
  name: string
  email: string
  language: Language
  invited_at: string
  confirmed_at: string | null
}
const COLUMNS = [
  'company_id',
  'id',
  'name',
  'email',
  sql<Language>`language`.as('language'),
  'invited_at',
  'confirmed_at',
] as const

/** One at a time changes whom a company has. */
export const lockContacts = (db: Db, companyId: string) =>
  db.one(sql`select pg_advisory_xact_lock(hashtextextended(${`billing_contacts ${companyId}`}, 0))`)

export const listContacts = (db: Db, companyId: string): Promise<StoredContact[]> =>
  db.many(
    k
      .selectFrom('billing_contacts')
      .select(COLUMNS)
      .where('company_id', '=', companyId)
      .orderBy('invited_at')
      .orderBy('id'),
  )

type Invited = { name: string; email: string; language: Language; hash: Buffer; by: string; at: string }

/** Whoever was invited before and did not agree is invited anew. */
export const putContact = (db: Db, companyId: string, { name, email, language, hash, by, at }: Invited) =>
  db.one<{ id: string }>(sql`
    insert into billing_contacts (company_id, name, email, language, link_hash, invited_by, invited_at)
    values (${companyId}::uuid, ${name}, ${email}, ${language}, ${hash}, ${by}::uuid, ${at}::timestamptz)
    on conflict (company_id, lower(email)) do update set name = excluded.name, language = excluded.language, link_hash = excluded.link_hash,
      invited_by = excluded.invited_by, invited_at = excluded.invited_at
    returning id`)

export const deleteContact = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('billing_contacts').where('company_id', '=', companyId).where('id', '=', id))

export const confirmContact = (db: Db, companyId: string, { id, at }: { id: string; at: string }) =>
  db.run(
    k
      .updateTable('billing_contacts')
      .set({ confirmed_at: at })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('confirmed_at', 'is', null),
  )

/** Whether an address signs in to the company: such people get their letters anyway. */
export const isUserOf = async (db: Db, companyId: string, email: string): Promise<boolean> =>
  (await db.maybe(
    sql`select from users where company_id = ${companyId}::uuid and portal = 'company' and lower(email) = lower(${email}) limit 1`,
  )) !== undefined

export const getCompanyName = async (db: Db, companyId: string): Promise<string> =>
  (await db.one(k.selectFrom('companies').select('name').where('id', '=', companyId))).name

/** Notes that a paper goes to a contact; false: it went before. */
export const putSentPaper = async (
  db: Db,
  companyId: string,
  { contact, payment, at }: { contact: string; payment: string; at: string },
): Promise<boolean> =>
  (await db.run(sql`
    insert into billing_contact_papers (company_id, contact_id, payment_id, sent_at)
    values (${companyId}::uuid, ${contact}::uuid, ${payment}::uuid, ${at}::timestamptz) on conflict do nothing`)) > 0

/** Through the platform's door: whose link it is. */
export const findContactByLink = (db: Db, hash: Buffer) =>
  db.maybe<StoredContact & { company: string }>(sql`
    select contact.company_id, contact.id, contact.name, contact.email, contact.language, contact.invited_at, contact.confirmed_at,
           company.name company
      from billing_contacts contact join companies company on company.id = contact.company_id where contact.link_hash = ${hash}`)
