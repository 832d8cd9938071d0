import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { componentsOf } from '../components/held.service.ts'
import { holdPlansOfRun, listHolding, listTaken, plansWithRest } from './queries.ts'
import { askedOf, type DeductionRow, NOTHING_TAKEN, type TakenByPlan } from './rules.ts'

/** What runs ask of recurring deductions. */

export type AskedDeduction = DeductionRow & { asked: number; left: number | null }

const takenByPlans = async (
  db: Db,
  companyId: string,
  planIds: readonly string[],
): Promise<Map<string, TakenByPlan>> =>
  planIds.length === 0
    ? new Map()
    : new Map((await listTaken(db, companyId, planIds)).map(({ plan_id: id, ...taken }) => [id, taken]))

/** Plans that a run takes from are changed or deleted before it is locked, or not any more. */
export const holdPlans = (db: Db, companyId: string, runId: string): Promise<unknown> =>
  holdPlansOfRun(db, companyId, runId)

/** What recurring deductions ask of the pay of a period, by employment; what was taken already is off its total. Amounts in minor units. */
export const deductionsAsked = async (
  db: Db,
  companyId: string,
  q: { employmentIds: readonly string[]; until: Day; month: string },
): Promise<Map<string, AskedDeduction[]>> => {
  const rows = await listHolding(db, companyId, { employmentIds: q.employmentIds, on: q.until })
  // Of what goes on with every pay nobody asks how much was taken.
  const counted = rows.filter(({ total, every }) => total !== null || every === 'month')
  const taken = await takenByPlans(
    db,
    companyId,
    counted.map(({ plan_id: id }) => id),
  )
  const asked = rows.flatMap((row) => {
    const before = taken.get(row.plan_id) ?? NOTHING_TAKEN
    const amount = askedOf(row, q, before)
    const left = row.total === null ? null : row.total - before.amount
    return amount > 0 ? [{ ...row, asked: amount, left }] : []
  })
  return Map.groupBy(asked, ({ employment_id: id }) => id)
}

/** What is left of totals that are taken from somebody’s pay, as it is called on a day: owed when they leave. Minor units. */
export const restsOfPlans = async (
  ctx: Context,
  q: { employmentId: string; on: Day },
): Promise<{ id: string; label: string; amount: number }[]> => {
  const rows = await plansWithRest(ctx.db, ctx.actor.companyId, { employmentId: q.employmentId, today: q.on })
  const [{ entity_id: entityId, country } = { entity_id: null, country: null }] = rows
  const law = country ? ctx.payrolls.get(country) : undefined
  const components = law && entityId ? (await componentsOf(ctx, law, entityId))(q.on) : undefined
  return rows.map(({ plan_id: id, component_code: code, total, taken }) => ({
    id,
    label: components?.get(code)?.name ?? code,
    amount: (total ?? 0) - taken,
  }))
}
