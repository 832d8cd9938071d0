import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { PaidTier, PlanPeriod, SalesTax } from './price.rules.ts'

export type StoredPlanPrice = {
  tier: PaidTier
  period: PlanPeriod
  currency: string
  amount: number
  tax_included: boolean
}

/** The prices of a country that hold on a day. */
export const listPlanPrices = (db: Db, country: string, day: Day): Promise<StoredPlanPrice[]> =>
  db.many<StoredPlanPrice>(sql`
    select tier, period, currency, amount, tax_included from plan_prices
     where country = ${country} and from_day <= ${day}::date and (until_day is null or until_day >= ${day}::date)
     order by tier, period`)

/** The taxes of a country and of one of its regions that hold on a day. */
export const listSalesTaxes = (
  db: Db,
  { country, region, day }: { country: string; region: string; day: Day },
): Promise<SalesTax[]> =>
  db.many<SalesTax>(sql`
    select name, rate from sales_taxes
     where country = ${country} and region in ('', ${region}) and from_day <= ${day}::date
       and (until_day is null or until_day >= ${day}::date)
     order by region, name`)

/** The regions of a country that have a tax of their own. */
export const listTaxRegions = async (db: Db, country: string): Promise<string[]> =>
  (
    await db.many<{ region: string }>(
      sql`select distinct region from sales_taxes where country = ${country} and region <> '' order by region`,
    )
  ).map(({ region }) => region)

export type StoredSeller = { name: string; address: string; tax_number: string | null }

export const findSeller = (db: Db, country: string): Promise<StoredSeller | undefined> =>
  db.maybe<StoredSeller>(sql`select name, address, tax_number from plan_sellers where country = ${country}`)

export const putSeller = (db: Db, country: string, seller: StoredSeller): Promise<unknown> =>
  db.run(sql`
    insert into plan_sellers (country, name, address, tax_number)
    values (${country}, ${seller.name}, ${seller.address}, ${seller.tax_number})
    on conflict (country) do update set name = excluded.name, address = excluded.address, tax_number = excluded.tax_number`)
