import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { addDays, type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { componentsOf, keepFromDeletion } from '../components/held.service.ts'
import type { HeldComponent } from '../components/rules.ts'
import type * as contract from './contract.ts'
import { changesDeductions } from './policy.ts'
import * as query from './queries.ts'

/** Everything a plan of somebody is called by, from the components of their legal entity. */
type Names = (
  row: Pick<query.PlanRow, 'entity_id' | 'country' | 'component_code'>,
) => contract.RecurringDeduction['component']

const todayOf = (ctx: Context, country: string | null): Day =>
  dayIn(country ? ctx.countries.get(country).zone : 'UTC', ctx.now())

/** The components plans are taken by: each legal entity is read once. */
const namesOf = async (ctx: Context, rows: readonly query.PlanRow[]): Promise<Names> => {
  const byEntity = new Map<string, ReadonlyMap<string, HeldComponent>>()
  for (const { entity_id: id, country } of rows) {
    const law = country ? ctx.payrolls.get(country) : undefined
    if (!id || !law || byEntity.has(id)) continue
    byEntity.set(id, (await componentsOf(ctx, law, id))(todayOf(ctx, country)))
  }
  return ({ entity_id: id, component_code: code }) => {
    const held = id ? byEntity.get(id)?.get(code) : undefined
    return { code, name: held?.name ?? code, names: { ...held?.names } }
  }
}

const toRow = (ctx: Context, row: query.PlanRow, nameOf: Names): contract.RecurringDeduction => {
  const { country } = row
  const { code, minorUnits } = ctx.countries.get(country).currency
  return {
    id: row.plan_id,
    employmentId: row.employment_id,
    employeeId: row.employee_id,
    name: row.name,
    number: row.number,
    component: nameOf(row),
    amount: row.amount,
    currency: { code, minorUnits },
    country,
    every: row.every,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    total: row.total,
    taken: row.taken,
    state: row.state,
    note: row.note,
    version: row.version,
  }
}

export const shownPlans = async (
  ctx: Context,
  rows: readonly query.PlanRow[],
): Promise<contract.RecurringDeduction[]> => {
  const nameOf = await namesOf(ctx, rows)
  return rows.map((row) => toRow(ctx, row, nameOf))
}

export const deductionsFor = (
  ctx: Context,
  {
    state,
    employmentId,
    search,
  }: Pick<Parsed<typeof contract.listRecurringDeductions>, 'state' | 'employmentId' | 'search'>,
): query.ListFilter => ({ companyId: ctx.actor.companyId, today: todayOf(ctx, null), state, employmentId, search })

export const listRecurringDeductions = async (
  ctx: Context,
  input: Parsed<typeof contract.listRecurringDeductions>,
): Promise<Output<typeof contract.listRecurringDeductions>> => {
  const { sort, cursor, page, pageSize } = input
  const filter = deductionsFor(ctx, input)
  const part = listWindow(query.DEDUCTION_ORDERS, { sort, cursor, page, pageSize })
  const { rows, next } = pageOf(part, await query.listPlans(ctx.db, filter, part))
  return {
    deductions: await shownPlans(ctx, rows),
    next,
    page,
    ...totalOf(await query.countPlans(ctx.db, filter)),
    mayChange: changesDeductions(ctx.actor),
  }
}

export const findDeductionPeople = async (
  ctx: Context,
  { search }: Parsed<typeof contract.findDeductionPeople>,
): Promise<Output<typeof contract.findDeductionPeople>> => {
  const countries = ctx.countries.all.map(({ code }) => code).filter((code) => ctx.payrolls.get(code))
  const rows = await query.findPeople(ctx.db, ctx.actor.companyId, { search, countries, today: todayOf(ctx, null) })
  return {
    people: rows.map(({ employment_id: employmentId, name, number, entity_id: entityId, country }) => {
      const { code, minorUnits } = ctx.countries.get(country).currency
      return { employmentId, name, number, entityId, country, currency: { code, minorUnits } }
    }),
  }
}

const planOf = async (ctx: Context, planId: string): Promise<query.PlanRow> => {
  const found = await query.findPlan(ctx.db, ctx.actor.companyId, { planId, today: todayOf(ctx, null) })
  if (!found) throw notFound('Recurring deduction')
  return found
}

const wholeOf = async (ctx: Context, planId: string): Promise<contract.WholeDeduction> => {
  const row = await planOf(ctx, planId)
  const [deduction] = await shownPlans(ctx, [row])
  if (!deduction) throw notFound('Recurring deduction')
  const rows = await query.listParts(ctx.db, ctx.actor.companyId, planId)
  const allowed: contract.WholeDeduction['allowed'] = []
  if (changesDeductions(ctx.actor)) {
    if (row.state !== 'paid_off') allowed.push('change', 'end')
    if (row.taken_until === null) allowed.push('delete')
  }
  return {
    deduction,
    amounts: rows.map((one) => ({ amount: one.amount, from: one.starts_on, until: one.ends_on })),
    takenUntil: row.taken_until,
    allowed,
  }
}

export const readRecurringDeduction = (ctx: Context, { id }: Parsed<typeof contract.readRecurringDeduction>) =>
  wholeOf(ctx, id)

export const addRecurringDeduction = async (
  ctx: Context,
  input: Parsed<typeof contract.addRecurringDeduction>,
): Promise<contract.WholeDeduction> => {
  const { companyId, userId } = ctx.actor
  const { employmentId, component: code, startsOn, endsOn, amount, total } = input
  const employment = await query.findEmployment(ctx.db, companyId, employmentId)
  const law = employment?.country ? ctx.payrolls.get(employment.country) : undefined
  if (!employment) throw invalid({ employmentId: 'This person is not one of your company’s.' })
  if (!law || !employment.entity_id)
    throw invalid({ employmentId: 'The law of pay of this person’s country is not on file, so nobody pays them here.' })
  if (employment.ended_on !== null && employment.ended_on < startsOn)
    throw invalid({ startsOn: 'This person has left before this day.' })
  if (endsOn !== null && endsOn < startsOn) throw invalid({ endsOn: 'The last day is before the first.' })
  if (total !== null && total < amount) throw invalid({ total: 'The total is less than what is taken at once.' })
  await keepFromDeletion(ctx, { entityId: employment.entity_id, code })
  const held = (await componentsOf(ctx, law, employment.entity_id))(startsOn).get(code)
  if (held?.nature !== 'deduction' || held.isToCome || (held.until !== null && held.until < startsOn))
    throw invalid({
      component: 'Choose a component of this legal entity that is taken from pay and holds on the first day.',
    })
  const id = crypto.randomUUID()
  await query.insertDeduction(ctx.db, {
    company_id: companyId,
    id,
    plan_id: id,
    employment_id: employmentId,
    component_code: code,
    amount,
    every: input.every,
    starts_on: startsOn,
    ends_on: endsOn,
    total,
    note: input.note,
    created_by: userId,
  })
  const whole = await wholeOf(ctx, id)
  ctx.audit({ action: 'pay-deduction.add', targetType: 'pay-deduction', targetId: id, after: said(whole) })
  return whole
}

/** What of a plan stands in the log. */
const said = ({ deduction }: contract.WholeDeduction) => ({
  employmentId: deduction.employmentId,
  component: deduction.component.code,
  amount: deduction.amount,
  every: deduction.every,
  startsOn: deduction.startsOn,
  endsOn: deduction.endsOn,
  total: deduction.total,
})

/** The rows of a plan, held until the transaction ends. @throws Refusal where somebody else has changed it since */
const heldPlan = async (ctx: Context, { id, version }: { id: string; version: number }) => {
  const rows = await query.lockPlan(ctx.db, ctx.actor.companyId, id)
  const last = rows.at(-1)
  if (!last) throw notFound('Recurring deduction')
  if (last.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this deduction since you opened it.')
  const { taken, taken_until: takenUntil, state } = await planOf(ctx, id)
  if (state === 'paid_off') throw new Refusal('CONFLICT', 'Its total is taken. Add another deduction.')
  return { rows, last, taken, takenUntil, before: await wholeOf(ctx, id) }
}

export const changeRecurringDeduction = async (
  ctx: Context,
  input: Parsed<typeof contract.changeRecurringDeduction>,
): Promise<contract.WholeDeduction> => {
  const { companyId, userId } = ctx.actor
  const { id, amount, from, total } = input
  const { last, taken, takenUntil, before } = await heldPlan(ctx, input)
  if (takenUntil !== null && from <= takenUntil)
    throw invalid({ from: 'It was taken for this day already. Choose a day after the last locked pay period.' })
  if (from < last.starts_on) throw invalid({ from: 'Another amount begins after this day. Choose a later one.' })
  if (last.ends_on !== null && from > last.ends_on) throw invalid({ from: 'It ends before this day.' })
  if (total !== null && total < taken) throw invalid({ total: 'More than this total is taken already.' })
  const at = ctx.now().toISOString()
  if (from === last.starts_on)
    await query.updateDeduction(ctx.db, companyId, { id: last.id, amount, total, endsOn: last.ends_on, at })
  else {
    await query.updateDeduction(ctx.db, companyId, {
      id: last.id,
      amount: last.amount,
      total,
      endsOn: addDays(from, -1),
      at,
    })
    await query.insertDeduction(ctx.db, {
      company_id: companyId,
      plan_id: id,
      employment_id: last.employment_id,
      component_code: last.component_code,
      amount,
      every: last.every,
      starts_on: from,
      ends_on: last.ends_on,
      total,
      note: last.note,
      version: last.version + 1,
      created_by: userId,
    })
  }
  await query.updateTotal(ctx.db, companyId, { planId: id, total })
  const whole = await wholeOf(ctx, id)
  ctx.audit({
    action: 'pay-deduction.change',
    targetType: 'pay-deduction',
    targetId: id,
    before: said(before),
    after: said(whole),
    detail: { from },
  })
  return whole
}

export const endRecurringDeduction = async (
  ctx: Context,
  input: Parsed<typeof contract.endRecurringDeduction>,
): Promise<contract.WholeDeduction> => {
  const { id, on } = input
  const { rows, last, takenUntil, before } = await heldPlan(ctx, input)
  const ending = on === null ? last : rows.findLast(({ starts_on: from }) => from <= on)
  if (!ending) throw invalid({ on: 'The last day is before the first.' })
  if (on !== null && takenUntil !== null && on < takenUntil)
    throw invalid({ on: 'It was taken for a later day already. Choose a day from the last locked pay period on.' })
  const at = ctx.now().toISOString()
  // Amounts that were to begin later never do.
  const later = rows.filter(({ starts_on: from }) => from > ending.starts_on).map((row) => row.id)
  if (later.length > 0) await query.deleteParts(ctx.db, ctx.actor.companyId, later)
  await query.updateDeduction(ctx.db, ctx.actor.companyId, {
    id: ending.id,
    amount: ending.amount,
    total: ending.total,
    endsOn: on,
    at,
  })
  const whole = await wholeOf(ctx, id)
  ctx.audit({
    action: 'pay-deduction.end',
    targetType: 'pay-deduction',
    targetId: id,
    before: { endsOn: before.deduction.endsOn },
    after: { endsOn: on },
  })
  return whole
}

export const deleteRecurringDeduction = async (
  ctx: Context,
  { id }: Parsed<typeof contract.deleteRecurringDeduction>,
): Promise<Output<typeof contract.deleteRecurringDeduction>> => {
  await query.lockPlan(ctx.db, ctx.actor.companyId, id)
  const whole = await wholeOf(ctx, id)
  if (!whole.allowed.includes('delete'))
    throw new Refusal('CONFLICT', 'It was taken from pay. Set its last day instead.')
  await query.deletePlan(ctx.db, ctx.actor.companyId, id)
  ctx.audit({ action: 'pay-deduction.delete', targetType: 'pay-deduction', targetId: id, before: said(whole) })
  return { deleted: true }
}
