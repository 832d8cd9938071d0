import type { CompanyRole } from '../../../shared/actor.ts'
import { COMPANY_ROLES } from '../../../shared/actor.ts'

/** How long a look as somebody else lasts at most, minutes. */
export const VIEW_MINUTES = 30

/** Whether an administrator may look as somebody of a role: nobody sees more than they may themselves. */
export const mayViewRole = (own: string, role: string): boolean => role !== 'employer' || own === 'employer'

/** The roles as which somebody may look; their own they see anyway. */
export const viewableRoles = (own: string): CompanyRole[] =>
  COMPANY_ROLES.filter((role) => role !== own && mayViewRole(own, role))
