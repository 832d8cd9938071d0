import type { Context } from '../../../server/context.ts'
import { addDays, type Day, dayIn } from '../../../shared/dates.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { ownPlace } from './intake.service.ts'
import type * as contract from './my.contract.ts'
import { listRemoteRequests } from './remote-requests.queries.ts'
import { toRemoteRequest } from './remote-requests.service.ts'
import * as query from './requests.queries.ts'
import { toCorrection, toOvertime } from './requests.service.ts'
import type { Request } from './shapes.contract.ts'

/** So far back and ahead one's own requests are shown, days. */
const SHOWN_DAYS = 366

/** What somebody has asked for about days, the last first. */
export const listRequestsOf = async (
  { db, actor }: Context,
  employmentId: string,
  span: { from: Day; until: Day },
): Promise<Request[]> => {
  const asked = { employmentIds: [employmentId], ...span, state: null, most: 100 }
  const found = [
    ...(await query.listCorrections(db, actor.companyId, asked)).map(toCorrection),
    ...(await query.listOvertime(db, actor.companyId, asked)).map(toOvertime),
    ...(await listRemoteRequests(db, actor.companyId, asked)).map(toRemoteRequest),
  ]
  return found.sort((a, b) => (a.askedAt < b.askedAt ? 1 : -1))
}

export const listMyRequests = async (ctx: Context): Promise<Output<typeof contract.myRequests>> => {
  const work = await ownPlace(ctx)
  const today = dayIn(work.zone, ctx.now())
  return {
    requests: await listRequestsOf(ctx, work.employment_id, {
      from: addDays(today, -SHOWN_DAYS),
      until: addDays(today, SHOWN_DAYS),
    }),
  }
}
