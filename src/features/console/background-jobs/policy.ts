import type { May } from '../../../shared/actor.ts'

/** Platform staff see what was given up; its owner has it tried again. */
export const seesFailedJobs: May = (actor) => actor.role === 'system_owner' || actor.role === 'system_admin'
export const retriesFailedJobs: May = (actor) => actor.role === 'system_owner'
