import type { Updateable } from 'kysely'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { ListExports } from '../../../server/tables.ts'

export const listOwnExports = (db: Db, companyId: string, userId: string, list: string) =>
  db.many(
    k
      .selectFrom('list_exports')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .$if(list !== '', (q) => q.where('list', '=', list))
      .orderBy('asked_at', 'desc')
      .limit(10),
  )

export const findExport = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('list_exports').selectAll().where('company_id', '=', companyId).where('id', '=', id))
export type StoredExport = NonNullable<Awaited<ReturnType<typeof findExport>>>

export const findExportFile = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('list_exports as x')
      .innerJoin('files as f', (j) => j.onRef('f.company_id', '=', 'x.company_id').onRef('f.id', '=', 'x.file_id'))
      .select(['f.id', 'f.storage_key'])
      .where('x.company_id', '=', companyId)
      .where('x.id', '=', id),
  )

type New = { userId: string; list: string; format: string; columns: string[]; filter: object; at: string }
export const insertExport = (db: Db, companyId: string, { userId, list, format, columns, filter, at }: New) =>
  db.one(
    k
      .insertInto('list_exports')
      .values({
        company_id: companyId,
        user_id: userId,
        list,
        format,
        columns,
        filter: jsonb(filter),
        asked_at: at,
      })
      .returningAll(),
  )

export const updateExport = (db: Db, companyId: string, id: string, values: Updateable<ListExports>) =>
  db.run(k.updateTable('list_exports').set(values).where('company_id', '=', companyId).where('id', '=', id))

type NewFile = { id: string; storage_key: string; bytes: number; sha256: Buffer; name: string; content_type: string }
export const insertFile = (db: Db, companyId: string, userId: string, file: NewFile) =>
  db.run(k.insertInto('files').values({ ...file, company_id: companyId, purpose: 'export', created_by: userId }))

export const deleteFile = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('files').where('company_id', '=', companyId).where('id', '=', id))

/** Of all companies: asked as the platform. */
export const listExpiredExports = (db: Db, now: string) =>
  db.many(
    k
      .selectFrom('list_exports')
      .select(['id', 'company_id'])
      .where('status', '=', 'ready')
      .where('expires_at', '<=', now)
      .limit(5_000),
  )

/** Whoever asked, as they are now: they may have left, or have another role. */
export const findAsker = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('users')
      .select(['id', 'role', 'email', 'employee_id', 'first_name', 'language'])
      .where('company_id', '=', companyId)
      .where('portal', '=', 'company')
      .where('id', '=', id)
      .where('disabled_at', 'is', null),
  )
