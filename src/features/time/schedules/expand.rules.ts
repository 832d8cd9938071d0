import { addDays, type Day } from '../../../shared/dates.ts'
import { dayPlanOn, isEmployedOn, type Plans } from './day-plan.rules.ts'
import {
  dayOfNumber,
  instantOfMinute,
  instantText,
  MINUTE,
  minuteOfDay,
  numberOfDay,
  placeDayOf,
} from './place-clock.rules.ts'
import { minuteInShift, type Rounding, type ShiftVersion, shiftMinutes, shiftVersionOn } from './shift.rules.ts'
import { lengthOf, type Span, type Stretch, spanOf, without } from './spans.rules.ts'

/** A roster shift as its table has it. It stands in the place of the day's pattern, unless it comes beside it. */
export type RosterShift = {
  id: string
  workDate: Day
  startsAt: string
  endsAt: string
  zone: string
  /** Whose windows, breaks, grace and rounding hold. */
  shiftTypeId: string
  state: 'draft' | 'published' | 'confirmed' | 'worked' | 'swapped' | 'dropped' | 'cancelled'
  /** Comes on top of what the pattern says for the day, as a claimed open shift does. */
  beside: boolean
}

export type PlannedBreak = { span: Span | null; minutes: number; after: number; paid: boolean }

/**
 * Minutes that breaks at any time take of so many present: each no more than what lies beyond the minutes it is due after, so that nobody has less
 * for having stayed a minute longer.
 */
export const anytimeBreaks = (breaks: readonly PlannedBreak[], present: number): number =>
  breaks.reduce((sum, { span, minutes, after, paid }) => {
    if (paid || span) return sum
    return sum + Math.min(minutes, Math.max(0, present - after))
  }, 0)

/** One shift of one person on one day, as instants. */
export type ShiftInstance = {
  /** Work date and place in it: unique for a person. */
  key: string
  /** The date at the site when the shift starts. */
  workDate: Day
  plan: Span
  /** Punches from its beginning to its end, both included, may belong to it. */
  window: Span
  breaks: readonly PlannedBreak[]
  /** Minutes expected: without unpaid breaks; 0 when nobody is expected. */
  planned: number
  zone: string
  /** Which shift it is, and of the roster its row there. */
  shiftTypeId: string
  rosterShiftId: string | null
  origin: 'roster' | 'pattern' | 'default'
  /** Why nobody is expected; a punch still finds it. Null: somebody is. */
  off: 'holiday' | 'rest' | 'default' | null
  /** Where a half day of leave divides it. */
  middle: string
  allowances: ShiftAllowances
}

export type ShiftAllowances = {
  graceIn: number
  graceOut: number
  counts: { before: boolean; after: boolean; block: number }
  roundIn: Rounding
  roundOut: Rounding
}

export type ExpandQuestion = Plans & {
  from: Day
  until: Day
  roster: readonly RosterShift[]
  /** Days the roster has cleared: a shift given away or dropped does not bring the pattern back. */
  cleared: ReadonlySet<Day>
  /** The shift that catches punches on days without another; null: none. */
  defaultShiftTypeId: string | null
}

type Draft = Omit<ShiftInstance, 'key' | 'plan' | 'window' | 'middle'> & {
  plan: Stretch
  window: Stretch
  middle: number
}

const ATTENDED: readonly RosterShift['state'][] = ['published', 'confirmed', 'worked']
const LONGEST = 24 * 60

/** Whether a roster shift can be: ends after it starts, lasts 24 hours at most (25 where the clocks go back), starts on its work date. */
export const rosterShiftProblem = ({ workDate, startsAt, endsAt, zone }: RosterShift): string | null => {
  const [from, until] = [Date.parse(startsAt), Date.parse(endsAt)]
  if (Number.isNaN(from) || Number.isNaN(until)) return 'A shift has a start and an end'
  if (until <= from) return 'A shift ends after it starts'
  if (placeDayOf(from, zone) !== workDate) return `A shift of ${workDate} starts on that day`
  const wall = (until - from) / MINUTE
  if (wall > LONGEST && until > instantOfSameTimeNextDay(from, workDate, zone)) return 'A shift lasts 24 hours at most'
  return null
}

