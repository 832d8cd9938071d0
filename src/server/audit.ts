import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import type { AuditEntry, Caller } from './context.ts'
import { type Db, jsonb, k } from './sql.ts'

const json = (value: unknown) => (value === undefined ? null : jsonb(value))

/** Whose line it is; without an account: what the system did by itself. */
type AuditedActor = Pick<Actor, 'companyId' | 'sessionId' | 'viewedBy'> & {
  userId: string | null
  role: Actor['role'] | null
}

/** The system itself, in one company. */
export const systemActor = (companyId: string): AuditedActor => ({ companyId, userId: null, role: null, sessionId: '' })

/** Adds to the log, in the transaction of what it tells of: who, when, from where, what it was and what it became. */
export const writeAudit = async (
  db: Db,
  actor: AuditedActor | null,
  caller: Caller,
  entries: readonly AuditEntry[],
): Promise<void> => {
  if (entries.length === 0) return
  if (db.told) db.told.entries += entries.length
  await db.run(
    k.insertInto('audit_log').values(
      entries.map((entry) => ({
        company_id: actor?.companyId ?? null,
        actor_id: actor?.viewedBy?.userId ?? actor?.userId ?? null,
        actor_role: actor?.viewedBy?.role ?? actor?.role ?? null,
        session_id: actor?.sessionId || null,
        action: entry.action,
        target_type: entry.targetType ?? null,
        target_id: entry.targetId ?? null,
        outcome: entry.outcome ?? 'done',
        before: json(entry.before),
        after: json(entry.after),
        detail: json(detailOf(entry, actor)),
        address: caller.address,
        request_id: caller.requestId,
      })),
    ),
  )
}

/** Of somebody who looks as another, the line is theirs and says as whom. */
const detailOf = ({ detail }: AuditEntry, actor: AuditedActor | null): unknown => {
  if (!actor?.viewedBy) return detail
  return { ...(detail as object | undefined), viewingAs: { userId: actor.userId, role: actor.role } }
}

/** Who did it and from where, for lines that a statement writes itself. */
export type AuditAuthor = {
  companyId: string
  userId: string
  role: string
  sessionId: string
  address: string
  requestId: string
}

/**
 * One line for each row of `lines`, a select of `id`, `before`, `after` and `detail`, as the end of the statement that makes them: thousands of
 * rows are written with their lines at once. Whoever writes the rows names what was done.
 */
export const auditLines = (
  { companyId, userId, role, sessionId, address, requestId }: AuditAuthor,
  { action, targetType }: { action: string; targetType: string },
  lines: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into audit_log (company_id, actor_id, actor_role, session_id, action, target_type, target_id, before, after, detail, address, request_id)
  select ${companyId}::uuid, ${userId}::uuid, ${role}, ${sessionId || null}::uuid, ${action}, ${targetType}, id, before, after, detail,
         ${address}::inet, ${requestId}
    from (${lines}) line`

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
