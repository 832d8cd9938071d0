import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { SegmentFact } from './account.rules.ts'
import type { Entry } from './ledger.rules.ts'

/** Accounts, what came into them, and their ledger. */

export type AccountRow = {
  employment_id: string
  leave_type: string
  opened_on: Day
  day_minutes: number
  balance_minutes: number
  reserved_minutes: number
  booked_minutes: number
  expires_on: Day | null
  expiring_minutes: number
  replayed_through: Day | null
  next_on: Day | null
  stale: boolean
}

export const listAccounts = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<AccountRow>`
    select employment_id, leave_type, opened_on, day_minutes, balance_minutes, reserved_minutes, booked_minutes, expires_on,
           expiring_minutes, replayed_through, next_on, stale
      from leave_accounts where company_id = ${companyId}::uuid and employment_id = any(${[...employmentIds]}::uuid[])`)

/** Locked: requests of one account are judged one after the other. */
export const lockAccount = (db: Db, companyId: string, employmentId: string, leaveType: string) =>
  db.maybe(sql<AccountRow>`
    select employment_id, leave_type, opened_on, day_minutes, balance_minutes, reserved_minutes, booked_minutes, expires_on,
           expiring_minutes, replayed_through, next_on, stale
      from leave_accounts where company_id = ${companyId}::uuid and employment_id = ${employmentId}::uuid and leave_type = ${leaveType}
       for update`)

/** Who has no account of a kind yet that everybody of a country has: employments without any account. */
export const employmentsWithoutAccounts = (db: Db, companyId: string, limit: number) =>
  db.many(sql<{ id: string }>`
    select employment.id from employments employment
     where employment.company_id = ${companyId}::uuid and coalesce(employment.ended_on >= (now() at time zone 'UTC')::date - 31, true)
       and not exists (select from leave_accounts account where account.company_id = employment.company_id
             and account.employment_id = employment.id)
     order by employment.id limit ${limit}`)

export type NewAccount = { employmentId: string; leaveType: string; openedOn: Day; dayMinutes: number }

export const insertAccounts = (db: Db, companyId: string, accounts: readonly NewAccount[]) =>
  db.run(sql`
    insert into leave_accounts (company_id, employment_id, leave_type, opened_on, day_minutes)
    select ${companyId}::uuid, employment_id, leave_type, opened_on, day_minutes
      from unnest(${accounts.map((a) => a.employmentId)}::uuid[], ${accounts.map((a) => a.leaveType)}::text[],
                  ${accounts.map((a) => a.openedOn)}::date[], ${accounts.map((a) => a.dayMinutes)}::int[])
        as opened (employment_id, leave_type, opened_on, day_minutes)
     order by employment_id, leave_type
    on conflict do nothing`)

/** Employments with an account on which something happens by a day, or that has to be compared whole. */
export const dueEmployments = (db: Db, companyId: string, on: Day, limit: number) =>
  db.many(sql<{ id: string }>`
    select distinct employment_id id from (
      select employment_id from leave_accounts where company_id = ${companyId}::uuid and stale
      union all
      select employment_id from leave_accounts where company_id = ${companyId}::uuid and next_on <= ${on}::date) due
     order by employment_id limit ${limit}`)

export const markStale = (
  db: Db,
  companyId: string,
  leaveTypes: readonly string[],
  employmentIds: readonly string[] | null,
) =>
  db.run(sql`
    update leave_accounts set stale = true
     where company_id = ${companyId}::uuid and leave_type = any(${[...leaveTypes]}::text[])
       and (${employmentIds === null} or employment_id = any(${[...(employmentIds ?? [])]}::uuid[]))`)

export type LotRow = {
  id: string
  employment_id: string
  leave_type: string
  kind: 'opening' | 'comp_off' | 'adjust' | 'encash' | 'occasion'
  minutes: number
  on_day: Day
  expires_on: Day | null
  reason: string
  source: string | null
  entered_at: string
  entered_by: string | null
  /** Whether a pay run pays for it. */
  with_pay: boolean
}

/** What was brought in or taken out, without what was taken back. */
export const listLots = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<LotRow>`
    select lot.id, lot.employment_id, lot.leave_type, lot.kind, lot.minutes, lot.on_day, lot.expires_on, lot.reason, lot.source,
           lot.entered_at, lot.entered_by, lot.with_pay
      from leave_lots lot
     where lot.company_id = ${companyId}::uuid and lot.employment_id = any(${[...employmentIds]}::uuid[]) and lot.voids_id is null
       and not exists (select from leave_lots void where void.company_id = lot.company_id and void.voids_id = lot.id)
     order by lot.on_day, lot.id`)

