import type { Db } from '../../../server/sql.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { standingOfAccount } from './account.rules.ts'
import {
  type AccountKnown,
  accountKnown,
  type Known,
  knowPerson,
  type LeaveGround,
  type LeaveReader,
  readLeaveGround,
} from './ground.service.ts'
import type { LeaveType } from './kinds.rules.ts'
import * as ledger from './ledger.queries.ts'
import { difference, type Entry } from './ledger.rules.ts'
import { newAccountOfKind, newAccountsOf } from './new-accounts.service.ts'
import * as query from './queries.ts'

/** Accounts of leave: opened, replayed and written. What is written is always a difference, so that a second run adds nothing. */

/**
 * Opens the accounts that people have by the law and the company, where they have none.
 * @param openedOn a day before the current leave year, where the past is known
 */
export const openAccounts = async (
  reader: LeaveReader,
  ground: LeaveGround,
  employmentIds: readonly string[],
  openedOn?: Day,
): Promise<void> => {
  const people = await query.listPeople(reader.db, reader.companyId, reader.now().toISOString().slice(0, 10), {
    employmentIds,
  })
  await openAccountsOf(reader, ground, await knowAll(reader, ground, people), openedOn)
}

const knowAll = async (reader: LeaveReader, ground: LeaveGround, people: readonly query.LeavePerson[]) => {
  const known: Known[] = []
  for (const person of people) known.push(await knowPerson(reader, ground, person))
  return known
}

/** As `openAccounts`, of people who are known already. */
export const openAccountsOf = async (
  reader: LeaveReader,
  ground: LeaveGround,
  people: readonly Known[],
  openedOn?: Day,
): Promise<void> => {
  const accounts = await newAccountsOf(reader, ground, people, openedOn)
  if (accounts.length > 0) await ledger.insertAccounts(reader.db, reader.companyId, accounts)
}

/** The account of a kind, opened when there is none, and locked. */
export const holdAccount = async (
  reader: LeaveReader,
  ground: LeaveGround,
  known: Known,
  type: LeaveType,
): Promise<ledger.AccountRow> => {
  const { db, companyId } = reader
  const { employment_id } = known.person
  const there = await ledger.lockAccount(db, companyId, employment_id, type.key)
  if (there) return there
  await ledger.insertAccounts(db, companyId, [await newAccountOfKind(reader, ground, known, type)])
  const made = await ledger.lockAccount(db, companyId, employment_id, type.key)
  if (!made) throw new Error('An account that was just opened is not there')
  return made
}

const groupKey = (employmentId: string, leaveType: string): string => `${employmentId} ${leaveType}`

const byAccount = <Row extends { employment_id: string; leave_type: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, (row) => groupKey(row.employment_id, row.leave_type))

/**
 * Everything that the accounts of some people are made of, read at once.
 * @param until grants are reckoned up to here; left out: as far ahead as anybody may ask
 */
export const readAccounts = async (
  reader: LeaveReader,
  ground: LeaveGround,
  employmentIds: readonly string[],
  until?: Day,
): Promise<(AccountKnown & { row: ledger.AccountRow })[]> => {
  const on = reader.now().toISOString().slice(0, 10)
  const people = await query.listPeople(reader.db, reader.companyId, on, { employmentIds, limit: employmentIds.length })
  return readAccountsOf(reader, ground, await knowAll(reader, ground, people), { until })
}

/** As `readAccounts`, of people who are known already. @param unopened accounts that are as good as there: they are in no table yet */
export const readAccountsOf = async (
  reader: LeaveReader,
  ground: LeaveGround,
  people: readonly Known[],
  { until, unopened = [] }: { until?: Day | undefined; unopened?: readonly ledger.AccountRow[] } = {},
): Promise<(AccountKnown & { row: ledger.AccountRow })[]> => {
  const { db, companyId } = reader
  const employmentIds = people.map(({ person }) => person.employment_id)
  const there = [...(await ledger.listAccounts(db, companyId, employmentIds)), ...unopened]
  const rows = Map.groupBy(there, (row) => row.employment_id)
  const lots = byAccount(await ledger.listLots(db, companyId, employmentIds))
  const segments = byAccount(await ledger.listSegments(db, companyId, employmentIds))
  const assigned = byAccount(await query.listAssignments(db, companyId, employmentIds))
  const found: (AccountKnown & { row: ledger.AccountRow })[] = []
  for (const known of people) {
    for (const row of rows.get(known.person.employment_id) ?? []) {
      const type = ground.types.get(row.leave_type)
      if (!type) continue
      const key = groupKey(row.employment_id, row.leave_type)
      const made = accountKnown(ground, {
        type,
        known,
        account: row,
        assigned: (assigned.get(key) ?? []).map((a) => ({
          id: a.id,
          effectiveFrom: a.effective_from,
          policyKey: a.policy_key,
        })),
        lots: lots.get(key) ?? [],
        segments: segments.get(key) ?? [],
        ...(until !== undefined && { until }),
      })
      found.push({ ...made, row })
    }
  }
  return found
}

