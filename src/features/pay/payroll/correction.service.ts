import { createHash } from 'node:crypto'
import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { addMonths } from '../../../shared/dates.ts'
import { fromMinor } from '../../../shared/money.ts'
import { agreedOf } from './compute-pay.rules.ts'
import type { OneOff } from './earnings.rules.ts'
import { type GatheredPay, gatherPay } from './gather.service.ts'
import { NO_INPUTS } from './inputs.service.ts'
import { linesPaidIn } from './paid-lines.queries.ts'
import { pastPeriodOf, regularRunOf, runsOfMonth, withSettled } from './past-months.service.ts'
import * as query from './retro.queries.ts'
import { ARREARS, type RetroDelta, recurringPaidBy, retroOf, retroSourceId, whyOfDelta } from './retro.rules.ts'
import * as runs from './runs.queries.ts'
import { withWholeWhys } from './why-forms.service.ts'

/** A difference as what it is: in its own month, so that contributions of the month are reckoned with it. */
const sourceOf = (delta: RetroDelta, currency: GatheredPay['input']['currency']): OneOff => {
  const why = whyOfDelta(delta, 'error', currency)
  return {
    source: { kind: 'retro', id: retroSourceId(delta) },
    key: `${ARREARS}${delta.key}`,
    label: `${delta.label}, put right`,
    nature: delta.nature ?? 'basic',
    ...(delta.component ? { code: delta.component } : undefined),
    ...(delta.countedAs ? { counts: { as: delta.countedAs, label: delta.label, source: why.rule.source } } : undefined),
    amount: delta.amount,
    from: delta.from,
    until: delta.until,
    why,
  }
}

/**
 * What one person of a locked run should have been paid by it, as known now, less what they were: recurring pay by component, one-offs of
 * the month that were not paid, contributions of the whole month less what was taken. What was paid too much is told, never taken.
 */
export const gatherCorrection = async (
  ctx: Context,
  run: runs.RunRow,
  law: CountryPayroll,
  employmentId: string,
): Promise<GatheredPay[]> => {
  const { companyId } = ctx.actor
  const corrected = run.corrects_run_id ?? ''
  const gathered = await gatherPay(ctx, { ...run, kind: 'regular' }, law, [employmentId])
  const span = { employmentIds: [employmentId], from: addMonths(run.from_day, -1), until: addMonths(run.pay_day, 12) }
  const locked = await withWholeWhys(ctx.db, companyId, await linesPaidIn(ctx.db, companyId, span))
  const recoveries = await query.recoveriesOf(ctx.db, companyId, [employmentId])
  const kind = (await runs.findRun(ctx.db, companyId, corrected))?.kind ?? 'regular'
  // What a run never paid is not lacking in it: the whole month would be paid a second time.
  const regular = regularRunOf(locked, run.from_day)
  const paidBy = recurringPaidBy({ id: corrected, kind }, regular)
  const { time } = ctx.countries.get(run.country)
  return gathered.map((one) => {
    const known = { now: one, locked, recoveries }
    const periods = paidBy ? [pastPeriodOf(time, { ...run, id: paidBy }, known)] : []
    const { deltas, outcome, total } = retroOf(periods)
    const paid = new Set(locked.map((row) => row.source_id))
    const differences = outcome === 'recover' ? [] : deltas.map((delta) => sourceOf(delta, one.input.currency))
    // Time and expenses that came late have a way of their own into the next run of everybody.
    const once = one.input.oneOffs.filter(({ source }) => source.kind === 'one_off' && !paid.has(source.id))
    const oneOffs = [...once, ...differences]
    const { code, minorUnits } = one.input.currency
    const gates = [...one.gates]
    if (outcome === 'recover')
      gates.push({
        key: 'overpaid',
        stops: false,
        message: `${code} ${fromMinor(-total, minorUnits)} was paid too much. Nothing is taken by itself: ask for consent, then record how it is paid back.`,
      })
    const ofMonth = paidBy ?? regular ?? corrected
    const earlier = {
      ...one.input.earlier,
      month: withSettled(runsOfMonth({ id: ofMonth, month: run.month }, locked), locked, {
        earlier: one.input.earlier.month,
        items: one.input.items,
      }),
    }
    const input = { ...one.input, earlier, agreed: agreedOf(one.input), items: [], oneOffs }
    const digest = createHash('sha256')
      .update(JSON.stringify([one.digest, deltas, earlier.month]))
      .digest('hex')
    return {
      ...one,
      inputs: NO_INPUTS,
      input,
      gates,
      digest,
      overpaid: outcome === 'recover' ? deltas : [],
      reckonedAgain: paidBy ? [paidBy] : [],
    }
  })
}
