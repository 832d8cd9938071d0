import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { loadSkillNames, offeredOf } from './change.service.ts'
import { type Checks, checkingOf, loadChecks, type OfferedShift } from './checks.service.ts'
import type * as contract from './contract.ts'
import { bindingRule } from './may-work.rules.ts'
import { weekOf } from './place-clock.rules.ts'
import * as query from './roster.queries.ts'
import { loadShiftTypes, toTimed } from './roster.service.ts'
import { plainDays } from './roster-shifts.rules.ts'
import { overlaps, stretchOf } from './spans.rules.ts'

const MOST_ASKED = 600
const MOST_SHOWN = 30

/** Minutes a person has in the week of a shift, without it. */
const minutesThatWeek = (checks: Checks, id: string, shift: OfferedShift): number => {
  const { shifts, site } = checks.known(id)
  const week = weekOf(shift.workDate, site.weekStartsOn)
  return shifts.reduce(
    (sum, one) => (one.id !== shift.id && weekOf(one.workDate, site.weekStartsOn) === week ? sum + one.minutes : sum),
    0,
  )
}

/** A shift of the roster as it is offered. */
export const offeredRow = async (ctx: Context, row: query.ShiftRow, beside = true): Promise<OfferedShift> => {
  const shiftTypes = await loadShiftTypes(ctx.db, ctx.actor.companyId)
  const skills = await loadSkillNames(ctx)
  const skill = row.skill_id === null ? null : (skills.get(row.skill_id) ?? null)
  return offeredOf(shiftTypes, { ...toTimed(row), beside }, skill)
}

export const suggestPeople = async (
  ctx: Context,
  { id }: Parsed<typeof contract.suggestPeople>,
): Promise<Output<typeof contract.suggestPeople>> => {
  const { companyId } = ctx.actor
  const row = await query.findShift(ctx.db, companyId, id)
  if (!row) throw notFound('Shift')
  const day = { from: row.work_date, until: row.work_date }
  const found = await query.listRosterPeople(ctx.db, companyId, { ...day, siteId: row.site_id }, MOST_ASKED)
  const ids = found.map((one) => one.id).filter((one) => one !== row.employment_id)
  const checks = await loadChecks(checkingOf(ctx), ids, day)
  const shift = await offeredRow(ctx, row)
  const plan = stretchOf(shift.plan)
  const people: Output<typeof contract.suggestPeople>['people'] = []
  const kept: Output<typeof contract.suggestPeople>['kept'] = []
  for (const one of checks.ids) {
    const verdicts = checks.verdicts(one, shift)
    const binding = bindingRule(verdicts)
    const name = checks.nameOf(one)
    if (binding) kept.push({ id: one, name, why: plainDays(binding.message) })
    else
      people.push({
        id: one,
        name,
        minutesThatWeek: minutesThatWeek(checks, one, shift),
        prefers: checks.known(one).prefers.some((span) => overlaps(stretchOf(span), plan)),
        warning: verdicts[0] ? plainDays(verdicts[0].message) : null,
      })
  }
  people.sort((a, b) => Number(b.prefers) - Number(a.prefers) || a.minutesThatWeek - b.minutesThatWeek)
  return { people: people.slice(0, MOST_SHOWN), kept: kept.slice(0, MOST_SHOWN) }
}
