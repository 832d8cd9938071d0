import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { randomToken, sha256 } from '../../../server/crypto.ts'
import { networkOf } from '../../../server/network.ts'
import { passwordMatches } from '../../../server/passwords.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { tellSecurityChanged } from './notices.service.ts'
import { requestOptions, takeCode, takePasskey, takeRecoveryCode } from './proofs.service.ts'
import * as query from './queries.ts'
import { portalsOf } from './rules.ts'
import type * as security from './security.contract.ts'
import * as factors from './security.queries.ts'
import { auditedAs, openSession, type SignedIn } from './session.service.ts'

const FAILURES = { max: 10, seconds: 15 * 60 }
/** Wrong codes of one account, whoever types them: a million codes of which three hold take years this way. */
const WRONG_CODES = { max: 10, seconds: 60 * 60 }
/** A failed sign-in is answered no sooner, ms: how many accounts were compared does not show. */
const FAILED_AFTER = 250

/** One answer, in one time, for a wrong password, a wrong portal, an unknown address and a closed account. */
const wrongCredentials = () => new Refusal('INVALID_CREDENTIALS', 'The e-mail address or the password is not right.')

/** Nothing of a sign-in that did not come about stays: a code that was right and came too late is not used up. */
class NotProven extends Error {}

/** The second half that a right password is asked for. */
class Halfway {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}

export const login = async (ctx: OpenContext, asked: Parsed<typeof contract.login>): Promise<SignedIn> => {
  const started = performance.now()
  const failures = `login failed ${asked.email} ${networkOf(ctx.caller.address)}`
  // Counted before it is looked at, as codes are below.
  const wait = await ctx.doors.countTry(failures, FAILURES.max * ctx.settings.limitFactor, FAILURES.seconds)
  if (wait !== true)
    throw new Refusal('RATE_LIMITED', `Too many failed tries. Please wait ${wait} seconds.`, { retryAfter: wait })

  const candidates = await ctx.doors.asPlatform((db) =>
    query.accountsFor(db, asked.email, portalsOf(asked.role), asked.company),
  )
  const account = await firstMatching(candidates, asked.password)
  const signedIn = account && (await ctx.doors.asPlatform((db) => openOrHalf(ctx, db, account)))
  if (!signedIn) {
    const entry = { action: 'session.sign-in', detail: { portals: portalsOf(asked.role) } }
    await auditFailure(ctx, account ?? candidates[0] ?? null, entry)
    const left = FAILED_AFTER - (performance.now() - started)
    if (left > 0) await new Promise((go) => setTimeout(go, left))
    throw wrongCredentials()
  }
  await ctx.doors.forgetTries(failures)
  if (signedIn instanceof Halfway) throw signedIn.refusal
  return signedIn
}

const auditFailure = (ctx: OpenContext, account: query.Account | null, entry: { action: string; detail: object }) =>
  ctx.doors.asPlatform((db) => writeAudit(db, account && auditedAs(account), ctx.caller, [entry], 'failed'))

/** Every candidate is compared in turn; with none, a decoy is, so that an unknown address takes as long. */
const firstMatching = async (candidates: query.Account[], password: string): Promise<query.Account | null> => {
  if (candidates.length === 0) await passwordMatches(null, password)
  for (const candidate of candidates) if (await passwordMatches(candidate.password_hash, password)) return candidate
  return null
}

const openOrHalf = async (ctx: OpenContext, db: Db, account: query.Account) => {
  if ((await query.lockAccount(db, account.id)).password_hash !== account.password_hash) return null
  if (account.must_change_password && !(await query.spendTemporaryPassword(db, account.id))) return null
  if (account.has_second_factor) return halfway(ctx, db, account)
  return openSession(ctx, db, account, { action: 'session.sign-in' })
}

/** The password was right: what may follow it, and a token that is good for nothing else, for five minutes and five tries. */
const halfway = async (ctx: OpenContext, db: Db, account: query.Account): Promise<Halfway> => {
  const held = await factors.authenticatorOf(db, account.id)
  const passkeys = await factors.passkeysOf(db, account.id)
  const options = passkeys.length > 0 ? await requestOptions(ctx, passkeys) : null
  const token = randomToken()
  const challenge = await factors.insertChallenge(db, {
    tokenHash: sha256(token),
    kind: 'second-factor',
    userId: account.id,
    webauthn: options?.challenge ?? null,
  })
  await writeAudit(db, auditedAs(account), ctx.caller, [{ action: 'session.password-accepted' }])
  return new Halfway(
    new Refusal('SECOND_FACTOR_REQUIRED', 'Confirm that it is you with your second factor.', {
      data: {
        challenge: token,
        expiresAt: challenge.expires_at,
        code: Boolean(held?.confirmed_at),
        recoveryCode: (await factors.recoveryCodesLeft(db, account.id)) > 0,
        passkey: options,
      },
    }),
  )
}

