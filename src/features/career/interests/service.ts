import type { OpenContext } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { asSelf } from '../profile/service.ts'
import type * as contract from './contract.ts'
import type { KeptInterests } from './contract.ts'
import { type Interest, interestsOf, leadingOf } from './interests.rules.ts'
import * as query from './queries.ts'

export const readInterests = async (ctx: OpenContext): Promise<KeptInterests> => {
  const row = await asSelf(ctx, ({ db, actor }) => query.findInterests(db, actor.userId), { reading: true })
  if (!row) return { kept: null }
  const scores = interestsOf(row.answers)
  return { kept: { at: iso(row.at), scores, leading: leadingOf(scores) } }
}

/** The kinds that lead with somebody who keeps their result; null: they keep none. */
export const leadingInterests = async (ctx: OpenContext): Promise<readonly Interest[] | null> =>
  (await readInterests(ctx)).kept?.leading ?? null

export const keepInterests = async (
  ctx: OpenContext,
  { answers }: Parsed<typeof contract.keepInterests>,
): Promise<KeptInterests> => {
  await asSelf(ctx, async ({ db, actor, audit }) => {
    await query.putInterests(db, actor.userId, { answers, at: ctx.now().toISOString() })
    audit({ action: 'interests.keep' })
  })
  return readInterests(ctx)
}

export const forgetInterests = async (ctx: OpenContext): Promise<KeptInterests> => {
  await asSelf(ctx, async ({ db, actor, audit }) => {
    if ((await query.deleteInterests(db, actor.userId)) > 0) audit({ action: 'interests.forget' })
  })
  return { kept: null }
}

/** Answers and result, for the file with everything that is kept of somebody. */
export const exportInterests = async (ctx: OpenContext) => {
  const row = await asSelf(ctx, ({ db, actor }) => query.findInterests(db, actor.userId), { reading: true })
  return row ? { answers: row.answers, at: iso(row.at), scores: interestsOf(row.answers) } : null
}
