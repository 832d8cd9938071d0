import { randomUUID } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import { type Day, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { requestApproval, withdrawApproval } from '../../platform/approvals/service.ts'
import { listPayEntities, type PayEntity } from '../payroll/planned-pay.service.ts'
import { SMALLEST_GROUP, sameDepartment } from './board.rules.ts'
import {
  allowedForBudget,
  BUDGET_KIND,
  budgetYearOf,
  inGroupMoney,
  isWritableBudget,
  raiseSteps,
  stepsOfItems,
} from './budget.rules.ts'
import type * as contract from './contract.ts'
import { type CostGround, decimalsOf, lastDayOfYear, readCostGround, reckonPlaces } from './cost.service.ts'
import { nearBudgetsFor } from './near.service.ts'
import { readsBudgetPay, writesBudgets } from './policy.ts'
import * as query from './queries.ts'

const standing = (row: query.BudgetRow) => ({ state: row.state, kind: row.kind, isCurrent: row.is_current })

export const toBudget = (ctx: Context, row: query.BudgetRow): contract.BudgetView => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  state: row.state,
  isCurrent: row.is_current,
  copiedFrom: row.copied_from,
  total: row.total,
  places: row.places,
  vacant: row.vacant,
  madeAt: iso(row.made_at),
  version: row.version,
  shownIn: row.shown_in,
  rate: row.rate,
  rateDay: row.rate_day,
  allowed: writesBudgets(ctx.actor) ? allowedForBudget(standing(row)) : [],
})

const currencyOf = (ctx: Context, entity: PayEntity): string =>
  entity.currency ?? ctx.countries.get(entity.country).currency.code

/** A legal entity with the year of it that a day lies in. */
export const toBudgetEntity = (ctx: Context, entity: PayEntity, on: Day) => {
  const code = currencyOf(ctx, entity)
  const country = ctx.countries.get(entity.country)
  return {
    id: entity.id,
    name: entity.name,
    country: entity.country,
    currency: { code, minorUnits: decimalsOf(ctx, code) },
    people: entity.people,
    yearFrom: budgetYearOf(on, entity.fiscal_year_start ?? country.entity.fiscalYearStart),
  }
}

export const todayOf = (ctx: Context, country: string): Day => dayIn(ctx.countries.get(country).zone, ctx.now())

/** Fewer than five employed, or in places of the plan: what the entity spends, or plans, would be what somebody is paid. */
export const isTooSmall = (ctx: Context, people: number, budget: query.BudgetRow): boolean => {
  const held = budget.places - budget.vacant
  return !readsBudgetPay(ctx.actor) && (people < SMALLEST_GROUP || (held > 0 && held < SMALLEST_GROUP))
}

export const listBudgets = async (
  ctx: Context,
  { on }: Parsed<typeof contract.listBudgets>,
): Promise<Output<typeof contract.listBudgets>> => {
  const { companyId } = ctx.actor
  const all = await query.listBudgets(ctx.db, companyId, {})
  const near = await nearBudgetsFor(ctx)
  const utc = dayIn('UTC', ctx.now())
  const entities = (await listPayEntities(ctx.db, companyId, utc)).map((row) => {
    const entity = toBudgetEntity(ctx, row, on ?? todayOf(ctx, row.country))
    const own = all.filter((one) => one.entity_id === row.id && one.year_from === entity.yearFrom)
    const budgets = own.map((one) => ({
      ...toBudget(ctx, one),
      total: near.has(one.id) || isTooSmall(ctx, row.people, one) ? 0 : one.total,
    }))
    return { ...entity, budgets }
  })
  const current = entities.flatMap(({ currency, budgets }) =>
    budgets.filter(({ isCurrent, shownIn }) => isCurrent && shownIn).map((budget) => ({ budget, currency })),
  )
  const groups = [...Map.groupBy(current, ({ budget }) => budget.shownIn ?? '')].map(([code, rows]) => {
    const currency = { code, minorUnits: decimalsOf(ctx, code) }
    const total = rows.reduce(
      (sum, { budget, currency: { minorUnits: from } }) =>
        sum + inGroupMoney(budget.total, budget.rate ?? '0', { from, to: currency.minorUnits }),
      0,
    )
    return { currency, total, of: rows.length, among: entities.length }
  })
  return { entities, groups, mayWrite: writesBudgets(ctx.actor), mayReadPay: readsBudgetPay(ctx.actor) }
}

