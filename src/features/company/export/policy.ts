import type { Actor, May } from '../../../shared/actor.ts'
import { permits, roleHas } from '../../../shared/permissions.ts'

export const exportsCompany: May = permits('company.export')

/** Numbers in clear are for the owner alone. */
export const mayHaveSecrets = (actor: Pick<Actor, 'role'>): boolean => roleHas(actor.role, 'company.export-secrets')

export const mayDownload = (actor: Pick<Actor, 'role'>, withSecrets: boolean): boolean =>
  !withSecrets || mayHaveSecrets(actor)
