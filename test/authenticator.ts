import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A passkey authenticator in software, as FIDO2 describes one: one key pair (ES256) for each account, unlocked by its owner. */

const url64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** Just enough CBOR (RFC 8949) for a key and an attestation. */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>
const head = (major: number, n: number): Buffer => {
  if (n < 24) return Buffer.from([(major << 5) | n])
  if (n < 256) return Buffer.from([(major << 5) | 24, n])
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255])
}
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([k, v]) => [cbor(k), cbor(v)])])
  return Buffer.concat([head(2, value.length), value])
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

export type Authenticator = ReturnType<typeof authenticator>

export const authenticator = (origin: string) => {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let uses = 0
  let handle = ''

  const data = (rpId: string, flags: number, more: Uint8Array = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(uses)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more])
  }
  const client = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const outer = { id: url64(id), rawId: url64(id), type: 'public-key', clientExtensionResults: {} }

  return {
    /** Answers `navigator.credentials.create`. */
    // biome-ignore lint/suspicious/noExplicitAny: what the server sent, as a browser would take it
    register: (options: any, from = origin) => {
      handle = options.user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, keyOf(publicKey)])
      const authData = data(options.rp.id, USER_PRESENT | USER_VERIFIED | HAS_KEY, attested)
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...outer,
        response: {
          clientDataJSON: url64(client('webauthn.create', options.challenge, from)),
          attestationObject: url64(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** Answers `navigator.credentials.get`. `verified: false`: somebody touched it and nobody proved who. */
    // biome-ignore lint/suspicious/noExplicitAny: as above
    prove: (options: any, { from = origin, verified = true, counter }: Partial<Proving> = {}) => {
      uses = counter ?? uses + 1
      const authData = data(options.rpId, USER_PRESENT | (verified ? USER_VERIFIED : 0))
      const clientData = client('webauthn.get', options.challenge, from)
      return {
        ...outer,
        response: {
          clientDataJSON: url64(clientData),
          authenticatorData: url64(authData),
          signature: url64(sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)),
          userHandle: handle,
        },
      }
    },
  }
}

type Proving = { from: string; verified: boolean; counter: number }

/** COSE_Key (RFC 9053): EC2, ES256, P-256. */
const keyOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}
