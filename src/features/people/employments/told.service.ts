import type { Context } from '../../../server/context.ts'
import type { ChangedDays } from '../../../server/feature.ts'
import { addDays, type Day } from '../../../shared/dates.ts'

/** How far ahead something may have been made of days. */
const AHEAD_DAYS = 800

/** Tells whoever made something of days that somebody works elsewhere, for other hours or for somebody else from a day on. */
export const tellWorkChanged = async (
  { db, actor, features }: Pick<Context, 'db' | 'actor' | 'features'>,
  { employmentId, from, today }: { employmentId: string; from: Day; today: Day },
): Promise<void> => {
  const come: ChangedDays[] = from <= today ? [{ employmentId, from, until: today }] : []
  const ahead = from > today ? from : addDays(today, 1)
  const days: ChangedDays[] = [...come, { employmentId, from: ahead, until: addDays(ahead, AHEAD_DAYS), isAhead: true }]
  for (const { daysChanged } of features) await daysChanged?.(db, actor.companyId, days)
}

type Employment = { entity_id: string | null; ended_on: Day | null }

/** Tells the same of an employment by another legal entity from its first day, of one that ends on another day from the earlier of both. */
export const tellEmploymentChanged = async (
  ctx: Pick<Context, 'db' | 'actor' | 'features'>,
  { before, after, today }: { before: Employment & { id: string; started_on: Day }; after: Employment; today: Day },
): Promise<void> => {
  const isElsewhere = after.entity_id !== before.entity_id
  if (!isElsewhere && after.ended_on === before.ended_on) return
  const [earlier] = [before.ended_on, after.ended_on].flatMap((day) => day ?? []).toSorted()
  await tellWorkChanged(ctx, {
    employmentId: before.id,
    from: isElsewhere ? before.started_on : (earlier ?? today),
    today,
  })
}
