import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Buyer, CompanyProduct } from '../payments/bills.rules.ts'
import type { Pause } from '../payments/pauses.rules.ts'
import type { PlanPeriod } from '../plans/price.rules.ts'

type Between = { companyId: string; from: Day; until: Day }

/** How many people were employed on each day, first and last day counted; somebody with two employments is one. */
export const countSeats = (db: Db, { companyId, from, until }: Between): Promise<{ day: Day; people: number }[]> =>
  db.many<{ day: Day; people: number }>(sql`
    select each.day::date as day, count(distinct employment.employee_id)::int as people
      from generate_series(${from}::date, ${until}::date, interval '1 day') each (day)
      left join employments employment on employment.company_id = ${companyId}::uuid and employment.started_on <= each.day::date
       and (employment.ended_on is null or employment.ended_on >= each.day::date)
     group by each.day
     order by each.day`)

/** Messages of the company that a carrier has taken since an instant, by channel. */
export const countMessages = (
  db: Db,
  companyId: string,
  since: string,
  before = 'infinity',
): Promise<{ channel: string; sent: number }[]> =>
  db.many<{ channel: string; sent: number }>(sql`
    select channel, count(*)::int as sent from outbox
     where company_id = ${companyId}::uuid and status = 'sent' and sent_at >= ${since}::timestamptz
       and sent_at < ${before}::timestamptz
     group by channel`)

export type CompanyPrice = {
  product: CompanyProduct
  period: PlanPeriod
  currency: string
  amount: number
  messages: number
  message_amount: number
  most_seats: number | null
}

/** The prices of a country that hold on a day. */
export const listPricesOn = (db: Db, country: string, day: Day): Promise<CompanyPrice[]> =>
  db.many<CompanyPrice>(sql`
    select product, period, currency, amount, messages, message_amount, most_seats from company_prices
     where country = ${country} and from_day <= ${day}::date and (until_day is null or until_day >= ${day}::date)
     order by product desc, period`)

export type StoredWishes = {
  country: string
  trial_ends_at: string | null
  cancels: boolean
  next_product: CompanyProduct | null
  next_seats: number | null
  next_period: PlanPeriod | null
  notice_until: string | null
  read_only_since: string | null
  pause_of: string | null
  paused_from: string | null
  paused_until: string | null
  /** What stands on bills to come, when it was changed since the last order. */
  billing: Buyer | null
}

/** A company as far as its plan goes; undefined when it is gone. */
export const findWishes = (db: Db, companyId: string): Promise<StoredWishes | undefined> =>
  db.maybe<StoredWishes>(sql`
    select company.country, company.trial_ends_at, coalesce(plan.cancels, false) as cancels, plan.next_product, plan.next_seats, plan.next_period,
           plan.notice_until, plan.read_only_since, plan.pause_of, plan.paused_from, plan.paused_until, plan.billing
      from companies company left join company_plans plan on plan.buyer = company.id where company.id = ${companyId}::uuid`)

type Next = { product: CompanyProduct; seats: number; period: PlanPeriod }

/** Keeps what the next bill is to be for; null: the same as now. */
export const putNext = (db: Db, companyId: string, next: Next | null): Promise<unknown> =>
  db.run(sql`
    insert into company_plans (buyer, next_product, next_seats, next_period)
    values (${companyId}::uuid, ${next?.product ?? null}, ${next?.seats ?? null}, ${next?.period ?? null})
    on conflict (buyer) do update set next_product = excluded.next_product, next_seats = excluded.next_seats, next_period = excluded.next_period`)

export const putCancels = (db: Db, companyId: string, cancels: boolean): Promise<unknown> =>
  db.run(sql`
    insert into company_plans (buyer, cancels) values (${companyId}::uuid, ${cancels})
    on conflict (buyer) do update set cancels = excluded.cancels`)

