import type { Context } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { costOfMonths } from '../payroll/planned-pay.rules.ts'
import { type LockedCost, listLockedCosts } from '../payroll/planned-pay.service.ts'
import { readAdvice } from './advice.service.ts'
import {
  apartFromSmall,
  type BoardInput,
  boardDepartments,
  boardMonths,
  hasSmallMonth,
  mergeSmallDepartments,
  sameDepartment,
} from './board.rules.ts'
import { monthsOfYear } from './budget.rules.ts'
import {
  getBudget,
  getEntity,
  groundOfBudget,
  isTooSmall,
  toBudget,
  toBudgetEntity,
  todayOf,
} from './budgets.service.ts'
import type * as contract from './contract.ts'
import { lastDayOfYear } from './cost.service.ts'
import * as forecasts from './forecast.queries.ts'
import { readCurrencyEffect, readLoaded, reckonLeaveMonths } from './loaded.service.ts'
import { nearBudgetsFor } from './near.service.ts'
import { readsBudgetPay, writesBudgets } from './policy.ts'
import * as query from './queries.ts'
import { openReservations } from './reservations.queries.ts'

type Known = {
  budget: query.BudgetRow
  locked: LockedCost[]
  forecast: forecasts.ForecastRow[]
  places: query.PositionRow[]
  input: BoardInput
}

/** Everything the figures of a budget are made of. */
export const knowBoard = async (ctx: Context, budget: query.BudgetRow): Promise<Known> => {
  const { db } = ctx
  const { companyId } = ctx.actor
  const { entity_id: entityId, year_from: yearFrom } = budget
  const months = monthsOfYear(yearFrom)
  const [from = '', until = ''] = [months[0], months.at(-1)]
  const locked = await listLockedCosts(db, companyId, { entityId, from, until })
  const forecast = await forecasts.forecastOf(db, companyId, { entityId, yearFrom })
  const places = await query.positionsOf(db, companyId, budget.id)
  const planned = await query.costsOfBudget(db, companyId, budget.id)
  const reserved = await openReservations(db, companyId, budget.id)
  return {
    budget,
    locked,
    forecast,
    places,
    input: {
      months,
      budget: planned.map(({ end_of_service: endOfService, ...row }) => ({ ...row, endOfService })),
      actual: locked.map((row) => ({ ...row, department: row.department ?? '' })),
      forecast: forecast.map((row) => ({ ...row, endOfService: row.end_of_service, employment: row.employment_id })),
      places: places.map(({ department, employment_id: id }) => ({ department, isHeld: id !== null })),
      reserved: reserved.map((row) => ({ department: row.department, amount: row.amount * (row.places - row.filled) })),
    },
  }
}

const problemsOf = (known: Known) => {
  const said = new Map<string, Set<string>>()
  const note = (message: string | null, who: string) => {
    if (message) said.set(message, (said.get(message) ?? new Set()).add(who))
  }
  for (const { problem, id, employment_id: employment } of known.places) note(problem, employment ?? id)
  for (const { problem, employment_id: employment } of known.forecast) note(problem, employment)
  return [...said].map(([message, who]) => ({ message, count: who.size })).sort((a, b) => b.count - a.count)
}

/** Too few people at any time, or less another budget, for whoever may not see pay. */
const isHiddenFrom = async (ctx: Context, people: number, { budget, input }: Known): Promise<boolean> =>
  isTooSmall(ctx, people, budget) ||
  (!readsBudgetPay(ctx.actor) && (hasSmallMonth(input) || (await nearBudgetsFor(ctx)).has(budget.id)))

/**
 * A vacancy’s figure is planned pay of very few: for whoever sees pay. A department that stands with small ones together is not told of alone: theirs
 * would be what is left.
 */
const listAdvice = async (ctx: Context, asked: Parameters<typeof readAdvice>[1]) => {
  const found = await readAdvice(ctx, asked)
  if (readsBudgetPay(ctx.actor)) return found
  const apart = apartFromSmall(asked.departments)
  return found.filter(({ kind, about }) => kind !== 'vacancy' && (kind !== 'drift' || apart.has(sameDepartment(about))))
}

