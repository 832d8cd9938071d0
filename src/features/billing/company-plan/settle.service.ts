import type { Services } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import { countCouponBill } from '../coupons/service.ts'
import * as payments from '../payments/bills.service.ts'
import { periodEnd } from '../payments/test-cards.rules.ts'
import { writeBill } from './orders.service.ts'
import * as query from './queries.ts'
import {
  buyerOfNext,
  isSold,
  renewalLines,
  type Standing,
  standingOfCompany,
  sumOf,
  type Usage,
  usageOf,
} from './standing.service.ts'

type Settling = { services: Services; db: Db; companyId: string; standing: Standing }

/** Writes and charges the bill of the next period: its price and what was used above the last one. */
const renew = async ({ services, db, companyId, standing }: Settling, usage: Usage): Promise<void> => {
  const { contract, bills } = standing
  const buyer = buyerOfNext(standing)
  const renewal = await renewalLines({ services, db, companyId, standing, usage })
  if (!contract || !buyer || !renewal) return
  const { next, lines, coupon } = renewal
  const { isPlaceMissing: _known, ...sum } = await sumOf(services, db, lines, contract)
  // Seats of the month that is over, which nobody paid for, are not asked for any more: days above the seats stand on this bill. What was just paid is told of
  // first, and the renewal is of what was paid.
  for (const old of bills.filter(({ state }) => state === 'open'))
    if (!(await payments.abandonUntaken(services, db, old))) return
  const from = iso(contract.paidUntil)
  const quoted = { ...sum, kind: 'renewal' as const, from, until: periodEnd(from, next.period, 1) }
  const wish = { ...next, country: contract.country, region: contract.region }
  const bill = await writeBill({ services, db, companyId, wish, quoted }, buyer)
  if (coupon) await countCouponBill(db, companyId, coupon)
  await query.putNext(db, companyId, null)
  await payments.chargeBill(services, db, bill)
}

/** Whether a period is over, its renewal is wanted, and nobody has asked for it yet. */
const isRenewalDue = (services: Services, { contract, state, wishes, bills }: Standing): boolean =>
  contract !== null &&
  state === 'past_due' &&
  !wishes.cancels &&
  isSold(services) &&
  !bills.some(
    ({ kind, from_at: from, state: of }) =>
      kind === 'renewal' && of !== 'abandoned' && iso(from) === iso(contract.paidUntil),
  )

/**
 * Brings a company to what the clock and its payments make of it: charges the period that begins, tries a failed bill again on its day, lets a
 * bill lapse when its grace is over, and says whether the company may write. Doing it twice is the same as once.
 */
export const settleCompanyPlan = async (services: Services, { companyId }: { companyId: string }): Promise<void> => {
  const before = await services.database.forPlatform((db) => query.findWishes(db, companyId), { reading: true })
  if (!before) return
  const first = await services.database.forPlatform((db) => standingOfCompany(services, db, companyId), {
    reading: true,
  })
  const { contract } = first
  const usage =
    contract && isRenewalDue(services, first)
      ? await services.database.forCompany(companyId, (db) => usageOf(services, db, companyId, contract))
      : null
  await services.database.forPlatform(async (db) => {
    await payments.lockBillsOf(db, companyId)
    const standing = await standingOfCompany(services, db, companyId)
    const settling = { services, db, companyId, standing }
    const { state, open, wishes } = standing
    const now = services.now()
    if (usage && isRenewalDue(services, standing)) await renew(settling, usage)
    else if (
      open?.next_try &&
      open.kind !== 'start' &&
      state !== 'read_only' &&
      Date.parse(open.next_try) <= now.getTime()
    )
      await payments.chargeBill(services, db, open)
    if (state === 'read_only')
      for (const bill of standing.bills.filter((one) => one.state === 'open' && one.kind !== 'start'))
        await payments.abandonUntaken(services, db, bill)
    const isReadOnly = state === 'read_only' || state === 'paused'
    if (isReadOnly === (wishes.read_only_since === null))
      await query.putReadOnly(db, companyId, isReadOnly ? now.toISOString() : null)
  })
}

/** Each hour: the companies that the clock has brought somewhere else, each by a job of its own. */
export const settleCompanyPlans = (services: Services): Promise<void> =>
  services.database.forPlatform(async (db) => {
    if (!isSold(services)) return
    for (const companyId of await query.listToSettle(db, services.now().toISOString()))
      await enqueueJob(db, 'settle-company-plan', { companyId }, `plan of ${companyId}`)
  })
