import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

export const readsRehearsals: May = permits('payroll.read')
export const rehearses: May = permits('payroll.run')
