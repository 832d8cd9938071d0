import type { Context } from '../../../server/context.ts'
import { longDay } from '../../../shared/dates.text.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { uncoveredWithout } from './account.rules.ts'
import type * as many from './adjust-many.contract.ts'
import { cardsOf } from './balances.service.ts'
import type * as contract from './contract.ts'
import { type Known, type LeaveGround, type LeaveReader, leaveReaderOf, readLeaveGround } from './ground.service.ts'
import * as ledger from './ledger.queries.ts'
import { holdAccount, readAccounts, settleAccounts } from './ledger.service.ts'
import { refuseOwnBalance } from './own.service.ts'
import { lawOfPayingOut, payDaysOfLots } from './paid-out.service.ts'
import { minutesOfDays } from './policy.rules.ts'
import * as query from './queries.ts'
import type { LeaveCardView } from './shapes.contract.ts'
import { daysOf } from './shown.service.ts'
import { knowEmployee, typeFor } from './weigh.service.ts'

/** Corrections with a reason: days added or taken off, days in lieu, days paid out, and what there was before. */

/** What a correction may not be. */
const refuseAdjustment = (input: Omit<Parsed<typeof contract.adjustLeave>, 'withPay'>, card: LeaveCardView): void => {
  const { kind, minutes, onDay, expiresOn } = input
  if (minutes === 0) throw invalid({ minutes: 'Say how much' })
  if (kind !== 'adjust' && kind !== 'opening' && minutes < 0) throw invalid({ minutes: 'This only adds' })
  if (expiresOn !== null && expiresOn < onDay) throw invalid({ expiresOn: 'The last day must not be before the day' })
  if (kind === 'encash' && minutes > card.encashable)
    throw invalid({
      minutes:
        card.encashable === 0
          ? 'The policy pays no more days of this leave out'
          : `At most ${daysOf(card.encashable, card.dayMinutes)} days can be paid out`,
    })
  if (minutes < 0 && kind === 'adjust' && -minutes > Math.max(0, card.balance - card.booked - card.reserved))
    throw invalid({
      minutes: `${daysOf(card.booked + card.reserved, card.dayMinutes)} days are booked: less cannot be left`,
    })
}

export const adjustLeave = async (
  ctx: Context,
  input: Parsed<typeof contract.adjustLeave>,
): Promise<Output<typeof contract.adjustLeave>> => {
  const { db, actor } = ctx
  await refuseOwnBalance(ctx, input.employeeId)
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const known = await knowEmployee(reader, ground, input.employeeId)
  const type = typeFor(ground, known, input.type)
  await holdAccount(reader, ground, known, type)
  const card = (await cardsOf(reader, ground, known, known.today)).find((one) => one.type.key === type.key)
  if (!card) throw notFound('Account')
  refuseAdjustment(input, card)
  const withPay = input.kind === 'encash' && input.withPay
  const unsaid = withPay ? lawOfPayingOut(reader, known, input.onDay) : null
  if (unsaid) throw invalid({ withPay: `${unsaid.replace(/\.$/, '')}: enter it as a one-off of pay` })
  const [lot] = await ledger.insertLots(db, actor.companyId, [
    {
      employmentId: known.person.employment_id,
      leaveType: type.key,
      kind: input.kind,
      minutes: input.minutes,
      onDay: input.onDay,
      expiresOn: input.kind === 'encash' ? null : input.expiresOn,
      reason: input.reason,
      withPay,
      by: actor.userId,
    },
  ])
  ctx.audit({
    action: `leave.${input.kind}`,
    targetType: 'employee',
    targetId: input.employeeId,
    detail: {
      lot: lot?.id,
      type: type.key,
      minutes: input.minutes,
      onDay: input.onDay,
      reason: input.reason,
      ...(withPay ? { withPay } : {}),
    },
  })
  return { balance: await balanceNow(reader, ground, known, type.key) }
}

type ManyResult = Output<typeof many.adjustManyLeave>['results'][number]

/**
 * Corrects balances of many people, each judged by itself: one that is refused says why and keeps none of the others up. As a dry run it writes nothing and
 * says what would come of each.
 */
