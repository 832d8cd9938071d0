import type { May } from '../../../shared/actor.ts'
import { hasPermission, permits, permitsOrSelf } from '../../../shared/permissions.ts'

export const readsLeave: May = permits('leave.read')
export const changesLeave: May = permits('leave.write')
/** An employee, and whoever works on the dashboard: most of them have a record as well. */
export const hasOwnLeave: May = permitsOrSelf('dashboard.open')
/** What leave is worth follows from pay. */
export const readsLiability: May = (actor) => hasPermission(actor, 'leave.read') && hasPermission(actor, 'pay.read')
