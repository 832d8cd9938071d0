import type { Day } from '../../../shared/dates.ts'

/** What the first page of the portal says of somebody's shifts. */

type Shift = { day: Day; startsAt: string; endsAt: string; calledOff: boolean }

/**
 * Shifts of today, one that began yesterday and still goes on among them, and the next one after them: days that somebody called in sick for are no
 * shifts to come.
 * @param shifts in their order
 * @param at today where they work, and the moment it is
 */
export const shiftsOfToday = <S extends Shift>(
  shifts: readonly S[],
  at: { today: Day; now: string },
): { today: S[]; next: S | null } => {
  const isToday = ({ day, startsAt, endsAt }: S) => day === at.today || (startsAt <= at.now && endsAt > at.now)
  return {
    today: shifts.filter(isToday),
    next: shifts.find((shift) => !shift.calledOff && !isToday(shift) && shift.startsAt > at.now) ?? null,
  }
}
