import type { Actor } from '../shared/actor.ts'
import type { Endpoint } from '../shared/endpoint.ts'
import { Refusal } from '../shared/refusal.ts'
import { writeAudit } from './audit.ts'
import {
  callName,
  claims,
  fileIn,
  keepLimit,
  passwordFirst,
  type Raw,
  type Reply,
  refuseWhileViewing,
  replyOf,
  type Try,
} from './call.parts.ts'
import type { AuditEntry, Services } from './context.ts'
import { keepAnswerOf, replayedTo } from './idempotency.ts'
import { gatherInput, parseInput } from './input.ts'
import { writePersonLog } from './person-log.ts'
import { Download, EventStream, type OpenRoute, SharedStream } from './routes.ts'
import { refusalOfEndedSession } from './sessions.ts'
import type { Session } from './transactions.ts'
import { watchAsSelf } from './watch.ts'

/** A call outside any company: somebody who looks for work, a guest, the platform, or a company's people about their own account. */
export const makeOpenCall = async (making: Try, { endpoint, may, run }: OpenRoute): Promise<Reply> => {
  const { services, inside, transaction, raw, afterwards } = making
  let actor: Actor | null = null
  if (may !== 'anyone') {
    const { sessionId } = await claims(services, raw)
    const session = await services.database.forSession(sessionId, async (_db, s) => s, { reading: true })
    if (!session) throw await refusalOfEndedSession(services, sessionId, raw.caller)
    passwordFirst(session, endpoint)
    if (!may(session)) throw new Refusal('FORBIDDEN', 'Your role does not allow this.')
    refuseWhileViewing(session, endpoint)
    actor = session
  }
  if (endpoint.limit) {
    const whom = actor?.sessionId ?? raw.caller.address
    await keepLimit(services, endpoint, raw, { sessionId: whom, companyId: async () => actor?.companyId ?? null })
  }
  const input = parseInput(endpoint, gatherInput(endpoint, raw.params, raw.query, raw.body))
  // Where anybody may make the call, somebody who is signed in is still somebody.
  const person = actor ?? (transaction && raw.token ? await sessionBehind(services, raw.token) : null)
  refuseWhileViewing(person, endpoint)
  const asked = { services: inside, userId: person?.userId ?? null, endpoint, raw }
  const before = transaction && (await replayedTo(asked))
  if (before) return before
  const entries: AuditEntry[] = []
  const answer = await run(
    {
      ...inside,
      caller: raw.caller,
      actor,
      token: raw.token,
      upload: fileIn(endpoint, raw),
      audit: (entry) => entries.push(entry),
      afterwards: (work) => afterwards.push(work),
    },
    input as never,
  )
  if (actor && (answer instanceof SharedStream || answer instanceof EventStream)) {
    const ctx = { ...services, caller: raw.caller, actor, token: raw.token }
    return { status: 200, body: null, stream: watchAsSelf(ctx, { endpoint, may }, answer) }
  }
  await writeDown(making, endpoint, person, entries)
  // Outside a company's transaction a file is there whole, or it is not sent.
  if (answer instanceof Download && answer.isWhole) return { status: 200, body: null, download: answer }
  const reply = replyOf(endpoint, answer)
  if (transaction) await keepAnswerOf(asked, reply)
  return reply
}

const sessionBehind = async (services: Services, token: Raw['token']): Promise<Session | null> => {
  const said = await claims(services, { token }).catch(() => null)
  return said && services.database.forSession(said.sessionId, async (_db, s) => s, { reading: true })
}

/**
 * A call that changed something leaves a line, whether its use case told one or not: of somebody who looks for work in the log of their own,
 * which goes with their account; of anybody else in the log of the platform or of their company.
 */
const writeDown = async (
  { inside, transaction, raw }: Try,
  endpoint: Endpoint,
  person: Actor | null,
  told: readonly AuditEntry[],
): Promise<void> => {
  const isSilent = !transaction || endpoint.unlogged !== undefined
  const made = isSilent ? [] : [{ action: 'call.made', detail: { call: callName(endpoint) } }]
  if (person?.role === 'job_seeker') {
    const entries = told.length > 0 ? told : made
    if (entries.length > 0)
      await inside.database.forPlatform((db) => writePersonLog(db, person.userId, raw.caller, entries))
    return
  }
  const entries = told.length > 0 || (transaction?.told.entries ?? 0) > 0 ? told : made
  if (entries.length > 0) await inside.database.forPlatform((db) => writeAudit(db, person, raw.caller, entries))
}
