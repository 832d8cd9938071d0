import type { OpenContext } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'

type Own = Output<typeof contract.readNavigation>

const NOTHING: Own = { pinned: [], folded: [], order: [], hijri: false }

/** How somebody has arranged their navigation, whichever company they belong to. */
export const readNavigationOf = ({ database }: Pick<OpenContext, 'database'>, userId: string): Promise<Own> =>
  database.forSeeker({ userId }, async (db) => (await query.findNavigation(db, userId)) ?? NOTHING, { reading: true })

/** How whoever calls has arranged theirs. */
export const readNavigation = (ctx: OpenContext): Promise<Own> => readNavigationOf(ctx, actorOf(ctx).userId)

/** Keeps it. A name that no line has does nothing: a feature may go, and come back. */
export const saveNavigation = (ctx: OpenContext, own: Parsed<typeof contract.saveNavigation>): Promise<Own> => {
  const { userId } = actorOf(ctx)
  const once = (list: readonly string[]) => [...new Set(list)]
  const kept = { pinned: once(own.pinned), folded: once(own.folded), order: once(own.order) }
  return ctx.database.forSeeker({ userId }, (db) => query.upsertNavigation(db, userId, kept))
}

/** Chooses whether dates show their Hijri day. */
export const chooseHijri = async (ctx: OpenContext, { shown }: Parsed<typeof contract.chooseHijri>) => {
  const { userId } = actorOf(ctx)
  await ctx.database.forSeeker({ userId }, (db) => query.upsertHijri(db, userId, shown))
  return { shown }
}

/** It, for the file with all that is kept of somebody. */
export const exportNavigation = async (ctx: OpenContext) => ({ navigation: await readNavigation(ctx) })
