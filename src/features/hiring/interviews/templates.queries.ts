import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Template } from './templates.contract.ts'

/** In their order. @param lock nobody else saves them meanwhile */
export const listTemplates = async (db: Db, companyId: string, { lock = false } = {}) => {
  if (lock) await db.run(sql`select pg_advisory_xact_lock(hashtext(${`scorecard templates ${companyId}`}))`)
  return db.many(sql<Template>`
    select id, name, attributes from scorecard_templates where company_id = ${companyId} order by position`)
}

type Written = Omit<Template, 'id'> & { id: string | null }

export const replaceTemplates = async (db: Db, companyId: string, all: readonly Written[]): Promise<void> => {
  await db.run(sql`delete from scorecard_templates where company_id = ${companyId}`)
  for (const [position, { id, name, attributes }] of all.entries())
    await db.run(sql`
      insert into scorecard_templates (company_id, id, name, attributes, position)
      values (${companyId}, coalesce(${id}::uuid, gen_random_uuid()), ${name}, ${JSON.stringify(attributes)}::jsonb, ${position})`)
}

/** Changes with any of them, and with their order. */
export const versionOf = async (db: Db, companyId: string): Promise<string> =>
  (
    await db.one(sql<{ version: string }>`
      select md5(coalesce(string_agg(id || name || attributes::text, ' ' order by position), '')) as version
        from scorecard_templates where company_id = ${companyId}`)
  ).version
