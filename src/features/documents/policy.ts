import type { May } from '../../shared/actor.ts'
import { readsOneEmployee, writesEmployees } from '../employees/policy.ts'

/** HR sees the documents of everybody, an employee their own; HR alone keeps and removes them. */
export const readsDocuments: May = readsOneEmployee
export const keepsDocuments: May = writesEmployees
