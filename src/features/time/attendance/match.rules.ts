import type { ShiftInstance } from '../schedules/expand.rules.ts'
import { instantText, MINUTE } from '../schedules/place-clock.rules.ts'
import type { Span, Stretch } from '../schedules/spans.rules.ts'
import type { MatchChoice, MatchReason } from './match-reasons.rules.ts'
import { collapseDoubles, type EffectivePunch, effectivePunches, type Fix, type Punch } from './punches.rules.ts'
import { firstToLast, type Pair, pairedMinutes, workedStretches } from './worked-time.rules.ts'

/**
 * Which punch belongs to which shift. Every punch belongs to one at most; the order in which they arrive changes nothing; punches themselves
 * are never changed.
 */

export type MatchRules = {
  /** Punches of one device in one direction within so many seconds are one. */
  doubleSeconds: number
  /** Worked time is the sum of the pairs, or everything from the first in to the last out. */
  hours: 'pairs' | 'first_to_last'
}

export type MatchedShift = {
  instance: ShiftInstance
  choices: readonly MatchChoice[]
  pairs: readonly (Span & { in: string; out: string })[]
  /** The punch that came in and has no out; its instant. Null: none is open. */
  openSince: string | null
  /** A second arrival while somebody was in already, later than a device repeats itself; null: none. */
  secondIn: string | null
  /** The window is over and the out never came, or an out came without an in. */
  unpaired: 'missing_out' | 'missing_in' | null
  pairedMinutes: number
  firstToLastMinutes: number
  breakMinutes: number
  /** Minutes; null as long as anything is unpaired. */
  worked: number | null
  /** Worked time without its breaks, in order; empty as long as anything is unpaired. */
  workedSpans: readonly Span[]
}

export type MatchQuestion = {
  punches: readonly Punch[]
  fixes: readonly Fix[]
  /** Of one person, with a day on either side of what is asked for. */
  instances: readonly ShiftInstance[]
  rules: MatchRules
  now: string
}

export type UnmatchedPunch = { punchId: string; at: string; reason: MatchReason }

type Place = {
  instance: ShiftInstance
  plan: Stretch
  window: Stretch
  rank: number
  choices: MatchChoice[]
  pairs: Pair[]
  /** The last in and out, however they were taken. */
  lastIn: number
  lastOut: number
  secondIn: string | null
  strayOut: boolean
}

type Open = { place: number; punch: EffectivePunch }

const RANK = { roster: 0, pattern: 1, default: 2 } as const
const REASON = { roster: 'roster_window', pattern: 'pattern_window', default: 'default_window' } as const

const placesOf = (instances: readonly ShiftInstance[]): Place[] =>
  instances
    .map((instance) => ({
      instance,
      plan: { from: Date.parse(instance.plan.from), until: Date.parse(instance.plan.until) },
      window: { from: Date.parse(instance.window.from), until: Date.parse(instance.window.until) },
      rank: RANK[instance.origin] + (instance.off ? 3 : 0),
      choices: [],
      pairs: [],
      lastIn: Number.NEGATIVE_INFINITY,
      lastOut: Number.NEGATIVE_INFINITY,
      secondIn: null,
      strayOut: false,
    }))
    .sort((a, b) => a.plan.from - b.plan.from || a.plan.until - b.plan.until || a.rank - b.rank)

/** Seconds are left out of what is counted, at both ends alike: no minute is lost between an out and the in after it. */
const wholeMinute = (at: number) => at - (((at % MINUTE) + MINUTE) % MINUTE)

class Matching {
  readonly unmatched: UnmatchedPunch[] = []
  readonly places: Place[]
  /** Pairs that another shift's in has left open, by place. */
  readonly leftOpen = new Map<number, EffectivePunch>()
  open: Open | null = null
  private readonly doubleSeconds: number
  /** Places before it are over: their windows end before any punch to come. */
  private first = 0

  constructor(places: Place[], doubleSeconds: number) {
    this.places = places
    this.doubleSeconds = doubleSeconds
  }

