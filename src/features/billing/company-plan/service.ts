import type { Context } from '../../../server/context.ts'
import { addDays, dayIn, iso } from '../../../shared/dates.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { getEmployerSubscription } from '../../company/profile/service.ts'
import type * as contract from './contract.ts'
import { SEAT_DAYS } from './contract.ts'
import { countMessages, countSeats } from './queries.ts'

const CHANNELS = ['email', 'sms', 'whatsapp'] as const

/** What the company has and uses. Nothing is charged to companies: there is no price to reckon. */
export const readCompanyPlan = async (ctx: Context): Promise<Output<typeof contract.readCompanyPlan>> => {
  const { companyId } = ctx.actor
  const { subscription } = await getEmployerSubscription(ctx)
  const now = ctx.now()
  const today = dayIn('UTC', now)
  const seats = await countSeats(ctx.db, { companyId, from: addDays(today, 1 - SEAT_DAYS), until: today })
  const sent = new Map(
    (await countMessages(ctx.db, companyId, `${today.slice(0, 7)}-01T00:00:00Z`)).map((row) => [row.channel, row.sent]),
  )
  return {
    state: subscription.status,
    endsAt: subscription.expires_at && iso(subscription.expires_at),
    daysLeft: subscription.days_left,
    seats,
    messages: CHANNELS.map((channel) => ({ channel, sent: sent.get(channel) ?? 0 })),
  }
}
