import { createHash } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { lapseApproval } from '../../platform/approvals/service.ts'
import { confirmClaimsOfRun } from '../claims/pay.service.ts'
import { computePay } from './compute-pay.rules.ts'
import type * as contract from './contract.ts'
import { gatherCorrection } from './correction.service.ts'
import { readEngineAhead } from './engine.service.ts'
import { gatherFinalPay, releaseExit, withoutFinalPay } from './final-pay.service.ts'
import { type Asked, type GatheredPay, gatherPart, isEmployedIn } from './gather.service.ts'
import { locksOf } from './locks.service.ts'
import * as parts from './parts.queries.ts'
import { payPeriodAround, periodsOfGroup } from './pay-calendar.rules.ts'
import * as setup from './queries.ts'
import { keepRecoveries, withBackPay } from './retro.service.ts'
import { PAY_RUN_KIND, type RunAction, refusalToMove, UNDER_WAY } from './run.rules.ts'
import { withChecks } from './run-checks.service.ts'
import { isUnderWay, standing, toPayPerson, toRun } from './run-shown.service.ts'
import * as query from './runs.queries.ts'
import { letOthersAfter } from './turns.service.ts'
import { insertWhyForms } from './why-forms.queries.ts'
import { WhyForms } from './why-forms.service.ts'

/** What of a run is being done in the background; undefined: nothing. */
const workUnderWay = async (ctx: Context, id: string): Promise<parts.WorkRow | undefined> =>
  (await parts.workOfRuns(ctx.db, ctx.actor.companyId, [id])).find(isUnderWay)

/** A run as it is shown, by its id. */
export const toRunView = async (ctx: Context, id: string): Promise<contract.PayRun> => toRun(ctx, await getRun(ctx, id))

export const getRun = async (ctx: Context, id: string): Promise<query.RunRow> => {
  const row = await query.findRun(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Pay run')
  return row
}

export const listPayRuns = async (ctx: Context): Promise<Output<typeof contract.listPayRuns>> => ({
  runs: (await query.listRuns(ctx.db, ctx.actor.companyId)).map((row) => toRun(ctx, row)),
})

/** What is asked for everybody of a run. */
export const wholeRun = (id: string): Parsed<typeof contract.readPayRun> => ({
  id,
  page: 1,
  cursor: null,
  pageSize: 100_000,
  state: null,
  search: null,
})

export const readPayRun = async (
  ctx: Context,
  { id, page, cursor, pageSize, state, search }: Parsed<typeof contract.readPayRun>,
): Promise<Output<typeof contract.readPayRun>> => {
  readEngineAhead()
  const { companyId } = ctx.actor
  const run = await getRun(ctx, id)
  const part = listWindow(query.PEOPLE_ORDERS, { sort: 'name', page, cursor, pageSize })
  const asked = { runId: id, filter: { state, search } }
  const { rows, next } = pageOf(part, await query.listPeople(ctx.db, companyId, { ...asked, part }))
  const total = totalOf(await query.countPeople(ctx.db, companyId, asked))
  const people = await withChecks(ctx, run, rows)
  return { run: toRun(ctx, run), people: people.map(toPayPerson), next, page, ...total }
}

/** The period with this pay day; of an off-cycle run the one the day lies in. */
const periodOf = (group: setup.GroupRow, kind: 'regular' | 'off_cycle' | 'bonus', payDay: string) => {
  if (kind !== 'regular') return payPeriodAround(group, payDay)
  return periodsOfGroup(group, Number(payDay.slice(0, 4))).find((period) => period.payDay === payDay)
}

export const makePayRun = async (ctx: Context, input: Parsed<typeof contract.makePayRun>) => {
  readEngineAhead()
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
    return { run: await toRunView(ctx, id) }
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
  const working = await workUnderWay(ctx, id)
  if (working) throw new Refusal('CONFLICT', UNDER_WAY[working.step])
  if (locked.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this run since you opened it.', {
      data: { run: await toRunView(ctx, id) },
    })
  const refusal = refusalToMove(action, standing(row))
  if (refusal) throw new Refusal('CONFLICT', refusal)
  return row
}

const stateOf = (gates: GatheredPay['gates'], held: string | null): Pick<query.SavedPerson, 'state' | 'reason'> => {
  if (gates.some(({ stops }) => stops)) return { state: 'blocked', reason: null }
  return { state: held === null ? 'ok' : 'held', reason: held }
}

const reckoned = (one: GatheredPay, forms: WhyForms): query.SavedPerson => {
  const { person, input, gates, digest } = one
  const result = computePay(input)
  const all = [...gates, ...result.gates]
  const held = all.find(({ holds }) => holds)
  return {
    employmentId: person.employment_id,
    sortName: person.sort_name,
    ...stateOf(all, held?.message ?? null),
    gates: JSON.stringify(all),
    gross: result.gross,
    net: result.net,
    employerCost: result.employerCost,
    digest,
    result: forms.write(result),
    locks: JSON.stringify(locksOf(one, result)),
  }
}