export const getBudget = async (ctx: Context, id: string): Promise<query.BudgetRow> => {
  const row = await query.findBudget(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Budget')
  return row
}

/** The budget, held, as the caller last saw it. */
export const holdBudget = async (ctx: Context, id: string, version?: number): Promise<query.BudgetRow> => {
  const held = await query.lockBudget(ctx.db, ctx.actor.companyId, id)
  if (!held) throw notFound('Budget')
  if (version !== undefined && held.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this budget since you opened it.')
  return getBudget(ctx, id)
}

/** The same, where it can still be changed. */
export const holdDraft = async (ctx: Context, id: string): Promise<query.BudgetRow> => {
  const row = await holdBudget(ctx, id)
  if (!isWritableBudget(row))
    throw new Refusal('CONFLICT', 'This budget stands as it was agreed. Copy it, and change the copy.')
  return row
}

export const getEntity = async (ctx: Context, entityId: string): Promise<PayEntity> => {
  const entities = await listPayEntities(ctx.db, ctx.actor.companyId, dayIn('UTC', ctx.now()))
  const entity = entities.find(({ id }) => id === entityId)
  if (!entity) throw notFound('Legal entity')
  return entity
}

/** What places of a budget are reckoned from. */
export const groundOfBudget = async (ctx: Context, row: query.BudgetRow): Promise<CostGround> => {
  const { country } = await getEntity(ctx, row.entity_id)
  const { entity_id: entityId, currency, year_from: yearFrom } = row
  return readCostGround(ctx, { entityId, country, currency, yearFrom, on: todayOf(ctx, country) })
}

const placesOfHeadcount = ({ people, yearFrom }: CostGround): query.NewPosition[] => {
  const until = lastDayOfYear(yearFrom)
  return [...people.values()].map(({ employmentId, title, department, site, terms }) => ({
    id: randomUUID(),
    title: title ?? 'Employee',
    department: department ?? '',
    site: site ?? '',
    employment_id: employmentId,
    from_day: terms.startedOn > yearFrom ? terms.startedOn : yearFrom,
    until_day: terms.endedOn,
    frozen_from: null,
    pay: stepsOfItems(terms.items, { from: yearFrom, until }),
    source: 'headcount',
  }))
}

export const makeBudget = async (ctx: Context, input: Parsed<typeof contract.makeBudget>) => {
  const { companyId, userId } = ctx.actor
  const entity = (await listPayEntities(ctx.db, companyId, input.yearFrom)).find(({ id }) => id === input.entityId)
  if (!entity) throw invalid({ entityId: 'Legal entity is not one of your company’s' })
  if (!input.yearFrom.endsWith('-01')) throw invalid({ yearFrom: 'A budget begins on the first day of a month' })
  const currency = currencyOf(ctx, entity)
  const { id } = await query.insertBudget(ctx.db, companyId, {
    entity_id: entity.id,
    name: input.name,
    kind: 'version',
    year_from: input.yearFrom,
    currency,
    copied_from: null,
    shown_in: null,
    rate: null,
    rate_day: null,
    by: userId,
    at: ctx.now().toISOString(),
  })
  if (input.from === 'headcount') {
    const ground = await groundOfBudget(ctx, await getBudget(ctx, id))
    const places = placesOfHeadcount(ground)
    await query.insertPositions(ctx.db, companyId, id, places)
    await reckonPlaces(ctx, ground, { budgetId: id, places })
  }
  ctx.audit({
    action: 'budget.make',
    targetType: 'budget',
    targetId: id,
    after: { name: input.name, from: input.from },
  })
  return { budget: toBudget(ctx, await getBudget(ctx, id)) }
}

type Copied = Parsed<typeof contract.copyBudget>

const hiresOf = ({ hires }: Copied): query.NewPosition[] => {
  if (!hires) return []
  const { count, title, department, pay, from } = hires
  return Array.from({ length: count }, () => ({
    id: randomUUID(),
    title,
    department,
    site: '',
    employment_id: null,
    from_day: from,
    until_day: null,
    frozen_from: null,
    pay: [{ from, amounts: { basic: pay } }],
    source: 'scenario',
  }))
}

const copiedPlace = (row: query.PositionRow, { department, raise, freezeFrom }: Copied): query.NewPosition => {
  const isMeant = department === null || sameDepartment(department) === sameDepartment(row.department)
  return {
    id: randomUUID(),
    title: row.title,
    department: row.department,
    site: row.site,
    employment_id: row.employment_id,
    from_day: row.from_day,
    until_day: row.until_day,
    frozen_from: isMeant && freezeFrom && row.employment_id === null ? freezeFrom : row.frozen_from,
    pay: raise && isMeant ? raiseSteps(row.pay, raise.percent, raise.from) : row.pay,
    source: row.source,
  }
}

/** The same places with what is tried out: reckoned anew, as people and the law are now. */
export const copyBudget = async (ctx: Context, input: Copied) => {
  const { companyId, userId } = ctx.actor
  const source = await getBudget(ctx, input.id)
  const { id } = await query.insertBudget(ctx.db, companyId, {
    entity_id: source.entity_id,
    name: input.name,
    kind: input.kind,
    year_from: source.year_from,
    currency: source.currency,
    copied_from: source.id,
    shown_in: input.rate?.shownIn ?? source.shown_in,
    rate: input.rate?.rate ?? source.rate,
    rate_day: input.rate?.rateDay ?? source.rate_day,
    by: userId,
    at: ctx.now().toISOString(),
  })
  const ground = await groundOfBudget(ctx, await getBudget(ctx, id))
  const rows = await query.positionsOf(ctx.db, companyId, source.id)
  const places = [...rows.map((row) => copiedPlace(row, input)), ...hiresOf(input)]
  await query.insertPositions(ctx.db, companyId, id, places)
  await reckonPlaces(ctx, ground, { budgetId: id, places })
  const { raise, hires, freezeFrom, rate, department } = input
  ctx.audit({
    action: 'budget.copy',
    targetType: 'budget',
    targetId: id,
    after: { name: input.name, kind: input.kind },
    detail: { from: source.id, department, raise, hires, freezeFrom, rate },
  })
  return { budget: toBudget(ctx, await getBudget(ctx, id)) }
}

export const moveBudget = async (
  ctx: Context,
  { id, version, action }: Parsed<typeof contract.moveBudget>,
): Promise<Output<typeof contract.moveBudget>> => {
  const { companyId } = ctx.actor
  const row = await holdBudget(ctx, id, version)
  if (!allowedForBudget(standing(row)).includes(action))
    throw new Refusal('CONFLICT', 'This cannot be done with the budget as it stands now.')
  if (action === 'submit' && row.places === 0)
    throw new Refusal('CONFLICT', 'There is nothing in this budget yet. Add a position first.')
  ctx.audit({ action: `budget.${action}`, targetType: 'budget', targetId: id, before: { state: row.state } })
  const move = (state: query.BudgetRow['state'], isCurrent: boolean) =>
    query.moveBudget(ctx.db, companyId, { id, state, isCurrent })
  if (action === 'delete') {
    await query.deleteBudget(ctx.db, companyId, id)
    return { budget: null }
  }
  if (action === 'submit') {
    await move('in_review', false)
    await requestApproval(ctx, { kind: BUDGET_KIND, subjectId: id })
  }
  if (action === 'take_back') {
    await withdrawApproval(ctx, { kind: BUDGET_KIND, subjectId: id })
    await move('draft', false)
  }
  if (action === 'freeze') await move('frozen', row.is_current)
  if (action === 'make_current') {
    await query.standBack(ctx.db, companyId, { entityId: row.entity_id, yearFrom: row.year_from })
    await move(row.state, true)
  }
  return { budget: toBudget(ctx, await getBudget(ctx, id)) }
}

export const rateBudget = async (ctx: Context, input: Parsed<typeof contract.rateBudget>) => {
  const row = await holdBudget(ctx, input.id, input.version)
  await query.rateBudget(ctx.db, ctx.actor.companyId, input)
  ctx.audit({
    action: 'budget.rate',
    targetType: 'budget',
    targetId: input.id,
    before: { shownIn: row.shown_in, rate: row.rate, rateDay: row.rate_day },
    after: { shownIn: input.shownIn, rate: input.rate, rateDay: input.rateDay },
  })
  return { budget: toBudget(ctx, await getBudget(ctx, input.id)) }
}
