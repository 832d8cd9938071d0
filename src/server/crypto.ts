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

/**
 * The master keys by version. What is written is sealed with the newest; the others stay readable for as long as they are given. `names` is what
 * links and codes are derived from, which have to stay the same: it opens nothing.
 */
export type Keyring = { versions: ReadonlyMap<number, Buffer>; names: Buffer }

export const keyringOf = (key: Buffer): Keyring => ({ versions: new Map([[1, key]]), names: key })

/** What is written to `FIELD_KEY`: one key, or several with their versions, `2:…,1:…`; `names:…` is the first one, when it is to open nothing any more. */
export const readKeyring = (text: string): Keyring => {
  const keys = text.split(',').map((entry) => {
    const [, name = '1', key = ''] = /^(?:(names|[1-9]\d{0,3}):)?([\w+/=-]+)$/.exec(entry.trim()) ?? []
    const bytes = Buffer.from(key, 'base64url')
    if (bytes.length !== 32) throw new Error('FIELD_KEY must be 32 bytes in base64, or several as 2:…,1:…')
    return [name, bytes] as const
  })
  const versions = new Map(keys.filter(([name]) => name !== 'names').map(([name, key]) => [Number(name), key]))
  if (new Set(keys.map(([name]) => name)).size < keys.length) throw new Error('FIELD_KEY names one version twice')
  const names = keys.find(([name]) => name === 'names')?.[1] ?? versions.get(1)
  if (versions.size === 0) throw new Error('FIELD_KEY names no key to write with')
  if (!names)
    throw new Error('FIELD_KEY must keep the first key: as 1:… while anything is sealed with it, as names:… after')
  return { versions, names }
}

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

/** Derived keys held at once: of a few thousand companies; those used longest ago go. */
const MOST_DERIVED = 4_000

export const fieldCrypto = ({ versions, names }: Keyring) => {
  const known = [...versions.keys()].sort((a, b) => b - a)
  const newest = known[0] as number
  const derived = new Map<string, CompanyKeys>()
  const keysOf = (companyId: string, version: number | 'names'): CompanyKeys => {
    const name = `${version} ${companyId}`
    const found = derived.get(name)
    if (found) return found
    if (derived.size >= MOST_DERIVED) derived.delete(derived.keys().next().value as string)
    const [master, label] = version === 'names' ? [names, 1] : [versions.get(version) as Buffer, version]
    const derive = (use: string) =>
      createSecretKey(Buffer.from(hkdfSync('sha256', master, companyId, `fourshore ${use} v${label}`, 32)))
    const keys = { encrypt: derive('field'), index: derive('blind index') }
    derived.set(name, keys)
    return keys
  }

  const openedWith = (version: number, companyId: string, place: string, sealed: Buffer): Buffer => {
    const decipher = createDecipheriv('aes-256-gcm', keysOf(companyId, version).encrypt, sealed.subarray(0, 12), {
      // Without it a tag cut to four bytes would do.
      authTagLength: 16,
    })
    decipher.setAAD(Buffer.from(`${companyId}/${place}`))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
  }
  /** The tag says which key it was: a value opens with its own and no other. */
  const opened = (companyId: string, place: string, sealed: Buffer): Buffer => {
    for (const version of known.slice(0, -1))
      try {
        return openedWith(version, companyId, place, sealed)
      } catch {}
    return openedWith(known.at(-1) as number, companyId, place, sealed)
  }
  const indexed = (keys: CompanyKeys, use: string, canonical: string): Buffer =>
    createHmac('sha256', keys.index).update(`${use}\n${canonical}`).digest().subarray(0, 16)

  return {
    /** The version that is written: what stands in `key_version`. */
    version: newest,
    /** AES-256-GCM: nonce (12 bytes, fresh for each value), tag (16), ciphertext. `place` is bound in, so a value copied to another row does not open. */
    seal: (companyId: string, place: string, plain: string | Buffer): Buffer => {
      const nonce = freshNonce()
      const cipher = createCipheriv('aes-256-gcm', keysOf(companyId, newest).encrypt, nonce)
      cipher.setAAD(Buffer.from(`${companyId}/${place}`))
      const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
      const last = cipher.final()
      return Buffer.concat([nonce, cipher.getAuthTag(), body, last])
    },
    /** Throws when the value was changed, belongs to another place or was sealed with a key that is not given. */
    open: (companyId: string, place: string, sealed: Buffer): string =>
      opened(companyId, place, sealed).toString('utf8'),
    /** The same for what is no text: a file. */
    openBytes: opened,
    /** Whether it is sealed with the newest key. */
    isNewest: (companyId: string, place: string, sealed: Buffer): boolean => {
      try {
        openedWith(newest, companyId, place, sealed)
        return true
      } catch {
        return false
      }
    },
    /** The same for the same value of the same field in the same company, and of no use without the key. Of the newest key: what is written. */
    blindIndex: (companyId: string, field: string, canonical: string): Buffer =>
      indexed(keysOf(companyId, newest), field, canonical),
    /** The same with each key that is given, the newest first: what is looked for, while rows of older keys are left. */
    blindIndexes: (companyId: string, field: string, canonical: string): Buffer[] =>
      known.map((version) => indexed(keysOf(companyId, version), field, canonical)),
    /** What a link or a code is derived from: stays the same whatever key is the newest. Proves nothing alone. */
    nameOf: (companyId: string, use: string, canonical: string): Buffer =>
      indexed(keysOf(companyId, 'names'), use, canonical),
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
