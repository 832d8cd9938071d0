import type { Actor } from '../shared/actor.ts'
import { Refusal } from '../shared/refusal.ts'
import { writeAudit } from './audit.ts'
import {
  claims,
  fileIn,
  keepLimit,
  passwordFirst,
  type Reply,
  refuseWhileReadOnly,
  refuseWhileViewing,
  replyOf,
  type Try,
} from './call.parts.ts'
import type { AuditEntry, Context, Services } from './context.ts'
import { auditDenial } from './denial.ts'
import { type Input, keepAnswer, replayed } from './idempotency.ts'
import { gatherInput, parseInput } from './input.ts'
import { type CompanyRoute, Download, EventStream, ReadyJson } from './routes.ts'
import { refusalOfEndedSession } from './sessions.ts'
import type { Db } from './sql.ts'
import type { Session } from './transactions.ts'
import { watchOf } from './watch.ts'

/** A call of a company: session, may, use case, log and kept answer in one transaction of the company. */
export const makeCompanyCall = async (
  { services, inside, raw, send }: Try,
  { endpoint, may, run }: CompanyRoute,
): Promise<Reply | null> => {
  const { sessionId } = await claims(services, raw)
  if (endpoint.limit)
    await keepLimit(services, endpoint, raw, { sessionId, companyId: () => companyOf(services, sessionId, may) })
  let denied: Session | null = null
  const options = { reading: endpoint.method === 'GET' }
  const work = async (db: Db, session: Session): Promise<Reply | null> => {
    passwordFirst(session, endpoint)
    const { companyId } = session
    if (!may(session) || !companyId) {
      denied = session
      throw new Refusal('FORBIDDEN', 'Your role does not allow this.')
    }
    refuseWhileViewing(session, endpoint)
    await refuseWhileReadOnly(inside, session, endpoint)
    services.met?.(companyId, raw.caller)
    const input = parseInput(endpoint, gatherInput(endpoint, raw.params, raw.query, raw.body))
    const asked: Input = { db, companyId, userId: session.userId, endpoint, raw }
    const before = await replayed(asked)
    if (before) return before
    const entries: AuditEntry[] = []
    const actor: Actor & { companyId: string } = { ...session, companyId }
    const ctx: Context = {
      ...inside,
      db,
      actor,
      caller: raw.caller,
      audit: (entry) => entries.push(entry),
      upload: fileIn(endpoint, raw),
    }
    const answer = await run(ctx, input as never)
    // What is written down of a read stands in the log before the answer leaves.
    if (entries.length > 0) options.reading = false
    if (answer instanceof Download) {
      // Written down for good before anything leaves: who reads so slowly that the transaction is ended has read all the same.
      if (entries.length > 0)
        await services.database.forPlatform((own) => writeAudit(own, session, raw.caller, entries))
      if (answer.isWhole) return { status: 200, body: null, download: answer }
      await send(answer)
      return null
    }
    if (answer instanceof EventStream) {
      await writeAudit(db, session, raw.caller, entries)
      // Looked again each time in a transaction of its own, long after this one.
      const again = async (db: Db, session: Session) => {
        if (!may(session) || session.companyId !== companyId) return null
        const { event, last } = await answer.look({ ...ctx, ...services, db, actor: { ...session, companyId } })
        return { event: endpoint.output.parse(event), last }
      }
      const look = () => services.database.forSession(sessionId, again, { reading: true })
      return { status: 200, body: null, stream: watchOf(actor, answer, look) }
    }
    if (answer instanceof ReadyJson) {
      await writeAudit(db, session, raw.caller, entries)
      return { status: endpoint.status ?? 200, body: null, ready: `{"success":true,"data":${answer.text}}` }
    }
    const reply = replyOf(endpoint, answer)
    await writeAudit(db, session, raw.caller, entries)
    await keepAnswer(asked, reply)
    return reply
  }
  try {
    const reply = await inside.database.forSession(sessionId, async (db, s) => ({ reply: await work(db, s) }), options)
    if (!reply) throw await refusalOfEndedSession(services, sessionId, raw.caller)
    return reply.reply
  } catch (error) {
    const refusedTo = denied as Session | null
    if (refusedTo) await auditDenial(services, refusedTo, endpoint, raw.caller)
    throw error
  }
}

/** The company whose limit a call counts against: only a call that its role allows uses any of it up. */
const companyOf = (services: Services, sessionId: string, may: (session: Session) => boolean) =>
  services.database.forSession(sessionId, async (_db, s) => (may(s) ? s.companyId : null), { reading: true })
