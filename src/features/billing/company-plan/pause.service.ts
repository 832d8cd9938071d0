import type { Context } from '../../../server/context.ts'
import { enqueueIn } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import * as payments from '../payments/bills.service.ts'
import {
  endedPause,
  lengthOfPause,
  movedBy,
  type NoPause,
  noPauseOf,
  type Pause,
  pauseFrom,
} from '../payments/pauses.rules.ts'
import { refusalOfPause } from '../payments/pauses.service.ts'
import type * as contract from './changes.contract.ts'
import * as query from './queries.ts'
import { type Standing, standingOfCompany } from './standing.service.ts'

/** Why the plan of a company cannot be paused now; null when it can. */
export const noPauseOfCompany = ({ contract, state, open, wishes }: Standing, now: Date): NoPause | null =>
  noPauseOf(
    {
      state: contract && !open && (state === 'active' || state === 'paused') ? 'paid' : state,
      cancels: wishes.cancels,
      // Bills of companies are made here, one by one: a coupon reaches bills, not months of a calendar.
      reducedLeft: 0,
      pause: contract?.pause ?? null,
      paidUntil: contract && iso(contract.paidUntil),
    },
    now,
  )

const lockedStanding = async (ctx: Context, db: Db): Promise<Standing> => {
  await payments.lockBillsOf(db, ctx.actor.companyId)
  return standingOfCompany(ctx, db, ctx.actor.companyId)
}

type Paused = Output<typeof contract.pauseCompanyPlan>
const shownPause = (ctx: Context, country: string, pause: Pause): Paused => {
  const { zone } = ctx.countries.get(country)
  return { until: dayIn(zone, new Date(pause.until)), nextBill: dayIn(zone, new Date(movedBy(pause.of, pause))) }
}

export const pauseCompanyPlan = async (
  ctx: Context,
  { days }: Parsed<typeof contract.pauseCompanyPlan>,
): Promise<Paused> => {
  const { companyId } = ctx.actor
  const now = ctx.now()
  const shown = await ctx.database.forPlatform(async (db) => {
    const standing = await lockedStanding(ctx, db)
    const why = noPauseOfCompany(standing, now)
    if (why !== null || !standing.contract) throw refusalOfPause(why ?? 'unpaid')
    const pause = pauseFrom(now, days, iso(standing.contract.billedUntil))
    await query.putPause(db, companyId, pause)
    await query.putReadOnly(db, companyId, now.toISOString())
    // When it is over the company writes again, without waiting for the hour.
    await enqueueIn(db, lengthOfPause(pause) / 1000 + 1, 'settle-company-plan', {
      payload: { companyId },
      key: `pause of ${companyId}`,
    })
    return shownPause(ctx, standing.wishes.country, pause)
  })
  ctx.audit({ action: 'plan.pause', targetType: 'plan', targetId: companyId, after: { days } })
  return shown
}

export const endCompanyPause = async (ctx: Context): Promise<Paused> => {
  const { companyId } = ctx.actor
  const shown = await ctx.database.forPlatform(async (db) => {
    const { contract: current, state, wishes } = await lockedStanding(ctx, db)
    if (state !== 'paused' || !current?.pause) throw new Refusal('CONFLICT', 'Your plan is not paused.')
    const pause = endedPause(current.pause, ctx.now(), iso(current.paidUntil))
    await query.putPause(db, companyId, pause)
    await query.putReadOnly(db, companyId, null)
    return shownPause(ctx, wishes.country, pause)
  })
  ctx.audit({ action: 'plan.unpause', targetType: 'plan', targetId: companyId })
  return shown
}
