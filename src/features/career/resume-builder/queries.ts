import { sql } from 'kysely'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { Template } from './kinds.rules.ts'
import type { Resume } from './resume.contract.ts'

export type ResumeRow = {
  id: string
  name: string
  country: string
  template: Template
  document: Resume
  revision: number
  saved_at: string
}

const COLUMNS = ['id', 'name', 'country', 'template', 'document', 'revision', 'saved_at'] as const
export const listResumes = (db: Db, userId: string) =>
  db.many<ResumeRow>(
    k
      .selectFrom('resumes')
      .select(COLUMNS)
      .where('user_id', '=', userId)
      .orderBy('saved_at', 'desc')
      .orderBy('id')
      .$castTo<ResumeRow>(),
  )

export const findResume = (db: Db, userId: string, id: string) =>
  db.maybe<ResumeRow>(
    k.selectFrom('resumes').select(COLUMNS).where('user_id', '=', userId).where('id', '=', id).$castTo<ResumeRow>(),
  )

/** The CV, held until the transaction ends: of two that save at once one is refused. */
export const lockResume = (db: Db, userId: string, id: string) =>
  db.maybe<ResumeRow>(
    k
      .selectFrom('resumes')
      .select(COLUMNS)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .forUpdate()
      .$castTo<ResumeRow>(),
  )

type NewResume = { userId: string; name: string; country: string; template: Template; document: Resume; at: string }

export const insertResume = (db: Db, made: NewResume) =>
  db.one<ResumeRow>(
    k
      .insertInto('resumes')
      .values({
        user_id: made.userId,
        name: made.name,
        country: made.country,
        template: made.template,
        document: jsonb(made.document),
        created_at: made.at,
        saved_at: made.at,
      })
      .returning(COLUMNS)
      .$castTo<ResumeRow>(),
  )

type Changed = Pick<ResumeRow, 'name' | 'country' | 'template' | 'document'> & { at: string }

export const updateResume = (db: Db, id: string, changed: Changed) =>
  db.one<ResumeRow>(
    k
      .updateTable('resumes')
      .set({
        name: changed.name,
        country: changed.country,
        template: changed.template,
        document: jsonb(changed.document),
        saved_at: changed.at,
        revision: sql<number>`revision + 1`,
      })
      .where('id', '=', id)
      .returning(COLUMNS)
      .$castTo<ResumeRow>(),
  )

export const deleteResume = (db: Db, userId: string, id: string) =>
  db.run(k.deleteFrom('resumes').where('user_id', '=', userId).where('id', '=', id))

/** When an earlier version was last kept; null: never. */
export const findLastStored = async (db: Db, id: string): Promise<string | null> =>
  (
    await db.maybe<{ kept_at: string }>(
      k
        .selectFrom('resume_revisions')
        .select('kept_at')
        .where('resume_id', '=', id)
        .orderBy('revision', 'desc')
        .limit(1)
        .$castTo<{ kept_at: string }>(),
    )
  )?.kept_at ?? null

/** Keeps how a CV is now, and of all that are kept the newest. */
export const insertRevision = async (db: Db, userId: string, row: ResumeRow, kept: { at: string; most: number }) => {
  await db.run(
    k
      .insertInto('resume_revisions')
      .values({
        user_id: userId,
        resume_id: row.id,
        revision: row.revision,
        name: row.name,
        country: row.country,
        template: row.template,
        document: jsonb(row.document),
        saved_at: row.saved_at,
        kept_at: kept.at,
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
  await db.run(sql`
    delete from resume_revisions where resume_id = ${row.id}::uuid and revision <= (
      select revision from resume_revisions where resume_id = ${row.id}::uuid
       order by revision desc offset ${kept.most} limit 1)`)
}

export type RevisionRow = Omit<ResumeRow, 'id'>

const REVISION = ['name', 'country', 'template', 'document', 'revision', 'saved_at'] as const

export const listRevisions = (db: Db, userId: string, id: string) =>
  db.many<RevisionRow>(
    k
      .selectFrom('resume_revisions')
      .select(REVISION)
      .where('user_id', '=', userId)
      .where('resume_id', '=', id)
      .orderBy('revision', 'desc')
      .$castTo<RevisionRow>(),
  )

export const findRevision = (db: Db, userId: string, id: string, revision: number) =>
  db.maybe<RevisionRow>(
    k
      .selectFrom('resume_revisions')
      .select(REVISION)
      .where('user_id', '=', userId)
      .where('resume_id', '=', id)
      .where('revision', '=', revision)
      .$castTo<RevisionRow>(),
  )
