import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Language } from '../../../shared/languages.ts'
import type { GivenAnswer, WrittenQuestion } from '../../hiring/written-tests/rules.ts'

export type StoredWrittenAttempt = {
  id: string
  test_id: string
  version: number
  title: string
  employer: string
  language: Language
  minutes: number
  questions: WrittenQuestion[]
  time_percent: number
  answers: (GivenAnswer | null)[]
  flagged: boolean[]
  started_at: string
  ends_at: string
  paused_at: string | null
  pause_used: boolean
  times_away: number
  finished_at: string | null
  asked: number
  right_answers: number | null
  wait_days: number
  seconds_each: number | null
  goes_back: boolean
  at_question: number
  question_since: string
}

const COLUMNS = sql`id, test_id, version, title, employer, language, minutes, questions, time_percent, answers, flagged, started_at, ends_at,
  paused_at, pause_used, times_away, finished_at, asked, right_answers, wait_days, seconds_each, goes_back, at_question, question_since`

export const listWrittenAttempts = (db: Db, userId: string) =>
  db.many<StoredWrittenAttempt>(
    sql`select ${COLUMNS} from written_test_attempts where user_id = ${userId}::uuid order by started_at desc`,
  )

export const findWrittenAttempt = (db: Db, userId: string, id: string) =>
  db.maybe<StoredWrittenAttempt>(
    sql`select ${COLUMNS} from written_test_attempts where user_id = ${userId}::uuid and id = ${id}::uuid`,
  )

export const lockWrittenAttempt = (db: Db, userId: string, id: string) =>
  db.maybe<StoredWrittenAttempt>(
    sql`select ${COLUMNS} from written_test_attempts where user_id = ${userId}::uuid and id = ${id}::uuid for update`,
  )

type NewAttempt = {
  userId: string
  testId: string
  version: number
  title: string
  employer: string
  language: Language
  minutes: number
  questions: readonly WrittenQuestion[]
  timePercent: number
  startedAt: string
  endsAt: string
  waitDays: number
  secondsEach: number | null
  goesBack: boolean
}

/** Begins an attempt; undefined when one of the same test is running already. */
export const insertWrittenAttempt = (db: Db, made: NewAttempt) =>
  db.maybe<{ id: string }>(sql`
    insert into written_test_attempts (user_id, test_id, version, title, employer, language, minutes, questions, time_percent, answers, flagged,
      started_at, ends_at, asked, wait_days, seconds_each, goes_back, question_since)
    values (${made.userId}::uuid, ${made.testId}::uuid, ${made.version}, ${made.title}, ${made.employer}, ${made.language}, ${made.minutes},
      ${JSON.stringify(made.questions)}::jsonb, ${made.timePercent}, ${JSON.stringify(made.questions.map(() => null))}::jsonb,
      ${JSON.stringify(made.questions.map(() => false))}::jsonb, ${made.startedAt}::timestamptz, ${made.endsAt}::timestamptz,
      ${made.questions.length}, ${made.waitDays}, ${made.secondsEach}, ${made.goesBack}, ${made.startedAt}::timestamptz)
    on conflict (user_id, test_id) where finished_at is null do nothing returning id`)

export const saveWrittenAnswers = (
  db: Db,
  id: string,
  answers: readonly (GivenAnswer | null)[],
  flagged: readonly boolean[],
) =>
  db.run(sql`
    update written_test_attempts set answers = ${JSON.stringify(answers)}::jsonb, flagged = ${JSON.stringify(flagged)}::jsonb
     where id = ${id}::uuid`)

/** Another question is open from now on. */
export const saveTurn = (db: Db, id: string, turn: { at: number; since: string }) =>
  db.run(
    k
      .updateTable('written_test_attempts')
      .set({ at_question: turn.at, question_since: turn.since })
      .where('id', '=', id),
  )

type SavedClock = { endsAt: string; pausedAt: string | null; questionSince: string }
export const saveWrittenClock = (db: Db, id: string, clock: SavedClock) =>
  db.run(
    k
      .updateTable('written_test_attempts')
      .set({
        ends_at: clock.endsAt,
        paused_at: clock.pausedAt,
        pause_used: true,
        question_since: clock.questionSince,
      })
      .where('id', '=', id),
  )

export const countWrittenAway = (db: Db, id: string) =>
  db.run(
    k
      .updateTable('written_test_attempts')
      .set({ times_away: sql<number>`least(times_away + 1, 10000)` })
      .where('id', '=', id),
  )

export const saveWrittenResult = (db: Db, id: string, result: { finishedAt: string; right: number }) =>
  db.run(
    k
      .updateTable('written_test_attempts')
      .set({ finished_at: result.finishedAt, paused_at: null, right_answers: result.right })
      .where('id', '=', id),
  )

/** Through the platform’s door: a result of one test that somebody shares. */
export const findSharedWrittenResult = (
  db: Db,
  shared: { userId: string; attempt: string; testId: string; since: string },
) =>
  db.maybe<{ title: string; right_answers: number; asked: number; version: number; finished_at: string }>(sql`
    select title, right_answers, asked, version, finished_at from written_test_attempts
     where id = ${shared.attempt}::uuid and user_id = ${shared.userId}::uuid and test_id = ${shared.testId}::uuid
       and finished_at >= ${shared.since}::timestamptz`)
