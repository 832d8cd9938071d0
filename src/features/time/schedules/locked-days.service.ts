import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { lockedPeriods } from '../../platform/periods/service.ts'
import { listEntitiesOfPeople } from './checks.queries.ts'

type Days = { from: Day; until: Day }

/** Days of the months that are locked for time, by the legal entity people are employed by (null: by none). */
export const lockedDays = async (
  db: Db,
  companyId: string,
  span: Days,
): Promise<ReadonlyMap<string | null, readonly Days[]>> =>
  Map.groupBy(await lockedPeriods(db, { companyId, kind: 'time', ...span }), ({ groupId }) => groupId)

/** Locked days of any of the people shown, the first first: the roster says so above them. */
export const lockedDaysOf = async (
  db: Db,
  companyId: string,
  { ids, ...span }: Days & { ids: readonly string[] },
): Promise<Days[]> => {
  const locked = await lockedDays(db, companyId, span)
  if (locked.size === 0) return []
  const entities = new Set((await listEntitiesOfPeople(db, companyId, ids)).map(({ entity_id }) => entity_id))
  const spans = [...entities].flatMap((id) => locked.get(id) ?? [])
  return [...new Map(spans.map(({ from, until }) => [from, { from, until }])).values()].toSorted((a, b) =>
    a.from.localeCompare(b.from),
  )
}

/**
 * That a day of somebody may still be planned otherwise.
 * @throws Refusal CONFLICT when its month is locked
 */
export const requireUnlocked = async (ctx: Context, employmentId: string | null, day: Day): Promise<void> => {
  if (employmentId === null) return
  const { db, actor } = ctx
  const [period] = await lockedDaysOf(db, actor.companyId, { ids: [employmentId], from: day, until: day })
  if (!period) return
  throw new Refusal(
    'CONFLICT',
    `${longDay('en', period.from)} to ${longDay('en', period.until)} is locked. Reopen the month under Attendance to change its shifts.`,
  )
}
