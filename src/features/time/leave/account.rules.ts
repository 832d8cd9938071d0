import { longDay } from '../../../shared/dates.text.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { formatDecimal } from '../../../shared/decimal.ts'
import type { Explained, Quantity } from '../../../shared/explain.ts'
import { exact } from '../../../shared/money.ts'
import type { Grant } from './grants.rules.ts'
import {
  balanceOn,
  type Entry,
  forecastOn,
  type LeaveEvent,
  type LedgerRules,
  type Lot,
  OWED,
  replayLeave,
} from './ledger.rules.ts'

/** One account of leave, made of what is known of it: the one function behind the card, the form, the approval and the export. */

/** What people or other features brought in or took out. */
export type LotFact = {
  id: string
  kind: 'opening' | 'comp_off' | 'adjust' | 'encash' | 'occasion'
  minutes: number
  onDay: Day
  expiresOn: Day | null
}

export type SegmentFact = {
  requestId: string
  day: Day
  part: string
  minutes: number
  state: 'reserved' | 'approved' | 'cancelled'
  approvedAt: string | null
  cancelledAt: string | null
}

export type AccountFacts = {
  grants: readonly Grant[]
  lots: readonly LotFact[]
  segments: readonly SegmentFact[]
  rules: LedgerRules
}

/** Up to here an opening balance has counted everything. Null: nothing was brought in. */
const openedThrough = (lots: readonly LotFact[]): Day | null =>
  lots
    .filter(({ kind }) => kind === 'opening')
    .map(({ onDay }) => onDay)
    .toSorted()
    .at(-1) ?? null

const eventOfLot = (fact: LotFact): LeaveEvent => {
  const { id, kind, minutes, onDay, expiresOn } = fact
  if (kind === 'encash') return { id, kind: 'encash', onDay, minutes }
  if (minutes < 0) return { id, kind: 'deduct', onDay, minutes: -minutes }
  const lot: Lot = { id: `${kind}:${id}`, usableFrom: onDay, expiresOn, parent: null }
  return { id, kind: kind === 'adjust' ? 'adjust' : 'grant', onDay, minutes, lot }
}

const eventOfSegment = ({
  requestId,
  day,
  part,
  minutes,
  approvedAt,
  cancelledAt,
  state,
}: SegmentFact): LeaveEvent => ({
  id: `${requestId}:${part}`,
  kind: 'take',
  onDay: day,
  minutes,
  ...(approvedAt !== null && { enteredAt: approvedAt }),
  ...(state === 'cancelled' && cancelledAt !== null && { cancelledAt }),
})

/**
 * What happened to an account, for the ledger. A day that was cancelled before it was approved never happened.
 * @param withReserved whether days that are only asked for count as taken
 */
export const leaveEventsOf = ({ grants, lots, segments }: AccountFacts, withReserved: boolean): LeaveEvent[] => {
  const opened = openedThrough(lots)
  const counts = (day: Day): boolean => opened === null || day > opened
  return [
    ...grants.filter(({ onDay }) => counts(onDay)).map((grant): LeaveEvent => ({ ...grant, kind: 'grant' })),
    ...lots.filter(({ kind, onDay }) => kind === 'opening' || counts(onDay)).map(eventOfLot),
    ...segments
      .filter(({ minutes, day }) => minutes > 0 && counts(day))
      .filter(({ state, approvedAt }) => (state === 'reserved' ? withReserved : approvedAt !== null))
      .map(eventOfSegment),
  ]
}

/** The ledger of an account up to a day. */
export const ledgerOf = (facts: AccountFacts, until: Day, withReserved = false) =>
  replayLeave({ rules: facts.rules, events: leaveEventsOf(facts, withReserved), until })

/** What a ledger says of today: what is shown of an account and kept beside it. All minutes. */
export const standingOfAccount = (facts: AccountFacts, today: Day) => {
  const { entries, lots } = ledgerOf(facts, today)
  const left = new Map<string, number>()
  for (const { lot, minutes } of entries) left.set(lot, (left.get(lot) ?? 0) + minutes)
  const kept = lots.flatMap((lot) => {
    const minutes = left.get(lot.id) ?? 0
    return minutes === 0 ? [] : [{ ...lot, minutes }]
  })
  const owed = left.get(OWED) ?? 0
  const [ending] = kept
    .filter(({ expiresOn }) => expiresOn !== null)
    .toSorted((a, b) => (a.expiresOn ?? '').localeCompare(b.expiresOn ?? ''))
  const sumOf = (state: SegmentFact['state'], from: Day) =>
    facts.segments.reduce((sum, one) => (one.state === state && one.day > from ? sum + one.minutes : sum), 0)
  return {
    entries,
    lots: owed === 0 ? kept : [...kept, { id: OWED, usableFrom: today, expiresOn: null, parent: null, minutes: owed }],
    balance: balanceOn(entries, today),
    reserved: facts.segments.reduce((sum, one) => (one.state === 'reserved' ? sum + one.minutes : sum), 0),
    booked: sumOf('approved', today),
    expiresOn: ending?.expiresOn ?? null,
    expiring: ending?.minutes ?? 0,
    nextOn: nextDay(facts, lots, today),
  }
}

