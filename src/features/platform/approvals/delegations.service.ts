import type { Context } from '../../../server/context.ts'
import { type Day, dayIn, daysBetween } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { isOnDashboard, kindsOf, nameIn, readerOf, readGround } from './ground.service.ts'
import * as query from './queries.ts'

const LONGEST_DAYS = 366

const todayOf = (ctx: Context) => dayIn('UTC', ctx.now())

export const listDelegations = async (ctx: Context): Promise<Output<typeof contract.listDelegations>> => {
  const ground = await readGround(readerOf(ctx))
  const rows = await query.listDelegations(ctx.db, ctx.actor.companyId, todayOf(ctx))
  const { userId } = ctx.actor
  return {
    delegations: rows.map((d) => ({
      id: d.id,
      from: nameIn(ground, d.from_user) ?? '',
      to: nameIn(ground, d.to_user) ?? '',
      kinds: d.kinds,
      fromDay: d.from_day,
      untilDay: d.until_day,
      origin: d.origin as 'manual' | 'leave',
      mine: d.from_user === userId,
      mayEnd: d.from_user === userId,
    })),
    people: ground.accounts
      .filter((a) => isOnDashboard(a) && a.disabled_at === null && a.id !== userId)
      .map((a) => ({ userId: a.id, name: nameIn(ground, a.id) ?? a.email })),
    kinds: kindsOf(ctx).map((k) => k.kind),
    you: userId,
  }
}

/**
 * Somebody else decides in one's own place from one day to another.
 * @throws Refusal for a day that has passed, somebody who is not there, and a circle
 */
export const delegateApprovals = async (ctx: Context, input: Parsed<typeof contract.delegateApprovals>) => {
  const { db, actor } = ctx
  const { companyId, userId } = actor
  const wrong: Record<string, string> = {}
  const ground = await readGround(readerOf(ctx))
  const to = ground.accounts.find((a) => a.id === input.to && a.disabled_at === null && isOnDashboard(a))
  if (!to || to.id === userId) wrong.to = 'Choose somebody else who works for your company'
  if (input.untilDay < input.fromDay) wrong.untilDay = 'The last day must not be before the first'
  else if (input.untilDay < todayOf(ctx)) wrong.untilDay = 'The last day has passed'
  else if (daysBetween(input.fromDay, input.untilDay) > LONGEST_DAYS) wrong.untilDay = 'Choose at most a year'
  const known = kindsOf(ctx).map((k) => k.kind)
  if (input.kinds.some((kind) => !known.includes(kind))) wrong.kinds = 'Choose what it is for from the list'
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  await query.lockDelegations(db, companyId)
  const others = await query.listDelegations(db, companyId, input.fromDay)
  const meets = others.filter((d) => d.from_day <= input.untilDay)
  const shares = (kinds: readonly string[]) =>
    kinds.length === 0 || input.kinds.length === 0 || kinds.some((kind) => input.kinds.includes(kind))
  if (meets.some((d) => d.from_user === userId && shares(d.kinds)))
    throw new Refusal('CONFLICT', 'Somebody decides in your place on some of these days already. End that first.')
  for (let at = input.to, hands = 0; hands < others.length + 1; hands++) {
    const next = meets.find((d) => d.from_user === at && shares(d.kinds))
    if (!next) break
    if (next.to_user === userId)
      throw invalid({ to: `${nameIn(ground, input.to)} has given theirs to you for some of these days` })
    at = next.to_user
  }
  const { fromDay, untilDay, kinds } = input
  const { id } = await query.insertDelegation(db, companyId, { from: userId, to: input.to, kinds, fromDay, untilDay })
  ctx.audit({
    action: 'approvals.delegate',
    targetType: 'account',
    targetId: input.to,
    after: { delegation: id, to: nameIn(ground, input.to), kinds, fromDay, untilDay },
  })
  return listDelegations(ctx)
}

export const endDelegation = async (ctx: Context, { delegation }: Parsed<typeof contract.endDelegation>) => {
  const { db, actor } = ctx
  const rows = await query.listDelegations(db, actor.companyId, todayOf(ctx))
  if (!rows.some((d) => d.id === delegation && d.from_user === actor.userId)) throw notFound('Delegation')
  await query.endDelegation(db, actor.companyId, delegation, ctx.now().toISOString())
  ctx.audit({ action: 'approvals.delegate-end', targetType: 'account', targetId: actor.userId, detail: { delegation } })
  return listDelegations(ctx)
}

type Away = { from: string; to: string | null; fromDay: Day; untilDay: Day }

/**
 * Somebody who is on leave is decided for by somebody else meanwhile: by whoever they chose, else by the first of `others` who can.
 * Nothing is made where they have said it themselves for these days, where nobody is there to do it, or where it would close a circle.
 * @returns the delegation, to end it when the leave is taken back
 */
export const delegateWhileAway = async (
  { db, actor }: Pick<Context, 'db'> & { actor: { companyId: string } },
  { from, to, fromDay, untilDay }: Away,
  others: readonly string[],
): Promise<string | null> => {
  await query.lockDelegations(db, actor.companyId)
  const accounts = (await query.listAccounts(db, actor.companyId)).filter((a) => a.disabled_at === null)
  const meets = (await query.listDelegations(db, actor.companyId, fromDay)).filter((d) => d.from_day <= untilDay)
  if (meets.some((d) => d.from_user === from)) return null
  const isFree = (id: string) =>
    id !== from && accounts.some((a) => a.id === id) && !meets.some((d) => d.from_user === id)
  const chosen = [...(to === null ? [] : [to]), ...others].find(isFree)
  if (chosen === undefined) return null
  const made = await query.insertDelegation(db, actor.companyId, {
    from,
    to: chosen,
    kinds: [],
    fromDay,
    untilDay,
    origin: 'leave',
  })
  return made.id
}

/** The leave was taken back: whoever was away decides again. */
export const endDelegationOfLeave = (
  { db, actor, now }: Pick<Context, 'db' | 'now'> & { actor: { companyId: string } },
  delegation: string,
): Promise<unknown> => query.endDelegation(db, actor.companyId, delegation, now().toISOString())

/** A part of the leave was taken back: whoever was away decides again on the days outside of what is left. */
export const narrowDelegationOfLeave = (
  { db, actor }: Pick<Context, 'db'> & { actor: { companyId: string } },
  delegation: string,
  span: { fromDay: Day; untilDay: Day },
): Promise<unknown> => query.narrowDelegation(db, actor.companyId, delegation, span)
