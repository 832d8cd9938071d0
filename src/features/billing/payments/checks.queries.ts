import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** An order whose charges differ: in the provider's books, and in the ledger (minor units). */
export type Difference = { order: string; currency: string; provider: number; ledger: number }

/** Every order of the test provider with what its books and the ledger say of its charges. */
export const compareTestCharges = (db: Db): Promise<Difference[]> =>
  db.many<Difference>(sql`
    select bought.id as order, bought.currency, coalesce(books.total, 0)::bigint as provider, coalesce(entered.total, 0)::bigint as ledger
      from plan_orders bought
      left join (select order_id, sum(total) as total
                   from (select order_id, total * (paid_periods - least(paid_periods, reduced_periods))
                                + coalesce(reduced_total, 0) * least(paid_periods, reduced_periods) as total from test_card_subscriptions
                         union all select order_id, total from test_charges) taken group by order_id) books on books.order_id = bought.id
      left join (select order_id, sum(total) as total from payment_ledger where kind = 'charge' group by order_id) entered
        on entered.order_id = bought.id
     where bought.provider = 'test' and (books.total is not null or entered.total is not null)
     order by bought.id`)

type Check = { at: string; provider: string; orders: number; differences: readonly Difference[] }

export const insertCheck = (db: Db, { at, provider, orders, differences }: Check): Promise<unknown> =>
  db.run(sql`
    insert into payment_checks (at, provider, orders, differences)
    values (${at}::timestamptz, ${provider}, ${orders}, ${JSON.stringify(differences)}::jsonb)`)

/** The last checks, the newest first. */
export const listChecks = (db: Db, most: number): Promise<Check[]> =>
  db.many<Check>(sql`select at, provider, orders, differences from payment_checks order by at desc limit ${most}`)
