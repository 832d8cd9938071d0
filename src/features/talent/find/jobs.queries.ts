import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** Through the platform’s door. */

/** Accounts of people who look for work that have no card yet: from before there were any. */
export const withoutCard = (db: Db) =>
  db.many<{ id: string }>(sql`
    select account.id from users account where account.portal = 'seeker' and account.disabled_at is null and not exists (select from talent_cards card
      where card.user_id = account.id) limit 1000`)

/** Entries of pools of somebody who is to be found no more. */
export const entriesOf = (db: Db, userId: string) =>
  db.many<{ company_id: string; id: string }>(sql`
    select member.company_id, member.id from talent_pool_members member join talent_cards card on card.id = member.card_id
      where card.user_id = ${userId} and card.visibility = 'private'`)

/** Through the company’s door: whoever sent an invitation, and for what. */
export const senderOf = (db: Db, companyId: string, id: string) =>
  db.maybe<{ id: string; email: string; first_name: string; language: string; title: string }>(sql`
    select account.id, account.email, account.first_name, account.language, job.title from talent_invitations invitation
      join users account on account.id = invitation.by_user and account.company_id = invitation.company_id and account.disabled_at is null
      join jobs job on job.company_id = invitation.company_id and job.id = invitation.job_id
     where invitation.company_id = ${companyId} and invitation.id = ${id} and invitation.status = 'accepted'`)
