import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export type TemplateRow = {
  id: string
  name: string
  words: string
  version: number
  changed_at: string
  changed_by: string | null
}

/** One at a time changes what a company has. */
export const lockTemplates = (db: Db, companyId: string) =>
  db.one(sql`select pg_advisory_xact_lock(hashtextextended(${`direct_templates ${companyId}`}, 0))`)

export const listTemplates = (db: Db, companyId: string) =>
  db.many<TemplateRow>(sql`
    select template.id, template.name, template.words, template.version, template.changed_at,
           nullif(trim(account.first_name || ' ' || account.last_name), '') changed_by
      from direct_templates template left join users account on account.company_id = template.company_id and account.id = template.changed_by
     where template.company_id = ${companyId}::uuid order by lower(template.name)`)

type Written = { name: string; words: string; by: string; at: string }

export const insertTemplate = (db: Db, companyId: string, { name, words, by, at }: Written) =>
  db.one<{ id: string }>(
    k
      .insertInto('direct_templates')
      .values({ company_id: companyId, name, words, changed_by: by, changed_at: at })
      .returning('id'),
  )

export const updateTemplate = (db: Db, companyId: string, id: string, { name, words, by, at }: Written) =>
  db.run(
    k
      .updateTable('direct_templates')
      .set((row) => ({ name, words, changed_by: by, changed_at: at, version: row('version', '+', 1) }))
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const deleteTemplate = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('direct_templates').where('company_id', '=', companyId).where('id', '=', id))
