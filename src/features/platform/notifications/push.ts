import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { SignJWT } from 'jose'
import type { Settings } from '../../../server/settings.ts'

/** The most a push service has to take, bytes of plain text (RFC 8291, section 4: one record of 4096 with its header). */
const MOST_PLAIN = 3993
const RECORD = 4096
/** How long a signature for a push service holds; it may not be more than a day. */
const SIGNED_FOR_MS = 12 * 3_600_000

export type PushKeys = {
  /** The uncompressed point, 65 bytes: what a browser asks for when it subscribes. */
  publicKey: Buffer
  signing: KeyObject
}

/**
 * The keys this server shows to push services (RFC 8292), derived from its first field key: the same on every server over one database, in every
 * backup of the secrets, and stored nowhere.
 */
export const pushKeysOf = ({ keys }: Pick<Settings, 'keys'>): PushKeys => {
  for (let attempt = 0; ; attempt++) {
    const d = Buffer.from(hkdfSync('sha256', keys.keyring.names, 'push', `fourshore push v1 ${attempt}`, 32))
    const curve = createECDH('prime256v1')
    try {
      curve.setPrivateKey(d)
    } catch {
      // Beyond the order of the curve: once in four thousand million keys.
      continue
    }
    const publicKey = curve.getPublicKey()
    const part = (from: number) => publicKey.subarray(from, from + 32).toString('base64url')
    const jwk = { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), x: part(1), y: part(33) }
    return { publicKey, signing: createPrivateKey({ key: jwk, format: 'jwk' }) }
  }
}

/** Whether 65 bytes are a point of the curve: what is not would make every message to it fail. */
export const isPushKey = (point: Buffer): boolean => {
  if (point.length !== 65 || point[0] !== 4) return false
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, format: 'jwk' })
    return true
  } catch {
    return false
  }
}

export type PushTarget = { p256dh: Buffer; auth: Buffer }
/** What is drawn at random for each message; said only by the test of the published example. */
export type PushRandom = { salt: Buffer; privateKey: Buffer | null }

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/**
 * Seals a message so that the browser alone can read it: aes128gcm of RFC 8188 with the keys of RFC 8291.
 * @throws RangeError for more than one record holds
 */
export const sealPush = (
  plain: Buffer,
  { p256dh, auth }: PushTarget,
  { salt, privateKey }: PushRandom = { salt: randomBytes(16), privateKey: null },
): Buffer => {
  if (plain.length > MOST_PLAIN) throw new RangeError('A pushed message holds at most 3993 bytes')
  const own = createECDH('prime256v1')
  if (privateKey) own.setPrivateKey(privateKey)
  else own.generateKeys()
  const point = own.getPublicKey()
  const shared = own.computeSecret(p256dh)
  const key = hkdf(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, point]), 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  )
  const header = Buffer.alloc(21)
  salt.copy(header)
  header.writeUInt32BE(RECORD, 16)
  header.writeUInt8(point.length, 20)
  // The last record, and here the only one, ends with 2.
  const body = Buffer.concat([cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final()])
  return Buffer.concat([header, point, body, cipher.getAuthTag()])
}

type Signer = { keys: PushKeys; contact: string; now: Date }

/** The header that says who sends: signed for the push service alone. */
export const pushAuthorization = async (endpoint: string, { keys, contact, now }: Signer): Promise<string> => {
  const token = await new SignJWT({ sub: contact })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + SIGNED_FOR_MS))
    .sign(keys.signing)
  return `vapid t=${token}, k=${keys.publicKey.toString('base64url')}`
}
