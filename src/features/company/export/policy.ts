import { type Actor, type May, runsCompany } from '../../../shared/actor.ts'

export const exportsCompany: May = runsCompany

/** Numbers in clear are for the owner alone. */
export const mayHaveSecrets = (actor: Pick<Actor, 'role'>): boolean => actor.role === 'employer'

export const mayDownload = (actor: Pick<Actor, 'role'>, withSecrets: boolean): boolean =>
  !withSecrets || mayHaveSecrets(actor)
