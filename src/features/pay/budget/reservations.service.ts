import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import { exact, type Minor, roundToMinor } from '../../../shared/money.ts'
import { payLawOf } from '../payroll/locked.service.ts'
import type { PlannedMonth } from '../payroll/planned-pay.rules.ts'
import { listPayEntities } from '../payroll/planned-pay.service.ts'
import { apartFromSmall, boardDepartments, hasSmallMonth, sameDepartment } from './board.rules.ts'
import { knowBoard } from './board.service.ts'
import { todayOf } from './budgets.service.ts'
import { costOfPlace, readCostGround } from './cost.service.ts'
import { readsBudgetPay } from './policy.ts'
import * as query from './queries.ts'
import * as reservations from './reservations.queries.ts'

/** Somebody to be hired, as it is written down: pay in minor units of the country’s currency, for a month or a year. */
export type WantedPlace = {
  requisitionId: string
  country: string
  department: string
  title: string
  pay: Minor | null
  period: string
  from: Day
  /** How many are still to be hired. */
  places: number
}

/** What one of those places costs, and whether the budget of its department has room for all that are still to be hired. */
export type WantedCost = {
  entity: string
  currency: string
  /** A whole month. */
  month: PlannedMonth
  /** From the day it is wanted until the end of the budget’s year, of one place. */
  restOfYear: Minor
  /** Null: the entity has no current budget for that day. */
  budget: { id: string; name: string; hasRoom: boolean; room: Minor | null } | null
  reserved: { places: number; filled: number; amount: Minor; state: 'reserved' | 'released' | 'filled' } | null
}

const monthlyOf = ({ pay, period }: WantedPlace): Minor | null => {
  if (pay === null || pay <= 0) return null
  if (period === 'MONTH') return pay
  return period === 'YEAR' ? roundToMinor(exact(pay).div(exact(12))) : null
}

type Reckoned = { cost: WantedCost; entityId: string; budget: query.BudgetRow | null }

const roomIn = async (ctx: Context, wanted: WantedPlace, budget: query.BudgetRow) => {
  const { input } = await knowBoard(ctx, budget)
  const key = sameDepartment(wanted.department)
  const all = boardDepartments(input)
  const found = all.find(({ department }) => sameDepartment(department) === key)
  return { room: found?.room ?? 0, isApart: apartFromSmall(all).has(key) && !hasSmallMonth(input) }
}

const reckon = async (ctx: Context, wanted: WantedPlace): Promise<Reckoned | null> => {
  const { companyId } = ctx.actor
  const monthly = monthlyOf(wanted)
  const today = todayOf(ctx, wanted.country)
  const entity = (await listPayEntities(ctx.db, companyId, today)).find(({ country }) => country === wanted.country)
  if (monthly === null || !entity || !payLawOf(ctx, wanted.country)) return null
  const { currency } = ctx.countries.get(wanted.country)
  if (entity.currency !== null && entity.currency !== currency.code) return null
  const from = wanted.from > today ? wanted.from : today
  const budget = (await query.currentBudget(ctx.db, companyId, { entityId: entity.id, on: from })) ?? null
  const yearFrom = budget?.year_from ?? `${from.slice(0, 7)}-01`
  const asked = { entityId: entity.id, country: wanted.country, currency: currency.code, yearFrom, on: today }
  const ground = await readCostGround(ctx, asked)
  const pay = [{ from, amounts: { basic: monthly } }]
  const place = { employment_id: null, from_day: from, until_day: null, frozen_from: null, pay }
  const wholeMonth = { ...place, from_day: `${from.slice(0, 7)}-01` }
  const [month] = costOfPlace({ ...ground, months: [from.slice(0, 7)] }, wholeMonth)
  if (!month) return null
  const restOfYear = costOfPlace(ground, place).reduce((sum, one) => sum + one.pay + one.employer, 0)
  const reserved = (await reservations.findReservation(ctx.db, companyId, wanted.requisitionId)) ?? null
  const known = budget && (await roomIn(ctx, wanted, budget))
  const held = reserved?.state === 'reserved' ? reserved.amount * (reserved.places - reserved.filled) : 0
  const isShown = known !== null && (readsBudgetPay(ctx.actor) || known.isApart)
  return {
    entityId: entity.id,
    budget,
    cost: {
      entity: entity.name,
      currency: currency.code,
      month,
      restOfYear,
      budget: budget &&
        known && {
          id: budget.id,
          name: budget.name,
          // What it holds itself is room for it.
          hasRoom: known.room + held >= restOfYear * wanted.places,
          room: isShown ? known.room + held : null,
        },
      reserved: reserved && {
        places: reserved.places,
        filled: reserved.filled,
        amount: reserved.amount,
        state: reserved.state,
      },
    },
  }
}

