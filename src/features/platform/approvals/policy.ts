import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** What waits for one's own word; which that is, is asked of each request. */
export const usesApprovals: May = permits('approvals.use')

/** The same, and of the portal those who manage somebody or have asked for something themselves. */
export const answersApprovals: May = (actor) =>
  usesApprovals(actor) || (actor.role === 'employee' && actor.employeeId !== null)

/** Who approves what guards the company: whoever runs it says so. */
export const writesPolicies: May = permits('approvals.policies')
