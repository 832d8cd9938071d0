import { type CountryPayroll, monthOfDay } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { isForeignKeyViolation, uniqueViolation } from '../../../server/sql.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { duePeriod } from './due.rules.ts'
import { firstPeriodProblems, lateInNextMonth } from './first-period.rules.ts'
import * as members from './group-members.queries.ts'
import type * as contract from './groups.contract.ts'
import * as query from './groups.queries.ts'
import { momentOf } from './place-day.service.ts'
import * as setup from './queries.ts'
import { lockGroup } from './runs.queries.ts'

/** Pay groups of legal entities: how people are paid, and which of them new hires join. */

export const currencyOf = ({ countries }: Pick<Context, 'countries'>, code: string) => ({
  code,
  minorUnits: countries.all.find(({ currency }) => currency.code === code)?.currency.minorUnits ?? 2,
})

type Known = { today: Day; used: ReadonlySet<string>; people: ReadonlyMap<string, number> }

const toView = (ctx: Context, row: setup.GroupRow, { today, used, people }: Known): contract.PayGroupView => ({
  id: row.id,
  name: row.name,
  entityId: row.entity_id,
  currency: currencyOf(ctx, row.currency),
  frequency: row.frequency,
  payOn: row.pay_on,
  paysNextMonth: row.pays_next_month,
  firstFrom: row.first_from,
  firstUntil: row.first_until,
  firstPayDay: row.first_pay_day,
  nextPayDay: duePeriod(row, null, today)?.payDay ?? null,
  isDefault: row.is_default,
  isClosed: row.is_closed,
  isUsed: used.has(row.id),
  people: people.get(row.id) ?? 0,
  version: row.version,
})

/** All groups of the company: of a legal entity the default one first. */
export const listGroupViews = async (ctx: Context): Promise<contract.PayGroupView[]> => {
  const { companyId } = ctx.actor
  const used = await query.usedGroups(ctx.db, companyId)
  const counted = await members.countInGroups(ctx.db, companyId, momentOf(ctx))
  const people = new Map(counted.map((row) => [row.group_id, row.people]))
  const days = new Map((await setup.listEntities(ctx.db, companyId, momentOf(ctx))).map(({ id, today }) => [id, today]))
  return (await setup.listGroups(ctx.db, companyId)).map((row) => {
    const today = days.get(row.entity_id) ?? dayIn(ctx.countries.get(row.country).zone, ctx.now())
    return toView(ctx, row, { today, used, people })
  })
}

const viewOf = async (ctx: Context, id: string): Promise<contract.PayGroupView> => {
  const group = (await listGroupViews(ctx)).find((one) => one.id === id)
  if (!group) throw notFound('Pay group')
  return group
}

type Calendar = Omit<Parsed<typeof contract.addPayGroup>, 'entityId'>

/** @param today at the place of the entity; `law`: of its country, where it is on file */
const checkDates = (input: Calendar, today: Day, law: CountryPayroll | undefined): void => {
  if (input.paysNextMonth && input.frequency !== 'monthly')
    throw invalid({ paysNextMonth: 'Only pay of a whole month goes out in the next' })
  const late = input.paysNextMonth ? lateInNextMonth(input.payOn ?? 31, monthOfDay(today), law) : null
  if (late) throw invalid({ payOn: late })
  const fields = firstPeriodProblems(input)
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

const calendarOf = (input: Calendar) => ({
  frequency: input.frequency,
  pay_on: input.payOn,
  pays_next_month: input.paysNextMonth,
  first_from: input.firstFrom,
  first_until: input.firstUntil,
  first_pay_day: input.firstPayDay,
})

/** Two who name a group the same at once: the database says so. */
const naming = async <Answer>(write: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await write()
  } catch (error) {
    const violated = uniqueViolation(error)
    if (violated === 'pay_groups_default')
      throw new Refusal('CONFLICT', 'Somebody else set up how this legal entity pays. Look again.')
    if (violated !== 'pay_groups_name') throw error
    const message = 'This legal entity has a pay group of this name already.'
    throw new Refusal('CONFLICT', message, { fields: { name: message } })
  }
}

/** What the log says of a group: what was decided, not what is counted. */
const told = ({ id: _id, people: _people, nextPayDay: _next, isUsed: _used, ...said }: contract.PayGroupView) => said

export const addPayGroup = async (ctx: Context, input: Parsed<typeof contract.addPayGroup>) => {
  const { companyId, userId } = ctx.actor
  const entity = (await setup.listEntities(ctx.db, companyId, momentOf(ctx))).find(({ id }) => id === input.entityId)
  if (!entity) throw invalid({ entityId: 'Legal entity is not one of your company’s' })
  checkDates(input, entity.today, ctx.payrolls.get(entity.country))
  const beside = (await setup.listGroups(ctx.db, companyId)).filter((one) => one.entity_id === entity.id)
  // People of a legal entity are paid in one money: sums of its months and years are made of all its groups.
  const currency = beside[0]?.currency ?? entity.currency ?? ctx.countries.get(entity.country).currency.code
  const { id } = await naming(() =>
    query.insertGroup(ctx.db, {
      company_id: companyId,
      entity_id: entity.id,
      name: input.name,
      currency,
      ...calendarOf(input),
      is_default: beside.length === 0,
      created_by: userId,
    }),
  )
  const group = await viewOf(ctx, id)
  ctx.audit({ action: 'pay-group.add', targetType: 'pay-group', targetId: id, after: told(group) })
  return { group }
}

