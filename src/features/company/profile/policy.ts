import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Everybody of a company may read its name and countries; the rest is for who runs it (specification 1, section 6). */
export const belongsToCompany: May = (actor) => actor.companyId !== null
export const keepsCompany: May = permits('settings.write')
