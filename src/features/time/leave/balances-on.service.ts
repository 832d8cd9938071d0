import type { Day } from '../../../shared/dates.ts'
import { ledgerOf } from './account.rules.ts'
import * as balances from './balances.queries.ts'
import {
  type AccountFrame,
  type AccountKnown,
  accountKnown,
  type Known,
  knowPerson,
  type LeaveGround,
  type LeaveReader,
  readLeaveGround,
  typesOfPerson,
} from './ground.service.ts'
import type { AccountRow, NewAccount } from './ledger.queries.ts'
import { balanceOn } from './ledger.rules.ts'
import { readAccountsOf } from './ledger.service.ts'
import { newAccountsOf } from './new-accounts.service.ts'
import * as query from './queries.ts'

/** What is left of one kind of leave on a day, in minutes; days of it are `dayMinutes` long. */
export type LeaveBalance = { key: string; name: string; isOfLaw: boolean; minutes: number; dayMinutes: number }

/** People at a time: as many as are read at once elsewhere. */
const AT_A_TIME = 1_000

/** Whether a balance of the account says something: a card of it is shown with one. */
const isCounted = ({ type, known, terms }: AccountKnown): boolean => {
  const { content, policy } = terms(known.today)
  return !content.unlimited && !(type.isForOccasion && policy === null)
}

const toBalance = ({ type, account }: AccountKnown, minutes: number): LeaveBalance => ({
  key: type.key,
  name: type.name,
  isOfLaw: type.law !== null,
  minutes,
  dayMinutes: account.day_minutes,
})

/** Without rows: nobody has opened an account of theirs yet. */
type Person = { known: Known; rows: readonly balances.BalanceOnRow[] | null }

/** An account as it is a moment after it was opened. */
const asOpened = ({ employmentId, leaveType, openedOn, dayMinutes }: NewAccount): AccountRow => ({
  employment_id: employmentId,
  leave_type: leaveType,
  opened_on: openedOn,
  day_minutes: dayMinutes,
  balance_minutes: 0,
  reserved_minutes: 0,
  booked_minutes: 0,
  expires_on: null,
  expiring_minutes: 0,
  replayed_through: null,
  next_on: null,
  stale: false,
})

/** Those of some people, as written; accounts on which something happens until the day are reckoned anew, as a card of them is. */
const balancesOfPart = async (
  reader: LeaveReader,
  ground: LeaveGround,
  { people, unopened, on }: { people: readonly Person[]; unopened: readonly AccountRow[]; on: Day },
): Promise<Map<string, LeaveBalance[]>> => {
  const due = people.filter(({ known, rows }) => {
    const last = on > known.today ? on : known.today
    return (
      rows === null ||
      rows.some((row) => row.stale || row.replayed_through === null || (row.next_on !== null && row.next_on <= last))
    )
  })
  const anew = Map.groupBy(
    due.length === 0
      ? []
      : await readAccountsOf(
          reader,
          ground,
          due.map(({ known }) => known),
          { unopened },
        ),
    ({ row }) => row.employment_id,
  )
  const untouched = new WeakMap<AccountFrame, number>()
  const reckoned = (account: AccountKnown): number => {
    const { facts, frame, known } = account
    const isUntouched = facts.lots.length === 0 && facts.segments.length === 0
    const there = isUntouched ? untouched.get(frame) : undefined
    if (there !== undefined) return there
    const minutes = balanceOn(ledgerOf(facts, on > known.today ? on : known.today).entries, on)
    if (isUntouched) untouched.set(frame, minutes)
    return minutes
  }
  const found = new Map<string, LeaveBalance[]>()
  for (const { known, rows } of people) {
    const id = known.person.employment_id
    const accounts = anew
      .get(id)
      ?.map((account) => ({ account: account as AccountKnown, minutes: () => reckoned(account) }))
    const written = () =>
      (rows ?? []).flatMap((row) => {
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
        return [{ account, minutes: () => row.minutes }]
      })
    const own = new Map((accounts ?? written()).map((one) => [one.account.type.key, one]))
    found.set(
      id,
      typesOfPerson(ground, known).flatMap(({ key }) => {
        const one = own.get(key)
        return one && isCounted(one.account) ? [toBalance(one.account, one.minutes())] : []
      }),
    )
  }
  return found
}

/**
 * What people have left of leave on a day: the figure of their leave card for that day. Kinds without a balance, and those given for something that
 * happened, are not among it; who has none is there with an empty list.
 */
export const leaveBalancesOn = async (
  reader: LeaveReader,
  { employmentIds, on }: { employmentIds: readonly string[]; on: Day },
): Promise<Map<string, LeaveBalance[]>> => {
  const { db, companyId } = reader
  const ground = await readLeaveGround(reader)
  const day = reader.now().toISOString().slice(0, 10)
  const found = new Map<string, LeaveBalance[]>()
  for (let at = 0; at < employmentIds.length; at += AT_A_TIME) {
    const ids = employmentIds.slice(at, at + AT_A_TIME)
    const known: Known[] = []
    for (const person of await query.listPeople(db, companyId, day, { employmentIds: ids, limit: ids.length }))
      known.push(await knowPerson(reader, ground, person))
    const rows = Map.groupBy(
      await balances.balancesOn(db, companyId, { employmentIds: ids, on }),
      (row) => row.employment_id,
    )
    // Somebody new has no account until a card of them is looked at, or the hour is over. Who only reads opens none: a card says the same.
    const missing = known.filter(({ person }) => !rows.has(person.employment_id))
    const unopened = missing.length === 0 ? [] : (await newAccountsOf(reader, ground, missing)).map(asOpened)
    const people = known.map((one) => ({ known: one, rows: rows.get(one.person.employment_id) ?? null }))
    for (const [id, own] of await balancesOfPart(reader, ground, { people, unopened, on })) found.set(id, own)
  }
  return found
}
