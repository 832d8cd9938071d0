import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { type Day, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { requestApproval, withdrawApproval } from '../../platform/approvals/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { checkingOf, holdChecks, loadChecks } from './checks.service.ts'
import { conflict, handOver, rowOfShift } from './hand-over.service.ts'
import type * as contract from './mine.contract.ts'
import { expireOffers, type Own, ownEmployment } from './mine.service.ts'
import * as roster from './roster.queries.ts'
import { judgeSwap, type RosterState, rosterMoved, type SwapState, swapMoved } from './roster-moves.rules.ts'
import { plainDays, wallTime } from './roster-shifts.rules.ts'
import { rosterSettings } from './settings.ts'
import { offeredRow } from './suggest.service.ts'
import * as query from './swaps.queries.ts'
import { tellerOf, tellPeople } from './tell.service.ts'

export const SWAP_KIND = 'shift-change'
const OFFER_DAYS = 7

type Two = { given: roster.ShiftRow; back: roster.ShiftRow | null; giverId: string; takerId: string }

/** Whether two people may exchange their shifts, as things are now. */
const judgeTwo = async (ctx: Context, { given, back, giverId, takerId }: Two) => {
  // Whoever makes the roster may have given one of them to somebody else since it was offered.
  if (given.employment_id !== giverId || (back !== null && back.employment_id !== takerId))
    return { offered: false, why: 'A shift of this offer is somebody else’s by now' }
  if (given.called_off_at !== null || back?.called_off_at)
    return { offered: false, why: 'Somebody of this offer called in sick' }
  const days = [given.work_date, back?.work_date ?? given.work_date].toSorted() as [Day, Day]
  const checks = await holdChecks(checkingOf(ctx), [giverId, takerId], { from: days[0], until: days[1] })
  const taker = checks.questionOf(takerId, await offeredRow(ctx, given))
  const giver = back ? checks.questionOf(giverId, await offeredRow(ctx, back)) : null
  const give = { state: given.state as RosterState, shiftId: given.id }
  if (back && rosterMoved(back.state as RosterState, 'swap') === null)
    return { offered: false, why: `A shift that is ${back.state} cannot be swapped` }
  return judgeSwap({ give, taker, giver })
}

const hoursOf = (row: roster.ShiftRow) =>
  `${wallTime(iso(row.starts_at), row.work_date, row.zone)}–${wallTime(iso(row.ends_at), row.work_date, row.zone)}`

export const offerSwap = async (ctx: Context, input: Parsed<typeof contract.offerSwap>) => {
  const { companyId, userId } = ctx.actor
  const own = await ownEmployment(ctx)
  await expireOffers(ctx)
  const { takerId } = input
  if (takerId === own.id) throw conflict('A swap is between two people')
  // Whoever is not of the company is not there.
  const checks = await loadChecks(checkingOf(ctx), [takerId], { from: input.day, until: input.day })
  checks.nameOf(takerId)
  const given = await rowOfShift(ctx, own.id, input)
  const back =
    input.returnDay === null
      ? null
      : await rowOfShift(ctx, takerId, { day: input.returnDay, shiftId: input.returnShiftId })
  const { offered, why } = await judgeTwo(ctx, { given, back, giverId: own.id, takerId })
  if (!offered) throw conflict(plainDays(why ?? 'This swap is not possible'))
  const limits = [
    given.starts_at,
    back?.starts_at ?? given.starts_at,
    new Date(ctx.now().getTime() + OFFER_DAYS * 86_400_000),
  ]
  const expires = new Date(Math.min(...limits.map((at) => new Date(at).getTime()))).toISOString()
  if (expires <= ctx.now().toISOString()) throw conflict('The shift has begun')
  const { id } = await query
    .insertSwap(ctx.db, {
      company_id: companyId,
      kind: back ? 'swap' : 'give',
      shift_id: given.id,
      giver_id: own.id,
      taker_id: takerId,
      return_shift_id: back?.id ?? null,
      state: 'offered',
      note: input.note,
      expires_at: expires,
      offered_by: userId,
    })
    .catch((error: unknown) => {
      if (uniqueViolation(error) !== 'shift_swaps_one') throw error
      throw conflict('You have offered this shift already. Take that offer back first')
    })
  await roster.insertEvents(ctx.db, companyId, userId, [{ shiftId: given.id, kind: 'offered', employmentId: own.id }])
  await tellPeople(tellerOf(ctx), [takerId], { event: 'shift-offer' }, (_, day) => ({
    what: `${day(given.work_date)}, ${hoursOf(given)}`,
    from: own.name,
  }))
  ctx.audit({ action: 'shiftSwap.offer', targetType: 'shiftSwap', targetId: id, after: { shiftId: given.id, takerId } })
  return { id }
}

type Answer = Output<typeof contract.acceptSwap>

const move = (swap: query.LockedSwap, action: Parameters<typeof swapMoved>[1]): SwapState => {
  const next = swapMoved(swap.state as SwapState, action)
  if (next === null) throw conflict(`This offer is ${swap.state} already`)
  return next
}

/** The two shifts of an offer, locked in one order. */
const lockBoth = async (ctx: Context, swap: query.LockedSwap): Promise<Two> => {
  const ids = [swap.shift_id, ...(swap.return_shift_id ? [swap.return_shift_id] : [])]
  const rows = await roster.lockShifts(ctx.db, ctx.actor.companyId, ids)
  const given = rows.find(({ id }) => id === swap.shift_id)
  const back = rows.find(({ id }) => id === swap.return_shift_id) ?? null
  if (!given || swap.taker_id === null) throw notFound('Offer')
  return { given, back, giverId: swap.giver_id, takerId: swap.taker_id }
}

/** Does what two people agreed on: asked once more first; what has changed meanwhile refuses it, with the reason. */
export const finishSwap = async (ctx: Context, swap: query.LockedSwap): Promise<Answer> => {
  const { companyId } = ctx.actor
  const at = ctx.now().toISOString()
  if (swap.kind === 'drop') {
    const [given] = await roster.lockShifts(ctx.db, companyId, [swap.shift_id])
    const isTheirs = given?.employment_id === swap.giver_id && given.called_off_at === null
    const hasBegun = given !== undefined && iso(given.starts_at) <= at
    if (!given || !isTheirs || hasBegun || rosterMoved(given.state as RosterState, 'drop') === null) {
      const why = hasBegun
        ? 'The shift had begun when it was decided'
        : 'The shift has changed since they asked to drop it'
      await query.updateSwap(ctx.db, companyId, swap.id, { state: 'refused', why, answered_at: at })
      await answerFor(ctx, swap.giver_id, swap.shift_id)
      return { state: 'refused', why }
    }
    await handOver(ctx, given, null)
    await query.updateSwap(ctx.db, companyId, swap.id, { state: 'done', done_at: at })
    await answerFor(ctx, swap.giver_id, swap.shift_id)
    return { state: 'done', why: null }
  }
  const two = await lockBoth(ctx, swap)
  const verdict = await judgeTwo(ctx, two)
  if (!verdict.offered) {
    const why = plainDays(verdict.why ?? 'It is not possible any more')
    await query.updateSwap(ctx.db, companyId, swap.id, { state: 'refused', why, answered_at: at })
    await answerFor(ctx, swap.giver_id, swap.shift_id)
    return { state: 'refused', why }
  }
  await handOver(ctx, two.given, two.takerId)
  if (two.back) await handOver(ctx, two.back, two.giverId)
  await query.updateSwap(ctx.db, companyId, swap.id, { state: 'done', done_at: at })
  await answerFor(ctx, swap.giver_id, swap.shift_id)
  return { state: 'done', why: null }
}

/** Tells somebody that there is an answer about their shift. */
export const answerFor = async (ctx: Context, employmentId: string, shiftId: string): Promise<void> => {
  const row = await roster.findShift(ctx.db, ctx.actor.companyId, shiftId)
  if (!row) return
  await tellPeople(tellerOf(ctx), [employmentId], { event: 'shift-answer' }, (_, day) => ({
    what: `${day(row.work_date)}, ${hoursOf(row)}`,
    from: '',
  }))
}

/** Takes back what waits of shifts of somebody who cannot come: dropped, given away or asked for in return. The other side is told. */
export const closeOffersOf = async (ctx: Context, employmentId: string, shiftIds: readonly string[]): Promise<void> => {
  const { companyId } = ctx.actor
  for (const swap of await query.lockOpenSwapsOf(ctx.db, companyId, shiftIds)) {
    if (swap.state === 'accepted') await withdrawApproval(ctx, { kind: SWAP_KIND, subjectId: swap.id })
    const answered = { why: 'Somebody of it called in sick', answered_at: ctx.now().toISOString() }
    await query.updateSwap(ctx.db, companyId, swap.id, { state: 'withdrawn', ...answered })
    const other = swap.giver_id === employmentId ? swap.taker_id : swap.giver_id
    if (other !== null) await answerFor(ctx, other, swap.shift_id)
    ctx.audit({ action: 'shiftSwap.withdraw', targetType: 'shiftSwap', targetId: swap.id })
  }
}

/** An offer to or of whoever calls, locked; anybody else's is not there. */
const lockOwn = async (
  ctx: Context,
  id: string,
  side: 'giver' | 'taker',
): Promise<{ swap: query.LockedSwap; own: Own }> => {
  const own = await ownEmployment(ctx)
  await expireOffers(ctx)
  const swap = await query.lockSwap(ctx.db, ctx.actor.companyId, id)
  const mine = side === 'giver' ? swap?.giver_id : swap?.taker_id
  if (!swap || mine !== own.id) throw notFound('Offer')
  return { swap, own }
}

export const acceptSwap = async (ctx: Context, { id }: Parsed<typeof contract.acceptSwap>): Promise<Answer> => {
  const { companyId } = ctx.actor
  const { swap } = await lockOwn(ctx, id, 'taker')
  const state = move(swap, 'accept')
  const two = await lockBoth(ctx, swap)
  const { offered, why } = await judgeTwo(ctx, two)
  if (!offered) throw conflict(plainDays(why ?? 'This swap is not possible any more'))
  const settings = await settingsOf(ctx.db, rosterSettings, { companyId, siteId: two.given.site_id })
  ctx.audit({ action: 'shiftSwap.accept', targetType: 'shiftSwap', targetId: id })
  await query.updateSwap(ctx.db, companyId, id, { state, answered_at: ctx.now().toISOString() })
  if (settings.swaps === 'people') return finishSwap(ctx, { ...swap, state })
  // Whoever offered the shift asks: their manager says whether it is given away.
  await requestApproval(ctx, { kind: SWAP_KIND, subjectId: id, askedBy: swap.offered_by ?? ctx.actor.userId })
  return { state: 'accepted', why: null }
}

export const refuseSwap = async (ctx: Context, { id }: Parsed<typeof contract.refuseSwap>): Promise<Answer> => {
  const { swap } = await lockOwn(ctx, id, 'taker')
  if (swap.state !== 'offered') throw conflict(`This offer is ${swap.state} already`)
  const state = move(swap, 'refuse')
  await query.updateSwap(ctx.db, ctx.actor.companyId, id, { state, answered_at: ctx.now().toISOString() })
  await answerFor(ctx, swap.giver_id, swap.shift_id)
  ctx.audit({ action: 'shiftSwap.refuse', targetType: 'shiftSwap', targetId: id })
  return { state: 'refused', why: null }
}

export const withdrawSwap = async (ctx: Context, { id }: Parsed<typeof contract.withdrawSwap>): Promise<Answer> => {
  const { swap } = await lockOwn(ctx, id, 'giver')
  const state = move(swap, 'withdraw')
  if (swap.state === 'accepted') await withdrawApproval(ctx, { kind: SWAP_KIND, subjectId: id })
  await query.updateSwap(ctx.db, ctx.actor.companyId, id, { state, answered_at: ctx.now().toISOString() })
  ctx.audit({ action: 'shiftSwap.withdraw', targetType: 'shiftSwap', targetId: id })
  return { state: 'withdrawn', why: null }
}
