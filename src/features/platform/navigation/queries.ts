import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

export type StoredNavigation = { pinned: string[]; folded: string[]; order: string[]; hijri: boolean }

export const findNavigation = (db: Db, userId: string) =>
  db.maybe(sql<StoredNavigation>`
    select pinned, folded, line_order as "order", shows_hijri as hijri from navigation_choices where user_id = ${userId}::uuid`)

export const upsertNavigation = (db: Db, userId: string, { pinned, folded, order }: Omit<StoredNavigation, 'hijri'>) =>
  db.one(sql<StoredNavigation>`
    insert into navigation_choices (user_id, pinned, folded, line_order)
    values (${userId}::uuid, ${pinned}::text[], ${folded}::text[], ${order}::text[])
    on conflict (user_id) do update
       set pinned = excluded.pinned, folded = excluded.folded, line_order = excluded.line_order
    returning pinned, folded, line_order as "order", shows_hijri as hijri`)

export const upsertHijri = (db: Db, userId: string, shown: boolean) =>
  db.run(sql`
    insert into navigation_choices (user_id, shows_hijri) values (${userId}::uuid, ${shown})
    on conflict (user_id) do update set shows_hijri = excluded.shows_hijri`)
