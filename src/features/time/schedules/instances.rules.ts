import { addDays, type Day } from '../../../shared/dates.ts'
import { type Assignment, type DayPlan, dayPlans, type HolidayOn, type Plans } from './day-plan.rules.ts'
import { anytimeBreaks, expandShifts, type RosterShift, type ShiftInstance } from './expand.rules.ts'
import { MINUTE } from './place-clock.rules.ts'
import { type Dated, inForceOn, type Schedule, type ShiftVersion } from './shift.rules.ts'
import { lengthOf, stretchOf, without } from './spans.rules.ts'

/** The plan of a day with what is to be worked on it, before holidays and leave are taken off. */
export type PlannedDay = DayPlan & {
  /** Planned minutes before and after the middle of the day's shifts, by roster and pattern, unpaid breaks left out. */
  am: number
  pm: number
  /** False: nobody gave them a schedule, and the working week of their place stands in for one. */
  assigned: boolean
}

/** What one person's plans are made of. */
export type PersonPlans = {
  employed: { from: Day; until: Day | null }
  /** In force by terms: zone, and the schedule taken where none was given. */
  places: readonly Dated<{ zone: string; scheduleId: string; shiftTypeId: string }>[]
  assignments: readonly Dated<{ scheduleId: string | null; restWeekdays: readonly number[] | null }>[]
  holidays: HolidayOn
  roster: readonly RosterShift[]
  cleared: ReadonlySet<Day>
  /** Where no terms are in force. */
  fallback: { zone: string; scheduleId: string; shiftTypeId: string }
}

export type CompanyPlans = {
  shiftTypes: ReadonlyMap<string, readonly ShiftVersion[]>
  schedules: ReadonlyMap<string, Schedule>
}

const FIRST: Day = '1900-01-01'

/** Place and schedule as one history: a row for each day from which either is another. @param byDefault what stands in where no schedule was given */
const assignmentHistory = (person: PersonPlans, byDefault: boolean): Dated<Assignment>[] => {
  const days = [FIRST, ...person.places.map((p) => p.effectiveFrom), ...person.assignments.map((a) => a.effectiveFrom)]
  return [...new Set(days)].toSorted().map((day) => {
    const place = inForceOn(person.places, day) ?? person.fallback
    const given = inForceOn(person.assignments, day)
    const scheduleId = given ? given.scheduleId : ((byDefault ? place.scheduleId : null) as string | null)
    const value = { scheduleId, zone: place.zone, restWeekdays: given?.restWeekdays ?? null }
    return { id: day, effectiveFrom: day, enteredAt: '', value }
  })
}

const plansOf = (company: CompanyPlans, person: PersonPlans, byDefault: boolean): Plans => ({
  shiftTypes: company.shiftTypes,
  schedules: company.schedules,
  assignments: assignmentHistory(person, byDefault),
  holidays: person.holidays,
  employed: person.employed,
  zone: person.fallback.zone,
})

/** The shifts of a person from one day to another. Of somebody without a schedule, shifts of their default week that nobody is expected in. */
export const instancesOfPerson = (
  company: CompanyPlans,
  person: PersonPlans,
  from: Day,
  until: Day,
): ShiftInstance[] => {
  const place = inForceOn(person.places, until) ?? person.fallback
  return expandShifts({
    ...plansOf(company, person, false),
    from,
    until,
    roster: person.roster,
    cleared: person.cleared,
    defaultShiftTypeId: place.shiftTypeId,
  })
}

/** Planned minutes of a shift before and after its middle. */
const halvesOf = (instance: ShiftInstance): { am: number; pm: number } => {
  const plan = stretchOf(instance.plan)
  const middle = Math.min(plan.until, Math.max(plan.from, Date.parse(instance.middle)))
  const unpaid = instance.breaks.filter(({ paid }) => !paid)
  const fixed = unpaid.flatMap(({ span }) => (span ? [stretchOf(span)] : []))
  const first = lengthOf(without([{ from: plan.from, until: middle }], fixed)) / MINUTE
  const second = lengthOf(without([{ from: middle, until: plan.until }], fixed)) / MINUTE
  const anytime = anytimeBreaks(instance.breaks, first + second)
  const am = Math.max(0, Math.min(instance.planned, first - Math.floor(anytime / 2)))
  return { am, pm: instance.planned - am }
}

/** The plan of each day of a person, from one to another. */
export const plannedDaysOfPerson = (
  company: CompanyPlans,
  person: PersonPlans,
  from: Day,
  until: Day,
): PlannedDay[] => {
  const plans = plansOf(company, person, true)
  const beforeHolidays = { ...plans, holidays: () => null }
  const { roster, cleared } = person
  const shifts = expandShifts({ ...beforeHolidays, from, until, roster, cleared, defaultShiftTypeId: null })
  const minutes = new Map<Day, { am: number; pm: number }>()
  for (const shift of shifts) {
    if (shift.off) continue
    const known = minutes.get(shift.workDate) ?? { am: 0, pm: 0 }
    const { am, pm } = halvesOf(shift)
    minutes.set(shift.workDate, { am: known.am + am, pm: known.pm + pm })
  }
  return dayPlans(plans, from, until).map((plan) => {
    const given = inForceOn(person.assignments, plan.day)
    return {
      ...plan,
      ...(minutes.get(plan.day) ?? { am: 0, pm: 0 }),
      assigned: given !== null && given.scheduleId !== null,
    }
  })
}

/** A day more on either side, so that shifts past midnight are seen. */
export const daysAround = (from: Day, until: Day): { from: Day; until: Day } => ({
  from: addDays(from, -2),
  until: addDays(until, 2),
})