const instantOfSameTimeNextDay = (from: number, workDate: Day, zone: string): number =>
  from + instantOfMinute(addDays(workDate, 1), 0, zone) - instantOfMinute(workDate, 0, zone)

/** A roster shift as an instance. @throws RangeError, one sentence, when it cannot be */
const rosterDraft = (q: ExpandQuestion, shift: RosterShift): Draft => {
  const problem = rosterShiftProblem(shift)
  const version = shiftVersionOn(q.shiftTypes.get(shift.shiftTypeId) ?? [], shift.workDate)
  if (problem || !version) throw new RangeError(problem ?? `No shift ${shift.shiftTypeId} on ${shift.workDate}`)
  const plan = { from: Date.parse(shift.startsAt), until: Date.parse(shift.endsAt) }
  const middle = Math.round((plan.from + plan.until) / 2 / MINUTE) * MINUTE
  const as = {
    plan,
    middle,
    origin: 'roster',
    off: null,
    shiftTypeId: shift.shiftTypeId,
    rosterShiftId: shift.id,
  } as const
  return draftOf(version, shift.workDate, shift.zone, as)
}

type Placed = Pick<ShiftInstance, 'origin' | 'off' | 'shiftTypeId' | 'rosterShiftId'> & {
  plan: Stretch
  middle: number
}

const draftOf = (version: ShiftVersion, workDate: Day, zone: string, placed: Placed): Draft => {
  const { plan, middle, origin, off, shiftTypeId, rosterShiftId } = placed
  const breaks = breaksOf(version, workDate, zone, plan)
  const unpaid = breaks.filter((one) => !one.paid)
  const fixed = unpaid.flatMap(({ span }) =>
    span ? [{ from: Date.parse(span.from), until: Date.parse(span.until) }] : [],
  )
  const present = lengthOf(without([plan], fixed)) / MINUTE
  const planned = Math.max(0, present - anytimeBreaks(breaks, present))
  const { graceIn, graceOut, counts, roundIn, roundOut, windowBefore, windowAfter } = version
  return {
    workDate,
    plan,
    window: { from: plan.from - windowBefore * MINUTE, until: plan.until + windowAfter * MINUTE },
    breaks,
    planned: off ? 0 : planned,
    zone,
    shiftTypeId,
    rosterShiftId,
    origin,
    off,
    middle,
    allowances: { graceIn, graceOut, counts, roundIn, roundOut },
  }
}

/** Breaks that lie in the plan: a half shift keeps only those of its half. */
const breaksOf = (version: ShiftVersion, workDate: Day, zone: string, plan: Stretch): PlannedBreak[] => {
  const start = minuteOfDay(version.start)
  return version.breaks.flatMap((one): PlannedBreak[] => {
    if (one.kind === 'anytime') return [{ span: null, minutes: one.minutes, after: one.after, paid: one.paid }]
    const from = instantOfMinute(workDate, start + minuteInShift(version, one.from), zone)
    const until = instantOfMinute(workDate, start + minuteInShift(version, one.until), zone)
    if (from < plan.from || until > plan.until) return []
    return [{ span: spanOf({ from, until }), minutes: (until - from) / MINUTE, after: 0, paid: one.paid }]
  })
}

type Half = 'whole' | 'am' | 'pm'

/** What is left of a part of a day when a holiday takes another part; null: nothing. */
const partLeft = (part: Half, taken: Half | null): Half | null => {
  if (taken === null) return part
  if (taken === 'whole' || taken === part) return null
  if (part !== 'whole') return part
  return taken === 'am' ? 'pm' : 'am'
}

