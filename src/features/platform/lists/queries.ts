import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

type Row = { id: string; name: string; shared: boolean; mine: boolean; query: Record<string, string> }

export const listViews = (db: Db, companyId: string, userId: string, screen: string) =>
  db.many<Row>(sql`
    select id, name, shared, user_id = ${userId} mine, query from saved_lists
     where company_id = ${companyId} and kind = 'view' and list = ${screen} and (shared or user_id = ${userId})
     order by user_id <> ${userId}, lower(name), id`)

/** One at a time for each person: what is counted stays true until it is kept. */
export const lockViews = (db: Db, userId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${userId}`}, 0))`)

export const countOf = async (db: Db, companyId: string, userId: string): Promise<number> =>
  (
    await db.one(
      sql<{
        n: number
      }>`select count(*)::int n from saved_lists where company_id = ${companyId} and user_id = ${userId} and kind = 'view'`,
    )
  ).n

type View = { userId: string; screen: string; name: string; shared: boolean; query: Record<string, string> }

export const upsertView = (db: Db, companyId: string, { userId, screen, name, shared, query }: View) =>
  db.one<{ id: string }>(sql`
    insert into saved_lists (company_id, user_id, kind, list, name, shared, query)
    values (${companyId}, ${userId}, 'view', ${screen}, ${name}, ${shared}, ${JSON.stringify(query)}::jsonb)
    on conflict (company_id, user_id, list, lower(name)) where kind = 'view' do update set query = excluded.query, shared = excluded.shared, name = excluded.name
    returning id`)

export const deleteView = (db: Db, companyId: string, userId: string, id: string) =>
  db.maybe<{ screen: string; name: string }>(sql`
    delete from saved_lists where company_id = ${companyId} and user_id = ${userId} and kind = 'view' and id = ${id}
    returning list as screen, name`)
