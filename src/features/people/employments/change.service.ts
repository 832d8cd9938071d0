import type { Context } from '../../../server/context.ts'
import { addDays, type Day, dayIn, instantIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { endOf } from './end.rules.ts'
import { circleOf, inForceOn, knownRows, periodsOf } from './history.rules.ts'
import { linesByDays } from './org.service.ts'
import { showEmployees } from './place.service.ts'
import * as query from './queries.ts'
import { employmentHistory } from './service.ts'
import { tellEmploymentChanged, tellWorkChanged } from './told.service.ts'

type History = Output<typeof contract.listEmployments>

/** Somebody whose history is about to change: held to the end of the transaction, with the day at their place. */
const hold = async (ctx: Context, employeeId: string) => {
  const person = await query.personHeld(ctx.db, ctx.actor.companyId, employeeId)
  if (!person) throw notFound('Employee')
  const { zone } = ctx.countries.get(person.country)
  return { person, zone, today: dayIn(zone, ctx.now()) }
}
type Held = Awaited<ReturnType<typeof hold>>

/** The employment a change from a day on belongs to. */
const employmentFor = async (ctx: Context, { person }: Held, from: Day) => {
  const employment = await query.employmentOn(ctx.db, ctx.actor.companyId, person.id, from)
  if (!employment) throw notFound('Employment')
  if (from < employment.started_on)
    throw invalid({
      effectiveFrom: `Effective from must not be before the first day of the employment (${employment.started_on})`,
    })
  if (employment.ended_on !== null && from > employment.ended_on)
    throw invalid({
      effectiveFrom: `Effective from must not be after the last day of the employment (${employment.ended_on})`,
    })
  return employment
}

type Change = {
  effectiveFrom: Day
  reason: string
  cause?: (typeof contract.CAUSES)[number] | null | undefined
  decidedOn: Day | null
}

/** A change that reaches back says why it comes late: what was paid meanwhile depends on it. */
const judgeCause = ({ effectiveFrom, cause, decidedOn }: Change, today: Day) => {
  if (effectiveFrom < today && !cause)
    throw invalid({ cause: 'A change from a day that has passed needs a cause: decided late, paid late, or an error' })
  if (cause === 'decided_late' && !decidedOn)
    throw invalid({ decidedOn: 'Decided on is required for what was decided late' })
  if (decidedOn && decidedOn > today) throw invalid({ decidedOn: 'Decided on must not be in the future' })
}

const entered = (ctx: Context, employmentId: string, change: Change) => ({
  company_id: ctx.actor.companyId,
  employment_id: employmentId,
  effective_from: change.effectiveFrom,
  entered_by: ctx.actor.userId,
  cause: change.cause ?? null,
  decided_on: change.decidedOn,
  reason: change.reason,
})

/** The record shows it: now, and what is to come on its day. */
const takeEffect = async (ctx: Context, current: Held, from: Day): Promise<History> => {
  await showEmployees(ctx, [current.person.id], true)
  const at =
    from > current.today ? (instantIn(current.zone, `${from}T00:00`) ?? instantIn(current.zone, `${from}T01:00`)) : null
  if (at) await query.enqueueOnDay(ctx.db, { companyId: ctx.actor.companyId, employeeId: current.person.id }, at)
  return employmentHistory(ctx, current.person.id, current.today)
}

const judgeDepartment = async ({ db, actor }: Context, id: string, before: string | null) => {
  const found = await query.ownDepartment(db, actor.companyId, id)
  if (!found || (id !== before && (!found.listed || found.archived_at !== null)))
    throw invalid({ departmentId: 'Department is not on your company’s list' })
}

/** Refuses a site that is not the company's, or that is closed and not the one they are at already. */
export const judgeSite = async ({ db, actor }: Context, id: string, before: string | null) => {
  const found = await query.ownSite(db, actor.companyId, id)
  if (!found || (found.archived_at !== null && id !== before))
    throw invalid({ siteId: 'Site must be one of your company’s sites' })
}

/** Department, position, site, grade or weekly hours from a day on. Days after a later change stay as that change says. */
export const addTerms = async (ctx: Context, input: Parsed<typeof contract.addTerms>): Promise<History> => {
  const { db, actor } = ctx
  const current = await hold(ctx, input.id)
  const employment = await employmentFor(ctx, current, input.effectiveFrom)
  judgeCause(input, current.today)
  const rows = await query.termsOf(db, actor.companyId, [employment.id])
  const before = inForceOn(rows, input.effectiveFrom) ?? knownRows(rows)[0]
  if (!before) throw notFound('Employment')
  const { departmentId, position, siteId, grade, weeklyHours } = input
  if (departmentId) await judgeDepartment(ctx, departmentId, before.now_department_id)
  if (siteId) await judgeSite(ctx, siteId, before.site_id)
  const sent = <T>(value: T | undefined, otherwise: T): T => (value === undefined ? otherwise : value)
  const values = {
    country: before.country,
    region: before.region,
    department_id: sent(departmentId, before.now_department_id),
    position_id:
      sent(position && (await query.positionNamed(db, actor.companyId, position, actor.userId)), before.position_id) ||
      null,
    site_id: sent(siteId, before.site_id),
    site_text: siteId === undefined ? before.site_text : null,
    grade: sent(grade, before.grade) || null,
    weekly_hours: weeklyHours === undefined ? before.weekly_hours : (weeklyHours?.toFixed(1) ?? null),
  }
  await query.insertTermsRow(db, { ...entered(ctx, employment.id, input), ...values })
  if (values.site_id !== before.site_id || Number(values.weekly_hours) !== Number(before.weekly_hours))
    await tellWorkChanged(ctx, { employmentId: employment.id, from: input.effectiveFrom, today: current.today })
  const history = await takeEffect(ctx, current, input.effectiveFrom)
  ctx.audit({
    action: 'employee.terms-add',
    targetType: 'employee',
    targetId: input.id,
    after: { ...values, effective_from: input.effectiveFrom, reason: input.reason, cause: input.cause ?? null },
  })
  return history
}

/** Refuses a line that would have somebody report to themselves over others, on any of its days, and names them. */
const refuseCircle = async (
  ctx: Context,
  line: { employmentId: string; managerId: string | null; from: Day; until: Day | null },
) => {
  const circle = await circleOf(line, (ids) => linesByDays(ctx, ids))
  if (!circle) return
  const names = await query.namesOf(ctx.db, ctx.actor.companyId, [line.employmentId, ...circle])
  const name = (id: string) => names.get(id) ?? ''
  const self = name(line.employmentId)
  const way = circle.length === 1 && circle[0] === line.employmentId ? [] : circle.map(name)
  const sentence =
    way.length === 0
      ? `${self} cannot report to themselves.`
      : `${self} cannot report to ${way[0]}: ${[...way, self].join(' reports to ')}.`
  throw new Refusal('VALIDATION_FAILED', sentence, { fields: { managerId: sentence } })
}

type NewLine = Change & { managerId: string | null }

/** Adds whom somebody reports to from a day on, for the form as well. Errors: a manager who is nobody or has left, a circle. */
export const addLine = async (ctx: Context, employment: { id: string }, line: NewLine): Promise<void> => {
  const { db, actor } = ctx
  await query.lockLines(db, actor.companyId)
  let manager: string | null = null
  if (line.managerId !== null) {
    const found = await query.employmentOn(db, actor.companyId, line.managerId, line.effectiveFrom)
    if (!found || (found.ended_on !== null && found.ended_on < line.effectiveFrom))
      throw invalid({ managerId: 'Manager must be one of your employees who has not left' })
    manager = found.id
  }
  const own = knownRows(await query.linesOf(db, actor.companyId, [employment.id]))
  const next = own.find((row) => row.effective_from > line.effectiveFrom)
  await refuseCircle(ctx, {
    employmentId: employment.id,
    managerId: manager,
    from: line.effectiveFrom,
    until: next ? addDays(next.effective_from, -1) : null,
  })
  await query.insertLineRow(db, { ...entered(ctx, employment.id, line), manager_employment_id: manager })
}

export const addReportingLine = async (
  ctx: Context,
  input: Parsed<typeof contract.addReportingLine>,
): Promise<History> => {
  const current = await hold(ctx, input.id)
  const employment = await employmentFor(ctx, current, input.effectiveFrom)
  judgeCause(input, current.today)
  await addLine(ctx, employment, input)
  const history = await takeEffect(ctx, current, input.effectiveFrom)
  ctx.audit({
    action: 'employee.reporting-line-add',
    targetType: 'employee',
    targetId: input.id,
    after: {
      manager: input.managerId,
      effective_from: input.effectiveFrom,
      reason: input.reason,
      cause: input.cause ?? null,
    },
  })
  return history
}

type Voiding = { id: string; row: number; reason: string }

/** The row to take back: of this person, not taken back yet. */
const toVoid = <R extends { id: number; voids_id: number | null }>(rows: readonly R[], id: number): R => {
  const row = rows.find((r) => r.id === id && r.voids_id === null)
  if (!row) throw notFound('Change')
  if (rows.some((r) => r.voids_id === id)) throw new Refusal('CONFLICT', 'This change has been taken back already.')
  return row
}

const idsOf = async ({ db, actor }: Context, employeeId: string) =>
  (await query.employmentsOf(db, actor.companyId, employeeId)).map((employment) => employment.id)

export const voidTerms = async (ctx: Context, { id, row, reason }: Voiding): Promise<History> => {
  const { db, actor } = ctx
  const current = await hold(ctx, id)
  const rows = await query.termsOf(db, actor.companyId, await idsOf(ctx, id))
  const target = toVoid(rows, row)
  const others = knownRows(rows.filter((r) => r.employment_id === target.employment_id && r.id !== row))
  if (!others.some((r) => r.effective_from <= target.effective_from))
    throw new Refusal(
      'CONFLICT',
      'The first terms of an employment cannot be taken back. Enter what is right from the same day instead.',
    )
  await query.insertTermsRow(db, {
    ...entered(ctx, target.employment_id, { effectiveFrom: target.effective_from, reason, decidedOn: null }),
    voids_id: row,
    country: target.country,
  })
  const { employment_id: employmentId, effective_from: from } = target
  await tellWorkChanged(ctx, { employmentId, from, today: current.today })
  const history = await takeEffect(ctx, current, current.today)
  ctx.audit({
    action: 'employee.terms-void',
    targetType: 'employee',
    targetId: id,
    detail: { row, reason, effective_from: target.effective_from },
  })
  return history
}

export const voidReportingLine = async (ctx: Context, { id, row, reason }: Voiding): Promise<History> => {
  const { db, actor } = ctx
  const current = await hold(ctx, id)
  await query.lockLines(db, actor.companyId)
  const target = toVoid(await query.linesOf(db, actor.companyId, await idsOf(ctx, id)), row)
  await query.insertLineRow(db, {
    ...entered(ctx, target.employment_id, { effectiveFrom: target.effective_from, reason, decidedOn: null }),
    voids_id: row,
  })
  // What held before holds again on those days; by now it may close a circle.
  const own = periodsOf(await query.linesOf(db, actor.companyId, [target.employment_id]), (day) => addDays(day, -1))
  for (const { from, until, row: again } of own)
    if (until === null || until >= target.effective_from)
      await refuseCircle(ctx, {
        employmentId: target.employment_id,
        managerId: again.manager_employment_id,
        from,
        until,
      })
  const history = await takeEffect(ctx, current, current.today)
  ctx.audit({
    action: 'employee.reporting-line-void',
    targetType: 'employee',
    targetId: id,
    detail: { row, reason, effective_from: target.effective_from },
  })
  return history
}

/** Which legal entity employs somebody, from when their service counts, and their last day. */
export const changeEmployment = async (
  ctx: Context,
  input: Parsed<typeof contract.changeEmployment>,
): Promise<History> => {
  const { db, actor } = ctx
  const current = await hold(ctx, input.id)
  const before = (await query.employmentsOf(db, actor.companyId, input.id)).find((m) => m.id === input.employmentId)
  if (!before) throw notFound('Employment')
  if (before.version !== input.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this employment since you opened it.')
  const { entityId, continuityFrom } = input
  if (entityId && entityId !== before.entity_id) {
    const entity = await query.ownEntity(db, actor.companyId, entityId)
    if (!entity || entity.archived_at !== null)
      throw invalid({ entityId: 'Legal entity must be one of your company’s' })
  }
  if (continuityFrom && continuityFrom > before.started_on)
    throw invalid({
      continuityFrom: `Service counts from the first day of the employment (${before.started_on}) or earlier`,
    })
  const { endedOn } = input
  if (endedOn && endedOn < before.started_on)
    throw invalid({ endedOn: `Last day must not be before the first day of the employment (${before.started_on})` })
  const after = {
    entity_id: entityId === undefined ? before.entity_id : entityId,
    continuity_from: continuityFrom === undefined ? before.continuity_from : continuityFrom,
    ...endOf(before, input),
  }
  await query.updateEmployment(db, actor.companyId, before.id, { ...after, updated_by: actor.userId })
  await tellEmploymentChanged(ctx, { before, after, today: current.today })
  ctx.audit({
    action: 'employee.employment-change',
    targetType: 'employee',
    targetId: input.id,
    before: { entity_id: before.entity_id, continuity_from: before.continuity_from, ended_on: before.ended_on },
    after,
  })
  return employmentHistory(ctx, input.id, current.today)
}
