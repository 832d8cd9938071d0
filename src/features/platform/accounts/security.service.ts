import { randomBytes } from 'node:crypto'
import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { randomToken, recoveryCode, sha256 } from '../../../server/crypto.ts'
import { passwordMatches } from '../../../server/passwords.ts'
import { actorOf } from '../../../server/routes.ts'
import { type Db, uniqueViolation } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { askProvedAddress } from './address.service.ts'
import { notifySecurityChanged } from './notices.service.ts'
import {
  consumeRecoveryCode,
  creationOptions,
  readPasskey,
  recoveryHash,
  sealSecret,
  verifyAuthenticatorCode,
} from './proofs.service.ts'
import * as query from './queries.ts'
import type * as contract from './security.contract.ts'
import * as factors from './security.queries.ts'
import { noteProof } from './sessions.queries.ts'
import { addressOf, base32Of, RECOVERY_CODES, SECRET_BYTES } from './totp.rules.ts'

const MOST_PASSKEYS = 20
/** Wrong passwords typed into a live session: whoever found it open is not to guess on. */
const WRONG = { max: 10, seconds: 15 * 60 }

const NOT_RIGHT = { password: 'The password is not right.' }

/**
 * Proves anew that it is the owner of the account who sits there, and not somebody who found the session open. Counted for the account and
 * before it is looked at: tries sent all at once, or with a refreshed token, are as many as tries sent in turn.
 */
export const ownerOf = async (
  ctx: OpenContext,
  password: string,
  notRight: Record<string, string> = NOT_RIGHT,
): Promise<query.Account> => {
  const { userId } = actorOf(ctx)
  const key = `password asked again ${userId}`
  const wait = await ctx.database.countTry(key, WRONG.max * ctx.settings.limitFactor, WRONG.seconds)
  if (wait !== true)
    throw new Refusal('RATE_LIMITED', `Too many failed tries. Please wait ${wait} seconds.`, { retryAfter: wait })
  // Compared with no connection in hand.
  const account = await ctx.database.apart.forPlatform((db) => query.accountById(db, userId), { reading: true })
  if (!(await passwordMatches(account.password_hash, password))) throw invalid(notRight)
  await ctx.database.forgetTries(key)
  return account
}

/** Whoever knows the password is believed to be the one who signed in, in this session. */
export const confirmSelf = async (ctx: OpenContext, { password }: Parsed<typeof contract.confirmSelf>) => {
  await ownerOf(ctx, password)
  const { sessionId } = actorOf(ctx)
  await ctx.database.forPlatform((db) => noteProof(db, sessionId))
  ctx.audit({ action: 'session.confirm' })
  return {}
}

const passkeyShown = (row: {
  id: string
  name: string
  synced: boolean
  created_at: string
  used_at: string | null
}) => ({ id: row.id, name: row.name, synced: row.synced, createdAt: row.created_at, usedAt: row.used_at })

export const getSecuritySettings = async (ctx: OpenContext): Promise<Output<typeof contract.security>> => {
  const { userId } = actorOf(ctx)
  return ctx.database.forPlatform(async (db) => {
    const account = await query.accountById(db, userId)
    const current = await factors.authenticatorOf(db, userId)
    return {
      authenticator: current?.confirmed_at ? { since: current.confirmed_at } : null,
      passkeys: (await factors.passkeysOf(db, userId)).map(passkeyShown),
      recoveryCodesLeft: await factors.countRecoveryCodes(db, userId),
      addressProved: account.address_proved_at !== null,
      required: account.portal === 'company' && account.second_factor_required === true,
    }
  })
}

export const startAuthenticator = async (
  ctx: OpenContext,
  { password }: Parsed<typeof contract.startAuthenticator>,
) => {
  const account = await ownerOf(ctx, password)
  askProvedAddress(account)
  const secret = base32Of(randomBytes(SECRET_BYTES))
  const stored = await ctx.database.forPlatform((db) =>
    factors.upsertPendingAuthenticator(db, account.id, sealSecret(ctx, account, secret), ctx.fields.version),
  )
  if (!stored)
    throw new Refusal('CONFLICT', 'Your authenticator app is already on. Turn it off before setting up another.')
  return { secret, address: addressOf(secret, account.email) }
}

