import type { Context } from '../../../server/context.ts'
import { addDays, addMonths, type Day, dayIn, iso } from '../../../shared/dates.ts'
import { payLawOf } from '../payroll/locked.service.ts'
import { agreedFor } from '../payroll/planned-pay.rules.ts'
import {
  type LockedCost,
  listLineSums,
  listLockedCosts,
  listPlannedPeople,
  listTwiceAllowed,
} from '../payroll/planned-pay.service.ts'
import * as advice from './advice.rules.ts'
import { type BoardDepartment, type BoardInput, sameDepartment } from './board.rules.ts'
import { endOfMonth, monthlyPayOn } from './budget.rules.ts'
import type { AdviceView } from './contract.ts'
import { lastDayOfYear } from './cost.service.ts'
import * as forecasts from './forecast.queries.ts'
import { levyAdvice } from './levy-advice.rules.ts'
import type * as query from './queries.ts'
import { openReservations } from './reservations.queries.ts'
import { type MeasuredFrom, RESULT_DAYS, resultOf } from './results.rules.ts'

type Known = {
  budget: query.BudgetRow
  locked: LockedCost[]
  forecast: forecasts.ForecastRow[]
  places: query.PositionRow[]
  input: BoardInput
}

type Asked = {
  known: Known
  country: string
  zone: string
  today: Day
  departments: readonly BoardDepartment[]
}

/** Places that were to be held by now, by department, with who was there in the last locked month. */
const dueVacancies = ({ places, locked }: Known, today: Day) => {
  const due = places.filter(
    (row) =>
      row.employment_id === null && row.from_day <= today && (row.until_day ?? today) >= today && !row.frozen_from,
  )
  const last = locked
    .map(({ month }) => month)
    .sort()
    .at(-1)
  return [...Map.groupBy(due, ({ department }) => sameDepartment(department))].map(([key, rows]) => {
    const here = locked.filter((row) => row.month === last && sameDepartment(row.department ?? '') === key)
    return {
      department: rows[0]?.department ?? '',
      count: rows.length,
      perMonth: rows.reduce((sum, row) => sum + monthlyPayOn(row.pay, today), 0),
      people: here.reduce((sum, row) => sum + row.people, 0),
      months: last === undefined ? [] : [last],
    }
  })
}

type Found = Omit<advice.TwicePaid, 'employment'> & { employment_id: string }

const toTwice = ({ employment_id: employment, ...row }: Found): advice.TwicePaid => ({ ...row, employment })

type LevyAsked = { budget: query.BudgetRow; country: string; last: string | undefined; yearEnd: Day }

/** Where foreigners stood in the tiers of a levy at the end of the last locked month. */
const givenLevyAdvice = async (ctx: Context, { budget, country, last, yearEnd }: LevyAsked) => {
  const law = payLawOf(ctx, country)
  const levy = law?.rules.levy
  if (!law || !levy || last === undefined) return []
  const on = endOfMonth(last)
  const entityId = budget.entity_id
  const people = await listPlannedPeople(ctx, { entityId, law, from: on, until: on, on })
  const paying = people.map(({ terms }) => ({ facts: terms.facts, agreed: agreedFor(terms.items, on) }))
  const paid = await listLineSums(ctx.db, ctx.actor.companyId, { entityId, key: levy.line, from: last, until: last })
  return levyAdvice(levy.standing(paying, on), { month: last, levy: paid[0]?.amount ?? 0 }, yearEnd)
}

