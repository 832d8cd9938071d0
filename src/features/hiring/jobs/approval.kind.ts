import type { ApprovalKind } from '../../../server/approvals.ts'
import { requireSeen } from '../../platform/approvals/service.ts'
import { JOB_LABELS } from './approval.labels.ts'
import { JOB_POLICY } from './approval.rules.ts'
import { jobSubjects, KIND } from './approval.ts'
import { moveJob } from './move.service.ts'
import { getJob } from './service.ts'

const MOVES = { approve: 'approve', refuse: 'sendBack', withdraw: 'withdraw' } as const
const MOVES_OF_CHANGE = { approve: 'approveChange', refuse: 'sendBackChange', withdraw: 'withdrawChange' } as const

const rest = { version: undefined, publishAt: null, later: false, closesOn: null, reason: null, message: null }

/** Jobs before they are published, and changes of those that are. */
export const jobApprovals: ApprovalKind = {
  kind: KIND,
  labels: JOB_LABELS,
  ownLetters: true,
  permission: 'jobs.approve',
  policy: JOB_POLICY,
  hasAmount: true,
  subjects: jobSubjects,
  decide: async (ctx, word) => {
    const { kept: stored } = await getJob(ctx, word.subjectId, { lock: true })
    await requireSeen(ctx, { kind: KIND, ...word })
    const action = (stored.proposed === null ? MOVES : MOVES_OF_CHANGE)[word.verdict]
    await moveJob(ctx, { ...rest, id: word.subjectId, action, note: word.reason })
  },
  withdraw: async (ctx, subjectId) => {
    const { kept: stored } = await getJob(ctx, subjectId, { lock: true })
    const action = (stored.proposed === null ? MOVES : MOVES_OF_CHANGE).withdraw
    await moveJob(ctx, { ...rest, id: subjectId, action, note: null })
  },
}
