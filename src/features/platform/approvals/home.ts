import type { HomeParts } from '../../../server/home.ts'
import { paths } from '../../../shared/paths.ts'
import { countWaitingApprovals } from './inbox.service.ts'
import { usesApprovals } from './policy.ts'

/** What waits for the word of whoever looks. */
export const approvalsHome: HomeParts = {
  decisions: [
    {
      id: 'approvals',
      label: { en: 'Approvals waiting for you', ar: 'موافقات بانتظارك' },
      may: usesApprovals,
      line: paths.approvals(),
      read: async (ctx) => {
        const { count, overdue } = await countWaitingApprovals(ctx)
        return { count, overdue, to: paths.approvals() }
      },
    },
  ],
}
