import type { May } from '../../../shared/actor.ts'

/** The jobs screen is the employer's and their further administrators'; so are its calls. */
export const managesJobs: May = (actor) =>
  actor.companyId !== null && (actor.role === 'employer' || actor.role === 'employer_admin')

/** HR of the company reads them: what is being hired for concerns them, what is promised does not bind by their hand. */
export const readsJobs: May = (actor) => managesJobs(actor) || (actor.companyId !== null && actor.role === 'hr_admin')
