import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { type Day, dayIn, daysBetween } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { ownEmployeeId } from '../../people/employments/org.service.ts'
import { requestApproval, withdrawApproval } from '../../platform/approvals/service.ts'
import { placeDayOf } from '../schedules/place-clock.rules.ts'
import { type DirtyDay, markDirty } from './drain.queries.ts'
import { enqueueDrain } from './drain.service.ts'
import { workPlaceOf } from './intake.queries.ts'
import { isEmployed, ownPlace } from './intake.service.ts'
import type * as contract from './my.contract.ts'
import { CORRECTION_KIND, OVERTIME_KIND } from './request.rules.ts'
import * as query from './requests.queries.ts'
import type { Request } from './shapes.contract.ts'

/** How far back and ahead somebody may ask, days. */
const MOST_BACK = 92
const MOST_AHEAD = 92

export const toCorrection = (row: query.CorrectionRow): Request => ({
  id: row.id,
  what: 'correction',
  workDate: row.work_date,
  state: row.state,
  reason: row.reason,
  askedAt: row.asked_at,
  correction: { kind: row.kind, at: row.at, direction: row.direction },
  overtime: null,
  remote: null,
  answer: null,
})

export const toOvertime = (row: query.OvertimeRow): Request => ({
  id: row.id,
  what: 'overtime',
  workDate: row.work_date,
  state: row.state,
  reason: row.reason,
  askedAt: row.asked_at,
  correction: null,
  overtime: { timing: row.timing, minutes: row.minutes, approved: row.approved_minutes },
  remote: null,
  answer: row.state === 'asked' ? null : row.answer,
})

const requireDay = (today: Day, day: Day) => {
  if (daysBetween(day, today) > MOST_BACK)
    throw invalid({ day: `Ask within ${MOST_BACK} days. For earlier days, talk to your HR team.` })
}

type FixInput = {
  kind: 'add' | 'void' | 'retime'
  punchId: string | null
  at: string | null
  direction: 'in' | 'out' | null
}

/** What is wrong with a fix as it is asked for, by field. */
const fixProblems = ({ kind, punchId, at, direction }: FixInput, now: Date): Record<string, string> => {
  const wrong: Record<string, string> = {}
  if (kind !== 'add' && !punchId) wrong.punchId = 'Say which punch it is about'
  if (kind !== 'void' && !at) wrong.at = 'Time is required'
  if (kind === 'add' && !direction) wrong.direction = 'Direction must be in or out'
  if (at && Date.parse(at) > now.getTime()) wrong.at = 'A punch cannot lie ahead'
  return wrong
}

/** Whose punch a fix is about, when it is one of theirs. @throws Refusal NOT_FOUND for somebody else’s */
const requireOwnPunch = async ({ db, actor }: Context, employmentId: string, punchId: string) => {
  const [found] = await query.punchTimes(db, actor.companyId, [employmentId], [punchId])
  if (!found) throw notFound('Punch')
  return found
}

