import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Whoever works on payroll. */
export const readsPayrollRecords: May = permits('payroll.read')
