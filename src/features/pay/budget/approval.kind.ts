import { createHash } from 'node:crypto'
import type { ApprovalKind } from '../../../server/approvals.ts'
import { paths } from '../../../shared/paths.ts'
import { decideApproval, requireSeen, withdrawApproval } from '../../platform/approvals/service.ts'
import { BUDGET_KIND } from './budget.rules.ts'
import * as query from './queries.ts'

/** A budget before it holds: never approved by whoever made it. The first of a year that is approved becomes the current one. */
export const budgetApprovals: ApprovalKind = {
  kind: BUDGET_KIND,
  labels: {
    kind: { en: 'Budget', ar: 'ميزانية' },
    changePolicy: { en: 'Change who approves budgets', ar: 'تغيير من يوافق على الميزانيات' },
    lines: {
      places: { en: 'Positions', ar: 'الوظائف' },
      vacant: { en: 'Of them vacant', ar: 'منها شاغرة' },
      total: { en: 'Pay and contributions of the year', ar: 'الأجور والمساهمات في السنة' },
      from: { en: 'From', ar: 'من' },
    },
  },
  permission: 'budget.write',
  hasAmount: true,
  policy: {
    rules: [{ when: {}, steps: [{ who: [{ by: 'administrators', mode: 'any' }] }] }],
    samePerson: 'once',
  },
  subjects: async ({ db, companyId, countries }, ids) => {
    const rows = await query.listBudgets(db, companyId, { ids })
    return new Map(
      rows.map((row) => {
        const decimals = countries.all.find(({ currency }) => currency.code === row.currency)?.currency.minorUnits ?? 2
        const hash = createHash('sha256')
          .update(JSON.stringify([row.id, row.total, row.places, row.vacant, row.year_from]))
          .digest('hex')
        return [
          row.id,
          {
            title: row.name,
            hash,
            path: paths.budgetAdvisory({ budget: row.id }),
            facts: { amount: { minor: row.total, currency: row.currency } },
            lines: [
              { label: 'places', kind: 'count' as const, count: row.places },
              { label: 'vacant', kind: 'count' as const, count: row.vacant },
              { label: 'total', kind: 'money' as const, minor: row.total, currency: row.currency, decimals },
              { label: 'from', kind: 'day' as const, day: row.year_from },
            ],
            authors: [row.made_by],
            waits: row.state === 'in_review',
          },
        ]
      }),
    )
  },
  decide: async (ctx, word) => {
    const { companyId } = ctx.actor
    await query.lockBudget(ctx.db, companyId, word.subjectId)
    await requireSeen(ctx, { kind: BUDGET_KIND, ...word })
    const { ended } = await decideApproval(ctx, { kind: BUDGET_KIND, ...word })
    const row = await query.findBudget(ctx.db, companyId, word.subjectId)
    if (!ended || !row) return
    const { entity_id: entityId, year_from: yearFrom } = row
    const isFirst = !(await query.listBudgets(ctx.db, companyId, { entityId, yearFrom })).some((one) => one.is_current)
    const isApproved = ended === 'approved'
    await query.moveBudget(ctx.db, companyId, {
      id: row.id,
      state: isApproved ? 'approved' : 'draft',
      isCurrent: isApproved && isFirst,
    })
    ctx.audit({ action: `budget.${ended}`, targetType: 'budget', targetId: row.id })
  },
  withdraw: async (ctx, subjectId) => {
    await withdrawApproval(ctx, { kind: BUDGET_KIND, subjectId })
    await query.moveBudget(ctx.db, ctx.actor.companyId, { id: subjectId, state: 'draft', isCurrent: false })
  },
}
