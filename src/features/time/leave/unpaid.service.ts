import { type LeaveOccasion, type LeaveQuestion, monthsBefore, serviceBefore } from '../../../countries/leave.ts'
import { type Day, daysBetween } from '../../../shared/dates.ts'
import { type Exact, exact } from '../../../shared/money.ts'
import {
  type Known,
  knowPerson,
  type LeaveGround,
  type LeaveReader,
  readLeaveGround,
  termsOf,
} from './ground.service.ts'
import type { LeaveType } from './kinds.rules.ts'
import { type LeavePlans, leavePlansOf } from './plans.service.ts'
import { leaveYearOf, type PolicyAssignment } from './policy.rules.ts'
import * as query from './queries.ts'
import * as found from './unpaid.queries.ts'
import { type TakenLeave, unpaidDaysOf } from './unpaid.rules.ts'

/** What of approved leave nobody pays, by employment: for payroll. */

/** @property unpaid of that day, between nought and 1; `ofDay` minutes of that day */
export type UnpaidLeaveDay = { day: Day; unpaid: Exact; ofDay: number; requestId: string; name: string }

export type UnpaidLeaveOfPerson = {
  days: UnpaidLeaveDay[]
  /** Leave whose pay the law does not say: nothing of it is in `days`. */
  problems: { name: string; message: string }[]
}

type Input = { employmentIds: readonly string[]; from: Day; until: Day }
type Kind = Pick<LeaveType, 'name' | 'pays' | 'law' | 'counts' | 'isForOccasion'>

