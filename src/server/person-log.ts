import { sql } from 'kysely'
import type { AuditEntry, Caller } from './context.ts'
import { type Db, k } from './sql.ts'

const json = (value: unknown) => (value === undefined ? sql`null::jsonb` : sql`${JSON.stringify(value)}::jsonb`)

/**
 * Adds to the log of somebody who looks for work: what they did, for themselves to read and take along. It goes with their account, so an
 * account that this very call has deleted gets no more lines.
 */
export const writePersonLog = async (
  db: Db,
  userId: string,
  caller: Caller,
  entries: readonly AuditEntry[],
): Promise<void> => {
  for (const { action, targetType = null, targetId = null, before, after, detail } of entries)
    await db.run(sql`
      insert into person_log (user_id, action, target_type, target_id, before, after, detail, address, request_id)
      select id, ${action}, ${targetType}, ${targetId}::uuid, ${json(before)}, ${json(after)}, ${json(detail)},
             ${caller.address}::inet, ${caller.requestId}
        from users where id = ${userId}`)
}

export type PersonLogLine = {
  at: string
  action: string
  before: unknown
  after: unknown
  detail: unknown
  address: string | null
}

/** Everything somebody did, oldest first: for the file with all that is kept of them. `db` is opened as them. */
export const listPersonLog = (db: Db, userId: string): Promise<PersonLogLine[]> =>
  db.many(
    k
      .selectFrom('person_log')
      .select(['at', 'action', 'before', 'after', 'detail', 'address'])
      .where('user_id', '=', userId)
      .orderBy('id'),
  )
