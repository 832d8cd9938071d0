import { addDays, type Day, daysBetween } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { partsOn, type SegmentFact, uncovered } from './account.rules.ts'
import type { enterLeave } from './contract.ts'
import { costOf, type DayPart } from './cost.rules.ts'
import {
  type AccountKnown,
  type Known,
  knowPerson,
  type LeaveGround,
  type LeaveReader,
  typesOfPerson,
} from './ground.service.ts'
import {
  type Cover,
  type HeldSegment,
  heldSegments,
  hoursOf,
  type Problem,
  paperDue,
  refusalsOfLeave,
} from './judge.rules.ts'
import type { LeaveType } from './kinds.rules.ts'
import * as ledger from './ledger.queries.ts'
import { holdAccount, readAccounts } from './ledger.service.ts'
import { heldBeyond } from './left.rules.ts'
import { occasionLot } from './occasion.service.ts'
import { type LeavePlans, leavePlansOf } from './plans.service.ts'
import { minutesOfDays } from './policy.rules.ts'
import * as query from './queries.ts'
import * as requests from './requests.queries.ts'

/** Weighs what somebody asks for: what it costs, what is left then, and what speaks against it. The form and the call that keeps it ask here. */

export type WantedLeave = Omit<Parsed<typeof enterLeave>, 'employeeId'>

export type Weighed = {
  known: Known
  type: LeaveType
  account: AccountKnown
  segments: readonly HeldSegment[]
  minutes: number
  problems: readonly Problem[]
  paperBy: Day | null
  /** Minutes left on the last day. */
  after: number
  before: ReturnType<typeof partsOn> & { on: Day }
  cover: readonly Cover[]
}

/** The person whose leave it is, with what is known of their place. */
export const knowEmployee = async (reader: LeaveReader, ground: LeaveGround, employeeId: string): Promise<Known> => {
  const on = reader.now().toISOString().slice(0, 10)
  const [person] = await query.listPeople(reader.db, reader.companyId, on, { currentOf: employeeId })
  if (!person) throw notFound('Employee')
  return knowPerson(reader, ground, person)
}

/** A kind that somebody has. @throws Refusal 422 at `type` */
export const typeFor = (ground: LeaveGround, known: Known, key: string): LeaveType => {
  const type = typesOfPerson(ground, known).find((one) => one.key === key)
  if (!type) throw invalid({ type: known.refusal ?? 'Choose a kind of leave from the list' })
  return type
}

const LONGEST_REQUEST = 400

const checkSpan = ({ from, until, hours }: WantedLeave): void => {
  if (until < from) throw invalid({ until: 'The last day must not be before the first' })
  if (daysBetween(from, until) > LONGEST_REQUEST) throw invalid({ until: 'Ask for at most 400 days at a time' })
  if (hours && until !== from) throw invalid({ hours: 'Hours are of one day' })
}

const plansFor = async (reader: LeaveReader, { person }: Known, { from, until }: WantedLeave): Promise<LeavePlans> =>
  (await leavePlansOf(reader, [person.employment_id], { from, until })).get(person.employment_id) ?? {
    plans: [],
    holidays: new Map(),
  }

const segmentsFor = (
  type: LeaveType,
  wanted: WantedLeave,
  {
    plan,
    policy,
    dayMinutes,
  }: {
    plan: LeavePlans
    policy: { sandwich: boolean }
    dayMinutes: number
  },
): HeldSegment[] => {
  const halves = new Map(wanted.halves.map(({ day, half }) => [day, half] as const))
  const found = costOf({
    request: { from: wanted.from, until: wanted.until, halves },
    plan: plan.plans,
    holidays: plan.holidays,
    policy: { counts: type.counts, sandwich: policy.sandwich, dayMinutes },
  })
  const [first] = found
  if (!wanted.hours || !first) return heldSegments(found)
  return [hoursOf(first, wanted.hours, plan.plans[0] ?? { day: wanted.from, am: 0, pm: 0 })]
}

/** What is held already, as the rules of requests read it. */
const bookedOf = async (reader: LeaveReader, { person }: Known, { from, until }: WantedLeave) => {
  const around = { from: addDays(from, -40), until: addDays(until, 40) }
  const rows = await ledger.listAway(reader.db, {
    companyId: reader.companyId,
    employmentIds: [person.employment_id],
    ...around,
  })
  return rows.map(({ day, part }): { day: Day; part: DayPart } => ({ day, part }))
}

/**
 * Days on which too few of the department would be there, the worst first.
 * @param holds whether others of the department wait until this one is kept
 */
