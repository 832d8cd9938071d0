import { createHash } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { lapseApproval, requestApproval } from '../../platform/approvals/service.ts'
import { confirmClaimsOfRun } from '../claims/pay.service.ts'
import { computePay } from './compute-pay.rules.ts'
import type * as contract from './contract.ts'
import { gatherCorrection } from './correction.service.ts'
import { gatherFinalPay, releaseExit, withoutFinalPay } from './final-pay.service.ts'
import { type GatheredPay, gatherPay, isEmployedIn } from './gather.service.ts'
import { payPeriodAround, periodsOfGroup } from './pay-calendar.rules.ts'
import { runsPayroll } from './policy.ts'
import * as setup from './queries.ts'
import { keepRecoveries, withBackPay } from './retro.service.ts'
import { allowedMoves, PAY_RUN_KIND, type RunAction, refusalToMove } from './run.rules.ts'
import * as query from './runs.queries.ts'

/** As many as are reckoned within one call. */
const MOST_PEOPLE = 5_000

const standing = (row: query.RunRow) => ({
  kind: row.kind,
  state: row.state,
  blocked: row.blocked,
  people: row.people,
  publishedAt: row.published_at,
})

export const toRun = (ctx: Context, row: query.RunRow): contract.PayRun => ({
  id: row.id,
  groupId: row.group_id,
  group: row.group_name,
  country: row.country,
  currency: { code: row.currency, minorUnits: ctx.countries.get(row.country).currency.minorUnits },
  kind: row.kind,
  from: row.from_day,
  until: row.until_day,
  payDay: row.pay_day,
  month: row.month,
  state: row.state,
  sums: {
    people: row.people,
    blocked: row.blocked,
    gross: row.gross,
    net: row.net,
    employerCost: row.employer_cost,
  },
  publishedAt: row.published_at,
  correctsRunId: row.corrects_run_id,
  voidReason: row.void_reason,
  version: row.version,
  allowed: runsPayroll(ctx.actor) ? allowedMoves(standing(row)) : [],
})

export const toPayPerson = (row: query.RunPersonRow) => ({
  employmentId: row.employment_id,
  employeeId: row.employee_id,
  name: row.name,
  number: row.number,
  state: row.state,
  reason: row.reason,
  gates: row.gates,
  gross: row.gross,
  net: row.net,
  employerCost: row.employer_cost,
  lastNet: row.last_net,
})

export const getRun = async (ctx: Context, id: string): Promise<query.RunRow> => {
  const row = await query.findRun(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Pay run')
  return row
}

export const listPayRuns = async (ctx: Context): Promise<Output<typeof contract.listPayRuns>> => ({
  runs: (await query.listRuns(ctx.db, ctx.actor.companyId)).map((row) => toRun(ctx, row)),
})

export const readPayRun = async (
  ctx: Context,
  { id }: Parsed<typeof contract.readPayRun>,
): Promise<Output<typeof contract.readPayRun>> => {
  const row = await getRun(ctx, id)
  const people = await query.peopleOfRun(ctx.db, ctx.actor.companyId, { runId: id })
  return { run: toRun(ctx, row), people: people.map(toPayPerson) }
}

/** The period with this pay day; of an off-cycle run the one the day lies in. */
const periodOf = (group: setup.GroupRow, kind: 'regular' | 'off_cycle' | 'bonus', payDay: string) => {
  if (kind !== 'regular') return payPeriodAround(group, payDay)
  return periodsOfGroup(group, Number(payDay.slice(0, 4))).find((period) => period.payDay === payDay)
}

export const makePayRun = async (ctx: Context, input: Parsed<typeof contract.makePayRun>) => {
  const { companyId, userId } = ctx.actor
  const group = await setup.findGroup(ctx.db, companyId, input.groupId)
  if (!group) throw invalid({ groupId: 'Pay group is not one of your company’s' })
  if (!ctx.payrolls.has(group.country))
    throw new Refusal('CONFLICT', 'The law of pay of this country is not on file: nobody can be paid here.')
  const period = periodOf(group, input.kind, input.payDay)
  if (!period) throw invalid({ payDay: 'This is not a pay day of the group' })
  try {
    const { id } = await setup.insertRun(ctx.db, {
      company_id: companyId,
      group_id: group.id,
      kind: input.kind,
      from_day: period.from,
      until_day: period.until,
      pay_day: input.payDay,
      month: period.until.slice(0, 7),
      periods_per_year: period.inYear,
      made_by: userId,
    })
    ctx.audit({ action: 'pay-run.make', targetType: 'pay-run', targetId: id, after: { payDay: input.payDay } })
    return { run: toRun(ctx, await getRun(ctx, id)) }
  } catch (error) {
    if (uniqueViolation(error) !== 'pay_runs_period') throw error
    const message = 'There is a run for this period already.'
    throw new Refusal('CONFLICT', message, { fields: { payDay: message } })
  }
}

/** The run, held, when the step can be taken; others who change it wait. */
export const holdRun = async (ctx: Context, { id, version }: { id: string; version: number }, action: RunAction) => {
  const locked = await query.lockRun(ctx.db, ctx.actor.companyId, id)
  if (!locked) throw notFound('Pay run')
  const row = await getRun(ctx, id)
  if (locked.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this run since you opened it.', {
      data: { run: toRun(ctx, row) },
    })
  const refusal = refusalToMove(action, standing(row))
  if (refusal) throw new Refusal('CONFLICT', refusal)
  return row
}

