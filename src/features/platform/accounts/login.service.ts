import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { randomToken, sha256 } from '../../../server/crypto.ts'
import { passwordMatches } from '../../../server/passwords.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { countSignIn, forgetFailedSignIns } from './limits.service.ts'
import { notifySecurityChanged } from './notices.service.ts'
import { consumeRecoveryCode, requestOptions, verifyAuthenticatorCode, verifyPasskey } from './proofs.service.ts'
import * as query from './queries.ts'
import { portalsOf } from './rules.ts'
import type * as security from './security.contract.ts'
import * as factors from './security.queries.ts'
import { auditedAs, openSession, type SignedIn } from './session.service.ts'
import { revokeUser } from './sessions.queries.ts'

/** Wrong codes of one account, whoever types them: a million codes of which three hold take years this way. */
const WRONG_CODES = { max: 10, seconds: 60 * 60 }
/** A failed sign-in is answered no sooner, ms: how many accounts were compared does not show. */
const FAILED_AFTER = 250

/** One answer, in one time, for a wrong password, an unknown address and a closed account. */
const wrongCredentials = () => new Refusal('INVALID_CREDENTIALS', 'The e-mail address or the password is not right.')

/** Where the account is that somebody proved to be theirs by its password, and looked for elsewhere. */
const OTHER_FORM: Readonly<Record<string, string>> = {
  seeker: 'This is a job seeker’s account. Sign in under Job Seeker.',
  company: 'This is a company’s account. Sign in under Employer.',
  employee: 'This is an employee’s account. Sign in on the page of your company.',
}

/** Nothing of a sign-in that did not come about stays: a code that was right and came too late is not used up. */
class NotProven extends Error {}

/** The second half that a right password is asked for. */
class Halfway {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}

export const login = async (ctx: OpenContext, input: Parsed<typeof contract.login>): Promise<SignedIn> => {
  const started = performance.now()
  await countSignIn(ctx, input.email)

  // Not in the transaction of the call: passwords are compared with no connection in hand.
  const candidates = await ctx.database.apart.forPlatform(
    (db) => query.accountsFor(db, input.email, portalsOf(input.role), input.company),
    { reading: true },
  )
  const account = await firstMatching(candidates, input.password)
  // Half a sign-in is refused, and what the other half needs stays.
  const signedIn = account && (await ctx.database.apart.forPlatform((db) => openOrHalf(ctx, db, account)))
  if (!signedIn) {
    // Said to whoever knows the password, and compared whether there is such an account or not: the time tells nobody else.
    const elsewhere = account ? null : await firstMatching(await accountsElsewhere(ctx, input), input.password)
    const entry = { action: 'session.sign-in', detail: { portals: portalsOf(input.role) } }
    // Whose password it was has it in their log, whichever form it was tried on.
    await auditFailure(ctx, account ?? elsewhere ?? candidates[0] ?? null, entry)
    const left = FAILED_AFTER - (performance.now() - started)
    if (left > 0) await new Promise((go) => setTimeout(go, left))
    const form = elsewhere && OTHER_FORM[elsewhere.portal]
    throw form ? new Refusal('INVALID_CREDENTIALS', form) : wrongCredentials()
  }
  // Half a sign-in shows that somebody knows the password, not that they are the owner.
  if (signedIn instanceof Halfway) throw signedIn.refusal
  await forgetFailedSignIns(ctx, input.email)
  return signedIn
}

/** Accounts of the same address behind the other forms to sign in. */
const accountsElsewhere = async (ctx: OpenContext, { email, role, company }: Parsed<typeof contract.login>) => {
  const asked = portalsOf(role)
  const isForm = asked.some((portal) => portal in OTHER_FORM)
  const others = isForm ? Object.keys(OTHER_FORM).filter((portal) => !asked.includes(portal)) : []
  if (others.length === 0) return []
  return ctx.database.apart.forPlatform((db) => query.accountsFor(db, email, others, company), { reading: true })
}

const auditFailure = (ctx: OpenContext, account: query.Account | null, entry: { action: string; detail: object }) =>
  ctx.database.apart.forPlatform((db) =>
    writeAudit(db, account && auditedAs(account), ctx.caller, [{ ...entry, outcome: 'failed' }]),
  )

/** Every candidate is compared in turn; with none, a decoy is, so that an unknown address takes as long. */
const firstMatching = async (candidates: query.Account[], password: string): Promise<query.Account | null> => {
  if (candidates.length === 0) await passwordMatches(null, password)
  for (const candidate of candidates) if (await passwordMatches(candidate.password_hash, password)) return candidate
  return null
}

