import type { Actor, May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Who sees the people of a company: HR everybody, an employee their own record. */
export const readsEmployees: May = permits('employees.read')
export const writesEmployees: May = permits('employees.write')
export const mayReadOneEmployee: May = (actor) =>
  readsEmployees(actor) || (actor.role === 'employee' && actor.employeeId !== null)

export const maySee = (actor: Actor, employeeId: string): boolean =>
  readsEmployees(actor) || actor.employeeId === employeeId

/** What the caller may do with a record; the screen offers these and no others. */
export const allowedActionsOf = (actor: Actor): ('edit' | 'view' | 'reveal' | 'welcome-email')[] =>
  writesEmployees(actor) ? ['view', 'edit', 'reveal', 'welcome-email'] : ['view']
