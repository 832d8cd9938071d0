import { randomInt } from 'node:crypto'
import type { Services } from '../../../server/context.ts'
import { sha256 } from '../../../server/crypto.ts'
import type { Db } from '../../../server/sql.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { CODE_MINUTES } from '../messages/lifetimes.rules.ts'
import { insertMailboxCode, type MailboxPurpose, spendMailboxCode, tryMailboxCode } from './mailbox.queries.ts'

/** Letters with codes for one subject, whoever asks for them: a mailbox is not to be filled. */
const LETTERS = { max: 5, seconds: 60 * 60 }

const hashOf = (subject: string, code: string) => sha256(`${subject}\n${code.replace(/\D/g, '')}`)

/** Throws RATE_LIMITED when too many codes were asked for. Outside any transaction: it counts by a connection of its own. */
export const allowMailboxCode = async (services: Services, purpose: MailboxPurpose, subject: string): Promise<void> => {
  const wait = await services.database.countTry(
    `code to mailbox ${purpose} ${subject}`,
    LETTERS.max * services.settings.limitFactor,
    LETTERS.seconds,
  )
  if (wait !== true)
    throw new Refusal('RATE_LIMITED', `Too many tries. Please wait ${wait} seconds.`, { retryAfter: wait })
}

/**
 * A new code of six digits for the mailbox of `subject`; the one before no longer counts. The caller has asked `allowMailboxCode`, and writes
 * the letter in the same transaction, so that no code is kept that nobody gets.
 */
export const newMailboxCode = async (db: Db, purpose: MailboxPurpose, subject: string): Promise<string> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await insertMailboxCode(db, { purpose, subject, codeHash: hashOf(subject, code), minutes: CODE_MINUTES })
  return `${code.slice(0, 3)} ${code.slice(3)}`
}

/** Whether this is the code that was sent last. Each code is tried five times and used once; the try is counted outside the caller's transaction. */
export const takeMailboxCode = async (
  services: Services,
  purpose: MailboxPurpose,
  subject: string,
  code: string,
): Promise<boolean> => {
  const current = await services.database.apart.forPlatform((db) => tryMailboxCode(db, purpose, subject))
  if (!current?.code_hash.equals(hashOf(subject, code))) return false
  return services.database.forPlatform((db) => spendMailboxCode(db, purpose, subject, current.code_hash))
}
