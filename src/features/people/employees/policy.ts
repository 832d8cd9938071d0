import { type Actor, type May, worksInHr } from '../../../shared/actor.ts'

/** Who sees the people of a company: HR everybody, an employee their own record. */
export const readsEmployees: May = worksInHr
export const writesEmployees: May = worksInHr
export const readsOneEmployee: May = (actor) =>
  worksInHr(actor) || (actor.role === 'employee' && actor.employeeId !== null)

export const maySee = (actor: Actor, employeeId: string): boolean => worksInHr(actor) || actor.employeeId === employeeId

/** What the caller may do with a record; the screen offers these and no others. */
export const allowed = (actor: Actor): ('edit' | 'view' | 'reveal' | 'welcome-email')[] =>
  worksInHr(actor) ? ['view', 'edit', 'reveal', 'welcome-email'] : ['view']
