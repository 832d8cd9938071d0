import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

export const readsPayroll: May = permits('payroll.read')
export const runsPayroll: May = permits('payroll.run')
/** An employee: of their own payslips and nobody else’s, whatever their part in the company. */
export const readsOwnPayslips: May = (actor) => actor.role === 'employee' && actor.employeeId !== null
