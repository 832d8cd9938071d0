import type { Context } from '../../../server/context.ts'
import { askProof } from '../../../server/proof.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type { Explained } from '../../../shared/explain.ts'
import { notFound } from '../../../shared/refusal.ts'
import type { PayResult } from './compute-pay.rules.ts'
import type * as contract from './contract.ts'
import { explainChange } from './explain-change.rules.ts'
import { employerCostOf, grossOf, netOf, type PayLine } from './lines.rules.ts'
import * as query from './runs.queries.ts'
import { getRun, toPayPerson } from './runs.service.ts'

const fromLocked = (row: query.LockedLine): PayLine => {
  const line: PayLine = {
    key: row.key,
    label: row.label,
    kind: row.line_kind,
    amount: row.amount,
    source: { kind: row.source_kind as PayLine['source']['kind'], id: row.source_id },
    why: row.why as Explained,
  }
  if (row.nature) line.nature = row.nature as NonNullable<PayLine['nature']>
  if (row.agreed !== null) line.agreed = row.agreed
  if (row.scheme) line.scheme = row.scheme
  if (row.party) line.party = row.party as NonNullable<PayLine['party']>
  if (row.for_from && row.for_until) return { ...line, from: row.for_from, until: row.for_until }
  return line
}

/** The lines of somebody in a run: locked ones, or those of its draft. */
const linesOf = async (ctx: Context, runId: string, employmentId: string): Promise<PayLine[]> => {
  const { companyId } = ctx.actor
  const locked = await query.linesOfRun(ctx.db, companyId, { runId, employmentId })
  if (locked.length > 0) return locked.map(fromLocked)
  const [draft] = await query.draftsOf<PayResult>(ctx.db, companyId, { runId, employmentId })
  return draft?.result.lines ?? []
}

/** The pay of one person in a run, with why it is another than the time before. */
const slipOf = async (ctx: Context, run: query.RunRow, employmentId: string): Promise<contract.PaySlip> => {
  const { companyId } = ctx.actor
  const lines = await linesOf(ctx, run.id, employmentId)
  const last = await query.runBefore(ctx.db, companyId, { employmentId, payDay: run.pay_day })
  const before = last ? await linesOf(ctx, last.id, employmentId) : null
  return {
    country: run.country,
    currency: { code: run.currency, minorUnits: ctx.countries.get(run.country).currency.minorUnits },
    from: run.from_day,
    until: run.until_day,
    payDay: run.pay_day,
    gross: grossOf(lines),
    net: netOf(lines),
    employerCost: employerCostOf(lines),
    lines: lines.map((line) => ({
      key: line.key,
      label: line.label,
      kind: line.kind,
      amount: line.amount,
      from: line.from ?? null,
      until: line.until ?? null,
      why: line.why,
    })),
    changes: before ? explainChange(before, lines).map(({ kind, label, amount }) => ({ kind, label, amount })) : [],
    lastNet: before ? netOf(before) : null,
  }
}

export const readPayPerson = async (
  ctx: Context,
  { id, employmentId }: Parsed<typeof contract.readPayPerson>,
): Promise<Output<typeof contract.readPayPerson>> => {
  const run = await getRun(ctx, id)
  const [person] = await query.peopleOfRun(ctx.db, ctx.actor.companyId, { runId: id, employmentId })
  if (!person) throw notFound('Person')
  return { person: toPayPerson(person), slip: await slipOf(ctx, run, employmentId) }
}

export const listMyPayslips = async (ctx: Context): Promise<Output<typeof contract.listMyPayslips>> => {
  const employeeId = ctx.actor.employeeId ?? ''
  const slips = await query.payslipsOf(ctx.db, ctx.actor.companyId, { employeeId })
  return {
    payslips: slips.map((slip) => ({
      runId: slip.run_id,
      from: slip.from_day,
      until: slip.until_day,
      payDay: slip.pay_day,
      publishedAt: slip.published_at,
      opened: slip.opened_at !== null,
    })),
  }
}

/** Opens one’s own payslip; a session left open is not enough for it. */
export const readMyPayslip = async (
  ctx: Context,
  { runId }: Parsed<typeof contract.readMyPayslip>,
): Promise<Output<typeof contract.readMyPayslip>> => {
  const { companyId, employeeId } = ctx.actor
  const [found] = await query.payslipsOf(ctx.db, companyId, { employeeId: employeeId ?? '', runId })
  if (!found) throw notFound('Payslip')
  askProof(ctx.actor)
  await query.openPayslip(ctx.db, companyId, {
    runId,
    employmentId: found.employment_id,
    at: ctx.now().toISOString(),
  })
  ctx.audit({ action: 'payslip.open', targetType: 'payslip', targetId: runId })
  return { slip: await slipOf(ctx, await getRun(ctx, runId), found.employment_id) }
}
