import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Employer, further administrator and HR hold walk-in events. */
export const holdsEvents: May = permits('applications.work')
export const readsEvents: May = permits('applications.read')
