import type { Day } from '../../../shared/dates.ts'
import { isEmployedOn } from './day-plan.rules.ts'
import { hourVerdicts } from './may-work.hours.rules.ts'
import { MINUTE, minuteAt, minuteOfDay, placeDayOf, weekOf } from './place-clock.rules.ts'
import { overlaps, stretchOf } from './spans.rules.ts'
import { type CheckedShift, type MayWorkQuestion, verdictOf, type WorkVerdict } from './work-check.rules.ts'

/**
 * May this person work this shift, and if not, why. The one checker of the roster, of swaps, of open shifts and of filling by itself: whoever
 * offers, assigns or claims a shift asks here first.
 */

/** The last date at the site on which a shift is worked. */
const lastDay = ({ plan, zone }: CheckedShift): Day => placeDayOf(Date.parse(plan.until) - 1, zone)

const employmentVerdicts = ({ person, shift }: MayWorkQuestion): WorkVerdict[] => {
  const { from, until } = person.employed
  if (isEmployedOn(person.employed, shift.workDate)) return []
  const said = shift.workDate < from ? `joins on ${from}` : `left on ${until}`
  return [verdictOf('employment', `${person.name} ${said}`)]
}

const skillVerdicts = ({ person, shift }: MayWorkQuestion): WorkVerdict[] => {
  if (shift.skill === null) return []
  const found = person.skills.filter(({ key }) => key === shift.skill)
  if (found.some(({ until }) => until === null || until >= lastDay(shift))) return []
  const [expired] = found
  if (expired)
    return [verdictOf('skill', `${shift.skill} ran out on ${expired.until}`, { task: `renew ${shift.skill}` })]
  return [verdictOf('skill', `${shift.skill} is needed`)]
}

/** Leave of a day is leave from the shift that begins on it, however far it goes into the next. */
const leaveVerdicts = ({ person, shift }: MayWorkQuestion): WorkVerdict[] =>
  person.leave.flatMap((one) => {
    const sameDay = one.day === shift.workDate
    if (one.part === 'day' && sameDay) return [verdictOf('leave', `On leave on ${one.day}: ${one.label}`)]
    if (one.part === 'hours' && overlaps(stretchOf(one.span), stretchOf(shift.plan)))
      return [verdictOf('leave', `On leave for part of ${one.day}: ${one.label}`)]
    if (one.part === 'day' && one.day > shift.workDate && one.day <= lastDay(shift))
      return [verdictOf('leave', `The shift goes on into leave on ${one.day}`, { severity: 'warning' })]
    return []
  })

const permitVerdicts = ({ person: { permit }, shift }: MayWorkQuestion): WorkVerdict[] => {
  if (!permit || permit.until === null || permit.until >= lastDay(shift)) return []
  return [verdictOf('permit', `${permit.label} runs out on ${permit.until}`, { task: 'renew permit' })]
}

/** Whole years old on a day. Born on 29 February: a year older on 1 March. */
export const ageOn = (birthDate: Day, day: Day): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - Number(day.slice(5) < birthDate.slice(5))

const youthVerdicts = (q: MayWorkQuestion): WorkVerdict[] => {
  const { person, shift, neighbours, site } = q
  if (person.birthDate === null) return []
  const age = ageOn(person.birthDate, shift.workDate)
  const from = minuteAt(Date.parse(shift.plan.from), shift.workDate, shift.zone)
  const until = minuteAt(Date.parse(shift.plan.until), shift.workDate, shift.zone)
  return site.youth.flatMap((rule) => {
    if (age >= rule.underAge) return []
    const who = `Under ${rule.underAge}`
    const { source } = rule
    const found: WorkVerdict[] = []
    if (from < minuteOfDay(rule.earliest) || until > minuteOfDay(rule.latest))
      found.push(verdictOf('youth', `${who}: work from ${rule.earliest} to ${rule.latest} only`, { source }))
    const week = weekOf(shift.workDate, site.weekStartsOn)
    const all = [shift, ...neighbours]
    const sum = (kept: (one: CheckedShift) => boolean) =>
      all.filter(kept).reduce((total, { minutes }) => total + minutes, 0)
    if (sum(({ workDate }) => workDate === shift.workDate) > rule.dayMinutes)
      found.push(verdictOf('youth', `${who}: ${rule.dayMinutes / 60} hours a day at most`, { source }))
    if (sum(({ workDate }) => weekOf(workDate, site.weekStartsOn) === week) > rule.weekMinutes)
      found.push(verdictOf('youth', `${who}: ${rule.weekMinutes / 60} hours a week at most`, { source }))
    return found
  })
}

const stateVerdicts = ({ shift, site, now }: MayWorkQuestion): WorkVerdict[] => {
  const { locked, notice } = site
  const period = locked.find(({ from, until }) => from <= shift.workDate && shift.workDate <= until)
  if (period)
    return [
      verdictOf('locked', `Days from ${period.from} to ${period.until} are locked`, { task: 'reopen the period' }),
    ]
  const ahead = (Date.parse(shift.plan.from) - Date.parse(now)) / MINUTE
  if (notice === null || ahead >= notice) return []
  return [verdictOf('notice', `Less than ${notice / 60} hours before the start`, { severity: 'warning' })]
}

const unavailableVerdicts = ({ person, shift, site }: MayWorkQuestion): WorkVerdict[] => {
  const plan = stretchOf(shift.plan)
  if (!person.unavailable.some((span) => overlaps(stretchOf(span), plan))) return []
  return [verdictOf('unavailable', 'Marked as unavailable at this time', { severity: site.unavailable })]
}

const shiftVerdicts = ({ shift }: MayWorkQuestion): WorkVerdict[] => {
  const { from, until } = stretchOf(shift.plan)
  if (!(until > from)) return [verdictOf('shift', 'A shift ends after it starts')]
  const wall = minuteAt(until, shift.workDate, shift.zone) - minuteAt(from, shift.workDate, shift.zone)
  return wall > 1440 ? [verdictOf('shift', 'A shift lasts 24 hours at most')] : []
}

/**
 * Everything that speaks against it, errors first; empty when nothing does. A law that is not on file is an error that says so: nobody is
 * rostered under a law that nobody knows.
 */
export const mayWork = (input: MayWorkQuestion): WorkVerdict[] => {
  // A shift is no neighbour of itself: one that is moved or looked at again is often among them.
  const q = { ...input, neighbours: input.neighbours.filter(({ id }) => id !== input.shift.id) }
  const wrong = shiftVerdicts(q)
  if (wrong.length > 0) return wrong
  const found = [
    ...employmentVerdicts(q),
    ...stateVerdicts(q),
    ...leaveVerdicts(q),
    ...permitVerdicts(q),
    ...skillVerdicts(q),
    ...youthVerdicts(q),
    ...unavailableVerdicts(q),
    ...lawVerdicts(q),
  ]
  return found.sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
}

const lawVerdicts = (q: MayWorkQuestion): WorkVerdict[] => {
  try {
    return hourVerdicts(q)
  } catch (refusal) {
    if (refusal instanceof RangeError) return [verdictOf('law', refusal.message)]
    throw refusal
  }
}

/** Whether nothing blocks. */
export const isAllowed = (verdicts: readonly WorkVerdict[]): boolean =>
  verdicts.every(({ severity }) => severity === 'warning')

/** The rule that binds: the first that blocks. */
export const bindingRule = (verdicts: readonly WorkVerdict[]): WorkVerdict | null =>
  verdicts.find(({ severity }) => severity === 'error') ?? null