export const coverOf = async (
  reader: LeaveReader,
  { person, calendar }: Known,
  days: readonly { day: Day; minutes: number }[],
  holds = false,
): Promise<Cover[]> => {
  const { db, companyId } = reader
  const rule = (await query.listCoverRules(db, companyId)).find((one) => one.department_id === person.department_id)
  const taken = days.filter(({ minutes, day }) => minutes > 0 && calendar.daysOff.get(day) !== 'full')
  const [from, until] = [taken[0]?.day, taken.at(-1)?.day]
  if (!rule || from === undefined || until === undefined) return []
  if (holds) await query.lockCover(db, companyId, rule.department_id)
  const people = (await query.countByDepartment(db, companyId, from)).find(
    (one) => one.department_id === rule.department_id,
  )
  const away = new Map(
    (
      await requests.awayByDay(db, {
        companyId,
        departmentId: rule.department_id,
        from,
        until,
        except: person.employment_id,
      })
    ).map((one) => [one.day, one.away]),
  )
  return taken
    .map(({ day }) => ({ day, there: Math.max(0, (people?.people ?? 0) - 1 - (away.get(day) ?? 0)), ...rule }))
    .filter(({ there, least }) => there < least)
    .map(({ day, there, least, refuses }) => ({ day, there, least, refuses }))
    .toSorted((a, b) => a.there - b.there)
}

const blackoutsFor = async (reader: LeaveReader, { person }: Known, from: Day) =>
  (await query.listBlackouts(reader.db, reader.companyId, from))
    .filter(
      (one) =>
        (one.department_id === null || one.department_id === person.department_id) &&
        (one.site_id === null || one.site_id === person.site_id),
    )
    .map((one) => ({ from: one.from_day, until: one.until_day, reason: one.reason }))

/** The account as if what the law gives for an event were written down already. */
const withLot = async (reader: LeaveReader, account: AccountKnown, lot: ledger.NewLot): Promise<AccountKnown> => {
  const lots = await ledger.listLots(reader.db, reader.companyId, [lot.employmentId])
  if (lots.some((one) => one.leave_type === lot.leaveType && one.source === lot.source)) return account
  const { kind, minutes, onDay, expiresOn = null } = lot
  const added = { id: '~wanted', kind, minutes, onDay, expiresOn }
  return { ...account, facts: { ...account.facts, lots: [...account.facts.lots, added] } }
}

/**
 * Weighs a request. The account is held until the transaction ends, so that two requests are judged one after the other.
 * @param keeps whether what the law gives for an event is written down: the form only asks
 */
export const weighLeave = async (
  reader: LeaveReader,
  ground: LeaveGround,
  {
    employeeId,
    wanted,
    isEntered,
    keeps,
  }: { employeeId: string; wanted: WantedLeave; isEntered: boolean; keeps: boolean },
): Promise<Weighed> => {
  checkSpan(wanted)
  const known = await knowEmployee(reader, ground, employeeId)
  const type = typeFor(ground, known, wanted.type)
  const row = await holdAccount(reader, ground, known, type)
  const lot = occasionLot(known, type, wanted, row.day_minutes)
  if (lot && keeps) await ledger.insertLots(reader.db, reader.companyId, [lot])
  const all = await readAccounts(reader, ground, [known.person.employment_id])
  const there = all.find((one) => one.type.key === type.key)
  if (!there) throw new Error('An account that is held is not there')
  const account = lot && !keeps ? await withLot(reader, there, lot) : there
  const { content } = account.terms(wanted.from)
  const dayMinutes = row.day_minutes
  const plan = await plansFor(reader, known, wanted)
  const segments = segmentsFor(type, wanted, { plan, policy: content, dayMinutes })
  const facts = segments.map(
    (one): SegmentFact => ({
      requestId: '~wanted',
      day: one.day,
      part: one.kind,
      minutes: one.minutes,
      state: 'reserved',
      approvedAt: null,
      cancelledAt: null,
    }),
  )
  const horizon = [wanted.until, ...account.facts.segments.map(({ day }) => day)].toSorted().at(-1) ?? wanted.until
  const mayOwe = content.unlimited ? Number.MAX_SAFE_INTEGER : minutesOfDays(content.mayOweDays, dayMinutes)
  const cover = await coverOf(reader, known, segments, keeps)
  const problems = refusalsOfLeave({
    today: known.today,
    from: wanted.from,
    until: wanted.until,
    segments,
    booked: await bookedOf(reader, known, wanted),
    policy: content,
    dayMinutes,
    employed: { from: known.person.started_on, until: known.person.ended_on },
    uncovered: uncovered(account.facts, facts, { until: horizon, mayOwe }),
    blackouts: await blackoutsFor(reader, known, wanted.from),
    cover,
    isEntered,
  })
  const on = wanted.until > known.today ? wanted.until : known.today
  const minutes = segments.reduce((sum, one) => sum + one.minutes, 0)
  const before = { ...partsOn(account.facts, known.today, on), on }
  const withinDays = type.law?.documents?.withinDays ?? 2
  return {
    known,
    type,
    account,
    segments,
    minutes,
    problems,
    paperBy: paperDue(content, { from: wanted.from, until: wanted.until, today: known.today }, withinDays),
    after: before.forecast - heldBeyond(account.facts.segments, on) - minutes,
    before,
    cover,
  }
}
