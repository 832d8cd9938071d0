import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Endpoint } from '../shared/endpoint.ts'
import { Refusal } from '../shared/refusal.ts'
import type { Raw, Reply } from './call.parts.ts'
import type { Services } from './context.ts'
import { type Db, k } from './sql.ts'

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

export type Input = { db: Db; companyId: string; userId: string; endpoint: Endpoint; raw: Raw }

/** A key belongs to one person and one call: whoever else sends the same one in their company has their own call made, and is shown nobody's answer. */
const keyOf = (userId: string, endpoint: Endpoint, key: string) =>
  createHash('sha256')
    .update(JSON.stringify([userId, endpoint.method, endpoint.path, key]))
    .digest('base64url')

export const replayed = async ({ db, companyId, userId, endpoint, raw }: Input): Promise<Reply | null> => {
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

export const keepAnswer = async ({ db, companyId, userId, endpoint, raw }: Input, reply: Reply) => {
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

type OpenRequest = { services: Services; userId: string | null; endpoint: Endpoint; raw: Raw }

/** Names that carry what somebody without an account may prove. */
const PROOFS = ['key', 'link', 'token', 'code', 'challenge']

/** Of a guest the proof they bring stands beside the key: whoever has only the key is shown nobody's answer. */
const proofOf = ({ params, query, body }: Raw): unknown[] =>
  [params, query, Buffer.isBuffer(body) ? null : body].map((part) =>
    PROOFS.map((name) => (part as Record<string, unknown> | null | undefined)?.[name] ?? null),
  )

const openKeyOf = ({ userId, endpoint, raw }: OpenRequest, key: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([userId, userId === null ? proofOf(raw) : null, endpoint.method, endpoint.path, key]))
    .digest()

/** Where an answer lies encrypted: it may say what nobody else is to read. */
export const placeOfAnswer = (key: string) => `call_keys/${key}`

/** The answer that this person, or whoever brings this proof, was given to this key before. */
export const replayedTo = async (input: OpenRequest): Promise<Reply | null> => {
  const { services, endpoint, raw } = input
  if (!isKept(endpoint, raw)) return null
  const key = openKeyOf(input, raw.idempotencyKey)
  const found = await services.database.forPlatform(async (db) => {
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${key.toString('hex')}, 0))`)
    return db.maybe(k.selectFrom('call_keys').select(['request_hash', 'status', 'answer']).where('key', '=', key))
  })
  if (!found) return null
  if (!found.request_hash.equals(hashOf(endpoint, raw)))
    throw new Refusal('CONFLICT', 'This Idempotency-Key was already used for another request.')
  return {
    status: found.status,
    body: JSON.parse(services.fields.open('platform', placeOfAnswer(key.toString('hex')), found.answer)),
  }
}

export const keepAnswerOf = async (input: OpenRequest, reply: Reply): Promise<void> => {
  const { services, userId, endpoint, raw } = input
  if (!isKept(endpoint, raw)) return
  const key = openKeyOf(input, raw.idempotencyKey)
  const answer = services.fields.seal('platform', placeOfAnswer(key.toString('hex')), JSON.stringify(reply.body))
  // An account that this call has deleted keeps no answers either.
  await services.database.forPlatform((db) =>
    db.run(sql`
      insert into call_keys (key, user_id, request_hash, status, answer, key_version)
      select ${key}, ${userId}::uuid, ${hashOf(endpoint, raw)}, ${reply.status}, ${answer}, ${services.fields.version}
       where ${userId}::uuid is null or exists (select from users where id = ${userId}::uuid)`),
  )
}
