import type { OpenContext } from '../../../server/context.ts'
import * as matches from './matches.service.ts'
import * as searching from './service.ts'

/** What somebody searched for, kept and passed over, for the file with everything that is kept of them. */
export const exportSearches = async (ctx: OpenContext) => ({
  keptSearches: (await searching.list(ctx)).searches,
  jobs: await searching.listMarks(ctx),
  turnedDown: (await matches.turnedDown(ctx)).jobs,
  stepsPassedOver: (await matches.readSteps(ctx)).skipped,
})
