import { difference } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor, toMinor } from '../../../shared/money.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import type { Cost } from './contract.ts'
import * as query from './queries.ts'
import { BY, perHire, perHireBy } from './rules.ts'

type Ground = Pick<Context, 'countries'>

const moneyOf = ({ countries }: Ground, code: string) => {
  const country = countries.all.find((c) => c.currency.code === code)
  return { currency: code, symbol: country?.currency.symbol ?? code, decimals: country?.currency.minorUnits ?? 2 }
}

const costOf = (ctx: Ground, held: query.Held): Cost => {
  const money = moneyOf(ctx, held.currency)
  return {
    ...{ id: held.id, kind: held.kind, ...money, amount: fromMinor(held.amount, money.decimals) },
    ...{ spentOn: held.spent_on, source: held.source, note: held.note, by: held.by, version: held.version },
    job: held.job_id === null ? null : { id: held.job_id, title: held.job ?? '' },
    requisition:
      held.requisition_id === null
        ? null
        : { id: held.requisition_id, number: held.number ?? 0, title: held.requisition ?? '' },
  }
}

export const list = async (
  ctx: Context,
  { page, pageSize, ...filter }: Parsed<typeof contract.listCosts>,
): Promise<Output<typeof contract.listCosts>> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const held = await query.page(db, companyId, filter, pageSize, (page - 1) * pageSize)
  const totals = (await query.totals(db, companyId, filter)).map(({ currency, amount, n }) => {
    const money = moneyOf(ctx, currency)
    return { ...money, amount: fromMinor(amount, money.decimals), n }
  })
  return {
    costs: held.map((h) => costOf(ctx, h)),
    totalCount: totals.reduce((sum, t) => sum + t.n, 0),
    ...{ page, pageSize, totals },
    choices: {
      currencies: ctx.countries.all.map((c) => ({ ...moneyOf(ctx, c.currency.code), country: c.code })),
      jobs: await query.jobs(db, companyId),
      requisitions: await query.requisitions(db, companyId),
      sources: await query.sources(db, companyId),
    },
  }
}

type Written = Parsed<typeof contract.addCost>

/** What was typed, judged by what it refers to. */
const columnsOf = async (ctx: Context, asked: Written) => {
  const { db, actor } = ctx
  const wrong: Record<string, string> = {}
  const country = ctx.countries.all.find((c) => c.currency.code === asked.currency)
  if (!country) throw invalid({ currency: 'Choose a currency of a country we operate in' })
  if (asked.job !== null && asked.requisition !== null)
    wrong.requisition = 'A cost is for a job or for a requisition, not for both'
  if (asked.job !== null && !(await query.jobs(db, actor.companyId)).some((j) => j.id === asked.job))
    wrong.job = 'There is no such job'
  if (
    asked.requisition !== null &&
    !(await query.requisitions(db, actor.companyId)).some((r) => r.id === asked.requisition)
  )
    wrong.requisition = 'There is no such requisition'
  // Somewhere it is tomorrow already.
  if (asked.spentOn > addDays(dayIn('UTC', ctx.now()), 1)) wrong.spentOn = 'This day has not come yet'
  const { minorUnits, code } = country.currency
  let amount = 0
  try {
    amount = toMinor(asked.amount, minorUnits)
    if (amount < 1) wrong.amount = 'Amount must be more than nothing'
  } catch {
    wrong.amount = `${code} has ${minorUnits} decimals`
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return {
    ...{ kind: asked.kind, amount, currency: code, spent_on: asked.spentOn, source: asked.source, note: asked.note },
    ...{ job_id: asked.job, requisition_id: asked.requisition },
  }
}

const held = async ({ db, actor }: Context, id: string, lock = false) => {
  if (lock && !(await query.lock(db, actor.companyId, id))) throw notFound('Cost')
  const found = await query.one(db, actor.companyId, id)
  if (!found) throw notFound('Cost')
  return found
}

const plain = (h: query.Held) => ({
  ...{ kind: h.kind, amount: h.amount, currency: h.currency, spent_on: h.spent_on, source: h.source, note: h.note },
  ...{ job_id: h.job_id, requisition_id: h.requisition_id },
})

export const add = async (ctx: Context, asked: Written) => {
  const { db, actor } = ctx
  const columns = await columnsOf(ctx, asked)
  const { id } = await query.insert(db, { company_id: actor.companyId, created_by: actor.userId, ...columns })
  ctx.audit({ action: 'hiringCost.add', targetType: 'hiringCost', targetId: id, after: columns })
  return { cost: costOf(ctx, await held(ctx, id)) }
}

export const save = async (ctx: Context, { id, version, ...asked }: Parsed<typeof contract.saveCost>) => {
  const before = await held(ctx, id, true)
  if (before.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this cost since you opened it.', {
      data: { cost: costOf(ctx, before) },
    })
  const columns = await columnsOf(ctx, asked)
  await query.update(ctx.db, ctx.actor.companyId, id, { ...columns, updated_at: ctx.now().toISOString() })
  ctx.audit({
    action: 'hiringCost.save',
    targetType: 'hiringCost',
    targetId: id,
    ...difference(plain(before), columns),
  })
  return { cost: costOf(ctx, await held(ctx, id)) }
}

export const remove = async (ctx: Context, { id }: Parsed<typeof contract.deleteCost>) => {
  const before = await held(ctx, id, true)
  await query.remove(ctx.db, ctx.actor.companyId, id)
  ctx.audit({ action: 'hiringCost.delete', targetType: 'hiringCost', targetId: id, before: plain(before) })
  return { deleted: true as const }
}

const COLUMNS = [
  ...[
    'day',
    'kind',
    'amount',
    'currency',
    'job',
    'requisition',
    'department',
    'country',
    'source',
    'note',
    'entered_by',
  ],
]

export const exportCsv = async (ctx: Context, filter: Parsed<typeof contract.exportCosts>): Promise<Download> => {
  const all = await query.page(ctx.db, ctx.actor.companyId, filter, 100_000, 0)
  ctx.audit({ action: 'hiringCost.export', detail: { ...filter, rows: all.length } })
  const rows = all.map((h) => [
    ...[h.spent_on, h.kind, fromMinor(h.amount, moneyOf(ctx, h.currency).decimals), h.currency, h.job],
    ...[h.number === null ? null : `${h.number} ${h.requisition}`, h.department, h.country, h.source, h.note, h.by],
  ])
  return new Download(
    'hiring-costs.csv',
    'text/csv; charset=utf-8',
    `\uFEFF${[COLUMNS, ...rows].map(csvLine).join('')}`,
  )
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
  const spent = await query.spent(db, companyId, {
    ...{ from, to, ...of },
    ...{ currency: null, kind: null, source: null, requisition: null },
  })
  const hires = await query.hires(db, companyId, { since, until, ...of })
  const given = { spent, hires, currencyOf: (code: string) => countries.get(code).currency.code }
  const shown = ({ currency, amount, each, ...rest }: ReturnType<typeof perHire>[number]) => {
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
    total: perHire(given).map(shown),
    by: Object.fromEntries(BY.map((by) => [by, perHireBy(by, given).map(shown)])) as Record<
      (typeof BY)[number],
      ReturnType<typeof shown>[]
    >,
  }
}
