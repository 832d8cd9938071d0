import type { May } from '../../../shared/actor.ts'

/** Platform staff read what is reported; its owner decides. */
export const seesReports: May = (actor) => actor.role === 'system_owner' || actor.role === 'system_admin'
export const decidesReports: May = (actor) => actor.role === 'system_owner'
