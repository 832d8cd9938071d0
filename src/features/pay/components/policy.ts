import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

export const readsComponents: May = permits('payroll.read')
export const changesComponents: May = permits('payroll.run')
