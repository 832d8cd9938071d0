import type { May } from '../../../shared/actor.ts'
import { mayReadOneEmployee, writesEmployees } from '../employees/policy.ts'

/** HR sees and keeps the documents of everybody, an employee their own; HR alone removes them. */
export const readsDocuments: May = mayReadOneEmployee
export const keepsDocuments: May = mayReadOneEmployee
export const removesDocuments: May = writesEmployees
