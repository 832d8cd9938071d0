import type { ApprovalKind } from '../../../server/approvals.ts'
import { requireSeen } from '../../platform/approvals/service.ts'
import * as query from './queries.ts'
import { OFFER_POLICY } from './rules.ts'
import { moveOffer, takeBackOffer } from './service.ts'
import { KIND, subjectOf } from './subject.ts'

/** Offers before they are sent. */
export const offerApprovals: ApprovalKind = {
  kind: KIND,
  permission: 'offers.approve',
  policy: OFFER_POLICY,
  hasAmount: true,
  subjects: async (reader, ids) => {
    const offers = await query.offersByIds(reader.db, reader.companyId, ids)
    return new Map(offers.map((offer) => [offer.id, subjectOf(reader, offer)]))
  },
  decide: async (ctx, { subjectId, verdict, reason, hashSeen }) => {
    await query.lockOffer(ctx.db, ctx.actor.companyId, subjectId)
    await requireSeen(ctx, { kind: KIND, subjectId, hashSeen })
    await moveOffer(ctx, { id: subjectId, version: undefined, action: verdict, note: reason })
  },
  withdraw: takeBackOffer,
}