export const readBudget = async (
  ctx: Context,
  { id }: Parsed<typeof contract.readBudget>,
): Promise<Output<typeof contract.readBudget>> => {
  const { companyId } = ctx.actor
  const budget = await getBudget(ctx, id)
  const entity = await getEntity(ctx, budget.entity_id)
  const known = await knowBoard(ctx, budget)
  const all = boardDepartments(known.input)
  const mayReadPay = readsBudgetPay(ctx.actor)
  const isHidden = await isHiddenFrom(ctx, entity.people, known)
  const shown = mayReadPay ? all : mergeSmallDepartments(all)
  const { zone } = ctx.countries.get(entity.country)
  const today = todayOf(ctx, entity.country)
  const advised = isHidden
    ? []
    : await listAdvice(ctx, { known, country: entity.country, zone, today, departments: all })
  const laws = new Map(known.forecast.map(({ month, law_of: lawOf }) => [month, lawOf]))
  const total = isHidden ? 0 : budget.total
  return {
    budget: { ...toBudget(ctx, budget), total },
    entity: { ...toBudgetEntity(ctx, entity, budget.year_from), yearFrom: budget.year_from },
    from: budget.year_from,
    until: lastDayOfYear(budget.year_from),
    forecastAt: budget.forecast_at === null ? null : iso(budget.forecast_at),
    lawFrom: [...laws].flatMap(([month, lawOf]) => (lawOf === month ? [] : [{ month, lawOf }])),
    problems: problemsOf(known),
    months: isHidden ? [] : boardMonths(known.input),
    departments: isHidden ? [] : shown.map((row) => ({ ...row, isMerged: !all.includes(row) })),
    loaded: isHidden
      ? { months: [], otherMoney: [], unpricedLeave: 0 }
      : await readLoaded(ctx, known, { country: entity.country, zone }),
    currencyEffect: isHidden ? null : await readCurrencyEffect(ctx, known, today),
    advice: advised.map(({ given: _, ...row }) => row),
    comments: (await forecasts.commentsOf(ctx.db, companyId, id)).map((row) => ({ ...row, at: iso(row.at) })),
    mayWrite: writesBudgets(ctx.actor),
    mayReadPay,
    isHidden,
  }
}

/** What everybody employed will cost by the terms now on file, and what their unused leave would: kept until it is asked for again. */
export const forecastBudget = async (
  ctx: Context,
  { id }: Parsed<typeof contract.forecastBudget>,
): Promise<Output<typeof contract.forecastBudget>> => {
  const { companyId } = ctx.actor
  const budget = await getBudget(ctx, id)
  const ground = await groundOfBudget(ctx, budget)
  const { law, currency, months } = ground
  const rows = [...ground.people.values()].flatMap((person) =>
    costOfMonths({ law, currency, months, terms: person.terms })
      .filter(({ pay, employer }) => pay !== 0 || employer !== 0)
      .map(
        (month): forecasts.ForecastRow => ({
          employment_id: person.employmentId,
          month: month.month,
          department: person.department ?? '',
          pay: month.pay,
          employer: month.employer,
          end_of_service: month.endOfService,
          law_of: month.lawOf,
          problem: month.problem,
        }),
      ),
  )
  const at = ctx.now().toISOString()
  const { entity_id: entityId, year_from: yearFrom } = budget
  await forecasts.saveForecast(ctx.db, companyId, { entityId, yearFrom, rows, at })
  const year = { entityId, from: months[0] ?? '', until: months.at(-1) ?? '' }
  const locked = new Set((await listLockedCosts(ctx.db, companyId, year)).map(({ month }) => month))
  await reckonLeaveMonths(ctx, {
    entityId,
    currency: currency.code,
    months: [...locked],
    today: todayOf(ctx, ground.country),
  })
  const people = ground.people.size
  const problems = new Set(rows.filter(({ problem }) => problem).map(({ employment_id: who }) => who)).size
  ctx.audit({ action: 'budget.forecast', targetType: 'budget', targetId: id, after: { people, problems } })
  return { people, problems, forecastAt: at }
}

export const commentBudget = async (ctx: Context, { id, text }: Parsed<typeof contract.commentBudget>) => {
  await getBudget(ctx, id)
  const said = { budgetId: id, text, by: ctx.actor.userId, at: ctx.now().toISOString() }
  const comment = await forecasts.insertComment(ctx.db, ctx.actor.companyId, said)
  ctx.audit({ action: 'budget.comment', targetType: 'budget', targetId: id })
  return { id: comment.id }
}

export const answerAdvice = async (
  ctx: Context,
  { id, key, state, reason }: Parsed<typeof contract.answerAdvice>,
): Promise<Output<typeof contract.answerAdvice>> => {
  const budget = await getBudget(ctx, id)
  const entity = await getEntity(ctx, budget.entity_id)
  const known = await knowBoard(ctx, budget)
  if (await isHiddenFrom(ctx, entity.people, known)) throw notFound('Advisory')
  const { country } = entity
  const today = todayOf(ctx, country)
  const { zone } = ctx.countries.get(country)
  const asked = { known, country, zone, today, departments: boardDepartments(known.input) }
  const read = async () => (await listAdvice(ctx, asked)).find((row) => row.key === key)
  const found = await read()
  if (!found) throw notFound('Advisory')
  if (!found.isGiven || found.isExpired)
    throw new Refusal('CONFLICT', 'This advisory is over: its figures are no longer those of today.')
  // Taken up a second time, it would be measured from a later day and against other figures.
  if (state === 'accepted' && found.result?.state === 'waits')
    throw new Refusal('CONFLICT', 'Somebody has taken this up already: its result is still to be measured.')
  const { userId: by, companyId } = ctx.actor
  const at = ctx.now().toISOString()
  await forecasts.saveAnswer(ctx.db, companyId, { budgetId: id, advisory: found.given, state, reason, by, at })
  ctx.audit({
    action: `budget.advice.${state}`,
    targetType: 'budget',
    targetId: id,
    after: { advice: key, reason },
    detail: { evidence: found.evidence, promise: found.promise },
  })
  const answered = await read()
  if (!answered) throw notFound('Advisory')
  const { given: _, ...view } = answered
  return { advice: view }
}
