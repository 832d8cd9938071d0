import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, type Day, dayIn } from '../../../shared/dates.ts'
import type { WorkingCalendar } from '../../../shared/workdays.ts'
import { workingCalendar } from '../../company/calendars/service.ts'
import { defaultDayMinutes } from '../schedules/default-plan.rules.ts'
import type { AccountFacts, standingOfAccount } from './account.rules.ts'
import { type Earner, type Grant, grantsOf } from './grants.rules.ts'
import { isOfRegime, type LeaveType, leaveTypesOf } from './kinds.rules.ts'
import type * as ledger from './ledger.queries.ts'
import type { LedgerRules } from './ledger.rules.ts'
import {
  contentOfLaw,
  ledgerRulesOf,
  NO_POLICY,
  type PolicyAssignment,
  type PolicyContent,
  type PolicyVersion,
  policyOn,
} from './policy.rules.ts'
import * as query from './queries.ts'

/** What is known of leave in a company, read once for everything that is asked of it at a time. */

export type LeaveReader = Pick<Services, 'countries' | 'now'> & { db: Db; companyId: string }

export const leaveReaderOf = (
  ctx: Pick<Services, 'countries' | 'now'> & { db: Db; actor: { companyId: string } },
): LeaveReader => ({
  db: ctx.db,
  companyId: ctx.actor.companyId,
  countries: ctx.countries,
  now: ctx.now,
})

export type LeaveGround = {
  types: ReadonlyMap<string, LeaveType>
  policies: ReadonlyMap<string, readonly PolicyVersion[]>
  calendars: Map<string, Promise<WorkingCalendar>>
  /** What accounts are granted, by what that depends on: people who joined on one day under one policy have the same. */
  frames: Map<string, AccountFrame>
}

/** What an account is granted and by which rules, before anything was taken; shared by all accounts that have the same. */
export type AccountFrame = {
  terms: ReturnType<typeof termsOf>
  grants: readonly Grant[]
  rules: LedgerRules
  /** Where nothing was ever brought in nor taken, what the ledger says: reckoned once for all such accounts. */
  untouched?: ReturnType<typeof standingOfAccount>
}

const versionOf = (row: query.PolicyRow): PolicyVersion => ({
  id: row.id,
  policyKey: row.policy_key,
  version: row.version,
  effectiveFrom: row.effective_from,
  everyone: row.everyone,
  ended: row.ended,
  // Versions of before anybody could say it pay what the law pays.
  content: { ...row.content, leastPay: row.content.leastPay ?? 0 },
})

/** @throws never: a country without a figure says so where the figure is asked for */
export const readLeaveGround = async ({ db, companyId, countries }: LeaveReader): Promise<LeaveGround> => {
  const { own, policies } = await query.readSetup(db, companyId)
  const types = countries.all.flatMap((country) => leaveTypesOf(country, own))
  return {
    types: new Map(types.map((type) => [type.key, type])),
    policies: new Map(
      [...Map.groupBy(policies, (row) => row.leave_type)].map(([type, versions]) => [type, versions.map(versionOf)]),
    ),
    calendars: new Map(),
    frames: new Map(),
  }
}

/** The day it is where somebody works, as far as their country says. */
export const todayOf = ({ countries, now }: Pick<LeaveReader, 'countries' | 'now'>, country: string): Day =>
  dayIn(countries.get(country).zone, now())

/** Working days and holidays of the place of somebody; the same for everybody of one place. */
export const calendarOf = (
  reader: LeaveReader,
  ground: LeaveGround,
  person: query.LeavePerson,
): Promise<WorkingCalendar> => {
  const { country, region, entity_id: entityId, site_id: siteId } = person
  const key = [country, region, entityId, siteId].join(' ')
  const known = ground.calendars.get(key)
  if (known) return known
  const found = workingCalendar(reader, { country, region, entityId, siteId }, todayOf(reader, country))
  ground.calendars.set(key, found)
  return found
}

export type Known = {
  person: query.LeavePerson
  today: Day
  calendar: WorkingCalendar
  /** Null: no law is on file for the place, and `refusal` says so. */
  regime: string | null
  refusal: string | null
  /** Minutes of a working day by the terms. */
  usualDay: number
  /** What is known of the person, as one text: who has the same has the same rights. */
  factsText: string
}

/** A day of the entitlement is as long as the usual day of the terms; schedules say what each day really has. */
const usualDayOf = (
  reader: LeaveReader,
  { weekly_hours, country }: query.LeavePerson,
  week: readonly number[],
): number => {
  const hours = weekly_hours === null ? reader.countries.get(country).hours.standard : Number(weekly_hours)
  return Math.max(1, defaultDayMinutes(hours, week))
}

const regimeOf = (reader: LeaveReader, { country, region, facts }: query.LeavePerson, on: Day) => {
  try {
    return { regime: reader.countries.get(country).time.regimeOf({ region, facts }, on), refusal: null }
  } catch (error) {
    if (error instanceof RangeError) return { regime: null, refusal: error.message }
    throw error
  }
}

export const knowPerson = async (
  reader: LeaveReader,
  ground: LeaveGround,
  person: query.LeavePerson,
): Promise<Known> => {
  const today = todayOf(reader, person.country)
  const calendar = await calendarOf(reader, ground, person)
  return {
    person,
    today,
    calendar,
    usualDay: usualDayOf(reader, person, calendar.week),
    factsText: JSON.stringify(person.facts),
    ...regimeOf(reader, person, today),
  }
}

