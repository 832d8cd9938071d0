import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { gatherPay } from './gather.service.ts'
import { groupWithLaw } from './grid.service.ts'
import { employerCostOf, grossOf, netOf } from './lines.rules.ts'
import { lockedLines } from './lock.service.ts'
import * as query from './opening.queries.ts'
import { type OpeningPay, openingBalancesOf } from './opening.rules.ts'
import { type PayPeriod, periodsOfGroup } from './pay-calendar.rules.ts'
import { regularRunOfPeriod } from './period-run.rules.ts'
import { type GroupRow, insertRun } from './queries.ts'
import * as runs from './runs.queries.ts'

export { listLockedMonths } from './opening.queries.ts'
export type { OpeningPay } from './opening.rules.ts'

/** The month of a group as one period: its first day, its last, and the last pay day in it. */
export const monthPeriodOf = (group: GroupRow, month: string): PayPeriod | undefined => {
  const year = Number(month.slice(0, 4))
  const own = [year, year + 1]
    .flatMap((one) => periodsOfGroup(group, one))
    .filter(({ until }) => until.slice(0, 7) === month)
  const [first, last] = [own[0], own.at(-1)]
  return first && last && { ...last, from: first.from }
}

type Opened = { runId: string; people: number }

/** So many people are named in one sentence. */
const NAMED = 3

const refuseProblems = (month: string, problems: readonly string[]): void => {
  if (problems.length === 0) return
  const more = problems.length > NAMED ? ` And ${problems.length - NAMED} more.` : ''
  throw new Refusal('CONFLICT', `${month} cannot be counted yet. ${problems.slice(0, NAMED).join('. ')}.${more}`)
}

/**
 * Counts a month that another provider paid: a locked run of kind `opening`, which is never paid, filed or published. Yearly sums, tax to date
 * and annual statements go on from it.
 * @throws Refusal where somebody was not employed in the month, the law lacks a fact of them, or the month is paid here already
 */
export const addOpeningRun = async (
  ctx: Context,
  { groupId, month, people }: { groupId: string; month: string; people: readonly OpeningPay[] },
): Promise<Opened> => {
  const { companyId, userId } = ctx.actor
  const { group, law } = await groupWithLaw(ctx, groupId)
  const period = monthPeriodOf(group, month)
  if (!law || !period) throw new Refusal('CONFLICT', 'The law of pay of this country is not on file.')
  await runs.lockGroup(ctx.db, companyId, groupId)
  const run: runs.RunRow = { ...regularRunOfPeriod(group, period), kind: 'opening', month }
  const only = people.map(({ employmentId }) => employmentId)
  const gathered = new Map((await gatherPay(ctx, run, law, only)).map((one) => [one.person.employment_id, one]))
  const problems: string[] = []
  const sortNames = new Map<string, string>()
  const balances: { employment_id: string; key: string; for_month: string; amount: number }[] = []
  for (const { employmentId, lines } of people) {
    const one = gathered.get(employmentId)
    if (!one) throw new Refusal('CONFLICT', `Somebody in the register of ${month} was not employed in that month.`)
    sortNames.set(employmentId, one.person.sort_name)
    try {
      for (const [key, amount] of Object.entries(openingBalancesOf(law, one.input, lines)))
        balances.push({ employment_id: employmentId, key, for_month: '', amount: amount - (one.stored[key] ?? 0) })
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      problems.push(`${one.person.name}: ${error.message}`)
    }
  }
  refuseProblems(month, problems)
  const at = ctx.now().toISOString()
  const { id: runId } = await insertRun(ctx.db, {
    company_id: companyId,
    group_id: groupId,
    kind: 'opening',
    from_day: run.from_day,
    until_day: run.until_day,
    pay_day: run.pay_day,
    month,
    periods_per_year: run.periods_per_year,
    state: 'locked',
    known_at: at,
    locked_at: at,
    locked_by: userId,
    made_by: userId,
  }).catch((error) => {
    if (uniqueViolation(error) !== 'pay_runs_period') throw error
    throw new Refusal('CONFLICT', `There is a run of ${month} already: a month is paid here or counted as paid before.`)
  })
  await runs.savePeople(ctx.db, companyId, {
    runId,
    people: people.map(({ employmentId, lines }) => ({
      employmentId,
      sortName: sortNames.get(employmentId) ?? '',
      state: 'ok',
      reason: null,
      gates: '[]',
      gross: grossOf(lines),
      net: netOf(lines),
      employerCost: employerCostOf(lines),
      digest: '',
      result: '{}',
      locks: null,
    })),
  })
  const drafts = people.map(({ employmentId, lines }) => ({ employment_id: employmentId, result: { lines } }))
  await query.insertLocked(ctx.db, companyId, { runId, lines: lockedLines(drafts), balances })
  ctx.audit({
    action: 'pay-opening.add',
    targetType: 'pay-run',
    targetId: runId,
    after: { month, people: people.length, net: people.reduce((sum, { lines }) => sum + netOf(lines), 0) },
  })
  return { runId, people: people.length }
}

/**
 * Takes a month back that was counted as paid before.
 * @throws Refusal where a later month rests on it
 */
export const removeOpeningRun = async (
  ctx: Context,
  { groupId, month, reason }: { groupId: string; month: string; reason: string },
): Promise<void> => {
  const { companyId } = ctx.actor
  await runs.lockGroup(ctx.db, companyId, groupId)
  const own = (await query.listLockedMonths(ctx.db, companyId, groupId)).find(
    (run) => run.month === month && run.kind === 'opening',
  )
  if (!own) throw new Refusal('CONFLICT', 'This month is not counted as paid before.')
  // Whoever was moved since rests on it in another group.
  const locked = await query.listLockedMonths(ctx.db, companyId, groupId, true)
  const later = locked.find(
    (run) => run.id !== own.id && (run.month > month || (run.month === month && run.kind !== 'opening')),
  )
  if (later)
    throw new Refusal(
      'CONFLICT',
      later.kind === 'opening'
        ? `${later.month} rests on this month: take ${later.month} back first.`
        : `The pay of ${later.month} is locked and rests on this month. Pay a difference by a one-off of the next run.`,
    )
  await query.deleteOpeningRun(ctx.db, companyId, own.id)
  ctx.audit({
    action: 'pay-opening.remove',
    targetType: 'pay-run',
    targetId: own.id,
    before: { month, people: own.people, net: own.net },
    detail: { reason },
  })
}