/** With the first second factor come the codes for the day it is lost. */
const firstCodes = async (db: Db, account: query.Account): Promise<string[] | null> =>
  account.has_second_factor ? null : writeCodes(db, account.id)

const writeCodes = async (db: Db, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode)
  await factors.replaceRecoveryCodes(db, userId, codes.map(recoveryHash))
  return codes
}

export const confirmAuthenticator = async (
  ctx: OpenContext,
  { code }: Parsed<typeof contract.confirmAuthenticator>,
) => {
  const actor = actorOf(ctx)
  return ctx.database.forPlatform(async (db) => {
    await query.lockAccount(db, actor.userId)
    const account = await query.accountById(db, actor.userId)
    // A secret begun before this was asked for does not become a second factor either.
    askProvedAddress(account)
    if (!(await verifyAuthenticatorCode(ctx, db, account, { code, first: true })))
      throw invalid({ code: 'This code is not right. Check that the clock of your device is, and take the next code.' })
    const recoveryCodes = await firstCodes(db, account)
    await factors.noteSecondFactor(db, account.id)
    await notifySecurityChanged(ctx, db, account, 'authenticator-on')
    await writeAudit(db, actor, ctx.caller, [{ action: 'second-factor.authenticator-on' }])
    return { recoveryCodes }
  })
}

/** Where the company asks for a second factor, the last one stays. */
const keepOne = async (db: Db, account: query.Account) => {
  const has = await factors.noteSecondFactor(db, account.id)
  if (!has && account.portal === 'company' && account.second_factor_required)
    throw new Refusal('CONFLICT', 'Your company asks for a second factor. Set up another one before removing this one.')
}

export const removeAuthenticator = async (
  ctx: OpenContext,
  { password, code }: Parsed<typeof contract.removeAuthenticator>,
) => {
  const actor = actorOf(ctx)
  const account = await ownerOf(ctx, password)
  const wait = await ctx.database.countTry(`code to turn off ${account.id}`, 10 * ctx.settings.limitFactor, 3600)
  if (wait !== true)
    throw new Refusal('RATE_LIMITED', `Too many tries. Please wait ${wait} seconds.`, { retryAfter: wait })
  await ctx.database.forPlatform(async (db) => {
    await query.lockAccount(db, account.id)
    if (!(await factors.authenticatorOf(db, account.id))?.confirmed_at) throw notFound('Authenticator app')
    const digits = code.replace(/\s/g, '')
    const right = /^\d{6}$/.test(digits)
      ? await verifyAuthenticatorCode(ctx, db, account, { code: digits })
      : await consumeRecoveryCode(db, account, code)
    if (!right) throw invalid({ code: 'This code is not right or was already used. Wait for the next one.' })
    await factors.dropAuthenticator(db, account.id)
    await keepOne(db, account)
    await notifySecurityChanged(ctx, db, account, 'authenticator-off')
    await writeAudit(db, actor, ctx.caller, [{ action: 'second-factor.authenticator-off' }])
  })
  return {}
}

export const newRecoveryCodes = async (ctx: OpenContext, { password }: Parsed<typeof contract.newRecoveryCodes>) => {
  const actor = actorOf(ctx)
  const { id } = await ownerOf(ctx, password)
  return ctx.database.forPlatform(async (db) => {
    await query.lockAccount(db, id)
    const account = await query.accountById(db, id)
    if (!account.has_second_factor)
      throw new Refusal('CONFLICT', 'Recovery codes come with a second factor. Set one up first.')
    const recoveryCodes = await writeCodes(db, id)
    await notifySecurityChanged(ctx, db, account, 'recovery-new')
    await writeAudit(db, actor, ctx.caller, [{ action: 'second-factor.recovery-codes' }])
    return { recoveryCodes }
  })
}

