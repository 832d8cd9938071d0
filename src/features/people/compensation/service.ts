import type { Countries } from '../../../countries/countries.ts'
import { difference } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { toMinor } from '../../../shared/money.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { somebodyHeld, tell } from '../employees/people.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { shown } from './rules.ts'

type Saved = Output<typeof contract.addAllowance>

const currencyOf = (countries: Countries, code: string) => countries.all.find((c) => c.currency.code === code)?.currency

/** A currency that has left the house keeps two decimals. */
const decimalsOf = (countries: Countries, code: string): number => currencyOf(countries, code)?.minorUnits ?? 2

const shownIn = (ctx: Context, kept: query.Kept, payCurrency: string, today: Day) =>
  shown(kept, decimalsOf(ctx.countries, kept.currency), payCurrency, today)

export const add = async (ctx: Context, asked: Parsed<typeof contract.addAllowance>): Promise<Saved> => {
  const { stored, today } = await somebodyHeld(ctx, asked.id)
  const currency = currencyOf(ctx.countries, asked.currency)
  if (!currency) {
    const known = [...new Set(ctx.countries.all.map((c) => c.currency.code))].join(', ')
    throw invalid({ currency: `Currency must be one of ${known}` })
  }
  if (asked.effective_until && asked.effective_until < asked.effective_from)
    throw invalid({ effective_until: 'End date must not be before the start date' })
  let amount: number
  try {
    amount = toMinor(asked.amount, currency.minorUnits)
  } catch (error) {
    throw invalid({ amount: `Amount ${(error as Error).message}` })
  }
  if (amount === 0) throw invalid({ amount: 'Amount must be more than 0' })
  const kept = await query.insertAllowance(ctx.db, {
    company_id: ctx.actor.companyId,
    employee_id: asked.id,
    allowance_type: asked.allowance_type,
    frequency: asked.frequency,
    currency: currency.code,
    amount,
    effective_from: asked.effective_from,
    effective_until: asked.effective_until,
    created_by: ctx.actor.userId,
    updated_by: ctx.actor.userId,
  })
  const allowance = shownIn(ctx, kept, stored.currency, today)
  await tell(ctx, asked.id, 'allowance_added', { what: allowance.allowance_type })
  ctx.audit({ action: 'allowance.add', targetType: 'employee', targetId: asked.id, after: allowance })
  return { allowance }
}

export const end = async (ctx: Context, asked: Parsed<typeof contract.endAllowance>): Promise<Saved> => {
  const { stored, today } = await somebodyHeld(ctx, asked.id)
  const held = await query.allowanceHeld(ctx.db, ctx.actor.companyId, asked.id, asked.allowanceId)
  if (!held) throw notFound('Allowance')
  const before = shownIn(ctx, held, stored.currency, today)
  if (asked.version !== undefined && asked.version !== held.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this allowance since you opened it.', {
      data: { allowance: before },
    })
  if (asked.effective_until && asked.effective_until < held.effective_from)
    throw invalid({ effective_until: 'End date must not be before the start date' })
  const kept = await query.setEnd(ctx.db, ctx.actor.companyId, held.id, asked.effective_until, ctx.actor.userId)
  const allowance = shownIn(ctx, kept, stored.currency, today)
  const { before: was, after: is } = difference(before, allowance)
  await tell(ctx, asked.id, asked.effective_until ? 'allowance_ended' : 'allowance_changed', {
    what: allowance.allowance_type,
  })
  ctx.audit({
    action: 'allowance.end',
    targetType: 'employee',
    targetId: asked.id,
    before: was,
    after: is,
    detail: { allowance: held.id },
  })
  return { allowance }
}
