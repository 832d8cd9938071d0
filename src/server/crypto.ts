import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomFillSync,
} from 'node:crypto'

/** Version of the key written today. Older versions stay readable as long as their key is given. */
export const KEY_VERSION = 1

type CompanyKeys = { encrypt: KeyObject; index: KeyObject }

/** Random bytes are drawn a few thousand at a time: asking the system for twelve costs as much as encrypting. */
const drawn = Buffer.alloc(12 * 512)
let left = 0
const freshNonce = (): Buffer => {
  if (left === 0) {
    randomFillSync(drawn)
    left = drawn.length
  }
  left -= 12
  return Buffer.from(drawn.subarray(left, left + 12))
}

/** Encrypts the columns of class A. Each company has keys of its own, derived from the master key and never stored. */
export type FieldCrypto = ReturnType<typeof fieldCrypto>

export const fieldCrypto = (masterKey: Buffer) => {
  const derived = new Map<string, CompanyKeys>()
  const keysOf = (companyId: string): CompanyKeys => {
    const known = derived.get(companyId)
    if (known) return known
    if (derived.size > 10_000) derived.clear()
    const derive = (use: string) =>
      createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, companyId, `fourshore ${use} v${KEY_VERSION}`, 32)))
    const keys = { encrypt: derive('field'), index: derive('blind index') }
    derived.set(companyId, keys)
    return keys
  }

  const opened = (companyId: string, place: string, sealed: Buffer): Buffer => {
    const decipher = createDecipheriv('aes-256-gcm', keysOf(companyId).encrypt, sealed.subarray(0, 12), {
      // Without it a tag cut to four bytes would do.
      authTagLength: 16,
    })
    decipher.setAAD(Buffer.from(`${companyId}/${place}`))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
  }

  return {
    /** AES-256-GCM: nonce (12 bytes, fresh for each value), tag (16), ciphertext. `place` is bound in, so a value copied to another row does not open. */
    seal: (companyId: string, place: string, plain: string | Buffer): Buffer => {
      const nonce = freshNonce()
      const cipher = createCipheriv('aes-256-gcm', keysOf(companyId).encrypt, nonce)
      cipher.setAAD(Buffer.from(`${companyId}/${place}`))
      const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
      const last = cipher.final()
      return Buffer.concat([nonce, cipher.getAuthTag(), body, last])
    },
    /** Throws when the value was changed, belongs to another place or was sealed with another key. */
    open: (companyId: string, place: string, sealed: Buffer): string =>
      opened(companyId, place, sealed).toString('utf8'),
    /** The same for what is no text: a file. */
    openBytes: opened,
    /** The same for the same value of the same field in the same company, and of no use without the key. */
    blindIndex: (companyId: string, field: string, canonical: string): Buffer =>
      createHmac('sha256', keysOf(companyId).index).update(`${field}\n${canonical}`).digest().subarray(0, 16),
  }
}

/** The last four characters, the rest as dots: what may be shown. Of a short value only the last one. */
export const maskValue = (canonical: string): string => `•••••${canonical.slice(canonical.length > 6 ? -4 : -1)}`

export const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()

/** 256 random bits for links and reset tokens. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Something secret that is read once and typed: groups of four letters, 20 random bits each, without letters that look alike. */
const readable = (groups: number): string => {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const letters: string[] = []
  while (letters.length < groups * 4)
    for (const byte of randomBytes(32))
      if (byte < 248 && letters.length < groups * 4) letters.push(alphabet[byte % 31] as string)
  return Array.from({ length: groups }, (_, i) => letters.slice(i * 4, i * 4 + 4).join('')).join('-')
}

/** 100 random bits. */
export const temporaryPassword = (): string => readable(5)

/** 80 random bits: enough that a plain hash of it gives nothing away. */
export const recoveryCode = (): string => readable(4)
