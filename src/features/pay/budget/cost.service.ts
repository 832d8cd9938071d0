import type { Context } from '../../../server/context.ts'
import { addDays, addMonths, type Day } from '../../../shared/dates.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { decimalsOf as decimalsOfCurrency } from '../claims/money.rules.ts'
import { payLawOf } from '../payroll/locked.service.ts'
import { costOfMonths, type PlannedMonth, type PlannedTerms } from '../payroll/planned-pay.rules.ts'
import { listPlannedPeople, type PlannedPerson } from '../payroll/planned-pay.service.ts'
import { itemsOfSteps, monthsOfYear, usualFacts } from './budget.rules.ts'
import * as query from './queries.ts'

type Law = NonNullable<ReturnType<typeof payLawOf>>

/** What the cost of the places of a budget is reckoned from, read once. */
export type CostGround = {
  country: string
  law: Law
  currency: { code: string; minorUnits: number }
  months: string[]
  people: ReadonlyMap<string, PlannedPerson>
  yearFrom: Day
}

/** Of the currency of a country as it says; of any other, which the money of a group may be, as it is counted: none of the yen, three of the dinar. */
export const decimalsOf = ({ countries }: Pick<Context, 'countries'>, code: string): number =>
  countries.all.find(({ currency }) => currency.code === code)?.currency.minorUnits ?? decimalsOfCurrency(code)

/** The last day of the twelve months from a first day. */
export const lastDayOfYear = (yearFrom: Day): Day => addDays(addMonths(yearFrom, 12), -1)

type Input = { entityId: string; country: string; currency: string; yearFrom: Day; on?: Day }

/** @throws Refusal where the law of pay of the country is not on file */
export const readCostGround = async (ctx: Context, q: Input): Promise<CostGround> => {
  const law = payLawOf(ctx, q.country)
  if (!law) throw new Refusal('CONFLICT', 'The law of pay of this country is not on file: costs cannot be calculated.')
  const until = lastDayOfYear(q.yearFrom)
  const on = q.on && q.on < until ? q.on : until
  const found = await listPlannedPeople(ctx, { entityId: q.entityId, law, from: q.yearFrom, until, on })
  return {
    country: q.country,
    law,
    currency: { code: q.currency, minorUnits: decimalsOf(ctx, q.currency) },
    months: monthsOfYear(q.yearFrom),
    people: new Map(found.map((person) => [person.employmentId, person])),
    yearFrom: q.yearFrom,
  }
}

type Place = Pick<query.NewPosition, 'employment_id' | 'from_day' | 'until_day' | 'frozen_from' | 'pay'>

const earliest = (...days: (Day | null | undefined)[]): Day | null =>
  days.filter((day): day is Day => Boolean(day)).sort()[0] ?? null

/** What somebody has to be known by for the law: who holds the place, else what most people of the entity are. */
export const factsOfPlace = (ground: CostGround, place: Place): PlannedTerms['facts'] => {
  const holder = place.employment_id === null ? undefined : ground.people.get(place.employment_id)
  if (holder) return holder.terms.facts
  const all = [...ground.people.values()].map(({ terms }) => terms.facts)
  return usualFacts(ground.law, all, { from: place.from_day, region: null })
}

/** What a place costs in each month of the year, with how each amount comes about. */
export const costOfPlace = (ground: CostGround, place: Place): PlannedMonth[] => {
  const holder = place.employment_id === null ? undefined : ground.people.get(place.employment_id)
  const stops = place.employment_id === null ? place.frozen_from : null
  const terms: PlannedTerms = {
    facts: factsOfPlace(ground, place),
    items: itemsOfSteps(ground.law, place.pay),
    startedOn: holder && holder.terms.startedOn > place.from_day ? holder.terms.startedOn : place.from_day,
    endedOn: earliest(place.until_day, holder?.terms.endedOn, stops === null ? null : addDays(stops, -1)),
  }
  const { law, currency, months } = ground
  return costOfMonths({ law, currency, months, terms })
}

/** Of somebody whose pay was never entered, or begins after the year. */
const NO_PAY = 'No pay is entered for this year. Enter basic salary in the employee’s pay.'

/** Reckons and keeps what places of a budget cost. */
export const reckonPlaces = async (
  ctx: Context,
  ground: CostGround,
  { budgetId, places }: { budgetId: string; places: readonly (Place & { id: string })[] },
): Promise<void> => {
  const amounts: query.AmountRow[] = []
  const problems: { id: string; problem: string | null }[] = []
  for (const place of places) {
    const months = costOfPlace(ground, place)
    const known = months.find(({ problem }) => problem !== null)?.problem ?? null
    const isUnpaid = months.every(({ pay }) => pay === 0)
    const unpaid = isUnpaid && place.employment_id !== null ? NO_PAY : null
    problems.push({ id: place.id, problem: known ?? unpaid })
    for (const { month, pay, employer, endOfService: end_of_service } of months)
      if (pay !== 0 || employer !== 0 || end_of_service !== 0)
        amounts.push({ position_id: place.id, month, pay, employer, end_of_service })
  }
  await query.saveAmounts(ctx.db, ctx.actor.companyId, { budgetId, amounts, problems })
}
