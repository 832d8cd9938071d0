import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** HR plans by it; it is the company's owners who keep it. */
export const readsCalendars: May = permits('calendar.read')
export const keepsCalendars: May = permits('settings.write')
