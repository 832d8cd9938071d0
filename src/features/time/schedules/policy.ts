import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

export const readsSchedules: May = permits('schedules.read')
export const keepsSchedules: May = permits('schedules.write')
/** Hours of the roster in money. */
export const seesRosterCost: May = permits('fields.pay')
/** An employee of the portal: their own shifts. */
export const hasShifts: May = (actor) => actor.role === 'employee' && actor.employeeId !== null
