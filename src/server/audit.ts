import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import type { AuditEntry, Caller } from './context.ts'
import { type Db, k } from './sql.ts'

const json = (value: unknown) => (value === undefined ? null : sql`${JSON.stringify(value)}::jsonb`)

/** Adds to the log, in the transaction of what it tells of: who, when, from where, what it was and what it became. */
export const writeAudit = async (
  db: Db,
  actor: Pick<Actor, 'companyId' | 'userId' | 'role' | 'sessionId'> | null,
  caller: Caller,
  entries: readonly AuditEntry[],
  outcome: 'done' | 'denied' | 'failed' = 'done',
): Promise<void> => {
  if (entries.length === 0) return
  if (db.told) db.told.entries += entries.length
  await db.run(
    k.insertInto('audit_log').values(
      entries.map((entry) => ({
        company_id: actor?.companyId ?? null,
        actor_id: actor?.userId ?? null,
        actor_role: actor?.role ?? null,
        session_id: actor?.sessionId ?? null,
        action: entry.action,
        target_type: entry.targetType ?? null,
        target_id: entry.targetId ?? null,
        outcome,
        before: json(entry.before) as never,
        after: json(entry.after) as never,
        detail: json(entry.detail) as never,
        address: caller.address,
        request_id: caller.requestId,
      })),
    ),
  )
}

/** The fields that differ, as they were and as they are. */
export const changedFieldsOf = (before: Record<string, unknown>, after: Record<string, unknown>) => {
  const was: Record<string, unknown> = {}
  const is: Record<string, unknown> = {}
  for (const key of Object.keys(after)) {
    if (JSON.stringify(before[key] ?? null) === JSON.stringify(after[key] ?? null)) continue
    was[key] = before[key] ?? null
    is[key] = after[key] ?? null
  }
  return { before: was, after: is, changed: Object.keys(is) }
}
