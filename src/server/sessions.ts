import { sql } from 'kysely'
import type { Refusal } from '../shared/refusal.ts'
import { writeAudit } from './audit.ts'
import type { Caller, Services } from './context.ts'
import { k } from './sql.ts'
import { tokenInvalid } from './tokens.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isUuid = (text: string): boolean => UUID.test(text)

/** A session that is used all day is noted this often, ms. */
const NOTED_EVERY = 5 * 60_000
/** What is used within this time is noted together, ms. */
const GATHERED_FOR = 1_000

/**
 * When sessions were last used, beside the calls that use them: a call only adds to a set, and what has gathered is written in one
 * statement afterwards. What cannot be written is left: the next call notes it again.
 */
export const notesOfUse = (write: (ids: string[]) => Promise<unknown>) => {
  const noted = new Map<string, number>()
  let waiting = new Set<string>()
  const flush = () => {
    const ids = [...waiting]
    waiting = new Set()
    write(ids).catch(() => {
      for (const id of ids) noted.delete(id)
    })
  }
  return (sessionId: string, now = Date.now()) => {
    if (now - (noted.get(sessionId) ?? 0) < NOTED_EVERY) return
    if (noted.size >= 20_000) noted.clear()
    noted.set(sessionId, now)
    if (waiting.size === 0) setTimeout(flush, GATHERED_FOR).unref()
    waiting.add(sessionId)
  }
}

/**
 * What to say of a session that is over. One that was exchanged for a newer one and comes back after the overlap is in the wrong hands, or the
 * newer one is: nobody can tell which, so the whole family ends.
 */
export const refusalOfEndedSession = async (
  services: Services,
  sessionId: string,
  caller: Caller,
): Promise<Refusal> => {
  if (!isUuid(sessionId)) return tokenInvalid()
  await services.database.forPlatform(async (db) => {
    const reused = await db.maybe(
      k
        .selectFrom('sessions as s')
        .innerJoin('users as u', 'u.id', 's.user_id')
        .select(['s.family', 's.user_id', 's.company_id', 'u.role'])
        .where('s.id', '=', sessionId)
        .where('s.rotated_at', 'is not', null)
        .where('s.revoked_at', 'is', null)
        .where('s.expires_at', '<=', sql<string>`now()`)
        // One after the other with whoever opens a session of this person: none is refreshed past the end of its family.
        .forNoKeyUpdate('u'),
    )
    if (!reused) return
    await db.run(
      k
        .updateTable('sessions')
        .set({ revoked_at: sql`now()` })
        .where('family', '=', reused.family)
        .where('revoked_at', 'is', null),
    )
    const actor = {
      userId: reused.user_id,
      companyId: reused.company_id,
      role: reused.role as never,
      sessionId,
    }
    const entry = { action: 'session.reuse', detail: { ended: 'family' }, outcome: 'denied' } as const
    await writeAudit(db, actor, caller, [entry])
  })
  return tokenInvalid()
}
