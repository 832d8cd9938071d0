import type { PunchRow, StoredDayRow } from './days.queries.ts'
import { impossibleMove } from './place.rules.ts'
import type { PunchView } from './shapes.contract.ts'

export type Placed = {
  key: string
  choices: readonly { punchId: string; role: 'in' | 'out' | 'ignored'; reason: string }[]
}

const fixOf = (row: PunchRow): PunchView['fixed'] =>
  row.fix_kind === null
    ? null
    : {
        kind: row.fix_kind,
        at: row.fix_at,
        reason: row.fix_reason ?? '',
        by: row.fix_by,
        enteredAt: row.fix_entered_at ?? '',
      }

/** A place that cannot be true beside the one told before it. */
const movedOf = (row: PunchRow): PunchView['moved'] => {
  if (row.latitude === null || row.longitude === null) return null
  if (row.told_at === null || row.told_latitude === null || row.told_longitude === null) return null
  const before = {
    latitude: Number(row.told_latitude),
    longitude: Number(row.told_longitude),
    accuracy: row.told_accuracy,
    at: Date.parse(row.told_at),
  }
  const now = {
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    accuracy: row.accuracy_m,
    at: Date.parse(row.at),
  }
  return impossibleMove(before, now)
}

/** A punch as a day shows it: with what a fix made of it, the shift it went to, its photo and whether its place can be true. */
export const shownPunch = (
  row: PunchRow,
  detail: (StoredDayRow & { detail: { shifts: readonly Placed[] } }) | undefined,
  photo: PunchView['photo'],
): PunchView => {
  const shift = detail?.detail.shifts.find(({ choices }) => choices.some(({ punchId }) => punchId === row.id))
  const choice = shift?.choices.find(({ punchId }) => punchId === row.id)
  return {
    id: row.id,
    at: row.at,
    direction: row.direction,
    source: row.source,
    device: row.device,
    offline: row.offline,
    driftSeconds: row.drift_s,
    place: row.place,
    distance: row.distance_m,
    moved: movedOf(row),
    photo,
    fixed: fixOf(row),
    shift: shift?.key ?? null,
    role: choice?.role ?? null,
    reason: choice?.reason ?? null,
  }
}
