import type { OpenContext } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as changing from './changes.contract.ts'
import { lockRunningOrder } from './changes.service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { isRunning, withOrders } from './service.ts'
import { NO_TEST_CARD, testCardOutcome } from './test-cards.rules.ts'
import { payWithTestSubscription, changeTestCard as putTestCard } from './test-provider.ts'

/** The page of the test provider: a real card cannot be used by mistake, since every number but the published ones is refused and none is kept. */
export const payWithTestCard = async (
  ctx: OpenContext,
  { id, number, approved }: Parsed<typeof contract.payWithTestCard>,
): Promise<Output<typeof contract.payWithTestCard>> =>
  withOrders(ctx, async (db, userId) => {
    const order = await query.lockOrder(db, id)
    if (!order || order.user_id !== userId) throw notFound('Order')
    if (order.provider !== 'test' || ctx.settings.payments.kind !== 'test')
      throw new Refusal('CONFLICT', 'This order is not paid here.')
    if (isRunning(order)) return { outcome: 'paid' }
    if (order.state !== 'open' || Date.parse(order.open_until) <= ctx.now().getTime())
      throw new Refusal('CONFLICT', 'This order is over. Choose the plan again.')
    const outcome = testCardOutcome(number)
    if (outcome === null) throw invalid({ number: NO_TEST_CARD })
    if (outcome === 'declined' || outcome === 'no_funds' || outcome === 'expired') return { outcome }
    if (outcome === 'asks' && approved !== true) return { outcome: approved === null ? 'asks' : 'refused' }
    await payWithTestSubscription(db, {
      order,
      outcome,
      last4: number.replace(/\D/g, '').slice(-4),
      at: ctx.now().toISOString(),
    })
    ctx.audit({ action: 'plan.pay', targetType: 'plan', targetId: order.id })
    return { outcome: 'paid' }
  })

export const changeTestCard = async (
  ctx: OpenContext,
  { number }: Parsed<typeof changing.changeTestCard>,
): Promise<Output<typeof changing.changeTestCard>> =>
  withOrders(ctx, async (db, userId) => {
    const order = await lockRunningOrder(ctx, db, userId)
    if (order.provider !== 'test' || ctx.settings.payments.kind !== 'test')
      throw new Refusal('CONFLICT', 'This order is not paid here.')
    const outcome = testCardOutcome(number)
    if (outcome === null) throw invalid({ number: NO_TEST_CARD })
    if (outcome === 'declined' || outcome === 'no_funds' || outcome === 'expired') return { outcome }
    const last4 = number.replace(/\D/g, '').slice(-4)
    await putTestCard(db, { order, outcome, last4, at: ctx.now().toISOString() })
    ctx.audit({ action: 'plan.card', targetType: 'plan', targetId: order.id })
    return { outcome: 'changed' }
  })
