import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Who may see the hub may have it sent. */
export const sendsReports: May = permits('hiring.reports')
