import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

export const readsBudgets: May = permits('budget.read')
export const writesBudgets: May = permits('budget.write')
/** What single places are paid: who sees pay. */
export const readsBudgetPay: May = permits('payroll.read')
