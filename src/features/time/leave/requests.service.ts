import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { lapseApproval, requestApproval, withdrawApproval } from '../../platform/approvals/service.ts'
import { claimUpload } from '../../platform/uploads/service.ts'
import { CANCELLATION_KIND, LEAVE_KIND } from './approval.kind.ts'
import type * as contract from './contract.ts'
import { approveLeave, cancelDays, dropLeave, firstFreeDay } from './effects.service.ts'
import { leaveReaderOf, readLeaveGround, todayOf } from './ground.service.ts'
import * as ledger from './ledger.queries.ts'
import { replayAccounts } from './ledger.service.ts'
import { isOwnLeave } from './own.service.ts'
import * as query from './queries.ts'
import { daysToTakeBack } from './request.rules.ts'
import * as requests from './requests.queries.ts'
import { detailOf } from './shown.service.ts'
import { type WantedLeave, type Weighed, weighLeave } from './weigh.service.ts'

const TAKEN = 'There is leave on one of these days already. Load the page again.'

/** Another request was faster with a half of a day: the one that comes second is refused, whatever it is of. */
const refuseTaken = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if ((error as { code?: string }).code === '23505') throw new Refusal('CONFLICT', TAKEN)
    throw error
  })

const refuse = (problems: Weighed['problems']): void => {
  if (problems.length === 0) return
  throw invalid(Object.fromEntries(problems.toReversed().map(({ field, message }) => [field, message])))
}

/** Keeps what was weighed, as asked for. */
const keepRequest = async (
  ctx: Context,
  weighed: Weighed,
  { wanted, isEntered }: { wanted: WantedLeave; isEntered: boolean },
): Promise<string> => {
  const { db, actor } = ctx
  const { known, type, segments, minutes, paperBy } = weighed
  const file = wanted.file ?? null
  const { id } = await requests.insertRequest(db, {
    company_id: actor.companyId,
    employment_id: known.person.employment_id,
    leave_type: type.key,
    from_day: wanted.from,
    until_day: wanted.until,
    minutes,
    state: 'pending',
    note: wanted.note,
    occasion: JSON.stringify(wanted.occasion ?? {}),
    file_id: file,
    paper_by: file === null ? paperBy : null,
    delegate_user_id: wanted.delegate ?? null,
    asked_by: actor.userId,
    asked_at: ctx.now().toISOString(),
    entered: isEntered,
  })
  if (file !== null) await claimUpload(db, actor.companyId, file)
  const kept = segments.map((s) => ({ ...s, part: s.kind }))
  await refuseTaken(
    requests.insertSegments(db, actor.companyId, {
      requestId: id,
      employmentId: known.person.employment_id,
      segments: kept,
    }),
  )
  return id
}

/**
 * Asks for leave. Judged with the account held: of two requests for the last day one is refused.
 * @returns the request
 */
export const askLeave = async (
  ctx: Context,
  { employeeId, wanted, isEntered }: { employeeId: string; wanted: WantedLeave; isEntered: boolean },
): Promise<string> => {
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const weighed = await weighLeave(reader, ground, { employeeId, wanted, isEntered, keeps: true })
  refuse(weighed.problems)
  const id = await keepRequest(ctx, weighed, { wanted, isEntered })
  ctx.audit({
    action: isEntered ? 'leave.enter' : 'leave.ask',
    targetType: 'leave',
    targetId: id,
    after: { employeeId, type: weighed.type.key, from: wanted.from, until: wanted.until, minutes: weighed.minutes },
  })
  if (isEntered) await approveLeave(ctx, id, null)
  else {
    await requestApproval(ctx, { kind: LEAVE_KIND, subjectId: id })
    const employment = weighed.known.person.employment_id
    await ledger.markStale(ctx.db, reader.companyId, [weighed.type.key], [employment])
    await replayAccounts(reader, ground, [employment])
  }
  return id
}

