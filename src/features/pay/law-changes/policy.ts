import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

export const readsLawChanges: May = permits('payroll.read')
