import { type May, runsCompany } from '../../../shared/actor.ts'

/** For whoever runs the company: they ask, and read what was decided. They never decide. */
export const asksVerification: May = runsCompany
/** Platform staff read what is asked; the owner of the platform decides. */
export const seesVerifications: May = (actor) => actor.role === 'system_owner' || actor.role === 'system_admin'
export const decidesVerifications: May = (actor) => actor.role === 'system_owner'
