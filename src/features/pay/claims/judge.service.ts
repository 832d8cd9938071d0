import type { Context } from '../../../server/context.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import { exact, roundToMinor } from '../../../shared/money.ts'
import { duplicateOf } from './duplicates.rules.ts'
import { type Verdict, verdictsOfLimits } from './limits.rules.ts'
import { decimalsOf } from './money.rules.ts'
import * as query from './queries.ts'
import { convertAmount, daysOfRequest, rateOn, rateText, type StoredRate } from './rates.rules.ts'
import type { AllowanceRow } from './rules.queries.ts'
import * as said from './rules.queries.ts'
import { limitedAmount } from './split.rules.ts'

/** The allowance for a kilometre or a day in a country on a day; undefined: the company has said none. `rows` the newest first. */
export const allowanceOn = (
  rows: readonly AllowanceRow[],
  { kind, country, day }: { kind: string; country: string; day: string },
): AllowanceRow | undefined =>
  rows.find((row) => row.kind === kind && row.country === country && row.effective_from <= day)

/** What so many kilometres or days are worth, in minor units of the allowance’s currency, rounded half up once. */
export const worthOf = ({ rate, currency }: Pick<AllowanceRow, 'rate' | 'currency'>, quantity: string): number =>
  roundToMinor(
    exact(rate)
      .mul(exact(quantity))
      .mul(10 ** decimalsOf(currency)),
  )

const rateOfLine = (line: query.LineRow, claim: query.ClaimRow, rates: readonly StoredRate[]) => {
  if (line.currency === claim.currency)
    return { rate: null, rate_day: null, rate_source: null, rate_reason: null, factor: '1' }
  if (line.rate_reason !== null && line.rate !== null)
    return {
      rate: line.rate,
      rate_day: line.spent_on,
      rate_source: null,
      rate_reason: line.rate_reason,
      factor: line.rate,
    }
  const found = rateOn(rates, { from: line.currency, to: claim.currency, day: line.spent_on })
  if (!found) return { rate: null, rate_day: null, rate_source: null, rate_reason: null, factor: null }
  const rate = rateText(found.rate)
  return { rate, rate_day: found.day, rate_source: found.source, rate_reason: null, factor: rate }
}

const payableOf = (line: query.LineRow, claim: query.ClaimRow, factor: string | null): number | null =>
  factor === null
    ? null
    : convertAmount(line.amount_minor, factor, {
        decimals: decimalsOf(line.currency),
        toDecimals: decimalsOf(claim.currency),
      })

/**
 * Settles the rate of the day of spending for each line of a claim that can still be changed, what it comes to, and what the rules say of it: limits,
 * receipts, days, and whether the same was claimed before, by whomever.
 */
export const judgeClaim = async (ctx: Context, claim: query.ClaimRow): Promise<void> => {
  const { db, actor } = ctx
  const lines = await query.linesOf(db, actor.companyId, [claim.id])
  if (lines.length === 0) return
  const days = lines.map((line) => line.spent_on).sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const isForeign = lines.some((line) => line.currency !== claim.currency)
  const rates = isForeign
    ? await said.ratesBetween(db, actor.companyId, { from: daysOfRequest(first).from, until: last })
    : []
  const limits = await said.listLimits(db, actor.companyId)
  const today = dayIn(ctx.countries.get(claim.country).zone, ctx.now())
  const daily = lines.filter(({ kind }) => kind === 'per_diem')
  const lastDays = daily.map((line) => addDays(line.spent_on, (line.days ?? 1) - 1)).toSorted()
  const [from, until] = [daily.map((line) => line.spent_on).toSorted()[0], lastDays.at(-1)]
  const alike = await query.linesAlike(db, actor.companyId, {
    claimId: claim.id,
    days: [...new Set(days)],
    hashes: lines.flatMap((line) => line.content_hash ?? []),
    hasPictures: lines.some((line) => line.likeness !== null),
    since: `${addDays(today, -365)}T00:00:00Z`,
    away: from && until ? { employeeId: claim.employee_id, from, until } : null,
  })
  const payables = new Map(
    lines.map((line) => [line.id, payableOf(line, claim, rateOfLine(line, claim, rates).factor)]),
  )
  const payableNow = ({ id }: { id: string }) => payables.get(id) ?? null
  for (const [at, line] of lines.entries()) {
    const { factor: _, ...rate } = rateOfLine(line, claim, rates)
    const payable = payableNow(line)
    const before = new Set(lines.slice(0, at).map(({ id }) => id))
    const ownIds = new Set(lines.map(({ id }) => id))
    // Of two lines of one claim the second is the duplicate.
    const others = alike.filter(
      ({ line_id, split_id }) =>
        line_id !== line.id &&
        (!ownIds.has(line_id) || before.has(line_id)) &&
        (split_id === null || split_id !== line.split_id),
    )
    const twin = duplicateOf({ ...line, employee_id: claim.employee_id }, others)
    const limited = limitedAmount(line, lines, payableNow)
    const judged = { ...line, payable_minor: limited, rate_reason: rate.rate_reason }
    const verdicts: Verdict[] = [
      ...(twin ? [twin.verdict] : []),
      ...verdictsOfLimits(judged, limits, { country: claim.country, currency: claim.currency, handedInOn: today }),
    ]
    await query.saveJudged(db, actor.companyId, line.id, {
      ...rate,
      payable_minor: payable,
      verdicts,
      duplicate_of: twin?.lineId ?? null,
    })
  }
}
