import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'
import { mayReadOneEmployee } from '../employees/policy.ts'

/** HR, and an employee: of whom is asked in the service. A line manager is a relation, not a role. */
export const readsPlacement: May = mayReadOneEmployee
export const changesPlacement: May = permits('employees.write')
export const readsReports: May = permits('employees.read')
export const managesPeople: May = (actor) => actor.role === 'employee' && actor.employeeId !== null
