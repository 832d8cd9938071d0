import type { ApprovalKind } from '../../../server/approvals.ts'
import { longDay } from '../../../shared/dates.text.ts'
import type { Language } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { decideApproval, requireSeen, withdrawApproval } from '../../platform/approvals/service.ts'
import { PAY_RUN_KIND } from './run.rules.ts'
import * as query from './runs.queries.ts'
import { runHash } from './runs.service.ts'

const subjectOf = (row: query.RunRow, people: query.ApprovedPeople, minorUnits: number) => {
  const money = (label: string, minor: number) =>
    ({ label, kind: 'money', minor, currency: row.currency, decimals: minorUnits }) as const
  const titleIn = (language: Language) => `${row.group_name} · ${longDay(language, row.pay_day)}`
  return {
    title: titleIn('en'),
    titleIn,
    hash: runHash(row, people.paid),
    path: paths.payroll({ run: row.id }),
    facts: { country: row.country, amount: { minor: row.net, currency: row.currency } },
    lines: [
      { label: 'people', kind: 'count' as const, count: row.people },
      money('gross', row.gross),
      money('net', row.net),
      money('employerCost', row.employer_cost),
      { label: 'payDay', kind: 'day' as const, day: row.pay_day },
    ],
    authors: [...new Set([row.made_by, row.calculated_by, ...people.set_by])].flatMap((id) => id ?? []),
    waits: row.state === 'in_review',
  }
}

/** A pay run, before it is locked: never approved by whoever made it, nor by a clock. */
export const payRunApprovals: ApprovalKind = {
  kind: PAY_RUN_KIND,
  labels: {
    kind: { en: 'Pay run', ar: 'دورة رواتب' },
    changePolicy: { en: 'Change who approves pay runs', ar: 'تغيير من يوافق على دورات الرواتب' },
    lines: {
      people: { en: 'People', ar: 'عدد الأشخاص' },
      gross: { en: 'Gross pay', ar: 'إجمالي الأجور' },
      net: { en: 'Net pay', ar: 'صافي الأجور' },
      employerCost: { en: 'Employer’s contributions', ar: 'مساهمات صاحب العمل' },
      payDay: { en: 'Pay day', ar: 'يوم الدفع' },
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
    for (const row of await query.runsByIds(db, companyId, ids)) {
      const people = await query.approvedPeople(db, companyId, row.id)
      subjects.set(row.id, subjectOf(row, people, countries.get(row.country).currency.minorUnits))
    }
    return subjects
  },
  decide: async (ctx, word) => {
    await query.lockRun(ctx.db, ctx.actor.companyId, word.subjectId)
    await requireSeen(ctx, { kind: PAY_RUN_KIND, ...word })
    const { ended } = await decideApproval(ctx, { kind: PAY_RUN_KIND, ...word })
    if (!ended) return
    const state = ended === 'approved' ? 'approved' : 'calculated'
    const at = ctx.now().toISOString()
    await query.moveRun(ctx.db, ctx.actor.companyId, { id: word.subjectId, state, by: ctx.actor.userId, at })
    ctx.audit({ action: `pay-run.${ended}`, targetType: 'pay-run', targetId: word.subjectId })
  },
  withdraw: async (ctx, subjectId) => {
    await withdrawApproval(ctx, { kind: PAY_RUN_KIND, subjectId })
    const at = ctx.now().toISOString()
    await query.moveRun(ctx.db, ctx.actor.companyId, { id: subjectId, state: 'calculated', by: ctx.actor.userId, at })
  },
}
