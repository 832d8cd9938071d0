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
