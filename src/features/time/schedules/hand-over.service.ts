import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { leaveDay } from './change.service.ts'
import { checkingOf, loadChecks, tellDaysChanged } from './checks.service.ts'
import { shiftInstancesOf } from './instances.service.ts'
import * as roster from './roster.queries.ts'

type Place = { day: Day; shiftId: string | null }

export const conflict = (sentence: string) => new Refusal('CONFLICT', `${sentence.replace(/\.$/, '')}.`)

/**
 * The roster's row of a shift of somebody, locked. One of a pattern gets its row now, with every other shift of its day: given away or not, the day is
 * as it was.
 */
export const rowOfShift = async (
  ctx: Context,
  employmentId: string,
  { day, shiftId }: Place,
): Promise<roster.ShiftRow> => {
  const { companyId, userId } = ctx.actor
  const { db, countries } = ctx
  if (shiftId !== null) {
    const [row] = await roster.lockShifts(db, companyId, [shiftId])
    if (!row || row.employment_id !== employmentId || row.work_date !== day) throw notFound('Shift')
    return row
  }
  const asked = { companyId, employmentIds: [employmentId], from: day, until: day, countries }
  const own = ((await shiftInstancesOf(db, asked)).get(employmentId) ?? []).filter(
    ({ origin, off }) => origin === 'pattern' && off === null,
  )
  if (own.length === 0) throw notFound('Shift')
  const at = ctx.now().toISOString()
  const { row: terms } = (await loadChecks(checkingOf(ctx), [employmentId], { from: day, until: day })).known(
    employmentId,
  )
  const ids = await roster.insertShifts(
    db,
    companyId,
    own.map((shift) => ({
      employment_id: employmentId,
      site_id: terms.site_id,
      work_date: day,
      starts_at: shift.plan.from,
      ends_at: shift.plan.until,
      zone: shift.zone,
      shift_type_id: shift.shiftTypeId,
      state: 'published',
      published_at: at,
      seen_at: at,
      created_by: userId,
    })),
  )
  const [row] = await roster.lockShifts(db, companyId, ids.slice(0, 1))
  if (!row) throw notFound('Shift')
  return row
}

/** A shift on the roster of whoever takes it: they have agreed, so there is nothing for them to confirm. */
const giveRow = async (ctx: Context, row: roster.ShiftRow, to: string | null): Promise<string> => {
  const at = ctx.now().toISOString()
  const [id] = await roster.insertShifts(ctx.db, ctx.actor.companyId, [
    {
      employment_id: to,
      site_id: row.site_id,
      work_date: row.work_date,
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      zone: row.zone,
      shift_type_id: row.shift_type_id,
      skill_id: row.skill_id,
      role: row.role,
      covers_id: row.covers_id,
      state: to === null ? 'published' : 'confirmed',
      beside: to !== null,
      published_at: at,
      seen_at: to === null ? null : at,
      created_by: ctx.actor.userId,
    },
  ])
  return id as string
}

/** One shift passes from its owner to somebody else, or to nobody: then it is open. */
export const handOver = async (ctx: Context, row: roster.ShiftRow, to: string | null): Promise<void> => {
  const { companyId, userId } = ctx.actor
  await roster.updateShifts(ctx.db, companyId, [row.id], {
    state: to === null ? 'dropped' : 'swapped',
    // What stands in for a called-off shift passes on with it.
    covers_id: null,
    updated_by: userId,
  })
  await leaveDay(ctx, companyId, row, userId)
  const id = await giveRow(ctx, row, to)
  await roster.insertEvents(ctx.db, companyId, userId, [
    { shiftId: row.id, kind: to === null ? 'dropped' : 'swapped', employmentId: row.employment_id, detail: { to: id } },
    { shiftId: id, kind: 'given', employmentId: to, detail: { from: row.id } },
  ])
  if (to !== null)
    await tellDaysChanged(checkingOf(ctx), [{ employmentId: to, from: row.work_date, until: row.work_date }])
}
