import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

export type PaidOutRow = {
  id: string
  employment_id: string
  leave_type: string
  minutes: number
  on_day: Day
  /** Minutes of a day of the account. */
  day_minutes: number
}

/** Days that a pay run is to pay out up to a day, without those that were taken back. */
export const listPaidOut = (
  db: Db,
  companyId: string,
  { employmentIds, until }: { employmentIds: readonly string[]; until: Day },
) =>
  db.many(sql<PaidOutRow>`
    select lot.id, lot.employment_id, lot.leave_type, lot.minutes, lot.on_day, account.day_minutes
      from leave_lots lot
      join leave_accounts account on account.company_id = lot.company_id and account.employment_id = lot.employment_id
           and account.leave_type = lot.leave_type
     where lot.company_id = ${companyId}::uuid and lot.employment_id = any(${[...employmentIds]}::uuid[]) and lot.with_pay
       and lot.on_day <= ${until}::date
       and not exists (select from leave_lots void where void.company_id = lot.company_id and void.voids_id = lot.id)
     order by lot.on_day, lot.id`)

/** Accounts of which something is paid out: whoever takes it back holds them first. @param employments a query of their ids */
export const holdPaidOut = (db: Db, companyId: string, employments: RawBuilder<unknown>) =>
  db.run(sql`
    select 1 from leave_accounts account
     where account.company_id = ${companyId}::uuid
       and (account.employment_id, account.leave_type) in (
         select lot.employment_id, lot.leave_type from leave_lots lot
          where lot.company_id = ${companyId}::uuid and lot.with_pay and lot.employment_id in (${employments}))
     order by account.employment_id, account.leave_type for share`)
