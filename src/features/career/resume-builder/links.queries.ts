import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export type StoredLink = {
  id: string
  resume_id: string
  label: string
  with_contact: boolean
  created_at: string
  ends_at: string
  opened: number
  last_opened_at: string | null
}

const COLUMNS = [
  'id',
  'resume_id',
  'label',
  'with_contact',
  'created_at',
  'ends_at',
  'opened',
  'last_opened_at',
] as const

export const listLinks = (db: Db, userId: string, resumeId: string) =>
  db.many<StoredLink>(
    k
      .selectFrom('resume_links')
      .select(COLUMNS)
      .where('user_id', '=', userId)
      .where('resume_id', '=', resumeId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .$castTo<StoredLink>(),
  )

type NewLink = {
  id: string
  userId: string
  resumeId: string
  label: string
  hash: Buffer
  withContact: boolean
  at: string
  endsAt: string
}

export const insertLink = (db: Db, made: NewLink) =>
  db.run(
    k.insertInto('resume_links').values({
      id: made.id,
      user_id: made.userId,
      resume_id: made.resumeId,
      label: made.label,
      token_hash: made.hash,
      with_contact: made.withContact,
      created_at: made.at,
      ends_at: made.endsAt,
    }),
  )

/** How many were ended: none where it is another's. */
export const deleteLink = (db: Db, userId: string, id: string) =>
  db.run(k.deleteFrom('resume_links').where('user_id', '=', userId).where('id', '=', id))

/** Links of one CV beyond the newest `most` go. */
export const dropOldestLinks = (db: Db, resumeId: string, most: number) =>
  db.run(sql`
    delete from resume_links
     where resume_id = ${resumeId}::uuid
       and id in (select id from resume_links where resume_id = ${resumeId}::uuid order by created_at desc, id offset ${most})`)

export type FoundLink = Pick<StoredLink, 'id' | 'resume_id' | 'with_contact' | 'ends_at'> & { user_id: string }

/** The link with that hash, of somebody whose account is open; undefined where there is none. For the platform: whose it is has to be found first. */
export const findLink = (db: Db, hash: Buffer) =>
  db.maybe<FoundLink>(sql`
    select link.id, link.user_id, link.resume_id, link.with_contact, link.ends_at
      from resume_links link join users owner on owner.id = link.user_id
     where link.token_hash = ${hash} and owner.disabled_at is null`)

export const countOpening = (db: Db, id: string, at: string) =>
  db.run(sql`update resume_links set opened = opened + 1, last_opened_at = ${at} where id = ${id}::uuid`)