export const askCorrection = async (
  ctx: Context,
  input: Parsed<typeof contract.askCorrection>,
): Promise<Output<typeof contract.askCorrection>> => {
  const { db, actor } = ctx
  const own = await ownPlace(ctx)
  const work = (await workPlaceOf(db, actor.companyId, own.employee_id, input.day)) ?? own
  if (!isEmployed(work, input.day)) throw invalid({ day: 'You were not employed on this day' })
  requireDay(dayIn(own.zone, ctx.now()), input.day)
  const asked: FixInput = {
    kind: input.kind,
    punchId: input.kind === 'add' ? null : (input.punchId ?? null),
    at: input.kind === 'void' ? null : (input.at ?? null),
    direction: input.direction ?? null,
  }
  const wrong = fixProblems(asked, ctx.now())
  if (asked.at && Math.abs(daysBetween(input.day, placeDayOf(Date.parse(asked.at), own.zone))) > 1)
    wrong.at = 'The time must lie on this day or the night after it'
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  if (asked.punchId) {
    const punch = await requireOwnPunch(ctx, work.employment_id, asked.punchId)
    // Whoever decides is asked about this day, and no other.
    if (Math.abs(daysBetween(input.day, placeDayOf(Date.parse(punch.at), own.zone))) > 1)
      throw invalid({ punchId: 'This punch is of another day: ask about that day' })
  }
  const { id } = await query.insertCorrection(db, actor.companyId, {
    employment_id: work.employment_id,
    work_date: input.day,
    kind: asked.kind,
    punch_id: asked.punchId,
    at: asked.at,
    direction: asked.direction,
    reason: input.reason,
    asked_by: actor.userId,
  })
  ctx.audit({
    action: 'punch-correction.ask',
    targetType: 'punch-correction',
    targetId: id,
    after: { day: input.day, ...asked },
  })
  await requestApproval(ctx, { kind: CORRECTION_KIND, subjectId: id })
  return { request: await readCorrection(ctx, id) }
}

const readCorrection = async ({ db, actor }: Context, id: string): Promise<Request> => {
  const [row] = await query.correctionsByIds(db, actor.companyId, [id])
  if (!row) throw notFound('Request')
  return toCorrection(row)
}

/** @throws Refusal NOT_FOUND for what somebody else asked for, CONFLICT for what was decided */
const requireMine = async (ctx: Context, row: { employee_id: string; state: query.RequestState } | undefined) => {
  if (!row || row.employee_id !== (await ownEmployeeId(ctx))) throw notFound('Request')
  if (row.state !== 'asked') throw new Refusal('CONFLICT', 'This was decided already.')
}

export const withdrawCorrection = async (ctx: Context, { id }: Parsed<typeof contract.withdrawCorrection>) => {
  await requireMine(ctx, await query.lockCorrection(ctx.db, ctx.actor.companyId, id))
  await withdrawApproval(ctx, { kind: CORRECTION_KIND, subjectId: id })
  await endCorrection(ctx, id, 'withdrawn')
  return { request: await readCorrection(ctx, id) }
}

/** Ends a correction that nobody approved. */
export const endCorrection = async (ctx: Context, id: string, state: 'refused' | 'withdrawn'): Promise<void> => {
  await query.endCorrection(ctx.db, ctx.actor.companyId, id, { state, at: ctx.now().toISOString() })
  ctx.audit({
    action: `punch-correction.${state === 'refused' ? 'refuse' : 'withdraw'}`,
    targetType: 'punch-correction',
    targetId: id,
  })
}

/** An approved correction stands beside the punches as a fix; the punch itself stays. */
export const carryOutCorrection = async (ctx: Context, row: query.CorrectionRow): Promise<void> => {
  const { db, actor } = ctx
  await writeFixes(ctx, [
    {
      employmentId: row.employment_id,
      kind: row.kind,
      punchId: row.punch_id,
      at: row.at,
      direction: row.direction,
      reason: row.reason,
      correctionId: row.id,
      by: actor.userId,
      day: row.work_date,
    },
  ])
  await query.endCorrection(db, actor.companyId, row.id, { state: 'approved', at: ctx.now().toISOString() })
  ctx.audit({
    action: 'punch-correction.approve',
    targetType: 'punch-correction',
    targetId: row.id,
    after: { employee: row.employee_id, day: row.work_date },
  })
}

/** Writes fixes and has the days they touch computed: the day said, and that of the punch before and after. */
export const writeFixes = async (
  { db, actor }: Context,
  fixes: readonly (query.NewFix & { day: Day })[],
): Promise<number> => {
  const made = await query.insertFixes(db, actor.companyId, fixes)
  await markDirty(
    db,
    actor.companyId,
    fixes.map(({ employmentId, day }): DirtyDay => ({ employment_id: employmentId, work_date: day, cause: 'fix' })),
  )
  await enqueueDrain(db, actor.companyId)
  return made.length
}

