import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { AccountRow, LotRow } from './ledger.queries.ts'
import type { Entry } from './ledger.rules.ts'
import type { PolicyAssignment } from './policy.rules.ts'

/** Accounts as they are written: what a balance is read from without reckoning it again. */

export type WrittenAccount = AccountRow & {
  /** Sums of the ledger by day and kind. */
  entries: Entry[]
  /** Minutes of days asked for, of approved days after today, of those of this year up to today, and of what is paid out after today. */
  sums: { reserved: number; booked: number; taken: number; payingOut: number }
  /** Which policies the person was given, without what was taken back. */
  assigned: PolicyAssignment[]
}

/** Every account of an employment with all that a balance shows of it, in one statement. @param today where the person works */
export const writtenAccounts = (
  db: Db,
  companyId: string,
  { employmentId, today }: { employmentId: string; today: Day },
) =>
  db.many(sql<WrittenAccount>`
    with days as (
      select request.leave_type,
             coalesce(sum(segment.minutes) filter (where segment.state = 'reserved'), 0)::int reserved,
             coalesce(sum(segment.minutes) filter (where segment.state = 'approved' and segment.day > ${today}::date), 0)::int booked,
             coalesce(sum(segment.minutes) filter (where segment.state = 'approved' and segment.day <= ${today}::date
                      and segment.day >= date_trunc('year', ${today}::date)), 0)::int taken
        from leave_segments segment
        join leave_requests request on request.company_id = segment.company_id and request.id = segment.request_id
       where segment.company_id = ${companyId}::uuid and segment.employment_id = ${employmentId}::uuid and segment.minutes > 0
       group by request.leave_type
    ), posted as (
      select leave_type, json_agg(json_build_object('lot', '', 'kind', kind, 'minutes', minutes, 'onDay', on_day, 'cause', '')
                                  order by on_day, kind) entries
        from (select leave_type, kind, on_day, sum(minutes)::int minutes from leave_entries
               where company_id = ${companyId}::uuid and employment_id = ${employmentId}::uuid
               group by leave_type, kind, on_day having sum(minutes) <> 0) sums
       group by leave_type
    ), paying as (
      select lot.leave_type, sum(lot.minutes)::int minutes
        from leave_lots lot
       where lot.company_id = ${companyId}::uuid and lot.employment_id = ${employmentId}::uuid and lot.kind = 'encash' and lot.voids_id is null
         and lot.on_day > ${today}::date
         and not exists (select from leave_lots void where void.company_id = lot.company_id and void.voids_id = lot.id)
       group by lot.leave_type
    ), given as (
      select said.leave_type, json_agg(json_build_object('id', said.id, 'effectiveFrom', said.effective_from, 'policyKey', said.policy_key)) assigned
        from leave_assignments said
       where said.company_id = ${companyId}::uuid and said.employment_id = ${employmentId}::uuid and said.voids_id is null
         and not exists (select from leave_assignments void where void.company_id = said.company_id
               and void.employment_id = said.employment_id and void.voids_id = said.id)
       group by said.leave_type
    )
    select account.employment_id, account.leave_type, account.opened_on, account.day_minutes, account.balance_minutes,
           account.reserved_minutes, account.booked_minutes, account.expires_on, account.expiring_minutes, account.replayed_through,
           account.next_on, account.stale, coalesce(posted.entries, '[]'::json) entries, coalesce(given.assigned, '[]'::json) assigned,
           json_build_object('reserved', coalesce(days.reserved, 0), 'booked', coalesce(days.booked, 0), 'taken', coalesce(days.taken, 0),
             'payingOut', coalesce(paying.minutes, 0)) sums
      from leave_accounts account
      left join days using (leave_type)
      left join posted using (leave_type)
      left join paying using (leave_type)
      left join given using (leave_type)
     where account.company_id = ${companyId}::uuid and account.employment_id = ${employmentId}::uuid`)

/** Most entries of the ledger that are shown at a time. */
const MOST_ENTRIES = 400

type LotView = Pick<LotRow, 'id' | 'kind' | 'minutes' | 'reason'> & {
  type: string
  onDay: Day
  expiresOn: Day | null
  withPay: boolean
}
type EntryView = { type: string; day: Day; kind: Entry['kind']; minutes: number; enteredAt: string }

/** The latest entries of somebody’s ledger, of some kinds of leave, and what was brought in or taken out and not taken back. Planned once. */
export const toLedgerView = (
  db: Db,
  companyId: string,
  { employmentId, types }: { employmentId: string; types: readonly string[] },
) =>
  db.one(sql<{ entries: EntryView[]; lots: LotView[] }>`
    select coalesce((
             select json_agg(json_build_object('type', leave_type, 'day', on_day, 'kind', kind, 'minutes', minutes, 'enteredAt', entered_at)
                             order by on_day desc, id)
               from (select leave_type, on_day, kind, minutes, entered_at, id from leave_entries
                      where company_id = ${companyId}::uuid and employment_id = ${employmentId}::uuid
                        and leave_type = any(string_to_array(${types.join(' ')}, ' '))
                      order by on_day desc, id limit ${MOST_ENTRIES}) latest), '[]') entries,
           coalesce((
             select json_agg(json_build_object('id', lot.id, 'type', lot.leave_type, 'kind', lot.kind, 'minutes', lot.minutes,
                             'onDay', lot.on_day, 'expiresOn', lot.expires_on, 'reason', lot.reason, 'withPay', lot.with_pay) order by lot.on_day, lot.id)
               from leave_lots lot
              where lot.company_id = ${companyId}::uuid and lot.employment_id = ${employmentId}::uuid and lot.voids_id is null
                and not exists (select from leave_lots void where void.company_id = lot.company_id and void.voids_id = lot.id)), '[]') lots`)
