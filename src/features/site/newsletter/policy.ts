import type { May } from '../../../shared/actor.ts'

/** Who gets the newsletter is read by the platform’s staff. */
export const readsSubscriptions: May = (actor) => actor.role === 'system_owner' || actor.role === 'system_admin'
