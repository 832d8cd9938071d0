import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import { reportingChain } from '../../people/employments/org.service.ts'
import { leaveDay } from './change.service.ts'
import { checkingOf, loadChecks } from './checks.service.ts'
import { rowOfShift } from './hand-over.service.ts'
import { shiftInstancesOf } from './instances.service.ts'
import * as roster from './roster.queries.ts'
import { toTimed } from './roster.service.ts'
import { wallTime } from './roster-shifts.rules.ts'
import { closeOffersOf } from './swaps.service.ts'
import { tellerOf, tellManagers, tellPeople } from './tell.service.ts'

type CalledOff = { day: Day; start: string; end: string }

const timesOf = (row: roster.ShiftRow): CalledOff => {
  const { workDate, startsAt, endsAt, zone } = toTimed(row)
  return { day: workDate, start: wallTime(startsAt, workDate, zone), end: wallTime(endsAt, workDate, zone) }
}

const inWords = (shifts: readonly CalledOff[], day: (day: Day) => string): string =>
  shifts.map((one) => `${day(one.day)}, ${one.start}–${one.end}`).join('; ')

/** Who looks after somebody's shifts: their manager, else whoever keeps the roster. */
const managersOf = async (ctx: Context, employmentId: string, day: Day) => {
  const { companyId } = ctx.actor
  const [line] = await reportingChain(ctx, employmentId, { day })
  const managers = await roster.listManagers(ctx.db, companyId, line?.manager_id ? [line.manager_id] : [])
  return managers.length > 0 ? managers : roster.listManagers(ctx.db, companyId, null)
}

/** Shifts of a pattern that are not over get rows of their own, each day whole. */
const giveRows = async (ctx: Context, employmentId: string, days: { from: Day; until: Day }): Promise<void> => {
  const { companyId } = ctx.actor
  const asked = { companyId, employmentIds: [employmentId], ...days, countries: ctx.countries }
  const own = (await shiftInstancesOf(ctx.db, asked)).get(employmentId) ?? []
  const now = ctx.now().toISOString()
  const planned = own.filter(({ origin, off, plan }) => origin === 'pattern' && off === null && plan.until > now)
  for (const day of new Set(planned.map(({ workDate }) => workDate)))
    await rowOfShift(ctx, employmentId, { day, shiftId: null })
}

/**
 * Frees the published shifts of somebody who cannot come, as far as they are not over. Each stays in their plan, by which leave is counted, covers
 * nothing from now on, and has an open shift in its place that others can take. Their manager is told. Run twice it frees nothing more.
 */
export const callOffShifts = async (
  ctx: Context,
  employee: { employmentId: string; name: string },
  days: { from: Day; until: Day },
): Promise<CalledOff[]> => {
  const { companyId, userId } = ctx.actor
  const { db } = ctx
  await giveRows(ctx, employee.employmentId, days)
  const now = ctx.now()
  const found = await roster.listRosterRows(db, companyId, { ...days, siteId: null, ids: [employee.employmentId] })
  const rows = (
    await roster.lockShifts(
      db,
      companyId,
      found.map(({ id }) => id),
    )
  ).filter(
    (row) =>
      (row.state === 'published' || row.state === 'confirmed') &&
      Date.parse(row.ends_at) > now.getTime() &&
      row.called_off_at === null,
  )
  if (rows.length === 0) return []
  const at = now.toISOString()
  await roster.updateShifts(
    db,
    companyId,
    rows.map(({ id }) => id),
    { called_off_at: at, seen_at: at, updated_by: userId },
  )
  await closeOffersOf(
    ctx,
    employee.employmentId,
    rows.map(({ id }) => id),
  )
  const ids = await roster.insertShifts(
    db,
    companyId,
    rows.map((row) => ({
      employment_id: null,
      site_id: row.site_id,
      work_date: row.work_date,
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      zone: row.zone,
      shift_type_id: row.shift_type_id,
      skill_id: row.skill_id,
      role: row.role,
      state: 'published',
      published_at: at,
      covers_id: row.id,
      created_by: userId,
    })),
  )
  await roster.insertEvents(db, companyId, userId, [
    ...rows.map((row) => ({ shiftId: row.id, kind: 'called_off', employmentId: row.employment_id })),
    ...ids.map((shiftId, i) => ({ shiftId, kind: 'made', employmentId: null, detail: { covers: rows[i]?.id } })),
  ])
  const freed = rows.map(timesOf).toSorted((a, b) => (a.day + a.start < b.day + b.start ? -1 : 1))
  ctx.audit({
    action: 'rosterShift.callOff',
    targetType: 'employment',
    targetId: employee.employmentId,
    after: { shifts: freed.length, ...days },
  })
  const managers = await managersOf(ctx, employee.employmentId, days.from)
  await tellManagers(tellerOf(ctx), managers, { event: 'shift-uncovered', from: days.from }, (day) => ({
    what: inWords(freed, day),
    from: employee.name,
  }))
  return freed
}

