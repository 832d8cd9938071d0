import type { May } from '../../../shared/actor.ts'
import { readsOneEmployee, writesEmployees } from '../employees/policy.ts'

/** HR sees and keeps the documents of everybody, an employee their own; HR alone removes them. */
export const readsDocuments: May = readsOneEmployee
export const keepsDocuments: May = readsOneEmployee
export const removesDocuments: May = writesEmployees
