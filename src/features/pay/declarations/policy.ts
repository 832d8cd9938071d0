import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** For people with a record of their own. */
export const declaresTax: May = (actor) => actor.role === 'employee' && actor.employeeId !== null
export const readsDeclarations: May = permits('payroll.read')
export const verifiesDeclarations: May = permits('payroll.run')
