import type { May } from '../../../shared/actor.ts'

/** The portal is for people with a record of their own. */
export const hasOwnRecord: May = (actor) => actor.role === 'employee' && actor.employeeId !== null
