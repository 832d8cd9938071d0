import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

export const addsStarters: May = permits('employees.write')
/** A person of their own record, and nobody who looks as them: what is filled in is theirs to say. */
export const completesOwnRecord: May = (actor) =>
  actor.role === 'employee' && actor.employeeId !== null && !actor.viewedBy
