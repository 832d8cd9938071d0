import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

export type StoredNavigation = { pinned: string[]; folded: string[]; order: string[] }

export const findNavigation = (db: Db, userId: string) =>
  db.maybe(sql<StoredNavigation>`
    select pinned, folded, line_order as "order" from navigation_choices where user_id = ${userId}::uuid`)

export const upsertNavigation = (db: Db, userId: string, { pinned, folded, order }: StoredNavigation) =>
  db.run(sql`
    insert into navigation_choices (user_id, pinned, folded, line_order)
    values (${userId}::uuid, ${pinned}::text[], ${folded}::text[], ${order}::text[])
    on conflict (user_id) do update
       set pinned = excluded.pinned, folded = excluded.folded, line_order = excluded.line_order`)
