import type { May } from '../../../shared/actor.ts'

/** What people write to the platform is read by its staff. */
export const readsContact: May = (actor) => actor.role === 'system_owner' || actor.role === 'system_admin'
