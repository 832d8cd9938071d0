import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { Download } from '../../../server/routes.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { slipOf } from '../payroll/payslips.service.ts'
import { getRun } from '../payroll/runs.service.ts'
import { type ZippedRun, zipPayslips } from '../payroll/slips.service.ts'
import { restoreOnePayslip, withdrawOnePayslip } from '../payroll/withdrawals.service.ts'
import type * as contract from './contract.ts'
import { publishesPayslips } from './policy.ts'
import * as query from './queries.ts'

const toRow = (ctx: Context, row: query.PayslipRow): contract.PayslipRow => ({
  runId: row.run_id,
  employmentId: row.employment_id,
  employeeId: row.employee_id,
  name: row.name,
  number: row.number,
  group: row.group_name,
  country: row.country,
  currency: { code: row.currency, minorUnits: ctx.countries.get(row.country).currency.minorUnits },
  from: row.from_day,
  until: row.until_day,
  payDay: row.pay_day,
  version: row.version,
  net: row.net,
  publishedAt: iso(row.published_at),
  openedAt: row.opened_at === null ? null : iso(row.opened_at),
  state: row.state,
  note: row.note,
  isVoid: row.is_void,
  openQuestions: row.open_questions,
})

export const listPayslips = async (
  ctx: Context,
  input: Parsed<typeof contract.listPayslips>,
): Promise<Output<typeof contract.listPayslips>> => {
  const { month, state, search, page } = input
  const filter = { companyId: ctx.actor.companyId, month, state, search }
  const part = listWindow(query.PAYSLIP_ORDERS, input)
  const { rows, next } = pageOf(part, await query.listPayslips(ctx.db, filter, part))
  const total = totalOf(await query.countPayslips(ctx.db, filter))
  return { payslips: rows.map((row) => toRow(ctx, row)), next, page, ...total }
}

export const payslipMonths = async (ctx: Context): Promise<Output<typeof contract.payslipMonths>> => ({
  months: (await query.listMonths(ctx.db, ctx.actor.companyId)).map(({ open_questions: openQuestions, ...month }) => ({
    ...month,
    openQuestions,
  })),
  mayPublish: publishesPayslips(ctx.actor),
})

type Input = { runId: string; employmentId: string; version: number }

const getPayslip = async (ctx: Context, input: Input): Promise<query.PayslipRow> => {
  const row = await query.findPayslip(ctx.db, ctx.actor.companyId, input)
  if (!row) throw notFound('Payslip')
  return row
}

/** The payslip of somebody, line by line. Each look at it is logged with the person it is of. */
export const openPayslip = async (
  ctx: Context,
  input: Parsed<typeof contract.openPayslip>,
): Promise<Output<typeof contract.openPayslip>> => {
  const row = await getPayslip(ctx, input)
  const { gross, net, employerCost, lines, leave } = await slipOf(
    ctx,
    await getRun(ctx, input.runId),
    input.employmentId,
    input.version,
  )
  const questions = await query.questionsOfPayslip(ctx.db, ctx.actor.companyId, input)
  ctx.audit({
    action: 'payslip.view',
    targetType: 'employee',
    targetId: row.employee_id,
    detail: { run: input.runId, version: input.version },
  })
  return {
    row: toRow(ctx, row),
    gross,
    net,
    employerCost,
    lines,
    leave,
    questions: questions.map((one) => ({
      id: one.id,
      line: one.line_label,
      question: one.question,
      askedAt: iso(one.asked_at),
      answer: one.answer,
      answeredAt: one.answered_at === null ? null : iso(one.answered_at),
      answeredBy: one.answered_by_name,
    })),
  }
}

/** Takes a payslip back: it stays on record and can be published again, and the person no longer sees it. What was paid does not change. */
export const withdrawPayslip = async (ctx: Context, input: Parsed<typeof contract.withdrawPayslip>) => {
  const row = await getPayslip(ctx, input)
  await withdrawOnePayslip(ctx, input)
  ctx.audit({
    action: 'payslip.withdraw',
    targetType: 'employee',
    targetId: row.employee_id,
    detail: { run: input.runId, version: input.version, note: input.note },
  })
  return { row: toRow(ctx, await getPayslip(ctx, input)) }
}

export const publishPayslipAgain = async (ctx: Context, input: Parsed<typeof contract.publishPayslipAgain>) => {
  const row = await getPayslip(ctx, input)
  if (row.is_void)
    throw new Refusal('CONFLICT', 'The run of this payslip was voided. Publish the run that takes its place.')
  await restoreOnePayslip(ctx, input)
  ctx.audit({
    action: 'payslip.publish-again',
    targetType: 'employee',
    targetId: row.employee_id,
    detail: { run: input.runId, version: input.version },
  })
  return { row: toRow(ctx, await getPayslip(ctx, input)) }
}

/**
 * Every payslip of a month that stands, or those of a department, as PDFs in one archive. Who took them, and why, is logged.
 * @throws Refusal CONFLICT when there is none
 */
export const downloadMonthPayslips = async (
  ctx: Context,
  { month, department, reason }: Parsed<typeof contract.downloadMonthPayslips>,
): Promise<Download> => {
  const standing = await query.listStanding(ctx.db, ctx.actor.companyId, { month, department })
  if (standing.length === 0)
    throw new Refusal(
      'CONFLICT',
      department === null
        ? 'No payslip of this month is published.'
        : 'No payslip of this month and department is published.',
    )
  const parts: ZippedRun[] = []
  for (const [runId, people] of Map.groupBy(standing, (row) => row.run_id))
    parts.push({ run: await getRun(ctx, runId), people })
  ctx.audit({
    action: 'payslip.archive',
    targetType: 'company',
    targetId: ctx.actor.companyId,
    detail: { month, ...(department === null ? {} : { department }), reason, payslips: standing.length },
  })
  return new Download(`payslips-${month}.zip`, 'application/zip', zipPayslips(ctx, parts))
}
