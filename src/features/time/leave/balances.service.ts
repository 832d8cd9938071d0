import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { exact } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { explainBalance, ledgerOf, partsOn } from './account.rules.ts'
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
import * as ledger from './ledger.queries.ts'
import { balanceOn } from './ledger.rules.ts'
import { holdAccount, readAccounts, settleAccounts } from './ledger.service.ts'
import type { PolicyContent } from './policy.rules.ts'
import { readsLeave } from './policy.ts'
import * as query from './queries.ts'
import type { LeaveCardShown } from './shapes.contract.ts'
import { daysOf, typeNamed, typeShown } from './shown.service.ts'
import { knowEmployee } from './weigh.service.ts'

/** What people have: one account, one function, wherever it is shown. */

const takenThisYear = ({ facts }: AccountKnown, today: Day): number =>
  facts.segments.reduce(
    (sum, one) =>
      one.state === 'approved' && one.day.slice(0, 4) === today.slice(0, 4) && one.day <= today
        ? sum + one.minutes
        : sum,
    0,
  )

const encashableOf = (balance: number, { encash }: PolicyContent, dayMinutes: number): number =>
  encash === null
    ? 0
    : Math.round(
        Number(
          encashable(exact(balance).div(dayMinutes), { keep: encash.keepDays, max: encash.maxDays })
            .mul(dayMinutes)
            .valueOf(),
        ),
      )

/** One card: the balance today and on a day, what ends when, and what it is made of. */
export const cardOf = (account: AccountKnown & { row?: ledger.AccountRow }, on: Day): LeaveCardShown => {
  const { type, known, facts, terms } = account
  const { today } = known
  const { entries } = ledgerOf(facts, today)
  const { content, policy, law } = terms(today)
  const dayMinutes = account.account.day_minutes
  const balance = balanceOn(entries, today)
  const reserved = facts.segments.reduce((sum, one) => (one.state === 'reserved' ? sum + one.minutes : sum), 0)
  const booked = facts.segments.reduce(
    (sum, one) => (one.state === 'approved' && one.day > today ? sum + one.minutes : sum),
    0,
  )
  const title = policy ? `Policy, version ${policy.version}` : (law?.source.title ?? 'No limit')
  return {
    type: typeShown(type),
    dayMinutes,
    isUnlimited: content.unlimited,
    asks: [...type.asks],
    isForOccasion: type.isForOccasion && policy === null,
    balance,
    reserved,
    booked,
    takenThisYear: takenThisYear(account, today),
    expiresOn: account.row?.expires_on ?? null,
    expiring: account.row?.expiring_minutes ?? 0,
    reckoned: { ...partsOn(facts, today, on), on },
    policy: title,
    halfDays: content.halfDays,
    hours: content.hours,
    documentsAfterDays: content.documentsAfterDays,
    noticeDays: content.noticeDays,
    mayOwe: Math.round(content.mayOweDays * dayMinutes),
    encashable: encashableOf(balance, content, dayMinutes),
    explained: explainBalance(entries, { on: today, dayMinutes, policy: title }),
  }
}

/** All cards of somebody: those of accounts, and of kinds that are there to be asked for. */
export const cardsOf = async (
  reader: LeaveReader,
  ground: LeaveGround,
  known: Known,
  on: Day,
): Promise<LeaveCardShown[]> => {
  const accounts = await readAccounts(reader, ground, [known.person.employment_id])
  const there = new Map(accounts.map((account) => [account.type.key, account]))
  return typesOfPerson(ground, known).map((type) => {
    const account = there.get(type.key)
    if (account) return cardOf(account, on)
    const opened = {
      opened_on: known.today < known.person.started_on ? known.person.started_on : known.today,
      day_minutes: known.usualDay,
    }
    return cardOf(accountKnown(ground, { type, known, account: opened, assigned: [], lots: [], segments: [] }), on)
  })
}

/** Opens the accounts of somebody new, so that a card says what it will. */
export const ensureAccounts = async (reader: LeaveReader, ground: LeaveGround, known: Known): Promise<void> => {
  const there = await ledger.listAccounts(reader.db, reader.companyId, [known.person.employment_id])
  const missing = typesOfPerson(ground, known).filter(
    (type) =>
      (!type.isForOccasion || ground.policies.has(type.key)) && !there.some((row) => row.leave_type === type.key),
  )
  if (missing.length === 0) return
  for (const type of missing) await holdAccount(reader, ground, known, type)
  await settleAccounts(reader, ground, [known.person.employment_id])
}

export const readLeaveAccounts = async (
  ctx: Context,
  { employeeId, on }: Parsed<typeof contract.readLeaveAccounts>,
): Promise<contract.LeaveAccountsShown> => {
  const { db, actor } = ctx
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const known = await knowEmployee(reader, ground, employeeId)
  await ensureAccounts(reader, ground, known)
  const day = on ?? known.today
  const ids = [known.person.employment_id]
  const entries = []
  for (const type of typesOfPerson(ground, known))
    for (const entry of await ledger.listEntries(db, actor.companyId, known.person.employment_id, type.key))
      entries.push({
        type: type.key,
        day: entry.onDay,
        kind: entry.kind,
        minutes: entry.minutes,
        enteredAt: entry.enteredAt,
      })
  const lots = await ledger.listLots(db, actor.companyId, ids)
  return {
    employeeId,
    person: known.person.full_name,
    on: day,
    today: known.today,
    refusal: known.refusal,
    cards: await cardsOf(reader, ground, known, day),
    ledger: entries.toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, 400),
    lots: lots.map((lot) => ({
      id: lot.id,
      type: lot.leave_type,
      kind: lot.kind,
      minutes: lot.minutes,
      onDay: lot.on_day,
      expiresOn: lot.expires_on,
      reason: lot.reason,
    })),
  }
}

const filterOf = (ctx: Context, asked: { type: string | null; search: string | null; department: string | null }) => ({
  companyId: ctx.actor.companyId,
  on: dayIn('UTC', ctx.now()),
  type: asked.type,
  search: asked.search,
  department: asked.department,
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
    types: [...ground.types.values()].filter(({ key }) => used.has(key)).map(typeShown),
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
