import { createHash } from 'node:crypto'
import type { ApprovalKind } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { decideApproval, requestApproval, requireSeen, withdrawApproval } from '../../platform/approvals/service.ts'
import { insertRun } from './queries.ts'
import * as query from './reopen.queries.ts'
import type * as contract from './retro.contract.ts'
import { PAY_REOPENING_KIND } from './run.rules.ts'
import * as runs from './runs.queries.ts'
import { getRun } from './runs.service.ts'

const toView = (row: query.ReopeningRow): contract.ReopeningView => ({
  id: row.id,
  runId: row.run_id,
  employmentId: row.employment_id,
  name: row.name,
  reason: row.reason,
  payDay: row.pay_day,
  state: row.state,
  askedAt: iso(row.asked_at),
  askedBy: row.asked_by_name,
  correctionRunId: row.correction_run_id,
})

export const listReopenings = async (
  ctx: Context,
  { id }: Parsed<typeof contract.listReopenings>,
): Promise<Output<typeof contract.listReopenings>> => {
  await getRun(ctx, id)
  return { reopenings: (await query.reopeningsOfRun(ctx.db, ctx.actor.companyId, id)).map(toView) }
}

const refuseReopening = async (ctx: Context, run: runs.RunRow, employmentId: string): Promise<void> => {
  const { companyId } = ctx.actor
  if (run.kind === 'correction')
    throw new Refusal(
      'CONFLICT',
      'Open the run that this one corrects: its next correction takes this one into account.',
    )
  if (run.kind === 'opening')
    throw new Refusal('CONFLICT', 'Another provider paid this month. Pay a difference by a one-off of the next run.')
  const [person] = await runs.peopleOfRun(ctx.db, companyId, { runId: run.id, employmentId })
  if (!person) throw notFound('Person')
  if (run.state !== 'locked')
    throw new Refusal('CONFLICT', 'The run is not locked: put it right and calculate it again.')
  if (person.state === 'excluded')
    throw new Refusal('CONFLICT', 'This person was left out of the run: pay them by a one-off or in the next run.')
  if ((await query.openCorrections(ctx.db, companyId, { runId: run.id, employmentId })).length > 0)
    throw new Refusal('CONFLICT', 'A correction of this person is under way already.')
}

/** Asks that one person of a locked run is opened again; nothing of what is locked changes. */
export const reopenPayPerson = async (ctx: Context, input: Parsed<typeof contract.reopenPayPerson>) => {
  const { companyId, userId } = ctx.actor
  // Held: somebody may be voiding it.
  await runs.lockRun(ctx.db, companyId, input.id)
  const run = await getRun(ctx, input.id)
  await refuseReopening(ctx, run, input.employmentId)
  if (input.payDay < run.pay_day)
    throw invalid({ payDay: 'Pay day must not be before the pay day of the run that is corrected' })
  try {
    const { id } = await query.insertReopening(ctx.db, {
      company_id: companyId,
      run_id: run.id,
      employment_id: input.employmentId,
      reason: input.reason,
      pay_day: input.payDay,
      asked_by: userId,
    })
    await requestApproval(ctx, { kind: PAY_REOPENING_KIND, subjectId: id })
    ctx.audit({
      action: 'pay-reopening.ask',
      targetType: 'pay-run',
      targetId: run.id,
      after: { employment: input.employmentId, reason: input.reason },
    })
    const [row] = await query.reopeningsByIds(ctx.db, companyId, [id])
    if (!row) throw notFound('Request')
    return { reopening: toView(row) }
  } catch (error) {
    if (uniqueViolation(error) !== 'pay_reopenings_asked') throw error
    throw new Refusal('CONFLICT', 'This person waits to be opened again already.')
  }
}

/** The run that pays the difference: of the month and period of the one it corrects, for one person. */
const beginCorrection = async (ctx: Context, row: query.ReopeningRow): Promise<string> => {
  const run = await getRun(ctx, row.run_id)
  const { id } = await insertRun(ctx.db, {
    company_id: ctx.actor.companyId,
    group_id: run.group_id,
    kind: 'correction',
    from_day: run.from_day,
    until_day: run.until_day,
    pay_day: row.pay_day,
    month: run.month,
    periods_per_year: run.periods_per_year,
    corrects_run_id: run.id,
    only_employment_id: row.employment_id,
    made_by: row.asked_by,
  })
  return id
}

/** Opening one person of a locked run again: never agreed to by whoever asks. */
export const payReopeningApprovals: ApprovalKind = {
  kind: PAY_REOPENING_KIND,
  labels: {
    kind: { en: 'Correction of locked pay', ar: 'تصحيح راتب مقفل' },
    changePolicy: {
      en: 'Change who approves corrections of locked pay',
      ar: 'تغيير من يوافق على تصحيح الرواتب المقفلة',
    },
    lines: {
      run: { en: 'Pay run', ar: 'دورة الرواتب' },
      reason: { en: 'Reason', ar: 'السبب' },
      payDay: { en: 'Difference is paid on', ar: 'يُدفع الفرق في' },
    },
  },
  permission: 'payroll.run',
  policy: {
    rules: [{ when: {}, steps: [{ who: [{ by: 'administrators', mode: 'any' }] }] }],
    samePerson: 'once',
  },
  subjects: async ({ db, companyId }, ids) => {
    const subjects = new Map()
    for (const row of await query.reopeningsByIds(db, companyId, ids)) {
      const run = await runs.findRun(db, companyId, row.run_id)
      if (!run) continue
      subjects.set(row.id, {
        title: row.name,
        hash: createHash('sha256')
          .update(JSON.stringify([row.id, row.run_id, row.employment_id, row.reason, row.pay_day]))
          .digest('hex'),
        path: paths.payroll({ run: row.run_id, person: row.employment_id }),
        facts: { country: run.country },
        lines: [
          { label: 'run', kind: 'text' as const, text: `${run.group_name} · ${run.pay_day}` },
          { label: 'reason', kind: 'text' as const, text: row.reason },
          { label: 'payDay', kind: 'day' as const, day: row.pay_day },
        ],
        authors: [row.asked_by],
        waits: row.state === 'asked',
      })
    }
    return subjects
  },
  decide: async (ctx, word) => {
    const { companyId } = ctx.actor
    await query.lockReopening(ctx.db, companyId, word.subjectId)
    await requireSeen(ctx, { kind: PAY_REOPENING_KIND, ...word })
    const { ended } = await decideApproval(ctx, { kind: PAY_REOPENING_KIND, ...word })
    if (!ended) return
    const [row] = await query.reopeningsByIds(ctx.db, companyId, [word.subjectId])
    if (!row) throw notFound('Request')
    const runId = ended === 'approved' ? await beginCorrection(ctx, row) : null
    await query.moveReopening(ctx.db, companyId, { id: row.id, state: ended, runId })
    ctx.audit({
      action: `pay-reopening.${ended}`,
      targetType: 'pay-run',
      targetId: row.run_id,
      after: { correction: runId },
    })
  },
  withdraw: async (ctx, subjectId) => {
    await withdrawApproval(ctx, { kind: PAY_REOPENING_KIND, subjectId })
    await query.moveReopening(ctx.db, ctx.actor.companyId, { id: subjectId, state: 'withdrawn' })
  },
}
