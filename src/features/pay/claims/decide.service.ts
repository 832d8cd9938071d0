import type { ApprovalReader, Word } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { returnApproval } from '../../platform/approvals/return.service.ts'
import { decideApproval, requireSeen } from '../../platform/approvals/service.ts'
import type * as contract from './claim.contract.ts'
import { CLAIM_KIND } from './kinds.rules.ts'
import * as paying from './money.queries.ts'
import { decimalsOf, minorOf } from './money.rules.ts'
import * as query from './queries.ts'
import { leftOfAdvance, settleAdvances } from './settle.rules.ts'
import { readClaimFor } from './shown.service.ts'
import { type LineDecision, stateOfDecided } from './states.rules.ts'

/** What whoever decides says of one line. */
type LineWord = Parsed<typeof contract.decideClaim>['lines'][number]

/** What is left of a line for whoever decides it now: a second approver can take away, and not put back. */
const mostOf = (line: query.LineRow): number => line.approved_minor ?? line.payable_minor ?? 0

type DecidedLine = { id: string; decision: LineDecision; approved_minor: number; reason: string | null; isNew: boolean }

/** @throws Refusal INVALID for a word that is no answer to the line */
const decidedLine = (line: query.LineRow, word: LineWord | undefined, currency: string): DecidedLine => {
  const most = mostOf(line)
  const before = { id: line.id, reason: line.decision_reason, isNew: false }
  if (!word || word.decision === 'approved')
    return {
      ...before,
      decision: line.decision === 'open' ? 'approved' : line.decision,
      approved_minor: most,
    }
  if (!word.reason) throw invalid({ [`line.${line.id}`]: 'Say why' })
  if (word.decision === 'refused')
    return { id: line.id, decision: 'refused', approved_minor: 0, reason: word.reason, isNew: true }
  const minor = word.amount === null ? null : minorOf(word.amount, currency, `line.${line.id}`)
  if (minor === null || minor <= 0 || minor >= most)
    throw invalid({
      [`line.${line.id}`]: `Type less than ${fromMinor(most, decimalsOf(currency))}`,
    })
  return { id: line.id, decision: 'reduced', approved_minor: minor, reason: word.reason, isNew: true }
}

const saveDecided = async (ctx: Context, lines: readonly DecidedLine[]) => {
  for (const line of lines)
    await query.updateLine(ctx.db, ctx.actor.companyId, line.id, {
      decision: line.decision,
      approved_minor: line.approved_minor,
      decision_reason: line.reason,
      ...(line.isNew ? { decided_by: ctx.actor.userId } : {}),
    })
}

/** Advances in the currency of the claim are settled, the oldest first, before anything is paid. */
const settleClaim = async (ctx: Context, claim: query.ClaimRow, lines: readonly DecidedLine[]) => {
  const { companyId, userId } = ctx.actor
  const advances = await paying.lockAdvancesOf(ctx.db, companyId, claim.employee_id)
  const open = advances
    .filter(({ state }) => state === 'paid')
    .map((one) => ({
      advanceId: one.id,
      currency: one.currency,
      left: one.paid_minor - one.settled_minor - one.returned_minor,
    }))
  const approved = lines.map((line) => ({ lineId: line.id, minor: line.approved_minor }))
  const { settlements } = settleAdvances(approved, open, claim.currency)
  if (settlements.length === 0) return
  await paying.insertAdvanceEntries(
    ctx.db,
    settlements.map(({ advanceId, lineId, minor }) => ({
      company_id: companyId,
      advance_id: advanceId,
      kind: 'settled',
      minor,
      line_id: lineId,
      by_user: userId,
      at: ctx.now().toISOString(),
    })),
  )
  for (const { advanceId, left } of open) {
    const settled = settlements.filter((one) => one.advanceId === advanceId)
    const entries = settled.map(({ minor }) => ({ kind: 'settled', minor }) as const)
    if (settled.length > 0 && leftOfAdvance([{ kind: 'paid', minor: left }, ...entries]) === 0)
      await paying.setAdvanceState(ctx.db, companyId, advanceId, 'closed')
  }
}

