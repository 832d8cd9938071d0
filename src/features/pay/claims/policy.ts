import { isCompanyRole, type May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Claims of one’s own: whoever may have an employee record; which that is, the service asks. */
export const hasExpenses: May = (actor) =>
  (actor.role === 'employee' && actor.employeeId !== null) || (isCompanyRole(actor.role) && actor.role !== 'read_only')

/** A claim by its address: whose it is, or who decides it, the service asks. */
export const mayOpenClaims: May = hasExpenses

/** The claims of everybody, and the rules. */
export const readsExpenses: May = permits('expenses.read')

/** Categories, limits and rates; advances paid out. */
export const worksOnExpenses: May = permits('expenses.write')

/** A file for the bank names accounts in full. */
export const paysExpenses: May = permits('fields.bank')
