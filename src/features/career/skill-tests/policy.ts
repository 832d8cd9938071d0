import type { May } from '../../../shared/actor.ts'

/** Platform staff see what is asked to be reviewed; its owner decides. */
export const seesSkillResults: May = (actor) => actor.role === 'system_owner' || actor.role === 'system_admin'
export const voidsSkillResults: May = (actor) => actor.role === 'system_owner'
