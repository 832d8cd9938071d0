import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { daysBetween } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { lapseApproval, requestApproval } from '../../platform/approvals/service.ts'
import { changesOfExit, type ExitEntered, reckonExit } from './exit-sheet.service.ts'
import { allowedForExit, type ExitAction, PAY_EXIT_KIND } from './exit-states.rules.ts'
import type * as contract from './exits.contract.ts'
import * as query from './exits.queries.ts'
import { payPeriodAround } from './pay-calendar.rules.ts'
import { dayOfEntity, momentOf } from './place-day.service.ts'
import { runsPayroll } from './policy.ts'
import * as setup from './queries.ts'

/** How long somebody who has left stands in the list, days. */
const SHOWN_AFTER = 120

const NOTHING: ExitEntered = { unpaidDays: 0, leaveDays: null, notice: 0, owed: [] }

const leaverOf = async (ctx: Context, employmentId: string): Promise<query.Leaver> => {
  const found = await query.findLeaver(ctx.db, ctx.actor.companyId, employmentId)
  if (!found) throw notFound('Employment')
  if (found.last_day === null)
    throw new Refusal('CONFLICT', 'No last day is entered. Enter it in the employment first.')
  return { ...found, last_day: found.last_day }
}

const currencyOf = async (ctx: Context, leaver: query.Leaver): Promise<string> => {
  const asked = { employmentId: leaver.employment_id, on: leaver.last_day ?? leaver.started_on }
  const group = await setup.findGroupOf(ctx.db, ctx.actor.companyId, asked)
  return group?.currency ?? ctx.countries.get(leaver.country).currency.code
}

const decimalsOf = ({ countries }: Context, code: string): number =>
  countries.all.find(({ currency }) => currency.code === code)?.currency.minorUnits ?? 2

const daysLeftOf = (ctx: Context, { zone, entity_country: country }: query.Leaver, due: string | null) =>
  due === null ? null : daysBetween(dayOfEntity(ctx, { zone, country }), due)

type Saved = Pick<query.ExitRow, 'owed' | 'worksheet'> & { row: query.ExitRow | null }

const toView = (ctx: Context, leaver: query.Leaver, { owed, worksheet, row }: Saved): contract.ExitView => {
  const { currency, oneOffs, due, receivable, open, leaveDays } = worksheet
  return {
    id: row?.id ?? null,
    employmentId: leaver.employment_id,
    employeeId: leaver.employee_id,
    name: leaver.name,
    number: leaver.number,
    country: leaver.country,
    currency: { code: currency, minorUnits: decimalsOf(ctx, currency) },
    lastDay: leaver.last_day,
    serviceFrom: leaver.continuity_from ?? leaver.started_on,
    unpaidDays: row?.unpaid_days ?? 0,
    leaveDays,
    leaveEntered: row !== null && row.leave_days !== null,
    notice: row?.notice ?? 0,
    owed,
    note: row?.note ?? null,
    lines: oneOffs.map(({ key, label, amount, why }) => ({ key, label, amount, why: why ?? null })),
    total: oneOffs.reduce((sum, { amount }) => sum + amount, 0),
    receivable,
    due,
    daysLeft: daysLeftOf(ctx, leaver, due),
    open,
    state: row?.state ?? 'draft',
    runId: row?.run_id ?? null,
    version: row?.version ?? 0,
    allowed: runsPayroll(ctx.actor) ? allowedForExit(row?.state ?? null) : [],
  }
}

const savedOf = async (ctx: Context, employmentId: string): Promise<query.ExitRow | null> =>
  (await query.exitsOf(ctx.db, ctx.actor.companyId, [employmentId]))[0] ?? null

const answerFor = async (ctx: Context, leaver: query.Leaver): Promise<{ exit: contract.ExitView }> => {
  const row = await savedOf(ctx, leaver.employment_id)
  if (row) return { exit: toView(ctx, leaver, { owed: row.owed, worksheet: row.worksheet, row }) }
  const { sheet, owed } = await reckonExit(ctx, leaver, await currencyOf(ctx, leaver), NOTHING)
  return { exit: toView(ctx, leaver, { owed, worksheet: sheet, row }) }
}

/** Who leaves or has left in the last four months, with how their settlement stands and how many days the law leaves for it. */
export const listExits = async (ctx: Context): Promise<Output<typeof contract.listExits>> => {
  const asked = { moment: momentOf(ctx), days: SHOWN_AFTER }
  const leavers = await query.listLeavers(ctx.db, ctx.actor.companyId, asked)
  const ids = leavers.map((leaver) => leaver.employment_id)
  const saved = new Map((await query.exitsOf(ctx.db, ctx.actor.companyId, ids)).map((row) => [row.employment_id, row]))
  return {
    exits: leavers.map((leaver) => {
      const row = saved.get(leaver.employment_id)
      const due = row?.worksheet.due ?? null
      return {
        employmentId: leaver.employment_id,
        name: leaver.name,
        number: leaver.number,
        country: leaver.country,
        lastDay: leaver.last_day,
        due,
        daysLeft: daysLeftOf(ctx, leaver, due),
        state: row && row.state !== 'dropped' ? row.state : ('none' as const),
        runId: row?.run_id ?? null,
      }
    }),
  }
}

export const readExit = async (ctx: Context, { employmentId }: Parsed<typeof contract.readExit>) =>
  answerFor(ctx, await leaverOf(ctx, employmentId))

