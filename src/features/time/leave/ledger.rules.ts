import { addDays, addMonths, type Day } from '../../../shared/dates.ts'

/**
 * The ledger of one account of leave, in minutes. What it should say is reckoned from the events alone (`replayLeave`); what is written already is
 * subtracted (`difference`) and the rest appended. So a second run adds nothing, the order in which events became known does not matter, and
 * back-dated leave, a cancelled day, a corrected grant and a policy changed later are one and the same work.
 */

/** Minutes that came together and end together. The last day they can be used on is `expiresOn`; null: they do not end. */
export type Lot = { id: string; usableFrom: Day; expiresOn: Day | null; parent: string | null }

export type EntryKind =
  | 'grant'
  | 'consume'
  | 'release'
  | 'expire'
  | 'unexpire'
  | 'carry_out'
  | 'carry_in'
  | 'repay'
  | 'adjust'
  | 'encash'

/** Minutes are signed: what comes is more than nought. `cause`: the event, policy or lot it follows from. */
export type Entry = { lot: string; kind: EntryKind; minutes: number; onDay: Day; cause: string }

export type LeaveEvent =
  /** Into a lot that begins with it or is there already: an accrual, an opening balance, a day in lieu, a correction (less than nought). */
  | { id: string; kind: 'grant' | 'adjust'; onDay: Day; minutes: number; lot: Lot }
  /**
   * A day or part of one on leave. One that was cancelled keeps its place: its minutes go back to the lots they came from, and leave that was
   * decided before stays on the lots it had. One that was entered by mistake is left out of the events.
   */
  | { id: string; kind: 'take'; onDay: Day; minutes: number; enteredAt?: string; cancelledAt?: string }
  /** Paid out instead of taken, or taken off by hand. */
  | { id: string; kind: 'encash' | 'deduct'; onDay: Day; minutes: number }

export type LedgerRules = {
  /** What of a lot that ends goes on: so many minutes at the most, for so many months (null: without an end). Null: nothing. */
  carry: { maxMinutes: number; months: number | null } | null
  /** No grant raises the balance beyond this; null: any. */
  ceiling: number | null
}

/** Minutes taken beyond what there was; the one lot that may be below nought, and is filled first by what comes. */
export const OWED = 'owed'

const RANK: Readonly<Record<LeaveEvent['kind'], number>> = { grant: 0, adjust: 0, take: 1, encash: 2, deduct: 2 }

type Released = { lot: string; minutes: number; at: string }
type State = { lots: Map<string, Lot>; left: Map<string, number>; entries: Entry[]; released: Released[] }

const leftOf = (state: State, lot: string): number => state.left.get(lot) ?? 0

const post = (state: State, entry: Entry): void => {
  if (entry.minutes === 0) return
  state.entries.push(entry)
  state.left.set(entry.lot, leftOf(state, entry.lot) + entry.minutes)
}

const total = (state: State): number => [...state.left.values()].reduce((sum, minutes) => sum + minutes, 0)

/** Text that orders lots as they are used: what ends first, then what could be used first. */
const orderOf = (lot: Lot): string => `${lot.expiresOn ?? '9999'} ${lot.usableFrom} ${lot.id}`

const usable = (state: State, day: Day): Lot[] =>
  [...state.lots.values()]
    .filter(
      (lot) => lot.usableFrom <= day && (lot.expiresOn === null || day <= lot.expiresOn) && leftOf(state, lot.id) > 0,
    )
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))

/** Minutes of a lot that came back only after a moment: what was decided before it does not move onto them. */
const releasedAfter = (state: State, lot: string, moment: string): number =>
  state.released.reduce((sum, one) => (one.lot === lot && one.at > moment ? sum + one.minutes : sum), 0)

type Taken = { onDay: Day; minutes: number; id: string; enteredAt?: string }

