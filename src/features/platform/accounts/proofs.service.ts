import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Services } from '../../../server/context.ts'
import { sha256 } from '../../../server/crypto.ts'
import type { Db } from '../../../server/sql.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import type * as contract from './security.contract.ts'
import * as query from './security.queries.ts'
import { plainCode, stepOf } from './totp.rules.ts'

/** Where a secret is kept: bound to the account, so that it opens on no other. */
export const placeOfSecret = (userId: string) => `authenticator/${userId}`

type Owner = { id: string; company_id: string | null }
const keysOf = (owner: Owner) => owner.company_id ?? 'platform'

export const sealSecret = (services: Services, owner: Owner, secret: string): Buffer =>
  services.fields.seal(keysOf(owner), placeOfSecret(owner.id), secret)

/** Takes a code of the authenticator app: it must be right, near in time and never used before. `first` is the one that turns it on. */
export const verifyAuthenticatorCode = async (
  services: Services,
  db: Db,
  owner: Owner,
  { code, first = false }: { code: string; first?: boolean },
) => {
  const current = await query.authenticatorOf(db, owner.id)
  if (!current || (current.confirmed_at === null) !== first) return false
  const secret = services.fields.open(keysOf(owner), placeOfSecret(owner.id), current.sealed)
  const step = stepOf(secret, code, services.now().getTime(), current.last_step)
  return step !== null && query.spendStep(db, owner.id, step)
}

export const recoveryHash = (code: string): Buffer => sha256(plainCode(code))

export const consumeRecoveryCode = (db: Db, owner: Owner, code: string) =>
  query.spendRecoveryCode(db, owner.id, recoveryHash(code))

/** The party a passkey is for: the name of the host people see in their address bar. */
const partyOf = (services: Services) => {
  const { hostname, origin } = new URL(services.settings.publicUrl)
  return { id: hostname, origin }
}

/** ES256, EdDSA and RS256: what devices have today. */
const ALGORITHMS = [-7, -8, -257]

/** For whoever has one on their device, or for the passkeys of one account. */
export const requestOptions = async (services: Services, passkeys?: Awaited<ReturnType<typeof query.passkeysOf>>) =>
  generateAuthenticationOptions({
    rpID: partyOf(services).id,
    userVerification: 'required',
    timeout: query.CHALLENGE_MINUTES * 60_000,
    ...(passkeys ? { allowCredentials: passkeys.map(known) } : {}),
  })

const known = (p: { credential_id: string; transports: string[] }) => ({
  id: p.credential_id,
  transports: p.transports as never[],
})

export const creationOptions = async (
  services: Services,
  owner: Owner & { email: string; first_name: string; last_name: string },
  passkeys: Awaited<ReturnType<typeof query.passkeysOf>>,
) =>
  generateRegistrationOptions({
    rpName: 'Fourshore',
    rpID: partyOf(services).id,
    userName: owner.email,
    userDisplayName: `${owner.first_name} ${owner.last_name}`.trim(),
    // Says nothing about the person: it is stored on their device.
    userID: new TextEncoder().encode(owner.id),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: query.CHALLENGE_MINUTES * 60_000,
    excludeCredentials: passkeys.map(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

/** The account whose passkey signed the challenge; null when none did. Notes the use. */
export const verifyPasskey = async (
  services: Services,
  db: Db,
  proof: contract.PasskeyProof,
  challenge: string,
): Promise<string | null> => {
  const current = await query.passkeyByCredential(db, proof.id)
  if (!current) return null
  const party = partyOf(services)
  const checked = await verifyAuthenticationResponse({
    response: proof as never,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: current.credential_id,
      publicKey: new Uint8Array(current.public_key),
      counter: current.counter,
      transports: current.transports as never[],
    },
  }).catch(() => null)
  if (!checked?.verified) return null
  return (await query.notePasskeyUse(db, current.id, checked.authenticationInfo.newCounter)) ? current.user_id : null
}

type Fresh = Parsed<typeof contract.addPasskey>['passkey']

export const readPasskey = async (services: Services, fresh: Fresh, challenge: string) => {
  const party = partyOf(services)
  const checked = await verifyRegistrationResponse({
    response: fresh as never,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!checked?.verified) return null
  const { credential, credentialBackedUp } = checked.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: fresh.response.transports as string[],
    synced: credentialBackedUp,
  }
}
