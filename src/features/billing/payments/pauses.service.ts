import type { OpenContext } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import type * as contract from './changes.contract.ts'
import { lockRunningOrder } from './changes.service.ts'
import { endedPause, isPausedAt, lengthOfPause, type NoPause, type Pause, pauseFrom } from './pauses.rules.ts'
import { providerOf } from './providers.ts'
import type { StoredOrder } from './queries.ts'
import { dayOfOrder, noPauseOfOrder, pauseOfOrder, withOrders } from './service.ts'

/** Why a plan cannot be paused now, in words. */
export const refusalOfPause = (why: NoPause): Refusal => {
  if (why === 'cancelled') return new Refusal('CONFLICT', 'Your plan is cancelled. Take that back before you pause it.')
  if (why === 'unpaid') return new Refusal('CONFLICT', 'A plan can be paused once it is paid.')
  if (why === 'before')
    return new Refusal(
      'CONFLICT',
      'You have paused this paid period before. You can pause again after the next charge.',
    )
  if (why === 'coupon')
    return new Refusal(
      'CONFLICT',
      'Your coupon still takes something off the next charge. You can pause once it is used up.',
    )
  return new Refusal('CONFLICT', 'The next charge is due within the hour. You can pause after it.')
}

/** The day on which a pause ends, and that of the charge after it: what is known before the provider has told of it. */
const shownPause = (ctx: OpenContext, order: StoredOrder, pause: Pause) => ({
  until: dayOfOrder(ctx, order, pause.until),
  nextCharge: dayOfOrder(ctx, order, new Date(Date.parse(pause.of) + lengthOfPause(pause))),
})

export const pauseSeekerPlan = async (
  ctx: OpenContext,
  { days }: Parsed<typeof contract.pauseSeekerPlan>,
): Promise<Output<typeof contract.pauseSeekerPlan>> => {
  const now = ctx.now()
  const { order, pause } = await withOrders(ctx, async (db, userId) => {
    const running = await lockRunningOrder(ctx, db, userId)
    const why = noPauseOfOrder(running, now)
    if (why !== null || running.paid_until === null) throw refusalOfPause(why ?? 'unpaid')
    const made = pauseFrom(now, days, iso(running.paid_until))
    await providerOf(running).pause(ctx, db, running, made)
    return { order: running, pause: made }
  })
  ctx.audit({ action: 'plan.pause', targetType: 'plan', targetId: order.id, after: { days } })
  return shownPause(ctx, order, pause)
}

export const endSeekerPause = async (ctx: OpenContext): Promise<Output<typeof contract.endSeekerPause>> => {
  const now = ctx.now()
  const { order, pause } = await withOrders(ctx, async (db, userId) => {
    const running = await lockRunningOrder(ctx, db, userId)
    const paused = pauseOfOrder(running)
    if (!paused || !isPausedAt(paused, now) || running.paid_until === null)
      throw new Refusal('CONFLICT', 'Your plan is not paused.')
    const made = endedPause(paused, now, iso(running.paid_until))
    await providerOf(running).pause(ctx, db, running, made)
    return { order: running, pause: made }
  })
  ctx.audit({ action: 'plan.unpause', targetType: 'plan', targetId: order.id })
  return shownPause(ctx, order, pause)
}
