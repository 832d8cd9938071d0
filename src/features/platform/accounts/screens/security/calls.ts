import { wire } from '../../../../../shared/endpoint.ts'
import type * as address from '../../address.contract.ts'
import type * as secured from '../../security.contract.ts'

export const renameCall = wire<typeof secured.rename>('PUT', '/api/account')
export const securityCall = wire<typeof secured.security>('GET', '/api/account/security')
export const sendAddressCodeCall = wire<typeof address.sendAddressCode>('POST', '/api/account/address/code')
export const confirmAddressCall = wire<typeof address.confirmAddress>('POST', '/api/account/address/confirm')
export const startAppCall = wire<typeof secured.startAuthenticator>('POST', '/api/account/authenticator')
export const confirmAppCall = wire<typeof secured.confirmAuthenticator>('POST', '/api/account/authenticator/confirm')
export const removeAppCall = wire<typeof secured.removeAuthenticator>('POST', '/api/account/authenticator/remove')
export const newCodesCall = wire<typeof secured.newRecoveryCodes>('POST', '/api/account/recovery-codes')
export const passkeyOptionsCall = wire<typeof secured.passkeyOptions>('POST', '/api/account/passkeys/options')
export const addPasskeyCall = wire<typeof secured.addPasskey>('POST', '/api/account/passkeys')
export const renamePasskeyCall = wire<typeof secured.renamePasskey>('PUT', '/api/account/passkeys/:passkeyId')
export const removePasskeyCall = wire<typeof secured.removePasskey>('POST', '/api/account/passkeys/:passkeyId/remove')
export const sessionsCall = wire<typeof secured.listSessions>('GET', '/api/account/sessions')
export const endCall = wire<typeof secured.endSession>('POST', '/api/account/sessions/:sessionId/end')
export const endOthersCall = wire<typeof secured.endOtherSessions>('POST', '/api/account/sessions/end-others')
export const secondFactorCall = wire<typeof secured.secondFactor>('POST', '/api/auth/second-factor')