const wallDraft = (
  q: ExpandQuestion,
  id: string,
  workDate: Day,
  as: Pick<Placed, 'origin' | 'off'> & { part: Half; zone: string },
): Draft[] => {
  const version = shiftVersionOn(q.shiftTypes.get(id) ?? [], workDate)
  if (!version) return []
  const start = minuteOfDay(version.start)
  const length = shiftMinutes(version)
  const half = version.middle === undefined ? Math.floor(length / 2) : minuteInShift(version, version.middle)
  const at = (minute: number) => instantOfMinute(workDate, start + minute, as.zone)
  const plan = { from: at(as.part === 'pm' ? half : 0), until: at(as.part === 'am' ? half : length) }
  // A shift inside the hour that the clocks leave out is not there that day.
  if (plan.until <= plan.from) return []
  const { origin, off } = as
  return [
    draftOf(version, workDate, as.zone, { plan, middle: at(half), origin, off, shiftTypeId: id, rosterShiftId: null }),
  ]
}

const draftsOn = (q: ExpandQuestion, workDate: Day, roster: readonly RosterShift[]): Draft[] => {
  if (!isEmployedOn(q.employed, workDate)) return []
  const plan = dayPlanOn(q, workDate)
  const drafts = roster.map((shift) => rosterDraft(q, shift))
  const replaced = q.cleared.has(workDate) || roster.some(({ beside }) => !beside)
  const taken = plan.worksHolidays || !plan.holiday ? null : plan.holiday.part
  if (!replaced)
    for (const { shiftTypeId, part } of plan.shifts) {
      const left = partLeft(part, taken)
      const off = plan.kind === 'rest' ? 'rest' : 'holiday'
      const expected = plan.kind === 'work' && left !== null
      const as = {
        part: left ?? part,
        zone: plan.zone,
        origin: 'pattern' as const,
        off: expected ? null : off,
      } as const
      drafts.push(...wallDraft(q, shiftTypeId, workDate, as))
    }
  if (drafts.length > 0 || q.defaultShiftTypeId === null) return drafts
  const as = { part: 'whole', zone: plan.zone, origin: 'default', off: 'default' } as const
  return wallDraft(q, q.defaultShiftTypeId, workDate, as)
}

/**
 * Where two windows meet, the later begins no earlier than the earlier shift ends, and the earlier ends where that begins. One that nobody is
 * expected in gives way to one that somebody is.
 */
const cutWindows = (drafts: readonly Draft[]) => {
  for (const [i, later] of drafts.entries()) {
    const earlier = drafts[i - 1]
    if (!earlier || earlier.window.until <= later.window.from) continue
    if (later.off && !earlier.off) later.window.from = Math.min(later.plan.from, earlier.window.until)
    else if (!earlier.off)
      later.window.from = Math.max(later.window.from, Math.min(earlier.plan.until, later.plan.from))
    earlier.window.until = Math.max(earlier.plan.until, Math.min(earlier.window.until, later.window.from))
  }
}

/**
 * The shifts of one person whose work dates lie from one day to another, both included, in order of their start. Roster shifts that are published
 * stand in the place of the pattern. Windows are cut against the neighbours on both sides of the range, so that any range gives the same shifts.
 * @throws RangeError, one sentence, for a roster shift that cannot be
 */
export const expandShifts = (q: ExpandQuestion): ShiftInstance[] => {
  const byDay = new Map<Day, RosterShift[]>()
  for (const shift of q.roster)
    if (ATTENDED.includes(shift.state)) byDay.set(shift.workDate, [...(byDay.get(shift.workDate) ?? []), shift])
  const drafts: Draft[] = []
  const [first, last] = [numberOfDay(q.from) - 2, numberOfDay(q.until) + 2]
  for (let number = first; number <= last; number++) {
    const day = dayOfNumber(number)
    drafts.push(...draftsOn(q, day, byDay.get(day) ?? []))
  }
  drafts.sort((a, b) => a.plan.from - b.plan.from || a.plan.until - b.plan.until)
  cutWindows(drafts)
  const counted = new Map<Day, number>()
  return drafts
    .map(({ plan, window, middle, ...rest }): ShiftInstance => {
      const seq = (counted.get(rest.workDate) ?? 0) + 1
      counted.set(rest.workDate, seq)
      const at = instantText(middle)
      return { ...rest, key: `${rest.workDate}#${seq}`, plan: spanOf(plan), window: spanOf(window), middle: at }
    })
    .filter(({ workDate }) => workDate >= q.from && workDate <= q.until)
}