/** HR enters leave for somebody: that approves it, since it is theirs to say. Their own they ask for like anybody. */
export const enterLeave = async (ctx: Context, { employeeId, ...wanted }: Parsed<typeof contract.enterLeave>) => {
  if (await isOwnLeave(ctx, employeeId))
    throw new Refusal('CONFLICT', 'Your own leave is decided by somebody else: ask for it on My leave.')
  return detailOf(ctx, await askLeave(ctx, { employeeId, wanted, isEntered: true }))
}

const LONG_OVER = 'This leave was over more than a month ago. HR can still take it back.'

type Cancelling = { id: string; days: readonly Day[]; reason: string; isHr: boolean }

/**
 * The days that are meant: those named, or all that are left. Whoever takes back their own has those of the last month alone.
 * @throws Refusal 409 where none are left, 422 for a day that is none of them
 */
const daysMeant = (
  segments: readonly requests.SegmentOfRequest[],
  days: readonly Day[],
  own: { state: string; today: Day } | null,
): Day[] => {
  const there = segments.filter((s) => s.state !== 'cancelled' && s.minutes > 0)
  const left = own ? daysToTakeBack(there, own) : there
  if (left.length === 0 && there.length > 0) throw new Refusal('CONFLICT', LONG_OVER)
  const known = new Set(left.map(({ day }) => day))
  if (days.some((day) => !known.has(day))) throw invalid({ days: 'Choose days of this leave' })
  return days.length === 0 ? [...known] : [...new Set(days)]
}

/**
 * Takes leave back, whole or some days of it. What nobody has decided is changed or withdrawn at once; approved days to come are free at once;
 * days that have begun wait for a word, except when HR takes back those of somebody else.
 */
export const takeLeaveBack = async (ctx: Context, { id, days, reason, isHr }: Cancelling): Promise<void> => {
  const { db, actor } = ctx
  const held = await requests.lockRequest(db, actor.companyId, id)
  if (!held) throw notFound('Request')
  const [request] = await requests.requestsByIds(db, actor.companyId, [id])
  if (!request || ['cancelled', 'refused', 'withdrawn'].includes(request.state))
    throw new Refusal('CONFLICT', 'This leave is over already. Load the page again.')
  if (request.cancelling > 0) throw new Refusal('CONFLICT', 'Days of this leave wait to be taken back already.')
  const segments = await requests.segmentsOf(db, actor.companyId, [id])
  const [person] = await query.listPeople(db, actor.companyId, request.from_day, {
    employmentIds: [request.employment_id],
  })
  if (!person) throw notFound('Request')
  const today = todayOf(ctx, person.country)
  const meant = daysMeant(segments, days, isHr ? null : { state: request.state, today })
  const isWhole = segments.every((s) => s.minutes === 0 || s.state === 'cancelled' || meant.includes(s.day))
  ctx.audit({ action: 'leave.take-back', targetType: 'leave', targetId: id, detail: { days: meant, reason } })
  if (request.state === 'pending') {
    if (isWhole) {
      await withdrawApproval(ctx, { kind: LEAVE_KIND, subjectId: id })
      return dropLeave(ctx, id, { state: 'withdrawn', answer: null })
    }
    await cancelDays(ctx, id, meant)
    await requests.updateRequest(db, actor.companyId, id, { state: 'pending' })
    return
  }
  const hasBegun = meant.some((day) => day < firstFreeDay(today))
  if (!hasBegun || (isHr && !(await isOwnLeave(ctx, person.employee_id)))) {
    await cancelDays(ctx, id, meant)
    if (isWhole) await lapseApproval(ctx, { kind: LEAVE_KIND, subjectId: id })
    return
  }
  const cancellation = await requests.insertCancellation(db, {
    company_id: actor.companyId,
    request_id: id,
    days: meant,
    reason,
    state: 'pending',
    asked_by: actor.userId,
    asked_at: ctx.now().toISOString(),
  })
  await requestApproval(ctx, { kind: CANCELLATION_KIND, subjectId: cancellation.id })
}

export const cancelLeave = async (ctx: Context, { id, days, reason }: Parsed<typeof contract.cancelLeave>) => {
  await takeLeaveBack(ctx, { id, days, reason, isHr: true })
  return detailOf(ctx, id)
}