  take(punch: EffectivePunch) {
    if (punch.direction !== 'in' && this.closes(punch)) return
    const found = this.find(punch)
    if (!found) {
      this.unmatched.push({ punchId: punch.id, at: instantText(punch.at), reason: 'no_window' })
      return
    }
    const { index, reason } = found
    const place = this.places[index] as Place
    if (punch.direction === 'out') {
      // A second device may say out again at once; later, the in between is missing, and so are the hours after it.
      const again = punch.at - place.lastOut <= this.doubleSeconds * 1000
      place.strayOut ||= !again
      place.lastOut = punch.at
      place.choices.push({ punchId: punch.id, role: 'ignored', reason: again ? 'out_after_out' : 'out_without_in' })
      return
    }
    if (this.open?.place === index) {
      // Somebody who came already says so again: at once at another device it is the same coming, later an out between is missing.
      if (punch.at - place.lastIn > this.doubleSeconds * 1000) place.secondIn ??= punch.id
      place.lastIn = punch.at
      place.choices.push({ punchId: punch.id, role: 'ignored', reason: 'in_while_in' })
      return
    }
    // What is open elsewhere stays without its out: its window no longer holds this moment, or this punch says in.
    place.choices.push({ punchId: punch.id, role: 'in', reason })
    place.lastIn = punch.at
    if (this.open) this.leftOpen.set(this.open.place, this.open.punch)
    this.open = { place: index, punch }
  }

  private closes(punch: EffectivePunch): boolean {
    const { open } = this
    if (!open) return false
    const last = this.lastTouched(open.place, punch)
    if (last === null) return false
    let from = open.punch.at
    for (let i = open.place; i <= last; i++) {
      const place = this.places[i] as Place
      const until = i === last ? punch.at : place.plan.until
      place.pairs.push({ from: wholeMinute(from), until: wholeMinute(until), in: open.punch.id, out: punch.id })
      from = until
    }
    const reason = last === open.place ? 'closes_open_pair' : 'worked_on_into_next_shift'
    const place = this.places[last] as Place
    place.choices.push({ punchId: punch.id, role: 'out', reason })
    place.lastOut = punch.at
    this.open = null
    return true
  }

  /** The place whose window holds the moment: the open one, or one that is reached over shifts that begin as the one before them ends. */
  private lastTouched(from: number, punch: EffectivePunch): number | null {
    for (let i = from; i < this.places.length; i++) {
      const [place, next] = [this.places[i] as Place, this.places[i + 1]]
      if (punch.at <= place.window.until) return i
      if (!next || next.plan.from !== place.plan.until || next.instance.off || next.choices.length > 0) return null
      if (isArrival(punch, place, next)) return null
    }
    return null
  }

  private find(punch: EffectivePunch): { index: number; reason: MatchReason } | null {
    const { places } = this
    for (let place = places[this.first]; place && place.window.until < punch.at; place = places[this.first])
      this.first++
    const held: number[] = []
    for (let i = this.first; i < places.length; i++) {
      const { window, plan } = places[i] as Place
      if (plan.from > punch.at + MOST_AHEAD) break
      if (window.from <= punch.at && punch.at <= window.until) held.push(i)
    }
    const [only] = held
    if (only === undefined) return null
    if (held.length === 1) return { index: only, reason: REASON[(places[only] as Place).instance.origin] }
    return this.choose(held, punch)
  }

  /** Of several windows: roster, pattern, default; then the earlier at the very end of its window, unless a shift starts at that moment; then the nearest start. */
  private choose(held: readonly number[], punch: EffectivePunch) {
    const rankOf = (i: number) => (this.places[i] as Place).rank
    const best = Math.min(...held.map(rankOf))
    const same = held.filter((i) => rankOf(i) === best)
    const ends = same.filter((i) => this.places[i]?.window.until === punch.at && this.places[i]?.plan.from !== punch.at)
    const starts = same.some((i) => this.places[i]?.plan.from === punch.at)
    const among = ends.length > 0 && (punch.direction === 'out' || !starts) ? ends : same
    const distance = (i: number) => Math.abs((this.places[i] as Place).plan.from - punch.at)
    const index = among.reduce((a, b) => (distance(b) < distance(a) ? b : a))
    const origin = (this.places[index] as Place).instance.origin
    const reason: MatchReason = same.length > 1 ? 'nearest_start' : REASON[origin]
    return { index, reason }
  }
}

/** Without a direction, and nearer to the beginning of the next day's shift than to its end, a punch is somebody who comes. */
const isArrival = ({ at, direction }: EffectivePunch, before: Place, next: Place): boolean =>
  direction === 'unknown' &&
  next.instance.workDate !== before.instance.workDate &&
  at - next.plan.from < next.plan.until - at

