import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { SkillTest } from './kinds.rules.ts'

export type BadgeRow = {
  of: string
  anonymous: boolean
  test: SkillTest
  score: number
  band: number
  finished_at: string
  badge_code: string
}

/** The last of each test; whether it is shown is asked outside, so that nothing older comes up behind one that is hidden or void. */
const LAST = sql`lateral (select distinct on (a.test) a.test, a.score, a.band, a.finished_at, a.badge_code, a.badge_shown from skill_test_attempts a
  where a.user_id = who.user_id and a.finished_at is not null order by a.test, a.finished_at desc) b`

/** Through the platform's door: badges of one person. */
export const listBadgesOfPerson = (db: Db, userId: string, since: string) =>
  db.many<BadgeRow>(sql`
    select who.user_id "of", false anonymous, b.test, b.score, b.band, b.finished_at, b.badge_code from (values (${userId}::uuid)) who(user_id)
      cross join ${LAST} where b.badge_shown and b.finished_at >= ${since}::timestamptz order by b.test`)

/** Through the platform's door: badges of people whose cards a company found. */
export const listBadgesOfCards = (db: Db, cards: readonly string[], since: string) =>
  db.many<BadgeRow>(sql`
    select who.id "of", who.visibility = 'anonymous' anonymous, b.test, b.score, b.band, b.finished_at, b.badge_code from talent_cards who
      cross join ${LAST} where who.id = any(${[...cards]}::uuid[]) and b.badge_shown and b.finished_at >= ${since}::timestamptz order by who.id, b.test`)

/** Through the company's door: whose application it is; null for somebody without an account. */
export const findApplicant = (db: Db, companyId: string, application: string) =>
  db.maybe<{ user_id: string | null }>(sql`
    select user_id from applications where company_id = ${companyId}::uuid and id = ${application}::uuid`)
