import type { Services } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { costOf } from './cost.rules.ts'
import { type LeaveReader, readLeaveGround } from './ground.service.ts'
import { heldSegments } from './judge.rules.ts'
import { settleAccounts } from './ledger.service.ts'
import { leavePlansOf } from './plans.service.ts'
import * as requests from './requests.queries.ts'

/** Leave costs what is planned on its days: where a plan or a holiday is another, it is counted anew. */

type Changed = { employmentId: string; from: Day; until: Day }

/** Has days that leave is booked on counted anew by a job, once what changed them is kept. */
export const recostLater = async (db: Db, companyId: string, days: readonly Changed[]): Promise<void> => {
  const booked = days.length === 0 ? [] : await requests.daysWithLeave(db, companyId, days)
  if (booked.length > 0) await enqueueJob(db, 'recost-leave', { companyId, days: booked })
}

/** The halves of its day that a part of leave holds. */
const halvesOf = ({ day, holdsAm, holdsPm }: { day: Day; holdsAm: boolean; holdsPm: boolean }): string[] => [
  ...(holdsAm ? [`${day} am`] : []),
  ...(holdsPm ? [`${day} pm`] : []),
]

/** Counts the days of one employment anew. Says how many cost another amount. */
const recostDays = async (reader: LeaveReader, { employmentId, from, until }: Changed): Promise<number> => {
  const { db, companyId } = reader
  const kept = await requests.openSegments(db, companyId, employmentId, { from, until })
  if (kept.length === 0) return 0
  const ground = await readLeaveGround(reader)
  const plans = (await leavePlansOf(reader, [employmentId], { from, until })).get(employmentId)
  if (!plans) return 0
  const touched = new Set<string>()
  const held = new Set(kept.flatMap((segment) => halvesOf(segment)))
  for (const segment of kept) {
    if (segment.part === 'hours' || segment.colour === 'sandwich') continue
    const counts = ground.types.get(segment.leave_type)?.counts ?? 'working'
    if (counts === 'calendar') continue
    const half = segment.part === 'am' || segment.part === 'pm' ? segment.part : null
    const [now] = heldSegments(
      costOf({
        request: { from: segment.day, until: segment.day, halves: new Map(half ? [[segment.day, half]] : []) },
        plan: plans.plans,
        holidays: plans.holidays,
        policy: { counts, sandwich: false, dayMinutes: 480 },
      }),
    )
    if (!now || (now.minutes === segment.minutes && now.colour === segment.colour)) continue
    const own = halvesOf(segment)
    const wanted = halvesOf({ ...now, day: segment.day })
    // Two leaves may meet on a day that was off. When it is worked after all it is of the first of them, and the other costs nothing there.
    if (wanted.some((half) => held.has(half) && !own.includes(half))) continue
    for (const half of own) held.delete(half)
    for (const half of wanted) held.add(half)
    await requests.recostSegment(db, companyId, {
      ...segment,
      minutes: now.minutes,
      colour: now.colour,
      holdsAm: now.holdsAm,
      holdsPm: now.holdsPm,
    })
    touched.add(segment.requestId)
  }
  for (const id of touched) await requests.resumRequest(db, companyId, id)
  if (touched.size > 0) await settleAccounts(reader, ground, [employmentId])
  return touched.size
}

/** The job: each employment in a transaction of its own. Run twice it changes nothing more. */
export const recostLeave = async (
  services: Services,
  { companyId, days }: { companyId: string; days: Changed[] },
): Promise<void> => {
  for (const one of days)
    await services.database.forCompany(companyId, (db) =>
      recostDays({ db, companyId, countries: services.countries, now: services.now }, one),
    )
}
