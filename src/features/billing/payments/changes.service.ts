import type { OpenContext } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import type * as contract from './changes.contract.ts'
import { providerOf } from './providers.ts'
import * as query from './queries.ts'
import { dayOfOrder, runningOrder, withOrders } from './service.ts'

/** The plan that somebody has now, held until the transaction ends. */
export const lockRunningOrder = async (ctx: OpenContext, db: Db, userId: string): Promise<query.StoredOrder> => {
  await query.lockOrdersOf(db, userId)
  const order = runningOrder(await query.listOrders(db, userId), ctx.now())
  if (!order) throw new Refusal('CONFLICT', 'You have no plan that could be changed.')
  return order
}

type CancelReason = Parsed<typeof contract.cancelSeekerPlan>['reason']
const changeCancellation = async (
  ctx: OpenContext,
  cancels: boolean,
  reason: CancelReason = null,
): Promise<{ until: string | null }> => {
  const changed = await withOrders(ctx, async (db, userId) => {
    const order = await lockRunningOrder(ctx, db, userId)
    // Asked whatever the order says: what the provider was asked before may not have been told of yet.
    await providerOf(order).cancelAtEnd(ctx, db, order, cancels)
    return order
  })
  const action = cancels ? 'plan.cancel' : 'plan.resume'
  ctx.audit({ action, targetType: 'plan', targetId: changed.id, ...(reason && { after: { reason } }) })
  return { until: changed.paid_until && dayOfOrder(ctx, changed, changed.paid_until) }
}

export const cancelSeekerPlan = (ctx: OpenContext, { reason }: Parsed<typeof contract.cancelSeekerPlan>) =>
  changeCancellation(ctx, true, reason)
export const resumeSeekerPlan = (ctx: OpenContext) => changeCancellation(ctx, false)

/** Invoices of what is charged from now on carry it; what was issued keeps the buyer it has. */
export const changeSeekerBilling = async (
  ctx: OpenContext,
  { billingName, billingEmail, taxId }: Parsed<typeof contract.changeSeekerBilling>,
): Promise<Output<typeof contract.changeSeekerBilling>> => {
  const order = await withOrders(ctx, async (db, userId) => {
    const running = await lockRunningOrder(ctx, db, userId)
    await query.setBilling(db, running.id, { name: billingName, email: billingEmail, taxId })
    return running
  })
  const fields = [
    ...(order.billing_name === billingName ? [] : ['name']),
    ...(order.billing_email === billingEmail ? [] : ['email']),
    ...(order.buyer_tax_id === taxId ? [] : ['taxId']),
  ]
  ctx.audit({ action: 'plan.billing', targetType: 'plan', targetId: order.id, after: { fields } })
  return { billingName, billingEmail, taxId }
}

export const retrySeekerPayment = async (ctx: OpenContext): Promise<Output<typeof contract.retrySeekerPayment>> => {
  const order = await withOrders(ctx, async (db, userId) => {
    const running = await lockRunningOrder(ctx, db, userId)
    if (running.state !== 'past_due') throw new Refusal('CONFLICT', 'Nothing is left to pay.')
    await providerOf(running).retry(ctx, db, running)
    return running
  })
  ctx.audit({ action: 'plan.retry', targetType: 'plan', targetId: order.id })
  return { asked: true }
}

export const openCardPage = async (ctx: OpenContext): Promise<Output<typeof contract.openCardPage>> => {
  const order = await withOrders(ctx, (db, userId) => lockRunningOrder(ctx, db, userId))
  ctx.audit({ action: 'plan.card', targetType: 'plan', targetId: order.id })
  return { url: await providerOf(order).cardPage(ctx, order) }
}
