import type { OpenContext } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import type { searchJobs } from './contract.ts'
import { hiddenCells } from './marked.queries.ts'
import { readNarrow } from './narrow.service.ts'
import type { Marked } from './search.queries.ts'
import { totalOf } from './search.rules.ts'

/** How many jobs of a search are hidden from whoever asks. */
export const hiddenIn = (ctx: OpenContext, input: Parsed<typeof searchJobs>, marked: Marked): Promise<number> =>
  ctx.database.forPublic(
    async (db) => {
      const narrow = await readNarrow(ctx, db, input)
      return totalOf(await hiddenCells(db, narrow, marked))
    },
    { reading: true },
  )
