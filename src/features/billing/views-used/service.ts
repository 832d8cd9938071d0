import type { Context } from '../../../server/context.ts'
import { addDays, type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { countOnly, isViewAddress, onlyPlanOf, VIEW_DAYS } from './views.rules.ts'

const firstDay = (ctx: Context): { today: Day; since: Day } => {
  const today = dayIn('UTC', ctx.now())
  return { today, since: addDays(today, 1 - VIEW_DAYS) }
}

export const countView = async (
  ctx: Context,
  { view }: Parsed<typeof contract.countView>,
): Promise<Output<typeof contract.countView>> => {
  if (!isViewAddress(view)) throw invalid({ view: 'View must be the address of a screen' })
  const { companyId } = ctx.actor
  const { today, since } = firstDay(ctx)
  const counted = await query.insertViewDay(ctx.db, { companyId, view, day: today })
  // Once a day and view is often enough to let the old ones go.
  if (counted) await query.deleteViewDaysBefore(ctx.db, companyId, since)
  return { counted }
}

export const readViewsUsed = async (ctx: Context): Promise<Output<typeof contract.readViewsUsed>> => {
  const found = await query.listViewDays(ctx.db, ctx.actor.companyId, firstDay(ctx).since)
  const views = found.map(({ view, days }) => ({ view, days, onlyIn: onlyPlanOf(view) }))
  return { views, only: countOnly(found.map(({ view }) => view)) }
}
