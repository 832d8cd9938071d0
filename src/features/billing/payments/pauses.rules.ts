import { DAY_MS } from '../../../shared/dates.ts'

/** So long a plan stands still at most, once in each period that was paid. */
export const MOST_PAUSE_DAYS = 30
/** So long before a charge nothing is moved any more: the provider may be making it. Milliseconds. */
const CHARGE_IS_NEAR = 60 * 60_000

/** A plan that stands still: in the period whose invoice says that it ends at `of`, from an instant until another. ISO in UTC, whole seconds. */
export type Pause = { of: string; from: string; until: string }
export type PauseSpan = Pick<Pause, 'from' | 'until'>

/** How long a pause lasts, milliseconds. */
export const lengthOfPause = ({ from, until }: PauseSpan): number => Math.max(0, Date.parse(until) - Date.parse(from))

type Told = { id: string; at: string; pause: Pause | null }

/**
 * The pause of each period, by the end its invoice says. The provider knows one of a period, so what was told last holds; of two told in the same
 * second it is the shorter one, for a pause is only ever shortened.
 */
export const pausesOf = (told: readonly Told[]): ReadonlyMap<string, Pause> => {
  const inTime = [...told].sort(
    (a, b) =>
      a.at.localeCompare(b.at) ||
      (b.pause?.until ?? '').localeCompare(a.pause?.until ?? '') ||
      (b.pause?.from ?? '').localeCompare(a.pause?.from ?? '') ||
      a.id.localeCompare(b.id),
  )
  return new Map(inTime.flatMap(({ pause }) => (pause ? [[pause.of, pause] as const] : [])))
}

/** When a period ends that was paused: as much later as the pause lasts. */
export const movedBy = (until: string, pause: Pause | undefined): string =>
  pause ? new Date(Date.parse(until) + lengthOfPause(pause)).toISOString() : until

/** Whether it is now between the beginning and the end of a pause. */
export const isPausedAt = (pause: PauseSpan | null, now: Date): boolean =>
  pause !== null && Date.parse(pause.from) <= now.getTime() && now.getTime() < Date.parse(pause.until)

/** The instant up to which a paused period is used: the clock without the time it stood still. */
export const usedUpTo = (pause: PauseSpan | null, now: Date): Date => {
  if (!pause) return now
  const stood = Math.min(Math.max(now.getTime() - Date.parse(pause.from), 0), lengthOfPause(pause))
  return new Date(now.getTime() - stood)
}

const seconds = (at: number): string => new Date(Math.floor(at / 1000) * 1000).toISOString()

/** A pause of so many days that begins now, in a period that is paid until `paidUntil`. */
export const pauseFrom = (now: Date, days: number, paidUntil: string): Pause => ({
  of: paidUntil,
  from: seconds(now.getTime()),
  until: seconds(now.getTime() + days * DAY_MS),
})

/** The same pause, ended now. `paidUntil` is moved by what it was to last. */
export const endedPause = (pause: PauseSpan, now: Date, paidUntil: string): Pause => ({
  of: new Date(Date.parse(paidUntil) - lengthOfPause(pause)).toISOString(),
  from: pause.from,
  until: seconds(Math.max(now.getTime(), Date.parse(pause.from))),
})

/** Why a plan cannot be paused now; null when it can. */
export type NoPause = 'unpaid' | 'cancelled' | 'coupon' | 'before' | 'charge'
type Pausable = {
  state: string
  cancels: boolean
  reducedLeft: number
  pause: PauseSpan | null
  paidUntil: string | null
}
export const noPauseOf = ({ state, cancels, reducedLeft, pause, paidUntil }: Pausable, now: Date): NoPause | null => {
  if (cancels) return 'cancelled'
  if (state !== 'paid' || paidUntil === null) return 'unpaid'
  if (pause) return 'before'
  // A coupon reaches a number of months at the provider, whose months would go on while the plan stands still.
  if (reducedLeft > 0) return 'coupon'
  return Date.parse(paidUntil) - now.getTime() < CHARGE_IS_NEAR ? 'charge' : null
}
