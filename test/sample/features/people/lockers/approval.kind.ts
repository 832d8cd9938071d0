import type { ApprovalKind } from '../../../server/approvals.ts'
import { decideApproval, requireSeen, withdrawApproval } from '../../platform/approvals/service.ts'
import { notifyLockerGiven } from './letters.ts'
import { LOCKERS_PATH } from './paths.ts'
import * as query from './queries.ts'
import { LOCKER_KIND } from './rules.ts'

/** A locker that is to be given to somebody. */
export const lockerApprovals: ApprovalKind = {
  kind: LOCKER_KIND,
  labels: {
    kind: { en: 'Locker', ar: 'خزانة' },
    changePolicy: { en: 'Change who approves lockers', ar: 'تغيير من يوافق على الخزائن' },
    lines: { person: { en: 'For', ar: 'لمن' } },
  },
  permission: 'settings.write',
  policy: {
    rules: [{ when: {}, steps: [{ who: [{ by: 'administrators', mode: 'any' }] }] }],
    samePerson: 'once',
  },
  subjects: async ({ db, companyId }, ids) =>
    new Map(
      (await query.lockersByIds(db, companyId, ids)).map((row) => [
        row.id,
        {
          title: row.label,
          hash: `${row.id} ${row.employee_id}`,
          path: LOCKERS_PATH,
          facts: {},
          lines: [{ label: 'person', kind: 'text', text: row.person ?? '' }],
          authors: [],
        },
      ]),
    ),
  decide: async (ctx, word) => {
    const row = await query.lockLocker(ctx.db, ctx.actor.companyId, word.subjectId)
    await requireSeen(ctx, { kind: LOCKER_KIND, ...word })
    const { ended } = await decideApproval(ctx, { kind: LOCKER_KIND, ...word })
    if (!ended || !row) return
    const isGiven = ended === 'approved'
    await query.saveLocker(ctx.db, ctx.actor.companyId, {
      ...row,
      state: isGiven ? 'given' : 'free',
      employee_id: isGiven ? row.employee_id : null,
    })
    if (isGiven) await notifyLockerGiven(ctx, row)
    ctx.audit({ action: isGiven ? 'locker.give' : 'locker.refuse', targetType: 'locker', targetId: row.id })
  },
  withdraw: async (ctx, subjectId) => {
    await withdrawApproval(ctx, { kind: LOCKER_KIND, subjectId })
    const row = await query.lockLocker(ctx.db, ctx.actor.companyId, subjectId)
    if (row) await query.saveLocker(ctx.db, ctx.actor.companyId, { ...row, state: 'free', employee_id: null })
  },
}
