import { createRequire } from 'node:module'
import type { Options } from '@node-rs/argon2'

/**
 * What the calls' tests hash passwords with (an alias in vitest.config.ts): the real thing at the least cost. Thousands of accounts are opened
 * and signed in to there, 20 ms of a core each time. That the product hashes at its own cost is held by passwords.test.ts, the smoke set and
 * the journeys.
 */
const real: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')

export const hash = (password: string, options: Options) =>
  real.hash(password, { ...options, memoryCost: 64, timeCost: 1 })

export const { verify } = real
