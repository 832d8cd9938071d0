import { wire } from '../../../../shared/endpoint.ts'
import type * as viewing from '../../accounts/view-as.contract.ts'
import type * as contract from '../contract.ts'

export const listCall = wire<typeof contract.listAdministrators>('GET', '/api/administrators')
export const inviteCall = wire<typeof contract.invite>('POST', '/api/administrators/invitations')
export const resendCall = wire<typeof contract.resendInvitation>(
  'POST',
  '/api/administrators/invitations/:invitationId/resend',
)
export const withdrawCall = wire<typeof contract.withdrawInvitation>(
  'POST',
  '/api/administrators/invitations/:invitationId/withdraw',
)
export const roleCall = wire<typeof contract.changeRole>('PUT', '/api/administrators/:administratorId')
export const disableCall = wire<typeof contract.disable>('POST', '/api/administrators/:administratorId/disable')
export const enableCall = wire<typeof contract.enable>('POST', '/api/administrators/:administratorId/enable')
export const removeCall = wire<typeof contract.remove>('POST', '/api/administrators/:administratorId/remove')
export const resetFactorCall = wire<typeof contract.resetSecondFactor>(
  'POST',
  '/api/administrators/:administratorId/reset-second-factor',
)
export const ruleCall = wire<typeof contract.setRule>('PUT', '/api/administrators/rule')
export const readInvitationCall = wire<typeof contract.readInvitation>('POST', '/api/auth/invitation')
export const acceptCall = wire<typeof contract.acceptInvitation>('POST', '/api/auth/invitation/accept')
export const viewChoicesCall = wire<typeof viewing.viewChoices>('GET', '/api/view-as/choices')
export const startViewCall = wire<typeof viewing.startView>('POST', '/api/view-as')
