import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Whoever works on payroll; a line manager sees nobody’s payslip. */
export const readsPayslips: May = permits('payroll.read')
export const publishesPayslips: May = permits('payroll.run')
