import { type Db, k } from '../../../server/sql.ts'
import type { SavedCardInput } from './kept.contract.ts'

/** All of it As the person themselves; no company’s may touch these tables. */

export const listCards = (db: Db, userId: string) =>
  db.many(
    k
      .selectFrom('seeker_cards')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('applied_on', 'desc')
      .orderBy('id')
      .limit(1_000),
  )
export type Card = Awaited<ReturnType<typeof listCards>>[number]

const values = ({ title, company, country, appliedOn, status, link }: SavedCardInput, at: string) => ({
  title,
  company,
  country,
  applied_on: appliedOn,
  status,
  link,
  changed_at: at,
})

export const insertCard = (db: Db, userId: string, given: SavedCardInput, at: string) =>
  db.one(
    k
      .insertInto('seeker_cards')
      .values({ user_id: userId, ...values(given, at) })
      .returningAll(),
  )

export const updateCard = (db: Db, userId: string, id: string, { given, at }: { given: SavedCardInput; at: string }) =>
  db.maybe(
    k
      .updateTable('seeker_cards')
      .set(values(given, at))
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returningAll(),
  )

export const deleteCard = (db: Db, userId: string, id: string) =>
  db.run(k.deleteFrom('seeker_cards').where('user_id', '=', userId).where('id', '=', id))

/** An application the door shows them, or a card of theirs. */
export const aboutOf = async (db: Db, userId: string, about: string) =>
  (await db.maybe(
    k
      .selectFrom('applications as a')
      .innerJoin('job_adverts as j', (on) =>
        on.onRef('j.company_id', '=', 'a.company_id').onRef('j.id', '=', 'a.job_id'),
      )
      .innerJoin('companies as c', 'c.id', 'a.company_id')
      .select(['j.title', 'c.name as company'])
      .where('a.user_id', '=', userId)
      .where('a.id', '=', about),
  )) ??
  (await db.maybe(
    k.selectFrom('seeker_cards').select(['title', 'company']).where('user_id', '=', userId).where('id', '=', about),
  ))

export const listNotes = (db: Db, userId: string) =>
  db.many(k.selectFrom('seeker_notes').selectAll().where('user_id', '=', userId).limit(2_000))
export type Note = Awaited<ReturnType<typeof listNotes>>[number]

export const findNote = (db: Db, userId: string, about: string) =>
  db.maybe(k.selectFrom('seeker_notes').selectAll().where('user_id', '=', userId).where('about', '=', about))

type NoteValues = Pick<Note, 'words' | 'remind_on' | 'remind_zone' | 'reminded_at' | 'updated_at'>
export const upsertNote = (db: Db, userId: string, about: string, stored: NoteValues) =>
  db.run(
    k
      .insertInto('seeker_notes')
      .values({ user_id: userId, about, ...stored })
      .onConflict((c) => c.columns(['user_id', 'about']).doUpdateSet(stored)),
  )

export const dropNote = (db: Db, userId: string, about: string) =>
  db.run(k.deleteFrom('seeker_notes').where('user_id', '=', userId).where('about', '=', about))

/** Through the platform’s door: whose day has come somewhere, not what it says. */
export const listPossiblyDueReminders = (db: Db, day: string) =>
  db.many(
    k
      .selectFrom('seeker_notes')
      .select(['user_id', 'about', 'remind_on', 'remind_zone'])
      .where('reminded_at', 'is', null)
      .where('remind_on', '<=', day)
      .limit(10_000),
  )

/** Through the platform’s door. 0: somebody else has just done it, or the day was changed. */
export const noteReminded = (db: Db, userId: string, { about, day, at }: { about: string; day: string; at: string }) =>
  db.run(
    k
      .updateTable('seeker_notes')
      .set({ reminded_at: at })
      .where('user_id', '=', userId)
      .where('about', '=', about)
      .where('remind_on', '=', day)
      .where('reminded_at', 'is', null),
  )

export const findAccount = (db: Db, userId: string) =>
  db.maybe(k.selectFrom('users').select(['email', 'first_name', 'language', 'disabled_at']).where('id', '=', userId))
