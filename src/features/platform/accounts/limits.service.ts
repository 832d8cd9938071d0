import type { OpenContext } from '../../../server/context.ts'
import { networkOf } from '../../../server/network.ts'
import { Refusal } from '../../../shared/refusal.ts'

/** Wrong passwords for one address from one network. */
const BY_PLACE = { max: 10, seconds: 15 * 60 }
/** Wrong passwords for one address from all places it was never signed in from, together. */
const BY_ACCOUNT = { max: 30, seconds: 60 * 60 }
/** A place counts as known for so long after the last sign-in or proof by mail from there, seconds. */
const KNOWN_SECONDS = 30 * 24 * 60 * 60
/** Letters to one mailbox: few enough not to fill it; the links of each quarter of an hour outlive the next one. */
const LETTERS = { max: 3, seconds: 15 * 60 }
const LETTERS_A_DAY = { max: 12, seconds: 24 * 60 * 60 }

type Limit = { max: number; seconds: number }
type Place = Pick<OpenContext, 'caller' | 'database' | 'settings'>

const placeKey = ({ caller }: Place, email: string) => `login failed ${email} ${networkOf(caller.address)}`
const knownKey = ({ caller }: Place, email: string) => `known place ${email} ${networkOf(caller.address)}`

const count = ({ database, settings }: Place, key: string, { max, seconds }: Limit) =>
  database.countTry(key, max * settings.limitFactor, seconds)

const isKnown = async (ctx: Place, email: string) => (await ctx.database.peekTries(knownKey(ctx, email))).tries > 0

/** Somebody signed in from here, or came with a link from the mailbox: tries from elsewhere do not shut them out. */
export const noteKnownPlace = async (ctx: Place, email: string): Promise<void> => {
  const key = knownKey(ctx, email)
  // From now on for the whole time again.
  await ctx.database.forgetTries(key)
  await ctx.database.countTry(key, 1, KNOWN_SECONDS)
}

/**
 * Counts a sign-in before it is looked at: by place, and for places the account does not know by account. Whoever tries from many places
 * meets the second; the owner passes from where they were before, and by a new password through their mailbox from anywhere. The address is
 * counted whether or not there is an account. Throws RATE_LIMITED.
 */
export const countSignIn = async (ctx: Place, email: string): Promise<void> => {
  const here = await count(ctx, placeKey(ctx, email), BY_PLACE)
  if (here !== true)
    throw new Refusal('RATE_LIMITED', `Too many failed tries. Please wait ${here} seconds.`, { retryAfter: here })
  if (await isKnown(ctx, email)) return
  const all = await count(ctx, `login failed anywhere ${email}`, BY_ACCOUNT)
  if (all !== true)
    throw new Refusal(
      'RATE_LIMITED',
      `Too many failed tries for this account. Choose a new password by e-mail, or wait ${all} seconds.`,
      { retryAfter: all },
    )
}

/** A sign-in that came about: this place is the owner's. */
export const forgetFailedSignIns = async (ctx: Place, email: string): Promise<void> => {
  await ctx.database.forgetTries(placeKey(ctx, email))
  await noteKnownPlace(ctx, email)
}

/** Whether one more letter with a link may go to this mailbox. The answer to whoever asked is the same. */
export const mayWriteToMailbox = async (ctx: Place, email: string): Promise<boolean> => {
  if ((await count(ctx, `reset letters ${email}`, LETTERS)) !== true) return false
  if (await isKnown(ctx, email)) return true
  return (await count(ctx, `reset letters a day ${email}`, LETTERS_A_DAY)) === true
}
