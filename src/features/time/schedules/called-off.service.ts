import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import { reportingChain } from '../../people/employments/org.service.ts'
import { rowOfShift } from './hand-over.service.ts'
import { shiftInstancesOf } from './instances.service.ts'
import * as roster from './roster.queries.ts'
import { toTimed } from './roster.service.ts'
import { wallTime } from './roster-shifts.rules.ts'
import { tellerOf, tellManagers } from './tell.service.ts'

type CalledOff = { day: Day; start: string; end: string }

const timesOf = (row: roster.ShiftRow): CalledOff => {
  const { workDate, startsAt, endsAt, zone } = toTimed(row)
  return { day: workDate, start: wallTime(startsAt, workDate, zone), end: wallTime(endsAt, workDate, zone) }
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
  const [line] = await reportingChain(ctx, employee.employmentId, { day: days.from })
  const managers = await roster.listManagers(db, companyId, line?.manager_id ? [line.manager_id] : [])
  const told = managers.length > 0 ? managers : await roster.listManagers(db, companyId, null)
  await tellManagers(tellerOf(ctx), told, days.from, (day) => ({
    what: freed.map((one) => `${day(one.day)}, ${one.start}–${one.end}`).join('; '),
    from: employee.name,
  }))
  return freed
}

/** Shifts of days on which somebody can come after all are theirs again; what nobody took in their place is taken off. */
export const putBackShifts = async (ctx: Context, employmentId: string, days: readonly Day[]): Promise<void> => {
  const { companyId, userId } = ctx.actor
  const sorted = days.toSorted()
  const [from, until] = [sorted[0], sorted.at(-1)]
  if (from === undefined || until === undefined) return
  const found = await roster.listRosterRows(ctx.db, companyId, { from, until, siteId: null, ids: [employmentId] })
  const off = found.filter((row) => row.called_off_at !== null && days.includes(row.work_date))
  if (off.length === 0) return
  const ids = off.map(({ id }) => id)
  const covers = await roster.lockCovers(ctx.db, companyId, ids)
  const untaken = covers.filter((row) => row.employment_id === null)
  await roster.updateShifts(ctx.db, companyId, ids, { called_off_at: null, updated_by: userId })
  await roster.updateShifts(
    ctx.db,
    companyId,
    untaken.map(({ id }) => id),
    { state: 'cancelled', updated_by: userId },
  )
  await roster.insertEvents(ctx.db, companyId, userId, [
    ...off.map((row) => ({ shiftId: row.id, kind: 'put_back', employmentId })),
    ...untaken.map((row) => ({ shiftId: row.id, kind: 'cancelled', employmentId: null })),
  ])
  ctx.audit({
    action: 'rosterShift.putBack',
    targetType: 'employment',
    targetId: employmentId,
    after: { shifts: off.length, taken: covers.length - untaken.length },
  })
}
