import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { toMinor } from '../../../shared/money.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { releaseReservation, reserveForRequisition } from '../../pay/budget/reservations.service.ts'
import { readerOf } from '../../platform/approvals/ground.service.ts'
import { decideApproval, lapseApproval, requestApproval, withdrawApproval } from '../../platform/approvals/service.ts'
import { linkJobToRequisition } from '../jobs/changes.service.ts'
import { placesById } from '../jobs/held.ts'
import { createJob } from '../jobs/service.ts'
import type * as contract from './contract.ts'
import { notifyRequisitionApprovers, notifyRequisitionRequester } from './letters.ts'
import { loadPicture, rowsOf } from './plan.ts'
import * as query from './queries.ts'
import { isWritable, MOVES, positionsWithoutJob, type StoredStatus } from './rules.ts'
import { mayApprove, type Read, readRequisitions, requisitionOf, wantedPlaceOf } from './shown.ts'
import { KIND } from './subject.ts'

const readHeld = async (ctx: Context, id: string, lock = false): Promise<Read> => {
  const { db, actor } = ctx
  if (lock && !(await query.lockRequisition(db, actor.companyId, id))) throw notFound('Requisition')
  const current = await query.findRequisition(db, actor.companyId, id)
  if (!current) throw notFound('Requisition')
  const [read] = await readRequisitions(readerOf(ctx), [current], await loadPicture(db, actor.companyId))
  return read as Read
}

const readView = async (ctx: Context, id: string) => ({
  requisition: await requisitionOf(ctx, await readHeld(ctx, id)),
})

export const readRequisition = (ctx: Context, { id }: Parsed<typeof contract.readRequisition>) => readView(ctx, id)

const tooOld = async (ctx: Context, id: string) =>
  new Refusal('VERSION_CONFLICT', 'Somebody else has changed this requisition since you opened it.', {
    data: await readView(ctx, id),
  })

type Written = Parsed<typeof contract.createRequisition>

/** What was typed, judged by what it refers to: nothing half-sensible is kept. */
const columnsOf = async (ctx: Context, input: Written) => {
  const { db, actor } = ctx
  const wrong: Record<string, string> = {}
  const country = ctx.countries.find(input.country)
  if (!country) throw invalid({ country: `We do not operate in ${input.country} yet` })
  if (input.placeId !== null) {
    const [place] = await placesById(db, [input.placeId])
    if (place?.country !== country.code) wrong.placeId = `Choose a place in ${country.name}`
  }
  const replaced = input.replacesId === null ? null : await query.findEmployee(db, actor.companyId, input.replacesId)
  if (input.reason === 'replacement' && !replaced) wrong.replacesId = 'Choose whose place it is'
  if (input.wantedBy < dayIn(country.zone, ctx.now())) wrong.wantedBy = 'This day has passed'
  if (input.wantedBy > '2100-12-31') wrong.wantedBy = 'Choose a day before 2101'
  const minorOf = (name: 'payMin' | 'payMax' | 'budget') => {
    const typed = input[name]
    if (typed === null) return null
    try {
      return toMinor(typed, country.currency.minorUnits)
    } catch {
      wrong[name] = `${country.currency.code} has ${country.currency.minorUnits} decimals`
      return null
    }
  }
  const [min, max, budget] = [minorOf('payMin'), minorOf('payMax'), minorOf('budget')]
  if (min !== null && max !== null && max < min) wrong.payMax = 'The highest pay must not be less than the lowest'
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return {
    title: input.title,
    department: input.department,
    country: country.code,
    place_id: input.placeId,
    head_count: input.headCount,
    employment_type: input.employmentType,
    reason: input.reason,
    replaces_id: input.reason === 'replacement' ? (replaced?.id ?? null) : null,
    currency: country.currency.code,
    pay_min: min,
    pay_max: max,
    pay_period: input.payPeriod,
    wanted_by: input.wantedBy,
    note: input.note,
    cost_note: input.costNote,
    budget,
  }
}

export const createRequisition = async (ctx: Context, input: Written) => {
  const { db, actor } = ctx
  const columns = await columnsOf(ctx, input)
  await query.lockAll(db, actor.companyId)
  const number = await query.nextNumber(db, actor.companyId)
  const { id } = await query.insertRequisition(db, {
    company_id: actor.companyId,
    number,
    created_by: actor.userId,
    updated_at: ctx.now().toISOString(),
    ...columns,
  })
  ctx.audit({ action: 'requisition.create', targetType: 'requisition', targetId: id, after: { number, ...columns } })
  return readView(ctx, id)
}