/** The lot that ends first goes out first; what no lot covers is owed. */
const consume = (state: State, kind: 'consume' | 'encash' | 'adjust', event: Taken): Entry[] => {
  const found: Entry[] = []
  let open = event.minutes
  const take = (lot: string, most: number): void => {
    const part = Math.min(open, most)
    if (part <= 0) return
    const entry: Entry = { lot, kind, minutes: -part, onDay: event.onDay, cause: event.id }
    post(state, entry)
    found.push(entry)
    open -= part
  }
  const lots = usable(state, event.onDay)
  for (const { id } of lots) take(id, leftOf(state, id) - releasedAfter(state, id, event.enteredAt ?? ''))
  for (const { id } of lots) take(id, leftOf(state, id))
  take(OWED, open)
  return found
}

const release = (state: State, taken: readonly Entry[], at: string): void => {
  for (const { lot, minutes, onDay, cause } of taken) {
    post(state, { lot, kind: 'release', minutes: -minutes, onDay, cause })
    state.released.push({ lot, minutes: -minutes, at })
  }
}

const repay = (state: State, lot: string, onDay: Day): void => {
  const part = Math.min(-leftOf(state, OWED), leftOf(state, lot))
  if (part <= 0) return
  post(state, { lot, kind: 'repay', minutes: -part, onDay, cause: OWED })
  post(state, { lot: OWED, kind: 'repay', minutes: part, onDay, cause: lot })
}

/** The lot itself, or where its minutes went on; null: it ended and nothing of it went on. */
const livingLot = (state: State, lot: Lot, day: Day): Lot | null => {
  let current: Lot | undefined = lot
  while (current && current.expiresOn !== null && current.expiresOn < day) {
    const { id }: Lot = current
    current = [...state.lots.values()].find((candidate) => candidate.parent === id)
  }
  return current ?? null
}

const grant = (state: State, event: Extract<LeaveEvent, { lot: Lot }>, rules: LedgerRules): void => {
  if (!state.lots.has(event.lot.id)) state.lots.set(event.lot.id, event.lot)
  const lot = livingLot(state, event.lot, event.onDay)
  if (!lot) return
  const room = rules.ceiling === null ? event.minutes : Math.max(0, rules.ceiling - total(state))
  // A correction downwards takes no more than is left in its lot.
  const minutes = Math.max(Math.min(event.minutes, room), -leftOf(state, lot.id))
  post(state, { lot: lot.id, kind: event.kind, minutes, onDay: event.onDay, cause: event.id })
  if (lot.usableFrom <= event.onDay) repay(state, lot.id, event.onDay)
}

/** On the day after its last one: what may go on goes into a lot of its own, the rest ends. */
const endLot = (state: State, lot: Lot, { carry }: LedgerRules): void => {
  const last = lot.expiresOn ?? ''
  const onDay = addDays(last, 1)
  // Nothing ends unused while something is owed.
  repay(state, lot.id, last)
  const left = leftOf(state, lot.id)
  // What was carried once is not carried again.
  const carried = carry && lot.parent === null ? Math.min(left, carry.maxMinutes) : 0
  if (carried > 0 && carry) {
    const expiresOn = carry.months === null ? null : addDays(addMonths(onDay, carry.months), -1)
    const child: Lot = { id: `${lot.id}+`, usableFrom: onDay, expiresOn, parent: lot.id }
    state.lots.set(child.id, child)
    post(state, { lot: lot.id, kind: 'carry_out', minutes: -carried, onDay, cause: lot.id })
    post(state, { lot: child.id, kind: 'carry_in', minutes: carried, onDay, cause: lot.id })
  }
  post(state, { lot: lot.id, kind: 'expire', minutes: -leftOf(state, lot.id), onDay, cause: lot.id })
}

/** The lot that ends first, of those that have ended before a day. */
const nextEnding = (state: State, ended: ReadonlySet<string>, day: Day): Lot | undefined => {
  let next: Lot | undefined
  for (const lot of state.lots.values())
    if (lot.expiresOn !== null && lot.expiresOn < day && !ended.has(lot.id))
      if (!next || orderOf(lot) < orderOf(next)) next = lot
  return next
}

/**
 * What the ledger says on a day when everything that is known happened in its own order: by day, on one day what ends before what comes, and what
 * comes before what is taken; then by id.
 * @param until the last day; events after it are not yet
 */
