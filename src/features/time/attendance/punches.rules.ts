import type { Day } from '../../../shared/dates.ts'

/** Punches as they come in, and as they count. A punch is never changed; a fix is a row beside it. */

export type Direction = 'in' | 'out' | 'unknown'

/** A stored punch. `at`: when it happened by our clock, the device's drift taken off; what the device showed stays in its row. */
export type Punch = {
  id: string
  at: string
  direction: Direction
  deviceId: string | null
  /** Number the device gave it; null: it gives none. */
  deviceSeq: number | null
}

/** An approved correction. `addedId` is what an added punch goes by. Later ones hold over earlier ones. */
export type Fix = { id: string; enteredAt: string } & (
  | { kind: 'add'; addedId: string; at: string; direction: Direction }
  | { kind: 'void'; punchId: string }
  | { kind: 'retime'; punchId: string; at: string; direction?: Direction }
)

/**
 * Minutes somebody is in from a moment on until now, by punches of theirs, the last first: whole pairs, and the one that is open. What is before the
 * moment, and an out without an in, counts nothing.
 */
export const minutesIn = (
  punches: readonly { at: string; direction: Direction }[],
  { from, now }: { from: number; now: number },
): number => {
  let [total, since] = [0, null as number | null]
  for (const { at, direction } of punches.toReversed()) {
    const moment = Date.parse(at)
    if (moment < from) continue
    if (direction === 'in') since ??= moment
    else if (since !== null) {
      total += moment - since
      since = null
    }
  }
  if (since !== null) total += Math.max(0, now - since)
  return Math.floor(total / 60_000)
}

/** A punch as it counts, in milliseconds. */
export type EffectivePunch = {
  id: string
  at: number
  direction: Direction
  deviceId: string | null
  deviceSeq: number | null
  /** A fix made or moved it. */
  fixed: boolean
}

/** What a device's clock says beside ours: its drift is what it was ahead when it was last in touch, in seconds. */
export type DeviceClock = { deviceAt: string; driftSeconds: number; receivedAt: string }

/** Farther than this between happening and arriving, a punch was kept on the device, in seconds. */
const AT_ONCE = 60

const clockWords = (driftSeconds: number): string => {
  const minutes = Math.round(Math.abs(driftSeconds) / 60)
  if (minutes === 0) return ''
  return `device ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${driftSeconds > 0 ? 'fast' : 'slow'}`
}

/** When a punch happened by our clock, and what has to be told of it: kept on the device, clock ahead or behind. */
export const effectiveTime = ({ deviceAt, driftSeconds, receivedAt }: DeviceClock) => {
  const at = Date.parse(deviceAt) - driftSeconds * 1000
  const offline = Date.parse(receivedAt) - at > AT_ONCE * 1000
  const words = [offline ? 'captured offline' : '', clockWords(driftSeconds)].filter((part) => part !== '')
  return {
    at: new Date(at).toISOString(),
    offline,
    shown: words.join(', '),
    inFuture: at > Date.parse(receivedAt) + AT_ONCE * 1000,
  }
}

/** A row of a device's file or upload. */
export type DeviceRow = { device: string; seq: number | null; at: string; user: string; direction: Direction }

/** What becomes of a row: `known already` is the same upload again; a number used for another punch is stored and shown to somebody. */
export type IntakeVerdict = 'stored' | 'known already' | 'stored, number used twice'

const rowKey = ({ device, seq, at, user, direction }: DeviceRow) =>
  [device, seq, Date.parse(at), user, direction].join(' ')

/**
 * What of an upload is new, row by row, in the order it came. Two rows are the same when device, number, moment, user and direction are; a device
 * that begins to count anew loses no punch.
 * @param known rows stored before of the same devices and span
 */
export const intakeOf = (known: readonly DeviceRow[], rows: readonly DeviceRow[]): IntakeVerdict[] => {
  const seen = new Set(known.map(rowKey))
  const numbers = new Set(known.filter(({ seq }) => seq !== null).map(({ device, seq }) => `${device} ${seq}`))
  return rows.map((row) => {
    const key = rowKey(row)
    if (seen.has(key)) return 'known already'
    seen.add(key)
    const number = `${row.device} ${row.seq}`
    if (row.seq !== null && numbers.has(number)) return 'stored, number used twice'
    numbers.add(number)
    return 'stored'
  })
}