export const saveRequisition = async (
  ctx: Context,
  { id, version, ...input }: Parsed<typeof contract.saveRequisition>,
) => {
  const { db, actor } = ctx
  const { held: current } = await readHeld(ctx, id, true)
  if (!isWritable(current.status as StoredStatus))
    throw new Refusal(
      'CONFLICT',
      current.status === 'asked'
        ? 'This requisition waits for approval. Take the request back to change it.'
        : 'This requisition was decided. Cancel it and write another.',
    )
  if (version !== current.version) throw await tooOld(ctx, id)
  const columns = await columnsOf(ctx, input)
  await query.updateRequisition(db, actor.companyId, id, {
    values: { ...columns, status: 'draft' },
    now: ctx.now().toISOString(),
  })
  const before = Object.fromEntries(
    Object.keys(columns).map((name) => [name, (current as unknown as Record<string, unknown>)[name] ?? null]),
  )
  const money = (minor: string | null) => (minor === null ? null : Number(minor))
  ctx.audit({
    action: 'requisition.save',
    targetType: 'requisition',
    targetId: id,
    ...changedFieldsOf(
      { ...before, pay_min: money(current.pay_min), pay_max: money(current.pay_max), budget: money(current.budget) },
      columns,
    ),
    detail: { number: current.number },
  })
  return readView(ctx, id)
}

const refusalOf = (ctx: Context, read: Read, { action, note }: Parsed<typeof contract.moveRequisition>) => {
  const { held: current, askedBy } = read
  if (!MOVES[action].from.includes(current.status as StoredStatus))
    return new Refusal('CONFLICT', 'That cannot be done with a requisition in this state. Load the page again.')
  if ((action === 'approve' || action === 'refuse') && !mayApprove(read, ctx.actor.userId)) {
    if (askedBy === ctx.actor.userId)
      return new Refusal('CONFLICT', 'You asked for this approval: somebody else has to give it.')
    if (read.standing.given.includes(ctx.actor.userId))
      return new Refusal('CONFLICT', 'You have approved it already: somebody else has to, too.')
    return new Refusal('CONFLICT', 'This requisition does not wait for your approval.')
  }
  if (action === 'refuse' && !note) return invalid({ note: 'Say why it is refused' })
  if (action === 'cancel' && current.shown === 'filled')
    return new Refusal('CONFLICT', 'Everybody it asks for is hired: it stays as it is.')
  if (action === 'cancel' && current.live_jobs > 0)
    return new Refusal('CONFLICT', 'This requisition has jobs that are not closed. Close them first.')
  return null
}

/** Kept who asked and who answered: with the engine of all approvals, but for what ends a requisition otherwise. */
const judged = async (ctx: Context, { id, action, note }: Parsed<typeof contract.moveRequisition>) => {
  const about = { kind: KIND, subjectId: id }
  if (action === 'ask') await requestApproval(ctx, { ...about, replaces: true })
  else if (action === 'withdraw') await withdrawApproval(ctx, about)
  else if (action === 'cancel') {
    await lapseApproval(ctx, about)
    const at = ctx.now().toISOString()
    await query.addStep(ctx.db, ctx.actor.companyId, { id, step: 'cancelled', by: ctx.actor.userId, note, at })
  } else await decideApproval(ctx, { ...about, verdict: action, reason: note })
}

