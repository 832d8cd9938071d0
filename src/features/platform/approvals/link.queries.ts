import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export const insertLink = (
  db: Db,
  values: {
    company_id: string
    link_hash: string
    instance_id: string
    user_id: string
    subject_hash: string
    ends_at: string
  },
) => db.run(k.insertInto('approval_links').values(values))

export const findLink = (db: Db, companyId: string, hash: string) =>
  db.maybe(k.selectFrom('approval_links').selectAll().where('company_id', '=', companyId).where('link_hash', '=', hash))
export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** Held until the transaction ends: of two clicks one is the first. */
export const lockLink = (db: Db, companyId: string, hash: string) =>
  db.maybe(
    k
      .selectFrom('approval_links')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('link_hash', '=', hash)
      .forUpdate(),
  )

export const setLinkUsed = (db: Db, companyId: string, hash: string, at: string) =>
  db.run(
    k
      .updateTable('approval_links')
      .set({ used_at: at })
      .where('company_id', '=', companyId)
      .where('link_hash', '=', hash),
  )

/** Whose word the link stands for: an open account, with what it may. */
export const accountOfLink = (db: Db, companyId: string, userId: string) =>
  db.maybe<{
    id: string
    role: string
    email: string
    employee_id: string | null
    language: string | null
    first_name: string
    company: string
  }>(sql`
    select account.id, account.role, account.email, account.employee_id, account.language, account.first_name, company.name as company
      from users account join companies company on company.id = account.company_id
     where account.company_id = ${companyId} and account.id = ${userId} and account.disabled_at is null`)
