import { addDays, type Day, daysBetween } from '../../../shared/dates.ts'
import { instantOfMinute, minuteAt } from './place-clock.rules.ts'
import type { Span } from './spans.rules.ts'

/** Weeks of a roster copied, and kept as templates: by what the wall shows, so that a shift at nine is at nine after the clocks change. */

export type PlannedShift = {
  workDate: Day
  plan: Span
  zone: string
  shiftTypeId: string
  role: string | null
  skill: string | null
  /** Null: open. */
  personId: string | null
  siteId: string | null
}

/** A shift of a template: the day of the week it is on and its times on the wall, in minutes since that day's midnight. */
export type TemplateShift = Omit<PlannedShift, 'workDate' | 'plan'> & { dayIndex: number; from: number; until: number }

/** What a week's shifts are as a template. @param first first day of the week; shifts outside its seven days are left out */
export const templateOf = (shifts: readonly PlannedShift[], first: Day, keepPeople: boolean): TemplateShift[] =>
  shifts.flatMap(({ workDate, plan, ...rest }) => {
    const dayIndex = daysBetween(first, workDate)
    if (dayIndex < 0 || dayIndex > 6) return []
    const from = minuteAt(Date.parse(plan.from), workDate, rest.zone)
    const until = minuteAt(Date.parse(plan.until), workDate, rest.zone)
    return [{ ...rest, personId: keepPeople ? rest.personId : null, dayIndex, from, until }]
  })

/** The shifts of a template in a week; one that the clocks of that week leave out is not there. */
export const shiftsOfTemplate = (template: readonly TemplateShift[], first: Day): PlannedShift[] =>
  template.flatMap(({ dayIndex, from, until, ...rest }) => {
    const workDate = addDays(first, dayIndex)
    const [begins, ends] = [instantOfMinute(workDate, from, rest.zone), instantOfMinute(workDate, until, rest.zone)]
    if (ends <= begins) return []
    const plan = { from: new Date(begins).toISOString(), until: new Date(ends).toISOString() }
    return [{ ...rest, workDate, plan }]
  })

const sameShift = (a: PlannedShift, b: PlannedShift): boolean =>
  a.plan.from === b.plan.from &&
  a.plan.until === b.plan.until &&
  a.personId === b.personId &&
  a.siteId === b.siteId &&
  a.shiftTypeId === b.shiftTypeId &&
  a.skill === b.skill

/**
 * A week copied onto another. What is there already is not there twice, so that copying again adds nothing; several open shifts alike are each
 * counted. People keep their shifts: whoever may not work one is told by `mayWork` afterwards, and the shift is left open.
 */
export const copyWeek = (
  shifts: readonly PlannedShift[],
  from: Day,
  to: Day,
  there: readonly PlannedShift[],
): PlannedShift[] => {
  const left = [...there]
  return shiftsOfTemplate(templateOf(shifts, from, true), to).filter((shift) => {
    const index = left.findIndex((one) => sameShift(one, shift))
    if (index < 0) return true
    left.splice(index, 1)
    return false
  })
}