export const passkeyOptions = async (
  ctx: OpenContext,
  { password }: Parsed<typeof contract.passkeyOptions>,
): Promise<Output<typeof contract.passkeyOptions>> => {
  const account = await ownerOf(ctx, password)
  askProvedAddress(account)
  return ctx.database.forPlatform(async (db) => {
    const current = await factors.passkeysOf(db, account.id)
    if (current.length >= MOST_PASSKEYS)
      throw new Refusal('CONFLICT', `An account has at most ${MOST_PASSKEYS} passkeys. Remove one first.`)
    const options = await creationOptions(ctx, account, current)
    const challenge = randomToken()
    await factors.insertChallenge(db, {
      tokenHash: sha256(challenge),
      kind: 'passkey-registration',
      userId: account.id,
      webauthn: options.challenge,
    })
    return { challenge, options: { ...options } }
  })
}

export const addPasskey = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.addPasskey>,
): Promise<Output<typeof contract.addPasskey>> => {
  const actor = actorOf(ctx)
  const over = () => invalid({ challenge: 'This took too long. Begin once more.' })
  const challenge = await ctx.database.apart.forPlatform((db) =>
    factors.tryChallenge(db, sha256(input.challenge), 'passkey-registration'),
  )
  if (!challenge?.webauthn || challenge.user_id !== actor.userId) throw over()
  const fresh = await readPasskey(ctx, input.passkey, challenge.webauthn)
  if (!fresh) throw invalid({ passkey: 'This passkey could not be confirmed.' })
  try {
    return await ctx.database.forPlatform(async (db) => {
      await query.lockAccount(db, actor.userId)
      if (!(await factors.spendChallenge(db, challenge.id))) throw over()
      const account = await query.accountById(db, actor.userId)
      askProvedAddress(account)
      const passkey = await factors.insertPasskey(db, { userId: account.id, name: input.name, ...fresh })
      const recoveryCodes = await firstCodes(db, account)
      await factors.noteSecondFactor(db, account.id)
      await notifySecurityChanged(ctx, db, account, 'passkey-added')
      ctx.audit({
        action: 'second-factor.passkey-add',
        targetType: 'passkey',
        targetId: passkey.id,
        after: { name: input.name },
      })
      return { passkey: passkeyShown(passkey), recoveryCodes }
    })
  } catch (error) {
    if (uniqueViolation(error) === null) throw error
    throw new Refusal('CONFLICT', 'This passkey already signs in to an account.')
  }
}

export const renamePasskey = async (
  ctx: OpenContext,
  { passkeyId, name }: Parsed<typeof contract.renamePasskey>,
): Promise<Output<typeof contract.renamePasskey>> => {
  const actor = actorOf(ctx)
  return ctx.database.forPlatform(async (db) => {
    const before = (await factors.passkeysOf(db, actor.userId)).find((p) => p.id === passkeyId)
    const passkey = before && (await factors.renamePasskey(db, actor.userId, passkeyId, name))
    if (!passkey) throw notFound('Passkey')
    const about = { targetType: 'passkey', targetId: passkeyId, before: { name: before.name }, after: { name } }
    ctx.audit({ action: 'second-factor.passkey-rename', ...about })
    return { passkey: passkeyShown(passkey) }
  })
}

export const removePasskey = async (
  ctx: OpenContext,
  { passkeyId, password }: Parsed<typeof contract.removePasskey>,
) => {
  const account = await ownerOf(ctx, password)
  await ctx.database.forPlatform(async (db) => {
    await query.lockAccount(db, account.id)
    const gone = await factors.dropPasskey(db, account.id, passkeyId)
    if (!gone) throw notFound('Passkey')
    await keepOne(db, account)
    await notifySecurityChanged(ctx, db, account, 'passkey-removed')
    const about = { targetType: 'passkey', targetId: passkeyId, before: { name: gone.name } }
    ctx.audit({ action: 'second-factor.passkey-remove', ...about })
  })
  return {}
}

/** For somebody who has lost them all, at the hand of whoever may change their account. Their sessions are the caller's to end. */
export const dropSecondFactors = async (ctx: OpenContext, db: Db, userId: string) => {
  await factors.dropSecondFactors(db, userId)
  await notifySecurityChanged(ctx, db, await query.accountById(db, userId), 'reset-by-company')
}
