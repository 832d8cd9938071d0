import type { ApprovalKind } from '../../../server/approvals.ts'
import { requireSeen } from '../../platform/approvals/service.ts'
import { REQUISITION_LABELS } from './approval.labels.ts'
import { loadPicture, planFor } from './plan.ts'
import * as query from './queries.ts'
import { REQUISITION_POLICY } from './rules.ts'
import { moveRequisition } from './service.ts'
import { KIND, subjectOf } from './subject.ts'

/** What is to be hired, before a job is raised from it. */
export const requisitionApprovals: ApprovalKind = {
  kind: KIND,
  labels: REQUISITION_LABELS,
  ownLetters: true,
  permission: 'hiring.plan',
  policy: REQUISITION_POLICY,
  hasAmount: true,
  subjects: async (reader, ids) => {
    const seen = await loadPicture(reader.db, reader.companyId)
    const found = await query.requisitionsByIds(reader.db, reader.companyId, ids)
    return new Map(found.map((one) => [one.id, subjectOf(reader, one, planFor(seen, one))]))
  },
  decide: async (ctx, { subjectId, verdict, reason, hashSeen }) => {
    await query.lockAll(ctx.db, ctx.actor.companyId)
    await requireSeen(ctx, { kind: KIND, subjectId, hashSeen })
    await moveRequisition(ctx, { id: subjectId, action: verdict, note: reason, version: undefined })
  },
  withdraw: async (ctx, subjectId) => {
    await moveRequisition(ctx, { id: subjectId, action: 'withdraw', note: null, version: undefined })
  },
}
