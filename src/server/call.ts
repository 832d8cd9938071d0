import type { May } from '../shared/actor.ts'
import { invalid, Refusal } from '../shared/refusal.ts'
import { writeAudit } from './audit.ts'
import { makeCompanyCall } from './call.company.ts'
import { makeOpenCall } from './call.open.ts'
import {
  callName,
  claims,
  passwordFirst,
  type Raw,
  type Reply,
  refuseWhileViewing,
  type Send,
  type Try,
} from './call.parts.ts'
import type { Services } from './context.ts'
import { auditDenial } from './denial.ts'
import type { Route } from './routes.ts'
import type { Scanner } from './scanner.ts'
import { refusalOfEndedSession } from './sessions.ts'
import { isDiskFull, isUnavailable, serviceBusy, storageFull, uniqueViolation } from './sql.ts'

export type { Raw, Reply } from './call.parts.ts'

/**
 * The one path every call takes: session (alive in the database) → may → limit → parse → one transaction → use case → log in the same
 * transaction → parse the answer. A call that changes something has one transaction, whoever makes it: a company's people, somebody who
 * looks for work, a guest, the platform. Kept for good is all of it or none.
 */
export const handleCall = async (services: Services, bound: Route, raw: Raw, send: Send): Promise<Reply | null> => {
  if (bound.endpoint.upload && services.scanner) await lookThrough(services, bound, raw, services.scanner)
  for (let attempt = 0; ; attempt++) {
    const transaction = bound.endpoint.method === 'GET' ? null : services.database.openCall()
    const inside = transaction ? { ...services, database: transaction.database } : services
    const making: Try = { services, inside, transaction, raw, send, afterwards: [] }
    try {
      const reply = await (bound.kind === 'company' ? makeCompanyCall(making, bound) : makeOpenCall(making, bound))
      await transaction?.commit()
      for (const work of making.afterwards)
        await work().catch((error: Error) => console.error(`After ${callName(bound.endpoint)}: ${error.message}`))
      return reply
    } catch (error) {
      await transaction?.rollback()
      // Two writers met: the one PostgreSQL sent away tries again from the start, unless part of it is kept already.
      const again = isSentAway(error)
      if (again && attempt < 3 && !transaction?.hasKeptApart()) continue
      if (again || isUnavailable(error)) throw serviceBusy()
      if (isDiskFull(error)) throw storageFull()
      throw error
    }
  }
}

const KEYS = ['idempotency_keys_pkey', 'call_keys_pkey']
const isSentAway = (error: unknown): boolean => {
  const { code } = error as { code?: string }
  return code === '40001' || code === '40P01' || KEYS.includes(uniqueViolation(error) ?? '')
}

/** Every file that comes in, before anything is done with it and outside any transaction. Without a scanner's word nothing is taken in. */
const lookThrough = async (services: Services, { endpoint, may }: Route, raw: Raw, scan: Scanner) => {
  if (!Buffer.isBuffer(raw.body) || raw.body.length === 0) return
  const found = await scan(raw.body).catch((error: Error) => {
    console.error(error.message)
    throw new Refusal('BUSY', 'The file cannot be checked for viruses right now. Try again in a few minutes.', {
      retryAfter: 60,
    })
  })
  if (found === null) return
  const session =
    may === 'anyone'
      ? null
      : await services.database.forSession((await claims(services, raw)).sessionId, async (_db, s) => s)
  const entry = { action: 'file.infected', detail: { found, call: callName(endpoint) } }
  await services.database.forPlatform((db) => writeAudit(db, session, raw.caller, [{ ...entry, outcome: 'denied' }]))
  throw invalid({ file: 'The file holds a virus and was not taken in. Check your device, then choose a clean file.' })
}

/** A call that only somebody who is signed in can make. */
export type Signed = Pick<Route, 'kind' | 'endpoint'> & { may: May }

/** Asked before a large body is read: whoever may not make the call does not get to send one. Says who it is. */
export const authorizeCall = async (
  services: Services,
  { kind, endpoint, may }: Signed,
  raw: Pick<Raw, 'token' | 'caller'>,
) => {
  const { sessionId } = await claims(services, raw)
  const session = await services.database.forSession(sessionId, async (_db, s) => s, { reading: true })
  if (!session) throw await refusalOfEndedSession(services, sessionId, raw.caller)
  passwordFirst(session, endpoint)
  if (may(session) && (session.companyId || kind === 'open')) {
    refuseWhileViewing(session, endpoint)
    return session
  }
  await auditDenial(services, session, endpoint, raw.caller)
  throw new Refusal('FORBIDDEN', 'Your role does not allow this.')
}
