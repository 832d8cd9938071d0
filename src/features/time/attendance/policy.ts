import type { May } from '../../../shared/actor.ts'
import { permits, permitsOrSelf } from '../../../shared/permissions.ts'

export const readsAttendance: May = permits('attendance.read')
export const keepsAttendance: May = permits('attendance.write')
export const locksTime: May = permits('attendance.lock')
/** Whoever has a record of their own: in the portal, or beside their part of the work on the dashboard. Which record, the service asks. */
export const hasOwnTime: May = permitsOrSelf('dashboard.open')