export const moveRequisition = async (ctx: Context, input: Parsed<typeof contract.moveRequisition>) => {
  const { db, actor } = ctx
  const { id, action, note, version } = input
  // Two that would each just fit are judged one after the other.
  await query.lockAll(db, actor.companyId)
  const read = await readHeld(ctx, id, true)
  if (version !== undefined && version !== read.held.version) throw await tooOld(ctx, id)
  const why = refusalOf(ctx, read, input)
  if (why) throw why
  const at = ctx.now().toISOString()
  await judged(ctx, input)
  const after = await readHeld(ctx, id)
  const enough = action !== 'approve' || after.standing.complete
  const to = enough ? MOVES[action].to : read.held.status
  await query.updateRequisition(db, actor.companyId, id, { values: { status: to }, now: at })
  if (action === 'approve' && enough) await reserveForRequisition(ctx, wantedPlaceOf(read.held))
  if (action === 'cancel') await releaseReservation(ctx, id)
  if (action === 'ask') await notifyRequisitionApprovers(ctx, after)
  if (action === 'refuse' || (action === 'approve' && enough))
    await notifyRequisitionRequester(ctx, after, action, note)
  ctx.audit({
    action: `requisition.${action}`,
    targetType: 'requisition',
    targetId: id,
    before: { status: read.held.status },
    after: { status: to },
    detail: {
      number: read.held.number,
      title: read.held.title,
      note,
      plan: { limit: read.plan.limit, total: read.plan.total, over: read.plan.over },
    },
  })
  return readView(ctx, id)
}

/** Nothing is typed twice: the job begins with all that was approved. */
export const raiseJob = async (ctx: Context, { id }: Parsed<typeof contract.raiseJob>) => {
  const { db, actor } = ctx
  const read = await readHeld(ctx, id, true)
  const { held: current } = read
  if (current.status !== 'approved')
    throw new Refusal('CONFLICT', 'A job is raised from a requisition that is approved.')
  const jobs = (await query.jobsOf(db, actor.companyId, id)).map((j) => ({
    ...j,
    live: j.status !== 'closed' && j.status !== 'archived',
  }))
  const vacancies = positionsWithoutJob(current.head_count, current.hired, jobs)
  if (vacancies === 0)
    throw new Refusal('CONFLICT', 'Every position of this requisition has its job, or somebody is hired for it.')
  const { requisition } = await readView(ctx, id)
  const { job } = await createJob(ctx, {
    copyOf: null,
    asTemplate: false,
    content: {
      title: current.title,
      department: current.department.slice(0, 80),
      country: current.country,
      vacancies,
      placeId: current.place_id,
      employmentType: requisition.employmentType,
      payMin: requisition.payMin ?? '',
      payMax: requisition.payMax ?? '',
      payPeriod: requisition.payPeriod,
    } as never,
  })
  await linkJobToRequisition(db, actor.companyId, job.id, id)
  await query.addStep(db, actor.companyId, {
    id,
    step: 'job',
    by: actor.userId,
    note: null,
    at: ctx.now().toISOString(),
  })
  ctx.audit({
    action: 'requisition.job',
    targetType: 'requisition',
    targetId: id,
    after: { job: job.id, vacancies },
    detail: { number: current.number, title: current.title },
  })
  return { jobId: job.id, vacancies }
}

export const deleteRequisition = async (ctx: Context, { id }: Parsed<typeof contract.deleteRequisition>) => {
  const { held: current, steps } = await readHeld(ctx, id, true)
  if (current.status !== 'draft' || steps.length > 0)
    throw new Refusal('CONFLICT', 'A requisition that was asked for is cancelled, not thrown away.')
  await query.deleteRequisition(ctx.db, ctx.actor.companyId, id)
  ctx.audit({
    action: 'requisition.delete',
    targetType: 'requisition',
    targetId: id,
    before: { number: current.number, title: current.title },
  })
  return { deleted: true as const }
}

export const readPlan = async ({ db, actor }: Context, { year }: { year: number }) => ({
  year,
  rows: rowsOf(await loadPicture(db, actor.companyId), year),
})

export const setTarget = async (ctx: Context, { target, ...at }: Parsed<typeof contract.setTarget>) => {
  const { db, actor } = ctx
  if (!ctx.countries.find(at.country)) throw invalid({ country: `We do not operate in ${at.country} yet` })
  await query.lockAll(db, actor.companyId)
  const row = rowsOf(await loadPicture(db, actor.companyId), at.year).find(
    (r) => r.country === at.country && r.department.toLowerCase() === at.department.toLowerCase(),
  )
  await query.removeTarget(db, actor.companyId, at)
  if (target !== null) await query.insertTarget(db, actor.companyId, at, target)
  if ((row?.target ?? null) !== target)
    ctx.audit({
      action: 'headcountPlan.set',
      targetType: 'company',
      targetId: actor.companyId,
      before: { target: row?.target ?? null },
      after: { target },
      detail: at,
    })
  return readPlan(ctx, at)
}
