import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { type Coupon, type CouponBuyers, couponCode } from './coupon.rules.ts'

/** Whoever orders with a coupon waits for the others who do, so that it is not used more often than it may be. */
export const lockCoupon = (db: Db, code: string): Promise<unknown> =>
  db.run(sql`select 1 from plan_coupons where code = ${couponCode(code)} for update`)

/** Who wants to use a coupon: a company, or a job seeker by their account. */
export type Wanted = { code: string; by: { companyId: string } | { userId: string }; day: Day; now: string }

/** What was ordered and is paid, or can still be paid. */
const counts = (now: string) =>
  sql`(bill.state not in ('open', 'abandoned') or bill.state = 'open' and bill.open_until > ${now}::timestamptz)`

/** How often a company, and other ones, use a coupon; what was ordered with it and not paid in time used nothing. */
const usesOfCompanies = (companyId: string, now: string) => ({
  others: sql`(select count(*) from plan_coupon_uses used join plan_orders bill on bill.id = used.order_id and ${counts(now)}
    where used.code = coupon.code and used.buyer <> ${companyId}::uuid)`,
  own: sql`exists (select from plan_coupon_uses used join plan_orders bill on bill.id = used.order_id and bill.state = 'paid'
    where used.code = coupon.code and used.buyer = ${companyId}::uuid)`,
})

/** The same of job seekers, whose order says itself which coupon it was made with. */
const usesOfSeekers = (userId: string, now: string) => ({
  others: sql`(select count(*) from plan_orders bill where bill.coupon->>'code' = coupon.code
    and bill.user_id is distinct from ${userId}::uuid and ${counts(now)})`,
  own: sql`exists (select from plan_orders bill where bill.coupon->>'code' = coupon.code and bill.user_id = ${userId}::uuid
    and bill.state not in ('open', 'abandoned'))`,
})

/** A coupon that somebody may use on a day: known, for them, in its days, not used by them before, and not used up. */
export const findCoupon = (db: Db, { code, by, day, now }: Wanted): Promise<Coupon | undefined> => {
  const buyers: CouponBuyers = 'companyId' in by ? 'companies' : 'seekers'
  const uses = 'companyId' in by ? usesOfCompanies(by.companyId, now) : usesOfSeekers(by.userId, now)
  return db.maybe<Coupon>(sql`
    select code, rate, periods from plan_coupons coupon
     where code = ${couponCode(code)} and buyers = ${buyers} and from_day <= ${day}::date and (until_day is null or until_day >= ${day}::date)
       and (most_uses is null or most_uses > ${uses.others}) and not ${uses.own}`)
}

/** The coupon of a company that still takes something off its next bill: one whose first bill was paid. */
export const findRunningCoupon = (db: Db, companyId: string) =>
  db.maybe<Coupon>(sql`
    select coupon.code, coupon.rate, used.left_periods as periods from plan_coupon_uses used join plan_coupons coupon on coupon.code = used.code
      join plan_orders bill on bill.id = used.order_id and bill.state = 'paid'
     where used.buyer = ${companyId}::uuid and used.left_periods > 0 order by used.used_at desc limit 1`)

/** Keeps that a company ordered with a coupon, with how many bills it still reaches once the order is paid. */
export const putCouponUse = (
  db: Db,
  companyId: string,
  { coupon, orderId, at }: { coupon: Coupon; orderId: string; at: string },
): Promise<unknown> =>
  db.run(sql`
    insert into plan_coupon_uses (code, buyer, left_periods, used_at, order_id)
    values (${coupon.code}, ${companyId}::uuid, ${coupon.periods - 1}, ${at}::timestamptz, ${orderId}::uuid)
    on conflict (code, buyer) do update set left_periods = excluded.left_periods, used_at = excluded.used_at, order_id = excluded.order_id`)

/** A coupon has taken its part off one bill more. */
export const countCouponBill = (db: Db, companyId: string, { code, periods }: Coupon): Promise<unknown> =>
  db.run(sql`
    update plan_coupon_uses set left_periods = ${periods - 1} where code = ${code} and buyer = ${companyId}::uuid`)

export type ListedCoupon = Coupon & {
  buyers: CouponBuyers
  most_uses: number | null
  from_day: Day
  until_day: Day | null
  uses: number
}
export const listCoupons = (db: Db): Promise<ListedCoupon[]> =>
  db.many<ListedCoupon>(sql`
    select code, buyers, rate, periods, most_uses, from_day, until_day,
           (select count(*)::int from plan_coupon_uses used join plan_orders bill on bill.id = used.order_id
             where used.code = coupon.code and bill.state not in ('open', 'abandoned'))
             + (select count(*)::int from plan_orders bill where bill.coupon->>'code' = coupon.code and bill.state not in ('open', 'abandoned')) as uses
      from plan_coupons coupon order by from_day desc, code`)

/** Makes a coupon, or changes how long and how often one that is there can be used; what it takes off, and of whom, stays as it was. */
export const putCoupon = (db: Db, made: Omit<ListedCoupon, 'uses'>): Promise<unknown> =>
  db.run(sql`
    insert into plan_coupons (code, buyers, rate, periods, most_uses, from_day, until_day)
    values (${made.code}, ${made.buyers}, ${made.rate}, ${made.periods}, ${made.most_uses}, ${made.from_day}::date, ${made.until_day}::date)
    on conflict (code) do update set most_uses = excluded.most_uses, until_day = excluded.until_day`)
