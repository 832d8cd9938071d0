import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

export const readsGoLive: May = permits('payroll.read')
export const preparesGoLive: May = permits('payroll.run')