const givenAdvice = async (ctx: Context, { known, country, today, departments }: Asked): Promise<advice.Advice[]> => {
  const { companyId } = ctx.actor
  const { budget, locked } = known
  const yearEnd = lastDayOfYear(budget.year_from)
  const reserved = new Map<string, number>()
  const vacancies = dueVacancies(known, today)
  for (const row of await openReservations(ctx.db, companyId, budget.id)) {
    const own = vacancies.find(({ department }) => sameDepartment(department) === sameDepartment(row.department))
    if (own) reserved.set(own.department, (reserved.get(own.department) ?? 0) + row.places - row.filled)
  }
  const people = new Set(known.forecast.map(({ employment_id: id }) => id)).size
  const months = [...new Set(locked.map(({ month }) => month))].sort()
  const last = months.at(-1)
  const twice = last
    ? await listTwiceAllowed(ctx.db, companyId, { entityId: budget.entity_id, from: last, until: last })
    : []
  // Of this entity, as its result is measured: another of the same country has its own.
  const leave = (await forecasts.leaveMonthsOf(ctx.db, companyId, budget.entity_id)).flatMap((row) =>
    row.currency === budget.currency ? [{ on: endOfMonth(row.month), minor: row.minor, people: row.priced }] : [],
  )
  return [
    ...advice.overtimeAdvice(advice.siteCostsOf(locked), yearEnd),
    ...advice.vacancyAdvice(vacancies, reserved, yearEnd),
    ...advice.driftAdvice(departments, months, yearEnd),
    ...advice.lawAdvice(known.input.forecast, people, today.slice(0, 7)),
    ...advice.leaveAdvice(leave, yearEnd),
    ...advice.allowanceAdvice(twice.map(toTwice), last, yearEnd),
    ...(await givenLevyAdvice(ctx, { budget, country, last, yearEnd })),
  ]
}

/** What results are measured from: months of the year of the budget and those after it in which one may lie. */
const measuredFrom = async (ctx: Context, { budget, input }: Known, country: string): Promise<MeasuredFrom> => {
  const { companyId } = ctx.actor
  const { entity_id: entityId, year_from: yearFrom, currency } = budget
  const until = addDays(addMonths(yearFrom, 12), RESULT_DAYS).slice(0, 7)
  const range = { entityId, from: yearFrom.slice(0, 7), until }
  const leave = await forecasts.leaveMonthsOf(ctx.db, companyId, entityId)
  const line = payLawOf(ctx, country)?.rules.levy?.line
  return {
    levy: line ? await listLineSums(ctx.db, companyId, { ...range, key: line }) : [],
    locked: await listLockedCosts(ctx.db, companyId, range),
    plan: input.budget,
    twice: (await listTwiceAllowed(ctx.db, companyId, range)).map(toTwice),
    leave: leave.filter((row) => row.currency === currency),
  }
}

const toAnswer = ({ state, reason, by, at }: forecasts.AnswerRow): NonNullable<AdviceView['answer']> => ({
  state,
  reason,
  by,
  at: iso(at),
})

/**
 * Advisories on a budget: those its figures give now, with what was said to each, and those somebody took up that are given no more. What was taken
 * up has its result, once it is due.
 */
export const readAdvice = async (ctx: Context, asked: Asked): Promise<(AdviceView & { given: advice.Advice })[]> => {
  const { known, zone, today } = asked
  const answers = await forecasts.answersOf(ctx.db, ctx.actor.companyId, known.budget.id)
  const given = await givenAdvice(ctx, asked)
  const keys = new Set(given.map(({ key }) => key))
  const past = answers.flatMap(({ state, advisory }) =>
    state === 'accepted' && advisory !== null && !keys.has(advisory.key) ? [advisory] : [],
  )
  const isMeasured = answers.some(({ state, advisory }) => state === 'accepted' && advisory !== null)
  const from = isMeasured ? await measuredFrom(ctx, known, asked.country) : null
  return [...given, ...past].map((row) => {
    const answer = answers.find((one) => one.advice === row.key)
    const kept = answer?.state === 'accepted' ? answer.advisory : null
    const on = answer ? dayIn(zone, new Date(iso(answer.at))) : today
    const { key, kind, about, evidence, expiresOn, expiry, promise } = row
    return {
      key,
      kind,
      about,
      evidence,
      expiresOn,
      expiry,
      isExpired: today > expiresOn,
      isGiven: keys.has(key),
      promise: { unit: promise.unit, before: promise.before, change: promise.change },
      answer: answer ? toAnswer(answer) : null,
      result:
        kept && from ? resultOf({ kind: kept.kind, about: kept.about, promise: kept.promise, on }, from, today) : null,
      given: row,
    }
  })
}
