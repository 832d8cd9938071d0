import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { takeInEvent } from './events.service.ts'
import { providerOf } from './providers.ts'
import { lockOrder } from './queries.ts'
import * as query from './trials.queries.ts'
import { mailboxOf } from './trials.rules.ts'

const emailNameOf = async ({ fields }: Services, db: Db, userId: string): Promise<Buffer> =>
  fields.nameOf('platform', 'trial-mailbox', mailboxOf(await query.getEmailOf(db, userId)))

/** Whether somebody can still have a free trial, as far as their account tells: the card is seen once it is there. */
export const mayTry = async (services: Services, db: Db, userId: string): Promise<boolean> =>
  !(await query.hadTrial(db, userId, await emailNameOf(services, db, userId)))

/**
 * Begins the trial of an order whose card is with the provider, or refuses it: one for each person, mailbox and card. An order that is refused ends at the
 * provider, so that nothing is ever charged of it. Once is enough.
 */
export const beginPlanTrial = async (services: Services, { orderId }: { orderId: string }): Promise<void> => {
  const at = services.now().toISOString()
  const isGranted = await services.database.forPlatform(async (db) => {
    const order = await lockOrder(db, orderId)
    // Who is gone begins nothing: what they ordered ends as everything they had.
    if (!order?.user_id || order.trial_until === null) return null
    const card = await providerOf(order).cardName(services, db, order)
    const made = {
      orderId,
      emailName: await emailNameOf(services, db, order.user_id),
      cardName: card === null ? null : services.fields.nameOf('platform', 'trial-card', card),
      at,
    }
    const isFirst = await query.insertTrial(db, made)
    if (!isFirst) await providerOf(order).endNow(services, db, order)
    return isFirst
  })
  if (isGranted === null) return
  const id = `trial_${orderId}`
  const event = { kind: 'trial' as const, id, at, isGranted }
  await takeInEvent(services, { id, type: 'fourshore.trial', at, order: orderId, event, card: null })
}
