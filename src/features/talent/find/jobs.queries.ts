import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** Through the platform’s door. */

/** Accounts of people who look for work that have no card yet: from before there were any. */
export const withoutCard = (db: Db) =>
  db.many<{ id: string }>(sql`
    select u.id from users u where u.portal = 'seeker' and u.disabled_at is null and not exists (select from talent_cards c where c.user_id = u.id) limit 1000`)

/** Entries of pools of somebody who is to be found no more. */
export const entriesOf = (db: Db, userId: string) =>
  db.many<{ company_id: string; id: string }>(sql`
    select m.company_id, m.id from talent_pool_members m join talent_cards c on c.id = m.card_id where c.user_id = ${userId} and c.visibility = 'private'`)

/** Through the company’s door: whoever sent an invitation, and for what. */
export const senderOf = (db: Db, companyId: string, id: string) =>
  db.maybe<{ id: string; email: string; first_name: string; language: string; title: string }>(sql`
    select u.id, u.email, u.first_name, u.language, j.title from talent_invitations i
      join users u on u.id = i.by_user and u.company_id = i.company_id and u.disabled_at is null
      join jobs j on j.company_id = i.company_id and j.id = i.job_id
     where i.company_id = ${companyId} and i.id = ${id} and i.status = 'accepted'`)