/** Kinds that are not paid in full: leave of all others is pay as usual. */
const kindsNotPaid = async (reader: LeaveReader, ground: LeaveGround): Promise<Map<string, Kind>> => {
  const kinds = new Map<string, Kind>([...ground.types].filter(([, { pays }]) => pays !== 'all'))
  for (const { id, name, paid, counts } of await found.ownKindsEver(reader.db, reader.companyId))
    if (!paid)
      kinds.set(id, {
        name,
        pays: 'nothing',
        law: null,
        counts: counts === 'calendar' ? 'calendar' : 'working',
        isForOccasion: false,
      })
  return kinds
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const occasionOf = ({ occasion, day }: found.ApprovedSegment): LeaveOccasion => {
  const event: LeaveOccasion = {}
  const [born, adopted, relation] = [text(occasion.childBorn), text(occasion.adoptedOn), text(occasion.relation)]
  if (born) {
    event.childBorn = born
    event.childAgeMonths = monthsBefore(born, day)
  }
  if (adopted) event.adoptedOn = adopted
  if (relation) event.relation = relation
  if (typeof occasion.childIsCitizen === 'boolean') event.childIsCitizen = occasion.childIsCitizen
  if (typeof occasion.childIsDisabled === 'boolean') event.childIsDisabled = occasion.childIsDisabled
  if (typeof occasion.earlierChildren === 'number') event.earlierChildren = occasion.earlierChildren
  return event
}

const beganOf = ({ person }: Known): Day => person.continuity_from ?? person.started_on

const questionOf = (known: Known, segment: found.ApprovedSegment): LeaveQuestion => {
  if (known.regime === null) throw new RangeError(known.refusal ?? 'No law of leave is on file for the place')
  const began = beganOf(known)
  const year = Math.min(365, Math.max(0, daysBetween(began, segment.day)))
  return {
    regime: known.regime,
    service: serviceBefore(began, segment.day, Math.floor((year * known.calendar.week.length) / 7)),
    person: known.person.facts,
    event: occasionOf(segment),
    on: segment.day,
  }
}

/** What the law counts together: a leave year, the days for one birth, adoption or death, or those of one request. */
const groupOf = (kind: Kind, known: Known, year: 'calendar' | 'service', segment: found.ApprovedSegment): string => {
  if (kind.law && kind.law.accrual === 'by_event') {
    const { childBorn, adoptedOn, relation } = occasionOf(segment)
    const event = childBorn ?? adoptedOn
    return event ? `event ${event} ${relation ?? ''}` : `request ${segment.request_id}`
  }
  return leaveYearOf(year, beganOf(known), segment.day).from
}

const minutesOfDay = (kind: Kind, plans: LeavePlans | undefined, day: Day, dayMinutes: number): number => {
  if (kind.counts === 'calendar') return dayMinutes
  const plan = plans?.plans.find((one) => one.day === day)
  return plan && plan.am + plan.pm > 0 ? plan.am + plan.pm : dayMinutes
}

/** Far beyond the last tier of any law. */
const ALL_DAYS = 100_000

type OfKind = {
  ground: LeaveGround
  known: Known
  kind: Kind
  leaveType: string
  segments: readonly found.ApprovedSegment[]
  plans: LeavePlans | undefined
  assigned: readonly PolicyAssignment[]
  span: Pick<Input, 'from' | 'until'>
}

const unpaidOfKind = (q: OfKind): UnpaidLeaveDay[] => {
  const { ground, known, kind, leaveType, segments, plans, span } = q
  const dayMinutes = segments.find((one) => one.day_minutes !== null)?.day_minutes ?? known.usualDay
  const type = ground.types.get(leaveType)
  const terms = type ? termsOf(ground, { type, known, assigned: q.assigned, dayMinutes }) : null
  const bySegment = new Map<string, found.ApprovedSegment>()
  const taken = segments.map((segment): TakenLeave => {
    const { request_id: requestId, day, part, minutes } = segment
    const year = kind.isForOccasion || !terms ? 'calendar' : terms(day).content.year
    bySegment.set(`${requestId} ${day} ${part}`, segment)
    const ofDay = minutesOfDay(kind, plans, day, dayMinutes)
    return { requestId, day, part, minutes, ofDay, group: groupOf(kind, known, year, segment) }
  })
  return unpaidDaysOf({
    taken,
    dayMinutes,
    ...span,
    leastOn: (day) => exact(terms?.(day).content.leastPay ?? 0).div(100),
    tiersOn: ({ requestId, day, part }) => {
      const segment = bySegment.get(`${requestId} ${day} ${part}`)
      if (kind.pays === 'nothing' || !kind.law || !segment) return null
      return kind.law.pay(ALL_DAYS, questionOf(known, segment))
    },
  }).map((one) => ({ ...one, ofDay: minutesOfDay(kind, plans, one.day, dayMinutes), name: kind.name }))
}

const toAssignment = (row: query.AssignmentRow): PolicyAssignment => ({
  id: row.id,
  effectiveFrom: row.effective_from,
  policyKey: row.policy_key,
})

/** @returns the sentence where no law is on file, or none for the day */
const unlessRefused = (find: () => UnpaidLeaveDay[]): UnpaidLeaveDay[] | string => {
  try {
    return find()
  } catch (error) {
    if (error instanceof RangeError) return error.message
    throw error
  }
}

/** Whoever was on approved leave between two days, both included: what of it is unpaid hangs on the day it is asked on as well. */
export const employmentsOnLeave = ({ db, companyId }: LeaveReader, span: Pick<Input, 'from' | 'until'>) =>
  found.employmentsOnLeave(db, { companyId, ...span })

/**
 * The days between two, both included, of which approved leave leaves something unpaid: kinds that are not paid at all, and what the law pays
 * less than in full, counted through the leave year or the event. Whoever has none is not in the answer.
 */
export const unpaidLeaveOf = async (
  reader: LeaveReader,
  { employmentIds, from, until }: Input,
): Promise<Map<string, UnpaidLeaveOfPerson>> => {
  const { db, companyId } = reader
  const answer = new Map<string, UnpaidLeaveOfPerson>()
  const taken = await found.kindsTaken(db, { companyId, employmentIds, from, until })
  if (taken.length === 0) return answer
  const ground = await readLeaveGround(reader)
  const kinds = await kindsNotPaid(reader, ground)
  const wanted = taken.filter((one) => kinds.has(one.leave_type))
  const ids = [...new Set(wanted.map((one) => one.employment_id))]
  if (ids.length === 0) return answer
  const people = await query.listPeople(db, companyId, until, { employmentIds: ids, limit: ids.length })
  const plans = await leavePlansOf(reader, ids, { from, until })
  const segments = Map.groupBy(
    await found.approvedSegments(db, { companyId, employmentIds: ids, until }),
    (one) => `${one.employment_id} ${one.leave_type}`,
  )
  const assigned = Map.groupBy(
    await query.listAssignments(db, companyId, ids),
    (one) => `${one.employment_id} ${one.leave_type}`,
  )
  for (const person of people) {
    const id = person.employment_id
    const known = await knowPerson(reader, ground, person)
    const own: UnpaidLeaveOfPerson = { days: [], problems: [] }
    for (const { leave_type: leaveType } of wanted.filter((one) => one.employment_id === id)) {
      const kind = kinds.get(leaveType)
      if (!kind) continue
      const all = segments.get(`${id} ${leaveType}`) ?? []
      const days = unlessRefused(() =>
        unpaidOfKind({
          ground,
          known,
          kind,
          leaveType,
          segments: all,
          plans: plans.get(id),
          assigned: (assigned.get(`${id} ${leaveType}`) ?? []).map(toAssignment),
          span: { from, until },
        }),
      )
      if (typeof days === 'string') own.problems.push({ name: kind.name, message: days })
      else own.days.push(...days)
    }
    own.days.sort((a, b) => a.day.localeCompare(b.day) || a.requestId.localeCompare(b.requestId))
    answer.set(id, own)
  }
  return answer
}
