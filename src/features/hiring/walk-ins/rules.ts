/** A walk-in event: what may be done with it, how many it takes, who is next and how long they wait. */
export const STATES = ['draft', 'open', 'paused', 'live', 'ended', 'cancelled'] as const
export type EventState = (typeof STATES)[number]

export const MOVES = ['publish', 'pause', 'resume', 'begin', 'end', 'cancel'] as const
export type EventMove = (typeof MOVES)[number]

/** From where each leads where. What is not in it cannot be done. */
const TABLE: Readonly<Record<EventMove, { from: readonly EventState[]; to: EventState }>> = {
  publish: { from: ['draft'], to: 'open' },
  pause: { from: ['open'], to: 'paused' },
  resume: { from: ['paused'], to: 'open' },
  begin: { from: ['open', 'paused'], to: 'live' },
  end: { from: ['live'], to: 'ended' },
  cancel: { from: ['draft', 'open', 'paused', 'live'], to: 'cancelled' },
}

export const nextState = (state: EventState, move: EventMove): EventState | null =>
  TABLE[move].from.includes(state) ? TABLE[move].to : null

export const movesFrom = (state: EventState): EventMove[] => MOVES.filter((m) => nextState(state, m) !== null)

/** Whether people may register for themselves. */
export const takesPeople = (state: EventState): boolean => state === 'open' || state === 'live'

/** Whether a job of an event still takes people. */
export const takesApplicants = ({ status }: { status: string }): boolean => status === 'open' || status === 'paused'

/** What keeps somebody from being put down for one of the jobs of an event; null: nothing. */
export const refusalOfJob = (jobs: readonly { id: string; status: string }[], jobId: string): string | null => {
  const job = jobs.find(({ id }) => id === jobId)
  if (!job) return 'This job is not one of the event.'
  return takesApplicants(job) ? null : 'This job is closed.'
}

const MINUTE = 60_000
export const MOST_SLOTS = 48
/** At most one more of ten than there is time for. */
export const MOST_PERCENT = 110
/** Who asked for quiet is given twice the time. */
const QUIET_FACTOR = 2

type Plan = { desks: number; averageMinutes: number; bookedPercent: number }

/** How many a slot takes: desks × minutes ÷ average, over-booked as the host chose; a quiet one takes half of that and never more than there is time for. */
export const capacityOf = ({ desks, averageMinutes, bookedPercent }: Plan, minutes: number, quiet = false): number =>
  quiet
    ? Math.floor((desks * minutes) / (averageMinutes * QUIET_FACTOR))
    : Math.floor((desks * minutes * bookedPercent) / (averageMinutes * 100))

export type Slot = { position: number; startsAt: string; endsAt: string; capacity: number; quiet: boolean }

/** The slots from the first minute to the last; what is left at the end and shorter than a slot belongs to the last one. */
export const slotsOf = (
  plan: Plan & { slotMinutes: number; quiet: boolean },
  from: string,
  to: string,
): { slots: Slot[]; problem: string | null } => {
  const whole = (Date.parse(to) - Date.parse(from)) / MINUTE
  if (!(whole >= plan.slotMinutes)) return { slots: [], problem: 'The day must be at least as long as one slot.' }
  const count = Math.floor(whole / plan.slotMinutes)
  if (count > MOST_SLOTS) return { slots: [], problem: `At most ${MOST_SLOTS} slots. Make them longer.` }
  const slots = Array.from({ length: count }, (_, i): Slot => {
    const begin = Date.parse(from) + i * plan.slotMinutes * MINUTE
    const end = i === count - 1 ? Date.parse(to) : begin + plan.slotMinutes * MINUTE
    const quiet = plan.quiet && i === 0 && count > 1
    return {
      position: i + 1,
      startsAt: new Date(begin).toISOString(),
      endsAt: new Date(end).toISOString(),
      capacity: capacityOf(plan, (end - begin) / MINUTE, quiet),
      quiet,
    }
  })
  if (slots.some((s) => s.capacity < 1))
    return { slots: [], problem: 'A slot is too short for one conversation. Make slots longer, or add desks.' }
  return { slots, problem: null }
}

export const TICKET_STATES = [
  'waitlisted',
  'registered',
  'waiting',
  'called',
  'interviewing',
  'held',
  'done',
  'no_show',
  'left',
  'cancelled',
] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** Those that take a place of their slot. */
export const TAKES_PLACE: readonly TicketState[] = TICKET_STATES.filter(
  (s) => !['waitlisted', 'left', 'cancelled'].includes(s),
)

export const TICKET_MOVES = ['checkIn', 'callAgain', 'start', 'hold', 'release', 'noShow', 'rejoin', 'leave'] as const
export type TicketMove = (typeof TICKET_MOVES)[number]

const TICKETS: Readonly<Record<TicketMove, { from: readonly TicketState[]; to: TicketState }>> = {
  checkIn: { from: ['registered', 'waitlisted'], to: 'waiting' },
  callAgain: { from: ['called'], to: 'called' },
  start: { from: ['called'], to: 'interviewing' },
  hold: { from: ['waiting', 'called'], to: 'held' },
  release: { from: ['held'], to: 'waiting' },
  noShow: { from: ['called'], to: 'no_show' },
  rejoin: { from: ['no_show'], to: 'waiting' },
  leave: { from: ['waiting', 'called', 'held', 'no_show'], to: 'left' },
}