/** The next day on which something happens by itself; null: none is known. */
const nextDay = (facts: AccountFacts, lots: readonly Lot[], today: Day): Day | null => {
  const days = [
    ...leaveEventsOf(facts, false).map(({ onDay }) => onDay),
    // A lot ends on the day after its last one.
    ...lots.flatMap(({ expiresOn }) => (expiresOn === null ? [] : [addDays(expiresOn, 1)])),
  ].filter((day) => day > today)
  const [first] = days.toSorted()
  return first ?? null
}

/** Most minutes that were owed at the end of any day of a ledger: leave that was taken back owes nothing, though it stands there with its release. */
export const mostOwed = (entries: readonly Entry[]): number => {
  const changes = new Map<Day, number>()
  for (const { lot, onDay, minutes } of entries)
    if (lot === OWED) changes.set(onDay, (changes.get(onDay) ?? 0) - minutes)
  let owed = 0
  let most = 0
  for (const [, change] of [...changes].toSorted(([a], [b]) => a.localeCompare(b))) {
    owed += change
    most = Math.max(most, owed)
  }
  return most
}

/**
 * Minutes of a request that nothing covers, nor may be owed: nought where it may be taken. Everything that is booked or asked for stays covered,
 * whenever it lies.
 */
export const uncovered = (
  facts: AccountFacts,
  wanted: readonly SegmentFact[],
  { until, mayOwe }: { until: Day; mayOwe: number },
): number => {
  const before = mostOwed(ledgerOf(facts, until, true).entries)
  const after = mostOwed(ledgerOf({ ...facts, segments: [...facts.segments, ...wanted] }, until, true).entries)
  return Math.max(0, after - Math.max(before, mayOwe))
}

/** Minutes of what is booked or asked for that nothing would cover, nor may be owed, without something that was brought in: nought where it may go. */
export const uncoveredWithout = (
  facts: AccountFacts,
  lotId: string,
  { until, mayOwe }: { until: Day; mayOwe: number },
): number => {
  const before = mostOwed(ledgerOf(facts, until, true).entries)
  const lots = facts.lots.filter(({ id }) => id !== lotId)
  const after = mostOwed(ledgerOf({ ...facts, lots }, until, true).entries)
  return Math.max(0, after - Math.max(before, mayOwe))
}

/** The parts of a balance on a day, in minutes; they add up to `forecast`. */
export const partsOn = (facts: AccountFacts, today: Day, on: Day) =>
  forecastOn(ledgerOf(facts, on > today ? on : today).entries, today, on)

const OWN_SOURCE = { title: 'Leave ledger of the company', checkedOn: '2026-11-23', confirmed: true }

const WORDS: Readonly<Record<Entry['kind'], string>> = {
  grant: 'Granted',
  consume: 'Taken',
  release: 'Given back',
  expire: 'Ended unused',
  unexpire: 'Ended, taken back',
  carry_out: 'Carried out of the year',
  carry_in: 'Carried into the year',
  repay: 'Owed before',
  adjust: 'Corrected by hand',
  encash: 'Paid out',
}

const inDays = (minutes: number, dayMinutes: number): string => formatDecimal(exact(minutes).div(dayMinutes))

/** The latest days on which something happened, each kind of entry of a day together. */
const stepsOf = (entries: readonly Entry[]): { text: string; minutes: number }[] => {
  const sums = new Map<string, number>()
  for (const { onDay, kind, minutes } of entries.toSorted((a, b) => a.onDay.localeCompare(b.onDay))) {
    const text = `${longDay('en', onDay)}: ${WORDS[kind]}`
    sums.set(text, (sums.get(text) ?? 0) + minutes)
  }
  return [...sums].map(([text, minutes]) => ({ text, minutes })).slice(-24)
}

/** A balance in days with what it is made of: the sums of each kind of entry up to the day. */
export const explainBalance = (
  entries: readonly Entry[],
  { on, dayMinutes, policy }: { on: Day; dayMinutes: number; policy: string },
): Explained => {
  const counted = entries.filter((entry) => entry.onDay <= on)
  const inputs = (Object.keys(WORDS) as Entry['kind'][]).flatMap((kind): Quantity[] => {
    const minutes = counted.reduce((sum, entry) => (entry.kind === kind ? sum + entry.minutes : sum), 0)
    return minutes === 0 ? [] : [{ name: WORDS[kind], value: inDays(minutes, dayMinutes), unit: 'days' }]
  })
  return {
    value: inDays(balanceOn(entries, on), dayMinutes),
    unit: 'days',
    rule: { id: 'leave.balance', title: policy, effectiveFrom: null, source: OWN_SOURCE },
    inputs: [...inputs, { name: 'A day', value: inDays(dayMinutes, 60), unit: 'hours' }],
    steps: stepsOf(counted).map(({ text, minutes }) => ({ text, result: `${inDays(minutes, dayMinutes)} days` })),
  }
}
