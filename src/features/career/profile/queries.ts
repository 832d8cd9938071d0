import { type Insertable, sql } from 'kysely'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { SeekerCvs, SeekerProfiles } from '../../../server/tables.ts'
import type { ParsedCv } from '../../matching/cv-reading/parsed.rules.ts'
import type { ProfileInput } from '../../matching/profile/profile.contract.ts'

declare module '../../../server/json-columns.ts' {
  interface JsonColumns {
    'seeker_profiles.work': ProfileInput['work']
    'seeker_profiles.education': ProfileInput['education']
    'seeker_profiles.skills': ProfileInput['skills']
    'seeker_profiles.languages': ProfileInput['languages']
    'seeker_profiles.certificates': ProfileInput['certificates']
    'seeker_profiles.links': ProfileInput['links']
    'seeker_profiles.authorisations': ProfileInput['authorisations']
    /** What was added to it later is not in profiles of before. */
    'seeker_profiles.desired': Partial<ProfileInput['desired']>
    /** Null: not read yet, or it could not be read. */
    'seeker_cvs.parsed': ParsedCv | null
  }
}

export const findProfile = (db: Db, userId: string) =>
  db.maybe(
    k
      .selectFrom('seeker_profiles as p')
      .leftJoin('places as l', 'l.id', 'p.place_id')
      .selectAll('p')
      .select(['l.name as place_name', 'l.region as place_region', 'l.country as place_country'])
      .where('p.user_id', '=', userId),
  )

/** Writes the profile whole when its version is still the one that was read; 0 when it is not. */
export const saveProfile = (db: Db, values: Insertable<SeekerProfiles>, version: number): Promise<number> =>
  version === 0
    ? db.run(
        k
          .insertInto('seeker_profiles')
          .values(values)
          .onConflict((c) => c.column('user_id').doNothing()),
      )
    : db.run(
        k
          .updateTable('seeker_profiles')
          .set({ ...values, version: version + 1, updated_at: sql`now()` })
          .where('user_id', '=', values.user_id)
          .where('version', '=', version),
      )

export const findPlace = (db: Db, id: number) =>
  db.maybe(k.selectFrom('places').select(['id', 'name', 'region', 'country']).where('id', '=', id))

export const findKnownSkills = async (db: Db, ids: readonly number[]): Promise<Set<number>> =>
  new Set(
    (await db.many(k.selectFrom('skills').select('id').where('id', '=', sql<number>`any(${ids}::int[])`))).map(
      (s) => s.id,
    ),
  )

const CV = [
  'id',
  'name',
  'content_type',
  'bytes',
  'status',
  'pages',
  'pages_done',
  'from_picture',
  'problem',
  'created_at',
  'storage_key',
] as const
export type CvRow = Awaited<ReturnType<typeof listCvs>>[number]

export const listCvs = (db: Db, userId: string) =>
  db.many(k.selectFrom('seeker_cvs').select(CV).where('user_id', '=', userId).orderBy('created_at', 'desc').limit(100))

export const findCv = (db: Db, userId: string, id: string) =>
  db.maybe(k.selectFrom('seeker_cvs').select(CV).where('user_id', '=', userId).where('id', '=', id))

export const cvBySha = (db: Db, userId: string, sha256: Buffer) =>
  db.maybe(k.selectFrom('seeker_cvs').select(CV).where('user_id', '=', userId).where('sha256', '=', sha256))

export const parsedOf = async (db: Db, userId: string, id: string): Promise<ParsedCv | null> =>
  (await db.maybe(k.selectFrom('seeker_cvs').select('parsed').where('user_id', '=', userId).where('id', '=', id)))
    ?.parsed ?? null

export const newestRead = async (db: Db, userId: string): Promise<ParsedCv | null> =>
  (
    await db.maybe(
      k
        .selectFrom('seeker_cvs')
        .select('parsed')
        .where('user_id', '=', userId)
        .where('status', '=', 'read')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(1),
    )
  )?.parsed ?? null

export const everythingRead = (db: Db, userId: string) =>
  db.many(
    k
      .selectFrom('seeker_cvs')
      .select(['id', 'name', 'content_type', 'bytes', 'status', 'pages', 'created_at', 'read_at', 'parsed'])
      .where('user_id', '=', userId)
      .orderBy('created_at'),
  )

export const insertCv = (db: Db, values: Insertable<SeekerCvs>) => db.run(k.insertInto('seeker_cvs').values(values))

export const setCv = (
  db: Db,
  userId: string,
  id: string,
  values: {
    status?: string
    pages?: number
    pages_done?: number
    from_picture?: boolean
    problem?: string | null
    parsed?: ParsedCv | null
    read_at?: string
  },
) => {
  const { parsed, ...rest } = values
  const json = parsed === undefined ? {} : { parsed: parsed === null ? null : jsonb(parsed) }
  return db.run(
    k
      .updateTable('seeker_cvs')
      .set({ ...rest, ...json })
      .where('user_id', '=', userId)
      .where('id', '=', id),
  )
}

export const dropCv = (db: Db, userId: string, id: string) =>
  db.run(k.deleteFrom('seeker_cvs').where('user_id', '=', userId).where('id', '=', id))

export const findKnownKeys = async (db: Db, userId: string, keys: readonly string[]): Promise<string[]> =>
  (
    await db.many<{ storage_key: string }>(sql`
      select storage_key from seeker_cvs where user_id = ${userId}::uuid and storage_key = any(${[...keys]}::text[])
      union all select storage_key from seeker_video_pictures where user_id = ${userId}::uuid and storage_key = any(${[...keys]}::text[])
      union all select storage_key from seeker_video_chunks where user_id = ${userId}::uuid and storage_key = any(${[...keys]}::text[])`)
  ).map((row) => row.storage_key)

/** Of an open advert: its title and what the job cannot do without. */
export const findAdvert = (db: Db, jobId: string) =>
  db.maybe(k.selectFrom('job_adverts').select(['title', 'shown']).where('id', '=', jobId).where('open', '=', true))

/** Name and address of an account, of the platform's own table. */
export const getUser = (db: Db, userId: string) =>
  db.one(k.selectFrom('users').select(['first_name', 'last_name', 'email']).where('id', '=', userId))
