import type { Context } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { decideApproval, lapseApproval, requestApproval } from '../../platform/approvals/service.ts'
import { listRequests } from '../../platform/approvals/standing.service.ts'
import type * as contract from './contract.ts'
import type * as query from './queries.ts'
import { MOVES, type OfferStatus } from './rules.ts'
import { KIND } from './subject.ts'

/** Nothing to do where it was never asked for. */
export const lapseOffer = async (ctx: Context, id: string) => {
  const [asked] = await listRequests(ctx, { kind: KIND, subjectId: id })
  if (asked) await lapseApproval(ctx, { kind: KIND, subjectId: id })
}

/**
 * Hands what is asked and answered to the engine of all approvals, and says where the offer is then. Whoever approves a draft that nobody has
 * asked about yet answers whoever wrote it.
 */
export const judged = async (
  ctx: Context,
  offer: query.StoredOffer,
  { action, note }: Pick<Parsed<typeof contract.moveOffer>, 'action' | 'note'>,
): Promise<{ to: OfferStatus; waitsFor: readonly string[] }> => {
  const about = { kind: KIND, subjectId: offer.id }
  const { to } = MOVES[action]
  if (action === 'withdraw') await lapseOffer(ctx, offer.id)
  if (action === 'ask') {
    const { missing } = await requestApproval(ctx, { ...about, replaces: true })
    return { to, waitsFor: missing }
  }
  if (action !== 'approve' && action !== 'refuse') return { to, waitsFor: [] }
  if (offer.status === 'draft') {
    const author = offer.written_by ?? offer.created_by ?? ctx.actor.userId
    const standing = await requestApproval(ctx, { ...about, askedBy: author, replaces: true })
    if (author === ctx.actor.userId && !standing.alone)
      throw new Refusal('CONFLICT', 'You wrote this offer: somebody else has to approve it. Ask for approval.')
  }
  const { ended, standing } = await decideApproval(ctx, { ...about, verdict: action, reason: note })
  if (ended === null) return { to: 'approval', waitsFor: standing.missing }
  return { to, waitsFor: [] }
}
