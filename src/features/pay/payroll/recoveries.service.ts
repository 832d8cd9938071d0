import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { addMonths, type Day, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { exact } from '../../../shared/money.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { insertTimeUses } from './inputs.queries.ts'
import { dayOfEntity } from './place-day.service.ts'
import { splitAmount } from './proration.rules.ts'
import { insertOneOff } from './queries.ts'
import type * as contract from './retro.contract.ts'
import * as query from './retro.queries.ts'

const toView = (ctx: Context, row: query.RecoveryRow): contract.RecoveryView => ({
  id: row.id,
  employmentId: row.employment_id,
  employeeId: row.employee_id,
  name: row.name,
  country: row.country,
  currency: {
    code: row.currency,
    minorUnits: ctx.countries.all.find(({ currency }) => currency.code === row.currency)?.currency.minorUnits ?? 2,
  },
  amount: row.amount,
  parts: row.deltas.map(({ label, from, until, amount }) => ({ label, from, until, amount })),
  state: row.state === 'gone' ? 'waived' : row.state,
  agreed: row.agreed,
  instalments: row.instalments,
  firstMonth: row.first_month,
  consentOn: row.consent_on,
  reason: row.reason,
  foundAt: iso(row.found_at),
  today: dayOfEntity(ctx, row),
  version: row.version,
})

export const listRecoveries = async (ctx: Context): Promise<Output<typeof contract.listRecoveries>> => ({
  recoveries: (await query.listRecoveries(ctx.db, ctx.actor.companyId)).map((row) => toView(ctx, row)),
})

const hold = async (ctx: Context, { id, version }: { id: string; version: number }): Promise<query.RecoveryRow> => {
  const { companyId } = ctx.actor
  const row = (await query.lockRecovery(ctx.db, companyId, id)) && (await query.findRecovery(ctx.db, companyId, id))
  if (!row) throw notFound('Case')
  if (row.version !== version) throw new Refusal('VERSION_CONFLICT', 'This case has changed since you opened it.')
  if (row.state !== 'open' && row.state !== 'disputed') throw new Refusal('CONFLICT', 'This case is decided already.')
  return row
}

const answer = async (ctx: Context, id: string) => {
  const row = await query.findRecovery(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Case')
  return { recovery: toView(ctx, row) }
}

/** Months of instalments, the largest first where they do not divide evenly. @param amount minor units */
export const instalmentsOf = (amount: number, count: number, firstMonth: string): { month: string; amount: number }[] =>
  splitAmount(
    amount,
    Array.from({ length: count }, () => exact(1)),
  ).map((part, at) => ({
    month: addMonths(`${firstMonth}-01`, at).slice(0, 7),
    amount: part,
  }))

/** Minutes that were paid too much stand as they are once it is decided what becomes of their money: no later run asks for them again. */
const settleTime = async (ctx: Context, row: query.RecoveryRow): Promise<void> => {
  const uses = row.deltas.flatMap((delta) => delta.uses ?? [])
  if (uses.length === 0) return
  try {
    await insertTimeUses(ctx.db, ctx.actor.companyId, {
      runId: row.run_id,
      recoveryId: row.id,
      uses: uses.map((use) => ({ ...use, employmentId: row.employment_id })),
    })
  } catch (error) {
    if (uniqueViolation(error) === null) throw error
    throw new Refusal('CONFLICT', 'A run has paid of the same days meanwhile. Calculate the next run, then decide.')
  }
}

/** Records consent: from then on each month takes its part, as far as the law lets it. */
export const agreeRecovery = async (ctx: Context, input: Parsed<typeof contract.agreeRecovery>) => {
  const { companyId, userId } = ctx.actor
  const row = await hold(ctx, input)
  if (input.amount > row.amount) throw invalid({ amount: 'Amount must not be more than what was paid too much' })
  if (input.instalments > input.amount)
    throw invalid({ instalments: 'Instalments are more than the amount can be cut into' })
  const plan = {
    agreed: input.amount,
    instalments: input.instalments,
    firstMonth: input.firstMonth,
    consentOn: input.consentOn,
  }
  const at = ctx.now().toISOString()
  await query.decideRecovery(ctx.db, companyId, {
    id: row.id,
    state: 'agreed',
    by: userId,
    at,
    reason: input.note,
    plan,
  })
  await settleTime(ctx, row)
  for (const { month, amount } of instalmentsOf(input.amount, input.instalments, input.firstMonth))
    await insertOneOff(ctx.db, {
      company_id: companyId,
      employment_id: row.employment_id,
      kind: 'deduction',
      label: 'Paid too much, given back',
      nature: null,
      amount,
      month,
      priority: 3,
      note: `Agreed on ${input.consentOn}`,
      entered_by: userId,
    })
  ctx.audit({ action: 'pay-recovery.agree', targetType: 'employee', targetId: row.employee_id, after: plan })
  return answer(ctx, row.id)
}

/** The last pay of somebody takes a case as they agreed to in their settlement: it is decided, and asked for by nobody again. */
export const agreeWhole = async (
  ctx: Context,
  { id, month, consentOn }: { id: string; month: string; consentOn: Day },
): Promise<void> => {
  const { companyId, userId } = ctx.actor
  const row = (await query.lockRecovery(ctx.db, companyId, id)) && (await query.findRecovery(ctx.db, companyId, id))
  if (!row || (row.state !== 'open' && row.state !== 'disputed'))
    throw new Refusal('CONFLICT', 'What was paid too much was decided meanwhile. Calculate the run again.')
  const plan = { agreed: row.amount, instalments: 1, firstMonth: month, consentOn }
  const at = ctx.now().toISOString()
  const reason = 'Taken from the last pay'
  await query.decideRecovery(ctx.db, companyId, { id, state: 'agreed', by: userId, at, reason, plan })
  await settleTime(ctx, row)
  ctx.audit({ action: 'pay-recovery.agree', targetType: 'employee', targetId: row.employee_id, after: plan })
}

/** Records that the person disputes it, or that the company lets it go: then nothing is ever taken for it. */
export const closeRecovery = async (ctx: Context, input: Parsed<typeof contract.closeRecovery>) => {
  const { companyId, userId } = ctx.actor
  const row = await hold(ctx, input)
  const at = ctx.now().toISOString()
  const { state, reason } = input
  await query.decideRecovery(ctx.db, companyId, { id: row.id, state, by: userId, at, reason })
  if (state === 'waived') await settleTime(ctx, row)
  ctx.audit({
    action: `pay-recovery.${state}`,
    targetType: 'employee',
    targetId: row.employee_id,
    after: { state, reason },
  })
  return answer(ctx, row.id)
}