export const adjustManyLeave = async (
  ctx: Context,
  { accounts, days, onDay, expiresOn, reason, dryRun }: Parsed<typeof many.adjustManyLeave>,
): Promise<Output<typeof many.adjustManyLeave>> => {
  const { db, actor } = ctx
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const results: ManyResult[] = []
  for (const { employeeId, type: key } of accounts) {
    const about = { employeeId, type: key, dayMinutes: 480 }
    try {
      await refuseOwnBalance(ctx, employeeId)
      const known = await knowEmployee(reader, ground, employeeId)
      const type = typeFor(ground, known, key)
      if (!dryRun) await holdAccount(reader, ground, known, type)
      const card = (await cardsOf(reader, ground, known, known.today)).find((one) => one.type.key === type.key)
      if (!card) throw notFound('Account')
      const minutes = Math.round(days * card.dayMinutes)
      refuseAdjustment({ employeeId, type: key, kind: 'adjust', minutes, onDay, expiresOn, reason }, card)
      const { balance: before, dayMinutes } = card
      if (dryRun) {
        results.push({ ...about, dayMinutes, before, after: before + minutes, why: null })
        continue
      }
      const { employment_id: employmentId } = known.person
      const lot = { employmentId, leaveType: type.key, kind: 'adjust' as const, minutes, onDay, expiresOn, reason }
      await ledger.insertLots(db, actor.companyId, [{ ...lot, by: actor.userId }])
      const after = await balanceNow(reader, ground, known, type.key)
      results.push({ ...about, dayMinutes, before, after, why: null })
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      results.push({ ...about, before: null, after: null, why: refusal.message })
    }
  }
  if (!dryRun)
    ctx.audit({
      action: 'leave.adjust-many',
      targetType: 'company',
      targetId: actor.companyId,
      detail: {
        days,
        onDay,
        expiresOn,
        reason,
        accounts: results.filter(({ why }) => why === null).map(({ employeeId, type }) => ({ employeeId, type })),
      },
    })
  return { results }
}

const balanceNow = async (reader: LeaveReader, ground: LeaveGround, known: Known, type: string): Promise<number> => {
  const { employment_id } = known.person
  await settleAccounts(reader, ground, [employment_id])
  const rows = await ledger.listAccounts(reader.db, reader.companyId, [employment_id])
  return rows.find((row) => row.leave_type === type)?.balance_minutes ?? 0
}

/** What leave was booked with stays as long as the leave does. @throws Refusal CONFLICT */
const refuseBooked = async (reader: LeaveReader, ground: LeaveGround, known: Known, lot: ledger.LotRow) => {
  const accounts = await readAccounts(reader, ground, [lot.employment_id])
  const account = accounts.find(({ type }) => type.key === lot.leave_type)
  if (!account || lot.kind === 'encash' || lot.minutes < 0) return
  const { content } = account.terms(known.today)
  if (content.unlimited) return
  const until = [known.today, ...account.facts.segments.map(({ day }) => day)].toSorted().at(-1) ?? known.today
  const { day_minutes: dayMinutes } = account.row
  const mayOwe = minutesOfDays(content.mayOweDays, dayMinutes)
  const booked = uncoveredWithout(account.facts, lot.id, { until, mayOwe })
  if (booked === 0) return
  const days = daysOf(booked, dayMinutes)
  const said = days === '1' ? '1 day of it is' : `${days} days of it are`
  throw new Refusal('CONFLICT', `${said} booked: take that leave back first.`)
}

/** What a pay run has paid is not put back: it would be paid and there. The account is held, by a run that is being locked as well. @throws Refusal CONFLICT */
const refusePaid = async ({ db, actor, features }: Context, lot: ledger.LotRow) => {
  if (!lot.with_pay) return
  const payDay = (await payDaysOfLots({ db, companyId: actor.companyId, features }, [lot.id])).get(lot.id)
  if (payDay)
    throw new Refusal(
      'CONFLICT',
      `It was paid with the pay of ${longDay('en', payDay)}. Give the days back as a correction.`,
    )
}

export const takeLotBack = async (
  ctx: Context,
  { lot: id, reason }: Parsed<typeof contract.takeLotBack>,
): Promise<Output<typeof contract.takeLotBack>> => {
  const { db, actor } = ctx
  const [lot] = await ledger.findLots(db, actor.companyId, [id])
  if (!lot) throw notFound('Correction')
  // Of two who take it back at once the second finds it taken back.
  await ledger.lockAccount(db, actor.companyId, lot.employment_id, lot.leave_type)
  if ((await ledger.findLots(db, actor.companyId, [id])).length === 0) throw notFound('Correction')
  if (lot.kind === 'occasion') throw new Refusal('CONFLICT', 'What the law gives for an event ends with its request.')
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const [person] = await query.listPeople(db, actor.companyId, lot.on_day, { employmentIds: [lot.employment_id] })
  if (!person) throw notFound('Correction')
  await refuseOwnBalance(ctx, person.employee_id)
  const known = await knowEmployee(reader, ground, person.employee_id)
  await refuseBooked(reader, ground, known, lot)
  await refusePaid(ctx, lot)
  await ledger.insertLots(db, actor.companyId, [
    {
      employmentId: lot.employment_id,
      leaveType: lot.leave_type,
      kind: lot.kind,
      minutes: -lot.minutes,
      onDay: lot.on_day,
      reason,
      voids: lot.id,
      by: actor.userId,
    },
  ])
  ctx.audit({
    action: 'leave.take-lot-back',
    targetType: 'employee',
    targetId: person.employee_id,
    detail: { lot: id, reason },
  })
  return { balance: await balanceNow(reader, ground, known, lot.leave_type) }
}
