import type { Context } from '../../../server/context.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { loadSkillNames, offeredOf } from './change.service.ts'
import { checkingOf, loadChecks, tellDaysChanged } from './checks.service.ts'
import type * as contract from './contract.ts'
import { bindingRule } from './may-work.rules.ts'
import { weekOf } from './place-clock.rules.ts'
import * as query from './roster.queries.ts'
import { loadShiftTypes, requireDays, toTimed } from './roster.service.ts'
import { plainDays, wallTime } from './roster-shifts.rules.ts'
import { tellerOf, tellPeople } from './tell.service.ts'

type Held = Output<typeof contract.publishRoster>['held'][number]

/** Drafts that no rule blocks, and those that one does, with it. */
const judgeDrafts = async (ctx: Context, drafts: readonly query.ShiftRow[], days: { from: Day; until: Day }) => {
  const shiftTypes = await loadShiftTypes(ctx.db, ctx.actor.companyId)
  const skills = await loadSkillNames(ctx)
  const ids = drafts.flatMap(({ employment_id }) => employment_id ?? [])
  const checks = await loadChecks(checkingOf(ctx), ids, days)
  const held: Held[] = []
  const free: query.ShiftRow[] = []
  for (const row of drafts) {
    const skill = row.skill_id === null ? null : (skills.get(row.skill_id) ?? null)
    const binding =
      row.employment_id === null
        ? null
        : bindingRule(
            checks.verdicts(row.employment_id, offeredOf(shiftTypes, { ...toTimed(row), beside: row.beside }, skill)),
          )
    if (!binding) free.push(row)
    else {
      const { workDate, startsAt, zone } = toTimed(row)
      held.push({
        id: row.id,
        name: checks.nameOf(row.employment_id ?? ''),
        day: workDate,
        start: wallTime(startsAt, workDate, zone),
        why: plainDays(binding.message),
      })
    }
  }
  return { free, held }
}

export const publishRoster = async (
  ctx: Context,
  { from, until, siteId, preview }: Parsed<typeof contract.publishRoster>,
): Promise<Output<typeof contract.publishRoster>> => {
  requireDays(from, until)
  const { companyId, userId } = ctx.actor
  const drafts = await query.lockDrafts(ctx.db, companyId, { from, until, siteId })
  const { free, held } = await judgeDrafts(ctx, drafts, { from, until })
  const people = new Set(free.flatMap(({ employment_id }) => employment_id ?? []))
  if (preview) {
    const accounts = await query.listAccounts(ctx.db, companyId, [...people])
    return { published: free.length, told: accounts.length, held }
  }
  const at = ctx.now().toISOString()
  const values = { state: 'published', published_at: at, seen_at: at, updated_by: userId }
  if (free.length > 0)
    await query.updateShifts(
      ctx.db,
      companyId,
      free.map(({ id }) => id),
      values,
    )
  const cleared = await query.publishClearedDays(ctx.db, companyId, { from, until, siteId, at })
  await query.insertEvents(
    ctx.db,
    companyId,
    userId,
    free.map(({ id, employment_id }) => ({ shiftId: id, kind: 'published', employmentId: employment_id })),
  )
  const changed = [
    ...free.flatMap((row) => (row.employment_id ? [{ employmentId: row.employment_id, day: row.work_date }] : [])),
    ...cleared.map((row) => ({ employmentId: row.employment_id, day: row.work_date })),
  ]
  await tellDaysChanged(
    checkingOf(ctx),
    changed.map(({ employmentId, day }) => ({ employmentId, from: day, until: day })),
  )
  const all = [...new Set(changed.map(({ employmentId }) => employmentId))]
  const first = Map.groupBy(changed, ({ employmentId }) => employmentId)
  const told = await tellPeople(tellerOf(ctx), all, { event: 'roster-published' }, (id, day) => {
    const days = (first.get(id) ?? []).map((one) => one.day).toSorted()
    const [start, end] = [days[0] ?? from, days.at(-1) ?? until]
    return { what: start === end ? day(start) : `${day(start)} – ${day(end)}`, from: '' }
  })
  await query.insertPublication(ctx.db, companyId, {
    siteId,
    from,
    until,
    shifts: free.length,
    people: all.length,
    by: userId,
  })
  ctx.audit({
    action: 'roster.publish',
    targetType: 'roster',
    after: { from, until, siteId, shifts: free.length, held: held.length },
  })
  return { published: free.length, told, held }
}

export const unpublishRoster = async (
  ctx: Context,
  { from, until, siteId }: Parsed<typeof contract.unpublishRoster>,
): Promise<Output<typeof contract.unpublishRoster>> => {
  requireDays(from, until)
  const { companyId, userId } = ctx.actor
  const now = ctx.now().toISOString()
  const found = await query.listRosterRows(ctx.db, companyId, { from, until, siteId })
  // Looked at once they are held: what was cancelled, swapped or confirmed meanwhile does not come back as a draft.
  const held = await query.lockShifts(
    ctx.db,
    companyId,
    found.map(({ id }) => id),
  )
  const rows = held.filter((row) => row.state === 'published' && toTimed(row).startsAt > now)
  const ids = rows.map(({ id }) => id)
  await query.updateShifts(ctx.db, companyId, ids, { state: 'draft', published_at: null, updated_by: userId })
  await query.insertEvents(
    ctx.db,
    companyId,
    userId,
    rows.map(({ id, employment_id }) => ({ shiftId: id, kind: 'unpublished', employmentId: employment_id })),
  )
  await tellDaysChanged(
    checkingOf(ctx),
    rows.flatMap((row) =>
      row.employment_id ? [{ employmentId: row.employment_id, from: row.work_date, until: row.work_date }] : [],
    ),
  )
  const people = [...new Set(rows.flatMap(({ employment_id }) => employment_id ?? []))]
  const days = Map.groupBy(rows, ({ employment_id }) => employment_id)
  await tellPeople(tellerOf(ctx), people, { event: 'shift-changed' }, (id, day) => ({
    what: `${day((days.get(id) ?? [])[0]?.work_date ?? from)} ✕`,
    from: '',
  }))
  ctx.audit({ action: 'roster.unpublish', targetType: 'roster', after: { from, until, siteId, shifts: ids.length } })
  return { shifts: ids.length }
}

/** The Monday of the week that a day is in, as the roster counts weeks. */
export const weekAt = (day: Day): { first: Day; last: Day } => {
  const first = weekOf(day, 1)
  return { first, last: addDays(first, 6) }
}
