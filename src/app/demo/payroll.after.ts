import { saveExit } from '../../features/pay/payroll/exits.service.ts'
import { askMyPayslip } from '../../features/pay/payroll/questions.service.ts'
import { readPayRun, wholeRun } from '../../features/pay/payroll/runs.service.ts'
import { addAllowance, endAllowance } from '../../features/people/compensation/service.ts'
import { changeEmployment } from '../../features/people/employments/change.service.ts'
import { listEmployments } from '../../features/people/employments/service.ts'
import type { Context } from '../../server/context.ts'
import { addDays, type Day } from '../../shared/dates.ts'

/** Whom something happens to after they were paid: the last of those a run has paid, so that the first stay as they are. */
const paidOf = async (ctx: Context, runId: string) =>
  (await readPayRun(ctx, wholeRun(runId))).people.filter(({ state }) => state === 'locked').toReversed()

const allowanceFrom = (ctx: Context, employeeId: string, q: { currency: string; from: Day; until: Day | null }) =>
  addAllowance(ctx, {
    id: employeeId,
    allowance_type: 'Shift allowance',
    component: 'shift_allowance',
    frequency: 'monthly',
    currency: q.currency,
    amount: '150',
    effective_from: q.from,
    effective_until: q.until,
  })

/** An allowance that is paid before it turns out to have ended: found by the next run as paid too much. */
export const allowanceToEnd = async (
  ctx: Context,
  q: { employeeId: string; currency: string; from: Day },
): Promise<string> => (await allowanceFrom(ctx, q.employeeId, { ...q, until: null })).allowance.id

/**
 * What happens after a month was paid: an allowance is entered late, another turns out to have ended, somebody gives notice, and somebody
 * asks about their payslip. The next run shows what comes of it.
 */
export const addAfterPay = async (
  ctx: Context,
  q: { runId: string; ended: { employeeId: string; allowanceId: string } | null; today: Day },
): Promise<void> => {
  const { run } = await readPayRun(ctx, wholeRun(q.runId))
  const people = await paidOf(ctx, q.runId)
  const [late, leaver, asking] = people.filter(({ employeeId }) => employeeId !== q.ended?.employeeId)
  if (late) await allowanceFrom(ctx, late.employeeId, { currency: run.currency.code, from: run.from, until: null })
  if (q.ended) {
    const { employeeId: id, allowanceId } = q.ended
    await endAllowance(ctx, { id, allowanceId, version: undefined, effective_until: run.from })
  }
  if (leaver) {
    const [employment] = (await listEmployments(ctx, { id: leaver.employeeId })).employments
    if (employment)
      await changeEmployment(ctx, {
        id: leaver.employeeId,
        employmentId: leaver.employmentId,
        version: employment.version,
        endedOn: addDays(q.today, 25),
        endReason: 'Resigned',
      })
    await saveExit(ctx, {
      employmentId: leaver.employmentId,
      unpaidDays: 0,
      leaveDays: null,
      notice: 0,
      owed: [{ label: 'Laptop not returned', amount: 80_000, agreed: false }],
      note: null,
    })
  }
  if (asking) {
    const actor = { ...ctx.actor, role: 'employee' as const, employeeId: asking.employeeId }
    await askMyPayslip(
      { ...ctx, actor },
      { runId: q.runId, line: 'Basic salary', question: 'I worked on the public holiday. Is it in this payslip?' },
    )
  }
}
