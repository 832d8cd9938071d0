import type { May } from '../../../shared/actor.ts'

/** Platform staff see what is sold; its owner changes it. */
export const seesPlanTables: May = (actor) => actor.role === 'system_owner' || actor.role === 'system_admin'
export const changesPlanTables: May = (actor) => actor.role === 'system_owner'
