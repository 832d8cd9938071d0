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
  /** 0: no free trial. */
  trial_days: number
}

/** The prices of a country that hold on a day. */
export const listPlanPrices = (db: Db, country: string, day: Day): Promise<StoredPlanPrice[]> =>
  db.many<StoredPlanPrice>(sql`
    select tier, period, currency, amount, tax_included, trial_days from plan_prices
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

type NewPrice = {
  country: string
  tier: PaidTier
  period: PlanPeriod
  currency: string
  amount: number
  taxIncluded: boolean
  trialDays: number
  fromDay: Day
}

/** A price from a day on; the one before ends the day before. A price that begins on the same day takes its place. */
export const putPlanPrice = async (db: Db, made: NewPrice): Promise<unknown> => {
  await db.run(sql`
    update plan_prices set until_day = ${made.fromDay}::date - 1
     where country = ${made.country} and tier = ${made.tier} and period = ${made.period} and from_day < ${made.fromDay}::date
       and (until_day is null or until_day >= ${made.fromDay}::date)`)
  return db.run(sql`
    insert into plan_prices (country, tier, period, currency, amount, tax_included, trial_days, from_day)
    values (${made.country}, ${made.tier}, ${made.period}, ${made.currency}, ${made.amount}, ${made.taxIncluded}, ${made.trialDays}, ${made.fromDay}::date)
    on conflict (country, tier, period, from_day) do update
      set currency = excluded.currency, amount = excluded.amount, tax_included = excluded.tax_included,
        trial_days = excluded.trial_days`)
}

type NewTax = { country: string; region: string; name: string; rate: number; fromDay: Day; source: string }

/** A tax at a rate from a day on; the rate before ends the day before. */
export const putSalesTax = async (db: Db, made: NewTax): Promise<unknown> => {
  await db.run(sql`
    update sales_taxes set until_day = ${made.fromDay}::date - 1
     where country = ${made.country} and region = ${made.region} and name = ${made.name} and from_day < ${made.fromDay}::date
       and (until_day is null or until_day >= ${made.fromDay}::date)`)
  return db.run(sql`
    insert into sales_taxes (country, region, name, rate, from_day, source)
    values (${made.country}, ${made.region}, ${made.name}, ${made.rate}, ${made.fromDay}::date, ${made.source})
    on conflict (country, region, name, from_day) do update set rate = excluded.rate, source = excluded.source`)
}

export type ListedPrice = StoredPlanPrice & { country: string; from_day: Day; until_day: Day | null }
export const listEveryPrice = (db: Db): Promise<ListedPrice[]> =>
  db.many<ListedPrice>(sql`
    select country, tier, period, currency, amount, tax_included, trial_days, from_day, until_day from plan_prices
     order by country, tier, period, from_day desc`)

export type ListedTax = SalesTax & {
  country: string
  region: string
  source: string
  from_day: Day
  until_day: Day | null
}
export const listEveryTax = (db: Db): Promise<ListedTax[]> =>
  db.many<ListedTax>(
    sql`select country, region, name, rate, source, from_day, until_day from sales_taxes order by country, region, name, from_day desc`,
  )

export const listSellers = (db: Db): Promise<(StoredSeller & { country: string })[]> =>
  db.many<StoredSeller & { country: string }>(
    sql`select country, name, address, tax_number from plan_sellers order by country`,
  )