/** Kinds of leave of somebody: those of their country and regime. */
export const typesOfPerson = (ground: LeaveGround, { person, regime }: Known): LeaveType[] =>
  [...ground.types.values()].filter(
    (type) => type.country === person.country && (type.law === null || (regime !== null && isOfRegime(type, regime))),
  )

export const earnerOf = ({ person, regime, calendar }: Known, dayMinutes: number): Earner => ({
  began: person.continuity_from ?? person.started_on,
  joined: person.started_on,
  left: person.ended_on,
  regime: regime ?? '',
  person: person.facts,
  dayMinutes,
  daysAWeek: calendar.week.length,
})

/** Days of a year by the law, for somebody at the begin of it; nought where no figure is on file. */
const yearlyDays = (type: LeaveType, earner: Earner, on: Day): number => {
  const service = { years: 1, months: 24, days: 730, daysWorked: 240 }
  try {
    return Number(
      type.law?.entitlement({ regime: earner.regime, service, person: earner.person, on }).value.valueOf() ?? 0,
    )
  } catch (error) {
    if (error instanceof RangeError) return 0
    throw error
  }
}

/** What holds for one account: its policy or the law, by the day. */
export const termsOf = (
  ground: LeaveGround,
  {
    type,
    known,
    assigned,
    dayMinutes,
  }: { type: LeaveType; known: Known; assigned: readonly PolicyAssignment[]; dayMinutes: number },
) => {
  const policies = ground.policies.get(type.key) ?? []
  const earner = earnerOf(known, dayMinutes)
  let ofLaw: PolicyContent | undefined
  return (day: Day) => {
    const policy = policyOn(policies, assigned, day)
    if (policy) return { key: policy.policyKey, content: policy.content, law: null, policy }
    if (type.law) {
      ofLaw ??= contentOfLaw(type.law, yearlyDays(type, earner, known.today))
      return { key: 'law', content: ofLaw, law: type.law, policy: null }
    }
    // A kind of the company’s own that nobody grants anything of: nothing is counted against it.
    return { key: 'none', content: NO_POLICY, law: null, policy: null }
  }
}
/** How far ahead grants are reckoned: a forecast for any day of the next leave year. */
const AHEAD_DAYS = 800

/** Frames that are kept at a time; a company with more kinds of people than that has them reckoned again. */
const MOST_FRAMES = 10_000

type Framed = { type: LeaveType; known: Known; assigned: readonly PolicyAssignment[]; dayMinutes: number }

const frameFor = (ground: LeaveGround, of: Framed, span: { from: Day; until: Day }): AccountFrame => {
  const { type, known, assigned, dayMinutes } = of
  const earner = earnerOf(known, dayMinutes)
  const { began, joined, left, regime, daysAWeek } = earner
  const given = assigned.map(({ id }) => id).join(',')
  const key = [
    [type.key, began, joined, left, regime, dayMinutes, daysAWeek, span.from, span.until, given, known.today].join('|'),
    known.factsText,
  ].join('|')
  const there = ground.frames.get(key)
  if (there) return there
  const terms = termsOf(ground, of)
  const isGranted = !type.isForOccasion || ground.policies.has(type.key)
  let grants: readonly Grant[] | undefined
  const found: AccountFrame = {
    terms,
    // Reckoned when it is asked for: what is read as it was written asks for the terms alone.
    get grants() {
      grants ??= isGranted ? grantsOrNone(() => grantsOf(earner, terms, span)) : []
      return grants
    },
    rules: ledgerRulesOf(terms(known.today).content, dayMinutes),
  }
  if (ground.frames.size >= MOST_FRAMES) ground.frames.clear()
  ground.frames.set(key, found)
  return found
}

/** A law without a figure for a day of the account grants nothing there; the card says that it has none. */
const grantsOrNone = (find: () => readonly Grant[]): readonly Grant[] => {
  try {
    return find()
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

export type AccountKnown = {
  type: LeaveType
  known: Known
  account: Pick<ledger.AccountRow, 'opened_on' | 'day_minutes'>
  terms: ReturnType<typeof termsOf>
  facts: AccountFacts
  frame: AccountFrame
}

/** An account with what came of it; `until`: grants are reckoned up to here, left out: as far as anybody may ask. */
export const accountKnown = (
  ground: LeaveGround,
  {
    type,
    known,
    account,
    assigned,
    lots,
    segments,
    until,
  }: {
    type: LeaveType
    known: Known
    account: Pick<ledger.AccountRow, 'opened_on' | 'day_minutes'>
    assigned: readonly PolicyAssignment[]
    lots: readonly ledger.LotRow[]
    segments: readonly ledger.SegmentRow[]
    until?: Day
  },
): AccountKnown => {
  const span = { from: account.opened_on, until: until ?? addDays(known.today, AHEAD_DAYS) }
  const frame = frameFor(ground, { type, known, assigned, dayMinutes: account.day_minutes }, span)
  return {
    type,
    known,
    account,
    terms: frame.terms,
    frame,
    facts: {
      get grants() {
        return frame.grants
      },
      lots: lots.map((lot) => ({
        id: lot.id,
        kind: lot.kind,
        minutes: lot.minutes,
        onDay: lot.on_day,
        expiresOn: lot.expires_on,
      })),
      segments,
      rules: frame.rules,
    },
  }
}
