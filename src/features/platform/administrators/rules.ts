import { COMPANY_ROLES, type CompanyRole, type Role } from '../../../shared/actor.ts'
import { roleHas } from '../../../shared/permissions.ts'

/** Roles of the colleagues of a company, the highest first. */
export const ADMINISTERS = COMPANY_ROLES
export type AdministratorRole = CompanyRole

/** Roles somebody can be invited with; the owner's is handed on by one who has it, not by mail. */
export const INVITED = ['employer_admin', 'hr_admin', 'recruiter', 'payroll_officer', 'finance', 'read_only'] as const

/** How long the link of an invitation works, hours. */
export const INVITATION_HOURS = 72

/** Invitations one address gets in a day, from whichever companies: nobody's mailbox is filled by strangers who open one. */
export const LETTERS_A_DAY = 6

export type Act = 'role' | 'disable' | 'enable' | 'remove' | 'reset-second-factor'
export const ACTS: readonly Act[] = ['role', 'disable', 'enable', 'remove', 'reset-second-factor']

export type AdministratorAccount = { id: string; role: Role | string; disabled: boolean }

const OWNER = 'employer'
export const mayInvite = (role: string): boolean => roleHas(role, 'administrators.manage')

/**
 * Why somebody may not do this to an administrator of their company, as a sentence; null when they may. `all` are the administrators as they
 * are now, with the one who acts. `next` is the role to be, for a change of role.
 *
 * An employer is always left: only another employer, who stays one, may take an employer's place away.
 */
export const whyNot = (
  act: Act,
  actorId: string,
  {
    target,
    administrators,
    next,
  }: {
    target: AdministratorAccount
    administrators: readonly AdministratorAccount[]
    /** The role they are to have, where that is what is asked. */
    next: AdministratorRole | undefined
  },
): string | null => {
  const actor = administrators.find((one) => one.id === actorId)
  if (!actor || actor.disabled || !mayInvite(actor.role)) return 'You no longer administer this company.'
  if (target.id === actorId) return 'You cannot do this to your own account. Ask another administrator.'
  if (actor.role !== OWNER && target.role === OWNER) return 'Only the employer can change the account of an employer.'
  if (next === OWNER && actor.role !== OWNER) return 'Only the employer can make somebody an employer.'
  if (act === 'enable' && !target.disabled) return 'This account is not disabled.'
  if (act === 'disable' && target.disabled) return 'This account is already disabled.'
  return null
}
