import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../shared/refusal.ts'
import { serviceBusy } from './sql.ts'

/** Argon2id, 19 MiB, two passes (OWASP). The numbers stand in each hash, so they can be raised later. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes 20 ms of a core and 19 MiB: a few at a time, a short queue, and then a plain "busy". */
const AT_ONCE = 4
const WAITING = 64
let running = 0
const queue: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw serviceBusy()
    await new Promise<void>((go) => queue.push(go))
  }
  running++
  try {
    return await work()
  } finally {
    running--
    queue.shift()?.()
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize('NFC'), COST))

/** A hash of nothing anybody knows: compared against when there is no account, so that both cases take the same time. */
const decoy = await hash(crypto.randomUUID(), COST)

export const passwordMatches = (passwordHash: string | null, password: string): Promise<boolean> =>
  inTurn(async () => {
    const ok = await verify(passwordHash ?? decoy, password.normalize('NFC')).catch(() => false)
    return ok && passwordHash !== null
  })

/** Words nearly every leaked long password is made of; whole, repeated, or with digits around them they are refused. */
const COMMON = [
  'password',
  'passw0rd',
  'qwertyuiop',
  'qwerty',
  'letmein',
  'iloveyou',
  'welcome',
  'administrator',
  'admin',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'abcdefghijklmnopqrstuvwxyz',
  'abc',
  'asdfghjkl',
  'zxcvbnm',
  'trustno',
  'superman',
  'michael',
  'secret',
  'changeme',
  'default',
  'fourshore',
  'login',
  'master',
  'hello',
  'test',
]

/** The passwords people choose most: what leaked most often, gathered for zxcvbn-ts. Loaded by the server alone. */
const LEAKED: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map((word) => word.toLowerCase()).filter((word) => word.length >= 4),
)
const LONGEST = 60

/** p@ssw0rd → password: what a list of words is tried with. */
const UNLEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** One word of the list, or two in a row. */
const isLeaked = (text: string, own: readonly string[]): boolean => {
  if (text.length > LONGEST) return false
  const known = (word: string) => LEAKED.has(word) || own.includes(word)
  if (known(text)) return true
  for (let at = 4; at <= text.length - 4; at++) if (known(text.slice(0, at)) && known(text.slice(at))) return true
  return false
}

/** As typed, without digits and signs around, and with those read as the letters they stand for. */
const readingsOf = (password: string): string[] => {
  const low = password.toLowerCase().slice(0, 256)
  const core = low.replace(/^[^a-z]{1,256}/, '').replace(/[^a-z]{1,256}$/, '')
  const unleet = (text: string) => text.replace(/[@431!0$57]/g, (c) => UNLEET[c] ?? c)
  return [low, core, unleet(low), unleet(core), low.replace(/[^a-z]/g, ''), low.replace(/[^a-z0-9]/g, '')]
}

/**
 * Refuses what an attacker tries first: keyboard runs, one thing repeated, common words padded with digits, what leaked most often (alone, two
 * in a row, or with digits and signs for letters), and `about`: the person's own e-mail and name, their company's. Throws VALIDATION_FAILED.
 */
export const refuseCommonPassword = (password: string, about: readonly (string | null)[], field = 'password'): void => {
  const plain = password.toLowerCase().replace(/[^a-z0-9]/g, '')
  const letters = plain.replace(/[0-9]/g, '')
  const own = about.flatMap((a) => (a ?? '').toLowerCase().split(/[@.,\s]/)).filter((p) => p.length >= 4)
  let rest = letters
  for (const word of [...COMMON, ...own]) rest = rest.replaceAll(word, '')
  const oneThing = /^(.{1,5})\1+.{0,4}$/u.test(password)
  // Of a password without Latin letters or digits nothing is left to run.
  const run = plain !== '' && ['01234567890123456789', '98765432109876543210'].some((digits) => digits.includes(plain))
  const padded = rest.length < 3 && new Set(password).size < 18 && /^[\x20-\x7e]*$/.test(password)
  // Words with spaces between them are a sentence: only what is one piece is held against the list.
  const listed =
    !/\s/.test(password.trim()) && readingsOf(password.trim()).some((text) => isLeaked(text, [...COMMON, ...own]))
  if (oneThing || run || padded || listed)
    throw new Refusal('VALIDATION_FAILED', 'This password is too common. A short sentence of your own is safer.', {
      fields: { [field]: 'This password is too common. A short sentence of your own is safer.' },
    })
}
