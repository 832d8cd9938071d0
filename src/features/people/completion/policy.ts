import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

export const addsStarters: May = permits('employees.write')
/** A person of their own record; who only looks as them changes nothing anywhere. */
export const completesOwnRecord: May = (actor) => actor.role === 'employee' && actor.employeeId !== null
