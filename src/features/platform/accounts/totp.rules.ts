import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands: SHA-1, six digits, thirty seconds (RFC 6238). */
const PERIOD = 30
const DIGITS = 6
/** Steps to either side of now that count: clocks differ, and typing takes a while. */
const WINDOW = 1
/** 160 bits, the length of the hash (RFC 4226, section 4). */
export const SECRET_BYTES = 20

export const RECOVERY_CODES = 10

const appOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Fourshore', label, secret: Secret.fromBase32(secret), digits: DIGITS, period: PERIOD })

/** The secret in base 32, as people copy it. */
export const base32Of = (bytes: Uint8Array): string =>
  new Secret({ buffer: new Uint8Array(bytes).buffer as ArrayBuffer }).base32

/** What a QR code says to an authenticator app. */
export const addressOf = (secret: string, email: string): string => appOf(secret, email).toString()

/**
 * The time step a code belongs to, if it belongs to one near `at` (ms) that is newer than the last one used; null otherwise. A code is good
 * once: whoever saw it typed comes too late.
 */
export const stepOf = (secret: string, code: string, at: number, lastStep: number): number | null => {
  const delta = appOf(secret).validate({ token: code, timestamp: at, window: WINDOW })
  if (delta === null) return null
  const step = Math.floor(at / 1000 / PERIOD) + delta
  return step > lastStep ? step : null
}

/** A recovery code as it is compared: people type capitals, spaces and dashes as they like. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '')
