import type { Context } from '../../../server/context.ts'
import { askProof } from '../../../server/proof.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { componentsOf } from '../components/held.service.ts'
import { type ComponentsOn, NO_COMPONENTS } from '../components/rules.ts'
import type { PayResult } from './compute-pay.rules.ts'
import type * as contract from './contract.ts'
import { explainChange } from './explain-change.rules.ts'
import { employerCostOf, grossOf, netOf, type PayLine } from './lines.rules.ts'
import { lineOfLocked } from './locked.rules.ts'
import { linesOfRun } from './paid-lines.queries.ts'
import { taxYearStart } from './person-pay.rules.ts'
import { withChecks } from './run-checks.service.ts'
import { toPayPerson } from './run-shown.service.ts'
import * as query from './runs.queries.ts'
import { getRun } from './runs.service.ts'
import type { SlipLeave } from './shapes.contract.ts'
import { slipLinesOf } from './slip-lines.rules.ts'
import * as slips from './slips.queries.ts'
import { withWholeWhys } from './why-forms.service.ts'

/** The lines of somebody in a run: locked ones, or those of its draft. */
const linesOf = async (ctx: Context, runId: string, employmentId: string): Promise<PayLine[]> => {
  const { companyId } = ctx.actor
  const locked = await linesOfRun(ctx.db, companyId, { runId, employmentId })
  if (locked.length > 0) return (await withWholeWhys(ctx.db, companyId, locked)).map(lineOfLocked)
  const [draft] = await query.draftsOf<PayResult>(ctx.db, companyId, { runId, employmentId })
  return withWholeWhys(ctx.db, companyId, draft?.result.lines ?? [])
}

/** What a version of somebody’s payslip holds: the run, and the corrections that were published up to it. */
export const versionLines = async (
  ctx: Context,
  run: query.RunRow,
  employmentId: string,
  version: number | null,
): Promise<{
  version: number
  replaced: boolean
  lines: PayLine[]
  corrections: { payDay: string; lines: PayLine[] }[]
  leave: SlipLeave | null
}> => {
  const { companyId } = ctx.actor
  const asked = { runId: run.id, employmentId }
  const versions = await slips.versionsOf(ctx.db, companyId, asked)
  const [latest] = versions
  const own = version === null ? latest : versions.find((one) => one.version === version)
  if (version !== null && !own) throw notFound('Payslip')
  const upTo = own?.version ?? 1
  const among = new Set(versions.filter((one) => one.version <= upTo).map((one) => one.correction_run_id))
  const corrections = []
  for (const one of await slips.correctionsOf(ctx.db, companyId, asked))
    if (among.has(one.id)) corrections.push({ payDay: one.pay_day, lines: await linesOf(ctx, one.id, employmentId) })
  const first = await linesOf(ctx, run.id, employmentId)
  return {
    version: upTo,
    replaced: latest !== undefined && latest.version > upTo,
    lines: [...first, ...corrections.flatMap(({ lines }) => lines)],
    corrections,
    leave: own ? ((await slips.leaveOfSlip(ctx.db, companyId, { ...asked, version: own.version })) ?? null) : null,
  }
}

/** What somebody was paid in the tax year up to the pay day of a run, with what corrections of it that were paid later added. */
export const yearToDate = async (
  ctx: Context,
  run: query.RunRow,
  {
    employmentId,
    corrections,
  }: { employmentId: string; corrections: readonly { payDay: string; lines: readonly PayLine[] }[] },
): Promise<YearAmount[]> => {
  const from = taxYearStart(run.pay_day, ctx.payrolls.get(run.country)?.taxYearFrom ?? '01-01')
  const year = await slips.yearLines(ctx.db, ctx.actor.companyId, { employmentId, from, until: run.pay_day })
  const later = corrections.filter(({ payDay }) => payDay > run.pay_day).flatMap(({ lines }) => lines)
  const sums = new Map<string, YearAmount>()
  for (const { key, label, kind, amount } of [...year, ...later]) {
    const before = sums.get(`${kind} ${key}`)
    sums.set(`${kind} ${key}`, { key, label, kind, amount: (before?.amount ?? 0) + amount })
  }
  return [...sums.values()]
}

type YearAmount = Pick<PayLine, 'key' | 'label' | 'kind' | 'amount'>

const ofRuns = new WeakMap<query.RunRow, Promise<ComponentsOn>>()

