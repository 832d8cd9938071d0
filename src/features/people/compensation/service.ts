import type { Countries } from '../../../countries/countries.ts'
import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { toMinor } from '../../../shared/money.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { getEmployeeContext, lockEmployeeContext, logEmployeeActivity } from '../employees/people.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { toAllowanceView } from './rules.ts'

type Saved = Output<typeof contract.addAllowance>

const currencyOf = (countries: Countries, code: string) => countries.all.find((c) => c.currency.code === code)?.currency

/** A currency that has left the house keeps two decimals. */
const decimalsOf = (countries: Countries, code: string): number => currencyOf(countries, code)?.minorUnits ?? 2

const shownIn = (ctx: Context, stored: query.AllowanceRow, payCurrency: string, today: Day) =>
  toAllowanceView(stored, decimalsOf(ctx.countries, stored.currency), payCurrency, today)

const componentsFor = async (ctx: Context, of: { employeeId: string; today: Day; chosen?: string }) => {
  const found = []
  for (const { allowanceComponents } of ctx.features)
    if (allowanceComponents) found.push(...(await allowanceComponents(ctx, of)))
  return found
}

/** Components that an allowance of somebody may be of today. */
export const listAllowanceComponents = async (
  ctx: Context,
  { id }: Parsed<typeof contract.listAllowanceComponents>,
): Promise<Output<typeof contract.listAllowanceComponents>> => {
  const { today } = await getEmployeeContext(ctx, id)
  const components = await componentsFor(ctx, { employeeId: id, today })
  return { components: components.map((one) => ({ ...one, names: { ...one.names } })) }
}

/** @throws Refusal at `component` for one that is not there, or not from the first day on */
const requireComponent = async (
  ctx: Context,
  { id, component, effective_from: from }: Parsed<typeof contract.addAllowance>,
  today: Day,
) => {
  if (component === null) return
  const found = (await componentsFor(ctx, { employeeId: id, today, chosen: component })).find(
    ({ code }) => code === component,
  )
  if (!found || (found.until !== null && found.until < from))
    throw invalid({ component: 'Choose a component of this legal entity' })
  if (found.from !== null && from < found.from) throw invalid({ component: `This component begins on ${found.from}` })
}

export const addAllowance = async (ctx: Context, input: Parsed<typeof contract.addAllowance>): Promise<Saved> => {
  const { stored, today } = await lockEmployeeContext(ctx, input.id)
  const currency = currencyOf(ctx.countries, input.currency)
  if (!currency) {
    const known = [...new Set(ctx.countries.all.map((c) => c.currency.code))].join(', ')
    throw invalid({ currency: `Currency must be one of ${known}` })
  }
  if (input.effective_until && input.effective_until < input.effective_from)
    throw invalid({ effective_until: 'End date must not be before the start date' })
  let amount: number
  try {
    amount = toMinor(input.amount, currency.minorUnits)
  } catch (error) {
    throw invalid({ amount: `Amount ${(error as Error).message}` })
  }
  await requireComponent(ctx, input, today)
  if (amount === 0) throw invalid({ amount: 'Amount must be more than 0' })
  const kept = await query.insertAllowance(ctx.db, {
    company_id: ctx.actor.companyId,
    employee_id: input.id,
    allowance_type: input.allowance_type,
    frequency: input.frequency,
    currency: currency.code,
    amount,
    component_code: input.component,
    effective_from: input.effective_from,
    effective_until: input.effective_until,
    created_by: ctx.actor.userId,
    updated_by: ctx.actor.userId,
  })
  const allowance = shownIn(ctx, kept, stored.currency, today)
  await logEmployeeActivity(ctx, input.id, 'allowance_added', { what: allowance.allowance_type })
  ctx.audit({ action: 'allowance.add', targetType: 'employee', targetId: input.id, after: allowance })
  return { allowance }
}

export const endAllowance = async (ctx: Context, input: Parsed<typeof contract.endAllowance>): Promise<Saved> => {
  const { stored, today } = await lockEmployeeContext(ctx, input.id)
  const current = await query.lockAllowance(ctx.db, ctx.actor.companyId, input.id, input.allowanceId)
  if (!current) throw notFound('Allowance')
  const before = shownIn(ctx, current, stored.currency, today)
  if (input.version !== undefined && input.version !== current.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this allowance since you opened it.', {
      data: { allowance: before },
    })
  if (input.effective_until && input.effective_until < current.effective_from)
    throw invalid({ effective_until: 'End date must not be before the start date' })
  const kept = await query.setEnd(ctx.db, ctx.actor.companyId, current.id, {
    until: input.effective_until,
    by: ctx.actor.userId,
  })
  const allowance = shownIn(ctx, kept, stored.currency, today)
  const { before: was, after: is } = changedFieldsOf(before, allowance)
  await logEmployeeActivity(ctx, input.id, input.effective_until ? 'allowance_ended' : 'allowance_changed', {
    what: allowance.allowance_type,
  })
  ctx.audit({
    action: 'allowance.end',
    targetType: 'employee',
    targetId: input.id,
    before: was,
    after: is,
    detail: { allowance: current.id },
  })
  return { allowance }
}

/** All allowances somebody ever had beside the fixed ones of their pay, the oldest first. */
export const listAllowances = (ctx: Pick<Context, 'db' | 'actor'>, employeeId: string) =>
  query.allowancesOf(ctx.db, ctx.actor.companyId, employeeId)