const over = () =>
  invalid({ challenge: 'This sign-in took too long or was tried too often. Enter your password once more.' })

const NOT_RIGHT = {
  code: 'This code is not right or was already used. Wait for the next one.',
  recoveryCode: 'This recovery code is not right or was already used.',
  passkey: 'This passkey could not be confirmed.',
} as const
type Way = keyof typeof NOT_RIGHT

export const secondFactor = async (
  ctx: OpenContext,
  asked: Parsed<typeof security.secondFactor>,
): Promise<Output<typeof security.secondFactor>> => {
  const challenge = await ctx.doors.asPlatform((db) =>
    factors.tryChallenge(db, sha256(asked.challenge), 'second-factor'),
  )
  const userId = challenge?.user_id
  if (!userId) throw over()
  const way: Way = asked.passkey ? 'passkey' : asked.recoveryCode ? 'recoveryCode' : 'code'
  const codes = `second factor ${userId}`
  if (way === 'code') {
    // Counted before it is looked at: codes sent all at once are as many as codes sent in turn.
    const wait = await ctx.doors.countTry(codes, WRONG_CODES.max * ctx.settings.limitFactor, WRONG_CODES.seconds)
    if (wait !== true)
      throw new Refusal('RATE_LIMITED', `Too many wrong codes. Please wait ${wait} seconds.`, { retryAfter: wait })
  }
  const open = async (db: Db) => {
    await query.lockAccount(db, userId)
    const account = await query.accountById(db, userId)
    const good =
      !account.disabled_at &&
      (await factors.spendChallenge(db, challenge.id)) &&
      (await proven(ctx, db, account, asked, challenge.webauthn))
    if (!good) throw new NotProven()
    if (way === 'recoveryCode') await tellSecurityChanged(ctx, db, account, 'recovery-used')
    return openSession(ctx, db, account, { action: 'session.sign-in', detail: { secondFactor: way } })
  }
  const signedIn = await ctx.doors.asPlatform(open).catch((error) => {
    if (error instanceof NotProven) return null
    throw error
  })
  if (!signedIn) {
    const account = await ctx.doors.asPlatform((db) => query.accountById(db, userId))
    await auditFailure(ctx, account, { action: 'session.second-factor', detail: { way } })
    throw invalid({ [way]: NOT_RIGHT[way] })
  }
  await ctx.doors.forgetTries(codes)
  return signedIn
}

const proven = async (
  ctx: OpenContext,
  db: Db,
  account: query.Account,
  asked: Parsed<typeof security.secondFactor>,
  webauthn: string | null,
): Promise<boolean> => {
  if (asked.code) return takeCode(ctx, db, account, asked.code)
  if (asked.recoveryCode) return takeRecoveryCode(db, account, asked.recoveryCode)
  if (!asked.passkey || !webauthn) return false
  return (await takePasskey(ctx, db, asked.passkey, webauthn)) === account.id
}

export const passkeySignInOptions = async (ctx: OpenContext): Promise<Output<typeof security.passkeySignInOptions>> => {
  const options = await requestOptions(ctx)
  const token = randomToken()
  const kind = 'passkey-sign-in'
  await ctx.doors.asPlatform((db) =>
    factors.insertChallenge(db, { tokenHash: sha256(token), kind, userId: null, webauthn: options.challenge }),
  )
  return { challenge: token, options: { ...options } }
}

/** A passkey was unlocked by whoever holds it: it is both factors. */
export const passkeySignIn = async (
  ctx: OpenContext,
  asked: Parsed<typeof security.passkeySignIn>,
): Promise<Output<typeof security.passkeySignIn>> => {
  const challenge = await ctx.doors.asPlatform((db) =>
    factors.tryChallenge(db, sha256(asked.challenge), 'passkey-sign-in'),
  )
  if (!challenge?.webauthn) throw over()
  const { webauthn } = challenge
  const signedIn = await ctx.doors.asPlatform(async (db) => {
    if (!(await factors.spendChallenge(db, challenge.id))) return null
    const userId = await takePasskey(ctx, db, asked.passkey, webauthn)
    if (!userId) return null
    await query.lockAccount(db, userId)
    const account = await query.accountById(db, userId)
    if (account.disabled_at) return null
    return openSession(ctx, db, account, { action: 'session.sign-in', detail: { passkey: true } })
  })
  if (!signedIn) {
    await auditFailure(ctx, null, { action: 'session.sign-in', detail: { passkey: true } })
    throw invalid({ passkey: NOT_RIGHT.passkey })
  }
  return signedIn
}
