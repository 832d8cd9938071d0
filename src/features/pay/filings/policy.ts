import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

export const readsFilings: May = permits('payroll.read')
export const worksOnFilings: May = permits('payroll.pay')
