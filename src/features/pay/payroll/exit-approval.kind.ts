import { createHash } from 'node:crypto'
import type { ApprovalKind } from '../../../server/approvals.ts'
import { paths } from '../../../shared/paths.ts'
import { decideApproval, requireSeen, withdrawApproval } from '../../platform/approvals/service.ts'
import { PAY_EXIT_KIND } from './exit-states.rules.ts'
import * as query from './exits.queries.ts'

/** A settlement before it is paid: never approved by whoever made it. */
export const payExitApprovals: ApprovalKind = {
  kind: PAY_EXIT_KIND,
  labels: {
    kind: { en: 'Final settlement', ar: 'تسوية نهائية' },
    changePolicy: { en: 'Change who approves final settlements', ar: 'تغيير من يوافق على التسويات النهائية' },
    lines: {
      total: { en: 'Paid on leaving', ar: 'يُدفع عند المغادرة' },
      receivable: { en: 'Owed by the employee', ar: 'مستحق على الموظف' },
      lastDay: { en: 'Last day', ar: 'آخر يوم' },
      due: { en: 'To be paid by', ar: 'يُدفع قبل' },
    },
  },
  permission: 'payroll.run',
  hasAmount: true,
  policy: {
    rules: [{ when: {}, steps: [{ who: [{ by: 'administrators', mode: 'any' }] }] }],
    samePerson: 'once',
  },
  subjects: async ({ db, companyId, countries }, ids) => {
    const subjects = new Map()
    for (const row of await query.exitsByIds(db, companyId, ids)) {
      const leaver = await query.findLeaver(db, companyId, row.employment_id)
      if (!leaver) continue
      const { worksheet } = row
      const { currency } = worksheet
      const decimals = countries.all.find((one) => one.currency.code === currency)?.currency.minorUnits ?? 2
      const total = worksheet.oneOffs.reduce((sum, { amount }) => sum + amount, 0)
      const money = (label: string, minor: number) => ({ label, kind: 'money' as const, minor, currency, decimals })
      subjects.set(row.id, {
        title: leaver.name,
        hash: createHash('sha256')
          .update(JSON.stringify([row.id, row.last_day, row.owed, worksheet]))
          .digest('hex'),
        path: paths.payroll({ exit: row.employment_id }),
        facts: { country: leaver.country, amount: { minor: total, currency } },
        lines: [
          money('total', total),
          money('receivable', worksheet.receivable),
          { label: 'lastDay', kind: 'day' as const, day: row.last_day },
          ...(worksheet.due ? [{ label: 'due', kind: 'day' as const, day: worksheet.due }] : []),
        ],
        authors: row.made_by ? [row.made_by] : [],
        waits: row.state === 'in_review',
      })
    }
    return subjects
  },
  decide: async (ctx, word) => {
    await query.lockExit(ctx.db, ctx.actor.companyId, word.subjectId)
    await requireSeen(ctx, { kind: PAY_EXIT_KIND, ...word })
    const { ended } = await decideApproval(ctx, { kind: PAY_EXIT_KIND, ...word })
    if (!ended) return
    const state = ended === 'approved' ? 'approved' : 'draft'
    await query.moveExit(ctx.db, ctx.actor.companyId, { id: word.subjectId, state })
    ctx.audit({ action: `pay-exit.${ended}`, targetType: 'pay-exit', targetId: word.subjectId })
  },
  withdraw: async (ctx, subjectId) => {
    await withdrawApproval(ctx, { kind: PAY_EXIT_KIND, subjectId })
    await query.moveExit(ctx.db, ctx.actor.companyId, { id: subjectId, state: 'draft' })
  },
}
