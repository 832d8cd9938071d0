import type { OpenContext } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import type { searchJobs } from './contract.ts'
import { hiddenCells } from './marked.queries.ts'
import type { Marked } from './queries.ts'
import { totalOf } from './search.rules.ts'
import { narrowOf, pointOf } from './service.ts'

/** How many jobs of a search are hidden from whoever asks. */
export const hiddenIn = (ctx: OpenContext, asked: Parsed<typeof searchJobs>, marked: Marked): Promise<number> =>
  ctx.doors.asPublic(
    async (db) => {
      const narrow = await narrowOf(ctx, db, asked, await pointOf(ctx, db, asked))
      return totalOf(await hiddenCells(db, narrow, marked))
    },
    { reading: true },
  )
