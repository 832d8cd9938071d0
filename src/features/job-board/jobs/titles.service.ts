import type { OpenContext } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import type { JobCard, searchJobs } from './contract.ts'
import { narrowOf, pointOf } from './narrow.service.ts'
import * as query from './search.queries.ts'
import { cardOf } from './service.ts'
import { ofTitles } from './titles.queries.ts'

const OF_EACH = 2

/** Jobs with these titles, in that order, that fit every filter but the words. */
export const findJobsByTitles = (
  ctx: OpenContext,
  input: Parsed<typeof searchJobs>,
  { titles, most, marked = null }: { titles: readonly string[]; most: number; marked?: query.Marked | null },
): Promise<JobCard[]> =>
  titles.length === 0
    ? Promise.resolve([])
    : ctx.database.forPublic(
        async (db) => {
          const from = await pointOf(ctx, db, input)
          const narrow = { ...(await narrowOf(ctx, db, { input: { ...input, search: null }, point: from })), marked }
          const ids = await ofTitles(db, narrow, { titles, ofEach: OF_EACH, most })
          return (await query.rowsOf(db, ids)).map((row) => cardOf(ctx.countries, row, from))
        },
        { reading: true },
      )
