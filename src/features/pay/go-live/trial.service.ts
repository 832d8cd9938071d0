import type { Context } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { computePay } from '../payroll/compute-pay.rules.ts'
import { type GatheredPay, gatherPay } from '../payroll/gather.service.ts'
import { groupWithLaw } from '../payroll/grid.service.ts'
import { listLockedMonths, monthPeriodOf } from '../payroll/opening.service.ts'
import { regularRunOfPeriod } from '../payroll/period-run.rules.ts'
import { triesOf } from './causes.rules.ts'
import { comparisonOf } from './compare.service.ts'
import { columnsUsed, type RegisterRow, registerComponents } from './components.rules.ts'
import type * as contract from './contract.ts'
import { ownColumnsOfEntity } from './own-columns.service.ts'
import * as query from './queries.ts'

const refuseCounted = async (ctx: Context, groupId: string, month: string): Promise<void> => {
  const locked = await listLockedMonths(ctx.db, ctx.actor.companyId, groupId)
  if (locked.some((run) => run.month === month && run.kind === 'opening'))
    throw new Refusal(
      'CONFLICT',
      'This month is counted as paid before. Take it back, then run it beside the register again.',
    )
  if (locked.some((run) => run.month === month && run.kind === 'regular'))
    throw new Refusal('CONFLICT', 'The pay of this month is locked here: it was paid by us.')
}

/** One person of a month, with every other way of reckoning that gives the other provider’s figure. */
const triedPerson = (
  gathered: GatheredPay,
  row: RegisterRow | undefined,
  about: { code: string; components: ReturnType<typeof registerComponents> },
): query.NewTrialPerson => {
  const { person, input, gates } = gathered
  const result = computePay(input)
  const id = person.employment_id
  return {
    employmentId: id,
    gates: [...gates, ...result.gates],
    net: result.net,
    lines: result.lines,
    tries: row ? triesOf({ input, ...about, theirs: row.amounts }, id) : [],
  }
}

/** Reckons a month by the engine that pays, from the facts as they are now, and keeps it beside the register. It is no pay run: nobody can be paid by it. */
export const runParallel = async (ctx: Context, { groupId, month }: Parsed<typeof contract.runParallel>) => {
  const { companyId, userId } = ctx.actor
  const { group, law } = await groupWithLaw(ctx, groupId)
  const period = monthPeriodOf(group, month)
  if (!law || !period) throw new Refusal('CONFLICT', 'The law of pay of this country is not on file.')
  await refuseCounted(ctx, groupId, month)
  const rows = await query.listRegisterRows(ctx.db, companyId, { groupId, from: month, until: month })
  if (rows.length === 0) throw invalid({ month: 'There is no register of this month. Bring it in first.' })
  const register = new Map(rows.map((row) => [row.employment_id, row]))
  const components = registerComponents(law, columnsUsed(await ownColumnsOfEntity(ctx, law, group.entity_id), rows))
  const gathered = await gatherPay(ctx, { ...regularRunOfPeriod(group, period), month }, law)
  const people = gathered.map((one) =>
    triedPerson(one, register.get(one.person.employment_id), { code: law.code, components }),
  )
  await query.replaceTrial(ctx.db, companyId, { groupId, month, at: ctx.now().toISOString(), by: userId, people })
  ctx.audit({
    action: 'pay-trial.run',
    targetType: 'pay-group',
    targetId: groupId,
    after: { month, people: people.length },
  })
  return { comparison: await comparisonOf(ctx, groupId, month) }
}
