import type { Context } from '../../../server/context.ts'
import { EventStream } from '../../../server/routes.ts'
import { addDays, type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type * as contract from './contract.ts'
import type { NowBoard } from './contract.ts'
import * as query from './days.queries.ts'
import { todaysDays } from './days.service.ts'
import { countDirty } from './drain.queries.ts'

type NowState = (typeof contract.NOW_STATES)[number]

/** What somebody is at this moment. A punch that is not computed yet counts already. */
const stateNow = (row: query.BoardRow): NowState => {
  if (isIn(row)) return 'in'
  if (row.state === 'leave' || row.state === 'holiday' || row.state === 'rest') return 'away'
  if (row.state === 'absent') return 'absent'
  if (row.state === 'absent_provisional') return 'missing'
  if (row.first_in !== null || row.punched === 'out') return 'out'
  return row.state === 'exception' ? 'missing' : 'scheduled'
}

const isIn = ({ open_since, punched, punched_at, last_out }: query.BoardRow): boolean => {
  if (punched === 'out') return false
  if (punched === 'in') return last_out === null || Date.parse(punched_at ?? '') > Date.parse(last_out)
  return open_since !== null
}

const MINUTE = 60_000

const shownPerson = (row: query.BoardRow, now: Date): NowBoard['sites'][number]['people'][number] => {
  const state = stateNow(row)
  const lateNow =
    state === 'missing' && row.plan_from ? Math.floor((now.getTime() - Date.parse(row.plan_from)) / MINUTE) : row.late
  return {
    employeeId: row.employee_id,
    name: row.name,
    department: row.department,
    workDate: row.work_date,
    state: state === 'in' && row.late > 0 ? 'late' : state,
    since: isIn(row) ? (row.open_since ?? row.punched_at) : row.last_out,
    planFrom: row.plan_from,
    planUntil: row.plan_until,
    lateMinutes: Math.max(0, lateNow),
    remote: row.remote && row.place !== 'at_site',
    place: row.place,
  }
}

/** The row of each person that is told: today’s, unless they are still in from yesterday. */
const currentRows = (rows: readonly query.BoardRow[], now: Date): query.BoardRow[] =>
  [...Map.groupBy(rows, (row) => row.employment_id).values()].flatMap((own) => {
    const today = own.find((row) => row.work_date === dayIn(row.zone, now))
    const yesterday = own.find((row) => row.work_date === addDays(dayIn(row.zone, now), -1) && row.open_since !== null)
    const found =
      yesterday && today?.open_since == null && Date.parse(yesterday.plan_until ?? '') >= now.getTime()
        ? yesterday
        : today
    return found ? [found] : []
  })

const EXCEPTIONS_SINCE_DAYS = 35

type Board = { employmentIds: readonly string[] | null; site: string | null }

/** The row of this moment of each person with a plan or a punch; `employmentIds` null: of everybody. */
const rowsOfBoard = async ({ db, actor, now }: Context, { employmentIds, site }: Board): Promise<query.BoardRow[]> => {
  const today = todaysDays(now())
  const days: Day[] = [...new Set([...today, ...today.map((day) => addDays(day, -1))])]
  const since = new Date(now().getTime() - 20 * 60 * MINUTE).toISOString()
  return currentRows(await query.listBoard(db, actor.companyId, { days, since, site, employmentIds }), now())
}

/** Where some people are at this moment, with the zone of the clock they work by. */
export const boardOf = async (ctx: Context, board: Board) =>
  (await rowsOfBoard(ctx, board)).map((row) => ({ ...shownPerson(row, ctx.now()), zone: row.zone }))

export const readNow = async (ctx: Context, { site }: Parsed<typeof contract.attendanceNow>): Promise<NowBoard> => {
  const { db, actor, now } = ctx
  const { companyId } = actor
  const today = todaysDays(now())
  const rows = await rowsOfBoard(ctx, { employmentIds: null, site })
  // People without a site work by several clocks: each clock is a group of its own.
  const sites = [...Map.groupBy(rows, (row) => row.site_id ?? row.zone).values()].map((own) => ({
    id: own[0]?.site_id ?? null,
    name: own[0]?.site ?? null,
    zone: own[0]?.zone ?? 'UTC',
    people: own.map((row) => shownPerson(row, now())),
  }))
  const people = sites.flatMap((one) => one.people)
  const count = (...states: NowState[]) => people.filter(({ state }) => states.includes(state)).length
  return {
    sites,
    totals: {
      in: count('in', 'late'),
      late: count('late'),
      missing: count('missing'),
      away: count('away'),
      remote: people.filter(({ state, remote }) => remote && (state === 'in' || state === 'late')).length,
      expected: people.filter(({ planFrom }) => planFrom !== null).length,
    },
    exceptions: await query.countOpenExceptions(db, companyId, addDays(today.at(-1) ?? '', -EXCEPTIONS_SINCE_DAYS)),
    waiting: await countDirty(db, companyId),
  }
}

/** Wakes whoever has the board open: after a punch, and after days were computed. */
export const watchAttendance = async ({ actor }: Context): Promise<EventStream> =>
  new EventStream([`attendance ${actor.companyId}`], async ({ now }) => ({
    event: { mark: now().toISOString() } satisfies Output<typeof contract.watchAttendance>,
    last: false,
  }))