/** The group, held with the others of its legal entity. @throws Refusal NOT_FOUND, VERSION_CONFLICT */
const holdGroup = async (ctx: Context, { id, version }: { id: string; version?: number }) => {
  const { companyId } = ctx.actor
  await lockGroup(ctx.db, companyId, id)
  const row = await setup.findGroup(ctx.db, companyId, id)
  if (!row) throw notFound('Pay group')
  if (version !== undefined && row.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this pay group since you opened it.', {
      data: { group: await viewOf(ctx, id) },
    })
  return { row, before: await viewOf(ctx, id) }
}

const isSameCalendar = (row: setup.GroupRow, input: Calendar): boolean => {
  const now = calendarOf(input)
  return (Object.keys(now) as (keyof typeof now)[]).every((key) => row[key] === now[key])
}

export const changePayGroup = async (ctx: Context, input: Parsed<typeof contract.changePayGroup>) => {
  const { companyId } = ctx.actor
  const { row, before } = await holdGroup(ctx, input)
  if (!isSameCalendar(row, input)) {
    if (before.isUsed)
      throw new Refusal(
        'CONFLICT',
        'People were paid or moved by the days of this pay group. To pay them on other days, add a pay group and move them into it.',
      )
    const entity = (await setup.listEntities(ctx.db, companyId, momentOf(ctx))).find(({ id }) => id === row.entity_id)
    const today = entity?.today ?? dayIn(ctx.countries.get(row.country).zone, ctx.now())
    checkDates(input, today, ctx.payrolls.get(row.country))
  }
  await naming(() => query.updateGroup(ctx.db, companyId, { id: row.id, name: input.name, ...calendarOf(input) }))
  const group = await viewOf(ctx, row.id)
  ctx.audit({
    action: 'pay-group.change',
    targetType: 'pay-group',
    targetId: row.id,
    before: told(before),
    after: told(group),
  })
  return { group }
}

/** Whoever is in the old default group without a word is written into it first: nobody moves by it. */
export const makeDefaultPayGroup = async (ctx: Context, input: Parsed<typeof contract.makeDefaultPayGroup>) => {
  const { companyId, userId: by } = ctx.actor
  const { row, before } = await holdGroup(ctx, input)
  if (row.is_closed) throw new Refusal('CONFLICT', 'This pay group takes nobody new. Open it first.')
  if (row.is_default) return { group: before }
  const { entity_id: entityId } = row
  const old = (await setup.listGroups(ctx.db, companyId)).find((one) => one.entity_id === entityId && one.is_default)
  if (old) await members.keepInGroup(ctx.db, companyId, { groupId: old.id, entityId, by })
  await query.makeDefault(ctx.db, companyId, { id: row.id, entityId })
  ctx.audit({
    action: 'pay-group.default',
    targetType: 'pay-group',
    targetId: row.id,
    before: { group: old?.name ?? null },
    after: { group: row.name },
  })
  return { group: await viewOf(ctx, row.id) }
}

export const closePayGroup = async (ctx: Context, input: Parsed<typeof contract.closePayGroup>) => {
  const { row } = await holdGroup(ctx, input)
  if (input.closed && row.is_default)
    throw new Refusal('CONFLICT', 'New hires join this pay group. Make another one the default first.')
  await query.closeGroup(ctx.db, ctx.actor.companyId, {
    id: row.id,
    at: input.closed ? ctx.now().toISOString() : null,
  })
  ctx.audit({
    action: input.closed ? 'pay-group.close' : 'pay-group.open',
    targetType: 'pay-group',
    targetId: row.id,
    after: { name: row.name },
  })
  return { group: await viewOf(ctx, row.id) }
}

export const deletePayGroup = async (ctx: Context, { id }: Parsed<typeof contract.deletePayGroup>) => {
  const { companyId } = ctx.actor
  const { row, before } = await holdGroup(ctx, { id })
  const used = new Refusal('CONFLICT', 'This pay group was used: it can be closed to new hires, and stays on record.')
  if (before.isUsed || (await query.hasMembers(ctx.db, companyId, id))) throw used
  const others = (await setup.listGroups(ctx.db, companyId)).filter((one) => one.entity_id === row.entity_id)
  if (row.is_default && others.length > 1)
    throw new Refusal('CONFLICT', 'New hires join this pay group. Make another one the default first.')
  try {
    await query.deleteGroup(ctx.db, companyId, id)
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
    throw used
  }
  ctx.audit({ action: 'pay-group.delete', targetType: 'pay-group', targetId: id, before: told(before) })
  return { deleted: true }
}