/** Who a device calls by a number, from a day on; null: nobody any more. */
export type DevicePerson = { device: string; user: string; effectiveFrom: Day; employmentId: string | null }

/** Whose punch it is: a number means somebody on one device alone. Null: the device has no such person on that day. */
export const employmentOfPunch = (
  people: readonly DevicePerson[],
  device: string,
  user: string,
  on: Day,
): string | null => {
  let found: DevicePerson | null = null
  for (const one of people)
    if (one.device === device && one.user === user && one.effectiveFrom <= on)
      if (!found || one.effectiveFrom >= found.effectiveFrom) found = one
  return found?.employmentId ?? null
}

/** One order for all: time, then device, then the number it gave, then the id. */
const byTime = (a: EffectivePunch, b: EffectivePunch): number => {
  if (a.at !== b.at) return a.at - b.at
  if (a.deviceId !== b.deviceId) return (a.deviceId ?? '') < (b.deviceId ?? '') ? -1 : 1
  if (a.deviceSeq !== b.deviceSeq) return (a.deviceSeq ?? 0) - (b.deviceSeq ?? 0)
  return a.id < b.id ? -1 : Number(a.id > b.id)
}

const byEntry = (a: Fix, b: Fix): number => {
  if (a.enteredAt !== b.enteredAt) return a.enteredAt < b.enteredAt ? -1 : 1
  return a.id < b.id ? -1 : Number(a.id > b.id)
}

/**
 * Punches with their fixes, in order of time. A fix may correct what an earlier fix added; what a fix takes away stays in the tables and is not
 * here. Whatever order they come in, the result is the same.
 */
export const effectivePunches = (punches: readonly Punch[], fixes: readonly Fix[]): EffectivePunch[] => {
  const found: EffectivePunch[] = []
  if (fixes.length === 0) {
    for (const { id, at, direction, deviceId, deviceSeq } of punches)
      found.push({ id, at: Date.parse(at), direction, deviceId, deviceSeq, fixed: false })
    return found.sort(byTime)
  }
  const byId = new Map<string, EffectivePunch>()
  for (const { id, at, direction, deviceId, deviceSeq } of punches)
    byId.set(id, { id, at: Date.parse(at), direction, deviceId, deviceSeq, fixed: false })
  for (const fix of [...fixes].sort(byEntry)) applyFix(byId, fix)
  return [...byId.values()].sort(byTime)
}

const applyFix = (byId: Map<string, EffectivePunch>, fix: Fix) => {
  if (fix.kind === 'void') {
    byId.delete(fix.punchId)
    return
  }
  if (fix.kind === 'add') {
    const added = { id: fix.addedId, at: Date.parse(fix.at), direction: fix.direction }
    byId.set(fix.addedId, { ...added, deviceId: null, deviceSeq: null, fixed: true })
    return
  }
  const punch = byId.get(fix.punchId)
  if (punch)
    byId.set(fix.punchId, {
      ...punch,
      at: Date.parse(fix.at),
      direction: fix.direction ?? punch.direction,
      fixed: true,
    })
}

/**
 * Punches of one device in one direction within so many seconds of each other are one: the first stays, the others are named beside it. What a
 * fix made is never taken for a double.
 * @param punches in order of time
 */
export const collapseDoubles = (punches: readonly EffectivePunch[], seconds: number) => {
  const kept: EffectivePunch[] = []
  const doubles: { punch: EffectivePunch; of: string }[] = []
  const last = new Map<string, EffectivePunch>()
  for (const punch of punches) {
    const before = punch.deviceId !== null && !punch.fixed ? last.get(punch.deviceId) : undefined
    if (before && before.direction === punch.direction && punch.at - before.at <= seconds * 1000) {
      doubles.push({ punch, of: before.id })
      continue
    }
    if (punch.deviceId !== null && !punch.fixed) last.set(punch.deviceId, punch)
    kept.push(punch)
  }
  return { kept, doubles }
}
