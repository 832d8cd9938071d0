import { sql } from 'kysely'
import type { ListOrder, ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { SkillTest } from './kinds.rules.ts'

export type ResultRow = {
  id: string
  user_id: string
  email: string
  language: string
  first_name: string
  last_name: string
  test: SkillTest
  score: number
  band: number
  started_at: string
  finished_at: string
  times_away: number
  time_percent: number
  badge_shown: boolean
  review_words: string | null
  review_asked_at: string | null
  review_answer: string | null
  review_answered_at: string | null
  voided_at: string | null
  void_reason: string | null
}
type Filter = { show: 'waiting' | 'voided'; code: string | null }

export const RESULT_ORDERS: { waitingFirst: ListOrder } = {
  waitingFirst: [
    { by: sql`coalesce(attempt.voided_at, attempt.review_asked_at, attempt.finished_at)`, type: 'instant' },
    { by: sql.ref('attempt.id'), type: 'uuid' },
  ],
}

const COLUMNS = sql`attempt.id, attempt.user_id, account.email, coalesce(account.language, 'en') language, account.first_name, account.last_name,
  attempt.test, attempt.score, attempt.band, attempt.started_at, attempt.finished_at, attempt.times_away, attempt.time_percent,
  attempt.badge_shown, attempt.review_words, attempt.review_asked_at, attempt.review_answer, attempt.review_answered_at, attempt.voided_at,
  attempt.void_reason`
const FROM = sql`skill_test_attempts attempt join users account on account.id = attempt.user_id`
const WAITING = sql`attempt.review_asked_at is not null and attempt.review_answered_at is null and attempt.voided_at is null`

const conditions = ({ show, code }: Filter) => {
  if (code !== null) return sql`attempt.badge_code = ${code}`
  return show === 'waiting' ? WAITING : sql`attempt.voided_at is not null`
}

/** Through the platform’s door, as all of these. */
export const listResults = (db: Db, filter: Filter, part: ListPart) =>
  db.many<ResultRow & { place: (string | null)[] }>(sql`
    select ${COLUMNS}, ${part.key} place from ${FROM} where ${conditions(filter)} and ${part.after} ${part.end}`)

export const countResults = async (db: Db, filter: Filter): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int n from ${FROM} where ${conditions(filter)}`)).n

/** A result that is in, held until the transaction ends. */
export const lockResult = (db: Db, id: string) =>
  db.maybe<ResultRow>(sql`
    select ${COLUMNS} from ${FROM} where attempt.id = ${id}::uuid and attempt.finished_at is not null for update of attempt`)

export const saveVoid = (db: Db, id: string, reason: string, at: string) =>
  db.run(
    k
      .updateTable('skill_test_attempts')
      .set({ voided_at: at, void_reason: reason, badge_shown: false })
      .where('id', '=', id),
  )

export const saveReviewAnswer = (db: Db, id: string, words: string, at: string) =>
  db.run(
    k.updateTable('skill_test_attempts').set({ review_answer: words, review_answered_at: at }).where('id', '=', id),
  )