const stateOf = (gates: GatheredPay['gates'], held: string | null): Pick<query.SavedPerson, 'state' | 'reason'> => {
  if (gates.some(({ stops }) => stops)) return { state: 'blocked', reason: null }
  return { state: held === null ? 'ok' : 'held', reason: held }
}

const reckoned = ({ person, input, gates, digest }: GatheredPay): query.SavedPerson => {
  const result = computePay(input)
  const all = [...gates, ...result.gates]
  const held = all.find(({ holds }) => holds)
  return {
    employmentId: person.employment_id,
    ...stateOf(all, held?.message ?? null),
    gates: all,
    gross: result.gross,
    net: result.net,
    employerCost: result.employerCost,
    digest,
    result,
  }
}

export const gatherRun = async (ctx: Context, row: query.RunRow): Promise<GatheredPay[]> => {
  const law = ctx.payrolls.get(row.country)
  if (!law) throw new Refusal('CONFLICT', 'The law of pay of this country is not on file: nobody can be paid here.')
  const { only_employment_id: only } = row
  if (row.kind === 'correction' && only) return gatherCorrection(ctx, row, law, only)
  if (row.kind === 'final' && only) return gatherFinalPay(ctx, row, law, only)
  const gathered = await gatherPay(ctx, row, law)
  if (gathered.length > MOST_PEOPLE)
    throw new Refusal(
      'CONFLICT',
      `A run of more than ${MOST_PEOPLE.toLocaleString('en')} people cannot be calculated yet.`,
    )
  // Off the calendar a run is for those something is paid to.
  if (row.kind !== 'regular') {
    // Whoever has left waits for no run of everybody: what their past months lack comes with a run of its own.
    const left = row.kind === 'off_cycle' ? gathered.filter((one) => !isEmployedIn(one)) : []
    const late = new Map((await withBackPay(ctx, row, law, left)).map((one) => [one.person.employment_id, one]))
    return gathered
      .map((one) => late.get(one.person.employment_id) ?? one)
      .filter((one) =>
        isEmployedIn(one)
          ? one.input.oneOffs.length + one.input.deductions.length > 0
          : one.input.oneOffs.length > 0 || hasSomethingLate(one),
      )
  }
  const all = await withBackPay(ctx, row, law, await withoutFinalPay(ctx, row, gathered))
  return all.filter((one) => isEmployedIn(one) || hasSomethingLate(one))
}

/** Whether a run has anything to say to somebody who has left: something to pay, or something that was paid too much. */
const hasSomethingLate = ({ input, inputs, overpaid = [] }: GatheredPay): boolean =>
  input.oneOffs.length > 0 || (input.late ?? []).length > 0 || inputs.timeUses.length > 0 || overpaid.length > 0

export const moveTo = async (ctx: Context, id: string, state: query.RunState) => {
  const at = ctx.now().toISOString()
  await query.moveRun(ctx.db, ctx.actor.companyId, { id, state, by: ctx.actor.userId, at })
  const run = toRun(ctx, await getRun(ctx, id))
  ctx.audit({ action: `pay-run.${state}`, targetType: 'pay-run', targetId: id, after: { state, ...run.sums } })
  return { run }
}

