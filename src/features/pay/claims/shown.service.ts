import { createHash } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Minor } from '../../../shared/money.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { notFound } from '../../../shared/refusal.ts'
import { ownEmployeeId } from '../../people/employments/org.service.ts'
import { readerOf } from '../../platform/approvals/ground.service.ts'
import { standingsOfApprovals } from '../../platform/approvals/standing.service.ts'
import type { ClaimDetail, ClaimLine, ClaimSummary, VerdictView } from './claim.contract.ts'
import { CLAIM_KIND } from './kinds.rules.ts'
import { severityOf, type Verdict } from './limits.rules.ts'
import { moneyOf } from './money.rules.ts'
import type { ExpectedPay } from './pay-day.rules.ts'
import { expectedPays } from './pay-day.service.ts'
import * as query from './queries.ts'
import { isDecidedClaim, isOpenClaim } from './states.rules.ts'

const SEVERITIES = ['ok', 'warning', 'violation', 'duplicate'] as const

const summaryOf = (row: query.ClaimRow, expected: ExpectedPay | undefined): ClaimSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  employeeId: row.employee_id,
  person: row.person,
  state: row.state,
  total: moneyOf(row.total_minor, row.currency),
  approved: isDecidedClaim(row.state) ? moneyOf(row.approved_minor, row.currency) : null,
  lines: row.lines,
  severity: SEVERITIES[row.gravity] ?? 'ok',
  submittedAt: row.submitted_at === null ? null : iso(row.submitted_at),
  decidedAt: row.decided_at === null ? null : iso(row.decided_at),
  expected: expected ?? null,
  payDay: row.pay_day,
})

/** Claims as lists show them, each with the pay that pays it. */
export const summariesOf = async (ctx: Context, rows: readonly query.ClaimRow[]): Promise<ClaimSummary[]> => {
  const expected = await expectedPays({ ...ctx, companyId: ctx.actor.companyId }, rows)
  return rows.map((row) => summaryOf(row, expected.get(row.id)))
}

const verdictShown = (verdict: Verdict, currency: string): VerdictView => {
  const shown: VerdictView = {
    rule: verdict.rule,
    severity: verdict.severity,
    limit: null,
    over: null,
    days: null,
    allowed: null,
    reason: null,
    claim: null,
    own: null,
  }
  switch (verdict.rule) {
    case 'above-limit':
      return { ...shown, limit: moneyOf(verdict.limit, currency), over: moneyOf(verdict.over, currency) }
    case 'no-receipt':
      return { ...shown, limit: moneyOf(verdict.above, currency) }
    case 'late':
      return { ...shown, days: verdict.days, allowed: verdict.allowed }
    case 'rate-typed':
      return { ...shown, reason: verdict.reason }
    default:
      return { ...shown, claim: verdict.claim, own: verdict.own }
  }
}

/** Decimal text without zeros behind it: 1.3412000000 is 1.3412. */
const plain = (rate: string): string => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate)

const rateShown = ({ rate, rate_day, rate_source, rate_reason }: query.LineRow): ClaimLine['rate'] =>
  rate === null ? null : { value: plain(rate), day: rate_day, source: rate_source, reason: rate_reason }

const toLine = (row: query.LineRow, currency: string): ClaimLine => {
  const verdicts = row.verdicts as Verdict[]
  const money = (minor: Minor | null, of: string) => (minor === null ? null : moneyOf(minor, of))
  return {
    id: row.id,
    kind: row.kind,
    categoryId: row.category_id,
    category: row.category,
    spentOn: row.spent_on,
    merchant: row.merchant,
    amount: moneyOf(row.amount_minor, row.currency),
    rate: rateShown(row),
    payable: money(row.payable_minor, currency),
    tax: money(row.tax_minor, row.currency),
    taxNumber: row.tax_number,
    project: row.project,
    note: row.note,
    receipt:
      row.receipt_id === null
        ? null
        : { id: row.receipt_id, name: row.receipt_name ?? '', contentType: row.receipt_type ?? '' },
    trip:
      row.distance === null
        ? null
        : { from: row.from_place ?? '', to: row.to_place ?? '', distance: plain(row.distance) },
    days: row.days,
    allowance: null,
    verdicts: verdicts.map((verdict) => verdictShown(verdict, currency)),
    severity: severityOf(verdicts),
    decision: row.decision,
    approved: money(row.approved_minor, currency),
    decisionReason: row.decision_reason,
    settled: row.settled_minor > 0 ? moneyOf(row.settled_minor, currency) : null,
    isPaid: row.paid_minor > 0,
  }
}

