import { type May, worksInHr } from '../../../shared/actor.ts'
import { readsOneEmployee } from '../employees/policy.ts'

/** HR, and an employee: of whom is asked in the service. A line manager is a relation, not a role. */
export const readsPlacement: May = readsOneEmployee
export const changesPlacement: May = worksInHr
export const readsReports: May = worksInHr
export const managesPeople: May = (actor) => actor.role === 'employee' && actor.employeeId !== null
