import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import { exact } from '../../../shared/money.ts'
import { leaveReaderOf } from '../../time/leave/ground.service.ts'
import { leaveLiabilityOn } from '../../time/leave/liability.service.ts'
import { listRepaidByBank } from '../claims/pay.service.ts'
import { rateText } from '../claims/rates.rules.ts'
import { exchangeRatesOn } from '../claims/rates.service.ts'
import { type LockedCost, listEstablishmentCharges } from '../payroll/planned-pay.service.ts'
import type { BoardInput } from './board.rules.ts'
import { endOfMonth } from './budget.rules.ts'
import type { BudgetBoard } from './contract.ts'
import { decimalsOf } from './cost.service.ts'
import { splitByCurrency } from './currency.rules.ts'
import * as forecasts from './forecast.queries.ts'
import { loadedMonths, monthBefore, repaidInOtherMoney } from './loaded.rules.ts'
import type { BudgetRow } from './queries.ts'

/** The newest ends of months are reckoned anew each time: leave of a month is often entered after it. */
const RECKONED_ANEW = 2

type Whose = { entityId: string; currency: string; months: readonly string[]; today: Day }

/** Reckons and keeps what unused leave would have cost at the ends of some months, and of the one before them, that are over. */
export const reckonLeaveMonths = async (ctx: Context, { entityId, currency, months, today }: Whose): Promise<void> => {
  const { companyId } = ctx.actor
  const known = await forecasts.leaveMonthsOf(ctx.db, companyId, entityId)
  const kept = new Set(known.filter((row) => row.currency === currency).map(({ month }) => month))
  const over = [...new Set(months.flatMap((month) => [monthBefore(month), month]))]
    .sort()
    .filter((month) => endOfMonth(month) < today)
  const due = over.filter((month, at) => at >= over.length - RECKONED_ANEW || !kept.has(month))
  for (const month of due) {
    const found = await leaveLiabilityOn(leaveReaderOf(ctx), { entityId, currency, on: endOfMonth(month) })
    const at = ctx.now().toISOString()
    await forecasts.saveLeaveMonth(ctx.db, companyId, { entityId, month, currency, ...found, at })
  }
}

type Known = { budget: BudgetRow; locked: readonly LockedCost[]; input: BoardInput }

/** What people really cost in locked months: pay, and beside it expenses, leave and the end of service. */
export const readLoaded = async (
  ctx: Context,
  known: Known,
  { country, zone }: { country: string; zone: string },
): Promise<BudgetBoard['loaded']> => {
  const { budget, locked, input } = known
  const { companyId } = ctx.actor
  const { entity_id: entityId, currency } = budget
  const [from = '', until = ''] = [input.months[0], input.months.at(-1)]
  const byBank = await listRepaidByBank(ctx.db, companyId, { entityId, from, until, zone })
  const leave = await forecasts.leaveMonthsOf(ctx.db, companyId, entityId)
  const establishment = await listEstablishmentCharges(ctx, { country, entityId, from, until })
  return {
    months: loadedMonths({ currency, locked, byBank, leave, forecast: input.forecast, establishment }),
    otherMoney: repaidInOtherMoney({ currency, locked, byBank }).map(({ currency: code, minor }) => ({
      currency: { code, minorUnits: decimalsOf(ctx, code) },
      minor,
    })),
    unpricedLeave: Math.max(0, ...leave.map(({ people, priced }) => people - priced)),
  }
}

/** The difference from the plan in the money of the group: what people, what they are paid and what the rate did to it. Null: no other money. */
export const readCurrencyEffect = async (
  ctx: Context,
  known: Known,
  today: Day,
): Promise<BudgetBoard['currencyEffect']> => {
  const { budget, locked, input } = known
  const { shown_in: shownIn, rate, rate_day: rateDay, currency } = budget
  if (shownIn === null || rate === null || rateDay === null || shownIn === currency) return null
  const months = [...new Set(locked.map(({ month }) => month))].sort()
  const dayOf = (month: string): Day => (endOfMonth(month) < today ? endOfMonth(month) : today)
  const asked = { from: currency, to: shownIn, days: months.map(dayOf) }
  const rates = await exchangeRatesOn(ctx.db, ctx.actor.companyId, asked)
  const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
  const paid = months.map((month) => {
    const plan = input.budget.filter((row) => row.month === month)
    const actual = locked.filter((row) => row.month === month)
    return {
      month,
      plan: sum(plan, (row) => row.pay + row.employer),
      actual: sum(actual, (row) => row.pay + row.employer),
      plannedPeople: sum(plan, (row) => row.places ?? 0),
      paidPeople: sum(actual, (row) => row.people),
      rate: rates.get(dayOf(month)) ?? null,
    }
  })
  const decimals = { from: decimalsOf(ctx, currency), to: decimalsOf(ctx, shownIn) }
  const split = splitByCurrency(paid, exact(rate), decimals)
  return {
    currency: { code: shownIn, minorUnits: decimals.to },
    rate,
    rateDay,
    months: split.months.map((month) => ({ ...month, rate: rateText(month.rate) })),
    withoutRate: split.withoutRate,
  }
}
