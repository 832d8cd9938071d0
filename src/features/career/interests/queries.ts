import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Answers } from './interests.rules.ts'

export type StoredInterests = { answers: Answers; at: string }

export const findInterests = (db: Db, userId: string) =>
  db.maybe<StoredInterests>(sql`select answers, at from career_interests where user_id = ${userId}::uuid`)

export const putInterests = (db: Db, userId: string, { answers, at }: StoredInterests) =>
  db.run(sql`
    insert into career_interests (user_id, answers, at) values (${userId}::uuid, ${JSON.stringify(answers)}::jsonb, ${at}::timestamptz)
    on conflict (user_id) do update set answers = excluded.answers, at = excluded.at`)

export const deleteInterests = (db: Db, userId: string) =>
  db.run(sql`delete from career_interests where user_id = ${userId}::uuid`)