type Standing = ReturnType<typeof standingOfAccount>

/** What an account says today. Accounts that nothing was brought into nor taken from say the same where they are granted the same. */
const standingNow = ({ facts, frame, known }: AccountKnown): Standing => {
  if (facts.lots.length > 0 || facts.segments.length > 0) return standingOfAccount(facts, known.today)
  frame.untouched ??= standingOfAccount(facts, known.today)
  return frame.untouched
}

/** The entries still to be written: for an account of which nothing reckoned has changed, those of the days since. */
const missingEntries = (row: ledger.AccountRow, { entries }: Standing, posted: readonly Entry[]): Entry[] => {
  const { stale, replayed_through: through } = row
  if (stale || through === null) return difference(posted, entries)
  return difference(
    [],
    entries.filter(({ onDay }) => onDay > through),
  )
}

/** Days ahead that grants are looked for; an account without any until then is looked at again on that day. */
const JOB_AHEAD = 70

const isDue = ({ stale, replayed_through: through, next_on: next }: ledger.AccountRow, today: Day): boolean =>
  stale || through === null || (next !== null && next <= today)

/**
 * Brings the ledger and what accounts say up to today: writes what is missing, or against what is wrong. Accounts on which nothing has come due are
 * left as they are. Run twice it adds nothing.
 * @returns how many entries were written
 */
export const replayAccounts = async (
  reader: LeaveReader,
  ground: LeaveGround,
  employmentIds: readonly string[],
): Promise<number> => {
  const { db, companyId } = reader
  const horizon = addDays(reader.now().toISOString().slice(0, 10), JOB_AHEAD)
  const accounts = (await readAccounts(reader, ground, employmentIds, horizon)).filter(({ row, known }) =>
    isDue(row, known.today),
  )
  const stale = [
    ...new Set(accounts.flatMap(({ row }) => (row.stale || row.replayed_through === null ? [row.employment_id] : []))),
  ]
  const posted = byAccount(stale.length === 0 ? [] : await ledger.postedSums(db, companyId, stale))
  const missing: ledger.EntryRow[] = []
  const projected: ledger.Projected[] = []
  for (const account of accounts) {
    const { employment_id, leave_type } = account.row
    const standing = standingNow(account)
    const own = posted.get(groupKey(employment_id, leave_type)) ?? []
    for (const entry of missingEntries(account.row, standing, own))
      missing.push({ ...entry, employment_id, leave_type })
    projected.push({
      employmentId: employment_id,
      leaveType: leave_type,
      through: account.known.today,
      standing,
      nextOn: standing.nextOn !== null && standing.nextOn < horizon ? standing.nextOn : horizon,
    })
  }
  if (missing.length > 0) await ledger.insertEntries(db, companyId, missing)
  if (projected.length > 0) await ledger.saveProjections(db, companyId, projected)
  return missing.length
}

/** After something changed of these people: their ledgers are compared whole and written right. */
export const settleAccounts = async (
  reader: LeaveReader,
  ground: LeaveGround,
  employmentIds: readonly string[],
): Promise<void> => {
  await ledger.markStale(reader.db, reader.companyId, [...ground.types.keys()], employmentIds)
  await replayAccounts(reader, ground, employmentIds)
}

type CompOff = {
  employmentId: string
  minutes: number
  /** The day that was worked. */
  onDay: Day
  /** The last day it can be taken on; null: it does not end. */
  expiresOn: Day | null
  /** What it comes from: one source brings one lot, however often it is said. */
  source: string
  by: string | null
}

/**
 * Gives a day in lieu into the annual leave of somebody, as a lot that ends by itself.
 * @returns false: the same source brought it already
 */
export const grantCompOff = async (
  reader: LeaveReader,
  { employmentId, minutes, onDay, expiresOn, source, by }: CompOff,
): Promise<boolean> => {
  const ground = await readLeaveGround(reader)
  const [person] = await query.listPeople(reader.db, reader.companyId, onDay, { employmentIds: [employmentId] })
  if (!person) return false
  const known = await knowPerson(reader, ground, person)
  const type = ground.types.get(`${person.country}.annual`)
  if (!type) return false
  await holdAccount(reader, ground, known, type)
  const made = await ledger.insertLots(reader.db, reader.companyId, [
    {
      employmentId,
      leaveType: type.key,
      kind: 'comp_off',
      minutes,
      onDay,
      expiresOn,
      reason: 'Day in lieu',
      source,
      by,
    },
  ])
  if (made.length > 0) await settleAccounts(reader, ground, [employmentId])
  return made.length > 0
}

/** The days on which people are away, as far as planners may know: that, and not why. */
export const awayDaysOf = (db: Db, those: Parameters<typeof ledger.listAway>[1]) => ledger.listAway(db, those)
