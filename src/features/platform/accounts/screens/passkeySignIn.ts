import { startAuthentication } from '@simplewebauthn/browser'
import { wire } from '../../../../shared/endpoint.ts'
import { ApiError, callEndpoint } from '../../../../web/call.ts'
import type { passkeySignIn, passkeySignInOptions } from '../security.contract.ts'

const optionsCall = wire<typeof passkeySignInOptions>('POST', '/api/auth/passkey/options')
const signInCall = wire<typeof passkeySignIn>('POST', '/api/auth/passkey')
const anonymous = { anonymous: true }

/** Signs in with whichever passkey the person picks. What the device refuses is told in the words given: somebody changed their mind, mostly. */
export const withPasskey = async (none: string) => {
  const { challenge, options } = await callEndpoint(optionsCall, {}, anonymous)
  let passkey: unknown
  try {
    passkey = await startAuthentication({ optionsJSON: options as never })
  } catch {
    throw new ApiError(422, 'VALIDATION_FAILED', none)
  }
  return callEndpoint(signInCall, { challenge, passkey: passkey as never }, anonymous)
}