/** A fingerprint of what was handed in: a word given on another one does not count. What was decided of a line is not part of it. */
export const fingerprintOf = (claim: Pick<query.ClaimRow, 'id'>, lines: readonly query.LineRow[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        claim.id,
        lines.map((line) => [
          line.id,
          line.category_id,
          line.spent_on,
          line.merchant,
          line.amount_minor,
          line.currency,
          line.payable_minor,
          line.content_hash,
          line.note,
          line.project,
          line.distance,
          line.days,
        ]),
      ]),
    )
    .digest('hex')

const sum = (lines: readonly query.LineRow[], of: (line: query.LineRow) => number): number =>
  lines.reduce((total, line) => total + of(line), 0)

/** Who looks at a claim, and what they may do with it. */
export type ClaimAccess = { isOwn: boolean; mayDecide: boolean; mayRead: boolean }

export const accessTo = async (
  ctx: Context,
  claim: query.ClaimRow,
  lines: readonly query.LineRow[],
): Promise<ClaimAccess> => {
  const isOwn = (await ownEmployeeId(ctx)) === claim.employee_id
  const mayRead = isOwn || hasPermission(ctx.actor, 'expenses.read')
  if (claim.submitted_at === null) return { isOwn, mayDecide: false, mayRead: isOwn }
  const subject = {
    id: claim.id,
    title: '',
    path: '',
    hash: fingerprintOf(claim, lines),
    facts: {},
    lines: [],
    authors: [],
  }
  const standing = (await standingsOfApprovals(readerOf(ctx), CLAIM_KIND, [subject])).get(claim.id)
  const isAsked = standing?.missing.includes(ctx.actor.userId) ?? false
  const wasAsked = standing?.history.some(({ by }) => by === ctx.actor.userId) ?? false
  return {
    isOwn,
    mayDecide: claim.state === 'submitted' && isAsked,
    mayRead: mayRead || isAsked || wasAsked,
  }
}

type Around = { lines: readonly query.LineRow[]; access: ClaimAccess; summary: ClaimSummary }

const detailOf = (row: query.ClaimRow, { lines, access, summary }: Around): ClaimDetail => {
  const [settled, paid] = [sum(lines, (line) => line.settled_minor), sum(lines, (line) => line.paid_minor)]
  const approved = isDecidedClaim(row.state) ? sum(lines, (line) => line.approved_minor ?? 0) : 0
  return {
    ...summary,
    version: row.version,
    lineList: lines.map((line) => toLine(line, row.currency)),
    answer: row.answer,
    settled: moneyOf(settled, row.currency),
    toPay: moneyOf(approved - settled - paid, row.currency),
    paid: moneyOf(paid, row.currency),
    mayChange: access.isOwn && isOpenClaim(row.state),
    mayDecide: access.mayDecide,
    mayWithdraw: access.isOwn && row.state === 'submitted',
    hash: fingerprintOf(row, lines),
  }
}

/** One claim for whoever asks. @throws Refusal NOT_FOUND when it is not theirs to see */
export const readClaimFor = async (ctx: Context, id: string): Promise<{ claim: ClaimDetail; row: query.ClaimRow }> => {
  const row = await query.findClaim(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Claim')
  const lines = await query.linesOf(ctx.db, ctx.actor.companyId, [id])
  const access = await accessTo(ctx, row, lines)
  if (!access.mayRead) throw notFound('Claim')
  const [summary] = await summariesOf(ctx, [row])
  if (!summary) throw notFound('Claim')
  return { claim: detailOf(row, { lines, access, summary }), row }
}
