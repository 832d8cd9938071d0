import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** What locked runs have stored of people for the schemes, the earliest first: sums and digests are made of it in this order each time. */
export const balancesIn = (db: Db, companyId: string, q: { employmentIds: readonly string[]; from: Day; until: Day }) =>
  db.many(sql<{
    employment_id: string
    run_id: string
    pay_day: Day
    month: string
    from_day: Day
    key: string
    amount: number
  }>`
    select balance.employment_id, balance.run_id, run.pay_day, coalesce(nullif(balance.for_month, ''), run.month) as month, run.from_day,
           balance.key, balance.amount
      from pay_balances balance join pay_runs run on run.company_id = balance.company_id and run.id = balance.run_id
     where balance.company_id = ${companyId} and balance.employment_id = any(${[...q.employmentIds]}::uuid[]) and run.state = 'locked'
       and run.pay_day between ${q.from} and ${q.until}
     order by run.pay_day, run.id, balance.employment_id, balance.key, month`)
