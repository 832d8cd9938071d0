import type { Context } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import { ensureDepartments } from '../../company/departments/service.ts'
import * as query from './place.queries.ts'

type Given = {
  reason: string
  /** Nobody had a record of them before. */
  isNew?: boolean
  /** They had left, and their record no longer says so. */
  returned?: boolean
  /** Another site than before; null: none. Absent: as it was. */
  site?: string | null | undefined
}

type Placer = Pick<Context, 'db' | 'countries' | 'now' | 'features'> & {
  actor: { companyId: string; userId: string | null }
}

export const placingOf = (ctx: Placer, ids: readonly string[], reason: string): query.Placing => ({
  companyId: ctx.actor.companyId,
  ids,
  by: ctx.actor.userId,
  reason,
  todays: Object.fromEntries(ctx.countries.all.map((country) => [country.code, dayIn(country.zone, ctx.now())])),
  regions: Object.fromEntries(
    ctx.countries.all.flatMap((country) => (country.regions ? [[country.code, country.regions.field]] : [])),
  ),
})

/**
 * Writes what the records of some people now say into the history of their employments: the employment itself, its terms, whom newcomers
 * report to. Called by everything that writes a record (form, onboarding, import), after it, in the same transaction. It appends differences:
 * called again without a change it writes nothing.
 */
export const placeEmployees = async (
  ctx: Pick<Context, 'db' | 'countries' | 'now' | 'features' | 'actor'>,
  ids: readonly string[],
  { reason, isNew = false, returned = false, site }: Given,
): Promise<void> => {
  if (ids.length === 0) return
  const { db } = ctx
  const placing = placingOf(ctx, ids, reason)
  const missing = await query.missingNames(db, placing)
  const named = (texts: (string | null)[]) => [...new Set(texts.flatMap((text) => (text ? [text] : [])))]
  const [departments, positions] = [named(missing.map((m) => m.department)), named(missing.map((m) => m.position))]
  await ensureDepartments(ctx, departments)
  if (positions.length > 0) await query.ensurePositions(db, placing, positions)
  const added = await query.insertEmployments(db, placing, isNew)
  if (returned) await query.takeBack(db, placing)
  const moved = isNew ? 0 : await query.followRecord(db, placing)
  if (moved > 0) await query.coverFirstDays(db, placing)
  await query.insertTerms(db, placing, site)
  // A manager’s name comes with a record that is new; from then on a manager is chosen.
  if (added > 0 || returned) await query.insertFirstLines(db, placing)
}

/**
 * The records of some people show again what is in force today. The version of one rises where that is another than before: a form that was open
 * meanwhile is told. `touched`: it rises in any case, for a change of the history that the record itself does not show.
 */
export const showEmployees = async (ctx: Placer, ids: readonly string[], touched = false): Promise<number> => {
  const placing = placingOf(ctx, ids, '')
  let risen = 0
  for (const { showPlacement } of ctx.features)
    risen += (await showPlacement?.(ctx.db, query.toPlacementView(placing), { by: placing.by, touched })) ?? 0
  return risen
}
