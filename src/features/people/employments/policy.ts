import type { May } from '../../../shared/actor.ts'
import { permits, permitsOrSelf } from '../../../shared/permissions.ts'

/** HR, and an employee: of whom is asked in the service. A line manager is a relation, not a role. */
export const readsPlacement: May = permitsOrSelf('employees.read')
export const changesPlacement: May = permits('employees.write')
export const readsReports: May = permits('employees.read')
/** An employee, and whoever works on the dashboard: some of them have people who report to them. */
export const managesPeople: May = permitsOrSelf('dashboard.open')