/** Reckons a settlement from the facts as they are now and keeps it as a draft; one that was asked about is asked about again. */
export const saveExit = async (ctx: Context, input: Parsed<typeof contract.saveExit>) => {
  const { companyId, userId } = ctx.actor
  const leaver = await leaverOf(ctx, input.employmentId)
  await query.lockExitOf(ctx.db, companyId, input.employmentId)
  const row = await savedOf(ctx, input.employmentId)
  if (row?.state === 'paying') throw new Refusal('CONFLICT', 'This settlement is in a pay run already.')
  if (row?.state === 'in_review' || row?.state === 'approved')
    await lapseApproval(ctx, { kind: PAY_EXIT_KIND, subjectId: row.id })
  const { sheet, owed } = await reckonExit(ctx, leaver, await currencyOf(ctx, leaver), input)
  const id = row?.id ?? crypto.randomUUID()
  const named = {
    ...sheet,
    oneOffs: sheet.oneOffs.map((one) => ({ ...one, source: { kind: 'exit' as const, id: `${id}.${one.key}` } })),
  }
  const values = {
    company_id: companyId,
    id,
    employment_id: input.employmentId,
    last_day: leaver.last_day,
    unpaid_days: input.unpaidDays,
    leave_days: input.leaveDays,
    notice: input.notice,
    owed,
    note: input.note,
    worksheet: named,
    made_by: userId,
  }
  if (row) await query.updateExit(ctx.db, companyId, row.id, values)
  else await query.insertExit(ctx.db, values)
  const total = sheet.oneOffs.reduce((sum, { amount }) => sum + amount, 0)
  ctx.audit({
    action: 'pay-exit.save',
    targetType: 'employee',
    targetId: leaver.employee_id,
    after: { lastDay: leaver.last_day, total, receivable: sheet.receivable },
  })
  return answerFor(ctx, leaver)
}

const hold = async (ctx: Context, { id, version }: { id: string; version: number }, action: ExitAction) => {
  const { companyId } = ctx.actor
  if (!(await query.lockExit(ctx.db, companyId, id))) throw notFound('Settlement')
  const [row] = await query.exitsByIds(ctx.db, companyId, [id])
  if (!row) throw notFound('Settlement')
  if (row.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this settlement since you opened it.')
  if (!allowedForExit(row.state).includes(action)) throw new Refusal('CONFLICT', NOT_NOW[action])
  return row
}

const NOT_NOW: Readonly<Record<ExitAction, string>> = {
  save: 'This settlement is in a pay run already.',
  submit: 'This settlement waits for approval or is approved already.',
  pay: 'The settlement has to be approved first.',
  drop: 'What is in a pay run is not dropped. Void the run first.',
}

export const submitExit = async (ctx: Context, input: Parsed<typeof contract.submitExit>) => {
  const row = await hold(ctx, input, 'submit')
  await query.moveExit(ctx.db, ctx.actor.companyId, { id: row.id, state: 'in_review' })
  await requestApproval(ctx, { kind: PAY_EXIT_KIND, subjectId: row.id, replaces: true })
  ctx.audit({ action: 'pay-exit.submit', targetType: 'pay-exit', targetId: row.id })
  return answerFor(ctx, await leaverOf(ctx, row.employment_id))
}

export const dropExit = async (ctx: Context, input: Parsed<typeof contract.dropExit>) => {
  const row = await hold(ctx, input, 'drop')
  if (row.state !== 'draft') await lapseApproval(ctx, { kind: PAY_EXIT_KIND, subjectId: row.id })
  await query.moveExit(ctx.db, ctx.actor.companyId, { id: row.id, state: 'dropped' })
  ctx.audit({ action: 'pay-exit.drop', targetType: 'pay-exit', targetId: row.id })
  return answerFor(ctx, await leaverOf(ctx, row.employment_id))
}

/** Begins the run that pays an approved settlement; it goes through the same calculation, approval and lock as any other. */
export const payExit = async (ctx: Context, input: Parsed<typeof contract.payExit>) => {
  const { companyId, userId } = ctx.actor
  const row = await hold(ctx, input, 'pay')
  const leaver = await leaverOf(ctx, row.employment_id)
  if (leaver.last_day !== row.last_day)
    throw new Refusal('CONFLICT', 'The last day is another now. Save the settlement again.')
  const changed = await changesOfExit(ctx, leaver, row)
  if (changed.length > 0)
    throw new Refusal('CONFLICT', `${changed.join('; ')}. Save the settlement again and have it approved.`)
  const asked = { employmentId: row.employment_id, on: leaver.last_day }
  const group = await setup.findGroupOf(ctx.db, companyId, asked)
  if (!group) throw new Refusal('CONFLICT', 'Say how the people of this legal entity are paid first.')
  const period = payPeriodAround(group, leaver.last_day)
  if (!period) throw invalid({ payDay: 'No pay period of the group holds the last day' })
  try {
    const { id: runId } = await setup.insertRun(ctx.db, {
      company_id: companyId,
      group_id: group.id,
      kind: 'final',
      from_day: period.from,
      until_day: period.until,
      pay_day: input.payDay,
      month: period.until.slice(0, 7),
      periods_per_year: period.inYear,
      only_employment_id: row.employment_id,
      made_by: userId,
    })
    await query.moveExit(ctx.db, companyId, { id: row.id, state: 'paying', runId })
    ctx.audit({
      action: 'pay-exit.pay',
      targetType: 'pay-exit',
      targetId: row.id,
      after: { payDay: input.payDay, run: runId },
    })
  } catch (error) {
    if (uniqueViolation(error) === null) throw error
    throw new Refusal('CONFLICT', 'There is a last run for this person already.')
  }
  return answerFor(ctx, leaver)
}
