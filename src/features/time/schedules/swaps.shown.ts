import { iso } from '../../../shared/dates.ts'
import type * as contract from './mine.contract.ts'
import { wallTime } from './roster-shifts.rules.ts'
import type { SwapRow } from './swaps.queries.ts'

/** An offer as one of the two reads it. An offer whose time is over is over, whether or not it was noted. */
export const toMySwap = (
  row: SwapRow,
  own: string,
  names: ReadonlyMap<string, string>,
  now: string,
): contract.MySwap => {
  const isMine = row.giver_id === own
  const isOver = row.state === 'offered' && iso(row.expires_at) <= now
  const state = (isOver ? 'expired' : row.state) as contract.MySwap['state']
  const shift = (day: string, from: string, until: string, as: { zone: string; type: string }) => ({
    day,
    start: wallTime(iso(from), day, as.zone),
    end: wallTime(iso(until), day, as.zone),
    name: names.get(as.type) ?? '',
  })
  const {
    back_work_date: day,
    back_starts_at: from,
    back_ends_at: until,
    back_zone: zone,
    back_shift_type_id: type,
  } = row
  const inReturn = day && from && until && zone && type ? shift(day, from, until, { zone, type }) : null
  const waits = state === 'offered' || state === 'accepted'
  const answers: contract.MySwap['actions'] = state === 'offered' ? ['accept', 'refuse'] : []
  return {
    id: row.id,
    kind: row.kind as contract.MySwap['kind'],
    state,
    isMine,
    other: isMine ? row.taker_name : row.giver_name,
    given: shift(row.work_date, row.starts_at, row.ends_at, { zone: row.zone, type: row.shift_type_id }),
    inReturn,
    note: row.note,
    why: row.why,
    actions: isMine ? ((waits ? ['withdraw'] : []) as contract.MySwap['actions']) : answers,
  }
}
