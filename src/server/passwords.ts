import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../shared/refusal.ts'
import { busy } from './sql.ts'

/** Argon2id, 19 MiB, two passes (OWASP). The numbers stand in each hash, so they can be raised later. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes 20 ms of a core and 19 MiB: a few at a time, a short queue, and then a plain "busy". */
const AT_ONCE = 4
const WAITING = 64
let running = 0
const queue: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw busy()
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

/** Refuses what an attacker tries first: keyboard runs, one thing repeated, common words padded with digits, the person's own e-mail. */
export const refuseCommonPassword = (password: string, about: readonly string[], field = 'password'): void => {
  const plain = password.toLowerCase().replace(/[^a-z0-9]/g, '')
  const letters = plain.replace(/[0-9]/g, '')
  const own = about.flatMap((a) => a.toLowerCase().split(/[@.\s]/)).filter((p) => p.length >= 4)
  let rest = letters
  for (const word of [...COMMON, ...own]) rest = rest.replaceAll(word, '')
  const oneThing = /^(.{1,5})\1+.{0,4}$/u.test(password)
  const run = '01234567890123456789'.includes(plain) || '98765432109876543210'.includes(plain)
  if (oneThing || run || (rest.length < 3 && new Set(password).size < 18 && /^[\x20-\x7e]*$/.test(password)))
    throw new Refusal('VALIDATION_FAILED', 'This password is too common. A short sentence of your own is safer.', {
      fields: { [field]: 'This password is too common. A short sentence of your own is safer.' },
    })
}
