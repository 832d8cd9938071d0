import { createHash } from 'node:crypto'
import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { agreedOf } from './compute-pay.rules.ts'
import type { PayGate } from './contributions.rules.ts'
import { type DeductionInput, EXIT_OWED } from './deductions.rules.ts'
import { changesOfExit } from './exit-sheet.service.ts'
import { OWED } from './exit-states.rules.ts'
import * as query from './exits.queries.ts'
import { type GatheredPay, gatherPay } from './gather.service.ts'
import { withBackPay } from './retro.service.ts'
import type { RunRow } from './runs.queries.ts'

/** Whoever has a last run of their own is not paid by the run of everybody for the same days. */
export const withoutFinalPay = async (
  ctx: Context,
  run: RunRow,
  gathered: readonly GatheredPay[],
): Promise<GatheredPay[]> => {
  const asked = { groupId: run.group_id, from: run.from_day, until: run.until_day }
  const paid = new Set((await query.finalPayOf(ctx.db, ctx.actor.companyId, asked)).map((row) => row.employment_id))
  return gathered.filter(({ person }) => !paid.has(person.employment_id))
}

/**
 * What the person agreed to have taken from their last pay; what does not fit stays owed.
 * @param asked what this pay is asked for besides: a part of a loan that is among it is not taken with its rest again
 */
const agreedOwed = ({ id, owed }: query.ExitRow, asked: readonly DeductionInput[]): DeductionInput[] =>
  owed
    .filter(({ agreed }) => agreed)
    .map((one) => {
      const part = asked.find(({ key }) => `${OWED.plan}${key.slice('deduction.'.length)}` === one.id)
      return { ...one, amount: one.amount - (part?.amount ?? 0) }
    })
    .filter(({ amount }) => amount > 0)
    .map((one) => ({
      id: `${EXIT_OWED}${id}-${one.id}`,
      key: `exit.${one.id}`,
      label: one.label,
      amount: one.amount,
      priority: 4,
    }))

/** A last run that is given up leaves its settlement approved, to be paid by another one. */
export const releaseExit = async (ctx: Context, run: RunRow): Promise<void> => {
  const exit = run.kind === 'final' ? await query.exitOfRun(ctx.db, ctx.actor.companyId, run.id) : undefined
  if (exit) await query.moveExit(ctx.db, ctx.actor.companyId, { id: exit.id, state: 'approved' })
}

/** A settlement is paid as it was approved or not at all. */
const changedGates = async (ctx: Context, exit: query.ExitRow): Promise<PayGate[]> => {
  const leaver = await query.findLeaver(ctx.db, ctx.actor.companyId, exit.employment_id)
  const { last_day: lastDay } = leaver ?? { last_day: null }
  const changed =
    leaver && lastDay === exit.last_day
      ? await changesOfExit(ctx, { ...leaver, last_day: lastDay }, exit)
      : ['The last day is another one']
  if (changed.length === 0) return []
  const message = `${changed.join('; ')}. Void this run, save the settlement again and have it approved.`
  return [{ key: 'settlement_changed', stops: true, message }]
}

/**
 * The last pay of somebody: of their last days where no run of everybody has paid them yet, what their approved settlement says, back pay,
 * and what they agreed to give back.
 */
export const gatherFinalPay = async (
  ctx: Context,
  run: RunRow,
  law: CountryPayroll,
  employmentId: string,
): Promise<GatheredPay[]> => {
  const { companyId } = ctx.actor
  const exit = await query.exitOfRun(ctx.db, companyId, run.id)
  const isPaid = await query.isPaidFor(ctx.db, companyId, { employmentId, from: run.from_day, until: run.until_day })
  const gathered = await gatherPay(ctx, { ...run, kind: 'regular' }, law, [employmentId])
  const stops = exit ? await changedGates(ctx, exit) : []
  const settled = gathered.map((before): GatheredPay => {
    const one = { ...before, gates: [...before.gates, ...stops] }
    const oneOffs = one.input.oneOffs.filter(({ source }) => !isPaid || !source.id.startsWith('allowance-'))
    const input = {
      ...one.input,
      oneOffs: [...oneOffs, ...(exit?.worksheet.oneOffs ?? [])],
      deductions: [...one.input.deductions, ...(exit ? agreedOwed(exit, one.input.deductions) : [])],
    }
    const digest = createHash('sha256')
      .update(JSON.stringify([one.digest, exit?.version, isPaid, stops]))
      .digest('hex')
    if (!isPaid) return { ...one, input, digest }
    return { ...one, input: { ...input, items: [], agreed: agreedOf(one.input) }, digest }
  })
  return withBackPay(ctx, run, law, settled)
}