/** Components of the legal entity of a run as they held in its period: a locked one keeps its own. Asked once for all payslips of a run. */
export const componentsOfRun = (ctx: Context, run: query.RunRow): Promise<ComponentsOn> => {
  const known = ofRuns.get(run)
  if (known) return known
  const law = ctx.payrolls.get(run.country)
  const found = law
    ? componentsOf(ctx, law, run.entity_id).then((on) => on(run.until_day))
    : Promise.resolve(NO_COMPONENTS)
  ofRuns.set(run, found)
  return found
}

/** The pay of one person in a run, with why it is another than the time before. @param version left out: the one that holds now */
export const slipOf = async (
  ctx: Context,
  run: query.RunRow,
  employmentId: string,
  version: number | null = null,
): Promise<contract.PaySlip> => {
  const { companyId } = ctx.actor
  const found = await versionLines(ctx, run, employmentId, version)
  const { lines } = found
  const last = await query.runBefore(ctx.db, companyId, { employmentId, payDay: run.pay_day })
  // The last pay of somebody differs the most: they read why as well.
  const before =
    last && (run.kind === 'regular' || run.kind === 'final') ? await linesOf(ctx, last.id, employmentId) : null
  return {
    country: run.country,
    currency: { code: run.currency, minorUnits: ctx.countries.get(run.country).currency.minorUnits },
    from: run.from_day,
    until: run.until_day,
    payDay: run.pay_day,
    gross: grossOf(lines),
    net: netOf(lines),
    employerCost: employerCostOf(lines),
    lines: slipLinesOf(lines, await componentsOfRun(ctx, run)),
    changes: before
      ? explainChange(before, lines).map(({ kind, key, label, amount }) => ({ kind, key, label, amount }))
      : [],
    lastNet: before ? netOf(before) : null,
    version: found.version,
    replaced: found.replaced,
    corrections: found.corrections.map((one) => ({ payDay: one.payDay, net: netOf(one.lines) })),
    year: run.state === 'locked' ? await yearToDate(ctx, run, { employmentId, corrections: found.corrections }) : [],
    leave: found.leave,
  }
}

export const readPayPerson = async (
  ctx: Context,
  { id, employmentId }: Parsed<typeof contract.readPayPerson>,
): Promise<Output<typeof contract.readPayPerson>> => {
  const run = await getRun(ctx, id)
  const [person] = await query.peopleOfRun(ctx.db, ctx.actor.companyId, { runId: id, employmentId })
  if (!person) throw notFound('Person')
  const [checked = person] = await withChecks(ctx, run, [person])
  return { person: toPayPerson(checked), slip: await slipOf(ctx, run, employmentId) }
}

export const listMyPayslips = async (ctx: Context): Promise<Output<typeof contract.listMyPayslips>> => {
  const employeeId = ctx.actor.employeeId ?? ''
  const found = await slips.payslipsOf(ctx.db, ctx.actor.companyId, { employeeId, withVoided: true })
  return {
    payslips: found.map((slip) => ({
      runId: slip.run_id,
      from: slip.from_day,
      until: slip.until_day,
      payDay: slip.pay_day,
      publishedAt: slip.published_at,
      opened: slip.opened_at !== null,
      version: slip.version,
      replaced: slip.version < slip.latest,
      withdrawn: slip.withdrawn_why,
    })),
  }
}

/** Opens one’s own payslip; a session left open is not enough for it. */
export const readMyPayslip = async (
  ctx: Context,
  { runId, version }: Parsed<typeof contract.readMyPayslip>,
): Promise<Output<typeof contract.readMyPayslip>> => {
  const { companyId, employeeId } = ctx.actor
  const versions = await slips.payslipsOf(ctx.db, companyId, { employeeId: employeeId ?? '', runId })
  const found = version === null ? versions[0] : versions.find((one) => one.version === version)
  if (!found) throw notFound('Payslip')
  askProof(ctx.actor)
  const { employment_id: employmentId } = found
  const at = ctx.now().toISOString()
  await slips.openPayslip(ctx.db, companyId, { runId, employmentId, version: found.version, at })
  ctx.audit({ action: 'payslip.open', targetType: 'payslip', targetId: runId })
  return { slip: await slipOf(ctx, await getRun(ctx, runId), employmentId, found.version) }
}
