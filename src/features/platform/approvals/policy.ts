import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** What waits for one's own word; which that is, is asked of each request. */
export const usesApprovals: May = permits('approvals.use')

/** Who approves what guards the company: whoever runs it says so. */
export const writesPolicies: May = permits('approvals.policies')