export const replayLeave = (q: {
  rules: LedgerRules
  events: readonly LeaveEvent[]
  until: Day
}): { entries: Entry[]; lots: Lot[] } => {
  const state: State = { lots: new Map(), left: new Map(), entries: [], released: [] }
  const ended = new Set<string>()
  const endBefore = (day: Day): void => {
    for (let lot = nextEnding(state, ended, day); lot; lot = nextEnding(state, ended, day)) {
      endLot(state, lot, q.rules)
      ended.add(lot.id)
    }
  }
  const events = q.events
    .filter((event) => event.onDay <= q.until)
    .map((event) => ({ event, place: `${event.onDay} ${RANK[event.kind]} ${event.id}` }))
  for (const { event } of events.toSorted((a, b) => (a.place < b.place ? -1 : 1))) {
    endBefore(event.onDay)
    if (event.kind === 'take') {
      const taken = consume(state, 'consume', event)
      if (event.cancelledAt !== undefined) release(state, taken, event.cancelledAt)
    } else if ('lot' in event) grant(state, event, q.rules)
    else consume(state, event.kind === 'encash' ? 'encash' : 'adjust', event)
  }
  endBefore(q.until)
  return { entries: state.entries, lots: [...state.lots.values()] }
}

const OPPOSITE: Partial<Record<EntryKind, EntryKind>> = {
  consume: 'release',
  expire: 'unexpire',
  release: 'consume',
  unexpire: 'expire',
}
/** A release belongs to the consumption it takes back, an unexpire to its expiry. */
const baseOf = (kind: EntryKind): EntryKind =>
  kind === 'release' || kind === 'unexpire' ? (OPPOSITE[kind] ?? kind) : kind

const groupOf = (entry: Entry): string => [entry.lot, baseOf(entry.kind), entry.onDay, entry.cause].join('\u0000')

const sums = (entries: readonly Entry[]): Map<string, Entry> => {
  const found = new Map<string, Entry>()
  for (const entry of entries) {
    const minutes = (found.get(groupOf(entry))?.minutes ?? 0) + entry.minutes
    found.set(groupOf(entry), { ...entry, kind: baseOf(entry.kind), minutes })
  }
  return found
}

/**
 * What has to be appended so that the posted entries say what they should: what is wrong is written against whole, then written right. Nothing is
 * deleted, and after it the difference is empty.
 */
export const difference = (posted: readonly Entry[], target: readonly Entry[]): Entry[] => {
  const was = sums(posted)
  const should = sums(target)
  const back: Entry[] = []
  for (const [group, entry] of was)
    if (entry.minutes !== 0 && entry.minutes !== (should.get(group)?.minutes ?? 0))
      back.push({ ...entry, kind: OPPOSITE[entry.kind] ?? entry.kind, minutes: -entry.minutes })
  const right = [...should].filter(
    ([group, entry]) => entry.minutes !== 0 && entry.minutes !== (was.get(group)?.minutes ?? 0),
  )
  return [...back, ...right.map(([, entry]) => entry)]
}

/** Minutes on a day: everything written for it and for days before. The forecast is the same of a replay that goes further. */
export const balanceOn = (entries: readonly Entry[], on: Day): number =>
  entries.reduce((sum, entry) => (entry.onDay <= on ? sum + entry.minutes : sum), 0)

/** Minutes in one lot on a day. */
export const leftInLot = (entries: readonly Entry[], lot: string, on: Day): number =>
  balanceOn(
    entries.filter((entry) => entry.lot === lot),
    on,
  )

/** A balance of a later day in its parts: what there is, what is booked until then, what comes and what ends. They add up. */
export const forecastOn = (entries: readonly Entry[], today: Day, on: Day) => {
  const later = entries.filter((entry) => entry.onDay > today && entry.onDay <= on)
  const sum = (...kinds: EntryKind[]): number =>
    later.reduce((minutes, entry) => (kinds.includes(entry.kind) ? minutes + entry.minutes : minutes), 0)
  return {
    now: balanceOn(entries, today),
    booked: -sum('consume', 'release'),
    accruing: sum('grant', 'adjust'),
    expiring: -sum('expire', 'unexpire', 'carry_out', 'carry_in'),
    paidOut: -sum('encash'),
    forecast: balanceOn(entries, on),
  }
}
