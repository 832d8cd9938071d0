import { exact, type Minor, roundToMinor } from '../../../shared/money.ts'
import { type PlanPrice, priceWithTaxes } from '../plans/price.rules.ts'

/** Whose plans a coupon is for. */
export const COUPON_BUYERS = ['companies', 'seekers'] as const
export type CouponBuyers = (typeof COUPON_BUYERS)[number]

/** A part of the price that is left off the first `periods` bills; `rate` in parts of 100,000. */
export type Coupon = { code: string; rate: number; periods: number }

/** A code as it is kept, however it was typed. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase()

/** What a coupon leaves off an amount, rounded half up to a minor unit. */
export const couponOff = (amount: Minor, rate: number): Minor => roundToMinor(exact(amount).mul(rate).div(100_000))

/** A coupon with what each of its periods costs. */
export type CouponPrice = Coupon & PlanPrice

type Listed = Pick<PlanPrice, 'lines'> & { amount: Minor; isTaxIncluded: boolean }

/** The price of a plan with a coupon: it comes off the listed amount, and the taxes are reckoned of what is left. */
export const priceWithCoupon = ({ amount, lines, isTaxIncluded }: Listed, coupon: Coupon): CouponPrice => ({
  ...coupon,
  ...priceWithTaxes(
    amount - couponOff(amount, coupon.rate),
    lines.map(({ name, rate }) => ({ name, rate })),
    isTaxIncluded,
  ),
})