/** Keeps what stands on bills to come; null: what stood on the last one. */
export const putBilling = (db: Db, companyId: string, buyer: Buyer | null): Promise<unknown> =>
  db.run(sql`
    insert into company_plans (buyer, billing) values (${companyId}::uuid, ${buyer && JSON.stringify(buyer)}::jsonb)
    on conflict (buyer) do update set billing = excluded.billing`)

export const putReadOnly = (db: Db, companyId: string, since: string | null): Promise<unknown> =>
  db.run(sql`
    insert into company_plans (buyer, read_only_since) values (${companyId}::uuid, ${since}::timestamptz)
    on conflict (buyer) do update set read_only_since = excluded.read_only_since`)

/** Keeps the pause of a paid period; another one of the same period takes its place. */
export const putPause = (db: Db, companyId: string, pause: Pause): Promise<unknown> =>
  db.run(sql`
    insert into company_plans (buyer, pause_of, paused_from, paused_until)
    values (${companyId}::uuid, ${pause.of}::timestamptz, ${pause.from}::timestamptz, ${pause.until}::timestamptz)
    on conflict (buyer) do update set pause_of = excluded.pause_of, paused_from = excluded.paused_from, paused_until = excluded.paused_until`)

/** Whether a company has ever paid for a plan. */
export const hasPaidBill = async (db: Db, companyId: string): Promise<boolean> =>
  (
    await db.one<{ found: boolean }>(sql`
      select exists (select from plan_orders where buyer = ${companyId}::uuid and state = 'paid') as found`)
  ).found

/** Companies whose standing may have changed by the clock alone. */
export const listToSettle = async (db: Db, now: string): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select company.id from companies company left join company_plans plan on plan.buyer = company.id
       where (plan.read_only_since is null and company.trial_ends_at < ${now}::timestamptz
              and not exists (select from plan_orders bill where bill.buyer = company.id and bill.state = 'paid' and bill.until_at > ${now}::timestamptz))
          or (plan.read_only_since is not null
              and exists (select from plan_orders bill where bill.buyer = company.id and bill.state = 'paid' and bill.until_at > ${now}::timestamptz))
          or (plan.read_only_since is not null and plan.paused_until between ${now}::timestamptz - interval '30 days' and ${now}::timestamptz)
          or exists (select from plan_orders bill where bill.buyer = company.id and bill.state = 'open' and bill.next_try <= ${now}::timestamptz)
       order by company.id`)
  ).map(({ id }) => id)

export const findCountry = (db: Db, companyId: string): Promise<{ country: string }> =>
  db.one<{ country: string }>(sql`select country from companies where id = ${companyId}::uuid`)

export type ListedCompanyPrice = CompanyPrice & { country: string; from_day: Day; until_day: Day | null }
export const listEveryCompanyPrice = (db: Db): Promise<ListedCompanyPrice[]> =>
  db.many<ListedCompanyPrice>(sql`
    select country, product, period, currency, amount, messages, message_amount, most_seats, from_day, until_day from company_prices
     order by country, product, period, from_day desc`)

type NewPrice = Omit<ListedCompanyPrice, 'until_day'>

/** A price of a seat from a day on; the one before ends the day before. */
export const putCompanyPrice = async (db: Db, made: NewPrice): Promise<unknown> => {
  await db.run(sql`
    update company_prices set until_day = ${made.from_day}::date - 1
     where country = ${made.country} and product = ${made.product} and period = ${made.period} and from_day < ${made.from_day}::date
       and (until_day is null or until_day >= ${made.from_day}::date)`)
  return db.run(sql`
    insert into company_prices (country, product, period, currency, amount, messages, message_amount, most_seats, from_day)
    values (${made.country}, ${made.product}, ${made.period}, ${made.currency}, ${made.amount}, ${made.messages}, ${made.message_amount},
      ${made.most_seats}, ${made.from_day}::date)
    on conflict (country, product, period, from_day) do update set currency = excluded.currency, amount = excluded.amount,
      messages = excluded.messages, message_amount = excluded.message_amount, most_seats = excluded.most_seats`)
}
