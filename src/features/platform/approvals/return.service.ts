import type { Context } from '../../../server/context.ts'
import { readerOf } from './ground.service.ts'
import { notifyAsker } from './letters.service.ts'
import * as query from './queries.ts'
import { type About, lockRequested, refusalToJudge } from './service.ts'
import { refusalToDecide, stepFor } from './standing.rules.ts'
import { excludedFrom, standingNow } from './standing.service.ts'

/**
 * Gives what waits back to whoever asked, with a question or what is missing: it is to be asked for again. What follows is the caller's.
 * @throws Refusal as `decideApproval`
 */
export const returnApproval = async (
  ctx: Context,
  { reason, hashSeen = null, ...about }: About & { reason: string; hashSeen?: string | null },
): Promise<void> => {
  const reader = readerOf(ctx)
  const { db, companyId } = reader
  const { userId } = ctx.actor
  const asked = await lockRequested(reader, about.kind, about.subjectId)
  if (!asked) throw await refusalToJudge(reader, about, userId)
  const { instance, subject } = asked
  const standing = standingNow(asked)
  const why = refusalToDecide({
    standing,
    state: 'pending',
    decidedBy: null,
    userId,
    excluded: excludedFrom(asked),
    hash: subject.hash,
    hashSeen,
  })
  if (why) throw why
  const step = stepFor(standing, userId) ?? 0
  const at = ctx.now().toISOString()
  await query.insertDecision(db, companyId, {
    instance: instance.id,
    step,
    by: userId,
    onBehalfOf: standing.steps[step]?.approvers.find((a) => a.userId === userId)?.onBehalfOf ?? null,
    verdict: 'return',
    reason,
    hash: subject.hash,
    shown: { title: subject.title, lines: subject.lines, facts: subject.facts },
    at,
  })
  await query.updateInstance(db, companyId, instance.id, { state: 'returned', decided_at: at })
  await notifyAsker(reader, asked, { by: userId, ended: 'returned', reason })
}
