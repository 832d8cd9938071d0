import type { Context } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import { addLine, judgeSite } from './change.service.ts'
import { employmentOn, managerOf, termsOn } from './org.service.ts'
import { placeEmployees, showEmployees } from './place.service.ts'

type Placement = {
  /** Of the record that was just written. */
  country: string
  reason: string
  /** They had left, and their record no longer says so. */
  returned?: boolean
  /** Undefined: as it was. Null: nobody, none. */
  managerId?: string | null | undefined
  siteId?: string | null | undefined
}

/**
 * What a form that was saved means for somebody’s history: terms as the record now has them, and the manager and site that were chosen.
 * For whoever adds or changes one person, after the record, in the same transaction.
 */
export const placeFromForm = async (ctx: Context, employeeId: string, placement: Placement): Promise<void> => {
  const { reason, returned = false, managerId, siteId } = placement
  if (managerId === undefined && siteId === undefined) return placeEmployees(ctx, [employeeId], { reason, returned })
  const today = dayIn(ctx.countries.get(placement.country).zone, ctx.now())
  const before = await employmentOn(ctx, employeeId, today)
  if (siteId) {
    const terms = before ? await termsOn(ctx, before.id, { day: today }) : undefined
    await judgeSite(ctx, siteId, terms?.site_id ?? null)
  }
  await placeEmployees(ctx, [employeeId], { reason, returned, site: siteId })
  if (managerId !== undefined) {
    const employment = await employmentOn(ctx, employeeId, today)
    if (!employment) return
    const first = employment.id === before?.id && today > employment.started_on ? today : employment.started_on
    const line = await managerOf(ctx, employment.id, { day: first })
    const isNew = (line?.manager_id ?? null) !== managerId || (managerId === null && line?.manager_text != null)
    if (isNew) await addLine(ctx, employment, { effectiveFrom: first, reason, decidedOn: null, managerId })
  }
  if (managerId !== undefined || siteId !== undefined) await showEmployees(ctx, [employeeId])
}
