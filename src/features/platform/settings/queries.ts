import { sql } from 'kysely'
import type { SettingScope } from '../../../server/setting-areas.ts'
import { type Db, k } from '../../../server/sql.ts'

export type SettingLine = {
  id: number
  scope: SettingScope
  scope_id: string | null
  valid_from: string
  content: Record<string, unknown>
}

/** What each scope says of an area on a day, the newest line of each; `day` null: of what is not dated. */
export const listSettingLines = (db: Db, companyId: string, area: string, day: string | null) =>
  db.many(sql<SettingLine>`
    select distinct on (scope, scope_id) id, scope, scope_id, valid_from, content
      from company_settings
     where company_id = ${companyId}::uuid and area = ${area} and (${day}::date is null or valid_from <= ${day}::date)
     order by scope, scope_id, valid_from desc, id desc`)

/** What each scope said of an area at a moment. */
export const listSettingLinesAt = (db: Db, companyId: string, area: string, at: string) =>
  db.many(sql<SettingLine>`
    select distinct on (scope, scope_id) id, scope, scope_id, valid_from, content
      from company_settings
     where company_id = ${companyId}::uuid and area = ${area} and set_at <= ${at}::timestamptz
     order by scope, scope_id, valid_from desc, id desc`)

export type SettingHistory = SettingLine & { set_at: string; set_by: string | null }

/** Everything that was said for one scope, the latest first. */
export const listSettingHistory = (
  db: Db,
  companyId: string,
  { area, scope, scopeId }: { area: string; scope: SettingScope; scopeId: string | null },
) =>
  db.many(sql<SettingHistory>`
    select line.id, line.scope, line.scope_id, line.valid_from, line.content, line.set_at,
           nullif(trim(account.first_name || ' ' || account.last_name), '') as set_by
      from company_settings as line left join users as account on account.id = line.set_by
     where line.company_id = ${companyId}::uuid and line.area = ${area} and line.scope = ${scope}
       and line.scope_id is not distinct from ${scopeId}::uuid
     order by line.valid_from desc, line.id desc limit 50`)

type NewLine = {
  area: string
  scope: SettingScope
  scopeId: string | null
  from: string
  content: object
  userId: string
}

export const insertSettingLine = (db: Db, companyId: string, line: NewLine) =>
  db.run(
    k.insertInto('company_settings').values({
      company_id: companyId,
      area: line.area,
      scope: line.scope,
      scope_id: line.scopeId,
      valid_from: line.from,
      content: JSON.stringify(line.content),
      set_by: line.userId,
    }),
  )

/** Two who change an area do it one after the other. */
export const lockArea = (db: Db, companyId: string, area: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`settings ${companyId} ${area}`}, 0))`)
