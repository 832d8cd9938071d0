import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor, May } from '../shared/actor.ts'
import type { Endpoint } from '../shared/endpoint.ts'
import { invalid, Refusal } from '../shared/refusal.ts'
import { writeAudit } from './audit.ts'
import type { AuditEntry, Caller, Context, Services } from './context.ts'
import { auditDenial } from './denial.ts'
import { gatherInput, parseInput } from './input.ts'
import { networkOf } from './network.ts'
import {
  type CompanyRoute,
  Download,
  EventStream,
  type OpenRoute,
  ReadyJson,
  type Route,
  SharedStream,
} from './routes.ts'
import type { Scanner } from './scanner.ts'
import { refusalOfEndedSession } from './sessions.ts'
import { type Db, isDiskFull, isUnavailable, k, serviceBusy, storageFull, uniqueViolation } from './sql.ts'
import type { Session } from './tenancy.ts'
import { type Watch, watchAsSelf, watchOf } from './watch.ts'

/** What came over the wire, before anything is believed of it. */
export type Raw = {
  token: string | null
  params: unknown
  query: unknown
  body: unknown
  idempotencyKey: string | null
  caller: Caller
}

/** What goes back. `send` is called for a download that is written while it is read, with its transaction open. */
export type Reply = { status: number; body: unknown; ready?: string; stream?: Watch; download?: Download }

type Send = (download: Download) => Promise<void>

/**
 * The one path every call takes: session (alive in the database) → may → limit → parse → one transaction as the caller's company →
 * use case → audit in the same transaction → parse the answer.
 */
export const handleCall = async (services: Services, bound: Route, raw: Raw, send: Send): Promise<Reply | null> => {
  if (bound.endpoint.upload && services.scanner) await lookThrough(services, bound, raw, services.scanner)
  for (let attempt = 0; ; attempt++) {
    try {
      return bound.kind === 'company'
        ? await companyCall(services, bound, raw, send)
        : await openCall(services, bound, raw)
    } catch (error) {
      const { code } = error as { code?: string }
      // Two writers met: the one PostgreSQL sent away tries again from the start.
      const again = code === '40001' || code === '40P01' || uniqueViolation(error) === 'idempotency_keys_pkey'
      if (again && attempt < 3) continue
      if (again || isUnavailable(error)) throw serviceBusy()
      if (isDiskFull(error)) throw storageFull()
      throw error
    }
  }
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
  const entry = { action: 'file.infected', detail: { found, call: `${endpoint.method} ${endpoint.path}` } }
  await services.database.forPlatform((db) => writeAudit(db, session, raw.caller, [entry], 'denied'))
  throw invalid({ file: 'The file holds a virus and was not taken in. Check your device, then choose a clean file.' })
}

