import type { Actor, May } from '../../../shared/actor.ts'
import { hasPermissionAbout, permits, permitsOrSelf } from '../../../shared/permissions.ts'

/** Who sees the people of a company: HR everybody, an employee their own record. */
export const readsEmployees: May = permits('employees.read')
export const writesEmployees: May = permits('employees.write')
export const importsEmployees: May = permits('employees.import')
export const readsCompliance: May = permits('employees.compliance.read')
export const revealsNumbers: May = permits('employees.reveal')
export const readsPay: May = permits('pay.read')
export const changesPay: May = permits('pay.write')
export const mayReadOneEmployee: May = permitsOrSelf('employees.read')

export const maySee = (actor: Actor, employeeId: string): boolean =>
  hasPermissionAbout(actor, 'employees.read', employeeId)

/** What the caller may do with a record; the screen offers these and no others. */
export const allowedActionsOf = (actor: Actor): ('edit' | 'view' | 'reveal' | 'welcome-email')[] => [
  'view' as const,
  ...(writesEmployees(actor) ? (['edit'] as const) : []),
  ...(revealsNumbers(actor) ? (['reveal'] as const) : []),
  ...(writesEmployees(actor) ? (['welcome-email'] as const) : []),
]