/** A window begins at most half a day before its shift. */
const MOST_AHEAD = 720 * MINUTE

/** Punches of one moment: while somebody is in, an out goes first, otherwise an in. */
const takeMoment = (matching: Matching, moment: EffectivePunch[]) => {
  while (moment.length > 0) {
    const wanted = matching.open ? 'out' : 'in'
    const found = moment.findIndex(({ direction }) => direction === wanted)
    const [punch] = moment.splice(Math.max(0, found), 1)
    if (punch) matching.take(punch)
  }
}

const takeAll = (matching: Matching, punches: readonly EffectivePunch[]) => {
  for (let i = 0; i < punches.length; ) {
    const punch = punches[i] as EffectivePunch
    let end = i + 1
    while (punches[end]?.at === punch.at) end++
    if (end === i + 1) matching.take(punch)
    else takeMoment(matching, punches.slice(i, end))
    i = end
  }
}

const matchedOf = (place: Place, openPunch: EffectivePunch | null, q: MatchQuestion): MatchedShift => {
  const over = Date.parse(q.now) > place.window.until
  const missingOut = openPunch && over ? 'missing_out' : null
  const unpaired = place.strayOut ? 'missing_in' : missingOut
  const complete = !unpaired && !openPunch && place.pairs.length > 0
  const counted = q.rules.hours === 'pairs' ? place.pairs : firstToLast(place.pairs)
  const stretches = workedStretches(counted, place.instance.breaks)
  const minutes = pairedMinutes(counted)
  const worked = pairedMinutes(stretches)
  return {
    instance: place.instance,
    choices: place.choices,
    pairs: place.pairs.map((pair) => ({
      from: instantText(pair.from),
      until: instantText(pair.until),
      in: pair.in,
      out: pair.out,
    })),
    openSince: openPunch ? instantText(openPunch.at) : null,
    secondIn: place.secondIn,
    unpaired,
    pairedMinutes: pairedMinutes(place.pairs),
    firstToLastMinutes: pairedMinutes(firstToLast(place.pairs)),
    breakMinutes: minutes - worked,
    worked: complete ? worked : null,
    workedSpans: complete
      ? stretches.map(({ from, until }) => ({ from: instantText(from), until: instantText(until) }))
      : [],
  }
}

/**
 * Punches of one person brought to shifts. In order of time: an out, or a punch without direction while somebody is in, closes the open pair
 * whose window still holds it; any other belongs to the roster shift whose window holds it, then to the pattern's, then to the default shift,
 * and of several alike to the nearest start. Windows include both their ends. Without a matching out nothing is worked: neither nought nor until now.
 */
export const matchPunches = (q: MatchQuestion): { shifts: MatchedShift[]; unmatched: UnmatchedPunch[] } => {
  const matching = new Matching(placesOf(q.instances), q.rules.doubleSeconds)
  const now = Date.parse(q.now)
  const all = effectivePunches(q.punches, q.fixes)
  const { kept, doubles } = collapseDoubles(all, q.rules.doubleSeconds)
  const future = kept.findIndex(({ at }) => at > now)
  takeAll(matching, future < 0 ? kept : kept.slice(0, future))
  if (future >= 0)
    for (const { id, at } of kept.slice(future))
      matching.unmatched.push({ punchId: id, at: instantText(at), reason: 'in_the_future' })
  addDoubles(matching, doubles)
  if (matching.open) matching.leftOpen.set(matching.open.place, matching.open.punch)
  return {
    shifts: matching.places.map((place, i) => matchedOf(place, matching.leftOpen.get(i) ?? null, q)),
    unmatched: matching.unmatched,
  }
}

/** A double stands where the punch stands that it repeats. */
const addDoubles = (matching: Matching, doubles: readonly { punch: EffectivePunch; of: string }[]) => {
  if (doubles.length === 0) return
  const placeOf = new Map<string, Place>()
  for (const place of matching.places) for (const { punchId } of place.choices) placeOf.set(punchId, place)
  for (const { punch, of } of doubles) {
    const choice: MatchChoice = { punchId: punch.id, role: 'ignored', reason: 'double_of_another' }
    const place = placeOf.get(of)
    if (place) place.choices.push(choice)
    else matching.unmatched.push({ punchId: punch.id, at: instantText(punch.at), reason: choice.reason })
  }
}