export type NewLot = {
  employmentId: string
  leaveType: string
  kind: LotRow['kind']
  minutes: number
  onDay: Day
  expiresOn?: Day | null
  reason: string
  source?: string | null
  voids?: string | null
  /** Of days that are paid out: a pay run pays for them. */
  withPay?: boolean
  by: string | null
}

/** Rows that are new, by their ids: of a source that brought one already none is made. */
export const insertLots = (db: Db, companyId: string, lots: readonly NewLot[]) =>
  db.many(sql<{ id: string }>`
    insert into leave_lots (company_id, employment_id, leave_type, kind, minutes, on_day, expires_on, reason, source, voids_id, entered_by, with_pay)
    select ${companyId}::uuid, * from unnest(
      ${lots.map((l) => l.employmentId)}::uuid[], ${lots.map((l) => l.leaveType)}::text[], ${lots.map((l) => l.kind)}::text[],
      ${lots.map((l) => l.minutes)}::int[], ${lots.map((l) => l.onDay)}::date[], ${lots.map((l) => l.expiresOn ?? null)}::date[],
      ${lots.map((l) => l.reason)}::text[], ${lots.map((l) => l.source ?? null)}::text[], ${lots.map((l) => l.voids ?? null)}::uuid[],
      ${lots.map((l) => l.by)}::uuid[], ${lots.map((l) => l.withPay ?? false)}::boolean[])
    on conflict do nothing returning id`)

/** A lot with all that is asked of it to take it back. */
export const findLots = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<LotRow>`
    select lot.id, lot.employment_id, lot.leave_type, lot.kind, lot.minutes, lot.on_day, lot.expires_on, lot.reason, lot.source,
           lot.entered_at, lot.entered_by, lot.with_pay
      from leave_lots lot where lot.company_id = ${companyId}::uuid and lot.id = any(${[...ids]}::uuid[]) and lot.voids_id is null
       and not exists (select from leave_lots void where void.company_id = lot.company_id and void.voids_id = lot.id)`)

export type SegmentRow = SegmentFact & { employment_id: string; leave_type: string }

/** Every day of leave of some employments that counts or counted, with its kind. */
export const listSegments = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<SegmentRow>`
    select segment.employment_id, request.leave_type, segment.request_id "requestId", segment.day, segment.part, segment.minutes,
           segment.state, segment.approved_at "approvedAt", segment.cancelled_at "cancelledAt"
      from leave_segments segment
      join leave_requests request on request.company_id = segment.company_id and request.id = segment.request_id
     where segment.company_id = ${companyId}::uuid and segment.employment_id = any(${[...employmentIds]}::uuid[])
       and segment.minutes > 0 and (segment.state <> 'cancelled' or segment.approved_at is not null)`)

export type EntryRow = Entry & { employment_id: string; leave_type: string }

/** The sums of what is posted, each group of the ledger one row: what `difference` compares. */
export const postedSums = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<EntryRow>`
    select employment_id, leave_type, lot, kind, sum(minutes)::int minutes, on_day "onDay", cause
      from leave_entries where company_id = ${companyId}::uuid and employment_id = any(${[...employmentIds]}::uuid[])
     group by employment_id, leave_type, lot, kind, on_day, cause`)

export const insertEntries = (db: Db, companyId: string, entries: readonly EntryRow[]) =>
  db.run(sql`
    insert into leave_entries (company_id, employment_id, leave_type, lot, kind, minutes, on_day, cause)
    select ${companyId}::uuid, * from unnest(
      ${entries.map((e) => e.employment_id)}::uuid[], ${entries.map((e) => e.leave_type)}::text[], ${entries.map((e) => e.lot)}::text[],
      ${entries.map((e) => e.kind)}::text[], ${entries.map((e) => e.minutes)}::int[], ${entries.map((e) => e.onDay)}::date[],
      ${entries.map((e) => e.cause)}::text[])`)

export type Projected = {
  employmentId: string
  leaveType: string
  through: Day
  nextOn: Day
  standing: {
    balance: number
    reserved: number
    booked: number
    expiresOn: Day | null
    expiring: number
    lots: readonly { id: string; usableFrom: Day; expiresOn: Day | null; parent: string | null; minutes: number }[]
  }
}

