import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** For whoever runs the company: they ask, and read what was decided. They never decide. */
export const asksVerification: May = permits('company.verify')
/** Platform staff read what is asked; the owner of the platform decides. */
export const seesVerifications: May = (actor) => actor.role === 'system_owner' || actor.role === 'system_admin'
export const decidesVerifications: May = (actor) => actor.role === 'system_owner'