export const askOvertime = async (
  ctx: Context,
  input: Parsed<typeof contract.askOvertime>,
): Promise<Output<typeof contract.askOvertime>> => {
  const { db, actor } = ctx
  const own = await ownPlace(ctx)
  const work = (await workPlaceOf(db, actor.companyId, own.employee_id, input.day)) ?? own
  const today = dayIn(own.zone, ctx.now())
  if (!isEmployed(work, input.day)) throw invalid({ day: 'You are not employed on this day' })
  requireDay(today, input.day)
  if (daysBetween(today, input.day) > MOST_AHEAD) throw invalid({ day: `Ask at most ${MOST_AHEAD} days ahead` })
  const row = {
    employment_id: work.employment_id,
    work_date: input.day,
    timing: input.day >= today ? ('before' as const) : ('after' as const),
    minutes: input.minutes,
    reason: input.reason,
    asked_by: actor.userId,
  }
  const { id } = await query.insertOvertime(db, actor.companyId, row).catch((error: unknown) => {
    if (uniqueViolation(error) !== 'overtime_requests_one') throw error
    throw new Refusal('CONFLICT', 'Overtime of this day waits already. Take it back to ask for other minutes.')
  })
  ctx.audit({
    action: 'overtime.ask',
    targetType: 'overtime-request',
    targetId: id,
    after: { day: input.day, minutes: input.minutes },
  })
  await requestApproval(ctx, { kind: OVERTIME_KIND, subjectId: id })
  return { request: await readOvertime(ctx, id) }
}

const readOvertime = async ({ db, actor }: Context, id: string): Promise<Request> => {
  const [row] = await query.overtimeByIds(db, actor.companyId, [id])
  if (!row) throw notFound('Request')
  return toOvertime(row)
}

export const withdrawOvertime = async (ctx: Context, { id }: Parsed<typeof contract.withdrawOvertime>) => {
  await requireMine(ctx, await query.lockOvertime(ctx.db, ctx.actor.companyId, id))
  await withdrawApproval(ctx, { kind: OVERTIME_KIND, subjectId: id })
  await endOvertime(ctx, id, { state: 'withdrawn', minutes: null, answer: null })
  return { request: await readOvertime(ctx, id) }
}

/** Of overtime fewer minutes are approved than were asked for. Words given on it before still count: they were for more. */
export const grantOvertime = async (
  ctx: Context,
  row: query.OvertimeRow,
  granted: { minutes: number; reason: string | null },
): Promise<void> => {
  await query.setGranted(ctx.db, ctx.actor.companyId, row.id, granted)
  ctx.audit({
    action: 'overtime.grant-fewer',
    targetType: 'overtime-request',
    targetId: row.id,
    before: { minutes: row.granted_minutes ?? row.minutes },
    after: granted,
  })
}

/** Ends a request for overtime. What was approved of it counts up to what is worked: the day is computed again. */
export const endOvertime = async (
  ctx: Context,
  id: string,
  {
    state,
    minutes,
    answer,
  }: { state: Exclude<query.RequestState, 'asked'>; minutes: number | null; answer: string | null },
): Promise<void> => {
  const { db, actor } = ctx
  await query.endOvertime(db, actor.companyId, id, {
    state,
    minutes,
    answer,
    at: ctx.now().toISOString(),
    by: actor.userId,
  })
  const [row] = await query.overtimeByIds(db, actor.companyId, [id])
  if (row && state === 'approved') {
    await markDirty(db, actor.companyId, [
      { employment_id: row.employment_id, work_date: row.work_date, cause: 'overtime' },
    ])
    await enqueueDrain(db, actor.companyId)
  }
  const action = { approved: 'overtime.approve', refused: 'overtime.refuse', withdrawn: 'overtime.withdraw' }[state]
  ctx.audit({ action, targetType: 'overtime-request', targetId: id, after: { minutes } })
}
