import type { Actor, May } from '../../../shared/actor.ts'
import { hasPermission, permits } from '../../../shared/permissions.ts'

type Asking = Pick<Actor, 'companyId' | 'role' | 'viewedBy'>

export const exportsCompany: May = permits('company.export')

/** Numbers in clear are for the owner alone. */
export const mayHaveSecrets = (actor: Asking): boolean => hasPermission(actor, 'company.export-secrets')

export const mayDownload = (actor: Asking, withSecrets: boolean): boolean => !withSecrets || mayHaveSecrets(actor)
