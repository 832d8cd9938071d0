import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Whoever works with the lists of their company; whether they may see a list itself is asked of the list. */
export const readsOwnLists: May = permits('lists.read')
export const keepsOwnLists: May = permits('lists.keep')

/** Staff of the platform; whether they may see a list itself is asked of the list. */
export const readsPlatformLists: May = (actor) => actor.role === 'system_owner' || actor.role === 'system_admin'