const openOrHalf = async (ctx: OpenContext, db: Db, account: query.Account) => {
  if ((await query.lockAccount(db, account.id)).password_hash !== account.password_hash) return null
  if (account.must_change_password) {
    if (!(await query.spendTemporaryPassword(db, account.id))) return null
    // Whoever made the temporary password has seen it: what stood there before the person came goes.
    await factors.dropSecondFactors(db, account.id)
    await revokeUser(db, account.id)
    return openSession(ctx, db, await query.accountById(db, account.id), { action: 'session.sign-in' })
  }
  if (account.has_second_factor) return halfway(ctx, db, account)
  return openSession(ctx, db, account, { action: 'session.sign-in' })
}

/** The password was right: what may follow it, and a token that is good for nothing else, for five minutes and five tries. */
const halfway = async (ctx: OpenContext, db: Db, account: query.Account): Promise<Halfway> => {
  const current = await factors.authenticatorOf(db, account.id)
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
        code: Boolean(current?.confirmed_at),
        recoveryCode: (await factors.countRecoveryCodes(db, account.id)) > 0,
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

const wayOf = (input: Parsed<typeof security.secondFactor>): Way => {
  if (input.passkey) return 'passkey'
  return input.recoveryCode ? 'recoveryCode' : 'code'
}

export const secondFactor = async (
  ctx: OpenContext,
  input: Parsed<typeof security.secondFactor>,
): Promise<Output<typeof security.secondFactor>> => {
  // The try counts, whatever comes of it.
  const challenge = await ctx.database.apart.forPlatform((db) =>
    factors.tryChallenge(db, sha256(input.challenge), 'second-factor'),
  )
  const userId = challenge?.user_id
  if (!userId) throw over()
  const way = wayOf(input)
  const codes = `second factor ${userId}`
  if (way === 'code') {
    // Counted before it is looked at: codes sent all at once are as many as codes sent in turn.
    const wait = await ctx.database.countTry(codes, WRONG_CODES.max * ctx.settings.limitFactor, WRONG_CODES.seconds)
    if (wait !== true)
      throw new Refusal('RATE_LIMITED', `Too many wrong codes. Please wait ${wait} seconds.`, { retryAfter: wait })
  }
  const open = async (db: Db) => {
    await query.lockAccount(db, userId)
    const account = await query.accountById(db, userId)
    const good =
      !account.disabled_at &&
      (await factors.spendChallenge(db, challenge.id)) &&
      (await proven(ctx, db, account, { input, webauthn: challenge.webauthn }))
    if (!good) throw new NotProven()
    if (way === 'recoveryCode') await notifySecurityChanged(ctx, db, account, 'recovery-used')
    return openSession(ctx, db, account, { action: 'session.sign-in', detail: { secondFactor: way } })
  }
  const signedIn = await ctx.database.forPlatform(open).catch((error) => {
    if (error instanceof NotProven) return null
    throw error
  })
  if (!signedIn) {
    const account = await ctx.database.forPlatform((db) => query.accountById(db, userId))
    await auditFailure(ctx, account, { action: 'session.second-factor', detail: { way } })
    throw invalid({ [way]: NOT_RIGHT[way] })
  }
  await ctx.database.forgetTries(codes)
  await forgetFailedSignIns(ctx, signedIn.user.email)
  return signedIn
}

const proven = async (
  ctx: OpenContext,
  db: Db,
  account: query.Account,
  { input, webauthn }: { input: Parsed<typeof security.secondFactor>; webauthn: string | null },
): Promise<boolean> => {
  if (input.code) return verifyAuthenticatorCode(ctx, db, account, { code: input.code })
  if (input.recoveryCode) return consumeRecoveryCode(db, account, input.recoveryCode)
  if (!input.passkey || !webauthn) return false
  return (await verifyPasskey(ctx, db, input.passkey, webauthn)) === account.id
}

export const passkeySignInOptions = async (ctx: OpenContext): Promise<Output<typeof security.passkeySignInOptions>> => {
  const options = await requestOptions(ctx)
  const token = randomToken()
  const kind = 'passkey-sign-in'
  await ctx.database.forPlatform((db) =>
    factors.insertChallenge(db, { tokenHash: sha256(token), kind, userId: null, webauthn: options.challenge }),
  )
  return { challenge: token, options: { ...options } }
}

/** A passkey was unlocked by whoever holds it: it is both factors. */
export const passkeySignIn = async (
  ctx: OpenContext,
  input: Parsed<typeof security.passkeySignIn>,
): Promise<Output<typeof security.passkeySignIn>> => {
  const challenge = await ctx.database.apart.forPlatform((db) =>
    factors.tryChallenge(db, sha256(input.challenge), 'passkey-sign-in'),
  )
  if (!challenge?.webauthn) throw over()
  const { webauthn } = challenge
  // Spent, whatever comes of it.
  const signedIn = await ctx.database.apart.forPlatform(async (db) => {
    if (!(await factors.spendChallenge(db, challenge.id))) return null
    const userId = await verifyPasskey(ctx, db, input.passkey, webauthn)
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
  await forgetFailedSignIns(ctx, signedIn.user.email)
  return signedIn
}
