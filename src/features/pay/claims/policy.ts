import type { May } from '../../../shared/actor.ts'
import { permits, permitsOrSelf } from '../../../shared/permissions.ts'

/** Claims of one’s own, and one by its address: whose it is, or who decides it, the service asks. */
export const hasExpenses: May = permitsOrSelf('expenses.own')

/** The claims of everybody, and the rules. */
export const readsExpenses: May = permits('expenses.read')

/** Categories, limits and rates; advances paid out. */
export const worksOnExpenses: May = permits('expenses.write')

/** A file for the bank names accounts in full. */
export const paysExpenses: May = permits('fields.bank')