/** What accounts say as of a day, in place of what they said before. */
export const saveProjections = async (db: Db, companyId: string, found: readonly Projected[]) => {
  await db.run(sql`
    update leave_accounts account
       set balance_minutes = said.balance, reserved_minutes = said.reserved, booked_minutes = said.booked, expires_on = said.expires_on,
           expiring_minutes = said.expiring, next_on = said.next_on, replayed_through = said.through, stale = false
      from unnest(${found.map((f) => f.employmentId)}::uuid[], ${found.map((f) => f.leaveType)}::text[],
        ${found.map((f) => f.standing.balance)}::int[], ${found.map((f) => f.standing.reserved)}::int[],
        ${found.map((f) => f.standing.booked)}::int[], ${found.map((f) => f.standing.expiresOn)}::date[],
        ${found.map((f) => f.standing.expiring)}::int[], ${found.map((f) => f.nextOn)}::date[], ${found.map((f) => f.through)}::date[])
        as said (employment_id, leave_type, balance, reserved, booked, expires_on, expiring, next_on, through)
     where account.company_id = ${companyId}::uuid and account.employment_id = said.employment_id and account.leave_type = said.leave_type`)
  const lots = found.flatMap(({ employmentId, leaveType, standing }) =>
    standing.lots.map((lot) => ({ employmentId, leaveType, ...lot })),
  )
  // Most lots stay and only say another amount: those are changed in their place, which is a third of the work of writing them anew.
  await db.run(sql`
    with said as (
      select * from unnest(${lots.map((l) => l.employmentId)}::uuid[], ${lots.map((l) => l.leaveType)}::text[], ${lots.map((l) => l.id)}::text[],
        ${lots.map((l) => l.usableFrom)}::date[], ${lots.map((l) => l.expiresOn)}::date[], ${lots.map((l) => l.parent)}::text[],
        ${lots.map((l) => l.minutes)}::int[]) as lot (employment_id, leave_type, lot, usable_from, expires_on, parent, minutes)
    ), gone as (
      delete from leave_balances kept
       using unnest(${found.map((f) => f.employmentId)}::uuid[], ${found.map((f) => f.leaveType)}::text[]) as account (employment_id, leave_type)
       where kept.company_id = ${companyId}::uuid and kept.employment_id = account.employment_id and kept.leave_type = account.leave_type
         and not exists (select from said where said.employment_id = kept.employment_id and said.leave_type = kept.leave_type and said.lot = kept.lot)
    )
    insert into leave_balances as kept (company_id, employment_id, leave_type, lot, usable_from, expires_on, parent, minutes)
    select ${companyId}::uuid, * from said
    on conflict (company_id, employment_id, leave_type, lot) do update
       set usable_from = excluded.usable_from, expires_on = excluded.expires_on, parent = excluded.parent, minutes = excluded.minutes
     where (kept.usable_from, kept.expires_on, kept.parent, kept.minutes)
           is distinct from (excluded.usable_from, excluded.expires_on, excluded.parent, excluded.minutes)`)
}

type AwayRow = {
  employmentId: string
  day: Day
  part: 'full' | 'am' | 'pm'
  minutes: number
  standing: 'approved' | 'asked'
  label: string
  sourceId: string
}

/** Days of leave that were approved or asked for, between two days with both included. */
export const listAway = (
  db: Db,
  those: { companyId: string; employmentIds: readonly string[]; from: Day; until: Day },
) =>
  db.many(sql<AwayRow>`
    select employment_id "employmentId", day, minutes, 'Leave' as label, request_id "sourceId",
           case when holds_am and holds_pm then 'full' when holds_am then 'am' else 'pm' end part,
           case state when 'approved' then 'approved' else 'asked' end standing
      from leave_segments
     where company_id = ${those.companyId}::uuid and employment_id = any(${[...those.employmentIds]}::uuid[])
       and day between ${those.from}::date and ${those.until}::date and state <> 'cancelled' and minutes > 0
     order by employment_id, day, part`)

/** Employments with an account of a kind that are not over. */
export const employmentsOfType = (db: Db, companyId: string, leaveType: string, limit: number) =>
  db.many(sql<{ id: string }>`
    select account.employment_id id
      from leave_accounts account
      join employments employment on employment.company_id = account.company_id and employment.id = account.employment_id
     where account.company_id = ${companyId}::uuid and account.leave_type = ${leaveType} and employment.ended_on is null
     order by account.employment_id limit ${limit}`)

/** Employments with an account of leave that have not ended, after one of them, in order. */
export const employmentsWithAccounts = (db: Db, companyId: string, after: string | null, limit: number) =>
  db.many(sql<{ id: string }>`
    select employment.id from employments employment
     where employment.company_id = ${companyId}::uuid and employment.ended_on is null
       and (${after}::uuid is null or employment.id > ${after}::uuid)
       and exists (select from leave_accounts account where account.company_id = employment.company_id
             and account.employment_id = employment.id)
     order by employment.id limit ${limit}`)
