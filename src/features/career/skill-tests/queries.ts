import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { SkillTest } from './kinds.rules.ts'
import type { Round } from './typing.rules.ts'

export type StoredAttempt = {
  id: string
  test: SkillTest
  seed: number
  /** Of each question its own; null: all from `seed`. */
  seeds: number[] | null
  time_percent: number
  answers: (number | null)[]
  flagged: boolean[]
  started_at: string
  ends_at: string
  paused_at: string | null
  pause_used: boolean
  times_away: number
  finished_at: string | null
  score: number | null
  band: number | null
  badge_code: string | null
  badge_shown: boolean
  counts_in_matching: boolean
  rounds: (Round | null)[] | null
  review_words: string | null
  review_asked_at: string | null
  review_answer: string | null
  review_answered_at: string | null
  voided_at: string | null
  void_reason: string | null
}

const COLUMNS = sql`id, test, seed, seeds, counts_in_matching, time_percent, answers, flagged, started_at, ends_at, paused_at, pause_used, times_away,
  finished_at, score, band, badge_code, badge_shown, rounds, review_words, review_asked_at, review_answer, review_answered_at,
  voided_at, void_reason`

export const listAttempts = (db: Db, userId: string): Promise<StoredAttempt[]> =>
  db.many<StoredAttempt>(
    sql`select ${COLUMNS} from skill_test_attempts where user_id = ${userId}::uuid order by started_at desc`,
  )

export const findAttempt = (db: Db, userId: string, id: string): Promise<StoredAttempt | undefined> =>
  db.maybe<StoredAttempt>(
    sql`select ${COLUMNS} from skill_test_attempts where user_id = ${userId}::uuid and id = ${id}::uuid`,
  )

/** The attempt, held until the transaction ends: two answers at once do not take each other away. */
export const lockAttempt = (db: Db, userId: string, id: string): Promise<StoredAttempt | undefined> =>
  db.maybe<StoredAttempt>(
    sql`select ${COLUMNS} from skill_test_attempts where user_id = ${userId}::uuid and id = ${id}::uuid for update`,
  )

type NewAttempt = {
  userId: string
  test: SkillTest
  seed: number
  seeds: readonly number[] | null
  timePercent: number
  startedAt: string
  endsAt: string
  questions: number
  /** Texts to type; null for a test with questions. */
  texts: number | null
}

/** Begins an attempt; undefined when one of the same test is running already. */
export const insertAttempt = (db: Db, made: NewAttempt): Promise<StoredAttempt | undefined> =>
  db.maybe<StoredAttempt>(sql`
    insert into skill_test_attempts (user_id, test, seed, seeds, time_percent, answers, flagged, started_at, ends_at, rounds)
    values (${made.userId}::uuid, ${made.test}, ${made.seed}, ${made.seeds === null ? null : JSON.stringify(made.seeds)}::jsonb, ${made.timePercent},
      ${JSON.stringify(Array(made.questions).fill(null))}::jsonb, ${JSON.stringify(Array(made.questions).fill(false))}::jsonb,
      ${made.startedAt}::timestamptz, ${made.endsAt}::timestamptz,
      ${made.texts === null ? null : JSON.stringify(Array(made.texts).fill(null))}::jsonb)
    on conflict (user_id, test) where finished_at is null do nothing
    returning ${COLUMNS}`)

export const saveAnswers = (db: Db, id: string, answers: readonly (number | null)[], flagged: readonly boolean[]) =>
  db.run(sql`
    update skill_test_attempts set answers = ${JSON.stringify(answers)}::jsonb, flagged = ${JSON.stringify(flagged)}::jsonb
     where id = ${id}::uuid`)

export const saveRounds = (db: Db, id: string, rounds: readonly (Round | null)[]) =>
  db.run(sql`update skill_test_attempts set rounds = ${JSON.stringify(rounds)}::jsonb where id = ${id}::uuid`)

export const saveReview = (db: Db, id: string, words: string, at: string) =>
  db.run(k.updateTable('skill_test_attempts').set({ review_words: words, review_asked_at: at }).where('id', '=', id))

export const saveClock = (db: Db, id: string, clock: { endsAt: string; pausedAt: string | null }) =>
  db.run(
    k
      .updateTable('skill_test_attempts')
      .set({ ends_at: clock.endsAt, paused_at: clock.pausedAt, pause_used: true })
      .where('id', '=', id),
  )

export const countAway = (db: Db, id: string) =>
  db.run(
    k
      .updateTable('skill_test_attempts')
      .set({ times_away: sql<number>`least(times_away + 1, 10000)` })
      .where('id', '=', id),
  )

export const saveResult = (
  db: Db,
  id: string,
  result: { finishedAt: string; score: number; band: number; badgeCode: string },
) =>
  db.run(
    k
      .updateTable('skill_test_attempts')
      .set({
        finished_at: result.finishedAt,
        paused_at: null,
        score: result.score,
        band: result.band,
        badge_code: result.badgeCode,
      })
      .where('id', '=', id),
  )

export const saveBadgeShown = (db: Db, id: string, shown: boolean) =>
  db.run(k.updateTable('skill_test_attempts').set({ badge_shown: shown }).where('id', '=', id))

export const saveCounts = (db: Db, id: string, counts: boolean) =>
  db.run(k.updateTable('skill_test_attempts').set({ counts_in_matching: counts }).where('id', '=', id))

/** Through the platform’s door: how many people’s last result of a test is lower, and how many there are. */
export const countScores = (db: Db, test: SkillTest, score: number): Promise<{ lower: number; people: number }> =>
  db.one<{ lower: number; people: number }>(sql`
    select count(*) filter (where last.score < ${score})::int as lower, count(*)::int as people from (
      select distinct on (user_id) user_id, score from skill_test_attempts
       where test = ${test} and finished_at is not null and voided_at is null order by user_id, finished_at desc) last`)

export type StoredBadge = {
  first_name: string
  last_name: string
  test: SkillTest
  finished_at: string
  score: number
  band: number
}

/** Through the platform’s door: a badge its owner shows, by its code. */
export const findBadge = (db: Db, code: string): Promise<StoredBadge | undefined> =>
  db.maybe<StoredBadge>(sql`
    select users.first_name, users.last_name, attempt.test, attempt.finished_at, attempt.score, attempt.band
      from skill_test_attempts attempt join users on users.id = attempt.user_id
     where attempt.badge_code = ${code} and attempt.badge_shown and attempt.voided_at is null and users.disabled_at is null`)
