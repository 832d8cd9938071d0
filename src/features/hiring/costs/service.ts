import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor, toMinor } from '../../../shared/money.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import type { Cost } from './contract.ts'
import * as query from './queries.ts'
import { BY, perHire, perHireBy } from './rules.ts'

type Ground = Pick<Context, 'countries'>

/** A currency as its country writes it. */
export const moneyOf = ({ countries }: Ground, code: string) => {
  const country = countries.all.find((c) => c.currency.code === code)
  return { currency: code, symbol: country?.currency.symbol ?? code, decimals: country?.currency.minorUnits ?? 2 }
}

const costOf = (ctx: Ground, current: query.StoredCost): Cost => {
  const money = moneyOf(ctx, current.currency)
  return {
    id: current.id,
    kind: current.kind,
    ...money,
    amount: fromMinor(current.amount, money.decimals),
    spentOn: current.spent_on,
    source: current.source,
    note: current.note,
    by: current.by,
    version: current.version,
    job: current.job_id === null ? null : { id: current.job_id, title: current.job ?? '' },
    requisition:
      current.requisition_id === null
        ? null
        : { id: current.requisition_id, number: current.number ?? 0, title: current.requisition ?? '' },
  }
}

export const listCosts = async (
  ctx: Context,
  { sort, cursor, page, pageSize, ...filter }: Parsed<typeof contract.listCosts>,
): Promise<Output<typeof contract.listCosts>> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const part = listWindow(query.COST_ORDERS, { sort, cursor, page, pageSize })
  const { rows, next } = pageOf(part, await query.listCosts(db, companyId, filter, part))
  const totals = (await query.listCostTotals(db, companyId, filter)).map(({ currency, amount, n }) => {
    const money = moneyOf(ctx, currency)
    return { ...money, amount: fromMinor(amount, money.decimals), n }
  })
  return {
    costs: rows.map((h) => costOf(ctx, h)),
    totalCount: totals.reduce((sum, t) => sum + t.n, 0),
    totalIsAtLeast: false,
    next,
    page,
    pageSize,
    totals,
    months: (await query.listCostMonths(db, companyId, filter)).map((spent) => ({
      ...spent,
      amount: fromMinor(spent.amount, moneyOf(ctx, spent.currency).decimals),
    })),
    choices: {
      currencies: ctx.countries.all.map((c) => ({ ...moneyOf(ctx, c.currency.code), country: c.code })),
      jobs: await query.listJobs(db, companyId),
      requisitions: await query.listRequisitions(db, companyId),
      sources: await query.listSources(db, companyId),
    },
  }
}

type Written = Parsed<typeof contract.addCost>

/** What was typed, judged by what it refers to. */
const columnsOf = async (ctx: Context, input: Written) => {
  const { db, actor } = ctx
  const wrong: Record<string, string> = {}
  const country = ctx.countries.all.find((c) => c.currency.code === input.currency)
  if (!country) throw invalid({ currency: 'Choose a currency of a country we operate in' })
  if (input.job !== null && input.requisition !== null)
    wrong.requisition = 'A cost is for a job or for a requisition, not for both'
  if (input.job !== null && !(await query.listJobs(db, actor.companyId)).some((j) => j.id === input.job))
    wrong.job = 'There is no such job'
  if (
    input.requisition !== null &&
    !(await query.listRequisitions(db, actor.companyId)).some((r) => r.id === input.requisition)
  )
    wrong.requisition = 'There is no such requisition'
  // Somewhere it is tomorrow already.
  if (input.spentOn > addDays(dayIn('UTC', ctx.now()), 1)) wrong.spentOn = 'This day has not come yet'
  const { minorUnits, code } = country.currency
  let amount = 0
  try {
    amount = toMinor(input.amount, minorUnits)
    if (amount < 1) wrong.amount = 'Amount must be more than nothing'
  } catch {
    wrong.amount = `${code} has ${minorUnits} decimals`
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return {
    kind: input.kind,
    amount,
    currency: code,
    spent_on: input.spentOn,
    source: input.source,
    note: input.note,
    job_id: input.job,
    requisition_id: input.requisition,
  }
}

const current = async ({ db, actor }: Context, id: string, lock = false) => {
  if (lock && !(await query.lockCost(db, actor.companyId, id))) throw notFound('Cost')
  const found = await query.findCost(db, actor.companyId, id)
  if (!found) throw notFound('Cost')
  return found
}

const plain = (h: query.StoredCost) => ({
  kind: h.kind,
  amount: h.amount,
  currency: h.currency,
  spent_on: h.spent_on,
  source: h.source,
  note: h.note,
  job_id: h.job_id,
  requisition_id: h.requisition_id,
})

export const addCost = async (ctx: Context, input: Written) => {
  const { db, actor } = ctx
  const columns = await columnsOf(ctx, input)
  const { id } = await query.insertCost(db, { company_id: actor.companyId, created_by: actor.userId, ...columns })
  ctx.audit({ action: 'hiringCost.add', targetType: 'hiringCost', targetId: id, after: columns })
  return { cost: costOf(ctx, await current(ctx, id)) }
}

export const saveCost = async (ctx: Context, { id, version, ...input }: Parsed<typeof contract.saveCost>) => {
  const before = await current(ctx, id, true)
  if (before.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this cost since you opened it.', {
      data: { cost: costOf(ctx, before) },
    })
  const columns = await columnsOf(ctx, input)
  await query.updateCost(ctx.db, ctx.actor.companyId, id, { ...columns, updated_at: ctx.now().toISOString() })
  ctx.audit({
    action: 'hiringCost.save',
    targetType: 'hiringCost',
    targetId: id,
    ...changedFieldsOf(plain(before), columns),
  })
  return { cost: costOf(ctx, await current(ctx, id)) }
}

export const deleteCost = async (ctx: Context, { id }: Parsed<typeof contract.deleteCost>) => {
  const before = await current(ctx, id, true)
  await query.deleteCost(ctx.db, ctx.actor.companyId, id)
  ctx.audit({ action: 'hiringCost.delete', targetType: 'hiringCost', targetId: id, before: plain(before) })
  return { deleted: true as const }
}

type Looked = {
  from: string
  to: string
  since: string
  until: string
  department: string | null
  country: string | null
  job: string | null
}

/** Cost per hire of a stretch of time, in each currency and by department, country and source. */
export const costsOf = async (
  { db, actor, countries }: Pick<Context, 'db' | 'actor' | 'countries'>,
  { from, to, since, until, ...of }: Looked,
) => {
  const { companyId } = actor
  const spent = await query.listSpending(db, companyId, {
    from,
    to,
    ...of,
    currency: null,
    kind: null,
    source: null,
    requisition: null,
  })
  const hires = await query.listHires(db, companyId, { since, until, ...of })
  const given = { spent, hires, currencyOf: (code: string) => countries.get(code).currency.code }
  const toView = ({ currency, amount, each, ...rest }: ReturnType<typeof perHire>[number]) => {
    const money = moneyOf({ countries }, currency)
    return {
      ...rest,
      ...money,
      amount: fromMinor(amount, money.decimals),
      each: each === null ? null : fromMinor(each, money.decimals),
      /** Whose hires it is held against. */
      countries: countries.all.filter((c) => c.currency.code === currency).map((c) => c.code),
    }
  }
  return {
    total: perHire(given).map(toView),
    by: Object.fromEntries(BY.map((by) => [by, perHireBy(by, given).map(toView)])) as Record<
      (typeof BY)[number],
      ReturnType<typeof toView>[]
    >,
  }
}
