import type { RawBuilder } from 'kysely'
import type { CountryLeave } from '../../../countries/leave.ts'
import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { type Exact, exact } from '../../../shared/money.ts'
import { type Known, knowPerson, type LeaveReader, readLeaveGround } from './ground.service.ts'
import * as paidOut from './paid-out.queries.ts'
import * as query from './queries.ts'

/** Days of leave that are paid out instead of taken: for payroll. */

/** What somebody is paid for days that were taken off their balance. @property days of their plan */
export type LeavePaidOut = {
  lotId: string
  employmentId: string
  /** The day it was taken off the balance: pay as it is on it. */
  day: Day
  days: Exact
  law: CountryLeave
  regime: string
  daysAWeek: number
  weeklyHours: number | null
}

const dayOf = (known: Known, lot: paidOut.PaidOutRow, law: CountryLeave): LeavePaidOut => ({
  lotId: lot.id,
  employmentId: lot.employment_id,
  day: lot.on_day,
  days: exact(lot.minutes).div(lot.day_minutes),
  law,
  regime: known.regime ?? '',
  daysAWeek: known.calendar.week.length,
  weeklyHours: known.person.weekly_hours === null ? null : Number(known.person.weekly_hours),
})

type PaidBy = Pick<LeaveReader, 'db' | 'companyId'> & Pick<Services, 'features'>

/** The pay day on which a run has paid for some corrections, of those that one has. */
export const payDaysOfLots = async (
  { db, companyId, features }: PaidBy,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, Day>> => {
  const days = new Map<string, Day>()
  for (const { paidLeave } of lotIds.length > 0 ? features : [])
    for (const { lotId, payDay } of (await paidLeave?.(db, companyId, lotIds)) ?? []) days.set(lotId, payDay)
  return days
}

/** What a pay run has still to pay of leave that was paid out up to a day; what was taken back is left out. */
export const leavePaidOut = async (
  reader: LeaveReader & Pick<Services, 'features'>,
  { employmentIds, until }: { employmentIds: readonly string[]; until: Day },
): Promise<LeavePaidOut[]> => {
  const all = await paidOut.listPaidOut(reader.db, reader.companyId, { employmentIds, until })
  const paid = await payDaysOfLots(
    reader,
    all.map(({ id }) => id),
  )
  const lots = all.filter(({ id }) => !paid.has(id))
  if (lots.length === 0) return []
  const ground = await readLeaveGround(reader)
  const found: LeavePaidOut[] = []
  for (const lot of lots) {
    const [person] = await query.listPeople(reader.db, reader.companyId, lot.on_day, {
      employmentIds: [lot.employment_id],
    })
    if (!person) continue
    const known = await knowPerson(reader, ground, person)
    const { leave } = reader.countries.get(person.country)
    found.push(dayOf(known, lot, leave))
  }
  return found
}

/** Holds what is to be paid out to some employments until the transaction ends: it is not taken back while a run is locked with it. */
export const holdLeavePaidOut = (db: Db, companyId: string, employments: RawBuilder<unknown>): Promise<unknown> =>
  paidOut.holdPaidOut(db, companyId, employments)

/** Why the law where somebody works does not say what unused days are worth; null: it does. */
export const lawOfPayingOut = (
  { countries }: Pick<LeaveReader, 'countries'>,
  { person, regime, refusal }: Known,
  on: Day,
): string | null => {
  if (regime === null) return refusal ?? 'Which law of leave holds here is not known'
  try {
    const due = countries
      .get(person.country)
      .leave.exit({ days: exact(1), pay: { basic: 100_000, daysAWeek: 5 }, regime, on })
    return 'none' in due ? due.none : null
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return error.message
  }
}
