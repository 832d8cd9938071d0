import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'

/** The language this person is written to in. */
export const chooseLanguage = async (ctx: OpenContext, { language }: Parsed<typeof contract.chooseLanguage>) => {
  const actor = actorOf(ctx)
  await ctx.database.forPlatform(async (db) => {
    const { language: before } = await query.accountById(db, actor.userId)
    if (before === language) return
    await query.setLanguage(db, actor.userId, language)
    const change = { before: { language: before }, after: { language } }
    await writeAudit(db, actor, ctx.caller, [{ action: 'account.language', ...change }])
  })
  return { language }
}