/** Null: pay is not written by the month or year, or the law of the country is not on file. */
export const costOfWanted = async (ctx: Context, wanted: WantedPlace): Promise<WantedCost | null> =>
  (await reckon(ctx, wanted))?.cost ?? null

/** Holds what the places cost until the end of the year; without a current budget, or without pay, nothing. */
export const reserveForRequisition = async (ctx: Context, wanted: WantedPlace): Promise<void> => {
  const found = await reckon(ctx, wanted)
  if (!found?.budget || wanted.places < 1) return
  await query.lockBudget(ctx.db, ctx.actor.companyId, found.budget.id)
  await reservations.insertReservation(ctx.db, ctx.actor.companyId, {
    requisition_id: wanted.requisitionId,
    entity_id: found.entityId,
    budget_id: found.budget.id,
    title: wanted.title,
    department: wanted.department,
    places: wanted.places,
    amount: found.cost.restOfYear,
    at: ctx.now().toISOString(),
  })
  ctx.audit({
    action: 'budget.reserve',
    targetType: 'budget',
    targetId: found.budget.id,
    after: { requisition: wanted.requisitionId, places: wanted.places, amount: found.cost.restOfYear },
  })
}

/** What a requisition still holds is free again. */
export const releaseReservation = async (ctx: Context, requisitionId: string): Promise<void> => {
  const { companyId } = ctx.actor
  const row = await reservations.lockReservation(ctx.db, companyId, requisitionId)
  if (!row) return
  const at = ctx.now().toISOString()
  await reservations.endReservation(ctx.db, companyId, { id: row.id, filled: row.filled, state: 'released', at })
  ctx.audit({
    action: 'budget.release',
    targetType: 'budget',
    targetId: row.budget_id,
    after: { requisition: requisitionId, places: row.places - row.filled },
  })
}

/**
 * Somebody is hired for a requisition: a vacant place of its department in the budget that is open on their first day is theirs, one of its title
 * before others; where there is none, they stand in it without a cost of their own, and what they cost is beyond the plan.
 */
export const fillReservation = async (
  ctx: Context,
  { requisitionId, employeeId, startsOn }: { requisitionId: string; employeeId: string; startsOn: Day },
): Promise<void> => {
  const { companyId } = ctx.actor
  const row = await reservations.lockReservation(ctx.db, companyId, requisitionId)
  const employmentId = await reservations.employmentOf(ctx.db, companyId, employeeId)
  if (!row || !employmentId) return
  const filled = row.filled + 1
  const state = filled >= row.places ? 'filled' : 'reserved'
  const at = ctx.now().toISOString()
  await reservations.endReservation(ctx.db, companyId, { id: row.id, filled, state, at })
  const vacant = (await query.positionsOf(ctx.db, companyId, row.budget_id)).filter(
    (place) =>
      place.employment_id === null &&
      sameDepartment(place.department) === sameDepartment(row.department) &&
      // Nobody is hired for a place that is frozen or over by their first day.
      (place.frozen_from === null || place.frozen_from > startsOn) &&
      (place.until_day === null || place.until_day >= startsOn),
  )
  const place = vacant.find(({ title }) => sameDepartment(title) === sameDepartment(row.title)) ?? vacant[0]
  if (place) await query.holdPosition(ctx.db, companyId, { id: place.id, employmentId })
  else
    await query.insertPositions(ctx.db, companyId, row.budget_id, [
      {
        id: crypto.randomUUID(),
        title: row.title,
        department: row.department,
        site: '',
        employment_id: employmentId,
        from_day: startsOn,
        until_day: null,
        frozen_from: null,
        pay: [],
        source: 'requisition',
      },
    ])
  ctx.audit({
    action: 'budget.fill',
    targetType: 'budget',
    targetId: row.budget_id,
    after: { requisition: requisitionId, position: place?.id ?? null, filled },
  })
}
