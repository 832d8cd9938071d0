import type { YearMonth } from '../../../countries/payroll.ts'
import type { Day } from '../../../shared/dates.ts'
import { type Exact, exact, type Minor } from '../../../shared/money.ts'
import { inGroupMoney } from './budget.rules.ts'

/** A locked month as planned and as paid, in the currency of pay; `rate` is what one unit was in the other currency at its end, null: not on file. */
export type PaidMonth = {
  month: YearMonth
  plan: Minor
  actual: Minor
  plannedPeople: number
  paidPeople: number
  rate: { rate: Exact; day: Day } | null
}

/**
 * Why a month came to more or less in the other currency than was planned, in its minor units: other people and another cost of each, both at the
 * rate of the plan, and the rate. The three are the whole difference, to the unit.
 */
export type CurrencyMonth = {
  month: YearMonth
  rate: Exact
  rateDay: Day
  plan: Minor
  actual: Minor
  people: Minor
  price: Minor
  currency: Minor
  difference: Minor
}

type Decimals = { from: number; to: number }

/** Each figure of money is rounded once; the price is what the difference at the plan’s rate has beside the people. */
export const splitByCurrency = (
  months: readonly PaidMonth[],
  planRate: Exact,
  decimals: Decimals,
): { months: CurrencyMonth[]; withoutRate: YearMonth[] } => {
  const split = months.flatMap(({ month, plan, actual, plannedPeople, paidPeople, rate: found }): CurrencyMonth[] => {
    if (!found) return []
    const planned = inGroupMoney(plan, planRate, decimals)
    const paid = inGroupMoney(actual, found.rate, decimals)
    const atPlanRate = inGroupMoney(actual, planRate, decimals)
    // With nobody in the plan there is no cost of one: all of it is people.
    const perHead = plannedPeople === 0 ? null : exact(plan).div(exact(plannedPeople))
    const people = perHead
      ? inGroupMoney(perHead.mul(exact(paidPeople - plannedPeople)), planRate, decimals)
      : atPlanRate - planned
    return [
      {
        month,
        rate: found.rate,
        rateDay: found.day,
        plan: planned,
        actual: paid,
        people,
        price: atPlanRate - planned - people,
        currency: paid - atPlanRate,
        difference: paid - planned,
      },
    ]
  })
  return { months: split, withoutRate: months.filter(({ rate }) => rate === null).map(({ month }) => month) }
}