type Kept = { row: roster.ShiftRow; taker: string; cover: string }

/** A shift passes to whoever took it while its owner was sick; both sides of the roster hear of it. */
const leaveToTakers = async (ctx: Context, employmentId: string, kept: readonly Kept[]): Promise<void> => {
  const [first] = kept.map(({ row }) => row.work_date).toSorted()
  if (first === undefined) return
  const { companyId, userId } = ctx.actor
  const values = { called_off_at: null, state: 'swapped', updated_by: userId }
  await roster.updateShifts(
    ctx.db,
    companyId,
    kept.map(({ row }) => row.id),
    values,
  )
  for (const { row } of kept) await leaveDay(ctx, companyId, row, userId)
  await roster.insertEvents(
    ctx.db,
    companyId,
    userId,
    kept.map(({ row, cover }) => ({ shiftId: row.id, kind: 'swapped', employmentId, detail: { to: cover } })),
  )
  const people = [employmentId, ...kept.map(({ taker }) => taker)]
  const checks = await loadChecks(checkingOf(ctx), people, { from: first, until: first })
  const managers = await managersOf(ctx, employmentId, first)
  const teller = tellerOf(ctx)
  for (const [taker, own] of Map.groupBy(kept, (one) => one.taker)) {
    const times = own.map(({ row }) => timesOf(row))
    await tellManagers(teller, managers, { event: 'shift-kept', from: first }, (day) => ({
      what: inWords(times, day),
      from: checks.nameOf(employmentId),
      by: checks.nameOf(taker),
    }))
  }
  await tellPeople(teller, [employmentId], { event: 'shift-changed' }, (_, day) => ({
    what: `${inWords(
      kept.map(({ row }) => timesOf(row)),
      day,
    )} ✕`,
    from: '',
  }))
}

/**
 * Shifts of days on which somebody can come after all are theirs again, and what nobody took in their place is taken off. One that somebody took and that
 * has not begun stays with whoever took it: they have made room for it, and two do not stand on one shift. One that has begun is told as it was planned.
 */
export const putBackShifts = async (ctx: Context, employmentId: string, days: readonly Day[]): Promise<void> => {
  const { companyId, userId } = ctx.actor
  const sorted = days.toSorted()
  const [from, until] = [sorted[0], sorted.at(-1)]
  if (from === undefined || until === undefined) return
  const found = await roster.listRosterRows(ctx.db, companyId, { from, until, siteId: null, ids: [employmentId] })
  const off = found.filter((row) => row.called_off_at !== null && days.includes(row.work_date))
  if (off.length === 0) return
  const covers = await roster.lockCovers(
    ctx.db,
    companyId,
    off.map(({ id }) => id),
  )
  const untaken = covers.filter((row) => row.employment_id === null)
  const now = ctx.now().getTime()
  const kept = off.flatMap((row): Kept[] => {
    const cover = covers.find(({ covers_id, employment_id }) => covers_id === row.id && employment_id !== null)
    if (!cover?.employment_id || Date.parse(row.starts_at) <= now) return []
    return [{ row, taker: cover.employment_id, cover: cover.id }]
  })
  const back = off.filter((row) => !kept.some((one) => one.row === row))
  await roster.updateShifts(
    ctx.db,
    companyId,
    back.map(({ id }) => id),
    { called_off_at: null, updated_by: userId },
  )
  await roster.updateShifts(
    ctx.db,
    companyId,
    untaken.map(({ id }) => id),
    { state: 'cancelled', updated_by: userId },
  )
  await roster.insertEvents(ctx.db, companyId, userId, [
    ...back.map((row) => ({ shiftId: row.id, kind: 'put_back', employmentId })),
    ...untaken.map((row) => ({ shiftId: row.id, kind: 'cancelled', employmentId: null })),
  ])
  await leaveToTakers(ctx, employmentId, kept)
  ctx.audit({
    action: 'rosterShift.putBack',
    targetType: 'employment',
    targetId: employmentId,
    after: { shifts: back.length, kept: kept.length },
  })
}
