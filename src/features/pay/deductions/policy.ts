import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

export const readsDeductions: May = permits('payroll.read')
export const changesDeductions: May = permits('payroll.run')
