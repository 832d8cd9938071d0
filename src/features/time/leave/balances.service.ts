import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { type Day, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { exact, roundToMinor } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { explainBalance, ledgerOf, type SegmentFact } from './account.rules.ts'
import { encashable } from './accrual.rules.ts'
import * as balances from './balances.queries.ts'
import * as contract from './contract.ts'
import {
  type AccountKnown,
  accountKnown,
  type Known,
  type LeaveGround,
  type LeaveReader,
  leaveReaderOf,
  readLeaveGround,
  typesOfPerson,
} from './ground.service.ts'
import type * as ledger from './ledger.queries.ts'
import { balanceOn, type Entry, forecastOn } from './ledger.rules.ts'
import { holdAccount, readAccounts, settleAccounts } from './ledger.service.ts'
import { payDaysOfLots } from './paid-out.service.ts'
import { leaveYearOf, type PolicyContent } from './policy.rules.ts'
import { readsLeave } from './policy.ts'
import * as query from './queries.ts'
import type { LeaveCardView } from './shapes.contract.ts'
import { daysOf, toTypeView, typeNamed } from './shown.service.ts'
import { knowEmployee } from './weigh.service.ts'
import * as written from './written.queries.ts'

/** What people have: one account, one function, wherever it is shown. */

/** What a card is made of: an account, its entries up to today (with later ones, where a later day is asked for), and sums of its days. */
type Reckoned = {
  account: AccountKnown & { row?: ledger.AccountRow }
  entries: readonly Entry[]
  sums: written.WrittenAccount['sums']
}

/** Reckoned from everything that ever happened to the account, up to a day. */
const reckonedAnew = (account: AccountKnown & { row?: ledger.AccountRow }, on: Day): Reckoned => {
  const { facts, known } = account
  const { today } = known
  const sumOf = (counts: (one: SegmentFact) => boolean): number =>
    facts.segments.reduce((sum, one) => (counts(one) ? sum + one.minutes : sum), 0)
  const year = today.slice(0, 4)
  return {
    account,
    entries: ledgerOf(facts, on > today ? on : today).entries,
    sums: {
      reserved: sumOf(({ state }) => state === 'reserved'),
      booked: sumOf(({ state, day }) => state === 'approved' && day > today),
      taken: sumOf(({ state, day }) => state === 'approved' && day <= today && day.slice(0, 4) === year),
      payingOut: facts.lots.reduce(
        (sum, lot) => (lot.kind === 'encash' && lot.onDay > today ? sum + lot.minutes : sum),
        0,
      ),
    },
  }
}

/** Minutes that may be paid out today. @param paidOut minutes that were, or will be, since the leave year began */
const encashableOf = (
  { free, paidOut }: { free: number; paidOut: number },
  { encash }: PolicyContent,
  dayMinutes: number,
): number => {
  if (encash === null) return 0
  const max = encash.maxDays === null ? null : exact(encash.maxDays).sub(exact(paidOut).div(dayMinutes))
  return roundToMinor(encashable(exact(free).div(dayMinutes), { keep: encash.keepDays, max }).mul(dayMinutes))
}

/** Minutes that were paid out since the leave year of a day began, and those that will be. */
const paidOutOf = ({ account, entries, sums }: Reckoned, content: PolicyContent): number => {
  const { person, today } = account.known
  const { from } = leaveYearOf(content.year, person.continuity_from ?? person.started_on, today)
  return entries.reduce(
    (sum, { kind, minutes, onDay }) => (kind === 'encash' && onDay >= from && onDay <= today ? sum - minutes : sum),
    sums.payingOut,
  )
}

/** One card: the balance today and on a day, what ends when, and what it is made of. */
const cardOf = (reckoned: Reckoned, on: Day): LeaveCardView => {
  const { account, entries, sums } = reckoned
  const { type, known, terms } = account
  const { today } = known
  const { content, policy, law } = terms(today)
  const dayMinutes = account.account.day_minutes
  const balance = balanceOn(entries, today)
  const title = policy ? `Policy, version ${policy.version}` : (law?.source.title ?? 'No limit')
  return {
    type: toTypeView(type),
    dayMinutes,
    isUnlimited: content.unlimited,
    asks: [...type.asks],
    isForOccasion: type.isForOccasion && policy === null,
    balance,
    reserved: sums.reserved,
    booked: sums.booked,
    takenThisYear: sums.taken,
    expiresOn: account.row?.expires_on ?? null,
    expiring: account.row?.expiring_minutes ?? 0,
    reckoned: { ...forecastOn(entries, today, on), on },
    policy: title,
    halfDays: content.halfDays,
    hours: content.hours,
    documentsAfterDays: content.documentsAfterDays,
    noticeDays: content.noticeDays,
    mayOwe: Math.round(content.mayOweDays * dayMinutes),
    // Nobody is paid for a day that they have booked, or that is paid out already on a day to come.
    encashable: encashableOf(
      { free: balance - sums.booked - sums.reserved - sums.payingOut, paidOut: paidOutOf(reckoned, content) },
      content,
      dayMinutes,
    ),
    explained: explainBalance(entries, { on: on < today ? on : today, dayMinutes, policy: title }),
  }
}

/** Whether what is written says what is so today: nothing has come due since, and nothing reckoned has changed. */
const isWritten = (row: ledger.AccountRow, today: Day): boolean =>
  !row.stale && row.replayed_through !== null && (row.next_on === null || row.next_on > today)

/** Opens the accounts that somebody new has none of yet. Says whether there were any. */
const openMissing = async (
  reader: LeaveReader,
  ground: LeaveGround,
  known: Known,
  there: readonly { leave_type: string }[],
): Promise<boolean> => {
  const missing = typesOfPerson(ground, known).filter(
    (type) =>
      (!type.isForOccasion || ground.policies.has(type.key)) && !there.some((row) => row.leave_type === type.key),
  )
  for (const type of missing) await holdAccount(reader, ground, known, type)
  if (missing.length > 0) await settleAccounts(reader, ground, [known.person.employment_id])
  return missing.length > 0
}

/** All accounts of somebody, opened where they are new: as they are written where that says what is so on the day, else reckoned anew. */
const reckonedOf = async (reader: LeaveReader, ground: LeaveGround, known: Known, on: Day): Promise<Reckoned[]> => {
  const { today, person } = known
  const read = () => written.writtenAccounts(reader.db, reader.companyId, { employmentId: person.employment_id, today })
  const first = await read()
  const rows = (await openMissing(reader, ground, known, first)) ? await read() : first
  if (on > today || !rows.every((row) => isWritten(row, today)))
    return (await readAccounts(reader, ground, [person.employment_id])).map((account) => reckonedAnew(account, on))
  return rows.flatMap((row) => {
    const type = ground.types.get(row.leave_type)
    if (!type) return []
    const account = accountKnown(ground, {
      type,
      known,
      account: row,
      assigned: row.assigned,
      lots: [],
      segments: [],
    })
    return [{ account: { ...account, row }, entries: row.entries, sums: row.sums }]
  })
}

/** All cards of somebody: those of accounts, and of kinds that are there to be asked for. */
export const cardsOf = async (
  reader: LeaveReader,
  ground: LeaveGround,
  known: Known,
  on: Day,
): Promise<LeaveCardView[]> => {
  const there = new Map((await reckonedOf(reader, ground, known, on)).map((one) => [one.account.type.key, one]))
  return typesOfPerson(ground, known).map((type) => {
    const reckoned = there.get(type.key)
    if (reckoned) return cardOf(reckoned, on)
    const opened = {
      opened_on: known.today < known.person.started_on ? known.person.started_on : known.today,
      day_minutes: known.usualDay,
    }
    const none = accountKnown(ground, { type, known, account: opened, assigned: [], lots: [], segments: [] })
    return cardOf(reckonedAnew(none, on), on)
  })
}

export const readLeaveAccounts = async (
  ctx: Context,
  { employeeId, on }: Parsed<typeof contract.readLeaveAccounts>,
): Promise<contract.LeaveAccountsView> => {
  const { db, actor } = ctx
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const known = await knowEmployee(reader, ground, employeeId)
  const day = on ?? known.today
  // First, since it opens accounts of somebody new.
  const cards = await cardsOf(reader, ground, known, day)
  const types = typesOfPerson(ground, known).map(({ key }) => key)
  const { entries, lots } = await written.toLedgerView(db, actor.companyId, {
    employmentId: known.person.employment_id,
    types,
  })
  const paidOn = await payDaysOfLots(
    { db, companyId: actor.companyId, features: ctx.features },
    lots.flatMap(({ id, withPay }) => (withPay ? [id] : [])),
  )
  return {
    employeeId,
    person: known.person.full_name,
    on: day,
    today: known.today,
    refusal: known.refusal,
    cards,
    ledger: entries.map((entry) => ({ ...entry, enteredAt: iso(entry.enteredAt) })),
    lots: lots.map((lot) => ({ ...lot, paidOn: paidOn.get(lot.id) ?? null })),
  }
}

const filterOf = (ctx: Context, input: { type: string | null; search: string | null; department: string | null }) => ({
  companyId: ctx.actor.companyId,
  on: dayIn('UTC', ctx.now()),
  type: input.type,
  search: input.search,
  department: input.department,
})

export const listLeaveBalances = async (
  ctx: Context,
  { sort, cursor, page, pageSize, ...asked }: Parsed<typeof contract.listLeaveBalances>,
): Promise<Output<typeof contract.listLeaveBalances>> => {
  const { db, actor } = ctx
  const ground = await readLeaveGround(leaveReaderOf(ctx))
  const part = listWindow(balances.BALANCE_ORDERS, { sort, cursor, page, pageSize })
  const { rows, next } = pageOf(part, await balances.listBalances(db, filterOf(ctx, asked), part))
  const used = new Set((await query.listUsedTypes(db, actor.companyId)).map(({ leave_type }) => leave_type))
  return {
    balances: rows.map((row) => ({
      employeeId: row.employee_id,
      person: row.full_name,
      department: row.department,
      type: typeNamed(ground, row.leave_type),
      dayMinutes: row.day_minutes,
      balance: row.balance_minutes,
      reserved: row.reserved_minutes,
      booked: row.booked_minutes,
      expiresOn: row.expires_on,
      expiring: row.expiring_minutes,
    })),
    types: [...ground.types.values()].filter(({ key }) => used.has(key)).map(toTypeView),
    departments: await query.listDepartments(db, actor.companyId),
    ...totalOf(await balances.countBalances(db, filterOf(ctx, asked))),
    next,
    page,
  }
}

/** Balances as a file. */
export const leaveBalancesExport = defineListExport({
  list: 'leave-balances',
  may: readsLeave,
  screen: paths.leave({ tab: 'balances' }),
  action: 'leave.export-balances',
  input: contract.listLeaveBalances.input.omit({ cursor: true, page: true, pageSize: true }),
  columns: [
    { id: 'number', header: 'Employee ID', value: (row: balances.BalanceRow) => row.employee_number },
    { id: 'person', header: 'Person', value: (row) => row.full_name },
    { id: 'department', header: 'Department', value: (row) => row.department ?? '' },
    { id: 'type', header: 'Kind of leave', value: (row) => row.leave_type },
    { id: 'balance', header: 'Days', value: (row) => daysOf(row.balance_minutes, row.day_minutes) },
    { id: 'reserved', header: 'Days asked for', value: (row) => daysOf(row.reserved_minutes, row.day_minutes) },
    { id: 'booked', header: 'Days booked', value: (row) => daysOf(row.booked_minutes, row.day_minutes) },
    { id: 'expiring', header: 'Days that end', value: (row) => daysOf(row.expiring_minutes, row.day_minutes) },
    { id: 'expiresOn', header: 'End on', value: (row) => row.expires_on ?? '' },
  ],
  rows: async function* (ctx, { sort, ...asked }) {
    const { types } = await readLeaveGround(leaveReaderOf(ctx))
    for await (const rows of everyRow(
      (part) => balances.listBalances(ctx.db, filterOf(ctx, asked), part),
      balances.BALANCE_ORDERS,
      sort,
    ))
      yield rows.map((row) => ({ ...row, leave_type: types.get(row.leave_type)?.name ?? row.leave_type }))
  },
})
