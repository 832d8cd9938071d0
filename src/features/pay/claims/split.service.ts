import { randomUUID } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './claim.contract.ts'
import { lineOf, lockOpen, MOST_LINES } from './claims.service.ts'
import { judgeClaim } from './judge.service.ts'
import { decimalsOf, minorOf } from './money.rules.ts'
import * as query from './queries.ts'
import * as said from './rules.queries.ts'
import { readClaimFor } from './shown.service.ts'
import { splitProblem, splitTax } from './split.rules.ts'

type Part = Parsed<typeof contract.splitLine>['parts'][number]

const amountsOf = (parts: readonly Part[], { amount_minor: whole, currency }: query.LineRow): number[] => {
  const amounts = parts.map(({ amount }, at) => minorOf(amount, currency, `parts.${at}.amount`))
  const problem = splitProblem(whole, amounts)
  if (problem === null) return amounts
  if (problem.at !== null) throw invalid({ [`parts.${problem.at}.amount`]: 'Amount must be above 0' })
  const written = (minor: number) => `${fromMinor(minor, decimalsOf(currency))} ${currency}`
  const over = `${written(Math.abs(problem.over))} too ${problem.over > 0 ? 'much' : 'little'}`
  throw invalid({ parts: `The parts must add up to ${written(whole)}: it is ${over}` })
}

/** Splits a line of a receipt into several in one act: the parts add up to it, share its receipt, day and rate, and its tax by their amounts. */
export const splitLine = async (ctx: Context, { id, lineId, parts }: Parsed<typeof contract.splitLine>) => {
  const { db, actor } = ctx
  const { claim } = await lockOpen(ctx, id)
  const line = await lineOf(ctx, claim.id, lineId)
  if (line.kind !== 'receipt')
    throw new Refusal('CONFLICT', 'Kilometres and days away are not split: change the line, and add another.')
  if (claim.lines + parts.length - 1 > MOST_LINES)
    throw new Refusal('CONFLICT', `A claim has at most ${MOST_LINES} lines: begin another.`)
  const amounts = amountsOf(parts, line)
  for (const [at, { categoryId }] of parts.entries()) {
    const category = await said.findCategory(db, actor.companyId, categoryId)
    if (!category || category.retired_at !== null || category.kind !== 'receipt')
      throw invalid({ [`parts.${at}.categoryId`]: 'Choose a category of receipts' })
  }
  const taxes = line.tax_minor === null ? null : splitTax(line.tax_minor, amounts)
  const splitId = line.split_id ?? randomUUID()
  const rows = parts.map(({ categoryId, project, note }, at) => ({
    kind: 'receipt' as const,
    category_id: categoryId,
    spent_on: line.spent_on,
    merchant: line.merchant,
    amount_minor: amounts[at] ?? 0,
    currency: line.currency,
    tax_minor: taxes?.[at] ?? null,
    tax_number: line.tax_number,
    project: project ?? line.project,
    note: note ?? line.note,
    receipt_id: line.receipt_id,
    rate: line.rate_reason === null ? null : line.rate,
    rate_reason: line.rate_reason,
    split_id: splitId,
  }))
  await query.deleteLine(db, actor.companyId, line.id)
  for (const row of rows) await query.insertLine(db, { ...row, company_id: actor.companyId, claim_id: claim.id })
  await judgeClaim(ctx, claim)
  ctx.audit({
    action: 'expense-claim.split-line',
    targetType: 'expense-claim',
    targetId: claim.id,
    before: { amount_minor: line.amount_minor, currency: line.currency },
    after: { amounts, currency: line.currency },
  })
  return { claim: (await readClaimFor(ctx, claim.id)).claim }
}