const companyCall = async (
  services: Services,
  { endpoint, may, run }: CompanyRoute,
  raw: Raw,
  send: Send,
): Promise<Reply | null> => {
  const { sessionId } = await claims(services, raw)
  if (endpoint.limit) await keepLimit(services, endpoint, raw, sessionId, () => companyOf(services, sessionId, may))
  let denied: Session | null = null
  const options = { reading: endpoint.method === 'GET' }
  const work = async (db: Db, session: Session): Promise<Reply | null> => {
    passwordFirst(session, endpoint)
    const { companyId } = session
    if (!may(session) || !companyId) {
      denied = session
      throw new Refusal('FORBIDDEN', 'Your role does not allow this.')
    }
    services.met?.(companyId, raw.caller)
    const input = parseInput(endpoint, gatherInput(endpoint, raw.params, raw.query, raw.body))
    const asked: Asked = { db, companyId, userId: session.userId, endpoint, raw }
    const before = await replayed(asked)
    if (before) return before
    const entries: AuditEntry[] = []
    const actor: Actor & { companyId: string } = { ...session, companyId }
    const ctx: Context = {
      ...services,
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
      const again = async (db: Db, session: Session) => {
        if (!may(session) || session.companyId !== companyId) return null
        const { event, last } = await answer.look({ ...ctx, db, actor: { ...session, companyId } })
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
    const reply = await services.database.forSession(
      sessionId,
      async (db, s) => ({ reply: await work(db, s) }),
      options,
    )
    if (!reply) throw await refusalOfEndedSession(services, sessionId, raw.caller)
    return reply.reply
  } catch (error) {
    const refusedTo = denied as Session | null
    if (refusedTo) await auditDenial(services, refusedTo, endpoint, raw.caller)
    throw error
  }
}

/** A call that only somebody who is signed in can make. */
export type Signed = Pick<Route, 'kind' | 'endpoint'> & { may: May }

/** Asked before a large body is read: whoever may not make the call does not get to send one. Says who it is. */
export const authorizeCall = async (
  services: Services,
  { kind, endpoint, may }: Signed,
  raw: Pick<Raw, 'token' | 'caller'>,
) => {
  const { sessionId, userId } = await claims(services, raw)
  const session = await services.database.forSession(sessionId, async (_db, s) => s, { reading: true })
  if (!session) throw await refusalOfEndedSession(services, sessionId, raw.caller)
  passwordFirst(session, endpoint)
  if (may(session) && (session.companyId || kind === 'open')) return userId
  await auditDenial(services, session, endpoint, raw.caller)
  throw new Refusal('FORBIDDEN', 'Your role does not allow this.')
}

const openCall = async (services: Services, { endpoint, may, run }: OpenRoute, raw: Raw): Promise<Reply> => {
  let actor: Actor | null = null
  if (may !== 'anyone') {
    const { sessionId } = await claims(services, raw)
    const session = await services.database.forSession(sessionId, async (_db, s) => s, { reading: true })
    if (!session) throw await refusalOfEndedSession(services, sessionId, raw.caller)
    passwordFirst(session, endpoint)
    if (!may(session)) throw new Refusal('FORBIDDEN', 'Your role does not allow this.')
    actor = session
  }
  if (endpoint.limit)
    await keepLimit(
      services,
      endpoint,
      raw,
      actor?.sessionId ?? raw.caller.address,
      async () => actor?.companyId ?? null,
    )
  const input = parseInput(endpoint, gatherInput(endpoint, raw.params, raw.query, raw.body))
  const answer = await run(
    { ...services, caller: raw.caller, actor, token: raw.token, upload: fileIn(endpoint, raw) },
    input as never,
  )
  if (actor && (answer instanceof SharedStream || answer instanceof EventStream)) {
    const ctx = { ...services, caller: raw.caller, actor, token: raw.token }
    return { status: 200, body: null, stream: watchAsSelf(ctx, { endpoint, may }, answer) }
  }
  // Outside a company's transaction a file is there whole, or it is not sent.
  if (answer instanceof Download && answer.isWhole) return { status: 200, body: null, download: answer }
  return replyOf(endpoint, answer)
}

const fileIn = ({ upload }: Endpoint, { body }: Raw): Buffer | null => {
  if (!upload) return null
  if (!Buffer.isBuffer(body)) throw invalid({ file: 'Choose a file.' })
  return body
}

const claims = (services: Services, raw: Pick<Raw, 'token'>) => {
  if (!raw.token) throw new Refusal('TOKEN_INVALID', 'Authentication token missing')
  return services.tokens.read(raw.token)
}

/** The company whose limit a call counts against: only a call that its role allows uses any of it up. */
const companyOf = (services: Services, sessionId: string, may: (session: Session) => boolean) =>
  services.database.forSession(sessionId, async (_db, s) => (may(s) ? s.companyId : null), { reading: true })

/**
 * With a temporary password nothing works but choosing a real one; where the company asks for a second factor, nothing but setting one up.
 * 428, because 403 would end the client's session.
 */
const passwordFirst = (session: Session, endpoint: Endpoint) => {
  if (endpoint.beforePasswordChange) return
  if (session.mustChangePassword) throw new Refusal('PASSWORD_CHANGE_REQUIRED', 'Choose a new password first.')
  if (session.mustSetUpSecondFactor && !endpoint.beforeSecondFactor)
    throw new Refusal('SECOND_FACTOR_SETUP_REQUIRED', 'Your company asks for a second factor. Set one up first.')
}

const keepLimit = async (
  services: Services,
  endpoint: Endpoint,
  raw: Raw,
  sessionId: string,
  companyId: () => Promise<string | null>,
) => {
  const { max, minutes, per } = endpoint.limit as NonNullable<Endpoint['limit']>
  const whom = per === 'address' ? networkOf(raw.caller.address) : per === 'session' ? sessionId : await companyId()
  if (whom === null) return
  const wait = await services.database.countTry(
    `${endpoint.method} ${endpoint.path} ${whom}`,
    max * services.settings.limitFactor,
    minutes * 60,
  )
  if (wait !== true)
    throw new Refusal('RATE_LIMITED', `Too many tries. Please wait ${wait} seconds.`, { retryAfter: wait })
}

/** Parses the answer: what the contract does not name does not leave the house. */
const replyOf = (endpoint: Endpoint, answer: unknown): Reply => {
  const data = endpoint.output.parse(answer) as object
  const body = endpoint.envelope === false ? { success: true, ...data } : { success: true, data, ...messageOf(data) }
  return { status: endpoint.status ?? 200, body }
}

/** The specification reads `message` beside `data`. */
const messageOf = (data: object) =>
  'message' in data && typeof data.message === 'string' ? { message: data.message } : {}

/** Answers are kept for calls that change something and ask for it with a key; never one that holds a secret. */
const isKept = (endpoint: Endpoint, raw: Raw): raw is Raw & { idempotencyKey: string } =>
  endpoint.method !== 'GET' && !endpoint.shownOnce && raw.idempotencyKey !== null

const hashOf = (endpoint: Endpoint, raw: Raw) => {
  const { body } = raw
  const told = Buffer.isBuffer(body) ? [raw.query, createHash('sha256').update(body).digest('hex')] : body
  return createHash('sha256')
    .update(JSON.stringify([endpoint.method, endpoint.path, raw.params, told]))
    .digest()
}

type Asked = { db: Db; companyId: string; userId: string; endpoint: Endpoint; raw: Raw }

/** A key belongs to one person and one call: whoever else sends the same one in their company has their own call made, and is shown nobody's answer. */
const keyOf = (userId: string, endpoint: Endpoint, key: string) =>
  createHash('sha256')
    .update(JSON.stringify([userId, endpoint.method, endpoint.path, key]))
    .digest('base64url')

const replayed = async ({ db, companyId, userId, endpoint, raw }: Asked): Promise<Reply | null> => {
  if (!isKept(endpoint, raw)) return null
  const key = keyOf(userId, endpoint, raw.idempotencyKey)
  // The same call twice at once: the second waits here, and then finds the first one's answer.
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${key}`}, 0))`)
  const found = await db.maybe(
    k
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'status', 'answer'])
      .where('company_id', '=', companyId)
      .where('key', '=', key),
  )
  if (!found) return null
  if (!found.request_hash.equals(hashOf(endpoint, raw)))
    throw new Refusal('CONFLICT', 'This Idempotency-Key was already used for another request.')
  return { status: found.status, body: found.answer }
}

const keepAnswer = async ({ db, companyId, userId, endpoint, raw }: Asked, reply: Reply) => {
  if (!isKept(endpoint, raw)) return
  await db.run(
    k.insertInto('idempotency_keys').values({
      company_id: companyId,
      key: keyOf(userId, endpoint, raw.idempotencyKey),
      request_hash: hashOf(endpoint, raw),
      status: reply.status,
      answer: sql`${JSON.stringify(reply.body)}::jsonb`,
    }),
  )
}
