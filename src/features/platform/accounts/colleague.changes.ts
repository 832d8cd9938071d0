import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** What those who run a company change about the accounts of its dashboard. */

const colleague = (companyId: string, id: string) =>
  k
    .updateTable('users')
    .set({ updated_at: sql`now()` })
    .where('portal', '=', 'company')
    .where('company_id', '=', companyId)
    .where('id', '=', id)

/** The role of somebody on the dashboard of a company. */
export const setColleagueRole = (db: Db, companyId: string, id: string, role: string) =>
  db.run(colleague(companyId, id).set({ role }))

/** Whether their account is closed. */
export const setColleagueDisabled = (db: Db, companyId: string, id: string, disabled: boolean) =>
  db.run(colleague(companyId, id).set({ disabled_at: disabled ? sql`now()` : null }))

/** Their account goes. */
export const removeColleague = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('users').where('portal', '=', 'company').where('company_id', '=', companyId).where('id', '=', id))

/** They are signed out everywhere. */
export const endSessionsOfColleague = (db: Db, userId: string) =>
  db.run(
    k
      .updateTable('sessions')
      .set({ revoked_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null),
  )

/** The account of somebody who was invited: they came by a letter to this address. */
export const insertColleague = (
  db: Db,
  u: {
    companyId: string
    role: string
    email: string
    firstName: string
    lastName: string
    passwordHash: string
    language: string
  },
) =>
  db.one(
    k
      .insertInto('users')
      .values({
        portal: 'company',
        role: u.role,
        company_id: u.companyId,
        email: u.email,
        first_name: u.firstName,
        last_name: u.lastName,
        password_hash: u.passwordHash,
        language: u.language,
        activated_at: sql`now()`,
        // They came by a letter to this address.
        address_proved_at: sql`now()`,
      })
      .returning('id'),
  )
