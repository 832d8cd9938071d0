import type { May } from '../../../shared/actor.ts'

/** Who sees and changes who administers the company. HR does not. */
export const managesAdministrators: May = (actor) =>
  actor.companyId !== null && ['employer', 'employer_admin'].includes(actor.role)

/** What holds for everybody who administers it is the employer's to say. */
export const setsTheRule: May = (actor) => actor.companyId !== null && actor.role === 'employer'
