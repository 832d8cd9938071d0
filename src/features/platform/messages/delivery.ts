import { type Carrier, type Letter, Undeliverable } from '../../../server/carriers.ts'
import type { Ground } from '../../../server/context.ts'
import { enqueueIn } from '../../../server/jobs.ts'
import { type Channel, enqueueDelivery, openMessage } from '../../../server/messages.ts'
import * as query from './queries.ts'
import { backoff, CLAIM_SECONDS, FOLLOW, isNobodys, reasonOf } from './rules.ts'

/**
 * Sends one message: claim it, hand it over, say what became of it. Three transactions, none open while the carrier works. A worker
 * that dies between handing over and saying so leaves a claim that runs out; the next attempt asks the provider whether it has the
 * message already, or sends it under the same Message-ID, by which a mail server knows it again.
 */
export const deliver = async (ground: Ground, { id }: { id: string }): Promise<void> => {
  const { doors, carriers } = ground
  const row = await doors.asPlatform((db) => query.claim(db, id, CLAIM_SECONDS))
  if (!row) return
  const end = (how: Parameters<typeof query.conclude>[2]) => doors.asPlatform((db) => query.conclude(db, id, how))
  const carrier = carriers[row.channel as Channel]
  if (!carrier || isNobodys(row.channel, row.recipient)) return void (await end({ status: 'local' }))
  if (row.expired)
    return void (await end({ status: 'failed', error: 'What it says had run out before it could be sent.' }))
  try {
    const { attachments = [], ...words } = openMessage(ground, row)
    const { recipient: to, country, language, created_at: writtenAt } = row
    const letter: Letter = { id, to, country, language, ...words, attachments, writtenAt }
    const providerId = await handOver(carrier, letter, row.attempts > 1)
    await doors.asPlatform(async (db) => {
      await query.conclude(db, id, { status: 'sent', providerId })
      if (providerId && carrier.follow)
        await enqueueIn(db, FOLLOW[0], 'follow-message', { id, step: 0 }, `follow ${id}`)
    })
  } catch (error) {
    const reason = reasonOf(error)
    if (error instanceof Undeliverable || row.too_old) return void (await end({ status: 'failed', error: reason }))
    const seconds = backoff(row.attempts)
    await doors.asPlatform(async (db) => {
      await query.postpone(db, id, seconds, reason)
      await enqueueIn(db, seconds, 'deliver-message', { id }, `message ${id}`)
    })
  }
}

const handOver = async (carrier: Carrier, letter: Letter, again: boolean) =>
  (again && (await carrier.find?.(letter))) || carrier.send(letter)

/** Each minute: messages whose worker died or whose job was lost get a new one. */
export const findForgotten = ({ doors }: Ground): Promise<void> =>
  doors.asPlatform(async (db) => {
    for (const { id } of await query.forgotten(db)) await enqueueDelivery(db, id)
  })

/** A provider takes a message first and finds out later that nobody is there: asked three times within some hours. */
export const follow = async (
  { doors, carriers }: Ground,
  { id, step }: { id: string; step: number },
): Promise<void> => {
  const row = await doors.asPlatform((db) => query.sentTo(db, id))
  const carrier = row && carriers[row.channel as Channel]
  if (!row?.provider_id || !carrier?.follow) return
  const outcome = await carrier.follow(row.provider_id)
  await doors.asPlatform(async (db) => {
    if (outcome.state === 'failed') await query.conclude(db, id, { status: 'failed', error: reasonOf(outcome.reason) })
    const next = FOLLOW[step + 1]
    if (outcome.state === 'on its way' && next)
      await enqueueIn(db, next, 'follow-message', { id, step: step + 1 }, `follow ${id}`)
  })
}

const KEPT_DAYS = 90

/** Each night: what was sent, or given up, long ago. */
export const dropOld = ({ doors }: Ground): Promise<void> =>
  doors.asPlatform(async (db) => {
    await query.dropOld(db, KEPT_DAYS)
  })
