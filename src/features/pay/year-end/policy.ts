import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

export const readsYearEnd: May = permits('payroll.read')
export const makesYearEnd: May = permits('payroll.run')
