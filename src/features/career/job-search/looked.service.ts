import { createHash } from 'node:crypto'
import type { OpenContext } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type { Query } from '../../job-board/jobs/query.rules.ts'
import { asSelf } from '../profile/service.ts'
import type * as contract from './contract.ts'
import * as query from './looked.queries.ts'
import { freshAmong, pagesSeen, toSavedJobQuery, visitAt } from './rules.ts'
import { hiddenForSeeker, newestOf } from './service.ts'

/** The same words and filters give the same, in whatever order they were chosen; what they were cannot be read from it. */
const fingerprintOf = (stored: Query): Buffer => createHash('sha256').update(JSON.stringify(stored)).digest()

/** A search is looked through: when it was before, how far they had come then, and what is new since. Opened again at once it is the same visit. */
export const lookAt = async (
  ctx: OpenContext,
  { query: input, page }: Parsed<typeof contract.lookAt>,
): Promise<Output<typeof contract.lookAt>> => {
  const stored = toSavedJobQuery(input as Query)
  const search = fingerprintOf(stored)
  const now = ctx.now()
  const last = await asSelf(ctx, ({ db, actor }) => query.findLook(db, actor.userId, search, now.toISOString()), {
    reading: true,
  })
  const visit = visitAt(last ? { at: iso(last.at), before: last.before && iso(last.before) } : null, now)
  const begins = last !== undefined && visit.before === iso(last.at)
  const fresh =
    visit.before === null ? 0 : freshAmong(await newestOf(ctx, stored, await hiddenForSeeker(ctx)), visit.before).length
  const pagesBefore = (begins ? last?.pages : last?.pages_before) ?? 0
  const pages = pagesSeen(last?.pages ?? 0, page, begins && fresh > 0)
  await asSelf(ctx, ({ db, actor }) =>
    query.upsertLook(db, actor.userId, search, { ...visit, pages, pages_before: pagesBefore }),
  )
  return { before: visit.before, fresh, pages: pagesBefore }
}
