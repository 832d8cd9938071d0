import { sql, type Updateable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { CompanyExports } from '../../../server/tables.ts'

const withAsker = k
  .selectFrom('company_exports as x')
  .leftJoin('users as u', (j) => j.onRef('u.id', '=', 'x.asked_by').onRef('u.company_id', '=', 'x.company_id'))
  .selectAll('x')
  .select('u.email as asked_by_email')

export const listExports = (db: Db, companyId: string) =>
  db.many(withAsker.where('x.company_id', '=', companyId).orderBy('x.asked_at', 'desc').limit(10))

export const exportById = (db: Db, companyId: string, id: string) =>
  db.maybe(withAsker.where('x.company_id', '=', companyId).where('x.id', '=', id))
export type Stored = NonNullable<Awaited<ReturnType<typeof exportById>>>

export const findRunningExport = (db: Db, companyId: string) =>
  db.maybe(
    withAsker.where('x.company_id', '=', companyId).where('x.status', 'in', ['queued', 'running']).forUpdate('x'),
  )

export const insertExport = (
  db: Db,
  companyId: string,
  { by, withSecrets, withFiles }: { by: string; withSecrets: boolean; withFiles: boolean },
) =>
  db.one(
    k
      .insertInto('company_exports')
      .values({ company_id: companyId, asked_by: by, with_secrets: withSecrets, with_files: withFiles })
      .returning('id'),
  )

export const updateExport = (db: Db, companyId: string, id: string, values: Updateable<CompanyExports>) =>
  db.run(
    k
      .updateTable('company_exports')
      .set({ ...values, moved_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** Of one that is still being made. Throws when it was given up meanwhile. */
export const advanceExport = async (db: Db, companyId: string, id: string, values: Updateable<CompanyExports>) => {
  const moved = await db.run(
    k
      .updateTable('company_exports')
      .set({ ...values, moved_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('status', '=', 'running'),
  )
  if (moved === 0) throw new Error('interrupted')
}

/** Taken by a worker: null when somebody else has finished or given it up. */
export const startExport = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .updateTable('company_exports')
      .set({
        status: 'running',
        started_at: sql`now()`,
        moved_at: sql`now()`,
        steps_done: 0,
        rows_written: 0,
        bytes: 0,
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('status', 'in', ['queued', 'running'])
      .returning(['id', 'with_secrets', 'with_files', 'asked_by']),
  )

/** The pieces' rows go, and with them what the nightly sweep knows of the bytes. Returns where those lie. */
export const dropParts = async (db: Db, companyId: string, id: string): Promise<string[]> => {
  const gone = await db.many(sql<{ file_id: string }>`
    delete from company_export_parts where company_id = ${companyId} and export_id = ${id} returning file_id`)
  const files = await db.many(sql<{ storage_key: string }>`
    delete from files where company_id = ${companyId} and purpose = 'export' and id = any(${gone.map((g) => g.file_id)}::uuid[])
    returning storage_key`)
  return files.map((f) => f.storage_key)
}

type Part = { id: string; storage_key: string; bytes: number; sha256: Buffer }

export const insertPart = async (db: Db, companyId: string, id: string, { no, part }: { no: number; part: Part }) => {
  await db.run(
    k.insertInto('files').values({
      company_id: companyId,
      purpose: 'export',
      name: `part ${no}`,
      content_type: 'application/octet-stream',
      ...part,
    }),
  )
  await db.run(
    k.insertInto('company_export_parts').values({ company_id: companyId, export_id: id, no, file_id: part.id }),
  )
}

export const findExportPart = (db: Db, companyId: string, id: string, no: number) =>
  db.maybe(
    k
      .selectFrom('company_export_parts as p')
      .innerJoin('files as f', (j) => j.onRef('f.company_id', '=', 'p.company_id').onRef('f.id', '=', 'p.file_id'))
      .select('f.storage_key')
      .where('p.company_id', '=', companyId)
      .where('p.export_id', '=', id)
      .where('p.no', '=', no),
  )

/** All but the newest are over from now on. */
export const endOlder = (db: Db, companyId: string, keep: number, now: string) =>
  db.run(sql`
    update company_exports set expires_at = ${now}
     where company_id = ${companyId} and status = 'ready' and expires_at > ${now}
       and id in (select id from company_exports where company_id = ${companyId} and status = 'ready'
                   order by finished_at desc, id offset ${keep})`)

/** Of all companies: asked as the platform. */
export const listExpiredExports = (db: Db, now: string) =>
  db.many(
    k
      .selectFrom('company_exports')
      .select(['id', 'company_id'])
      .where('status', '=', 'ready')
      .where('expires_at', '<=', now),
  )

export const getCompany = (db: Db, id: string) =>
  db.one(k.selectFrom('companies').select(['name', 'slug']).where('id', '=', id))

export const findAccount = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('users')
      .select(['email', 'first_name', 'language'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('disabled_at', 'is', null),
  )

/** The hash of the caller's own password: asked as the platform. */
export const passwordHash = async (db: Db, userId: string): Promise<string | null> =>
  (await db.maybe(k.selectFrom('users').select('password_hash').where('id', '=', userId)))?.password_hash ?? null