/** Reckons everybody from the facts as they are now; an approval that was asked for or given no longer counts. */
export const calculatePayRun = async (ctx: Context, input: Parsed<typeof contract.calculatePayRun>) => {
  const row = await holdRun(ctx, input, 'calculate')
  if (row.state === 'in_review' || row.state === 'approved')
    await lapseApproval(ctx, { kind: PAY_RUN_KIND, subjectId: row.id })
  const gathered = await gatherRun(ctx, row)
  const people = gathered.map(reckoned)
  const { companyId, userId } = ctx.actor
  await query.savePeople(ctx.db, companyId, { runId: row.id, people })
  await query.noteReckoned(ctx.db, companyId, { id: row.id, by: userId, at: ctx.now().toISOString() })
  await keepRecoveries(ctx, row, gathered)
  return moveTo(ctx, row.id, 'calculated')
}

export const submitPayRun = async (ctx: Context, input: Parsed<typeof contract.submitPayRun>) => {
  const row = await holdRun(ctx, input, 'submit')
  const answer = await moveTo(ctx, row.id, 'in_review')
  await requestApproval(ctx, { kind: PAY_RUN_KIND, subjectId: row.id, replaces: true })
  return answer
}

export const voidPayRun = async (ctx: Context, input: Parsed<typeof contract.voidPayRun>) => {
  const row = await holdRun(ctx, input, 'void')
  if (row.state === 'in_review' || row.state === 'approved')
    await lapseApproval(ctx, { kind: PAY_RUN_KIND, subjectId: row.id })
  await releaseExit(ctx, row)
  return moveTo(ctx, row.id, 'void')
}

export const publishPayslips = async (ctx: Context, input: Parsed<typeof contract.publishPayslips>) => {
  const row = await holdRun(ctx, input, 'publish')
  const by = ctx.actor.userId
  if (row.corrects_run_id) await query.insertCorrectedPayslips(ctx.db, ctx.actor.companyId, { id: row.id, by })
  else await query.insertPayslips(ctx.db, ctx.actor.companyId, { id: row.id, by })
  // What the run pays of expenses is on the payslips: it is told as paid. Of whoever is held it is paid once they are.
  const people = await query.peopleOfRun(ctx.db, ctx.actor.companyId, { runId: row.id })
  await confirmClaimsOfRun(ctx.db, ctx.actor.companyId, {
    runId: row.id,
    employeeIds: people.filter(({ state }) => state === 'locked').map((person) => person.employee_id),
  })
  await query.publishRun(ctx.db, ctx.actor.companyId, { id: row.id, by, at: ctx.now().toISOString() })
  ctx.audit({ action: 'pay-run.publish', targetType: 'pay-run', targetId: row.id })
  return { run: toRun(ctx, await getRun(ctx, row.id)) }
}

/** Leaves somebody out, holds what is paid to them, or takes them back in. A run that is asked about or approved is reckoned again first. */
export const setPayPerson = async (ctx: Context, input: Parsed<typeof contract.setPayPerson>) => {
  const { companyId } = ctx.actor
  const locked = await query.lockRun(ctx.db, companyId, input.id)
  if (!locked) throw notFound('Pay run')
  if (locked.state !== 'calculated')
    throw new Refusal('CONFLICT', 'Calculate the run first: only then people are left out or held.')
  const find = async () =>
    (await query.peopleOfRun(ctx.db, companyId, { runId: input.id, employmentId: input.employmentId }))[0]
  const person = await find()
  if (!person) throw notFound('Person')
  if (input.state !== 'ok' && !input.reason) throw invalid({ reason: 'Reason is required' })
  if (input.state === 'held' && person.state === 'blocked')
    throw new Refusal('CONFLICT', 'Put right what stops this person first, or leave them out.')
  const stopped = person.gates.some(({ stops }) => stops)
  const state = input.state === 'ok' && stopped ? 'blocked' : input.state
  await query.setPerson(ctx.db, companyId, {
    runId: input.id,
    employmentId: input.employmentId,
    state,
    reason: input.state === 'ok' ? null : input.reason,
    by: ctx.actor.userId,
  })
  ctx.audit({
    action: 'pay-run.person',
    targetType: 'employee',
    targetId: person.employee_id,
    before: { state: person.state },
    after: { state, reason: input.reason },
    detail: { run: input.id },
  })
  const now = await find()
  if (!now) throw notFound('Person')
  return { person: toPayPerson(now) }
}

/** A fingerprint of what is approved: who is paid what. */
export const runHash = (row: query.RunRow, people: readonly query.RunPersonRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify([row.id, row.known_at, people.map(({ employment_id: id, state, net }) => [id, state, net])]))
    .digest('hex')
