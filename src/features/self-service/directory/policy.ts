import type { May } from '../../../shared/actor.ts'

/** For people with a record of their own. */
export const seesColleagues: May = (actor) => actor.role === 'employee' && actor.employeeId !== null
