import type { Actor, May } from '../../../shared/actor.ts'
import { hasPermission } from '../../../shared/permissions.ts'

const isPlatform: May = (actor) => actor.role === 'system_owner' || actor.role === 'system_admin'

/** Platform staff see what leaves; a company's HR its own messages, where developer mode is on (the service asks). */
export const seesOutbox: May = (actor) => isPlatform(actor) || hasPermission(actor, 'outbox.read')

/** Only the owner of the platform changes something there; system_admin reads. */
export const mayRetry = (actor: Actor): boolean => actor.role === 'system_owner' || hasPermission(actor, 'outbox.read')

/** Whoever is not of the company says why they look, and the company can read it. */
export const needsReason = (actor: Actor): boolean => isPlatform(actor)
