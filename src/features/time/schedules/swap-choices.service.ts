import type { Context } from '../../../server/context.ts'
import { addDays } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { checkedOf, checkingOf, loadChecks, type OfferedShift } from './checks.service.ts'
import { shiftInstancesOf } from './instances.service.ts'
import { isAllowed } from './may-work.rules.ts'
import type * as contract from './mine.contract.ts'
import { ownEmployment } from './mine.service.ts'
import * as roster from './roster.queries.ts'
import { wallTime } from './roster-shifts.rules.ts'
import { listShiftTypes } from './setup.queries.ts'
import type { CheckedShift } from './work-check.rules.ts'

const CHOICE_DAYS = 14
const MOST_COLLEAGUES = 150
/** Of one colleague. */
const MOST_RETURNS = 3

/** A shift of somebody else's. A shift by the pattern is called by its day alone: whoever takes one still has their own of that day. */
const fromAnother = (shift: CheckedShift): OfferedShift => ({ ...shift, id: `offered ${shift.id}`, beside: true })

/** Colleagues of the same site who may take a shift; and those of their shifts that its owner may take in return. */
export const listSwapChoices = async (
  ctx: Context,
  input: Parsed<typeof contract.listSwapChoices>,
): Promise<Output<typeof contract.listSwapChoices>> => {
  const { companyId } = ctx.actor
  const { db, countries } = ctx
  const own = await ownEmployment(ctx)
  const { day } = input
  const before = addDays(day, -CHOICE_DAYS)
  const range = { from: before < own.today ? own.today : before, until: addDays(day, CHOICE_DAYS) }
  const colleagues = (
    await roster.listRosterPeople(db, companyId, { from: day, until: day, siteId: own.siteId }, MOST_COLLEAGUES)
  )
    .map(({ id }) => id)
    .filter((id) => id !== own.id)
  const checks = await loadChecks(checkingOf(ctx), [own.id, ...colleagues], range)
  const mine = checks
    .known(own.id)
    .shifts.find(
      (shift) =>
        shift.workDate === day &&
        (input.shiftId === null ? shift.id.startsWith('pattern ') : shift.id === input.shiftId),
    )
  if (!mine) throw notFound('Shift')
  const offeredMine = fromAnother(mine)
  const asked = { companyId, employmentIds: colleagues, ...range, countries }
  const theirs = await shiftInstancesOf(db, asked)
  const types = new Map((await listShiftTypes(db, companyId)).map((type) => [type.id, type.name]))
  const now = ctx.now().toISOString()
  const choices: Output<typeof contract.listSwapChoices>['choices'] = []
  for (const id of colleagues) {
    const name = checks.nameOf(id)
    if (isAllowed(checks.verdicts(id, offeredMine))) choices.push({ employmentId: id, name, shift: null })
    let offered = 0
    for (const instance of theirs.get(id) ?? []) {
      if (offered >= MOST_RETURNS || instance.off !== null || instance.plan.from <= now) continue
      // The same hours for the same hours would change nothing.
      if (instance.plan.from === mine.plan.from && instance.plan.until === mine.plan.until) continue
      const back = checkedOf(instance)
      const both =
        isAllowed(checks.verdicts(id, offeredMine, [back.id])) &&
        isAllowed(checks.verdicts(own.id, fromAnother(back), [mine.id]))
      if (!both) continue
      offered++
      const { workDate, plan, zone, shiftTypeId, rosterShiftId } = instance
      const shift = {
        id: rosterShiftId,
        day: workDate,
        start: wallTime(plan.from, workDate, zone),
        end: wallTime(plan.until, workDate, zone),
        name: types.get(shiftTypeId) ?? '',
      }
      choices.push({ employmentId: id, name, shift })
    }
  }
  return { choices }
}
