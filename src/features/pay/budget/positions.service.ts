import { randomUUID } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { monthlyPayOn, monthsOfYear } from './budget.rules.ts'
import { getBudget, getEntity, groundOfBudget, holdDraft, todayOf } from './budgets.service.ts'
import type * as contract from './contract.ts'
import { costOfPlace, decimalsOf, factsOfPlace, lastDayOfYear, reckonPlaces } from './cost.service.ts'
import * as query from './queries.ts'

const toPosition = (row: query.PositionRow, on: Day): contract.BudgetPosition => ({
  id: row.id,
  title: row.title,
  department: row.department,
  site: row.site,
  person: row.person,
  from: row.from_day,
  until: row.until_day,
  frozenFrom: row.frozen_from,
  pay: monthlyPayOn(row.pay, row.from_day > on ? row.from_day : on),
  cost: row.cost,
  endOfService: row.end_of_service,
  source: row.source,
  problem: row.problem,
  version: row.version,
})

/** The day pay is shown of: today, or the nearest day of the year to it. */
const shownOn = (today: Day, yearFrom: Day): Day => {
  const last = lastDayOfYear(yearFrom)
  if (today < yearFrom) return yearFrom
  return today > last ? last : today
}

export const listPositions = async (
  ctx: Context,
  { id, ...input }: Parsed<typeof contract.listPositions>,
): Promise<Output<typeof contract.listPositions>> => {
  const { companyId } = ctx.actor
  const budget = await getBudget(ctx, id)
  const { country } = await getEntity(ctx, budget.entity_id)
  const { held, search, department } = input
  const filter = { budgetId: id, held, search, department }
  const part = listWindow(query.POSITION_ORDERS, input)
  const { rows, next } = pageOf(part, await query.listPositions(ctx.db, companyId, filter, part))
  const on = shownOn(todayOf(ctx, country), budget.year_from)
  return {
    positions: rows.map((row) => toPosition(row, on)),
    currency: { code: budget.currency, minorUnits: decimalsOf(ctx, budget.currency) },
    country,
    next,
    page: input.page,
    ...totalOf(await query.countPositions(ctx.db, companyId, filter)),
  }
}

const getPosition = async (ctx: Context, id: string): Promise<query.PositionRow> => {
  const [row] = await query.positionsByIds(ctx.db, ctx.actor.companyId, [id])
  if (!row) throw notFound('Position')
  return row
}

type Fields = Pick<Parsed<typeof contract.addPosition>, 'title' | 'department' | 'site' | 'pay' | 'from' | 'until'>

const refuseDays = ({ from, until }: Pick<Fields, 'from' | 'until'>, yearFrom: Day): void => {
  if (until !== null && until < from) throw invalid({ until: 'Until must not be before From' })
  if (from > lastDayOfYear(yearFrom)) throw invalid({ from: 'From is after the year of this budget' })
  if (until !== null && until < yearFrom) throw invalid({ until: 'Until is before the year of this budget' })
}

/** A place that nobody holds, as it is entered. */
export const newPlace = (fields: Fields, source: 'entered' | 'import', yearFrom: Day): query.NewPosition => {
  refuseDays(fields, yearFrom)
  const { title, department, site, pay, from, until } = fields
  return {
    id: randomUUID(),
    title,
    department,
    site,
    employment_id: null,
    from_day: from,
    until_day: until,
    frozen_from: null,
    pay: [{ from, amounts: { basic: pay } }],
    source,
  }
}

const shownPosition = async (ctx: Context, id: string) => {
  const row = await getPosition(ctx, id)
  return { position: toPosition(row, row.from_day) }
}

export const addPosition = async (ctx: Context, { id, ...fields }: Parsed<typeof contract.addPosition>) => {
  const budget = await holdDraft(ctx, id)
  const place = newPlace(fields, 'entered', budget.year_from)
  await query.insertPositions(ctx.db, ctx.actor.companyId, id, [place])
  await reckonPlaces(ctx, await groundOfBudget(ctx, budget), { budgetId: id, places: [place] })
  ctx.audit({ action: 'budget.position.add', targetType: 'budget', targetId: id, after: { ...fields } })
  return shownPosition(ctx, place.id)
}

export const changePosition = async (
  ctx: Context,
  { positionId, version, ...fields }: Parsed<typeof contract.changePosition>,
) => {
  const before = await getPosition(ctx, positionId)
  const budget = await holdDraft(ctx, before.budget_id)
  if ((await getPosition(ctx, positionId)).version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this position since you opened it.')
  refuseDays(fields, budget.year_from)
  const { title, department, site, pay, from, until } = fields
  const { country } = await getEntity(ctx, budget.entity_id)
  // Pay that was not touched keeps its history; another one holds from the first day of the place.
  const was = toPosition(before, shownOn(todayOf(ctx, country), budget.year_from)).pay
  const steps = pay === was ? before.pay : [{ from, amounts: { basic: pay } }]
  const place = { ...before, title, department, site, from_day: from, until_day: until, pay: steps }
  await query.updatePosition(ctx.db, ctx.actor.companyId, place)
  await reckonPlaces(ctx, await groundOfBudget(ctx, budget), { budgetId: budget.id, places: [place] })
  ctx.audit({
    action: 'budget.position.change',
    targetType: 'budget',
    targetId: budget.id,
    before: { title: before.title, department: before.department, pay: was, from: before.from_day },
    after: { title, department, pay, from },
  })
  return shownPosition(ctx, positionId)
}

export const deletePosition = async (ctx: Context, { positionId }: Parsed<typeof contract.deletePosition>) => {
  const row = await getPosition(ctx, positionId)
  await holdDraft(ctx, row.budget_id)
  await query.deletePositions(ctx.db, ctx.actor.companyId, [positionId])
  const { title, department } = row
  ctx.audit({
    action: 'budget.position.delete',
    targetType: 'budget',
    targetId: row.budget_id,
    before: { title, department },
  })
  return { deleted: true as const }
}

/** What a place costs in a month, line by line: reckoned by the same rules as the amounts that are kept. */
export const readPositionCost = async (
  ctx: Context,
  { positionId, month: asked }: Parsed<typeof contract.readPositionCost>,
): Promise<Output<typeof contract.readPositionCost>> => {
  const row = await getPosition(ctx, positionId)
  const budget = await getBudget(ctx, row.budget_id)
  const ground = await groundOfBudget(ctx, budget)
  const months = costOfPlace(ground, row)
  const first = months.find(({ pay }) => pay > 0) ?? months[0]
  const month = months.find((one) => one.month === asked) ?? first
  if (!month) throw notFound('Month')
  const facts = row.employment_id === null ? factsOfPlace(ground, row) : {}
  const label = (key: string) => ground.law.facts.find((fact) => fact.key === key)?.label ?? key
  return {
    title: row.title,
    person: row.person,
    currency: ground.currency,
    country: ground.country,
    assumed: Object.entries(facts)
      .filter(([key]) => ground.law.facts.some((fact) => fact.key === key))
      .map(([key, value]) => ({ label: label(key), value: value ?? '' })),
    months: monthsOfYear(budget.year_from).map((name) => {
      const found = months.find((one) => one.month === name)
      return {
        month: name,
        pay: found?.pay ?? 0,
        employer: found?.employer ?? 0,
        endOfService: found?.endOfService ?? 0,
      }
    }),
    month: month.month,
    lawOf: month.lawOf,
    problem: month.problem,
    lines: month.lines,
  }
}
