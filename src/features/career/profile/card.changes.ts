import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** Until when nobody finds them; null: they are found again. */
export const pauseTalentCard = (db: Db, userId: string, until: string | null) =>
  db.run(sql`update talent_cards set paused_until = ${until}::date where user_id = ${userId}`)

/** Whether a company finds them. */
export const setTalentCardHidden = (db: Db, userId: string, companyId: string, hidden: boolean) =>
  db.run(sql`update talent_cards set objected = case when ${hidden} then array_append(array_remove(objected, ${companyId}::uuid), ${companyId}::uuid)
    else array_remove(objected, ${companyId}::uuid) end where user_id = ${userId}`)

/** Whoever signed in since was here. */
export const updateTalentCardActivity = (db: Db, since: string) =>
  db.run(sql`
    update talent_cards card set active_on = s.day from (
      select user_id, max(greatest(created_at, coalesce(rotated_at, created_at)))::date "day" from sessions where created_at > ${since}::timestamptz or rotated_at > ${since}::timestamptz group by 1) s
     where card.user_id = s.user_id and card.active_on < s.day`)