export const CALLS_APART_MINUTES = 5
const SAID: Readonly<Record<TicketState, string>> = {
  waitlisted: 'on the waiting list',
  registered: 'not here yet',
  waiting: 'waiting',
  called: 'called',
  interviewing: 'in an interview',
  held: 'held back',
  done: 'done',
  no_show: 'marked as not there',
  left: 'gone',
  cancelled: 'cancelled',
}

export type TicketProgress = { status: TicketState; calls: number; calledAt: string | null }

/** Null: it can be done; else why not. */
export const refusalOf = (move: TicketMove, current: TicketProgress, now: Date): string | null => {
  if (!TICKETS[move].from.includes(current.status)) return `This ticket is ${SAID[current.status]}.`
  if (move === 'callAgain') {
    if (current.calls >= 2) return 'This ticket was called twice already.'
    const again = Date.parse(current.calledAt ?? '') + CALLS_APART_MINUTES * MINUTE
    if (now.getTime() < again) return `Call again ${CALLS_APART_MINUTES} minutes after the first call, not before.`
  }
  if (move === 'noShow' && current.calls < 2)
    return `Call this ticket a second time first, ${CALLS_APART_MINUTES} minutes after the first call.`
  return null
}
export const stateAfter = (move: TicketMove): TicketState => TICKETS[move].to

type Coming = { slotStartsAt: string | null; slotEndsAt: string | null; arrivedAt: string; lateUntil: string | null }

/**
 * From when somebody counts in the queue: the beginning of their slot when they are there by its end, or said in time that they are late and
 * kept to it; else, and without a slot, the moment they came. An early arrival goes before nobody of an earlier slot.
 */
export const orderAt = ({ slotStartsAt, slotEndsAt, arrivedAt, lateUntil }: Coming): string => {
  if (slotStartsAt === null || slotEndsAt === null) return arrivedAt
  const arrived = Date.parse(arrivedAt)
  const stored = arrived < Date.parse(slotEndsAt) || (lateUntil !== null && arrived <= Date.parse(lateUntil))
  return stored ? slotStartsAt : arrivedAt
}

/** Whoever missed both calls comes after everybody who waits. */
export const rejoinAt = (now: string, waiting: readonly { orderAt: string }[]): string =>
  [now, ...waiting.map((w) => new Date(Date.parse(w.orderAt) + 1).toISOString())].sort().at(-1) ?? now

export type InLine = { id: string; number: number; orderAt: string; arrivedAt: string }

/** Who is called first; the same for everybody, in whatever order they were read. */
export const inOrder = <T extends InLine>(waiting: readonly T[]): T[] =>
  [...waiting].sort(
    (a, b) =>
      Date.parse(a.orderAt) - Date.parse(b.orderAt) ||
      Date.parse(a.arrivedAt) - Date.parse(b.arrivedAt) ||
      a.number - b.number,
  )

/** Conversations that have to be over before they say more than the plan, and how many of the latest are looked at. */
const ENOUGH = 3
const LATEST = 10

/** What one conversation takes: the plan until some are over, then the mean of the latest ones. Whole minutes, at least one. */
export const averageOf = (planned: number, took: readonly number[]): number => {
  if (took.length < ENOUGH) return planned
  const latest = took.slice(-LATEST)
  return Math.max(1, Math.round(latest.reduce((sum, m) => sum + m, 0) / latest.length))
}

/** Minutes until the one with `ahead` people before them sits down: each goes to the desk that is free first. `busy`: minutes each desk in use has gone on for. */
const minutesUntil = (ahead: number, desks: number, busy: readonly number[], average: number): number => {
  const free = Array.from({ length: Math.max(desks, busy.length) }, (_, i) => {
    const went = busy[i]
    return went === undefined ? 0 : Math.max(1, average - went)
  })
  for (let n = 0; n <= ahead; n++) {
    const at = free.indexOf(Math.min(...free))
    if (n === ahead) return free[at] ?? 0
    free[at] = (free[at] ?? 0) + average
  }
  return 0
}

export type Estimate = { from: number; to: number }

/** An honest span: nobody knows to the minute. Five-minute steps; the upper end never below the lower. */
export const estimateOf = (ahead: number, desks: number, busy: readonly number[], average: number): Estimate => {
  const minutes = minutesUntil(ahead, desks, busy, average)
  const from = Math.floor((minutes * 4) / 25) * 5
  return { from, to: Math.max(from + 5, Math.ceil((minutes * 13) / 50) * 5) }
}

/** Free places, slot by slot; over the waiting list nobody jumps. */
export const freeIn = (slot: { capacity: number; taken: number }): number => Math.max(0, slot.capacity - slot.taken)

export const RESULTS = ['review', 'interview', 'offer'] as const
export type Result = (typeof RESULTS)[number]