/** What follows when the last word was given. */
const endClaim = async (
  ctx: Context,
  claim: query.ClaimRow,
  { ended, lines, reason }: { ended: 'approved' | 'refused'; lines: readonly DecidedLine[]; reason: string | null },
) => {
  const { companyId } = ctx.actor
  const state = ended === 'refused' ? 'refused' : stateOfDecided(lines)
  const nothing = lines.map((line) => ({ ...line, decision: 'refused' as const, approved_minor: 0 }))
  const final = state === 'refused' ? nothing : lines
  await saveDecided(ctx, final)
  const at = ctx.now().toISOString()
  await query.updateClaim(ctx.db, companyId, claim.id, { state, decided_at: at, answer: reason })
  if (state !== 'refused') await settleClaim(ctx, claim, final)
  // Nothing is left to be paid where advances have covered it.
  const after = await query.linesOf(ctx.db, companyId, [claim.id])
  const isCovered = state !== 'refused' && after.every((line) => (line.approved_minor ?? 0) === line.settled_minor)
  if (isCovered) await query.setClaimsState(ctx.db, companyId, { ids: [claim.id], state: 'paid' })
  ctx.audit({
    action: `expense-claim.${state === 'refused' ? 'refuse' : 'approve'}`,
    targetType: 'expense-claim',
    targetId: claim.id,
    after: { state, lines: final.map(({ id, decision, approved_minor }) => ({ id, decision, approved_minor })) },
  })
}

type ClaimWord = Pick<Word, 'subjectId' | 'verdict' | 'reason' | 'hashSeen'> & { lines?: readonly LineWord[] }

/** A word on a claim as a whole or line by line. Where every line is refused, the claim is. */
export const decideClaimWord = async (
  ctx: Context,
  { subjectId, lines: words = [], ...word }: ClaimWord,
): Promise<void> => {
  const claim = await query.lockClaim(ctx.db, ctx.actor.companyId, subjectId)
  if (!claim) throw notFound('Claim')
  await requireSeen(ctx, { kind: CLAIM_KIND, subjectId, hashSeen: word.hashSeen })
  const rows = await query.linesOf(ctx.db, ctx.actor.companyId, [subjectId])
  const unknown = words.find(({ lineId }) => !rows.some(({ id }) => id === lineId))
  if (unknown) throw notFound('Line')
  const decided = rows.map((row) =>
    decidedLine(
      row,
      words.find(({ lineId }) => lineId === row.id),
      claim.currency,
    ),
  )
  const isAllRefused = decided.every(({ decision }) => decision === 'refused')
  const verdict = isAllRefused ? 'refuse' : word.verdict
  const reason =
    word.reason ??
    (isAllRefused
      ? decided
          .flatMap((line) => line.reason ?? [])
          .join(' ')
          .slice(0, 1000)
      : null)
  const { ended } = await decideApproval(ctx, { kind: CLAIM_KIND, subjectId, ...word, verdict, reason })
  if (ended) return endClaim(ctx, claim, { ended, lines: decided, reason })
  await saveDecided(ctx, decided)
  ctx.audit({ action: 'expense-claim.decide', targetType: 'expense-claim', targetId: claim.id, after: { verdict } })
}

/** Back to whoever made it, with a question: they change it and hand it in again. */
export const sendClaimBack = async (
  ctx: Context,
  { subjectId, reason, hashSeen }: { subjectId: string; reason: string; hashSeen: string | null },
): Promise<void> => {
  await query.lockClaim(ctx.db, ctx.actor.companyId, subjectId)
  await returnApproval(ctx, { kind: CLAIM_KIND, subjectId, reason, hashSeen })
  await query.updateClaim(ctx.db, ctx.actor.companyId, subjectId, { state: 'returned', answer: reason })
  ctx.audit({ action: 'expense-claim.return', targetType: 'expense-claim', targetId: subjectId, after: { reason } })
}

/** Refused because nobody decided it in time: nothing of it is paid, and its person may hand in another. False: it waits no longer. */
export const declineClaim = async (
  { db, companyId, now }: ApprovalReader,
  { subjectId, reason }: { subjectId: string; reason: string },
): Promise<boolean> => {
  const claim = await query.lockClaim(db, companyId, subjectId)
  if (claim?.state !== 'submitted') return false
  for (const { id } of await query.linesOf(db, companyId, [subjectId]))
    await query.updateLine(db, companyId, id, { decision: 'refused', approved_minor: 0, decision_reason: reason })
  await query.updateClaim(db, companyId, subjectId, {
    state: 'refused',
    decided_at: now().toISOString(),
    answer: reason,
  })
  return true
}

export const decideClaim = async (
  ctx: Context,
  { id, hash, verdict, reason, lines }: Parsed<typeof contract.decideClaim>,
) => {
  const { row } = await readClaimFor(ctx, id)
  if (verdict !== 'approve' && !reason)
    throw invalid({ reason: verdict === 'return' ? 'Ask your question' : 'Say why' })
  if (verdict === 'return') await sendClaimBack(ctx, { subjectId: id, reason: reason ?? '', hashSeen: hash })
  else {
    if (row.state !== 'submitted') throw new Refusal('CONFLICT', 'This claim does not wait for approval.')
    await decideClaimWord(ctx, { subjectId: id, verdict, reason, hashSeen: hash, lines })
  }
  return { claim: (await readClaimFor(ctx, id)).claim }
}
