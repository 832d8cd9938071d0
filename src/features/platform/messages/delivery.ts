import { type OutgoingMessage, type Transport, Undeliverable } from '../../../server/carriers.ts'
import type { OpenContext, Services } from '../../../server/context.ts'
import type { MessageEnd } from '../../../server/feature.ts'
import { enqueueIn } from '../../../server/jobs.ts'
import { type Channel, enqueueDelivery, openMessage } from '../../../server/messages.ts'
import type { Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import * as contract from './contract.ts'
import * as query from './queries.ts'
import { backoffSeconds, CLAIM_SECONDS, endOf, FOLLOW, isNobodys, reasonOf } from './rules.ts'
import { NOTHING_TO_SAY, readSignedForm } from './signed.ts'

/**
 * Sends one message: claim it, hand it over, say what became of it. Three transactions, none open while the carrier works. A worker
 * that dies between handing over and saying so leaves a claim that runs out; the next attempt asks the provider whether it has the
 * message already, or sends it under the same Message-ID, by which a mail server knows it again.
 */
export const deliverMessage = async (services: Services, { id }: { id: string }): Promise<void> => {
  const { database, transports } = services
  const row = await database.forPlatform((db) => query.claimMessage(db, id, CLAIM_SECONDS))
  if (!row) return
  const end = (how: Parameters<typeof query.concludeMessage>[2]) =>
    database.forPlatform((db) => query.concludeMessage(db, id, how))
  const transport = transports[row.channel as Channel]
  if (!transport || isNobodys(row.channel, row.recipient)) return void (await end({ status: 'local' }))
  if (row.expired)
    return void (await end({ status: 'failed', error: 'What it says had run out before it could be sent.' }))
  try {
    const { attachments = [], ...words } = openMessage(services, row)
    const { recipient: to, country, language, created_at: writtenAt } = row
    const letter: OutgoingMessage = { id, to, country, language, ...words, attachments, writtenAt }
    const providerId = await handOver(transport, letter, row.attempts > 1)
    await database.forPlatform(async (db) => {
      await query.concludeMessage(db, id, { status: 'sent', providerId })
      if (providerId && transport.follow)
        await enqueueIn(db, FOLLOW[0], 'follow-message', { payload: { id, step: 0 }, key: `follow ${id}` })
    })
  } catch (error) {
    const reason = reasonOf(error)
    if (error instanceof Undeliverable)
      return void (await database.forPlatform(async (db) => {
        await query.concludeMessage(db, id, { status: 'failed', error: reason })
        await tellEnd(services, db, { id, outcome: 'failed' })
      }))
    if (row.too_old) return void (await end({ status: 'failed', error: reason }))
    const seconds = backoffSeconds(row.attempts)
    await database.forPlatform(async (db) => {
      await query.postponeMessage(db, id, seconds, reason)
      await enqueueIn(db, seconds, 'deliver-message', { payload: { id }, key: `message ${id}` })
    })
  }
}

const handOver = async (transport: Transport, letter: OutgoingMessage, again: boolean) =>
  (again && (await transport.find?.(letter))) || transport.send(letter)

/** Each minute: messages whose worker died or whose job was lost get a new one. */
export const findForgotten = ({ database }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    for (const { id } of await query.listStuckMessages(db)) await enqueueDelivery(db, id)
  })

/** Those who wait for what became of a message hear of it. */
const tellEnd = async (services: Services, db: Db, message: MessageEnd): Promise<void> => {
  for (const { messageEnded } of services.features) if (messageEnded) await messageEnded(services, db, message)
}

/** A provider takes a message first and finds out later that nobody is there: asked three times within some hours. */
export const checkDeliveryStatus = async (
  services: Services,
  { id, step }: { id: string; step: number },
): Promise<void> => {
  const { database, transports } = services
  const row = await database.forPlatform((db) => query.sentTo(db, id))
  const transport = row && transports[row.channel as Channel]
  if (!row?.provider_id || !transport?.follow) return
  const outcome = await transport.follow(row.provider_id)
  await database.forPlatform(async (db) => {
    if (outcome.state === 'failed')
      await query.concludeMessage(db, id, { status: 'failed', error: reasonOf(outcome.reason) })
    if (outcome.state !== 'on its way') await tellEnd(services, db, { id, outcome: outcome.state })
    const next = FOLLOW[step + 1]
    if (outcome.state === 'on its way' && next)
      await enqueueIn(db, next, 'follow-message', { payload: { id, step: step + 1 }, key: `follow ${id}` })
  })
}

/** What the provider tells by itself, sooner than it is asked. A message it names that we did not send is nothing to us. */
export const receiveOutcome = async (
  ctx: OpenContext,
  { signature }: Parsed<typeof contract.receiveOutcome>,
): Promise<Download> => {
  const form = await readSignedForm(ctx, contract.receiveOutcome.path, signature)
  const { MessageSid: providerId = '', MessageStatus: status = '', ErrorCode: code = '' } = form
  const outcome = endOf(status)
  if (outcome === null || providerId === '') return NOTHING_TO_SAY
  await ctx.database.forPlatform(async (db) => {
    const message = await query.findByProviderId(db, providerId)
    if (!message) return
    if (outcome === 'failed' && message.status === 'sent') {
      const error = reasonOf(`Not delivered: ${status} (Twilio ${code})`)
      await query.concludeMessage(db, message.id, { status: 'failed', error })
    }
    await tellEnd(ctx, db, { id: message.id, outcome })
  })
  return NOTHING_TO_SAY
}

const KEPT_DAYS = 90

/** Each night: what was sent, or given up, long ago. */
export const dropOld = ({ database }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    await query.dropOld(db, KEPT_DAYS)
  })
