import type { ApprovalKind } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import { requireSeen, withdrawApproval } from '../../platform/approvals/service.ts'
import { OFFER_LABELS } from './approval.labels.ts'
import * as query from './queries.ts'
import { OFFER_POLICY } from './rules.ts'
import { heldOffer, moveOffer } from './service.ts'
import { KIND, subjectOf } from './subject.ts'

/** What whoever calls has asked to be approved is a draft again. */
const takeBackOffer = async (ctx: Context, id: string): Promise<void> => {
  const offer = await heldOffer(ctx, id, undefined)
  await withdrawApproval(ctx, { kind: KIND, subjectId: id })
  await query.updateOffer(ctx.db, ctx.actor.companyId, id, { status: 'draft' })
  ctx.audit({
    action: 'offer.take-back',
    targetType: 'application',
    targetId: offer.application_id,
    before: { status: offer.status },
    after: { offer: id, status: 'draft' },
  })
}

/** Offers before they are sent. */
export const offerApprovals: ApprovalKind = {
  kind: KIND,
  labels: OFFER_LABELS,
  ownLetters: true,
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
    await moveOffer(ctx, { id: subjectId, version: undefined, later: false, action: verdict, note: reason })
  },
  withdraw: takeBackOffer,
}
