import type { May } from '../../../shared/actor.ts'
import { permits, permitsOrSelf } from '../../../shared/permissions.ts'
import { writesEmployees } from '../employees/policy.ts'

/** HR sees and keeps the documents of everybody, an employee their own; HR alone removes them. */
export const readsDocuments: May = permitsOrSelf('employees.documents')
export const keepsDocuments: May = permitsOrSelf('employees.documents')
export const removesDocuments: May = writesEmployees
export const verifiesDocuments: May = permits('employees.documents')