/** The pay of everybody of a run, or of those named, ready to be reckoned. */
export const gatherRun = async (
  ctx: Context,
  row: query.RunRow,
  among: readonly string[] | null = null,
  asked: Asked = {},
): Promise<GatheredPay[]> => {
  const law = ctx.payrolls.get(row.country)
  if (!law) throw new Refusal('CONFLICT', 'The law of pay of this country is not on file: nobody can be paid here.')
  const { only_employment_id: only } = row
  if (row.kind === 'correction' && only) return gatherCorrection(ctx, row, law, only)
  if (row.kind === 'final' && only) return gatherFinalPay(ctx, row, law, only)
  const gathered = await gatherPart(ctx, row, law, { only: among, asked })
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

/** Takes a run into another state: what was done with it in the background is over. */
export const moveTo = async (ctx: Context, id: string, state: query.RunState) => {
  await parts.endWork(ctx.db, ctx.actor.companyId, id)
  const at = ctx.now().toISOString()
  await query.moveRun(ctx.db, ctx.actor.companyId, { id, state, by: ctx.actor.userId, at })
  const run = await toRunView(ctx, id)
  ctx.audit({ action: `pay-run.${state}`, targetType: 'pay-run', targetId: id, after: { state, ...run.sums } })
  return { run }
}

/** What some people of a run come to, and of whom something was found of earlier months: not kept yet. */
export type ReckonedPart = { people: query.SavedPerson[]; looked: GatheredPay[]; forms: WhyForms }

/** Reckons some people of a run from the facts as they are now. Writes nothing. */
export const reckonPeople = async (
  ctx: Context,
  row: query.RunRow,
  among: readonly string[] | null,
  asked?: Asked,
): Promise<ReckonedPart> => {
  const gathered = await gatherRun(ctx, row, among, asked)
  const people: query.SavedPerson[] = []
  const forms = new WhyForms()
  for (const one of gathered) {
    await letOthersAfter(people.length)
    people.push(reckoned(one, forms))
  }
  return { people, looked: gathered.filter(({ overpaid }) => overpaid !== undefined), forms }
}

export const keepPart = async (
  ctx: Context,
  row: query.RunRow,
  { people, looked, forms, part }: ReckonedPart & { part: query.Part },
): Promise<void> => {
  if (forms.forms.length > 0) await insertWhyForms(ctx.db, ctx.actor.companyId, forms.forms)
  const isNew = row.known_at === null && part === query.EVERYBODY
  await query.savePeople(ctx.db, ctx.actor.companyId, {
    runId: row.id,
    people,
    part,
    ...(isNew && { between: () => parts.learnOfRun(ctx.db, 'people', people.length) }),
  })
  await keepRecoveries(ctx, row, looked)
}

/** Reckons some people of a run from the facts as they are now, and keeps what they come to. */
export const reckonPart = async (
  ctx: Context,
  row: query.RunRow,
  { among, part }: { among: readonly string[] | null; part: query.Part },
): Promise<void> => keepPart(ctx, row, { ...(await reckonPeople(ctx, row, among)), part })

export const voidPayRun = async (ctx: Context, input: Parsed<typeof contract.voidPayRun>) => {
  const row = await holdRun(ctx, input, 'void')
  if (row.state === 'in_review' || row.state === 'approved')
    await lapseApproval(ctx, { kind: PAY_RUN_KIND, subjectId: row.id })
  await releaseExit(ctx, row)
  return moveTo(ctx, row.id, 'void')
}

/** Tells a run as published once its payslips are there. */
export const endPublishing = async (ctx: Context, row: query.RunRow) => {
  const { companyId, userId: by } = ctx.actor
  // What the run pays of expenses is on the payslips: it is told as paid. Of whoever is held it is paid once they are.
  const employeeIds = await query.employeesLocked(ctx.db, companyId, row.id)
  const at = ctx.now().toISOString()
  await confirmClaimsOfRun(ctx.db, companyId, { runId: row.id, employeeIds, at })
  await query.publishRun(ctx.db, companyId, { id: row.id, by, at })
  ctx.audit({ action: 'pay-run.publish', targetType: 'pay-run', targetId: row.id })
  return { run: await toRunView(ctx, row.id) }
}

/** Leaves somebody out, holds what is paid to them, or takes them back in. A run that is asked about or approved is reckoned again first. */
export const setPayPerson = async (ctx: Context, input: Parsed<typeof contract.setPayPerson>) => {
  const { companyId } = ctx.actor
  const locked = await query.lockRun(ctx.db, companyId, input.id)
  if (!locked) throw notFound('Pay run')
  const working = await workUnderWay(ctx, input.id)
  if (working) throw new Refusal('CONFLICT', UNDER_WAY[working.step])
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
export const runHash = (row: query.RunRow, paid: string): string =>
  createHash('sha256')
    .update(JSON.stringify([row.id, row.known_at, paid]))
    .digest('hex')
